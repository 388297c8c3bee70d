import { regularVerb } from '../../../lexicon/verb-forms.ts';
import { readVerb } from '../../../lexicon/verbs.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';

/* What stands behind a noun that names a deed, and tells that the person is not the one who did it. */

const by = preparedPattern(String.raw`\b[Bb]y\s(?!\d[\d.,]{0,12}\s?%|\p{Ll}+ing\b)`);

/** `by an agency`, `by two nurses`, `by staff`; `by 20%` and `by using` tell how. */
export function isDoneByOthers(text: string): boolean {
  return by.test(text);
}

/** `operator`, `consultants`, `assistant`, `trainee`; a server falls under it, too: in doubt a line stays. */
const agent = preparedPattern(String.raw`\b\p{L}{2,24}(?:[eo]r|ist|ant|ee|ian)s?\b`, 'iu');
const collectives = preparedPattern(
  String.raw`\b(?:agenc(?:y|ies)|agents?|boards?|class(?:es)?|clients?|colleagues?|committees?|compan(?:y|ies)|councils?|crews?|departments?|experts?|famil(?:y|ies)|firms?|freelance\p{L}*|groups?|interns?|nurses?|offices?|panels?|partners?|patients?|people|persons?|personnel|presidents?|pupils?|residents?|squads?|staff|students?|task\sforces?|teams?|unions?|units?|women|men|youths?)\b`,
  'iu',
);

/** Whether a text names anybody who could have done something: `a team`, `two vendors`. */
export function namesPeople(text: string): boolean {
  return collectives.test(text) || agent.test(text);
}

const relative = preparedPattern(String.raw`,\s(?:which|who)\s`);
const auxiliaries: ReadonlySet<string> = new Set(
  'is are was were has have had will would can could may might must should did does'.split(' '),
);
const prepositions =
  'of for in on at to with from across by via through during using and or within between as into per including';
const linking: ReadonlySet<string> = new Set(prepositions.split(' '));
/** Behind one of these a participle belongs to the noun that follows: `of automated tests`. */
const openers: ReadonlySet<string> = new Set(
  `${prepositions} a an the all our my their its two three four five six`.split(' '),
);

/** `Creation of a web shop increased sales` is a sentence: its subject is the deed, and not the person. */
export function isSentence(text: string): boolean {
  const words = text.split(relative.for(text), 1).join('').split(/\s+/);
  return words.some((word, index) => {
    const before = words[index - 1]?.toLowerCase() ?? '';
    if (auxiliaries.has(word)) return true;
    if (before === '' || openers.has(before) || /^\d|,$/.test(before)) return false;
    return isFiniteVerb(word.replace(/[,.;:]$/, ''), /[,.;:]$/.test(word) ? '' : (words[index + 1] ?? ''));
  });
}

/** `reports` and `set` may be nouns: they are verbs where an object follows. */
function isFiniteVerb(word: string, behind: string): boolean {
  const forms = readVerb(word)?.forms ?? [];
  const takesObject = behind !== '' && !linking.has(behind) && !behind.startsWith('(');
  if (forms.includes('past')) return takesObject || !forms.includes('base');
  if (forms.includes('third')) return takesObject;
  return regularVerb(word)?.past === word;
}
