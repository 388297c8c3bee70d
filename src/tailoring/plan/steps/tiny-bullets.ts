import type { ProposedEdit } from '../../../contract/plan/edit.ts';
import { kindOf } from '../../../lexicon/lexicon.ts';
import { phrases } from '../../../lexicon/phrase-lists.ts';
import { regularVerb } from '../../../lexicon/verb-forms.ts';
import { readVerb, verbNamedBy } from '../../../lexicon/verbs.ts';
import { isActionNoun } from '../../../lexicon/word-families.ts';
import { countWords } from '../../../text/count-words.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
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

/* The step that makes one line of bullets that are a name or a noun or two, and what such a bullet is. */

/** With fewer of them in a row nothing is gained; tools read as one thing, the stack, from two on. */
const fewest = 4;
const fewestTools = 2;
/** Minimum number of one-word lines that look like a column. */
const minColumnLength = 3;
const mostWords = 3;
const mostIdeographs = 8;
/** About a line of a page; what fills more is easier found in a list, but for terms that everybody knows by sight. */
const longestLine = 85;
const longestOfTerms = 2 * longestLine;
const mostlyKnown = 1 / 2;
/** What is as short as this, next to them and no action, is of their kind. */
const mostWordsOfKind = 6;

/**
 * Joins consecutive bullets of a word or two: `Java`, `Kafka`, `SQL`, `Go` → `Java, Kafka, SQL, Go`. In all jobs of a resume
 * or in none, so that a page does not have a line in one job and a column of words in another.
 */
export function tinyBullets(input: PlanInput, { taken, gone }: Decided): readonly Alternatives[] {
  const runs = input.model.entries
    .filter(({ section }) => section !== 'education')
    .flatMap((entry) => {
      // The line says them in the order in which the document has them then.
      const order = plannedOrder(entry, input);
      const isOpen = !linesOf(entry, input).some(isListOfNames);
      return runsOf(order).map((run) => ({
        run,
        isJoined:
          isOpen &&
          makesLine(run) &&
          run.every((chunk) => !(taken.has(chunk.path) || isTakenBack(chunk, input))),
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
function isTakenBack(chunk: Chunk, { model }: PlanInput): boolean {
  return limitsOthers(chunk.text) || namesInPart(chunk, model);
}

/** `Crew management` names no crew whose work something was: that needs a word before it, `with the SQL crew`. */
function limitsOthers(text: string): boolean {
  const cues = findCues(text)?.cues ?? [];
  return negation.test(text) || cues.some(({ cue, first }) => cue.reach !== 'between' || first > 0);
}

/** Items of a list in a summary that read better in one line: positions [first, end). A heading in capitals before them is none. */
export function tinyItems(items: readonly string[]): readonly (readonly [first: number, end: number])[] {
  const chunks = items.map(
    (text, at): Chunk => ({ kind: 'summary', entry: null, path: `${at}`, pointer: '', text }),
  );
  return runsOf(chunks)
    .map(withoutHeading)
    .filter((run) => makesLine(run, { ofSkills: true }))
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

/** Items as one line. */
export function lineOf(items: readonly string[], language: PlanInput['model']['language']): string {
  return [...new Set(items.map(bare))].join(language === 'zh' ? '、' : ', ');
}

type Run = readonly Chunk[];

/** Names of skills, one a line: `Negotiation skill`, `People management skills`. */
const skillName = preparedPattern(String.raw`^\p{Lu}\p{L}*(?: \p{L}+)* skills?$`, 'u');

/** Runs of tiny bullets as a whole: one that ends at something else as short and verbless would be a part of its list. */
function runsOf(bullets: readonly Chunk[]): readonly Run[] {
  const runs: Chunk[][] = [[]];
  let isPart = false;
  for (const bullet of bullets) {
    const isOfRun = isTiny(bullet.text);
    if (isOfRun && !isPart) runs.at(-1)?.push(bullet);
    if (isOfRun) continue;
    isPart = isOfKind(bullet.text);
    // Names of skills read as one kind, whatever ends their list: `Ability to teach`.
    if (isPart && !(runs.at(-1) ?? []).every(({ text }) => skillName.test(bare(text))))
      runs[runs.length - 1] = [];
    else runs.push([]);
  }
  return runs;
}

function isOfKind(text: string): boolean {
  return countWords(text) <= mostWordsOfKind && !isDone(firstWord(text));
}

function makesLine(run: Run, { ofSkills = false } = {}): boolean {
  const length = run.reduce((sum, { text }) => sum + text.length + 2, 0);
  const known = run.map(({ text }) => kindOf(bare(text))).filter((kind) => kind !== null);
  const tools = known.filter((kind) => kind === 'tool').length;
  // Of a stack the lexicon may not know one: `SAP, Docker, Amazon AWS`.
  const isStack = tools >= fewestTools && tools >= run.length - 1;
  const least = isStack || run.every(({ text }) => skillName.test(bare(text))) ? fewestTools : fewest;
  const most = ofSkills || known.length >= run.length * mostlyKnown ? longestOfTerms : longestLine;
  return run.length >= least && length <= most && (ofSkills || !run.every(({ text }) => namesWork(text)));
}

/** `Inventory management`: each is a task, and a list shows it better than a line. */
function namesWork(text: string): boolean {
  const head = bare(text).split(/\s+/).at(-1)?.toLowerCase() ?? '';
  return verbNamedBy(head) !== undefined || isActionNoun(head);
}

/** What would part the items of a list in another way, an address, a year, or the end of a sentence inside. */
const parting = preparedPattern(
  String.raw`[,;:，；：、|•\n@]|https?:|www\.|\b(?:19|20)\d{2}\b|[.!?]\s+\S|[。！？]\s*\S|\s[-–—]\s`,
  'u',
);
const ideograph = preparedPattern(String.raw`\p{Script=Han}`);
const letter = preparedPattern(String.raw`\p{L}`);

/** A name or a noun or two: nothing that somebody did or was. */
export function isTiny(text: string): boolean {
  if (parting.test(text) || !letter.test(text)) return false;
  if (countWords(text) > (ideograph.test(text) ? mostIdeographs : mostWords)) return false;
  return !(isDone(firstWord(text)) || isRole(bare(text)));
}

const comma = preparedPattern('[,;，；、]');

/** `Java, Kafka`: beside it a short bullet may be its heading. */
function isListOfNames(text: string): boolean {
  const names = text.split(comma.for(text));
  return names.length > 1 && names.every(isTiny);
}

/** `Started the company`: led by a verb. */
function isDone(word: string): boolean {
  const forms = readVerb(word)?.forms ?? [];
  return forms.includes('past') || (word.endsWith('ed') && regularVerb(word) !== null);
}

const fullStop = /[.。]$/u;

function bare(text: string): string {
  return text.trim().replace(fullStop, '').trimEnd();
}

/** In the posting's spelling, or as it stands. */
function linesFor(run: Run, input: PlanInput): Alternatives {
  const plain = run.map(({ text }) => bare(text));
  const spelled = run.map(({ path, text }) => bare(spelledAsWanted(path, text, input).text));
  return [
    ...(spelled.join() === plain.join() ? [] : [lineProposal(run, spelled, input)]),
    lineProposal(run, plain, input),
  ];
}

function lineProposal(run: Run, items: readonly string[], input: PlanInput): ProposedEdit {
  const text = lineOf(items, input.model.language);
  return mergeProposal(run, { text, rule: 'tiny_bullets', why: 'tinyBullets' }, input);
}
