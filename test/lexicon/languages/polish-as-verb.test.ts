import { expect, test } from 'vitest';
import { describesThing } from '../../../src/lexicon/languages/names-language.ts';

const isLanguage = (text: string) => {
  const start = text.indexOf('Polish');
  return !describesThing(text, { start, end: start + 'Polish'.length }, 'en');
};

test.each(['Polish finished cakes', '- Polish metal surfaces', 'You clean. Polish worn floors'])(
  'a verb with its object is no language: %s',
  (text) => expect(isLanguage(text)).toBe(false),
);

test.each(['Polish required', 'Polish preferred for clients', 'Fluent Polish written well'])(
  'a language stays one: %s',
  (text) => expect(isLanguage(text)).toBe(true),
);
