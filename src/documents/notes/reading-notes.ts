import type { JsonObject } from '../../contract/json-object.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import { parseRichText } from '../../contract/rich-text.ts';
import type { ReadBase } from '../../service/ports.ts';
import { sectionMappings } from '../json-resume/section-mappings.ts';
import { listKey, listParent } from '../json-resume/source-list.ts';
import { counted } from '../resume-document/counted.ts';
import { sectionIds } from '../resume-document/section-id.ts';
import type { ReadingNote } from './reading-note.ts';
import { unplacedInJsonResume, unplacedInReactiveResume } from './what-has-no-place.ts';
import { type SourceTerms, whatLooksOdd } from './what-looks-odd.ts';
import { whatWasLeft } from './what-was-left.ts';

/** What was read from a source, what looks odd in it and what has no place, in this order. */
export function readingNotes(source: Readonly<JsonObject>, base: ReadBase): readonly ReadingNote[] {
  const { document, format } = base;
  if (format !== 'json-resume') {
    const isV3 = format === 'reactive-resume-v3';
    const terms: SourceTerms = {
      pathOf: (id, index) => `sections.${isV3 && id === 'experience' ? 'work' : id}.items[${index}]`,
      hidden: 'is hidden in the file and stays hidden',
    };
    const isOwn = format === 'reactive-resume-v4';
    const unplaced = isOwn ? unplacedInReactiveResume(source, document) : whatWasLeft(source, document);
    return [...whatWasRead(document), ...whatLooksOdd(document, terms), ...unplaced];
  }
  const terms: SourceTerms = {
    pathOf(id, index) {
      const { parent } = sectionMappings[id];
      return `${parent ? `${parent}.` : ''}${listKey(id, listParent(id, source))}[${index}]`;
    },
    hidden: 'has nothing to show and stays hidden',
  };
  return [...whatWasRead(document), ...whatLooksOdd(document, terms), ...unplacedInJsonResume(source)];
}

/** Name, summary and a count for every section that has something in it. */
function whatWasRead({ basics, sections }: ResumeDocument): readonly ReadingNote[] {
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
