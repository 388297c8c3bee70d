import { describe, expect, test } from 'vitest';
import { folders, readCases, readResumes } from '../../eval/cases/cases.ts';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { statedYears } from '../../src/lexicon/stated-years.ts';
import { messagesFor } from '../../src/messages/tailoring/messages-for.ts';
import { sentencesOf } from '../../src/tailoring/framing/sentences.ts';
import { pageBudget } from '../../src/tailoring/plan/pages/hidden-for-room.ts';
import { estimatePages } from '../../src/tailoring/plan/pages/page-estimate.ts';
import { readInput } from '../../src/tailoring/read-input.ts';
import { tailorResume } from '../../src/tailoring/tailor-resume.ts';
import { runs } from '../support/how-long.ts';

/* Rules for all resumes, on a sample of the labeled pairs: as they are, and with twice as many jobs. */

const asOf = '2026-11-21';
const everyNth = runs(66, 22);

type Resume = Readonly<Record<string, unknown>>;

function withEarlierJobs(resume: Resume): Resume {
  const work = Array.isArray(resume['work']) ? resume['work'] : [];
  const idle = ['Locked up in the evening', 'Watered the plants', 'Sorted the post'];
  const earlier = work.map((job, index) => ({
    ...job,
    name: `${job.name} East`,
    startDate: `200${index}-01`,
    endDate: `200${index}-12`,
    highlights: [...(job.highlights ?? []), ...idle],
  }));
  return { ...resume, work: [...work, ...earlier] };
}

const rows = folders
  .filter((folder) => folder !== 'held-out')
  .flatMap((folder) => {
    const resumes = readResumes(folder);
    return readCases(folder).flatMap(({ target, labels }) =>
      (labels.pairs.qualified ?? []).map((name) => ({ name, target, resume: resumes.get(name) ?? {} })),
    );
  })
  .filter((_, index) => index % everyNth === 0);

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ');

describe.each(rows)('$name', ({ target, resume }) => {
  test.each([
    ['good', resume],
    ['super', resume],
    ['super', withEarlierJobs(resume)],
  ] as const)('at %s', (level, source) => {
    const base = readBaseResume(source).document;
    const input = { base, target, level, asOf };
    const { document, report } = tailorResume(standardLexicon(), input);
    const { relatedYears, model } = readInput(standardLexicon(), input);

    const saidIn = ({ basics, sections }: typeof base) =>
      `${basics.headline}\n${textOf(sections.summary.content)}`;
    expect(statedYears(saidIn(document))).toBeGreaterThanOrEqual(statedYears(saidIn(base)));

    const duplicate = messagesFor(model).changes.hiddenDuplicate;
    const hidden = report.changes.filter(
      ({ op, before, reason }) => op === 'hide' && reason !== duplicate(before ?? ''),
    );
    expect(hidden.filter(({ before }) => /\d/.test(before ?? ''))).toEqual([]);
    if (hidden.length > 0) expect(estimatePages(base)).toBeGreaterThan(pageBudget({ base, model, asOf }));

    const order = document.metadata.layout.flat(2);
    if (relatedYears > 2) expect(order.indexOf('experience')).toBeLessThan(order.indexOf('skills'));

    const summary = report.changes.find(({ op }) => op === 'summary');
    const written = sentencesOf(textOf(summary?.after ?? ''));
    expect(written.filter((sentence) => sentence.trim().split(/\s+/).length < 2)).toEqual([]);
    expect(summary?.after ?? '').not.toMatch(
      /Skills include|Experience with|Languages include|Background in/,
    );
  });
});
