import fc from 'fast-check';
import { generateBody } from '../service/base-resume.ts';
import { idempotencyKey, mode, which } from './choices.ts';
import { type Command, command, pick } from './model.ts';

const path = '/resumes/generate';

/** With or without an idempotency key, which may have been used for another request. */
export const generate: fc.Arbitrary<Command> = fc
  .record({
    mode,
    level: fc.constantFrom('basic', 'good', 'super'),
    position: fc.constantFrom('Engineer', 'Developer'),
    include_pdf: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
    idempotencyKey: fc.option(idempotencyKey, { nil: undefined }),
  })
  .map((choice) =>
    command('generate', choice, async (model) => {
      const { level, position, include_pdf } = choice;
      const body = { ...generateBody, position, include_pdf, finetune_level: level };
      await model.ask(choice.mode, { method: 'POST', path, idempotencyKey: choice.idempotencyKey, body });
    }),
  );

/** The very request of a key that was used, or another one under it. */
export const again: fc.Arbitrary<Command> = fc
  .record({ mode, which, other: fc.constantFrom(false, false, true) })
  .map((choice) =>
    command(
      choice.other ? 'again otherwise' : 'again',
      choice,
      async (model) => {
        const used = pick([...model.ledgers[choice.mode].claims], choice.which);
        if (used === undefined) return;
        const [key, claim] = used;
        const body = choice.other ? { ...claim.body, company_name: 'Another Ltd' } : claim.body;
        await model.ask(choice.mode, { method: 'POST', path, idempotencyKey: key, body });
      },
      (model) => model.ledgers[choice.mode].claims.size > 0,
    ),
  );
