import type { Readable } from 'node:stream';
import { Writable } from 'node:stream';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import type { Run } from '../run.ts';
import type { Output } from '../view.ts';

export function defineMcp(command: Command, run: Run): void {
  command
    .addHelpText('before', 'Examples:\n  $ claude mcp add resume-tailor -- resume-tailor mcp\n')
    .addHelpText(
      'after',
      '\nThe assistant starts it itself, as a server on standard input and output. What\nit may do, and how other assistants add it: docs/assistants.md\n',
    )
    .action(() => run((context) => mcp(context), { takesSignals: true }));
}

/** Until the assistant closes standard input, or a signal comes. */
async function mcp(context: Context): Promise<Output> {
  const { io, version } = context;
  const [{ createMcpServer }, { serveStdio, StdioServerTransport }] = await Promise.all([
    import('../../mcp/create-mcp-server.ts'),
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
  const server = serveStdio(() => createMcpServer({ version, client: () => context.client() }), {
    transport,
    onerror: (error) => context.note(error.message),
  });
  await ended;
  await server.close();
  return null;
}
