import { type Folder, folders, readCases } from '../../eval/cases/cases.ts';
import { alignLines, classOfLines } from '../../eval/postings/align-lines.ts';
import { type LabeledPosting, readCorpus, type Split } from '../../eval/postings/corpus.ts';
import type { PostingLabels } from '../../eval/postings/labels.ts';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { type Analysis, analyzePosting, featuresOfPhrases } from '../../src/posting/analysis.ts';
import { lineClasses } from '../../src/posting/line-features.ts';
import { bestSequence, type SequenceReading } from '../../src/text/model/best-sequence.ts';
import { FeatureRows } from '../../src/text/model/feature-rows.ts';
import type { LinearModel } from '../../src/text/model/linear-model.ts';
import { phraseLabels, unlabeled } from './labeled-phrases.ts';
import { randomFrom } from './random.ts';
import type { LabeledLines } from './train-lines.ts';
import type { PhrasesOfLine } from './train-phrases.ts';

/** An analyzed posting with its labels. */
export interface Example {
  readonly posting: LabeledPosting;
  readonly analysis: Analysis;
  readonly lineClasses: Int8Array;
  /** By line and phrase. */
  readonly phraseClasses: readonly Int8Array[];
  readonly weight: number;
}

/** A collection with more postings than this gets the same total weight. */
const maxOfOneCollection = 20;
/** Weight of our own cases. */
const weightOfCases = 0.5;

/** The labeled postings whose texts are in a folder. */
export async function readExamples(texts: string, splits: readonly Split[]): Promise<Example[]> {
  const postings = await readCorpus(texts, splits);
  const counts = new Map<string, number>();
  for (const { repository } of postings) counts.set(repository, (counts.get(repository) ?? 0) + 1);
  return postings.map((posting) =>
    exampleOf(posting, Math.min(1, maxOfOneCollection / (counts.get(posting.repository) ?? 1))),
  );
}

/** Lines in an excerpt. */
const excerptLength = { least: 2, most: 10 };
const weightOfExcerpts = 0.5;

/** A few lines of each posting as a separate posting, because people paste parts, and a part lacks the first lines. */
export function excerptsOf(examples: readonly Example[]): Example[] {
  const random = randomFrom(1);
  return examples.flatMap(({ posting, analysis: { clean, lines }, weight }) => {
    const { least, most } = excerptLength;
    const length = least + Math.floor(random() * (most - least + 1));
    const first = Math.floor(random() * Math.max(1, lines.length - length));
    const [before, last] = [lines[first - 1], lines[Math.min(lines.length, first + length) - 1]];
    if (last === undefined || lines.length <= most) return [];
    const text = clean.text.slice(before?.unit.end ?? 0, last.unit.end);
    return [exampleOf({ ...posting, text }, weight * weightOfExcerpts)];
  });
}

function exampleOf(posting: LabeledPosting, weight: number): Example {
  const analysis = analyzePosting(standardLexicon(), {
    jobDescription: posting.text,
    companyName: posting.company ?? '',
    position: posting.position ?? '',
  });
  const units = analysis.lines.map(({ unit }) => unit);
  const linesOf = alignLines(units, posting.lines);
  return {
    posting,
    analysis,
    lineClasses: Int8Array.from(linesOf, (numbers) => {
      const found = classOfLines(numbers, posting.labels);
      return found === null ? unlabeled : lineClasses.indexOf(found);
    }),
    phraseClasses: phraseLabels(analysis.lines, linesOf, posting.labels),
    weight,
  };
}

/** Our own labeled cases as examples, without line classes. */
export function caseExamples(without: readonly Folder[] = []): Example[] {
  return folders
    .filter((folder) => !without.includes(folder))
    .flatMap((folder) => readCases(folder))
    .map(({ name, target, labels, keywords }) => {
      const item = (
        itemClass: PostingLabels['items'][number]['class'],
        members: readonly (readonly string[])[],
      ) => ({
        class: itemClass,
        lines: [],
        members,
        isUnsure: false,
      });
      const posting: LabeledPosting = {
        id: name,
        split: 'train',
        language: labels.language,
        repository: 'cases',
        text: target.jobDescription,
        company: target.companyName,
        position: target.position,
        lines: [],
        labels: {
          items: [
            ...keywords.map(({ class: asked, members }) =>
              item(asked === 'responsibility' ? 'task' : asked, members),
            ),
            ...labels.neutral.map((text) => item('neutral', [[text]])),
            ...labels.distractors.map((text) => item('distractor', [[text]])),
          ],
          fields: [],
          lines: new Map(),
        },
      };
      return exampleOf(posting, weightOfCases);
    });
}

export function linesOf({ analysis, lineClasses: classes, weight }: Example): LabeledLines {
  return { features: analysis.lineFeatures, classes, weight };
}

/** The phrases of an example, line by line, given the classes of its lines. */
export function phrasesOf(example: Example, readings: readonly SequenceReading[]): PhrasesOfLine[] {
  const { analysis, phraseClasses, weight } = example;
  return featuresOfPhrases(analysis.lines, readings, () => new FeatureRows()).flatMap(
    ({ line: { view, phrases }, features }, line) => {
      if (phrases.length === 0) return [];
      const labeled = phrases.map((phrase, index) => {
        const slots = features.rowsOf(index).flatMap(([rows, row]) => [...rows.row(row)]);
        const given = phraseClasses[line]?.[index] ?? unlabeled;
        return { ...phrase, features: Int32Array.from(slots), class: given };
      });
      return [{ tokens: view.tokens.length, phrases: labeled, weight }];
    },
  );
}

export function readLinesBy(model: LinearModel, { analysis }: Example): SequenceReading[] {
  return bestSequence(model, analysis.lineFeatures);
}
