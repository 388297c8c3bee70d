import type { Command } from 'commander';
import type { Usage } from '../../contract/objects.ts';
import type { Run } from '../run.ts';
import { view } from '../terminal/output.ts';
import { shortDate, table } from '../terminal/table.ts';
import type { TerminalStyle } from '../terminal/terminal-style.ts';

export function defineUsage(command: Command, run: Run): void {
  command
    .addHelpText('before', 'Examples:\n  $ resume-tailor usage\n  $ resume-tailor usage --json\n')
    .action(() =>
      run(async (context) => {
        const client = await context.client();
        return view<Usage>({ data: await client.usage.get(), human: usageText });
      }),
    );
}

function usageText(usage: Usage, style: TerminalStyle): Promise<string> {
  const end = usage.billing_cycle_end;
  const { requests_per_minute, remaining } = usage.rate_limit;
  return table(style, {
    head: ['', ''],
    rows: [
      ['plan', usage.plan],
      ['credits', `${usage.credits_remaining} of ${usage.credits_total} left`],
      ['renews', style.isTerminal ? shortDate(end) : end],
      ['resumes this week', String(usage.resumes_generated_this_week)],
      ['requests', `${remaining} of ${requests_per_minute} left this minute`],
    ],
    flexible: 1,
  });
}
