import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { nextSteps } from '../../../src/contract/errors.ts';
import { Resume } from '../../../src/contract/objects.ts';
import { Preview, Report } from '../../../src/contract/report.ts';
import { backendPosting, engineer, nurse, terminalWithBase, unwritable } from '../fixtures.ts';
import { createTestTerminal, type TestTerminal } from '../memory-io.ts';

const target = ['--company', 'Acme', '--position', 'Engineer'];

async function usedCredits(terminal: TestTerminal): Promise<number> {
  return JSON.parse((await terminal.run(['usage', '--json'])).stdout).credits_used;
}

describe('generate', () => {
  it('--json prints only the resume', async () => {
    const terminal = createTestTerminal();
    const ran = await terminal.run(['generate', backendPosting, '--resume', engineer, '--json', ...target]);
    expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
    expect(Resume.parse(JSON.parse(ran.stdout))).toMatchObject({ company_name: 'Acme', pdf_url: null });
  });

  it('takes company and position from the posting and reports it', async () => {
    const ran = await (await terminalWithBase()).run(['generate', backendPosting]);
    expect(ran.stderr).toContain('Company, from the posting: Copperfield Logistics\n');
    expect(ran.stderr).toContain('Position, from the posting: Backend Engineer\n');
  });

  it('ends with the strongest changes, before and after, on a terminal and in a pipe', async () => {
    const terminal = await terminalWithBase();
    const argv = ['generate', backendPosting, '--level', 'super', ...target];
    const { stdout } = await terminal.run(argv, { columns: 80, environment: { NO_COLOR: '1' } });
    const [, shown = ''] = stdout.split(/Strongest changes?\n/);
    expect(shown).toMatch(/ch\d+ {2}rewrite {2}job \d+, point \d+\n +.*\[-/);
    expect(shown).toContain('  ? ');
    const rows = (await terminal.run([...argv, '--new'])).stdout.split('\n').map((row) => row.split('\t'));
    const changed = rows.filter(([kind]) => kind === 'change');
    expect(changed.length).toBe(stdout.match(/^ {2}ch\d+ /gm)?.length);
    expect(changed.every(([, , , , before, after]) => before !== after)).toBe(true);
  });

  it('prints lines that fit a narrow terminal', async () => {
    const terminal = await terminalWithBase();
    const environment = { NO_COLOR: '1' };
    for (const argv of [['generate', backendPosting], ['explain', 'latest'], ['list'], ['usage']]) {
      const { stdout } = await terminal.run(argv, { columns: 40, environment });
      expect(stdout.split('\n').filter((line) => line.length > 40 && !line.includes('res_'))).toEqual([]);
    }
  });

  it('--quiet prints only the result', async () => {
    const ran = await (await terminalWithBase()).run(['generate', backendPosting, '--quiet']);
    expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
    expect(ran.stdout).toMatch(/^id\tres_/);
  });

  it.each([
    ['in an old Windows encoding', 'latin1', 'windows-1252'],
    ['in UTF-16', 'utf16le', null],
  ] as const)('reads a posting %s', async (_, encoding, guessed) => {
    const terminal = await terminalWithBase();
    const posting = `\uFEFF${readFileSync(backendPosting, 'utf8')}\n\nBüro in München, Café inklusive.\n`;
    const text =
      encoding === 'latin1' ? posting.replaceAll(/[^\p{ASCII}\p{Script=Latin}]/gu, '-').slice(1) : posting;
    writeFileSync(path.join(terminal.folder, 'alt.txt'), Buffer.from(text, encoding));
    const ran = await terminal.run(['generate', 'alt.txt', ...target]);
    expect(ran.exitCode).toBe(0);
    const note = `alt.txt: read as ${guessed}; if letters are wrong, save the file in UTF-8`;
    expect(ran.stderr.includes(note)).toBe(guessed !== null);
  });

  it('reads the posting from standard input and from --job-text', async () => {
    const terminal = await terminalWithBase();
    const posting = readFileSync(backendPosting, 'utf8');
    const piped = await terminal.run(['generate', '-', ...target], { stdin: posting });
    const typed = await terminal.run(['generate', '--job-text', posting, ...target]);
    expect([piped.exitCode, typed.exitCode]).toEqual([0, 0]);
  });

  it.each([
    [[], 'give the job posting'],
    [['posting.txt', '--job-text', 'words'], 'give the posting once'],
    [['missing.txt', ...target], 'missing.txt does not exist'],
    [['.', ...target], 'it is a folder'],
    [['empty.txt', ...target], 'empty.txt is empty'],
    [['binary.txt', ...target], 'binary.txt is not a readable text file'],
    [['binary.pdf', ...target], 'binary.pdf is not a readable PDF; save or export it again'],
    [['vague.txt'], 'No requirements found in this posting'],
    [['https://127.0.0.1/job', ...target], 'add --allow-private'],
    [['short.txt', ...target], 'short.txt: must have at least 50 characters'],
    [[backendPosting, '--pdf', 'cv.doc'], 'ends in .pdf'],
    [[backendPosting, '--pdf', 'a.pdf', '-o', 'b.pdf'], 'use one of them'],
    [[backendPosting, '-o', 'cv.xyz'], 'cannot tell the format of cv.xyz'],
    [[backendPosting, '-o', 'taken.md'], 'taken.md exists; add --force to replace it'],
    [[backendPosting, '-o', 'nowhere/cv.md'], 'nowhere/cv.md: the folder does not exist'],
    [[backendPosting, '--pdf', 'taken.md/cv.pdf'], 'is not a folder'],
    [[backendPosting, '-o', 'folder.md', '--force'], 'folder.md: it is a folder'],
    [[backendPosting, '--dry-run', '--pdf', '-o', 'x.md'], 'remove --pdf and -o'],
    [[backendPosting, '--dry-run', '--idempotency-key', 'mine'], 'remove --idempotency-key'],
    [[backendPosting, '--resume', 'broken.json'], 'broken.json'],
    [[backendPosting, '--theme', 'nowhere'], 'theme'],
  ])('refuses %j before anything is charged', async (argv, message) => {
    const terminal = await terminalWithBase();
    const file = (name: string, content: string | Uint8Array) =>
      writeFileSync(path.join(terminal.folder, name), content);
    mkdirSync(path.join(terminal.folder, 'folder.md'));
    file('empty.txt', '');
    file('short.txt', 'Too short.');
    file('vague.txt', 'we are looking for somebody who can do many things, and do them very well indeed.');
    file('binary.txt', Uint8Array.of(0xff, 0xfe, 0xfd));
    file('binary.pdf', Uint8Array.of(0xff, 0xfe, 0xfd));
    file('taken.md', 'mine');
    file('broken.json', '{"basics": ');
    const ran = await terminal.run(['generate', ...argv]);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain(message);
    expect(await usedCredits(terminal)).toBe(0);
    expect(readFileSync(path.join(terminal.folder, 'taken.md'), 'utf8')).toBe('mine');
  });

  it('--pdf takes a name only if it ends in .pdf; any other word is the posting', async () => {
    const terminal = await terminalWithBase();
    expect((await terminal.run(['generate', '--pdf', 'cv.pdf', backendPosting])).exitCode).toBe(0);
    expect((await terminal.run(['generate', '--pdf', backendPosting])).exitCode).toBe(0);
    expect(readdirSync(terminal.folder).sort()).toEqual([
      'cv.pdf',
      'marisol-quintero-copperfield-logistics-backend-engineer.pdf',
    ]);
  });

  it('-o writes the document in the format of the ending', async () => {
    const terminal = await terminalWithBase();
    await terminal.run(['generate', backendPosting, '-o', 'cv.md']);
    expect(readFileSync(path.join(terminal.folder, 'cv.md'), 'utf8')).toMatch(/^# Marisol Quintero\n/);
    await terminal.run(['generate', backendPosting, '-o', 'cv.pdf']);
    expect(readFileSync(path.join(terminal.folder, 'cv.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('--resume stores the file as the base, keeps the earlier one and uses the new one', async () => {
    const terminal = await terminalWithBase();
    const ran = await terminal.run(['generate', backendPosting, '--resume', nurse, '-o', 'cv.txt']);
    expect(ran.stderr).toContain('resume-tailor base show --previous');
    expect(readFileSync(path.join(terminal.folder, 'cv.txt'), 'utf8')).toContain('Danielle Okafor');
    expect((await terminal.run(['base', 'show'])).stdout).toContain('Danielle Okafor');
    expect((await terminal.run(['base', 'show', '--previous'])).stdout).toContain('Marisol Quintero');
  });

  it('keeps the base resume if the posting is refused', async () => {
    const terminal = await terminalWithBase();
    writeFileSync(
      path.join(terminal.folder, 'vague.txt'),
      'We like people who like people, and many other things.',
    );
    const ran = await terminal.run(['generate', 'vague.txt', '--resume', nurse]);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).not.toContain('Stored as the base resume');
    expect((await terminal.run(['base', 'show'])).stdout).toContain('Marisol Quintero');
  });

  it('keeps the base resume if the service refuses the company', async () => {
    const terminal = await terminalWithBase();
    const ran = await terminal.run(['generate', backendPosting, '-c', 'x'.repeat(600), '--resume', nurse]);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).not.toContain('Stored as the base resume');
    expect((await terminal.run(['base', 'show'])).stdout).toContain('Marisol Quintero');
  });

  it('--resume lists once the fields that tailored resumes do not show', async () => {
    const terminal = createTestTerminal();
    const source = JSON.parse(readFileSync(engineer, 'utf8'));
    source.basics.pronouns = 'she/her';
    writeFileSync(path.join(terminal.folder, 'me.json'), JSON.stringify(source));
    const first = await terminal.run(['generate', backendPosting, '--resume', 'me.json']);
    expect(first.stderr).toMatch(
      /me\.json: Not shown in tailored resumes \(kept in your data\): .*basics\.pronouns/,
    );
    const again = await terminal.run(['generate', backendPosting, '--resume', 'me.json', '--new']);
    expect(again.stderr).not.toContain('Not shown in tailored resumes');
  });

  it('refuses a posting that is too long or too large, with the next step', async () => {
    const terminal = await terminalWithBase();
    writeFileSync(path.join(terminal.folder, 'long.txt'), 'We hire people who know SQL.\n'.repeat(2000));
    writeFileSync(path.join(terminal.folder, 'large.pdf'), Buffer.alloc(5 * 1024 * 1024 + 1, 'x'));
    const next = 'Keep only what is about the job. For several postings, put each in its own file';
    for (const [file, problem] of [
      ['long.txt', ': must have at most 50000 characters, has 57999'],
      ['large.pdf', ' is larger than 5 MB'],
    ] as const) {
      const { exitCode, stdout, stderr } = await terminal.run(['generate', file, ...target]);
      expect([exitCode, stdout]).toEqual([2, '']);
      expect(stderr.replace(/\s+/g, ' ')).toContain(`${file}${problem}. ${next}`);
      const { name, message } = JSON.parse(
        (await terminal.run(['generate', file, ...target, '--json'])).stderr,
      );
      expect(name).toBe('validation_error');
      expect(message).toContain(problem.replace(/^:? /, ''));
      expect(message).toContain(nextSteps.posting_too_long);
    }
  });

  it('refuses a posting that is only a web address, with the next step, and charges nothing', async () => {
    const terminal = await terminalWithBase();
    const address = 'https://jobs.example.com/123';
    writeFileSync(path.join(terminal.folder, 'link.txt'), `${address}\n`);
    for (const [place, argv] of [
      ['link.txt', ['link.txt']],
      ['link.txt', ['link.txt', '--anyway', '--dry-run']],
      ['the posting', ['--job-text', `${address}?source=newsletter&campaign=autumn-of-2026`]],
    ] as const) {
      const { exitCode, stdout, stderr } = await terminal.run(['generate', ...argv, ...target]);
      expect([exitCode, stdout]).toEqual([2, '']);
      const shown = stderr.replace(/\s+/g, ' ');
      expect(shown).toContain(
        `${place} is only a web address, not the text of a posting. Nothing was charged.`,
      );
      expect(shown).toContain('Open the page, copy its text or save it as a file');
      const { stderr: json } = await terminal.run(['generate', ...argv, ...target, '--json']);
      expect(JSON.parse(json)).toMatchObject({ name: 'validation_error', status: 400 });
      expect(JSON.parse(json).message).toContain(nextSteps.posting_only_address);
    }
    expect(await usedCredits(terminal)).toBe(0);
  });

  it('refuses a posting or a resume with too little text, and names the file', async () => {
    const terminal = await terminalWithBase();
    writeFileSync(path.join(terminal.folder, 'short.txt'), 'We hire.');
    writeFileSync(path.join(terminal.folder, 'empty.json'), '{"basics": {"name": "Ann Lee"}}');
    const posting = await terminal.run(['generate', 'short.txt', ...target]);
    expect(posting).toMatchObject({ exitCode: 2, stdout: '' });
    expect(posting.stderr).toContain('short.txt: must have at least 50 characters, has 8');
    const resume = await terminal.run(['generate', backendPosting, '--resume', 'empty.json']);
    expect(resume).toMatchObject({ exitCode: 2, stdout: '' });
    expect(resume.stderr).toContain('empty.json: the resume is empty');
    expect(await usedCredits(terminal)).toBe(0);
  });

  it('--dry-run shows score, changes and price, and stores nothing', async () => {
    const terminal = await terminalWithBase();
    const ran = await terminal.run(['generate', backendPosting, '--dry-run', '--level', 'super', '--json']);
    expect(Preview.parse(JSON.parse(ran.stdout))).toMatchObject({ cost: 3, credits_remaining: 10_000 });
    expect((await terminal.run(['generate', backendPosting, '--dry-run'])).stdout).toContain('cost\t2\n');
    expect(await usedCredits(terminal)).toBe(0);
    expect((await terminal.run(['list'])).stdout).toBe('');
  });

  it('--dry-run --resume uses that file without storing it', async () => {
    const terminal = createTestTerminal();
    const ran = await terminal.run(['generate', backendPosting, '--resume', nurse, '--dry-run', '--json']);
    const own = Preview.parse(JSON.parse(ran.stdout));
    expect((await terminal.run(['base', 'show'])).exitCode).toBe(3);
    await terminal.run(['base', 'set', nurse]);
    const stored = await terminal.run(['generate', backendPosting, '--dry-run', '--json']);
    expect({ ...own, base: 'default' }).toEqual(Preview.parse(JSON.parse(stored.stdout)));
  });

  it('names the flag of a key that is too long', async () => {
    const ran = await createTestTerminal().run([
      'generate',
      backendPosting,
      '--idempotency-key',
      'k'.repeat(300),
    ]);
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain('--idempotency-key must have 1 to 256 characters');
  });

  it('with a given idempotency key the same command gives the same answer and is charged once', async () => {
    const terminal = await terminalWithBase();
    const command = ['generate', backendPosting, '--idempotency-key', 'mine', '--json'];
    const first = await terminal.run(command);
    expect((await terminal.run(command)).stdout).toBe(first.stdout);
    expect(await usedCredits(terminal)).toBe(2);
  });

  it('the same command makes a new resume once the first is finished', async () => {
    const terminal = await terminalWithBase();
    await terminal.run(['generate', backendPosting]);
    await terminal.run(['generate', backendPosting]);
    expect(await usedCredits(terminal)).toBe(4);
    expect(readdirSync(path.join(terminal.home, 'pending'))).toEqual([]);
  });

  describe('the same command again on a terminal', () => {
    const interactive = (answer: string, more = {}) => ({
      watched: true,
      columns: 80,
      environment: { CI: '', NO_COLOR: '1' },
      answers: [['Pay for another one?', answer]] as const,
      ...more,
    });
    const idsOf = async (terminal: TestTerminal) =>
      JSON.parse((await terminal.run(['list', '--json'])).stdout).data.map(({ id }: { id: string }) => id);

    it('returns the existing resume, with the PDF in the requested look, and charges nothing', async () => {
      const terminal = await terminalWithBase();
      await terminal.run(['generate', backendPosting]);
      const [id] = await idsOf(terminal);
      const argv = ['generate', backendPosting, '--pdf', 'cv.pdf', '--theme', 'sidebar', '-o', 'cv.md'];
      const ran = await terminal.run(argv, interactive('n\r', { now: () => Date.now() + 600_500 }));
      expect(ran.exitCode).toBe(0);
      expect(ran.stderr).toContain('You tailored to this posting 10 minutes ago: Backend Engineer at');
      expect(ran.stderr).toContain(`This is ${id} of 10 minutes ago; nothing was charged.`);
      expect(ran.stdout).toMatch(new RegExp(`Id +${id}`));
      expect(readdirSync(terminal.folder).sort()).toEqual(['cv.md', 'cv.pdf']);
      expect((await terminal.run(['pdf', 'latest', '--url'])).stderr).toContain('Theme: sidebar');
      expect(await usedCredits(terminal)).toBe(2);
      expect(readdirSync(path.join(terminal.home, 'pending'))).toEqual([]);
    });

    it('makes another one on request', async () => {
      const terminal = await terminalWithBase();
      await terminal.run(['generate', backendPosting]);
      const ran = await terminal.run(['generate', backendPosting], interactive('y\r'));
      expect(ran.exitCode).toBe(0);
      expect(await idsOf(terminal)).toHaveLength(2);
      expect(await usedCredits(terminal)).toBe(4);
    });

    it('is cancelled by Ctrl-C, and leaves nothing to continue', async () => {
      const terminal = await terminalWithBase();
      await terminal.run(['generate', backendPosting]);
      const ran = await terminal.run(['generate', backendPosting], interactive('\u0003'));
      expect(ran).toMatchObject({ exitCode: 130, stdout: '' });
      expect(readdirSync(path.join(terminal.home, 'pending'))).toEqual([]);
      expect(await usedCredits(terminal)).toBe(2);
    });

    it.each([
      ['another level', ['--level', 'basic']],
      ['another company', ['-c', 'Aster']],
      ['another base resume', ['--resume', nurse, '--anyway']],
      ['--new', ['--new']],
      ['a key', ['--idempotency-key', 'mine']],
      ['--json', ['--json']],
      ['--no-input', ['--no-input']],
    ])('asks nothing with %s', async (_what, flags) => {
      const terminal = await terminalWithBase();
      await terminal.run(['generate', backendPosting]);
      // With some of these, nothing would change, which is asked about.
      const answers = [['Make it anyway?', 'y\r']] as const;
      const ran = await terminal.run(['generate', backendPosting, ...flags], { ...interactive(''), answers });
      expect(ran.exitCode).toBe(0);
      expect(ran.stderr).not.toContain('Pay for another');
      expect(await idsOf(terminal)).toHaveLength(2);
    });
  });

  it('a PDF in a missing folder is refused before anything is charged', async () => {
    const terminal = await terminalWithBase();
    rmSync(terminal.folder, { recursive: true });
    const ran = await terminal.run(['generate', backendPosting, '--pdf']);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr.replace(/\s+/g, ' ')).toContain('cannot write into the current folder');
    expect(await usedCredits(terminal)).toBe(0);
  });

  it.skipIf(process.platform !== 'linux')(
    'a PDF that cannot be read after the resume is made says where the resume is',
    async () => {
      const terminal = await terminalWithBase();
      const command = ['generate', backendPosting, '--idempotency-key', 'once', '--pdf', 'cv.pdf'];
      await terminal.run(command);
      const { data } = JSON.parse((await terminal.run(['list', '--json'])).stdout);
      const stored = path.join(terminal.home, 'files', `${data[0].id}.pdf`);
      // Reading the start of a process's own memory fails with EIO, as on a broken disk.
      rmSync(stored);
      symlinkSync('/proc/self/mem', stored);
      const failed = await terminal.run([...command, '--force']);
      expect(failed).toMatchObject({ exitCode: 1, stdout: '' });
      const said = failed.stderr.replace(/\s+/g, ' ');
      expect(said).toContain('The disk reports an error: cannot read or write');
      expect(said).toContain(`. The resume is stored as ${data[0].id}, so nothing is charged again`);
    },
  );

  it('a result that could not be written is fetched by the same command, without a new charge', async () => {
    const terminal = await terminalWithBase();
    const command = ['generate', backendPosting, '-o', unwritable];
    const failed = await terminal.run(command);
    expect(failed).toMatchObject({ exitCode: 2, stdout: '' });
    const { data } = JSON.parse((await terminal.run(['list', '--json'])).stdout);
    const said = failed.stderr.replace(/\s+/g, ' ');
    expect(said).toContain(`. The resume is stored as ${data[0].id}, so nothing is charged again`);
    const again = await terminal.run(['generate', backendPosting, '-o', 'cv.md']);
    expect(again.stderr).toContain('Continuing the interrupted run');
    expect(existsSync(path.join(terminal.folder, 'cv.md'))).toBe(true);
    expect(await usedCredits(terminal)).toBe(2);
  });

  it('on a terminal ends with score, missing requirements, changes, credits and files', async () => {
    const terminal = await terminalWithBase();
    const ran = await terminal.run(['generate', backendPosting, '--pdf', '--no-color'], { columns: 80 });
    expect(ran.stdout).toContain('✓ Backend Engineer at Copperfield Logistics\n');
    expect(ran.stdout).toMatch(/Score {4}\d+ → \d+ of 100 \(best possible with this resume: \d+\)/);
    for (const label of ['✓ Met', '✗ Missing', '  Changes', '  Credits', '  Files', '  Id']) {
      expect(ran.stdout).toMatch(new RegExp(`^ {2}${label} `, 'm'));
    }
  });

  it('in a pipe prints the same facts, one per line', async () => {
    const terminal = await terminalWithBase();
    const { stdout } = await terminal.run(['generate', backendPosting, '--pdf']);
    const rows = stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
    const named = (name: string) => rows.filter(([first]) => first === name).map(([, ...cells]) => cells);
    const explained = await terminal.run(['explain', 'latest', '--json']);
    const report = Report.parse(JSON.parse(explained.stdout));
    const softSkills = report.requirements.filter((one) => one.class === 'soft').map(({ term }) => term);
    const asked = String(report.requirements.length - softSkills.length);
    expect(softSkills).not.toEqual([]);
    expect(named('position')).toEqual([['Backend Engineer']]);
    expect(named('company_name')).toEqual([['Copperfield Logistics']]);
    expect(named('met')).toEqual([[expect.stringMatching(/^[1-9]\d*$/), asked]]);
    expect(named('missing').length).toBeGreaterThan(0);
    expect(named('missing').map(([term]) => term)).not.toContain(softSkills[0]);
    expect(report.gaps.map(({ term }) => term)).not.toContain(softSkills[0]);
    for (const [term, question] of named('missing')) {
      expect(report.gaps.map((gap) => [gap.term, gap.question])).toContainEqual([term, question]);
    }
    expect(named('changes')).toEqual([
      [String(report.changes.length), expect.stringContaining(' rewritten')],
    ]);
    expect(named('pdf_pages')).toEqual([[String(report.pdf_check?.pages)]]);
  });
});
