import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { lazy } from '../../../values/memoize.ts';
import { namesRole } from '../recognize/name-kinds.ts';
import { sectionOf } from '../recognize/section-headings.ts';
import { proficiencyIn } from '../skills/skill-sentences.ts';
import type { WrittenSection } from './ruled-sections.ts';

/*
 * Only one word of a heading such as `Orchestral Experience` or `Relevant Training and Experience` is known. If another
 * section has the jobs, a list of sentences under such a heading is not a list of jobs.
 */

const minBullets = 3;
const minShare = 0.5;

/** Corrects sections whose heading is known only in part by what their lines are. */
export function withSeparatePoints(sections: readonly WrittenSection[]): readonly WrittenSection[] {
  const hasJobs = sections.some(({ key, heading }) => key === 'work' && isKnown(heading?.text));
  return sections.flatMap(withSeparateReferences).map((section) => {
    const { key, heading, lines } = section;
    if (heading === null || isKnown(heading.text)) return section;
    const skillLines = lines.filter(({ text }) => proficiencyIn(text) !== null).length;
    if (key === 'certificates' && skillLines > 0 && skillLines >= minShare * lines.length)
      return { ...section, key: 'skills' };
    return key === 'work' && hasJobs && areSentences(section) ? { ...section, key: null } : section;
  });
}

const listed: ReadonlySet<string | null> = new Set([
  'skills',
  'languages',
  'interests',
  'certificates',
  'awards',
]);
const onRequest = lazy(() => new RegExp(`^[^:：,;]{4,40} (?:${phrases('resume', 'on_request')})\\.?$`, 'iu'));

/** Moves `Personal references available upon request` out of the last list. */
function withSeparateReferences(section: WrittenSection): readonly WrittenSection[] {
  const found = listed.has(section.key) ? section.lines.filter(({ text }) => onRequest().test(text)) : [];
  if (found.length === 0) return [section];
  const lines = section.lines.filter((line) => !found.includes(line));
  return [
    { ...section, lines },
    { key: 'references', heading: null, lines: found },
  ];
}

function isKnown(heading: string | undefined): boolean {
  return heading !== undefined && sectionOf(heading) !== null;
}

/** True if a section has only bullets that end like sentences. */
function areSentences({ lines }: WrittenSection): boolean {
  const ended = lines.filter(({ text }) => /\.$/.test(text));
  return (
    lines.length >= minBullets &&
    lines.every(({ style, aside }) => style === 'bullet' && aside === '') &&
    ended.length >= minShare * lines.length &&
    lines.filter(({ text }) => namesRole(text.split(' ').slice(0, 3).join(' '))).length <
      minShare * lines.length
  );
}
