import type { JsonObject } from '../../contract/json-object.ts';
import type { ReadBase } from '../../service/ports.ts';
import { sectionMappings } from '../json-resume/section-mappings.ts';
import { listKey, listParent } from '../json-resume/source-list.ts';
import type { ReadingNote } from './reading-note.ts';
import { unplacedInJsonResume, unplacedInReactiveResume } from './what-has-no-place.ts';
import { type SourceTerms, whatLooksOdd } from './what-looks-odd.ts';
import { whatWasLeft } from './what-was-left.ts';
import { whatWasRead } from './what-was-read.ts';

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
