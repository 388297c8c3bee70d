import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPostingFile } from '../../../src/cli/postings/read-job-posting.ts';
import { wordDocument } from '../../documents/support/word-document.ts';
import { projectRoot } from '../../support/project-root.ts';
import { createTestTerminal } from '../memory-io.ts';

const posting = wordDocument([
  { text: 'Payroll Specialist at Linden Mill', style: 'Heading1' },
  { text: 'You run payroll for our three mills and keep its ledgers clean.' },
  { text: 'Requirements', style: 'Heading1' },
  { text: '• Excel' },
  { text: '• Sage Payroll' },
]);

describe('a posting in a document', () => {
  it('in Word gives its lines, lists with a dash, and company and position', async () => {
    const { text, company, position } = await readPostingFile({ name: 'job.docx', bytes: posting });
    expect(text).toBe(
      'Payroll Specialist at Linden Mill\nYou run payroll for our three mills and keep its ledgers clean.\n\n' +
        'Requirements\n\n- Excel\n- Sage Payroll',
    );
    expect([company, position]).toEqual(['Linden Mill', 'Payroll Specialist']);
  });

  it('in PDF gives its text', async () => {
    const file = path.join(projectRoot, 'test/fixtures/documents/chromium-one-column.pdf');
    const { text } = await readPostingFile({ name: 'job', bytes: readFileSync(file) });
    expect(text).toMatch(/^- \p{L}/mu);
  });

  it('is refused by name if it cannot be read', async () => {
    const bytes = new TextEncoder().encode('%PDF-1.7 and no more');
    await expect(readPostingFile({ name: 'job.pdf', bytes })).rejects.toThrow(
      'job.pdf: cannot be read as a PDF',
    );
  });

  it('is scored like any other', async () => {
    const terminal = createTestTerminal();
    writeFileSync(path.join(terminal.folder, 'job.docx'), posting);
    const resume = {
      basics: { name: 'Ana' },
      work: [{ name: 'Acme', position: 'Clerk', highlights: ['Kept lists in Excel'] }],
    };
    writeFileSync(path.join(terminal.folder, 'me.json'), JSON.stringify(resume));
    const { exitCode, stdout } = await terminal.run(['score', 'job.docx', '--resume', 'me.json', '--json']);
    expect([exitCode, stdout.includes('Excel')]).toEqual([0, true]);
  });
});
