import fc from 'fast-check';
import { expect } from 'vitest';
import { expectedPage, type PageQuestion } from '../ledger/expected-page.ts';
import type { Mode } from '../service/running-service.ts';
import { mode, which } from './choices.ts';
import { type Command, command, type Model, pick } from './model.ts';

const limit = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant(100));

/** One page from the position of any resume ever made, deleted ones included. */
export const list: fc.Arbitrary<Command> = fc
  .record({ mode, limit, direction: fc.constantFrom('after', 'before'), which })
  .map((choice) =>
    command(`list ${choice.direction}`, choice, async (model) => {
      const from = pick(model.ledgers[choice.mode].resumes, choice.which)?.id;
      await readPage(model, choice.mode, { limit: choice.limit, ...(from && { [choice.direction]: from }) });
    }),
  );

/** From the newest on, page after page, back and forth as a person would turn them. */
export const walk: fc.Arbitrary<Command> = fc
  .record({
    mode,
    turns: fc.array(fc.record({ limit, direction: fc.constantFrom('after', 'after', 'before') }), {
      minLength: 1,
      maxLength: 6,
    }),
  })
  .map((choice) =>
    command('walk', choice, async (model) => {
      let page = await readPage(model, choice.mode, { limit: 2 });
      for (const { direction, limit } of choice.turns) {
        const from = direction === 'after' ? page.at(-1) : page[0];
        if (from === undefined) return;
        page = await readPage(model, choice.mode, { limit, [direction]: from });
      }
    }),
  );

/** The ids of a page, which must be the one that the model expects. */
async function readPage(model: Model, of: Mode, question: PageQuestion): Promise<readonly string[]> {
  const query = Object.entries(question).map(([name, value]) => `${name}=${value}`);
  const { text } = await model.ask(of, { path: `/resumes?${query.join('&')}` });
  const page = JSON.parse(text) as { data: { id: string }[]; has_more: boolean };
  const ids = page.data.map(({ id }) => id);
  expect({ ids, hasMore: page.has_more }).toEqual(expectedPage(model.ledgers[of], question));
  return ids;
}
