import type { ResumeDocument } from '../../contract/resume-document.ts';
import { parseRichText } from '../../contract/rich-text.ts';
import { counted } from '../resume-document/counted.ts';
import { sectionIds } from '../resume-document/section-id.ts';
import type { ReadingNote } from './reading-note.ts';

/** Name, summary and a count for every section that has something in it. */
export function whatWasRead({ basics, sections }: ResumeDocument): readonly ReadingNote[] {
  const counts = sectionIds.flatMap((id) => {
    const { items } = sections[id];
    const shown = items.filter((item) => item.visible).length;
    return shown > 0 ? [read(id, `${counted(id, shown)}${bulletCount(items)}`)] : [];
  });
  const summary = sections.summary.content === '' ? [] : [read('summary', 'a summary')];
  const custom = Object.values(sections.custom).map(({ name, items }) =>
    read(
      'custom',
      `"${name}", a section of its own: ${items.length === 1 ? '1 entry' : `${items.length} entries`}`,
    ),
  );
  return [read('name', basics.name), ...summary, ...counts, ...custom];
}

function read(path: string, message: string): ReadingNote {
  return { kind: 'read', path, message };
}

function bulletCount(items: readonly { readonly visible: boolean; readonly summary?: string }[]): string {
  const bullets = items
    .filter((item) => item.visible)
    .flatMap((item) => parseRichText(item.summary ?? ''))
    .flatMap((block) => (block.type === 'list' ? block.items : []));
  if (bullets.length === 0) return '';
  return bullets.length === 1 ? ', 1 bullet' : `, ${bullets.length} bullets`;
}
