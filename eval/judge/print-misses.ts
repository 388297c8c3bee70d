import { textsOf } from './document-texts.ts';
import { hiddenKeywords, reviewedOpeners } from './faithfulness.ts';
import type { Run } from './runs.ts';
import type { Measured } from './table.ts';

/* Prints single misses, scores and rewritten sentences, one per line, starting with the posting. */

export function printMisses({ figures, runs, findings }: Measured): void {
  for (const { kind, posting, text } of figures.flatMap(({ misses }) => misses)) print(posting, kind, text);
  for (const run of runs) print(run.posting.name, run.grade, scoresOf(run));
  for (const { posting, resume, level, kind, text } of findings) {
    print(posting, kind, `${resume}, ${level}: ${text}`);
  }
  for (const text of reviewedOpeners(runs)) print('', 'other verb', text);
  for (const run of runs) {
    for (const text of hiddenKeywords(run)) print(run.posting.name, 'hidden', `${run.resume}: ${text}`);
  }
}

export function printRewrites({ runs }: Measured): void {
  for (const run of runs.filter(({ grade }) => grade !== 'unrelated')) {
    for (const sentence of newSentences(run)) print(run.posting.name, 'rewrite', sentence);
  }
}

function scoresOf({ resume, score, tailored }: Run): string {
  const levels = Object.values(tailored).map(({ report }) => report.score.after);
  return `${resume.padEnd(34)} ${score} -> ${levels.join(' ')} of ${tailored.super.report.score.ceiling}`;
}

/** Sentences that level `super` writes and the base does not contain. */
function newSentences({ base, tailored }: Run): readonly string[] {
  const own = new Set(sentencesOf(base));
  return sentencesOf(tailored.super.document).filter(
    (sentence) => sentence.includes(' ') && !own.has(sentence),
  );
}

function sentencesOf(document: Run['base']): readonly string[] {
  const texts = textsOf([document.basics.headline, document.sections]);
  return texts.flatMap((text) => text.split(/<[^>]+>/u)).filter((text) => text !== '');
}

function print(posting: string, kind: string, text: string): void {
  console.log(`${posting.padEnd(26)} ${kind.padEnd(11)} ${text}`);
}
