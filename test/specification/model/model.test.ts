import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLong, runs, seed } from '../../support/how-long.ts';
import { boundedShrinking } from '../bounded-shrinking.ts';
import type { AnsweredRequest } from '../judge/exchanges.ts';
import { tally } from '../judge/tally.ts';
import { startService } from '../service/running-service.ts';
import { again, generate } from './generate-commands.ts';
import { list, walk } from './list-commands.ts';
import { type Command, createModel } from './model.ts';
import { crash, restart } from './restart-commands.ts';
import { foreign, get, pdf, remove } from './resume-commands.ts';
import { expectUsage, usage } from './usage-command.ts';

const commands = [
  generate,
  generate,
  generate,
  again,
  list,
  walk,
  get,
  remove,
  pdf,
  foreign,
  usage,
  restart,
  crash,
];
const everyCommand = [
  'again',
  'again otherwise',
  'crash',
  // A crash meets the middle by luck: often enough in the long form alone.
  ...(isLong ? ['crash in the middle'] : []),
  'delete',
  'foreign',
  'generate',
  'get',
  'list after',
  'list before',
  'pdf',
  'restart by SIGKILL',
  'restart by SIGTERM',
  'usage',
  'walk',
];
const answered: AnsweredRequest[] = [];
const done = new Set<string>();

async function hold(chosen: Iterable<Command>): Promise<void> {
  const service = await startService();
  const model = createModel(service);
  try {
    await fc.asyncModelRun(() => ({ model, real: service }), chosen);
    await expectUsage(model, 'live');
    await expectUsage(model, 'test');
  } finally {
    answered.push(...model.answered);
    for (const name of model.done) done.add(name);
    await service.stop();
  }
}

it(`holds what it answered, whatever is asked in whatever order, restarts and crashes included (TEST_SEED=${seed})`, {
  timeout: 600_000,
}, async () => {
  const sequences = fc.commands(commands, { maxCommands: 40, size: 'max' });
  await fc.assert(fc.asyncProperty(sequences, boundedShrinking(hold, 25)), { seed, numRuns: runs(5, 25) });
});

it('and all of it was asked', () => {
  console.info(tally(answered));
  expect(everyCommand.filter((command) => !done.has(command))).toEqual([]);
  const seen = new Set(answered.map(({ operation, status }) => `${operation} ${status}`));
  const due = {
    generateResume: [200, 400],
    listResumes: [200],
    getResume: [200, 404],
    deleteResume: [200, 404],
    generatePdf: [200, 404],
    getUsage: [200],
  };
  const missing = Object.entries(due).flatMap(([operation, statuses]) =>
    statuses.map((status) => `${operation} ${status}`).filter((one) => !seen.has(one)),
  );
  expect(missing).toEqual([]);
});
