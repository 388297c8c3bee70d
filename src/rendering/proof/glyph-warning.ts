import { isDrawn } from '../fonts/choose-fonts.ts';
import { scripts } from '../fonts/scripts.ts';
import type { HasGlyph } from '../fonts/shipped-fonts.ts';
import type { TextGroup } from './expected-texts.ts';

/** Enough to see what it is about. */
const maxShown = 12;

/** Which characters are empty boxes, and what helps; nothing when there are none. */
export function glyphWarning(groups: readonly TextGroup[], hasGlyph: HasGlyph): readonly string[] {
  const texts = groups.flatMap(({ anywhere, inOrder }) => [...anywhere, ...inOrder]);
  let left = [...new Set(texts.join('').normalize('NFC'))].filter(
    (character) => isDrawn(character) && !hasGlyph(character),
  );
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
      'FOLDER, or fonts.folder in server.yaml.',
  ];
}

/** What no screen shows either is named by its number. */
function shown(character: string): string {
  if (!/[\p{Co}\p{Cn}]/u.test(character)) return character;
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function listed(characters: readonly string[]): string {
  const more = characters.length - maxShown;
  return [...characters.slice(0, maxShown).map(shown), ...(more > 0 ? [`and ${more} more`] : [])].join(' ');
}
