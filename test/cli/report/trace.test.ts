import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { PostingTrace } from '../../../src/contract/posting-trace.ts';
import { lighthousePosting } from '../../support/lighthouse-posting.ts';
import { engineer } from '../fixtures.ts';
import { createTestTerminal } from '../memory-io.ts';

const posting = lighthousePosting('', 'Nice to have:', '- PLC programming in Rust or C');

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function trace(text: string, ...flags: readonly string[]) {
  const terminal = createTestTerminal();
  writeFileSync(path.join(terminal.folder, 'posting.txt'), text);
  return terminal.run(['score', 'posting.txt', '--resume', engineer, '--trace', ...flags], {
    columns: 90,
    environment: { NO_COLOR: '1' },
  });
}

async function traceOf(text: string): Promise<PostingTrace> {
  return JSON.parse((await trace(text, '--json')).stdout).trace;
}

const lineOf = ({ lines }: PostingTrace, text: string) => lines.find((line) => line.text.includes(text));

describe('score --trace', () => {
  it('shows lines with class and section, and phrases with label and reasons', async () => {
    const { exitCode, stdout } = await trace(posting);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('How the posting was read: by the models, language en');
    expect(stdout).toContain('[requirements: Requirements]');
    expect(stdout).toMatch(/^asks \((?:low|medium|high)\): Knowledge of hydraulic systems$/m);
    expect(stdout).toMatch(/✓ "hydraulic systems" → hydraulics: must, probability [\d.]+, is r\d+/);
    expect(stdout).toMatch(/repeats r\d+/);
    expect(stdout).toMatch(/dropped: less than 0\.\d/);
    expect(stdout).toContain('the rules take it for must');
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(90);
  });

  it('is data with --json, beside the score', async () => {
    const found = await traceOf(posting);
    expect(lineOf(found, 'hydraulic systems')).toMatchObject({
      section: 'requirements',
      heading: 'Requirements',
      class: 'asks',
    });
    const spans = lineOf(found, 'Rust or C')?.spans ?? [];
    const outcomes = new Map(spans.map(({ text, outcome }) => [text, outcome]));
    expect(outcomes.get('Rust')).toBe('asked');
    expect(outcomes.get('PLC programming')).toBe('duplicate');
    expect(outcomes.get('PLC')).toBe('overlapping');
    for (const { start, end, text } of spans) expect(posting.slice(start, end)).toBe(text);
  });

  it('says if the rules read the posting, and shows their clauses', async () => {
    const note = 'We need Docker and Terraform. No knowledge of Ansible is required.';
    const { stdout } = await trace(note);
    expect(stdout).toContain('by the rules, because it is too short for the models');
    expect(stdout).toMatch(/clause "We need Docker and Terraform\.": cue asked, must/);
    expect(stdout).toMatch(/cue negated, asks for nothing/);
    expect((await traceOf(note)).lines.flatMap(({ spans }) => spans.map(({ text }) => text))).toEqual([
      'Docker',
      'Terraform',
    ]);
  });

  it('says if the models do not know the language', async () => {
    const dutch =
      'Wij zoeken een ervaren timmerman voor onze werkplaats. Je hebt kennis van hout en je werkt graag samen met anderen in het team.';
    expect(await traceOf(dutch)).toMatchObject({
      read_by: 'rules',
      rules_reason: 'language',
      language: null,
    });
  });

  it('shows a posting without requirements', async () => {
    const { exitCode, stdout } = await trace(
      'The gulls circled the harbor all day long, and nobody was in a hurry.',
    );
    expect(exitCode).toBe(0);
    expect(stdout).toContain('The gulls circled the harbor');
  });

  it('reads the posting without a base resume, and has no score then', async () => {
    const terminal = createTestTerminal();
    writeFileSync(path.join(terminal.folder, 'posting.txt'), posting);
    const run = (...flags: readonly string[]) => terminal.run(['score', 'posting.txt', ...flags]);
    const printed = await run('--trace');
    expect(printed.exitCode).toBe(0);
    expect(printed.stdout).toContain('Knowledge of hydraulic systems');
    const asked = await terminal.run(['score', 'posting.txt', '--trace'], {
      columns: 90,
      watched: true,
      answers: [],
      endOfInput: true,
    });
    expect(asked).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('How the posting was read') });
    const data = JSON.parse((await run('--trace', '--json')).stdout);
    expect(Object.keys(data)).toEqual(['trace']);
    expect(data.trace).toEqual(await traceOf(posting));
    const scored = await run();
    expect(scored).toMatchObject({ exitCode: 2, stdout: '' });
    expect(scored.stderr).toContain('There is no base resume yet');
    expect((await run('--trace', '--base', 'nurse')).stderr).toContain('no base resume named "nurse"');
  });

  it('has rows with their kind in a pipe', async () => {
    const { stdout } = await trace(posting, '--plain');
    expect(stdout).toMatch(/^read_by\tmodels\t\ten$/m);
    expect(stdout).toMatch(
      /^line\t\d+\tasks\t\w+\trequirements\tRequirements\tKnowledge of hydraulic systems\t/m,
    );
    expect(stdout).toMatch(/^span\t\d+\tasked\tmust\t[\d.]+\tr\d+\thydraulic systems\t/m);
  });

  it('names a server whose version cannot trace', async () => {
    const score = {
      ...{
        object: 'score',
        version: 'rules-1',
        ats_score: 0,
        band: null,
        fit: 0,
        presentation: 0,
        ceiling: 0,
      },
      ...{ components: [], requirements: [], years: null, degree: null, knockouts: [], warnings: [] },
    };
    const server = createServer((request, response) => {
      request.resume();
      request.on('end', () => {
        response.setHeader('content-type', 'application/json').end(JSON.stringify(score));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { exitCode, stderr } = await trace(posting, '--base-url', url);
    expect(exitCode).toBe(2);
    expect(stderr.replace(/\s+/g, ' ')).toContain('This server cannot trace a posting. Update the server');
  });
});
