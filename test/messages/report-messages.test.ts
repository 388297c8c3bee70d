import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../src/lexicon/languages/detect-language.ts';
import { simplified } from '../../src/lexicon/languages/simplified.ts';
import { reportMessagesFor } from '../../src/messages/report/report-messages-for.ts';
import { everyText } from './every-text.ts';

const written = [
  ['de', { language: 'de' }],
  ['fr', { language: 'fr' }],
  ['es', { language: 'es' }],
  ['zh', { language: 'zh' }],
  ['zh', { language: 'zh', isTraditional: true }],
] as const;
const english = new Map(everyText(reportMessagesFor({ language: 'en' })));

/** Words that are the same in English, and marks. */
const shared =
  /^(?:Projekt|Text|Name|Website|Points?|Points|points|point|publications?|certifications?|photo|distinctions?|adresse e-mail|texte|Soft Skill|projects?|\W*)$/;

describe.each(written)('the words of a report in %s, %o', (language, one) => {
  const texts = everyText(reportMessagesFor(one));

  it('are all translated', () => {
    const left = texts.filter(([place, text]) => english.get(place) === text && !shared.test(text));
    expect(
      left.filter(
        ([place]) => !/^(?:labeled|comma|semicolon|places\.comma|quotes|score\.percent)/.test(place),
      ),
    ).toEqual([]);
  });

  it('are in that language', () => {
    expect(detectLanguage(texts.map(([, text]) => text).join('\n'))).toBe(language);
    expect(texts.filter(([, text]) => text.length > 30 && detectLanguage(text) === 'en')).toEqual([]);
    expect(texts.filter(([, text]) => /undefined|\[object| {2}/.test(text))).toEqual([]);
  });
});

it('are in one script of Chinese each', () => {
  const all = (isTraditional: boolean) =>
    everyText(reportMessagesFor({ language: 'zh', isTraditional }))
      .map(([, text]) => text)
      .join('');
  expect(simplified(all(false))).toBe(all(false));
  expect(simplified(all(true))).not.toBe(all(true));
});

it('have the no-break spaces of French', () => {
  const texts = everyText(reportMessagesFor({ language: 'fr' })).map(([, text]) => text);
  expect(texts.filter((text) => /[^\u00a0][:;?!»](?:\s|$)|«[^\u00a0]/.test(text))).toEqual([]);
});
