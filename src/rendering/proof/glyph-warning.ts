import { scripts } from '../fonts/scripts.ts';
import type { HasGlyph } from '../fonts/shipped-fonts.ts';
import type { TextGroup } from './expected-texts.ts';

/** Enough to see what it is about. */
const mostShown = 12;

/** Which characters are empty boxes, and what mends it; nothing when there are none. */
export function glyphWarning(groups: readonly TextGroup[], hasGlyph: HasGlyph): readonly string[] {
  const texts = groups.flatMap(({ anywhere, inOrder }) => [...anywhere, ...inOrder]);
  let left = [...new Set(texts.join('').normalize('NFC'))].filter((character) => !hasGlyph(character));
  const packages = new Set<string>();
  const lists: string[] = [];
  for (const script of scripts) {
    const ofScript = left.filter((character) => script.has(character));
    if (ofScript.length === 0) continue;
    left = left.filter((character) => !script.has(character));
    packages.add(script.debianPackage);
    lists.push(`${listed(ofScript)} (${script.name})`);
  }
  if (lists.length === 0) return [];
  return [
    `No font here can draw: ${lists.join(', ')}. They are empty boxes in the PDF. Install fonts that have them ` +
      `(Debian, Ubuntu: apt-get install ${[...packages].join(' ')}), or name a folder with such fonts: --font-dir ` +
      'FOLDER for pdf and generate, fonts.folder in server.yaml.',
  ];
}

function listed(characters: readonly string[]): string {
  const more = characters.length - mostShown;
  return [...characters.slice(0, mostShown), ...(more > 0 ? [`and ${more} more`] : [])].join(' ');
}
