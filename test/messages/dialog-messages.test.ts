import { expect, it } from 'vitest';
import { detectLanguage } from '../../src/lexicon/languages/detect-language.ts';
import { simplified } from '../../src/lexicon/languages/simplified.ts';
import type { DialogMessages } from '../../src/messages/dialogs/dialog-messages.ts';
import { dialogMessagesFor } from '../../src/messages/dialogs/dialog-messages-for.ts';

const textsOf = ({ reading, answering }: DialogMessages) =>
  [...Object.entries(reading), ...Object.entries(reading.missing), ...Object.entries(answering)].flatMap(
    ([place, text]): (readonly [string, string])[] =>
      typeof text === 'object'
        ? []
        : [
            [
              place,
              typeof text === 'string'
                ? text
                : String((text as (...words: unknown[]) => string)(['A'], 7, 8)),
            ],
          ],
  );
const english = new Map(textsOf(dialogMessagesFor({ language: null })));

it.each([
  { language: 'de' },
  { language: 'fr' },
  { language: 'es' },
  { language: 'zh' },
  { language: 'zh', isTraditional: true },
])('the dialogs are all translated in %o', (written) => {
  const texts = textsOf(dialogMessagesFor(written));
  expect(detectLanguage(texts.map(([, text]) => text).join('\n'))).toBe(written.language);
  // `Name` and `Contact` are the same words.
  const left = texts.filter(
    ([place, text]) => english.get(place) === text && !/^(?:Name|Contact)$/.test(text),
  );
  expect(left).toEqual([]);
});

it('the dialogs are in one script of Chinese each', () => {
  const all = (isTraditional: boolean) =>
    textsOf(dialogMessagesFor({ language: 'zh', isTraditional }))
      .map(([, text]) => text)
      .join('');
  expect(simplified(all(false))).toBe(all(false));
  expect(simplified(all(true))).not.toBe(all(true));
});
