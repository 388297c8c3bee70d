import fc from 'fast-check';
import { expect } from 'vitest';
import { generateBody } from '../service/base-resume.ts';
import { mode } from './choices.ts';
import { type Command, command, type Model } from './model.ts';
import { expectUsage } from './usage-command.ts';

const maxRestarts = 4;
const mayRestart = ({ restarts }: Readonly<Model>) => restarts < maxRestarts;

/** Between two requests: nothing that was answered is lost, which all later commands tell. */
export const restart: fc.Arbitrary<Command> = fc
  .constantFrom<NodeJS.Signals>('SIGTERM', 'SIGKILL')
  .map((signal) =>
    command(
      `restart by ${signal}`,
      {},
      async (model, service) => {
        model.restarts += 1;
        expect(await service.restart(signal)).toBe(signal === 'SIGTERM' ? 0 : null);
      },
      mayRestart,
    ),
  );

/**
 * While a generation is under way, from before it was read to after its last word: the same request afterwards
 * is answered once and charged once. Making a PDF gives a crash time to fall into the middle.
 */
export const crash: fc.Arbitrary<Command> = fc
  .record({ mode, begun: fc.boolean(), include_pdf: fc.boolean(), number: fc.nat(1_000_000_000) })
  .map((choice) =>
    command(
      'crash',
      choice,
      async (model, service) => {
        model.restarts += 1;
        const { include_pdf, number } = choice;
        const idempotencyKey = `crash-${model.restarts}-${number}`;
        const apiKey = service.apiKeys[choice.mode];
        const body = { ...generateBody, company_name: `Crash ${number}`, include_pdf };
        const question = { method: 'POST', path: '/resumes/generate', apiKey, idempotencyKey, body };
        const first = service.ask(question).catch(() => null);
        // Who asks later is answered while the engine works.
        if (choice.begun) await service.ask({ path: '/usage', apiKey });
        expect(await service.restart('SIGKILL')).toBe(null);
        const answered = await first;
        const answer = answered ?? (await service.ask(question));
        expect(answer.status).toBe(200);
        const isRedone = answered === null && answer.headers['idempotent-replayed'] === undefined;
        if (choice.begun && isRedone) model.done.add('crash in the middle');
        model.ledgers[choice.mode].made(JSON.parse(answer.text).id, answer.text, body, idempotencyKey);
        await model.ask(choice.mode, question);
        await expectUsage(model, choice.mode);
      },
      mayRestart,
    ),
  );
