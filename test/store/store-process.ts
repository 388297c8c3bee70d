/* Runs in its own process: `node --import tsx store-process.ts LOCATION COMMAND …`. Says "ready", waits for a line, acts. */
import { once } from 'node:events';
import { openLocation } from './open-location.ts';
import { attempt, end, keyed } from './samples.ts';

const [location = '', command = '', ...words] = process.argv.slice(2);

const commands: Record<string, () => Promise<unknown>> = {
  /** Opens the store, which may not exist yet, and reads a secret that the first one makes. */
  async open() {
    const store = await openLocation(location);
    const secret = await store.secret('key', () => `made by ${process.pid}`);
    await store.close();
    return secret;
  },

  /** Tries the given number of times to spend one credit of the total. */
  async spend() {
    const [times = '0', total = '0', prefix = ''] = words;
    const store = await openLocation(location);
    const remaining: number[] = [];
    for (let round = 0; round < Number(times); round += 1) {
      const start = attempt({ credits: 1, creditsTotal: Number(total) });
      if ((await store.beginGeneration(start)).outcome !== 'begun') continue;
      const id = `res_${prefix}_${round}`;
      const resume = await store.finishGeneration(start.id, { ...end(id), creditsTotal: Number(total) });
      remaining.push(resume?.creditsRemaining ?? -1);
    }
    await store.close();
    return remaining;
  },

  /** Reserves a key and credits, then never ends. */
  async hold() {
    const store = await openLocation(location);
    const { outcome } = await store.beginGeneration(keyed(String(words[0])));
    setInterval(() => undefined, 60_000);
    return outcome;
  },
};

process.stdout.write('ready\n');
await once(process.stdin, 'data');
process.stdin.unref();
process.stdout.write(`${JSON.stringify(await commands[command]?.())}\n`);
