import type { Readable } from 'node:stream';
import { Writable } from 'node:stream';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { gatheredNotes, readResume } from '../resume/read-resume.ts';
import { mayBeMisread, questionAbout, structureOf } from '../resume/resume-structure.ts';
import type { Run } from '../run.ts';
import type { Output } from '../terminal/output.ts';

export function defineMcp(command: Command, run: Run): void {
  command
    .addHelpText('before', 'Example:\n  $ claude mcp add --scope user resume-tailor -- resume-tailor mcp\n')
    .addHelpText(
      'after',
      '\nYour assistant starts this server itself and talks to it over standard input and\noutput. Setup for other assistants: docs/assistants.md\n',
    )
    .option(
      '--no-forms',
      'do not let the assistant show confirmations; confirm in the terminal or on the page',
    )
    .action((flags: { forms: boolean }) =>
      run((context) => mcp(context, flags.forms), { takesSignals: true }),
    );
}

/** Serves until the assistant closes standard input or a signal arrives. */
async function mcp(context: Context, hasForms: boolean): Promise<Output> {
  const { io, version } = context;
  const [{ createMcpServer }, { createFormSeal }, { serveStdio, StdioServerTransport }] = await Promise.all([
    import('../../mcp/create-mcp-server.ts'),
    import('../../mcp/person.ts'),
    import('@modelcontextprotocol/server/stdio'),
  ]);
  const output = new Writable({
    write(chunk, _encoding, done) {
      io.stdout.write(chunk);
      done();
    },
  });
  const transport = new StdioServerTransport(io.stdin as Readable, output);
  const ended = new Promise<void>((resolve) => {
    io.stdin.once('end', resolve).once('close', resolve);
    io.interrupted.addEventListener('abort', () => resolve(), { once: true });
  });
  const parts = {
    version,
    client: () => context.client(),
    chosenBase: context.config.base.value ?? undefined,
    // One process handles all answers, so a random key is enough.
    seal: hasForms ? createFormSeal(io.randomBytes(32)) : null,
    readResume: (file: string, answer?: string) => readProposed(context, file, answer),
  };
  const server = serveStdio(() => createMcpServer(parts), {
    transport,
    onerror: (error) => context.note(error.message),
  });
  await ended;
  await server.close();
  return null;
}

/** @throws UsageError for standard input, which carries the protocol, and for an answer without a structure */
async function readProposed(context: Context, file: string, answer: string | undefined) {
  if (file === '-') throw new UsageError('set_base takes the path of a file');
  const structure =
    answer === undefined ? {} : { structure: await structureOf(answer, 'answer'), structureOnly: true };
  const resume = await readResume(file, context.io, structure);
  const isAsked = answer === undefined && mayBeMisread(resume);
  return {
    source: resume.source,
    format: resume.format,
    notes: gatheredNotes(resume.notes).map(({ text }) => text),
    question: isAsked ? await questionAbout(file, context) : null,
  };
}
