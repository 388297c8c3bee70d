import { kindOf } from '../../lexicon/lexicon.ts';
import type { ChunkKind } from '../../resume/resume-model.ts';
import { textAt } from '../../resume/text-at.ts';
import type { RequirementEvidence } from '../../score/evidence/find-evidence.ts';
import { isAtTop, topPaths } from '../../score/formula/components.ts';
import { findForm, findKeys } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { rememberingFor } from '../../text/remembering.ts';
import { tokenize } from '../../text/tokenize.ts';
import { headBehind } from '../../verify/noun-phrase.ts';
import type { PlanInput } from '../plan-input.ts';
import { byWeight } from '../relevance.ts';
import { type ShownTerm, shownTerm } from '../shown-term.ts';
import { isRole } from '../wording/is-role.ts';
import { joinList } from '../wording/join-list.ts';
import { isListable } from './is-listable.ts';
import { isSharedName } from './is-shared-name.ts';
import { isTradePhrase } from './is-trade-phrase.ts';
import { filledUp, leastTerms, sentenceOf, skillsInclude, worded } from './skill-sentence.ts';
import { skillGroups } from './skills.ts';
import { groundsOf, spokenLanguages } from './spoken-languages.ts';
import type { SummarySentence } from './summary-sentence.ts';

const mostTerms = 5;
const jobs: ReadonlySet<ChunkKind> = new Set(['experience', 'project']);
const lists: ReadonlySet<ChunkKind> = new Set(['skill']);

/** `Kubernetes, Terraform and Node.js`: what the jobs show and `said` does not name yet; null for less than two. */
export function summaryTerms(input: PlanInput, said: string): SummarySentence | null {
  const terms = unsaid(termsOfJobs(input), said);
  return terms.length < leastTerms ? null : sentenceOf(terms, input);
}

/** `Experience with …` for what the jobs show, `Skills include …` for what only the person's own list names. */
export function skillSentences(input: PlanInput, said: string): readonly SummarySentence[] {
  const shown = unsaid(termsOfJobs(input), said);
  const named = shown.map(({ requirement }) => requirement);
  const spoken = [said, ...shown.map(({ text }) => text)].join(', ');
  const listed = unsaid(termsOfLists(input), spoken).filter(
    ({ requirement }) => !named.includes(requirement),
  );
  if (shown.length >= leastTerms) {
    return [...worded('Experience with', shown, input), ...skillsInclude(listed, spoken, input)];
  }
  return skillsInclude([...shown, ...listed].slice(0, mostTerms), said, input);
}

/** What only the person's list names, but for the requirements already spoken of. */
export function listedSkills(
  input: PlanInput,
  said: string,
  named: readonly string[],
): readonly SummarySentence[] {
  const listed = unsaid(termsOfLists(input), said);
  return skillsInclude(
    listed.filter(({ requirement }) => !named.includes(requirement)),
    said,
    input,
  );
}

/** `Python, Excel and R`, of the person's list alone; null where it names nothing that the posting looks for. */
export function listedAlone(input: PlanInput, said: string): SummarySentence | null {
  return sentenceOf(filledUp(unsaid(termsOfLists(input), said), said, input), input);
}

/** `Languages include Spanish (fluent)`, with the person's own word for the level. */
export function languageSentence(input: PlanInput, said: string): readonly SummarySentence[] {
  const spoken = spokenLanguages(input, said);
  if (spoken.length === 0) return [];
  const named = spoken.map(({ language, level }) =>
    level ? `${language.text} (${level.text})` : language.text,
  );
  return [{ text: `Languages include ${joinList(named)}.`, ...groundsOf(spoken) }];
}

/** Several summaries are tried on one input. */
const termsOfJobs = rememberingFor((input: PlanInput) => termsIn(jobs, input));
const termsOfLists = rememberingFor((input: PlanInput) => {
  const names = new Set(
    skillGroups(input.model).flatMap(({ name, keywords }) =>
      name && keywords.length > 0 ? [name.path] : [],
    ),
  );
  // `Teaching` above a list is its heading: `Skills include teaching` says nothing.
  const rows = input.rows.map((row) => ({
    ...row,
    evidence: row.evidence.filter(({ path }) => !names.has(path)),
  }));
  return termsIn(lists, { ...input, rows });
});

/** `IFRS 16` says IFRS as well. */
function unsaid(terms: readonly ShownTerm[], said: string): readonly ShownTerm[] {
  const tokens = tokenize(said);
  const open = terms.filter(({ text }) => !findForm(tokens, text));
  const names = open.map(({ text }) => ({ text, tokens: tokenize(text) }));
  return open
    .filter(({ text }, index) => {
      const keys = names[index]?.tokens.map(({ key }) => key) ?? [];
      return !names.some((other) => other.text !== text && findKeys(other.tokens, keys, 0) !== -1);
    })
    .slice(0, mostTerms);
}

/** What nothing near the top of the resume names yet goes first. */
function termsIn(kinds: ReadonlySet<ChunkKind>, input: PlanInput): readonly ShownTerm[] {
  const top = topPaths(input.model, input.factors);
  const isLow = (row: RequirementEvidence) => Number(!isAtTop(row, top));
  const rows = byWeight(input.rows).filter(
    ({ requirement }) => requirement.kind === 'skill' && requirement.class !== 'soft',
  );
  const terms = [...rows]
    .sort((a, b) => isLow(b) - isLow(a))
    .flatMap((row) => shownTerm(row, kinds, input) ?? []);
  return terms
    .map((term) => inFull(term, input))
    .filter((term) => isNameable(term, input))
    .filter(({ text }, index, all) => all.findIndex((other) => other.text === text) === index);
}

/** Whatever the person lists is a skill to them, whether a table knows it or not; of the rest, what a list may name. */
function isNameable(term: ShownTerm, input: PlanInput): boolean {
  const { text, requirement, evidence } = term;
  if (isRole(text)) return false;
  const asked = input.rows.find((row) => row.requirement.id === requirement)?.requirement.class;
  if (isListed(text, evidence, input)) return asked !== 'nice' || kindOf(text) !== null || isListable(text);
  const isMust = asked === 'must';
  return isListable(text, isMust) || (isMust && (isLiftable(text, input) || isSharedName(term, input)));
}

/** What the posting looks for and the person lists, what no place near the top of the resume names first. */
export function listedTerms(input: PlanInput): readonly ShownTerm[] {
  return unsaid(termsOfLists(input), '');
}

/** What only the person's list names, and no place near the top of the resume. */
export function lowTerms(input: PlanInput): readonly ShownTerm[] {
  const top = topPaths(input.model, input.factors);
  const low = new Set(
    input.rows.filter((row) => !isAtTop(row, top)).map(({ requirement }) => requirement.id),
  );
  return termsOfLists(input)
    .filter(({ requirement }) => low.has(requirement))
    .slice(0, mostTerms);
}

const longestItem = 5;
const listsItself = preparedPattern('[,;:()/]');

/** `hydraulic modelling` is no `hydraulic`: an item of a list is named as the person names it. */
function inFull(term: ShownTerm, input: PlanInput): ShownTerm {
  const { kind, path, quote } = term.evidence;
  const item = textAt(input.model, path);
  if (kind !== 'skill' || term.text !== quote) return term;
  if (headBehind(item, item.indexOf(quote) + quote.length)) return { ...term, text: item };
  // `gas line venting`: known to no table, what stands before it says of what it is.
  const isWhole = isNameable(term, input) || listsItself.test(item) || tokenize(item).length > longestItem;
  return isWhole ? term : { ...term, text: item };
}

/** Itself an item of the person's list, whatever part of it answers the posting: `blueprint reading` a blueprint. */
function isListed(text: string, { kind, path, quote }: ShownTerm['evidence'], { model }: PlanInput): boolean {
  const item = kind === 'skill' ? model.chunks.find((chunk) => chunk.path === path)?.text : undefined;
  return item !== undefined && (item === quote || item === text);
}

/** German bends the words of a phrase, so that one lifted from a sentence stands nowhere else. */
function isLiftable(text: string, { model }: PlanInput): boolean {
  return model.language !== 'de' && isTradePhrase(text);
}
