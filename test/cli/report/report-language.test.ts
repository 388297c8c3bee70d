import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { supportedLanguageOf } from '../../../src/lexicon/languages/detect-language.ts';
import { english } from '../../../src/messages/report/english.ts';
import { reportMessagesFor } from '../../../src/messages/report/report-messages-for.ts';
import type { Written } from '../../../src/messages/translations.ts';
import { everyText } from '../../messages/every-text.ts';
import { createTestTerminal, type TestTerminal } from '../memory-io.ts';
import { type Person, people } from '../people.ts';

async function tailored({ resume, posting, company, position }: Person): Promise<TestTerminal> {
  const terminal = createTestTerminal();
  writeFileSync(path.join(terminal.folder, 'me.json'), JSON.stringify(resume));
  writeFileSync(path.join(terminal.folder, 'job.txt'), posting);
  const named = ['--company', company, '--position', position];
  const argv = ['generate', 'job.txt', '--resume', 'me.json', '--level', 'super', ...named];
  expect(await terminal.run(argv)).toMatchObject({ exitCode: 0 });
  return terminal;
}

/** The texts of a page outside of quotes, commands and its style, and its language. */
function textsOf(page: string) {
  const texts: string[] = [];
  const open: string[] = [];
  let language = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'html') language = attributes['lang'] ?? '';
      if (attributes['aria-label'] !== undefined) texts.push(attributes['aria-label']);
      open.push(name);
    },
    onclosetag: () => open.pop(),
    ontext(text) {
      if (!['q', 'code', 'style'].includes(open.at(-1) ?? '') && text.trim() !== '') texts.push(text.trim());
    },
  });
  parser.end(page);
  return { language, texts };
}

const written: Readonly<Record<string, Written>> = { 'zh-Hant': { language: 'zh', isTraditional: true } };

const englishTexts = new Set(everyText(english).map(([, text]) => text));
/** Marks, and English words that other languages use too. */
const shared = /^(?:Text|Name|Points?|points?|photo|→|Soft Skills?|Notes?)$/;

describe.each(Object.entries(people).filter(([tag]) => tag !== 'en'))('a report in %s', (tag, person) => {
  it('is a page only in that language', async () => {
    const terminal = await tailored(person);
    await terminal.run(['explain', 'latest', '--html', 'report.html']);
    const page = textsOf(readFileSync(path.join(terminal.folder, 'report.html'), 'utf8'));
    expect(page.language).toBe(tag);
    expect(page.texts.length).toBeGreaterThan(60);
    const words = page.texts.filter((text) => !shared.test(text));
    expect(words.filter((text) => englishTexts.has(text))).toEqual([]);
    expect(words.filter((text) => supportedLanguageOf(text) === 'en')).toEqual([]);
  });

  it('has no English words beside its requirements and questions on a terminal', async () => {
    const terminal = await tailored(person);
    const { stdout } = await terminal.run(['explain', 'latest', '--all'], {
      columns: 80,
      environment: { NO_COLOR: '1' },
    });
    const { groups, statuses, classes } = reportMessagesFor(written[tag] ?? { language: tag }).requirements;
    expect(stdout).toMatch(new RegExp(`^  [✓~✗] (?:${Object.values(statuses).join('|')})\\s`, 'mu'));
    expect(Object.values(groups).some((group) => stdout.includes(`  ${group}\n`))).toBe(true);
    expect(stdout).toMatch(new RegExp(`^  \\? [^\\n]{1,78}\\((?:${Object.values(classes).join('|')})`, 'mu'));
    expect(stdout).not.toMatch(/^ {2}[✓~✗] (?:met|in part|missing)\s|\((?:required|task|nice to have)\)/mu);
  });
});

it('an English report is a page in English', async () => {
  const terminal = await tailored(people.en);
  await terminal.run(['explain', 'latest', '--html', 'report.html']);
  const page = textsOf(readFileSync(path.join(terminal.folder, 'report.html'), 'utf8'));
  expect(page.language).toBe('en');
  expect(page.texts).toContain('What your resume does not show');
});

it('a number is asked for in the language of the question', async () => {
  const terminal = await tailored(people.de);
  const ran = await terminal.run(['answer', 'latest', '--plain'], {
    watched: true,
    columns: 80,
    environment: { CI: '' },
    answers: [
      ['Nummer (Eingabetaste: 1)', '99\n'],
      ['Bitte geben Sie eine Nummer von 1 bis 6 ein', '\u0004'],
    ],
    endOfInput: true,
  });
  expect(ran.stderr).toContain('Bitte geben Sie eine Nummer von 1 bis 6 ein');
});
