import { topicList } from './topic-list.ts';

const ours = [
  ['RESUME_TAILOR_HOME', 'the folder for all files, same as --home'],
  ['RESUME_TAILOR_BASE_URL', 'use this server, same as --base-url'],
  ['RESUME_TAILOR_API_KEY', 'the API key for it'],
  ['RESUME_TAILOR_DASHBOARD_TOKEN', 'the token that makes and revokes keys'],
  ['RESUME_TAILOR_PROFILE', 'a saved profile, same as --profile'],
  ['RESUME_TAILOR_BROWSER', 'the browser for themes that need one'],
  ['RESUME_TAILOR_METRICS_TOKEN', 'serve: who reads /metrics sends it'],
  ['DATABASE_URL', 'the PostgreSQL database of servers'],
  ['RESUME_TAILOR_PLAIN', 'any value: plain lines, same as --plain'],
  ['RESUME_TAILOR_DEBUG', 'any value: show the stack of an error'],
] as const;

const others = [
  ['VISUAL, EDITOR', 'the editor that edit and generate open'],
  ['NO_COLOR, FORCE_COLOR, TERM', 'colors off, on, or as the terminal supports'],
  ['LC_ALL, LC_CTYPE, LANG', 'symbols in ASCII if not UTF-8'],
  ['CI', 'any value but false: no prompts, no spinner'],
  ['HTTPS_PROXY, HTTP_PROXY, NO_PROXY', 'the proxy; lowercase names work too'],
  ['CHROME_PATH', 'the browser that other tools use'],
  ['PUPPETEER_EXECUTABLE_PATH', 'the same'],
  ['PATH, PROGRAMFILES, LOCALAPPDATA', 'where a browser is looked for'],
  ['XDG_CONFIG_HOME, XDG_DATA_HOME', 'where settings and data are kept'],
  ['XDG_CACHE_HOME', 'where compiled code is kept'],
  ['APPDATA, LOCALAPPDATA', 'the same on Windows'],
] as const;

export function environmentTopic(): string {
  return `Examples:
  $ RESUME_TAILOR_HOME=./trial resume-tailor usage
  $ export RESUME_TAILOR_BASE_URL=http://127.0.0.1:8787
  $ RESUME_TAILOR_API_KEY=key_live_… resume-tailor list

In order of priority: flags, the environment, .resume-tailor.yaml in the current
folder, config.json, the default.
To see each setting and its source: resume-tailor config list

${topicList(ours)}
${topicList(others)}`;
}
