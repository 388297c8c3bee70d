import { topicList } from './topic-list.ts';

const ours = [
  ['RESUME_TAILOR_HOME', 'the folder for everything, as --home'],
  ['RESUME_TAILOR_BASE_URL', 'work with this server, as --base-url'],
  ['RESUME_TAILOR_API_KEY', 'the key for it'],
  ['RESUME_TAILOR_DASHBOARD_TOKEN', 'the token that makes and revokes keys'],
  ['RESUME_TAILOR_PROFILE', 'a saved profile, as --profile'],
  ['RESUME_TAILOR_BROWSER', 'the browser for themes that need one'],
  ['RESUME_TAILOR_PLAIN', 'anything: one fact per line, as --plain'],
  ['RESUME_TAILOR_DEBUG', 'anything: show the stack of an error'],
] as const;

const others = [
  ['VISUAL, EDITOR', 'the editor that edit and generate open'],
  ['NO_COLOR, FORCE_COLOR, TERM', 'colours off, on, or as the terminal can'],
  ['LC_ALL, LC_CTYPE, LANG', 'marks in ASCII when they name no UTF-8'],
  ['CI', 'anything but false: never ask, no spinner'],
  ['HTTPS_PROXY, HTTP_PROXY, NO_PROXY', 'the way to a server; small letters too'],
  ['CHROME_PATH', 'a browser, as other tools are told of it'],
  ['PUPPETEER_EXECUTABLE_PATH', 'the same'],
  ['PATH, PROGRAMFILES, LOCALAPPDATA', 'where a browser is looked for'],
  ['XDG_CONFIG_HOME, XDG_DATA_HOME', 'where settings and data lie'],
  ['XDG_CACHE_HOME', 'where compiled code is kept'],
  ['APPDATA, LOCALAPPDATA', 'the same on Windows'],
] as const;

export function environmentTopic(): string {
  return `Examples:
  $ RESUME_TAILOR_HOME=./trial resume-tailor usage
  $ export RESUME_TAILOR_BASE_URL=http://127.0.0.1:8787
  $ RESUME_TAILOR_API_KEY=key_live_… resume-tailor list

A flag wins over the environment, the environment over .resume-tailor.yaml in
the current folder, that over config.json, and that over the default.
What holds now, and why: resume-tailor config list

${topicList(ours)}
${topicList(others)}`;
}
