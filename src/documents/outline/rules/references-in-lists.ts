import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { lazy } from '../../../values/memoize.ts';
import type { WrittenSection } from './ruled-sections.ts';

const listed: ReadonlySet<string | null> = new Set([
  'skills',
  'languages',
  'interests',
  'certificates',
  'awards',
]);
const onRequest = lazy(() => new RegExp(`^[^:：,;]{4,40} (?:${phrases('resume', 'on_request')})\\.?$`, 'iu'));

/** Moves `Personal references available upon request` out of the last list. */
export function withSeparateReferences(section: WrittenSection): readonly WrittenSection[] {
  const found = listed.has(section.key) ? section.lines.filter(({ text }) => onRequest().test(text)) : [];
  if (found.length === 0) return [section];
  const lines = section.lines.filter((line) => !found.includes(line));
  return [
    { ...section, lines },
    { key: 'references', heading: null, lines: found },
  ];
}
