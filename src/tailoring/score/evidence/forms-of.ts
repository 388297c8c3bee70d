import { isCredential } from '../../../contract/choices.ts';
import { simplified } from '../../../lexicon/languages/simplified.ts';
import {
  canonical,
  kindOf,
  type Lexicon,
  memoizeByLexicon,
  memoizeInLexicon,
  spellingsOf,
} from '../../../lexicon/lexicon.ts';
import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { askedMadeIn, type ClassKind, membersOf, suitesOf } from '../../../lexicon/skills/classes.ts';
import type { Spelling } from '../../../lexicon/skills/lexicon-index.ts';
import { otherGenders, titleWords } from '../../../lexicon/titles/title-keys.ts';
import { activityNouns } from '../../../lexicon/words/activity-nouns.ts';
import { inflect, pastOf, pastOfBase, readVerb, verbNamedBy } from '../../../lexicon/words/verbs.ts';
import { verbOfAction } from '../../../lexicon/words/word-families.ts';
import { type AskedRequirement, spellingOf } from '../../../posting/posting.ts';
import type { TokenRange } from '../../../text/find-form.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { termKey } from '../../../text/tokenize.ts';
import { memoize } from '../../../values/memoize.ts';
import { readFamilies } from '../role/read-title.ts';

/* The ways a resume may state a requirement: its spellings, its verb forms, and the members of its class. */

type Tense = 'past' | 'present' | 'gerund';

/** A spelling by which a requirement is found in a resume. */
export interface Form extends Spelling {
  /** True if the posting itself spells it this way. */
  readonly literal: boolean;
  /** The tense of a verb form, which shows the requirement without naming it: `mentored` for mentoring. */
  readonly done?: Tense;
  /** Set for a part of the name that shows the requirement alone: `OSHA` for OSHA standards. */
  readonly alone?: true;
  /** Set if the spelling counts only in another meaning than the lexicon's: `EMT` for conduit. */
  readonly isOther?: true;
}

/** Every form of every alternative. Memoized because every document made from a base is searched for them. */
export const formsOf = memoizeInLexicon((lexicon, requirement: AskedRequirement): readonly Form[] =>
  requirement.alternatives.flatMap((alternative) => formsFor(lexicon, requirement, alternative)),
);

/**
 * The posting's own spelling first, then the aliases; spellings that the posting also uses are literal. Chinese is in
 * simplified characters, as the resume is read.
 */
function formsFor(lexicon: Lexicon, requirement: AskedRequirement, alternative: string): Form[] {
  if (requirement.homonyms?.includes(alternative)) return [{ ...formWhole(alternative), isOther: true }];
  const spelling = simplified(spellingOf(lexicon, requirement, alternative));
  const written = new Set(requirement.alsoWritten?.map((each) => termKey(simplified(each))));
  const spellings = spellingsOf(lexicon, spelling);
  const named = spellings.map(({ text, keys, key, language }, index): Form => {
    return { text, keys, key, language, literal: index === 0 || written.has(key) };
  });
  if (askedMadeIn(lexicon, requirement.term, spelling) !== null) return [formWhole(requirement.term)];
  const alone = shortName(lexicon, spelling);
  const isHeld = isCredential(requirement.kind);
  return [
    ...named,
    ...named.filter(({ text }) => isHeld || namesPerson(lexicon, text)).flatMap(inOtherGenders),
    ...(alone === null ? [] : [formAlone(alone)]),
    ...spellings.flatMap(({ text, language }) =>
      language === null || language === 'en' ? formsDone(lexicon, text) : [],
    ),
  ];
}

/** Limits the combinations of genders in a title of several words. */
const maxGenderForms = 12;

/** The other grammatical genders of a profession: `Bilanzbuchhalterin`, `vendeuse`. */
function inOtherGenders(form: Form): readonly Form[] {
  return gendersOf(form.text).map((keys) => {
    const key = keys.join(' ');
    return { ...form, text: key, keys, key };
  });
}

/** Spanish words for a place of work: `notaría`, where a notario works. */
const workplace = /[íÍ]a$/u;

function namesPerson(lexicon: Lexicon, text: string): boolean {
  if (workplace.test(text)) return false;
  return kindOf(lexicon, text) === null && readFamilies(text, titleWords(text)).size > 0;
}

const gendersOf = memoize(5000, (text): readonly (readonly string[])[] => {
  let all: readonly (readonly string[])[] = [[]];
  for (const word of termKey(text).split(' '))
    all = all.flatMap((begun) => [word, ...otherGenders(word)].map((each) => [...begun, each]));
  return all.slice(1, maxGenderForms);
});

/** Memoized by text, because spellings recur across postings. */
const formsDone = memoizeByLexicon(5000, (lexicon, text): readonly Form[] => {
  const { past, present, gerund } = doneForms(lexicon, text.toLowerCase()) ?? {};
  return [
    ...(past === undefined ? [] : [formDone(past, 'past')]),
    ...(present === undefined ? [] : [formDone(present, 'present')]),
    ...(gerund === undefined ? [] : [formDone(gerund, 'gerund')]),
  ];
});

function formWhole(text: string): Form {
  const key = termKey(text);
  return { text, keys: key.split(' '), key, language: null, literal: true };
}

function formAlone(text: string): Form {
  const key = termKey(text);
  return { text, keys: key.split(' '), key, language: null, literal: false, alone: true };
}

function formDone(text: string, done: Tense): Form {
  const key = termKey(text);
  return { text, keys: [key], key, language: 'en', literal: false, done };
}

/** The token key that a form begins with. */
export function firstKey({ keys }: Form): string {
  return keys[0] ?? '';
}

/** Lexicon terms that show a requirement for a class of things: `React` for `frontend frameworks`. */
export const membersShowing = memoizeInLexicon(
  (lexicon, requirement: AskedRequirement): ReadonlyMap<string, ClassKind> => {
    if (requirement.kind !== 'skill') return new Map();
    const all = namesOf(lexicon, requirement).flatMap((name) => [...membersOf(lexicon, name)]);
    return new Map([
      ...all.filter(([, kind]) => kind !== 'tools'),
      ...all.filter(([, kind]) => kind === 'tools'),
    ]);
  },
);

/** The suites that show a program in part. */
export const suitesContaining = memoizeInLexicon(
  (lexicon, { kind, alternatives }: AskedRequirement): readonly string[] =>
    kind === 'skill'
      ? [...new Set(alternatives.map((each) => canonical(lexicon, each)).flatMap(suitesOf))]
      : [],
);

/** A single alternative is looked up by the whole term: knowing accounting does not show an `accounting package`. */
function namesOf(lexicon: Lexicon, requirement: AskedRequirement): readonly string[] {
  const { term, alternatives, homonyms = [] } = requirement;
  // A known spelling of a class asks for it as its main spelling does: `Office`.
  if (alternatives.length === 1)
    return homonyms.length > 0 ? [term] : [...new Set([term, canonical(lexicon, term)])];
  return alternatives.flatMap((each) => [each, spellingOf(lexicon, requirement, each)]);
}

/** The name of a program followed by a redundant word: `SAP software`. */
const programName = /^(.+) (?:software|systems?|tools?|platforms?|packages?|suites?)$/i;
/** The initials of rules or of the body that issues them: `OSHA standards`. */
const rulesName =
  /^([A-Z][A-Z&\d]{2,5}) (?:standards?|rules|guidelines?|regulations?|requirements|legislation|principles)$/;
/** French and Spanish put the redundant word first; a capital marks the name: `logiciel Genapi`. */
const kindFirst = preparedPattern(
  String.raw`^(?:logiciels?|outils?|progiciels?|programas?|software|herramientas?) (?:de )?(\p{Lu}[\p{L}\d+.-]+)$`,
);
/** Suffix pairs from an activity to its instrument: `spectrometry` → `spectrometer`. */
const instruments: readonly (readonly [activity: RegExp, instrument: string])[] = [
  [/(?<=\p{L}{4})metry$/u, 'meter'],
  [/(?<=\p{L}{4})scopy$/u, 'scope'],
  [/(?<=chromato)graphy$/u, 'graph'],
  [/^centrifugation$/u, 'centrifuge'],
];

/** Two words, which a resume may also write with a slash or a comma: `shipping/receiving`. */
const twoWords = /^([a-z]+) and ([a-z]+)$/i;

const inGerund = /^[a-z-]{3,}ing$/;

/** Help with a task, which the task itself shows: `troubleshooting` for `Help troubleshooting`. */
const helpWith = preparedPattern(
  String.raw`^(?:help|assist|support)(?:ing)? (?:with |in )?(?:the )?(\p{L}.*)$`,
  'iu',
);

/** The short name that shows a term by itself: `Genapi` for `logiciel Genapi`; null for other terms. */
function shortName(lexicon: Lexicon, term: string): string | null {
  const task = helpWith.exec(term)?.[1];
  if (
    task !== undefined &&
    kindOf(lexicon, term) === null &&
    (kindOf(lexicon, task) === 'method' || inGerund.test(task))
  )
    return task;
  const program = programName.exec(term)?.[1];
  if (program !== undefined && (kindOf(lexicon, program) === 'tool' || isPluralInLexicon(lexicon, program)))
    return program;
  const found = (rulesName.exec(term) ?? kindFirst.exec(term))?.[1];
  if (found !== undefined) return found;
  const [, one, other] = twoWords.exec(term) ?? [];
  if (one !== undefined && other !== undefined) return `${one} ${other}`;
  const [activity, instrument] = instruments.find(([ending]) => ending.test(term)) ?? [];
  return activity && instrument ? term.replace(activity, instrument) : null;
}

/** True for the singular of a plural in the lexicon: `fire alarm` systems are the lexicon's `fire alarms`. */
function isPluralInLexicon(lexicon: Lexicon, name: string): boolean {
  const key = termKey(name);
  const spellings = lexicon.index.terms.get(key)?.spellings ?? [];
  return !name.endsWith('s') && spellings.some((text) => text.endsWith('s') && termKey(text) === key);
}

/** Verb forms that show an activity: `mentored` and `mentor` for mentoring. */
interface DoneForms {
  readonly past: string;
  /** Set only for verbs that the table knows, or that are a method's name. */
  readonly present?: string;
  /** Set for a noun that is also a verb: `triaging` for triage. */
  readonly gerund?: string;
}

/** Null for words that are not activities. A word outside the lexicon is one if its verb is known. */
function doneForms(lexicon: Lexicon, written: string): DoneForms | null {
  const kind = kindOf(lexicon, written);
  const word = written.replace(/(?<=[nt])s$/, '');
  if (kind !== null && kind !== 'method' && kind !== 'soft') return null;
  const lemma =
    verbNamedBy(word) ??
    activityNouns('en').get(word) ??
    (inGerund.test(word) ? readVerb(word)?.lemma : undefined) ??
    verbOfAction(word);
  if (lemma) return { past: inflect(lemma, 'past'), present: lemma };
  if (kind !== null && inGerund.test(word)) return { past: pastOf(word) ?? word.replace(/ing$/, 'ed') };
  return kind === 'method' ? formsOfVerb(word) : null;
}

/** The forms of a method whose name is also a verb: `triage`, `triaged`, `triaging`. */
function formsOfVerb(word: string): DoneForms | null {
  const past = oneWord.test(word) ? pastOfBase(word) : null;
  if (past === null || !inRegularPast.test(past)) return null;
  return { past, present: word, gerund: past.replace(/ed$/, 'ing') };
}

const oneWord = /^[a-z]{4,}$/;
const inRegularPast = /[^i]ed$/;

const opensClause = preparedPattern(
  String.raw`(?:^|[.;:,•\n–—]|\b(?:and|also|then|I|\p{L}{1,20}ly))\s{0,3}$`,
  'iu',
);
const afterPassive = preparedPattern(String.raw`^\s+(?:by|in|on|as|at)\b`, 'iu');

const objectOpening = preparedPattern(
  () => String.raw`^\s+(?:${phrases('tailoring', 'object_opening')})`,
  'iu',
);

/** The text right before a place, long enough to see what it follows. */
function textBefore(text: string, start: number): string {
  return text.slice(Math.max(0, start - 40), start);
}

/** True for a present-tense verb: "Mentor two juniors", "Recruit and train 24 staff", not "Plan B". */
export function isDoneNow(text: string, { start, end }: TokenRange): boolean {
  return opensClause.test(textBefore(text, start)) && objectOpening.test(text.slice(end));
}

const beforeGerund = preparedPattern(
  String.raw`(?:^|[.;:,•\n–—]|\b(?:and|or|for|of|in|by|through|while|when|on|with|\p{L}{1,20}ly))\s{0,3}$`,
  'iu',
);

/** True for a gerund used as a verb: "Responsible for triaging patients", but not "a triaging system". */
export function isBeingDone(text: string, { start, end }: TokenRange): boolean {
  return beforeGerund.test(textBefore(text, start)) && !afterPassive.test(text.slice(end));
}

/** True for an active past-tense verb: "Mentored four juniors", but not "mentored by" or "was mentored". */
export function isDone(text: string, { start, end }: TokenRange): boolean {
  return opensClause.test(textBefore(text, start)) && !afterPassive.test(text.slice(end));
}
