import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../src/lexicon/languages/detect-language.ts';
import { simplified } from '../../src/lexicon/languages/simplified.ts';
import { messagesFor } from '../../src/messages/tailoring/messages-for.ts';
import { writings } from './every-text.ts';

const [first, second, third] = ['Qlarax', 'Zumbet', 'Vorpik'];

/** Calls every message with sample words, and labels each by its place in the catalog. */
function everyMessage(one: (typeof writings)[number]): (readonly [place: string, text: string])[] {
  const { questions, wording, changes, ownEdits, warnings } = messagesFor(one);
  const calls: Record<string, unknown[]> = {
    near: [[first, second]],
    hiddenOld: [12],
    knockout: [[first, second], 35],
    editedByHand: [['ch7', 'ch8']],
  };
  return Object.entries({ ...questions, ...wording, ...changes, ...ownEdits, ...warnings }).map(
    ([place, message]) => {
      if (typeof message === 'string') return [place, message];
      const say = message as (...words: unknown[]) => string;
      return [place, say(...(calls[place] ?? [first, second, third]))];
    },
  );
}

describe.each(writings)('the messages in %o', (one) => {
  const { language } = one;
  const messages = everyMessage(one);

  it('are complete sentences', () => {
    expect(messages.filter(([, text]) => !/[.?!。？]$/u.test(text))).toEqual([]);
    expect(messages.filter(([, text]) => /undefined|\$\{|\[object| {2}|^\s/.test(text))).toEqual([]);
  });

  it('are in that language', () => {
    const others = messages.map(([place, text]) => [place, detectLanguage(text), text]);
    expect(others.filter(([, found]) => found !== language && found !== null)).toEqual([]);
    expect(others.filter(([, found]) => found === null).length).toBeLessThan(messages.length / 10);
  });

  it('name the requirement in questions as it is written', () => {
    const { near, ...questions } = messagesFor(one).questions;
    for (const ask of Object.values(questions))
      expect(ask('(Ä) C++ & l’été', 'C++ & l’été')).toContain('C++ & l’été');
    expect(near([first, second])).toContain(second);
  });
});

it('use one script each in Chinese', () => {
  const textOf = (one: (typeof writings)[number]) =>
    everyMessage(one)
      .map(([, text]) => text)
      .join('');
  const [simple, traditional] = [textOf(writings[4]), textOf(writings[5])];
  expect(simplified(simple)).toBe(simple);
  const simpler = Array.from(traditional)
    .filter((one) => simplified(one) !== one)
    .map(simplified);
  expect(simpler.length).toBeGreaterThan(100);
  expect([...new Set(simpler)].filter((one) => traditional.includes(one))).toEqual([]);
});

it('are English if the language of the resume is unknown', () => {
  expect(messagesFor({ language: null })).toBe(messagesFor({ language: 'en' }));
});

it.each(writings)('have the same clauses about dropped rewordings and lowered parts in %o', (one) => {
  const { withheld, lowered, raised, fewAsked } = messagesFor(one);
  const english = messagesFor({ language: 'en' });
  const clauses = [...Object.values(withheld), lowered(9), raised(4, 5), fewAsked(40)];
  expect(clauses.filter((clause) => /[.。]$|undefined/.test(clause))).toEqual([]);
  if (one.language === 'en') return;
  expect(clauses.filter((clause) => Object.values(english.withheld).includes(clause))).toEqual([]);
  expect(detectLanguage(clauses.join('\n'))).toBe(one.language);
});
