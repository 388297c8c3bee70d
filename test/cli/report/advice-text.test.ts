import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { adviceText } from '../../../src/cli/terminal/terminal-text.ts';
import { createTestTerminal } from '../memory-io.ts';

const terminal = (columns: number) => Object.assign(new PassThrough(), { isTTY: true, columns });

describe('adviceText', () => {
  it('breaks between words on a terminal, and nowhere else', () => {
    const text = 'For each yes: write into your resume where, and what you did.';
    expect(adviceText(text, terminal(40))).toBe(
      'For each yes: write into your resume\nwhere, and what you did.\n',
    );
    expect(adviceText(text, new PassThrough())).toBe(`${text}\n`);
  });

  it('keeps a command whole on its own line in every terminal width', () => {
    const command = 'resume-tailor explain res_01m7zqrsdbjpe52at6twkabax4';
    expect(adviceText(`Every change with its reason: ${command}`, terminal(40))).toBe(
      `Every change with its reason:\n  ${command}\n`,
    );
    const withKey = `RESUME_TAILOR_API_KEY=… ${command}`;
    expect(adviceText(`The key works: ${withKey}`, terminal(40))).toBe(`The key works:\n  ${withKey}\n`);
    const withAddress = 'resume-tailor keys create --base-url http://127.0.0.1:8787';
    expect(adviceText(`A key: ${withAddress}`, terminal(40))).toBe(`A key:\n  ${withAddress}\n`);
    expect(adviceText(`Short: ${command}`, terminal(80))).toBe(`Short: ${command}\n`);
  });

  it('removes control characters, and keeps lines separate', () => {
    expect(adviceText('one\u001b[2J\ntwo', terminal(80))).toBe('one[2J\ntwo\n');
  });
});

describe('an error', () => {
  it('is one sentence with its first word in color', async () => {
    const ran = await createTestTerminal().run(['get', 'latest', '-o', 'x.foo'], {
      watched: true,
      columns: 200,
      environment: { FORCE_COLOR: '1' },
    });
    expect(ran.stderr).toBe(
      '\u001b[91mError:\u001b[39m cannot tell the format of x.foo; end it in .json, .yaml, .md, .txt, .html, .docx or .pdf, or add --format\n',
    );
  });
});
