import type { Context } from '../context.ts';
import { currentBase } from '../put-base.ts';
import { type Check, checked, pass, warn } from './check.ts';

/** A clock may be so much behind before it is worth a word. */
const toleratedMilliseconds = 5 * 60_000;

/** What the service says, in this process or over HTTP. */
export async function serviceChecks(context: Context): Promise<readonly Check[]> {
  const server = await serverCheck(context);
  if (server.status === 'fail') return [server];
  return [server, await baseCheck(context), await clockCheck(context)];
}

function serverCheck(context: Context): Promise<Check> {
  const { value: url, place } = context.config.baseUrl;
  const mend =
    url === null
      ? '`resume-tailor usage --debug` shows the details.'
      : `The base URL comes from ${place}, the key from ${context.config.apiKey.place ?? 'nowhere: resume-tailor auth login'}.`;
  return checked('service', mend, async () => {
    const usage = await (await context.client()).usage.get();
    const where = url === null ? 'in this process' : `at ${url}`;
    return pass('service', `${where}, the key is accepted; ${usage.credits_remaining} credits left`);
  });
}

function baseCheck(context: Context): Promise<Check> {
  return checked('base resume', 'Store it: resume-tailor base set FILE.', async () => {
    const base = await currentBase(context);
    if (!base) return warn('base resume', 'none yet. Store it: resume-tailor base set FILE');
    return pass('base resume', base.resume_data.basics.name);
  });
}

function clockCheck(context: Context): Promise<Check> {
  return checked('clock', 'Set the clock of this machine.', async () => {
    const client = await context.client();
    const [newest] = (await client.resumes.list({ limit: 1 })).data;
    const now = context.io.now();
    const ahead = newest ? Date.parse(newest.created_at) - now : 0;
    if (ahead <= toleratedMilliseconds) return pass('clock', new Date(now).toISOString());
    const message = `this machine says ${new Date(now).toISOString()}, your newest resume is of ${newest?.created_at}. Set the clock`;
    return warn('clock', message);
  });
}
