import { parseArgs } from 'node:util';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readPosting } from '../../src/posting/read-posting.ts';
import { type LabeledPosting, readCorpus, type Split } from './corpus.ts';
import { isSameCompany, isSameTitle } from './same-name.ts';

/* Measures how years, degree, company and title of labeled postings are read, by split and language. */

const { values } = parseArgs({
  options: {
    texts: { type: 'string' },
    split: { type: 'string', default: 'train,dev' },
    misses: { type: 'boolean', default: false },
  },
});
if (values.texts === undefined) throw new Error('Give the folder of the texts: --texts DIR');
const splits = values.split.split(',') as Split[];

interface Outcome {
  readonly fact: 'years' | 'degree' | 'company' | 'title';
  readonly result: 'right' | 'unknown' | 'wrong';
  /** `null` if nothing is labeled. */
  readonly labeled: string | null;
  readonly read: string | null;
}

function isUsable({ labels }: LabeledPosting): boolean {
  return !labels.fields.some(({ class: name, value }) => name === 'note' && value.startsWith('unusable'));
}

function measure(posting: LabeledPosting): { posting: LabeledPosting; outcomes: readonly Outcome[] } {
  const labeled = (name: string) =>
    posting.labels.fields.find((field) => field.class === name)?.value ?? null;
  // The reader gives whole years.
  const wholeYears = Math.floor(Number(labeled('years'))) || null;
  const { company, position, text } = posting;
  const read = readPosting(standardLexicon(), {
    jobDescription: text,
    companyName: company ?? '',
    position: position ?? '',
  });
  const years = read.years === null ? null : String(read.years);
  return {
    posting,
    outcomes: [
      outcome(
        'years',
        wholeYears === null ? null : String(wholeYears),
        years,
        (a, b) => Number(a) === Number(b),
      ),
      outcome('degree', labeled('degree') ?? labeled('degree_preferred'), read.degree, isSameDegree),
      outcome('company', labeled('company'), company ?? null, isSameCompany),
      outcome('title', labeled('title'), position ?? null, isSameTitle),
    ],
  };
}

function isSameDegree(labeled: string, read: string): boolean {
  return read === (labeled === 'school' ? 'highschool' : labeled);
}

function outcome(
  fact: Outcome['fact'],
  labeled: string | null,
  read: string | null,
  isSame: (labeled: string, read: string) => boolean,
): Outcome {
  const given = { fact, labeled, read };
  if (read === null) return { ...given, result: labeled === null ? 'right' : 'unknown' };
  return { ...given, result: labeled !== null && isSame(labeled, read) ? 'right' : 'wrong' };
}

const measured = (await readCorpus(values.texts, splits)).filter(isUsable).map(measure);
const facts = ['years', 'degree', 'company', 'title'] as const;

/** Shares of right readings and counts of wrong ones. For company and title, shares are of labeled ones only. */
function row(name: string, group: typeof measured): string {
  const cells = facts.map((fact) => {
    const all = group.flatMap(({ outcomes }) => outcomes.filter((one) => one.fact === fact));
    const isNamed = fact === 'company' || fact === 'title';
    const counted = isNamed ? all.filter(({ labeled }) => labeled !== null) : all;
    const right = counted.filter(({ result }) => result === 'right').length;
    const wrong = all.filter(({ result }) => result === 'wrong').length;
    const share = counted.length === 0 ? '   -' : (right / counted.length).toFixed(3).replace(/^0/u, '');
    return `${share.padStart(5)} ${`${right}/${counted.length}`.padStart(7)} ${String(wrong).padStart(3)} wrong`;
  });
  return [name.padEnd(12), ...cells].join(' | ');
}

console.log(['split        ', ...facts.map((fact) => fact.padEnd(23))].join('| '));
for (const split of splits) {
  const ofSplit = measured.filter(({ posting }) => posting.split === split);
  console.log(row(split, ofSplit));
  for (const language of [...new Set(ofSplit.map(({ posting }) => posting.language))].sort()) {
    console.log(
      row(
        `  ${language}`,
        ofSplit.filter(({ posting }) => posting.language === language),
      ),
    );
  }
}

/** Lists single facts of `train` only; of `dev` and `test` only figures may be seen. */
if (values.misses) {
  for (const { posting, outcomes } of measured.filter(({ posting }) => posting.split === 'train')) {
    for (const { fact, labeled, read } of outcomes.filter(({ result }) => result !== 'right')) {
      console.log([posting.id, posting.language, fact, labeled ?? '-', read ?? '-'].join('\t'));
    }
  }
}
