import fc from 'fast-check';
import { expect } from 'vitest';
import type { RunningService } from '../service/running-service.ts';
import { mode, which } from './choices.ts';
import { type Command, command, type Model, pick } from './model.ts';

const anyMade = fc.record({ mode, which });
type AnyMade = typeof anyMade extends fc.Arbitrary<infer Choice> ? Choice : never;

/** Any resume ever made is what it was, or not found. */
export const get: fc.Arbitrary<Command> = anyMade.map((choice) =>
  command('get', choice, async (model) => {
    const resume = chosen(model, choice);
    const { status, text } = await model.ask(choice.mode, { path: `/resumes/${resume?.id}` });
    if (resume === undefined || status !== 200) return;
    const { pdf_url, ...now } = JSON.parse(text);
    const { pdf_url: _then, ...made } = JSON.parse(resume.text);
    expect(now).toEqual(made);
    expect(pdf_url !== null).toBe(resume.hasPdf);
  }),
);

export const remove: fc.Arbitrary<Command> = anyMade.map((choice) =>
  command('delete', choice, async (model) => {
    const id = chosen(model, choice)?.id;
    await model.ask(choice.mode, { method: 'DELETE', path: `/resumes/${id}` });
  }),
);

/** The link of a PDF leads to one; it costs nothing, which the next look at the balance tells. */
export const pdf: fc.Arbitrary<Command> = anyMade.map((choice) =>
  command('pdf', choice, async (model, service) => {
    const resume = chosen(model, choice);
    const question = { method: 'POST', path: `/resumes/${resume?.id}/pdf` };
    const { status, text } = await model.ask(choice.mode, question);
    if (resume === undefined || status !== 200) return;
    resume.hasPdf = true;
    await expectPdf(service, JSON.parse(text).pdf_url);
  }),
);

/** A resume of one mode does not exist for the other. */
export const foreign: fc.Arbitrary<Command> = fc
  .record({ mode, which, method: fc.constantFrom('GET', 'DELETE') })
  .map((choice) =>
    command('foreign', choice, async (model) => {
      const id = pick(model.ledgers[choice.mode].ids('there'), choice.which);
      const other = choice.mode === 'live' ? 'test' : 'live';
      const { status } = await model.ask(other, { method: choice.method, path: `/resumes/${id}` });
      expect(status).toBe(404);
    }),
  );

function chosen(model: Model, choice: AnyMade) {
  return pick(model.ledgers[choice.mode].resumes, choice.which);
}

async function expectPdf(service: RunningService, url: string): Promise<void> {
  const { pathname, search } = new URL(url);
  const file = await service.send({ method: 'GET', target: `${pathname}${search}`, headers: {}, body: null });
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(file.text.startsWith('%PDF-')).toBe(true);
}
