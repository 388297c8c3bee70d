import { verbNamedBy } from '../../../lexicon/nominalizations.ts';
import { regularVerb } from '../../../lexicon/verb-forms.ts';
import { readVerb } from '../../../lexicon/verbs.ts';
import { namesDeed } from '../../../lexicon/word-families.ts';
import { firstWord } from '../../../text/first-word.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { isRole } from '../../grammar/noun-phrase.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { countWords } from '../length-limits.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { bulletsOf } from './bullets.ts';

/** With fewer of them in a row nothing is gained. */
const fewest = 3;
const mostWords = 3;
const mostIdeographs = 8;
/** About two lines of a page. */
const longestLine = 180;

/** Bullets of a word or two that follow each other become one line: `Java`, `Kafka`, `SQL` → `Java, Kafka, SQL`. */
export function tinyBullets(input: PlanInput, { taken }: Decided): readonly Alternatives[] {
  return input.model.entries
    .filter(({ section }) => section !== 'education')
    .flatMap((entry) => {
      const bullets = bulletsOf(input.model, entry);
      const told = input.model.chunks.filter(({ path }) => path === `${entry.path}.summary`);
      const lines = [...bullets, ...told].flatMap(({ text }) => text.split('\n'));
      if (lines.some(isListOfNames)) return [];
      return runsOf(bullets, taken).flatMap(linesOf);
    })
    .map((run) => [proposalFor(run, input)]);
}

type Run = readonly Chunk[];

function runsOf(bullets: readonly Chunk[], taken: ReadonlySet<string>): readonly Run[] {
  const runs: Chunk[][] = [[]];
  for (const bullet of bullets) {
    if (isTiny(bullet.text) && !taken.has(bullet.path)) runs.at(-1)?.push(bullet);
    else runs.push([]);
  }
  return runs;
}

/** A run in lines of readable length; what is left over at its end stays as it is. */
function linesOf(run: Run): readonly Run[] {
  const lines: Chunk[][] = [[]];
  let length = 0;
  for (const bullet of run) {
    length += bullet.text.length + 2;
    if (length > longestLine) {
      lines.push([]);
      length = bullet.text.length + 2;
    }
    lines.at(-1)?.push(bullet);
  }
  return lines.filter((line) => line.length >= fewest && !line.every(({ text }) => namesWork(text)));
}

/** `Inventory management`: each is a task, and a list shows it better than a line. */
function namesWork(text: string): boolean {
  const head = bare(text).split(/\s+/).at(-1)?.toLowerCase() ?? '';
  return verbNamedBy(head) !== undefined || namesDeed(head);
}

/** What would part the items of a list in another way, an address, a year, or the end of a sentence inside. */
const parting = preparedPattern(
  String.raw`[,;:，；：、|•\n@]|https?:|www\.|\b(?:19|20)\d{2}\b|[.。!?！？]\s*\S|\s[-–—]\s`,
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

function proposalFor(run: Run, { model, relevance }: PlanInput): Alternatives[number] {
  const [first, ...absorbed] = run;
  const separator = model.language === 'zh' ? '、' : ', ';
  const items = run.map(({ text }) => bare(text));
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
