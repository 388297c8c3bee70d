import { canonical, type Lexicon, memoizeInLexicon } from '../../../../lexicon/lexicon.ts';
import { askedMadeIn } from '../../../../lexicon/skills/classes.ts';
import { activityPatternsIn } from '../../../../lexicon/words/verbs.ts';
import { type AskedRequirement, spellingOf } from '../../../../posting/posting.ts';
import type { Language } from '../../../../text/language.ts';
import { type Token, tokenize } from '../../../../text/tokenize.ts';
import { fold } from '../../../../values/fold.ts';
import { addTo, groupBy } from '../../../../values/lists.ts';
import { lazy, memoizeByObject } from '../../../../values/memoize.ts';
import { formsOf } from '../forms-of.ts';
import {
  type Activity,
  charactersBetween,
  isFormOf,
  objectOf,
  plainClause,
  sameKey,
  startsWithStem,
  type WordTest,
} from './activity.ts';
import { parseActivities } from './parse-activity.ts';

/** The activities that show a skill, from its spellings and the lexicon's patterns. Other kinds have none. */
const activitiesOf = memoizeInLexicon((lexicon, requirement: AskedRequirement): readonly Activity[] =>
  requirement.kind === 'skill'
    ? [
        ...formsOf(lexicon, requirement).flatMap(({ text, done }) => (done ? [] : parseActivities(text))),
        ...wholeTerm(requirement).flatMap(parseActivities),
        ...requirement.alternatives.flatMap((each) => activityPatternsFor(lexicon, each)),
        ...requirement.alternatives.flatMap((each) =>
          madeIn(lexicon, requirement, spellingOf(lexicon, requirement, each)),
        ),
      ]
    : [],
);

/** The term as asked for, if it is a known name with an object: `Archivierung von Akten`. */
function wholeTerm({ term, alternatives }: AskedRequirement): readonly string[] {
  return alternatives.length === 1 && !alternatives.includes(term) ? [term] : [];
}

/** Activities such as "wrote a charting library in JavaScript", which shows `JavaScript libraries`. */
function madeIn(lexicon: Lexicon, { term }: AskedRequirement, language: string): readonly Activity[] {
  const made = askedMadeIn(lexicon, term, language);
  if (made === null) return [];
  const name = tokenize(language);
  const isMade: WordTest = ({ key }) => key === made;
  return ['in', 'for'].map((joint) => ({
    activity: [isMade, (token: Token) => token.key === joint],
    ...objectOf(name),
    ...plainClause,
    reach: 0,
  }));
}

/** The activities by the word that a text must contain; under null, those without such a word. */
export const activitiesByWord = memoizeInLexicon(
  (lexicon, requirement: AskedRequirement): ReadonlyMap<string | null, readonly Activity[]> =>
    groupBy(activitiesOf(lexicon, requirement), ({ key }) => key),
);

/** How verbs and sentences of a language are matched. */
interface Grammar {
  readonly language: Language;
  /** The tests for the words of one verb. */
  readonly verb: (written: string) => readonly WordTest[];
  readonly clause: Pick<Activity, 'objectEndsPhrase' | 'reach' | 'mayFollow' | 'mayBeOneVerb'>;
}

const grammars: readonly Grammar[] = [
  { language: 'en', verb: englishVerb, clause: { ...plainClause, objectEndsPhrase: true } },
  { language: 'de', verb: stemmedVerb, clause: { ...plainClause, mayFollow: true } },
  { language: 'fr', verb: stemmedVerb, clause: plainClause },
  { language: 'es', verb: stemmedVerb, clause: plainClause },
  { language: 'zh', verb: chineseVerb, clause: { ...plainClause, reach: charactersBetween } },
];

/** Splits `look_after` into a verb and its particle. */
function englishVerb(written: string): readonly WordTest[] {
  const [verb = '', ...particles] = written.split('_');
  return [isFormOf(verb), ...particles.flatMap((each) => tokenize(each).map(sameKey))];
}

function stemmedVerb(written: string): readonly WordTest[] {
  return written.split('_').map((stem) => startsWithStem(fold(stem)));
}

function chineseVerb(written: string): readonly WordTest[] {
  return tokenize(written).map(sameKey);
}

interface ActivityPattern {
  readonly verbs: readonly string[];
  readonly objects: readonly string[];
  readonly grammar: Grammar;
}

/** Activities that show a skill without naming it: "entered and paid invoices" shows accounts payable. */
export function activityPatternsFor(lexicon: Lexicon, term: string): readonly Activity[] {
  const activityPatterns = patternsByTerm().get(canonical(lexicon, term));
  return activityPatterns ? activitiesIn(activityPatterns) : [];
}

const patternsByTerm = lazy((): ReadonlyMap<string, readonly ActivityPattern[]> => {
  const byTerm = new Map<string, ActivityPattern[]>();
  for (const grammar of grammars) {
    for (const { skill, verbs, objects } of activityPatternsIn(grammar.language)) {
      addTo(byTerm, skill, { verbs, objects, grammar });
    }
  }
  return byTerm;
});

const activitiesIn = memoizeByObject((activityPatterns: readonly ActivityPattern[]): readonly Activity[] =>
  activityPatterns.flatMap(activitiesOfPattern),
);

function activitiesOfPattern({ verbs, objects, grammar }: ActivityPattern): Activity[] {
  const named = objects.map(tokenize);
  return mergeOneWordVerbs(verbs.map(grammar.verb)).flatMap((activity) =>
    named.map((object) => ({ activity, ...objectOf(object), ...grammar.clause })),
  );
}

/** Merges the tests of one-word verbs into one test that any of them passes. */
function mergeOneWordVerbs(verbs: readonly (readonly WordTest[])[]): (readonly WordTest[])[] {
  const single = verbs.filter(({ length }) => length === 1).flat();
  const longer = verbs.filter(({ length }) => length > 1);
  const anyOf: WordTest = (token) => single.some((test) => test(token));
  return single.length > 0 ? [[anyOf], ...longer] : longer;
}
