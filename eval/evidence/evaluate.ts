import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ResumeDocument } from '../../src/contract/resume/resume-document.ts';
import type { Requirement, RequirementState } from '../../src/contract/score.ts';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import { readResumeFile } from '../../src/documents/read-resume-file.ts';
import { canonical, kindOf, standardLexicon } from '../../src/lexicon/lexicon.ts';
import type { AskedRequirement, Posting } from '../../src/posting/posting.ts';
import { readPosting } from '../../src/posting/read-posting.ts';
import type { Target } from '../../src/service/ports.ts';
import { readResume } from '../../src/tailoring/resume/read-resume.ts';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { findEvidence } from '../../src/tailoring/score/evidence/find-evidence.ts';
import { roleFactors, skillsAsked } from '../../src/tailoring/score/role/role-factors.ts';
import { ValidationError } from '../../src/values/validation-error.ts';
import { type LabeledPosting, readCorpus } from '../postings/corpus.ts';
import {
  asTheyStand,
  type EvidenceFigures,
  evidenceFigures,
  type JudgedPair,
  madeUpFigures,
  newFigures,
  rankFigures,
  type Verdict,
  verdicts,
} from './figures.ts';
import { itemLabels, type PairLabels, parseLabels } from './labels.ts';
import {
  filesById,
  formatTable,
  type Item,
  type MadeUp,
  type Pair,
  type PairSplit,
  readItems,
  readPairs,
  readPeople,
  rowsOf,
} from './tables.ts';
import { cosine, vectorsOf } from './tf-idf.ts';
import { visibleText } from './visible-text.ts';

/*
 * Measures evidence and score on real pairs: npm run eval:evidence -- --texts DIR --resumes DIR [--split dev]
 * --labels DIR  the labels, a file for each posting (default: labels/ in this folder)
 * --save FILE   writes the engine's verdict on each item, also without labels
 * --since FILE  such a file of an earlier engine: measures items that it called missing
 *
 * Also measures the people who were made up for postings of the split (people/), separately. Prints only figures.
 * Run `test` only once, at the end.
 */

/** The current date in the evaluation, where "to present" ends. */
const asOf = '2026-11-21';

const verdictOf: Readonly<Record<RequirementState, Verdict>> = {
  evidenced: 'met',
  alias_only: 'met',
  listed_only: 'part',
  in_part: 'part',
  aspirational: 'missing',
  missing: 'missing',
};

interface Run {
  readonly pair: Pair;
  readonly score: number;
  readonly likeness: number;
  readonly likenessAmongAll: number;
  /** Verdicts by item number. */
  readonly verdicts: ReadonlyMap<number, Verdict>;
  /** Verdicts on the items themselves, independent of what the engine reads in the posting now. */
  readonly asItStands: ReadonlyMap<number, Verdict>;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      texts: { type: 'string' },
      resumes: { type: 'string' },
      split: { type: 'string', default: 'dev' },
      labels: { type: 'string', default: path.join(import.meta.dirname, 'labels') },
      save: { type: 'string' },
      since: { type: 'string' },
    },
  });
  if (values.texts === undefined || values.resumes === undefined)
    throw new Error('Needed: --texts DIR (postings) and --resumes DIR.');
  const items = readItems();
  const pairs = [...readPairs(values.split), ...readPeople(values.split)];
  const { runs, refused, absent } = await runPairs(pairs, items, values.texts, values.resumes);
  if (values.save !== undefined) writeFileSync(values.save, savedVerdicts(runs));
  const before = values.since === undefined ? new Map<string, Verdict>() : readVerdicts(values.since);
  const labels = new Map([
    ...readLabels(values.labels, pairs.filter(isReal), items),
    ...readLabels(path.join(people, 'labels'), pairs.filter(isMadeUp), items),
  ]);
  const judged = runs.flatMap((run) => judge(run, labels.get(run.pair.id), before));
  console.log(
    `${values.split}: ${pairs.length} pairs, ${labels.size} labeled, ${refused} with a resume that is refused, ${absent} without a text`,
  );
  if (judged.length === 0) return;
  const real = judged.filter(({ madeUp }) => madeUp === undefined);
  console.log(`\n${itemTable(real, values.since !== undefined)}\n\n${rankTable(real)}`);
  if (judged.length > real.length) console.log(`\n${madeUpTable(judged)}`);
}

const people = path.join(import.meta.dirname, 'people');
const isMadeUp = ({ madeUp }: Pair) => madeUp !== undefined;
const isReal = (pair: Pair) => !isMadeUp(pair);

async function runPairs(
  pairs: readonly Pair[],
  items: ReadonlyMap<string, readonly Item[]>,
  texts: string,
  resumes: string,
): Promise<{ readonly runs: readonly Run[]; readonly refused: number; readonly absent: number }> {
  const split = [...new Set(pairs.map((pair) => pair.split))] satisfies readonly PairSplit[];
  const postings = new Map((await readCorpus(texts, split)).map((posting) => [posting.id, posting]));
  const files = new Map([...filesById(resumes), ...filesById(people)]);
  const documents = new Map<string, ResumeDocument | null>();
  const read = pairs.filter(({ posting, resume }) => postings.has(posting) && files.has(resume));
  const likenessAmongReal = likenesses(read.filter(isReal), postings, files);
  const likenessAmongAll = likenesses(read, postings, files);
  const engine = createRulesEngine();
  const runs: Run[] = [];
  let [refused, absent] = [0, 0];
  for (const pair of pairs) {
    const [posting, file] = [postings.get(pair.posting), files.get(pair.resume)];
    if (posting === undefined || file === undefined) {
      absent += 1;
      continue;
    }
    const known = documents.get(pair.resume);
    const base = known === undefined ? await readDocument(file) : known;
    documents.set(pair.resume, base);
    if (base === null) {
      refused += 1;
      continue;
    }
    const target = {
      jobDescription: posting.text,
      companyName: posting.company ?? '',
      position: posting.position ?? '',
    };
    const { ats_score: score, requirements } = await engine.score({ base, target, asOf });
    const own = items.get(pair.posting) ?? [];
    runs.push({
      pair,
      score,
      likeness: isReal(pair) ? likenessAmongReal(pair) : likenessAmongAll(pair),
      likenessAmongAll: likenessAmongAll(pair),
      verdicts: new Map(own.map((item) => [item.number, verdictFor(item, requirements)])),
      asItStands: verdictsAsTheyStand(own, base, target),
    });
  }
  return { runs, refused, absent };
}

async function readDocument(file: string): Promise<ResumeDocument | null> {
  const options = { nameless: true, template: true };
  try {
    const bytes = readFileSync(file);
    const { source } = await readResumeFile({ name: path.basename(file), bytes }, options);
    return readBaseResume(source, options).document;
  } catch (error) {
    if (error instanceof ValidationError) return null;
    throw error;
  }
}

/** TF-IDF similarity by the texts of all these pairs, so that it does not depend on the labels. */
function likenesses(
  pairs: readonly Pair[],
  postings: ReadonlyMap<string, LabeledPosting>,
  files: ReadonlyMap<string, string>,
): (pair: Pair) => number {
  const names = [...new Set(pairs.flatMap(({ posting, resume }) => [posting, resume]))];
  const texts = names.map((name) => postings.get(name)?.text ?? visibleText(files.get(name) ?? ''));
  const vectors = new Map(vectorsOf(texts).map((vector, index) => [names[index] ?? '', vector]));
  const none = new Map<string, number>();
  return ({ posting, resume }) => cosine(vectors.get(posting) ?? none, vectors.get(resume) ?? none);
}

/** Evidence for the items themselves, which does not change with the posting reader. */
function verdictsAsTheyStand(
  items: readonly Item[],
  base: ResumeDocument,
  target: Target,
): ReadonlyMap<number, Verdict> {
  const posting = readPosting(standardLexicon(), target);
  const model = readResume(standardLexicon(), base);
  const factors = roleFactors(model, target.position, skillsAsked(posting));
  const rows = findEvidence(
    { ...posting, requirements: items.map((item) => askedAs(item, posting)) },
    model,
    target,
    factors,
  );
  return new Map(items.map(({ number }, place) => [number, verdictOf[rows[place]?.state ?? 'missing']]));
}

const namedKinds = ['certificate', 'licence', 'language', 'soft'] as const;

/** The requirement with the item's term; otherwise a new one. */
function askedAs({ number, term }: Item, { requirements }: Posting): AskedRequirement {
  const known = requirements.find((one) => plain(one.term) === plain(term));
  if (known) return known;
  return {
    ...{ id: `item${number}`, term, alternatives: [canonical(standardLexicon(), term)], class: 'must' },
    kind: namedKinds.find((named) => named === kindOf(standardLexicon(), term)) ?? 'skill',
    ...{ source: { section: '', start: 0, end: 0 }, probability: 1, reason: '' },
  };
}

/** The verdict on the requirement with the item's term; otherwise on one that contains it or is part of it. */
function verdictFor({ term }: Item, requirements: readonly Requirement[]): Verdict {
  const wanted = plain(term);
  const found =
    requirements.find((one) => plain(one.term) === wanted) ??
    requirements.find((one) => plain(one.term).includes(wanted) || wanted.includes(plain(one.term)));
  return found === undefined ? 'unread' : verdictOf[found.state];
}

/** A normalized term between spaces, so that `includes` finds only whole words. */
function plain(term: string): string {
  const words = term.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
  return /\p{Script=Han}/u.test(words) ? words : ` ${words} `;
}

function readLabels(
  folder: string,
  pairs: readonly Pair[],
  items: ReadonlyMap<string, readonly Item[]>,
): ReadonlyMap<string, PairLabels> {
  const labels = new Map<string, PairLabels>();
  for (const posting of new Set(pairs.map((pair) => pair.posting))) {
    const file = path.join(folder, `${posting}.tsv`);
    if (!existsSync(file)) continue;
    const own = pairs.filter((pair) => pair.posting === posting);
    const read = parseLabels(readFileSync(file, 'utf8'), own, items.get(posting) ?? []);
    if (read.problems.length > 0) throw new Error(`${posting}.tsv: ${read.problems.join('; ')}`);
    for (const [id, one] of read.pairs) labels.set(id, one);
  }
  return labels;
}

function judge(
  { pair, score, likeness, likenessAmongAll, verdicts: given, asItStands }: Run,
  labels: PairLabels | undefined,
  before: ReadonlyMap<string, Verdict>,
): readonly JudgedPair[] {
  if (labels === undefined) return [];
  const items = [...labels.items].map(([number, label]) => ({
    label,
    verdict: given.get(number) ?? ('unread' as const),
    asItStands: asItStands.get(number) ?? ('missing' as const),
    before: before.get(`${pair.id} ${number}`),
  }));
  const { posting, madeUp } = pair;
  return [
    {
      ...{ posting, grade: labels.grade, score, likeness, likenessAmongAll, items },
      ...(madeUp && { madeUp }),
    },
  ];
}

function savedVerdicts(runs: readonly Run[]): string {
  const rows = runs.flatMap(({ pair, verdicts: given }) =>
    [...given].map(([number, verdict]) => [pair.id, String(number), verdict]),
  );
  return formatTable(['pair', 'item', 'verdict'], rows);
}

function readVerdicts(file: string): ReadonlyMap<string, Verdict> {
  return new Map(rowsOf(file).map((cell) => [`${cell('pair')} ${cell('item')}`, cell('verdict') as Verdict]));
}

function itemTable(judged: readonly JudgedPair[], hasBefore: boolean): string {
  const all = judged.flatMap(({ items }) => items);
  const counts = itemLabels.map((label) => {
    const own = all.filter((item) => item.label === label);
    const cells = verdicts.map((verdict) => own.filter((item) => item.verdict === verdict).length);
    return [label.padEnd(20), ...cells.map((count) => String(count).padStart(8))].join('');
  });
  const grades = [0, 1, 2, 3].map((grade) => {
    const own = judged.filter((pair) => pair.grade === grade);
    return figureRow(
      `grade ${grade} (${own.length} pairs)`,
      evidenceFigures(own.flatMap(({ items }) => items)),
    );
  });
  return [
    `${'items: label'.padEnd(20)}${verdicts.map((verdict) => verdict.padStart(8)).join('')}`,
    ...counts,
    '',
    `${''.padEnd(20)}  recall  right  right or part  accepted of what is not shown`,
    ...grades,
    figureRow('all', evidenceFigures(all)),
    figureRow('all as they stand', evidenceFigures(asTheyStand(all))),
    ...(hasBefore ? [figureRow('was missing', newFigures(all))] : []),
  ].join('\n');
}

function figureRow(name: string, figures: EvidenceFigures): string {
  const { recall, precision, precisionWithPart, falselyAccepted } = figures;
  const cells = [
    cell(recall, 8),
    cell(precision, 7),
    cell(precisionWithPart, 15),
    cell(falselyAccepted, 10, 3),
  ];
  return `${name.padEnd(20)}${cells.join('')}`;
}

const madeUpKinds: readonly MadeUp[] = ['qualified', 'weaker', 'trap'];

/** Evidence and ranking of the made-up people, also compared with the real pairs. */
function madeUpTable(judged: readonly JudgedPair[]): string {
  const of = (kind: MadeUp) => judged.filter(({ madeUp }) => madeUp === kind);
  const kinds = madeUpKinds.map((kind) => {
    const own = of(kind);
    const items = own.flatMap((pair) => pair.items);
    return [
      figureRow(`${kind} (${own.length})`, evidenceFigures(items)),
      figureRow('  as they stand', evidenceFigures(asTheyStand(items))),
    ].join('\n');
  });
  const row = rowOfBoth(
    (figureOf) => madeUpFigures(judged, figureOf),
    ({ likenessAmongAll }) => likenessAmongAll,
  );
  return [
    `${'made up'.padEnd(20)}  recall  right  right or part  accepted of what is not shown`,
    ...kinds,
    '',
    `${'made up'.padEnd(36)}   score    TF-IDF`,
    ...madeUpKinds.map((kind) => row(`median ${kind}`, ({ medians }) => medians[kind], 1)),
    row('AUC qualified against traps', ({ againstTraps }) => againstTraps),
    row('  mean over postings', ({ trapsPerPosting }) => trapsPerPosting),
    row('AUC qualified against weaker', ({ againstWeaker }) => againstWeaker),
    row('  mean over postings', ({ weakerPerPosting }) => weakerPerPosting),
    row('AUC qualified against real 1 and 2', ({ againstNear }) => againstNear),
    row('  mean over postings', ({ nearPerPosting }) => nearPerPosting),
  ].join('\n');
}

/** Makes rows with the figure of the score and that of TF-IDF. */
function rowOfBoth<Figures>(
  of: (figureOf: (pair: JudgedPair) => number) => Figures,
  likenessOf: (pair: JudgedPair) => number,
) {
  const [score, likeness] = [of((pair) => pair.score), of((pair) => 100 * likenessOf(pair))];
  return (name: string, pick: (figures: Figures) => number | null, digits = 3) =>
    `${name.padEnd(36)}${cell(pick(score), 8, digits)}${cell(pick(likeness), 10, digits)}`;
}

function rankTable(judged: readonly JudgedPair[]): string {
  const row = rowOfBoth(
    (figureOf) => rankFigures(judged, figureOf),
    ({ likeness }) => likeness,
  );
  return [
    `${'pairs'.padEnd(36)}   score    TF-IDF`,
    ...['unrelated', 'related', 'weaker', 'qualified'].map((name, grade) =>
      row(`median ${name}`, ({ medians }) => medians[grade] ?? null, 1),
    ),
    row('AUC qualified against all others', ({ againstAll }) => againstAll),
    row('AUC qualified against 1 and 2', ({ againstNear }) => againstNear),
    row('AUC qualified against others, posting', ({ perPosting }) => perPosting),
    row('rank correlation with the grade', ({ rankCorrelation }) => rankCorrelation),
  ].join('\n');
}

function cell(value: number | null, width: number, digits = 2): string {
  return (value === null ? '-' : value.toFixed(digits)).padStart(width);
}

if (process.argv[1] === import.meta.filename) await main();
