import { expect, it } from 'vitest';
import { languageList } from '../../../src/documents/outline/skills/language-list.ts';
import { sourceLine as line } from '../support/source-line.ts';

const languagesIn = (text: string) =>
  languageList([line(text)]).map(({ language, fluency }) =>
    fluency === undefined ? language : `${String(language)}: ${String(fluency)}`,
  );

it.each([
  [
    'Castellano nativo. Inglés B2 (First Certificate). Catalán básico.',
    ['Castellano: nativo', 'Inglés: B2 (First Certificate)', 'Catalán: básico'],
  ],
  [
    'Allemand avancé. Anglais courant (TOEIC 900). Italien : notions.',
    ['Allemand: avancé', 'Anglais: courant (TOEIC 900)', 'Italien: notions'],
  ],
  [
    "Langue maternelle : français, anglais courant (C1) et bonnes notions d'espagnol.",
    ['français: Langue maternelle', 'anglais: courant (C1)', 'espagnol: bonnes notions'],
  ],
  ['Inglés alto y francés básico', ['Inglés: alto', 'francés: básico']],
  ['中文（母语）、英语流利', ['中文: 母语', '英语: 流利']],
])('each language of a sentence is read with its level: %s', (written, languages) => {
  expect(languagesIn(written)).toEqual(languages);
});

it.each([
  // The level may be that of another language.
  ['Langue maternelle Anglais', ['maternelle Anglais']],
  // One language with several skills, or a sentence about something else.
  ['Englisch: sehr gut in Wort und Schrift', ['Englisch: sehr gut in Wort und Schrift']],
  ['German (reading and writing)', ['German: reading and writing']],
  ['Inglés nivel alto, hablado y escrito', ['Inglés: nivel alto, hablado y escrito']],
])('words that join levels split no language: %s', (written, languages) => {
  expect(languagesIn(written)).toEqual(languages);
});
