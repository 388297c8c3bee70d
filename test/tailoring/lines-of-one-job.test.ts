import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ResumeDocument } from '../../src/contract/resume/resume-document.ts';
import type { Tailored } from '../../src/service/ports.ts';
import { readRichLines } from '../../src/tailoring/resume/read-chunks.ts';
import { runs } from '../support/how-long.ts';
import { namedCases } from './cases.ts';
import { type Editing, editingOf, engineChanges, idsOf, jobs, userChanges } from './editing.ts';

/* All bullets of a job are one text: an edit of one of them must not decide the others. */

const { engineer } = namedCases;

function bulletsOf({ sections }: ResumeDocument, index = 0): readonly string[] {
  return readRichLines(sections.experience.items[index]?.summary ?? '').bullets;
}

const editing = editingOf(engineer);

interface JobEditing extends Editing {
  /** With the bullets of the first job replaced. */
  write(current: Tailored, bullets: readonly string[]): Promise<Tailored>;
}

async function editingJob(): Promise<JobEditing> {
  const it = await editing;
  return {
    ...it,
    write: (current, bullets) =>
      it.edit(current, (draft) => {
        const items = bullets.map((text) => `<li>${text}</li>`).join('');
        Object.assign(jobs(draft)[0] ?? {}, { summary: items === '' ? '' : `<ul>${items}</ul>` });
      }),
  };
}

const lastEdit = (current: Tailored) => idsOf(userChanges(current)).at(-1) ?? '';

describe('undoing an edit of a bullet beneath an edit of another one', () => {
  const rows: [string, string[], string[], string[]][] = [
    ['reworded, and another reworded', ['A2', 'B', 'C'], ['A2', 'B2', 'C'], ['A', 'B2', 'C']],
    ['reworded, and another taken out', ['A', 'B', 'C2'], ['B', 'C2'], ['B', 'C']],
    ['reworded, and one put above', ['A2', 'B', 'C'], ['N', 'A2', 'B', 'C'], ['N', 'A', 'B', 'C']],
    ['reworded, and all turned around', ['A2', 'B', 'C'], ['C', 'B', 'A2'], ['C', 'B', 'A']],
    ['taken out, and another reworded', ['B', 'C'], ['B', 'C2'], ['A', 'B', 'C2']],
    ['taken out, and all turned around', ['A', 'C'], ['C', 'A'], ['C', 'A', 'B']],
    ['new, and another reworded', ['A', 'N', 'B', 'C'], ['A', 'N', 'B2', 'C'], ['A', 'B2', 'C']],
    ['new at the end, and one more', ['A', 'B', 'C', 'N'], ['A', 'B', 'C', 'N', 'M'], ['A', 'B', 'C', 'M']],
    ['turned around, and one reworded', ['C', 'B', 'A'], ['C', 'B2', 'A'], ['A', 'B2', 'C']],
    ['reworded, one of two alike', ['A2', 'A', 'C'], ['A2', 'A', 'C2'], ['A', 'A', 'C2']],
  ];
  test.each(rows)('%s', async (name, first, second, left) => {
    const { made, write, revert } = await editingJob();
    const start = name.endsWith('alike') ? ['A', 'A', 'C'] : ['A', 'B', 'C'];
    const once = await write(await write(made, start), first);
    const twice = await write(once, second);
    expect(bulletsOf((await revert(twice, [lastEdit(once)])).document)).toEqual(left);
  });

  test('and restoring it gives what was there, with what was edited since', async () => {
    const { made, write, revert, restore } = await editingJob();
    const once = await write(await write(made, ['A', 'B', 'C']), ['A2', 'B', 'C']);
    const undone = await revert(once, [lastEdit(once)]);
    const edited = await write(undone, ['A', 'B', 'C2']);
    const again = await restore(edited, [lastEdit(once)]);
    expect(bulletsOf(again.document)).toEqual(['A2', 'B', 'C2']);
    const clash = await write(undone, ['A3', 'B', 'C']);
    await expect(restore(clash, [lastEdit(once)])).rejects.toThrow(
      `restore_change_ids: ${lastEdit(once)} cannot be restored, because your edit ${lastEdit(clash)} changed the same place later. Undo first: ${lastEdit(clash)}`,
    );
  });

  test('a change of the engine in another bullet, too', async () => {
    const { base, made, edit, revert } = await editing;
    const change = engineChanges(made).find(
      ({ op, path }) => op === 'rewrite' && path.includes('experience'),
    );
    const job = Number(/items\/(\d+)/.exec(change?.path ?? '')?.[1]);
    const [before, bullets] = [bulletsOf(base, job), bulletsOf(made.document, job)];
    const other = bullets.findIndex((text) => before.includes(text));
    const edited = await edit(made, (draft) => {
      const summary = jobs(draft)[job]?.summary.replace(bullets[other] ?? '', 'By hand') ?? '';
      Object.assign(jobs(draft)[job] ?? {}, { summary });
    });
    const undone = await revert(edited, [change?.id ?? '']);
    const alone = await revert(made, [change?.id ?? '']);
    const expected = bulletsOf(alone.document, job).map((text) =>
      text === bullets[other] ? 'By hand' : text,
    );
    expect(bulletsOf(undone.document, job)).toEqual(expected);
    expect(expected).toContain('By hand');
    expect(bulletsOf(undone.document, job)).not.toEqual(bulletsOf(edited.document, job));
  });

  test('an edit of an older plan, which does not say what it was made on', async () => {
    const { made, write, revert } = await editingJob();
    const once = await write(await write(made, ['A', 'B', 'C']), ['A2', 'B', 'C']);
    const twice = await write(once, ['A2', 'B2', 'C']);
    const plan = JSON.parse(twice.plan) as { user_edits: { from?: unknown }[] };
    for (const edit of plan.user_edits) delete edit.from;
    const undone = await revert({ ...twice, plan: JSON.stringify(plan) }, [lastEdit(once)]);
    expect(bulletsOf(undone.document)).toEqual(['A', 'B2', 'C']);
  });
});

/** A step of the person in the bullets of a job. `at`: a bullet or a change, counted around. */
interface Step {
  readonly kind: 'reword' | 'add' | 'remove' | 'undo' | 'restore';
  readonly at: number;
}

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom<Step['kind']>(
      'reword',
      'reword',
      'reword',
      'add',
      'remove',
      'undo',
      'undo',
      'restore',
    ),
    at: fc.nat(11),
  }),
  { minLength: 4, maxLength: 12 },
);

/** What the person did to one bullet. Each text is written once, so that it says which bullet and edit it is of. */
interface Wording {
  readonly change: string;
  readonly bullet: number;
  /** Null: taken out. */
  readonly text: string | null;
}

/** The text of each bullet by its latest edit, the first being number 0; null if it is not there. */
function textOf(bullet: number, wordings: readonly Wording[]): string | null {
  return wordings.findLast((one) => one.bullet === bullet)?.text ?? null;
}

test('any edits of single bullets: undoing or restoring one changes its bullet alone, or is refused', async () => {
  const { made, write, revert, restore } = await editingJob();
  const began = await write(made, ['b0', 'b1', 'b2', 'b3']);
  const start = [0, 1, 2, 3].map((bullet): Wording => ({ change: '', bullet, text: `b${bullet}` }));
  let refused = 0;
  let done = 0;
  const holds = async (chosen: readonly Step[]) => {
    let current = began;
    /** All edits ever made, in order; those in `out` are undone. */
    let all: Wording[] = [];
    const out = new Set<string>();
    let named = 0;
    const active = () => [...start, ...all.filter(({ change }) => !out.has(change))];
    for (const { kind, at } of chosen) {
      const bullets = bulletsOf(current.document);
      if (kind === 'undo' || kind === 'restore') {
        const choices = all.filter(({ change }) => out.has(change) === (kind === 'restore'));
        const wording = choices[at % Math.max(1, choices.length)];
        if (!wording) continue;
        const work = kind === 'undo' ? revert : restore;
        const changed = await work(current, [wording.change]).catch((error: unknown) => error as Error);
        const index = all.indexOf(wording);
        const isBuiltOn = all.some(
          (other, place) => place > index && other.bullet === wording.bullet && !out.has(other.change),
        );
        if (changed instanceof Error) {
          refused += 1;
          expect(changed.message).toContain(`${wording.change} cannot be`);
          const others = all.filter((other) => other !== wording && other.bullet === wording.bullet);
          expect(others, 'another edit of the same bullet').not.toEqual([]);
          if (kind === 'undo') expect(isBuiltOn).toBe(true);
          continue;
        }
        expect(isBuiltOn, 'a later edit of the same bullet').toBe(false);
        done += 1;
        if (kind === 'undo') out.add(wording.change);
        else out.delete(wording.change);
        current = changed;
      } else {
        named += 1;
        const text = kind === 'remove' ? null : `${kind} ${named}`;
        const place = at % (bullets.length + (kind === 'add' ? 1 : 0) || 1);
        if (kind !== 'add' && bullets.length === 0) continue;
        const edited = bullets.toSpliced(place, kind === 'add' ? 0 : 1, ...(text === null ? [] : [text]));
        const bullet =
          kind === 'add'
            ? 100 + named
            : Number(active().findLast((one) => one.text === bullets[place])?.bullet);
        current = await write(current, edited);
        const left = idsOf(userChanges(current));
        const change = left.at(-1) ?? '';
        // An edit back to the text before takes the one in between away.
        const isBack = change === '' || all.some((one) => one.change === change) || left.length === 1;
        if (isBack) all = all.filter((one) => left.includes(one.change) || out.has(one.change));
        else all.push({ change, bullet, text });
      }
      const known = [...new Set(active().map(({ bullet }) => bullet))];
      const expected = known.flatMap((bullet) => textOf(bullet, active()) ?? []);
      expect([...bulletsOf(current.document)].sort()).toEqual(expected.sort());
      expect(idsOf(userChanges(current)).slice(1)).toEqual(
        all.map(({ change }) => change).filter((change) => !out.has(change)),
      );
    }
  };
  await fc.assert(fc.asyncProperty(steps, holds), { numRuns: runs(20, 150), endOnFailure: true });
  expect(Math.min(refused, done)).toBeGreaterThan(0);
});
