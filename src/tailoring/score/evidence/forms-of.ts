import { activityNouns } from '../../../lexicon/activity-nouns.ts';
import { askedMadeIn, type ClassKind, membersOf } from '../../../lexicon/classes.ts';
import { kindOf, lexiconIndex, memoizeByLexicon, spellingsOf } from '../../../lexicon/lexicon.ts';
import type { Spelling } from '../../../lexicon/lexicon-index.ts';
import { phrases } from '../../../lexicon/phrase-lists.ts';
import { otherGenders, titleWords } from '../../../lexicon/title-keys.ts';
import { inflect, pastOfBase, readVerb, verbNamedBy } from '../../../lexicon/verbs.ts';
import { type AskedRequirement, spellingOf } from '../../../posting/posting.ts';
import type { TokenRange } from '../../../text/find-form.ts';
import { memoizeByObject } from '../../../text/memoize.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { termKey } from '../../../text/tokenize.ts';
import { readFamilies } from '../role/read-title.ts';

/* How a resume may say a requirement: its spellings, what somebody writes who did it, and members of its class. */

type Tense = 'past' | 'present' | 'gerund';

/** A spelling by which a requirement is found in a resume. */
export interface Form extends Spelling {
  /** The posting writes it so itself. */
  readonly literal: boolean;
  /** Says that it was done, which shows the requirement without naming it: `mentored` for mentoring. */
  readonly done?: Tense;
  /** Shows the requirement as a part of its name: `OSHA` the OSHA standards. */
  readonly alone?: true;
  /** Counts only where it is not the term that it is spelled like: `EMT` beside conduit. */
  readonly isOther?: true;
}

/** Every form of every alternative. Looked for in the base, and again in every document that is made of it. */
export const formsOf = memoizeByObject((requirement: AskedRequirement): readonly Form[] =>
  requirement.alternatives.flatMap((alternative) => formsFor(requirement, alternative)),
);

/** The posting's own spelling first, then the true aliases; all that the posting writes itself are literal. */
function formsFor(requirement: AskedRequirement, alternative: string): Form[] {
  if (requirement.otherwiseMeant?.includes(alternative))
    return [{ ...formWhole(alternative), isOther: true }];
  const spelling = spellingOf(requirement, alternative);
  const written = new Set(requirement.alsoWritten?.map(termKey));
  const spellings = spellingsOf(spelling);
  const named = spellings.map(({ text, keys, key, language }, index): Form => {
    return { text, keys, key, language, literal: index === 0 || written.has(key) };
  });
  if (askedMadeIn(requirement.term, spelling) !== null) return [formWhole(requirement.term)];
  const alone = nameAlone(spelling);
  const isHeld = requirement.kind === 'certificate' || requirement.kind === 'licence';
  return [
    ...named,
    ...named.filter(({ text }) => isHeld || namesPerson(text)).flatMap(inOtherGenders),
    ...(alone === null ? [] : [formAlone(alone)]),
    ...spellings.flatMap(({ text, language }) =>
      language === null || language === 'en' ? formsDone(text) : [],
    ),
  ];
}

/** A word has few genders, and a title few words. */
const mostGenders = 12;

/** What somebody is, said of a woman or a man: `Bilanzbuchhalterin`, `vendeuse`. Nothing for what is no person. */
function inOtherGenders(form: Form): readonly Form[] {
  return gendersOf(form.text).map((keys) => {
    const key = keys.join(' ');
    return { ...form, text: key, keys, key };
  });
}

/** `notaría` is where a notario works. */
const workplace = /[íÍ]a$/u;

function namesPerson(text: string): boolean {
  if (workplace.test(text)) return false;
  return kindOf(text) === null && readFamilies(text, titleWords(text)).size > 0;
}

const gendersOf = memoizeByLexicon(5000, (text): readonly (readonly string[])[] => {
  let all: readonly (readonly string[])[] = [[]];
  for (const word of termKey(text).split(' '))
    all = all.flatMap((begun) => [word, ...otherGenders(word)].map((each) => [...begun, each]));
  return all.slice(1, mostGenders);
});

/** The same spellings come by with every posting. */
const formsDone = memoizeByLexicon(5000, (text): readonly Form[] => {
  const { past, present, gerund } = doneForms(text.toLowerCase()) ?? {};
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

/** Terms of the lexicon that show a requirement which names no thing but a class of things: `frontend frameworks`. */
export const membersShowing = memoizeByObject(
  (requirement: AskedRequirement): ReadonlyMap<string, ClassKind> => {
    if (requirement.kind !== 'skill') return new Map();
    const all = namesOf(requirement).flatMap((name) => [...membersOf(name)]);
    return new Map([
      ...all.filter(([, kind]) => kind === 'field'),
      ...all.filter(([, kind]) => kind === 'tools'),
    ]);
  },
);

/** One thing is asked for by all its words: an accounting package is not known by knowing accounting. */
function namesOf(requirement: AskedRequirement): readonly string[] {
  const { term, alternatives } = requirement;
  if (alternatives.length === 1) return [term];
  return alternatives.flatMap((each) => [each, spellingOf(requirement, each)]);
}

/** After the name of a program: it adds nothing to a program that is known. */
const programName = /^(.+) (?:software|systems?|tools?|platforms?|packages?|suites?)$/i;
/** After the initials of who gives rules, or of the rules. */
const rulesName =
  /^([A-Z][A-Z&\d]{2,5}) (?:standards?|rules|guidelines?|regulations?|requirements|legislation|principles)$/;
/** French and Spanish put the kind first, and a capital inside a phrase makes a name. */
const kindFirst =
  /^(?:logiciels?|outils?|progiciels?|programas?|software|herramientas?) (?:de )?(\p{Lu}[\p{L}\d+.-]+)$/u;
/** What is done by an instrument, and the instrument. */
const instruments: readonly (readonly [activity: RegExp, instrument: string])[] = [
  [/(?<=\p{L}{4})metry$/u, 'meter'],
  [/(?<=\p{L}{4})scopy$/u, 'scope'],
  [/(?<=chromato)graphy$/u, 'graph'],
  [/^centrifugation$/u, 'centrifuge'],
];

/** What shows a thing without its kind: `Genapi` the `logiciel Genapi`, `OSHA` the OSHA standards; null for other terms. */
function nameAlone(term: string): string | null {
  const program = programName.exec(term)?.[1];
  if (program !== undefined && (kindOf(program) === 'tool' || isThing(program))) return program;
  const found = (rulesName.exec(term) ?? kindFirst.exec(term))?.[1];
  if (found !== undefined) return found;
  const [activity, instrument] = instruments.find(([ending]) => ending.test(term)) ?? [];
  return activity && instrument ? term.replace(activity, instrument) : null;
}

/** `fire alarm`, which the lexicon has as `fire alarms`: systems of them are nothing else. */
function isThing(name: string): boolean {
  const key = termKey(name);
  const spellings = lexiconIndex().terms.get(key)?.spellings ?? [];
  return !name.endsWith('s') && spellings.some((text) => text.endsWith('s') && termKey(text) === key);
}

const inGerund = /^[a-z-]{3,}ing$/;

/** What somebody writes who did what a word names, and who does it: `mentored` and `mentor` for mentoring. */
interface DoneForms {
  readonly past: string;
  /** Only of verbs that the table knows. */
  readonly present?: string;
  /** Of a noun that is its own verb: `triaging` of triage. */
  readonly gerund?: string;
}

/** Null for what is no activity of its own. A word that the lexicon does not know is one if its verb is known. */
function doneForms(written: string): DoneForms | null {
  const kind = kindOf(written);
  const word = written.replace(/(?<=[nt])s$/, '');
  if (kind !== null && kind !== 'method' && kind !== 'soft') return null;
  const lemma =
    verbNamedBy(word) ??
    activityNouns('en').get(word) ??
    (inGerund.test(word) ? readVerb(word)?.lemma : undefined);
  if (lemma) return { past: inflect(lemma, 'past'), present: lemma };
  if (kind !== null && inGerund.test(word)) return { past: word.replace(/ing$/, 'ed') };
  return kind === 'method' ? formsOfVerb(word) : null;
}

/** Of a method that is a verb as it stands: `triage`, `triaged`, `triaging`. */
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
const undergone = preparedPattern(String.raw`^\s+(?:by|in|on|as|at)\b`, 'iu');

const undertaken = preparedPattern(() => String.raw`^\s+(?:${phrases('tailoring', 'object_opening')})`, 'iu');

/** What stands right before a place: enough to see what opens there. */
function shortly(text: string, start: number): string {
  return text.slice(Math.max(0, start - 40), start);
}

/** "Mentor two juniors", "Recruit and train 24 staff", but not "Plan B" or "Train drivers". */
export function isDoneNow(text: string, { start, end }: TokenRange): boolean {
  return opensClause.test(shortly(text, start)) && undertaken.test(text.slice(end));
}

const leadsToDoing = preparedPattern(
  String.raw`(?:^|[.;:,•\n–—]|\b(?:and|or|for|of|in|by|through|while|when|on|with|\p{L}{1,20}ly))\s{0,3}$`,
  'iu',
);

/** "Responsible for triaging patients", but not "a triaging system". */
export function isBeingDone(text: string, { start, end }: TokenRange): boolean {
  return leadsToDoing.test(shortly(text, start)) && !undergone.test(text.slice(end));
}

/** "Mentored four juniors", but not "mentored by", "was mentored" or "welded joints". */
export function isDone(text: string, { start, end }: TokenRange): boolean {
  return opensClause.test(shortly(text, start)) && !undergone.test(text.slice(end));
}
