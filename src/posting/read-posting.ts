import { isCounted } from '../contract/requirement-status.ts';
import { noRequirementsFound } from '../contract/warning-codes.ts';
import { simplified } from '../lexicon/languages/simplified.ts';
import { type Lexicon, memoizeByLexicon } from '../lexicon/lexicon.ts';
import type { Target } from '../service/ports.ts';
import { overlap, type TokenRange } from '../text/find-form.ts';
import { termKey } from '../text/tokenize.ts';
import { firstFrom } from '../values/lists.ts';
import { type Analysis, analyzePosting } from './analysis.ts';
import { askedBackground } from './background/asked-background.ts';
import type { Clause } from './clause.ts';
import { asWritten, type CleanText, writtenBetween } from './cleaning.ts';
import type { AskedRequirement, Posting, PostingWarning } from './posting.ts';
import { markAssisting } from './requirements/asks-to-assist.ts';
import {
  classifyLines,
  decide,
  lineModel,
  linesBeside,
  type PostingModels,
  phraseModel,
} from './requirements/decide.ts';
import { knockoutsOf } from './requirements/knockouts.ts';
import { mentionsOf } from './requirements/mentions.ts';
import { mergeMentions } from './requirements/merge-mentions.ts';
import type { Proposal } from './requirements/propose-requirements.ts';

/** More requirements than this are cut, with a warning. */
const maxRequirements = 200;

/** On excerpts of held-out postings, rules read shorter texts as well as the models, and longer ones worse. */
const minLinesForModels = 3;

/** Reading takes a third of a tailoring, and the same posting comes for its score, its preview, its resume and edits. */
const rememberedPostings = 8;

const postingOfJson = memoizeByLexicon(rememberedPostings, (lexicon, json): Posting => {
  const target = JSON.parse(json) as Target;
  return readAnalyzed(analyzePosting(lexicon, target), target, shippedModels);
});

/** The requirements of a posting: analyzes it once, classifies its lines, scores its phrases and merges repetitions. */
export function readPosting(lexicon: Lexicon, { jobDescription, companyName, position }: Target): Posting {
  return postingOfJson(lexicon, JSON.stringify({ jobDescription, companyName, position } satisfies Target));
}

/** Reads an analyzed posting with the given models. */
export function readAnalyzed(analysis: Analysis, target: Target, models: () => PostingModels): Posting {
  if (reasonForRulesOnly(analysis) !== null) return postingOf(analysis, analysis.proposals, target);
  const readBy = models();
  const readings = classifyLines(readBy, analysis);
  return postingOf(analysis, decide(analysis, readBy, readings), target, linesBeside(analysis, readings));
}

function shippedModels(): PostingModels {
  return { lines: lineModel(), phrases: phraseModel() };
}

/** The reason why the rules alone read it; null if the models apply, which know whole postings in five languages. */
export function reasonForRulesOnly({ language, lines }: Analysis): 'language' | 'short' | null {
  if (language === null) return 'language';
  return lines.length < minLinesForModels ? 'short' : null;
}

/**
 * Reads with the rules alone, as for other languages and short notes. Their proposals are also the models' strongest
 * features.
 */
export function readByRules(lexicon: Lexicon, target: Target): Posting {
  const analysis = analyzePosting(lexicon, target);
  return postingOf(analysis, analysis.proposals, target);
}

/** @param beside the lines that ask for nothing, whatever years and degrees they name */
export function postingOf(
  analysis: Analysis,
  found: readonly Proposal[],
  { position, jobDescription }: Target,
  beside: readonly TokenRange[] = [],
): Posting {
  const { lexicon, clean, language, clauses, refused, warnings } = analysis;
  const asked = mergeMentions(lexicon, mentionsOf(lexicon, found, refused, clean), {
    position: simplified(position),
    language,
  });
  const { years, yearsIn, degree, degreeIn, degreeMandatory } = askedBackground(
    clauses.filter((clause) => !isIn(beside, clause)),
  );
  const quoteOf = ({ start, end }: Pick<Clause, 'start' | 'end'>) =>
    writtenBetween(clean, start, end).trim().slice(0, maxQuote);
  const mayAskLittle = analysis.lines.length <= maxLinesForOne || years !== null || degree !== null;
  const sure = mayAskLittle ? asked : withoutLoneDoubt(asked);
  const requirements = sure
    .slice(0, maxRequirements)
    .map((one) => markAssisting(inOwnCharacters(lexicon, one, clean), jobDescription));
  const isWhole = !analysis.isCut && requirements.length === sure.length;
  const isUnderstood = requirements.length > 0 || years !== null || degree !== null;
  return {
    language,
    requirements,
    years,
    degree,
    degreeMandatory,
    background: {
      ...(yearsIn && { years: quoteOf(yearsIn) }),
      ...(degreeIn && { degree: quoteOf(degreeIn) }),
    },
    conditions: analysis.conditions.map((one) => ({ class: one.class, quote: quoteOf(one) })),
    knockouts: knockoutsOf(lexicon, requirements, analysis.lines),
    warnings: [...warnings, ...(isUnderstood ? [] : [nothingUnderstood]), ...(isWhole ? [] : [partlyRead])],
  };
}

/** True if a clause is in one of the lines, which are in order. */
function isIn(lines: readonly TokenRange[], clause: Clause): boolean {
  const line = lines[firstFrom(lines, clause.start + 1, ({ end }) => end)];
  return line !== undefined && overlap(line, clause);
}

/** Minimum probability of a task that is the only thing a posting asks for. */
const leastAlone = 0.6;

/** UTF-16 units of a quote. */
const maxQuote = 300;

/** A text of so few lines may ask for one thing only. */
const maxLinesForOne = 12;

/**
 * Leaves out the only thing that counts if it is a doubtful task, because it would be the whole score: "openings at present" of
 * a list of vacancies.
 */
function withoutLoneDoubt(asked: readonly AskedRequirement[]): readonly AskedRequirement[] {
  const [only, ...others] = asked.filter(isCounted);
  const isDoubtful = only?.class === 'responsibility' && only.probability < leastAlone;
  if (!isDoubtful || others.length > 0) return asked;
  return asked.filter((one) => one !== only);
}

/**
 * Spells a requirement that was read in simplified characters as the posting does; a known term keeps its canonical
 * name, too.
 */
function inOwnCharacters(
  lexicon: Lexicon,
  requirement: AskedRequirement,
  clean: CleanText,
): AskedRequirement {
  if (clean.written === clean.text) return requirement;
  const term = asWritten(clean, requirement.term);
  const isKnown = (name: string) => lexicon.index.terms.get(termKey(name)) !== undefined;
  const names = requirement.alternatives.map((name) => (isKnown(name) ? name : asWritten(clean, name)));
  const isOther = names.length === 1 && term !== requirement.term;
  return { ...requirement, term, alternatives: [...new Set(isOther ? [...names, term] : names)] };
}

const nothingUnderstood: PostingWarning = { code: noRequirementsFound };
const partlyRead: PostingWarning = { code: 'partly_read' };
