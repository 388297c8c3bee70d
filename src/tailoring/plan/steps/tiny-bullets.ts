import { verbNamedBy } from '../../../lexicon/nominalizations.ts';
import { regularVerb } from '../../../lexicon/verb-forms.ts';
import { readVerb } from '../../../lexicon/verbs.ts';
import { namesDeed } from '../../../lexicon/word-families.ts';
import { firstWord } from '../../../text/first-word.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { countWords } from '../length-limits.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { isRole } from '../wording/is-role.ts';
import { spelledAsWanted } from './alias.ts';
import { plannedOrder } from './bullet-order.ts';
import { bulletsOf } from './bullets.ts';

/** With fewer of them in a row nothing is gained. */
const fewest = 4;
const mostWords = 3;
const mostIdeographs = 8;
/** About a line of a page; what fills more is easier found in a list. */
const longestLine = 85;
/** What is as short as this, next to them and no deed, is of their kind. */
const mostWordsOfKind = 6;

/** Bullets of a word or two that follow each other become one line: `Java`, `Kafka`, `SQL`, `Go` → `Java, Kafka, SQL, Go`. */
export function tinyBullets(input: PlanInput, { taken }: Decided): readonly Alternatives[] {
  return input.model.entries
    .filter(({ section }) => section !== 'education')
    .flatMap((entry) => {
      const bullets = bulletsOf(input.model, entry);
      const told = input.model.chunks.filter(({ path }) => path === `${entry.path}.summary`);
      const lines = [...bullets, ...told].flatMap(({ text }) => text.split('\n'));
      if (lines.some(isListOfNames)) return [];
      // The line says them in the order in which the document has them then.
      const order = plannedOrder(entry, input);
      return runsOf(order).filter((run) => run.every(({ path }) => !taken.has(path)) && makesLine(run));
    })
    .map((run) => proposalsFor(run, input));
}

type Run = readonly Chunk[];

/** Runs of tiny bullets as a whole: one that ends at something else as short and verbless would be a part of its list. */
function runsOf(bullets: readonly Chunk[]): readonly Run[] {
  const runs: Chunk[][] = [[]];
  let isPart = false;
  for (const bullet of bullets) {
    const isOfRun = isTiny(bullet.text);
    if (isOfRun && !isPart) runs.at(-1)?.push(bullet);
    if (isOfRun) continue;
    isPart = isOfKind(bullet.text);
    if (isPart) runs[runs.length - 1] = [];
    else runs.push([]);
  }
  return runs;
}

function isOfKind(text: string): boolean {
  return countWords(text) <= mostWordsOfKind && !isDone(firstWord(text));
}

function makesLine(run: Run): boolean {
  const length = run.reduce((sum, { text }) => sum + text.length + 2, 0);
  return run.length >= fewest && length <= longestLine && !run.every(({ text }) => namesWork(text));
}

/** `Inventory management`: each is a task, and a list shows it better than a line. */
function namesWork(text: string): boolean {
  const head = bare(text).split(/\s+/).at(-1)?.toLowerCase() ?? '';
  return verbNamedBy(head) !== undefined || namesDeed(head);
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

/** `Started the company`: told by a verb. */
function isDone(word: string): boolean {
  const forms = readVerb(word)?.forms ?? [];
  return forms.includes('past') || (word.endsWith('ed') && regularVerb(word) !== null);
}

const fullStop = /[.。]$/u;

function bare(text: string): string {
  return text.trim().replace(fullStop, '').trimEnd();
}

/** In the posting's spelling, or as it stands. */
function proposalsFor(run: Run, input: PlanInput): Alternatives {
  const plain = run.map(({ text }) => bare(text));
  const spelled = run.map(({ path, text }) => bare(spelledAsWanted(path, text, input).text));
  return [
    ...(spelled.join() === plain.join() ? [] : [proposalFor(run, spelled, input)]),
    proposalFor(run, plain, input),
  ];
}

function proposalFor(
  run: Run,
  items: readonly string[],
  { model, relevance }: PlanInput,
): Alternatives[number] {
  const [first, ...absorbed] = run;
  const separator = model.language === 'zh' ? '、' : ', ';
  return {
    op: 'merge',
    source: first?.path ?? '',
    absorbed: absorbed.map(({ path }) => path),
    text: [...new Set(items)].join(separator),
    rule: 'tiny_bullets',
    reason: messagesFor(model.language).wording.tinyBullets,
    requirements: [...new Set(run.flatMap(({ path }) => relevance.requirementsAt(path)))],
    evidence: run.map(({ path, text }) => ({ path, quote: text })),
  };
}
