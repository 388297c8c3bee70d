import { grammarWords } from '../../../lexicon/generic-words.ts';
import { verbNamedBy } from '../../../lexicon/nominalizations.ts';
import { regularVerb } from '../../../lexicon/verb-forms.ts';
import { lightVerbs, readVerb } from '../../../lexicon/verbs.ts';
import { wordClassOf } from '../../../lexicon/word-classes.ts';
import { namesDeed } from '../../../lexicon/word-families.ts';
import { firstWord } from '../../../text/first-word.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { isRole } from '../../grammar/noun-phrase.ts';
import { uncapitalized } from '../../grammar/spelling.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { bulletsOf } from '../bullets.ts';
import { countWords } from '../length-limits.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';

/* The steps that make one bullet of several. */

const longest = 9;
/** What would attach to the wrong half once both stand in one sentence. */
const attaching = /[,;:()]|\d|\b(?:and|or|for|in|with|to|of|by|on|at|from|using|via|through)\b/i;

/** Two short bullets of one job with the same verb become one: `Wrote X` and `Wrote Y` → `Wrote X and Y`. */
export function merge(input: PlanInput, { taken }: Decided): readonly Alternatives[] {
  return input.model.entries
    .filter(({ section }) => section === 'experience')
    .flatMap((entry) => {
      const bullets = bulletsOf(input.model, entry).filter(({ path }) => !taken.has(path));
      const pair = firstPair(bullets);
      return pair ? [[sentenceProposal(pair, input)]] : [];
    });
}

type Pair = readonly [first: Chunk, second: Chunk];

/** How, where or for whom it was done: joined to another bullet, this would be said of both. */
const saysMore =
  /[,;:()]|\b(?:about|across|after|against|along|alongside|among|and|as|at|before|between|but|by|during|for|from|if|in|inside|into|near|of|on|only|or|out|outside|over|since|through|to|toward|towards|under|until|upon|using|via|when|where|while|with|within|without)\b|ly\b/i;
const determiner = /^(?:the|an?|all|both|each|every|our|my|\d\S*)\s/i;

/** `the manuals`, `letters`: things or people, and nothing else that a verb has behind it. */
function isOnlyObject(phrase: string): boolean {
  const last = phrase.split(/\s+/).at(-1) ?? '';
  if (phrase === '' || saysMore.test(phrase) || grammarWords.has(last.toLowerCase())) return false;
  const kinds = wordClassOf(last);
  // Only nouns have no class; `hard`, `abroad`, `abroad twice` tell how or where.
  return kinds === '' || (/n/i.test(kinds) && !/r/i.test(kinds));
}

/** `technical guides`: the word in front would describe what is joined, too, unless that has one of its own. */
function describesMore({ text }: Chunk, added: string): boolean {
  const object = objectOf(text);
  return /\s/.test(object) && !determiner.test(object) && !/\s/.test(added);
}

function objectOf(text: string): string {
  return text.slice(leadOf(text).length).trim().replace(/\.$/, '');
}

/** The first bullet that another may join, and the first of those. A job may have thousands: none is compared with each. */
function firstPair(bullets: readonly Chunk[]): Pair | null {
  const short = bullets.filter(({ text }) => isShort(text) && mayLead(leadOf(text)));
  const lastAt = new Map<string, number>();
  for (const [index, { text }] of short.entries()) {
    if (isOnlyObject(objectOf(text))) lastAt.set(leadOf(text), index);
  }
  const at = short.findIndex(
    ({ text }, index) =>
      (lastAt.get(leadOf(text)) ?? -1) > index && !attaching.test(text) && isOnlyObject(objectOf(text)),
  );
  const first = short[at];
  const verb = leadOf(first?.text ?? '');
  const second = short
    .slice(at + 1)
    .find(({ text }) => leadOf(text) === verb && isOnlyObject(objectOf(text)));
  return first && second && !describesMore(first, objectOf(second.text)) ? [first, second] : null;
}

/** `Made dinner` and `Made sure` have nothing in common. */
function mayLead(word: string): boolean {
  const lemma = readVerb(word)?.lemma;
  return lemma !== undefined && !lightVerbs.has(lemma) && !changing.has(lemma);
}

/** What stands behind these changes what they mean. */
const changing: ReadonlySet<string> = new Set('bring come get go have keep put run set take turn'.split(' '));

function isShort(text: string): boolean {
  return text.split(/\s+/).length <= longest;
}

function leadOf(text: string): string {
  return firstWord(text);
}

function sentenceProposal([first, second]: Pair, { relevance, model }: PlanInput): Alternatives[number] {
  const added = second.text.slice(leadOf(second.text).length).trim();
  const requirements = [first, second].flatMap(({ path }) => relevance.requirementsAt(path));
  return {
    op: 'merge',
    source: first.path,
    absorbed: [second.path],
    text: `${first.text.replace(/\.$/, '')} and ${uncapitalized(added)}`,
    rule: 'merge',
    reason: messagesFor(model.language).wording.merged,
    requirements: [...new Set(requirements)],
    evidence: [first, second].map(({ path, text }) => ({ path, quote: text })),
  };
}

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
    .map((run) => [lineProposal(run, input)]);
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

function lineProposal(run: Run, { model, relevance }: PlanInput): Alternatives[number] {
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
