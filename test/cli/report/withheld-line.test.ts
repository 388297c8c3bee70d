import { describe, expect, it } from 'vitest';
import { reportPage } from '../../../src/cli/report/page/report-page.ts';
import { withheldLine } from '../../../src/cli/report/report-text.ts';
import { reportExamples } from '../../../src/contract/openapi/report-examples.ts';
import type { Report } from '../../../src/contract/report.ts';

const numbers = { rule: 'number', count: 2, message: 'singular and plural would not have agreed' };
const tenses = {
  rule: 'tense',
  count: 1,
  message: 'only a part of the ended jobs would have been put into the past tense',
};

describe('the count of wordings that were dropped because they read badly', () => {
  it('is one plain line', () => {
    expect(withheldLine({ withheld: [numbers, tenses] })).toBe(
      '3 rewordings were dropped because they would have read badly: singular and plural would not have agreed (2); only a part of the ended jobs would have been put into the past tense.',
    );
    expect(withheldLine({ withheld: [tenses] })).toMatch(/^1 rewording was dropped because it would/);
  });

  it('is left out if none was dropped, as in earlier reports', () => {
    expect(withheldLine({})).toBe('');
    expect(withheldLine({ withheld: [] })).toBe('');
  });

  it('is also on the page of the report', async () => {
    const about = { person: 'Ann Poe', company: 'Acme', position: 'Clerk' };
    const report: Report = { ...reportExamples.Report, withheld: [tenses] };
    expect(String(await reportPage(report, about))).toContain('1 rewording was dropped');
    expect(String(await reportPage(reportExamples.Report, about))).not.toContain('dropped');
  });
});
