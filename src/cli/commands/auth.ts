import type { Command } from 'commander';
import { type LoginFlags, login, logout } from '../auth/login.ts';
import { status } from '../auth/status.ts';
import type { Run } from '../run.ts';

const examples = `Examples:
  $ resume-tailor auth login --base-url https://resume.example.com
  $ resume-tailor auth login --profile work --api-key-file - < key.txt
  $ resume-tailor auth status
`;

const after = `
The key comes from a prompt or a file. It is never an argument, because others
on this machine could read that. It is saved for this server and sent to no
other.
`;

export function defineAuth(command: Command, run: Run): void {
  command.addHelpText('beforeAll', examples);
  command
    .command('login')
    .description('log in to a server: save its address and your key')
    .option('--api-key-file <file>', 'read the key from a file; - is standard input')
    .option('--dashboard-token-file <file>', 'read the token that creates and revokes keys, in the same way')
    .option('-y, --yes', 'replace a saved profile for another server')
    .addHelpText('after', after)
    .action((flags: LoginFlags) => run((context) => login(context, flags), { newProfile: true }));
  command
    .command('logout')
    .description('remove the saved server and key')
    .action(() => run(logout));
  command
    .command('status')
    .description('show the server, the key, and whether the server accepts it')
    .action(() => run(status));
}
