import { inflect, readVerb, spelledLike } from '../../../../lexicon/verbs.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { capitalized } from '../capitalized.ts';
import { hasSecondVerb, isOneDeed, meansVerbs } from '../means.ts';
import type { Pattern, Situation } from '../wording.ts';

const actionPart = preparedPattern(
  String.raw`^(?<lead>\p{L}+(?:\sand\s\p{L}+ed(?=\s))?)\s+(?<action>\S[^;:.]*)$`,
);
const outcomePart = preparedPattern(
  String.raw`^\s+(?:(?<link>which|thereby|thus)\s+)?(?<verb>\p{L}+)\s+(?<written>\S[^;:]*)$`,
);
/** Verbs that say what came of something; `…, used by 60 shops` says no such thing. */
const outcomeVerbs: ReadonlySet<string> = new Set(
  'accelerate achieve boost bring cut decrease eliminate grow improve increase lower minimize raise reduce save shorten'.split(
    ' ',
  ),
);

/** `Migrated X to Y, reducing Z from 40 to 6` becomes `Reduced Z from 40 to 6 by migrating X to Y`. */
export const outcomeFirst: Pattern = {
  rule: 'outcome_first',
  why: 'resultFirst',
  languages: ['en'],
  from: 'good',
  apply(text, situation) {
    const [before = '', behind = '', ...more] = text.split(',');
    const { lead = '', action = '' } = actionPart.exec(before)?.groups ?? {};
    const { link, verb = '', written = '' } = outcomePart.exec(behind)?.groups ?? {};
    if (more.length > 0 || action === '' || !/\d/.test(written)) return null;
    const stop = written.endsWith('.') ? '.' : '';
    const outcome = written.slice(0, written.length - stop.length);
    const result = resultVerb(verb, link === 'which' ? 'past' : 'gerund', situation);
    const means = meansVerbs(lead);
    if (
      !result ||
      !means ||
      !isOneDeed(action) ||
      hasSecondVerb(outcome) ||
      unclear.test(outcome) ||
      chained.test(action)
    )
      return null;
    return `${capitalized(result)} ${outcome.trim()} by ${means} ${action.trim()}${stop}`;
  },
  examples: [
    [
      'Wrote a small Bash script to image machines, which saved the team roughly 6 hours a week',
      'Saved the team roughly 6 hours a week by writing a small Bash script to image machines',
    ],
    [
      'Moved the archive online, cutting search time by 30%.',
      'Cut search time by 30% by moving the archive online.',
    ],
    [
      'Built an index that removed two steps, reducing search time by 30%',
      'Reduced search time by 30% by building an index that removed two steps',
    ],
    [
      'Planned and moved the archive, cutting search time by 30%',
      'Cut search time by 30% by planning and moving the archive',
    ],
  ],
  leaves: [
    ['no number, no outcome first', 'Moved the archive online, cutting search time'],
    [
      'a second verb that keeps its tense',
      'Moved the archive and wrote its index, cutting search time by 30%',
    ],
    ['a helper stays a helper', 'Helped move the archive, cutting search time by 30%'],
    [
      'whoever sells a thing did not bring about what it does',
      'Sold a heat pump, which cut energy use by 20%',
    ],
    ['what another did is no means', 'Moved the archive that Bob filled, cutting search time by 30%'],
    ['"only" would limit the means', 'Moved the archive, cutting search time by 30% only'],
    ['a means of its own is enough', 'Tuned the model, achieving 81% accuracy through longer training'],
    ['two means in a row are not understood', 'Improved the forms through tests, reducing errors by 30%'],
    ['the thing must come before its share', 'Redrew the site, improving by 35% its visits'],
    ['two facts side by side are no cause', 'Rewrote the import; errors fell by 30%'],
  ],
};

/** What limits the result, its share in front of the thing, or a means of its own. */
const unclear = /\bonly\b|^by\b|\b(?:through|via|using|thanks)\b/;
/** `by improving the forms through tests`: two means in a row are not understood. */
const chained = /\b(?:by|through|via)\b/;

function resultVerb(word: string, form: 'gerund' | 'past', { tense }: Situation): string | null {
  const verb = readVerb(word);
  if (!verb || !outcomeVerbs.has(verb.lemma) || !verb.forms.includes(form) || tense !== 'past') return null;
  return spelledLike(word, inflect(verb.lemma, 'past'));
}
