import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as moment } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Resume } from '../../src/contract/objects.ts';
import { runBuilt, startBuilt, temporaryFolders } from '../support/built-command-line.ts';
import { runs, seed } from '../support/how-long.ts';
import { projectRoot } from '../support/project-root.ts';
import { seededRandom } from '../support/seeded-random.ts';

const postings = runs(3, 20);

/** Milliseconds that a generate with a PDF takes on a slow machine, from start to end. */
const maxRunLength = 400;

it('a generate that is killed and run again makes and charges one resume', async () => {
  const random = seededRandom(seed);
  const { home, folder } = temporaryFolders();
  const options = { folder, environment: { RESUME_TAILOR_HOME: home } };
  const base = path.join(projectRoot, 'examples', 'resumes', 'accountant.json');
  expect((await runBuilt(['base', 'set', base], options)).code).toBe(0);
  let killed = 0;
  for (let number = 0; number < postings; number += 1) {
    const posting = path.join(folder, `posting-${number}.txt`);
    writeFileSync(
      posting,
      `Accountant ${number}. We need IFRS, Excel, SAP and monthly closing experience.\n`,
    );
    const argv = ['generate', posting, '-c', 'Example', '-p', `Accountant ${number}`, '--pdf', '--json'];
    const first = startBuilt(argv, options);
    const closed = once(first, 'close');
    let printed = '';
    first.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    await moment(random.next() * maxRunLength);
    first.kill('SIGKILL');
    const [code] = await closed;
    if (code === null) killed += 1;
    // A client that saw the whole answer has no reason to ask again: that would be a new request.
    if (isWhole(printed)) continue;
    const second = await runBuilt(argv, options);
    expect(second).toMatchObject({ code: 0, stderr: '' });
    expect(Resume.parse(JSON.parse(second.stdout)).position).toBe(`Accountant ${number}`);
  }
  const listed = JSON.parse((await runBuilt(['list', '--all', '--json'], options)).stdout);
  const positions = listed.data.map(({ position }: Resume) => position);
  expect(new Set(positions).size).toBe(positions.length);
  expect(positions).toHaveLength(postings);
  const usage = JSON.parse((await runBuilt(['usage', '--json'], options)).stdout);
  expect(usage.credits_used).toBe(2 * postings);
  console.log(`TEST_SEED=${seed}: ${killed} of ${postings} runs were killed before their end`);
});

function isWhole(printed: string): boolean {
  return printed.endsWith('}\n');
}
