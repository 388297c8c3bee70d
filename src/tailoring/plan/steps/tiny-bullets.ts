import type { ProposedEdit } from '../../../contract/plan/edit.ts';
import { kindOf, type Lexicon } from '../../../lexicon/lexicon.ts';
import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { regularVerb } from '../../../lexicon/words/verb-forms.ts';
import { readVerb, verbNamedBy } from '../../../lexicon/words/verbs.ts';
import { isActionNoun } from '../../../lexicon/words/word-families.ts';
import { countWords } from '../../../text/count-words.ts';
import { hasIdeograph, hasLetter } from '../../../text/letters.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../../text/tokenize.ts';
import { findCues } from '../../framing/limits/find-cues.ts';
import { isRole } from '../../grammar/noun-phrase.ts';
import { namesInPart } from '../../resume/limit-in.ts';
import type { Chunk, Entry } from '../../resume/resume-model.ts';
import { bulletsOf } from '../bullets.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { spelledAsWanted } from './alias.ts';
import { plannedOrder } from './bullet-order.ts';
import { mergeProposal } from './merge.ts';

/* The step that joins bullets of a name or a noun or two into one line. */

/** Minimum number of bullets to join. Two tools are enough, because together they read as a stack. */
const minItems = 4;
const minTools = 2;
/** Minimum number of one-word lines that look like a column. */
const minColumnLength = 3;
const maxWords = 3;
const maxIdeographs = 8;
/** About a line of a page. Longer text is easier to scan as a list, unless it consists of well-known terms. */
const maxLineLength = 85;
const maxTermsLineLength = 2 * maxLineLength;
const minKnownShare = 1 / 2;
/** Maximum length of a neighbor that counts as an item of the same list if it is not an action. */
const maxNeighborWords = 6;

/**
 * Joins consecutive bullets of a word or two: `Java`, `Kafka`, `SQL`, `Go` → `Java, Kafka, SQL, Go`. It changes all jobs of
 * a resume or none, so that no job keeps a column of words beside a job with a line.
 */
export function tinyBullets(input: PlanInput, { taken, gone }: Decided): readonly Alternatives[] {
  const runs = input.model.entries
    .filter(({ section }) => section !== 'education')
    .flatMap((entry) => {
      // The line uses the order that the bullets will have after reordering.
      const order = plannedOrder(entry, input);
      const isOpen = !linesOf(entry, input).some(isListOfNames);
      return runsOf(order).map((run) => ({
        run,
        isJoined:
          isOpen &&
          readsBetterAsLine(run) &&
          run.every((chunk) => !(taken.has(chunk.path) || isLimited(chunk, input))),
      }));
    });
  const staysColumn = runs.some(
    ({ run, isJoined }) => !isJoined && run.filter(({ path }) => !gone.has(path)).length >= minColumnLength,
  );
  return staysColumn ? [] : runs.filter(({ isJoined }) => isJoined).map(({ run }) => linesFor(run, input));
}

function linesOf(entry: Entry, { model }: PlanInput): readonly string[] {
  const summary = model.chunks.filter(({ path }) => path === `${entry.path}.summary`);
  return [...bulletsOf(model, entry), ...summary].flatMap(({ text }) => text.split('\n'));
}

const negation = preparedPattern(
  () =>
    String.raw`^(?:${phrases('writing', 'negation', 'en', 'de', 'fr', 'es')})(?!\p{L})|^(?:${phrases('writing', 'negation', 'zh')})`,
  'iu',
);

/** True for `No JavaScript`, `Basic SQL`, `Learning Go`: in a line with others, the limit would apply to all of them. */
function isLimited(chunk: Chunk, { model }: PlanInput): boolean {
  return limitsOthers(chunk.text) || namesInPart(chunk, model);
}

/** A cue at the start, such as `crew` in `Crew management`, credits no one else; `with the SQL crew` does. */
function limitsOthers(text: string): boolean {
  const cues = findCues(text)?.cues ?? [];
  return negation.test(text) || cues.some(({ cue, first }) => cue.reach !== 'between' || first > 0);
}

/** Runs of summary list items to join, as positions [first, end); a heading in capitals before them is left out. */
export function tinyItemRuns(
  lexicon: Lexicon,
  items: readonly string[],
): readonly (readonly [first: number, end: number])[] {
  const chunks = items.map(
    (text, at): Chunk => ({ lexicon, kind: 'summary', entry: null, path: `${at}`, pointer: '', text }),
  );
  return runsOf(chunks)
    .map(withoutHeading)
    .filter((run) => readsBetterAsLine(run, { ofSkills: true }))
    .filter((run) => !run.some(({ text }) => limitsOthers(text)))
    .map((run) => [Number(run[0]?.path), Number(run.at(-1)?.path) + 1]);
}

const heading = preparedPattern(String.raw`^\p{Lu}{4,}(?: \p{Lu}+)*$`);

/** The run from its first item that is not in capitals; all of it if every item is, as in `HTML`, `JAVA`. */
function withoutHeading(run: Run): Run {
  return run.slice(
    Math.max(
      0,
      run.findIndex(({ text }) => !heading.test(text)),
    ),
  );
}

/** Joins items into one line, without duplicates. */
export function joinItems(items: readonly string[], language: PlanInput['model']['language']): string {
  return [...new Set(items.map(bare))].join(language === 'zh' ? '、' : ', ');
}

type Run = readonly Chunk[];

/** Bullets that name a skill: `Negotiation skill`, `People management skills`. */
const skillName = preparedPattern(String.raw`^\p{Lu}\p{L}*(?: \p{L}+)* skills?$`, 'u');

/** Finds runs of tiny bullets. A run next to another short bullet without a verb is skipped: it may be part of a longer list. */
function runsOf(bullets: readonly Chunk[]): readonly Run[] {
  const runs: Chunk[][] = [[]];
  let mayBePart = false;
  for (const bullet of bullets) {
    const isInRun = isTiny(bullet.text);
    if (isInRun && !mayBePart) runs.at(-1)?.push(bullet);
    if (isInRun) continue;
    mayBePart = isSimilarBullet(bullet.text);
    // Skill names form a list of their own, even before a similar bullet such as `Ability to teach`.
    if (mayBePart && !(runs.at(-1) ?? []).every(({ text }) => skillName.test(bare(text))))
      runs[runs.length - 1] = [];
    else runs.push([]);
  }
  return runs;
}

function isSimilarBullet(text: string): boolean {
  return countWords(text) <= maxNeighborWords && !isPastVerb(firstWord(text));
}

function readsBetterAsLine(run: Run, { ofSkills = false } = {}): boolean {
  const length = run.reduce((sum, { text }) => sum + text.length + 2, 0);
  const known = run.map(({ lexicon, text }) => kindOf(lexicon, bare(text))).filter((kind) => kind !== null);
  const tools = known.filter((kind) => kind === 'tool').length;
  // One tool of a stack may be missing from the lexicon: `SAP, Docker, Amazon AWS`.
  const isStack = tools >= minTools && tools >= run.length - 1;
  const min = isStack ? minTools : minItems;
  const maxLength =
    ofSkills || known.length >= run.length * minKnownShare ? maxTermsLineLength : maxLineLength;
  return run.length >= min && length <= maxLength && (ofSkills || !run.every(({ text }) => namesWork(text)));
}

/** True for a task such as `Inventory management`; a list shows tasks better than a line. */
function namesWork(text: string): boolean {
  const head = bare(text).split(/\s+/).at(-1)?.toLowerCase() ?? '';
  return verbNamedBy(head) !== undefined || isActionNoun(head);
}

/** Text that does not fit into a comma-separated list: separators, addresses, years, shares and sentence ends. */
const unfitForList = preparedPattern(
  String.raw`[,;:，；：、|•\n@]|https?:|www\.|\b(?:19|20)\d{2}\b|[.!?]\s+\S|[。！？]\s*\S|\s[-–—]\s|\d\s?%`,
  'u',
);
/** Where or how long was worked, which is no name: `Remote`, `Teilzeit`. */
const wayOfWorking = preparedPattern(() => `^(?:${phrases('writing', 'availability')})$`, 'iu');

/** True for a name or a noun or two, but not for an action or a role. */
export function isTiny(text: string): boolean {
  if (unfitForList.test(text) || wayOfWorking.test(bare(text)) || !hasLetter(text)) return false;
  if (countWords(text) > (hasIdeograph(text) ? maxIdeographs : maxWords)) return false;
  return !(isPastVerb(firstWord(text)) || isRole(bare(text)));
}

const comma = preparedPattern('[,;，；、]');

/** True for a list such as `Java, Kafka`, next to which a short bullet may be a heading. */
function isListOfNames(text: string): boolean {
  const names = text.split(comma.regExp);
  return names.length > 1 && names.every(isTiny);
}

/** True for a past verb, as in `Started the company`. */
function isPastVerb(word: string): boolean {
  const forms = readVerb(word)?.forms ?? [];
  return forms.includes('past') || (word.endsWith('ed') && regularVerb(word) !== null);
}

const fullStop = /[.。]$/u;

function bare(text: string): string {
  return text.trim().replace(fullStop, '').trimEnd();
}

/** Proposes the line in the posting's spelling first, then as written. */
function linesFor(run: Run, input: PlanInput): Alternatives {
  const plain = run.map(({ text }) => bare(text));
  const spelled = run.map(({ path, text }) => bare(spelledAsWanted(path, text, input).text));
  return [
    ...(spelled.join() === plain.join() ? [] : [lineProposal(run, spelled, input)]),
    lineProposal(run, plain, input),
  ];
}

function lineProposal(run: Run, items: readonly string[], input: PlanInput): ProposedEdit {
  const text = joinItems(items, input.model.language);
  return mergeProposal(run, { text, rule: 'tiny_bullets', why: 'tinyBullets' }, input);
}
