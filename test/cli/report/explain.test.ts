import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { Report } from '../../../src/contract/report.ts';
import { loadSqlite } from '../../../src/store/sqlite/load-sqlite.ts';
import { backendPosting, engineer } from '../fixtures.ts';
import { createTestTerminal } from '../memory-io.ts';

/* The report of a tailored resume, on a terminal and in a pipe. */

const terminal = createTestTerminal();
const color = '\u001b[';

async function reportNow() {
  return Report.parse(JSON.parse((await terminal.run(['explain', 'latest', '--json'])).stdout));
}

async function rowsNow(...flags: readonly string[]) {
  const { stdout } = await terminal.run(['explain', 'latest', ...flags]);
  return stdout.split('\n').map((line) => line.split('\t'));
}

/** A dial in a pipe: before, after and the maximum. */
function dialCells(dial: Report['score']['fit']): readonly string[] {
  return dial ? [dial.before, dial.after, dial.of].map(String) : [];
}

/** The text at a path such as `work[0].highlights[2]`. */
function textAt(document: unknown, place: string): string {
  const keys = place.replace(/\[(\d+)\]/g, '.$1').split('.');
  return String(keys.reduce<unknown>((value, key) => Object(value)[key], document));
}

beforeAll(async () => {
  await terminal.run(['base', 'set', engineer]);
  const made = await terminal.run(['generate', backendPosting]);
  expect(made.exitCode).toBe(0);
});

describe('explain on a terminal', () => {
  const read = async (environment: Readonly<Record<string, string>> = {}) =>
    (await terminal.run(['explain', 'latest'], { columns: 80, environment })).stdout;

  it('marks removed and added words without color, and stays within the width', async () => {
    const text = await read({ NO_COLOR: '1' });
    expect(text).not.toContain(color);
    expect(text).toContain('[-Was responsible for-] {+Cut the average deploy from 45 minutes to 9');
    expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it('marks them the same way with colors', async () => {
    const text = await read();
    expect(text).toContain(color);
    expect(stripVTControlCharacters(text)).toBe(await read({ NO_COLOR: '1' }));
  });

  it('counts places from 1', async () => {
    const text = await read({ NO_COLOR: '1' });
    expect(text).toContain('rewrite  job 1, point 1\n');
    expect(text).not.toContain('highlights[');
  });

  it('shows a sum that adds up', async () => {
    const text = await read({ NO_COLOR: '1' });
    const { score, components } = await reportNow();
    const numbers = (label: string) => {
      const line = text.split('\n').find((one) => one.startsWith(`  ${label}`) && / of \d+$/.test(one));
      const [, before, after] = /(?:(\d+) → )?(\d+) of \d+$/.exec(line ?? '') ?? [];
      return [before ?? after, after].map(Number);
    };
    const [[, fit = 0], [base = 0, shown = 0]] = [numbers('Fit:'), numbers('Presentation:')] as const;
    expect(fit + base).toBe(score.before);
    expect(fit + shown).toBe(score.after);
    expect(numbers('Score')).toEqual([score.before, score.after]);
    const parts = [...text.matchAll(/^ {4}\S.*?(\d+) of \d+$/gm)].map(([, earned]) => Number(earned));
    expect(parts).toHaveLength(components.filter(({ applicable }) => applicable).length);
    expect(parts.reduce((sum, earned) => sum + earned, 0)).toBe(fit + shown);
  });

  it('shows the changes first, by kind, and the tables last', async () => {
    const text = await read({ NO_COLOR: '1' });
    const chapters = [
      ...['Score: ', 'Changes (', '  What you see first\n', '  Wording\n', 'Questions for you\n'],
      ...['What the posting asks for: ', 'How the score adds up\n'],
    ];
    const places = chapters.map((chapter) =>
      text.indexOf(`\n${chapter}`.slice(chapter === 'Score: ' ? 1 : 0)),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('asks about required things first', async () => {
    const asked = [
      ...(await read({ NO_COLOR: '1' })).matchAll(
        /^ {2}\? [^?]+\?[^(]*\((required|nice to have|task|soft skill)\)$/gm,
      ),
    ];
    const order = ['required', 'nice to have', 'task', 'soft skill'];
    const ranks = asked.map(([, name = '']) => order.indexOf(name));
    expect(ranks.length).toBeGreaterThan(3);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });
});

describe('explain on a terminal that is too small', () => {
  const paged = path.join(terminal.folder, 'paged');
  const interactive = (PAGER: string, rows = 24) => ({
    ...{ columns: 80, rows, watched: true },
    environment: { PAGER, NO_COLOR: '1', CI: '' },
  });
  const whole = async () =>
    (await terminal.run(['explain', 'latest'], { columns: 80, environment: { NO_COLOR: '1' } })).stdout;

  it('shows the text in the pager, and the hints after it', async () => {
    const ran = await terminal.run(['explain', 'latest'], interactive(`cat > '${paged}'`));
    expect(ran).toMatchObject({ exitCode: 0, stdout: '' });
    expect(readFileSync(paged, 'utf8')).toBe(await whole());
    expect(ran.stderr).toContain('resume-tailor revert');
  });

  it.each([
    ['is not installed', interactive('no-such-pager-here')],
    ['is cat', interactive('cat')],
    ['is not needed', interactive(`cat > '${paged}-2'`, 1000)],
  ])('prints the text when the pager %s', async (_, options) => {
    expect((await terminal.run(['explain', 'latest'], options)).stdout).toBe(await whole());
  });

  it('continues if the pager is closed before its end', async () => {
    expect(await terminal.run(['explain', 'latest'], interactive('true'))).toMatchObject({
      ...{ exitCode: 0, stdout: '' },
    });
  });
});

describe('explain in a pipe', () => {
  it('has no color, even if color is forced for terminals', async () => {
    expect((await terminal.run(['explain', 'latest'])).stdout).not.toContain(color);
  });

  it('has the facts and questions of the terminal', async () => {
    const [report, rows] = [await reportNow(), await rowsNow()];
    const asked = report.questions?.map(({ text }) => text);
    expect(rows.filter(([name]) => name === 'gap').map(([, , , question]) => question)).toEqual(asked);
    const shown = await terminal.run(['explain', 'latest'], { columns: 400, environment: { NO_COLOR: '1' } });
    const terms = rows.filter(([name]) => name === 'requirement').map(([, , term = '']) => term);
    const lines = shown.stdout.split('\n').filter((line) => /^ {2}[✓~✗] (?:met|in part|missing)/.test(line));
    const background = rows.filter(([name]) => name === 'years' || name === 'degree');
    expect(background.map(([, amount]) => amount)).toEqual(['5', 'bachelor']);
    expect(lines).toHaveLength(background.length + terms.length);
    for (const [index, term] of terms.entries()) expect(lines[background.length + index]).toContain(term);
    for (const question of asked ?? []) expect(shown.stdout).toContain(question);
    expect(rows.filter(([name]) => name === 'more')).toEqual(
      terms.length < report.requirements.length
        ? [['more', String(report.requirements.length - terms.length)]]
        : [],
    );
  });

  it('with --all has the whole report: parts, requirements, changes, evidence and gaps', async () => {
    const [report, rows] = [await reportNow(), await rowsNow('--all')];
    const count = (kind: string) => rows.filter(([name]) => name === kind).length;
    const proofs = [...report.requirements, ...report.changes].flatMap(({ evidence }) => evidence);
    expect(count('component')).toBe(report.components.length);
    expect(rows).toContainEqual(['fit', ...dialCells(report.score.fit)]);
    expect(rows).toContainEqual(['presentation', ...dialCells(report.score.presentation)]);
    expect(count('requirement')).toBe(report.requirements.length);
    expect(count('change')).toBe(report.changes.length);
    expect(count('evidence')).toBe(proofs.length);
    expect(count('gap')).toBe(report.gaps.length);
    expect(count('near')).toBeGreaterThanOrEqual(report.gaps.flatMap(({ near }) => near).length);
    const shown = await terminal.run(['explain', 'latest', '--all'], { columns: 400 });
    for (const { term } of report.gaps) expect(shown.stdout).toContain(`${term} (`);
  });
});

describe('the report', () => {
  it('quotes only the base resume', async () => {
    const { changes, requirements, gaps } = await reportNow();
    const base: unknown = JSON.parse(readFileSync(engineer, 'utf8'));
    const proofs = [...changes, ...requirements].flatMap(({ evidence }) => evidence);
    for (const { path, quote } of [...proofs, ...gaps.flatMap(({ near }) => near)]) {
      expect(textAt(base, path), path).toContain(quote);
    }
  });

  it('gives every change a reason, and evidence unless it hides text or orders sections', async () => {
    for (const { op, after, reason, evidence } of (await reportNow()).changes) {
      expect(reason).not.toBe('');
      if (after !== null && op !== 'section_order') expect(evidence.length).toBeGreaterThan(0);
    }
  });

  it('lists hidden lines with the change that hid them; none if the resume fits its pages', async () => {
    const { changes, hidden } = await reportNow();
    expect(hidden).toEqual([]);
    const hiding = changes.filter(({ op }) => op === 'hide').map(({ id, before }) => [id, before]);
    expect(hidden.map(({ change, text }) => [change, text])).toEqual(hiding);
  });
});

describe('revert', () => {
  it('undoes one change, keeps the others and scores the document again', async () => {
    const before = await reportNow();
    const target = before.changes.find(({ op }) => op === 'headline');
    if (!target) throw new Error('nothing to undo');
    const told = await terminal.run(['revert', 'latest', target.id]);
    const after = await reportNow();
    expect(told.stdout).toContain(`1 change undone; the score is now ${after.score.after}\n`);
    expect(after.changes.map(({ id }) => id)).toEqual(
      before.changes.map(({ id }) => id).filter((id) => id !== target.id),
    );
    expect(after.changes.every(({ engine, verified }) => engine === 'user' || verified.length > 0)).toBe(
      true,
    );
    const document = JSON.parse((await terminal.run(['get', 'latest', '--format', 'json'])).stdout);
    expect(document.basics.headline).toBe(target.before);
    const again = await terminal.run(['revert', 'latest', target.id]);
    expect(again.exitCode).toBe(0);
    expect(again.stderr).toContain(
      `${target.id} is already undone. To restore it: resume-tailor revert res_`,
    );
    expect(again.stdout).toContain(`nothing changed; the score is ${after.score.after}\n`);
    expect(again.stderr).not.toContain('PDF');
    const [other] = after.changes;
    if (!other) throw new Error('nothing left to undo');
    const both = await terminal.run(['revert', 'latest', target.id, other.id, other.id]);
    expect(both).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^1 change undone;/) });
    expect((await reportNow()).changes.map(({ id }) => id)).not.toContain(other.id);
    const restored = await terminal.run(['revert', 'latest', other.id, '--restore']);
    expect(restored.exitCode).toBe(0);
    const never = await terminal.run(['revert', 'latest', target.id, 'ch99']);
    expect(never.exitCode).toBe(2);
  });

  it('lists the changes if the named one is unknown', async () => {
    const told = await terminal.run(['revert', 'latest', 'ch99']);
    expect(told.exitCode).toBe(2);
    expect(told.stderr).toMatch(/^Error: change_ids: there is no change "ch99" \(changes: ch\d/);
  });

  it('explains that a stored plan is damaged, and what to do', async () => {
    const [change] = (await reportNow()).changes;
    const store = new (loadSqlite().DatabaseSync)(path.join(terminal.home, 'store.db'));
    store.exec(`update tailorings set plan = replace(plan, '"version":2', '"version":7')`);
    store.close();
    const told = await terminal.run(['revert', 'latest', change?.id ?? '']);
    expect(told.exitCode).toBe(1);
    expect(told.stderr).toMatch(/plan of this resume is damaged .*Tailor the resume again/);
  });
});

describe('revert of a claim that is made twice', () => {
  it('names the other changes that make it, with the command that undoes them', async () => {
    const other = createTestTerminal();
    const [resume, posting] = ['me.json', 'posting.txt'].map((name) => path.join(other.folder, name));
    if (!resume || !posting) throw new Error('no files');
    const work = {
      name: 'Pond Ltd',
      position: 'Backend Developer',
      startDate: '2016-01',
      highlights: ['Built services in Node.js for 30 shops', 'Ran 12 services on k8s with Terraform'],
    };
    const basics = { name: 'Ann Poe', label: 'Backend Developer' };
    const skills = [{ name: 'Tools', keywords: ['Git'] }];
    writeFileSync(resume, JSON.stringify({ basics, work: [work], skills }));
    writeFileSync(
      posting,
      'Backend Developer\n\nRequirements\n- Node.js\n- Kubernetes\n- Terraform\n- Git\n',
    );
    const named = ['--company', 'Acme', '--position', 'Backend Developer'];
    const made = await other.run(['generate', posting, '--resume', resume, ...named]);
    expect(made.exitCode).toBe(0);
    const report = Report.parse(JSON.parse((await other.run(['explain', 'latest', '--json'])).stdout));
    const claim = report.changes.find(
      ({ op, same_claim = [] }) => op === 'surface_skill' && same_claim.length > 0,
    );
    const others = report.changes.filter(({ id }) => claim?.same_claim?.includes(id));
    expect(others).not.toEqual([]);
    const { stderr } = await other.run(['revert', 'latest', String(claim?.id)]);
    for (const { id, op } of others) expect(stderr).toContain(`${id} (${op})`);
    expect(stderr).toContain(`resume-tailor revert ${report.id} ${others.map(({ id }) => id).join(' ')}`);

    await other.run(['revert', 'latest', '--restore', String(claim?.id)]);
    const answered = await other.run(['revert', 'latest', String(claim?.id)], {
      ...{ watched: true, columns: 80, environment: { CI: '', NO_COLOR: '1' } },
      answers: [['Undo it there too?', 'n\r']],
    });
    expect(answered.stdout).toContain('1 change undone');
    expect(answered.stderr).not.toContain('Undo it too:');
    expect(answered.stderr).not.toContain('Undo them too:');

    await other.run(['revert', 'latest', '--restore', String(claim?.id)]);
    const whole = await other.run(['revert', 'latest', '--with-related', String(claim?.id)]);
    expect(whole.stdout).toContain(`${others.length + 1} changes undone`);
    expect(whole.stderr).not.toContain('The same claim');
    const left = Report.parse(JSON.parse((await other.run(['explain', 'latest', '--json'])).stdout)).changes;
    const gone = [claim, ...others].map((change) => change?.id);
    expect(left.filter(({ id }) => gone.includes(id))).toEqual([]);
  });

  it('refuses --with-related with --restore', async () => {
    const told = await createTestTerminal().run(['revert', 'latest', '--restore', '--with-related', 'ch1']);
    expect(told.exitCode).toBe(2);
    expect(told.stderr).toContain('--with-related');
  });
});
