import { describe, expect, test } from 'vitest';
import { toByteText, valuesIn } from '../../../src/lexicon/packed/packed-file.ts';
import {
  type PackedLexicon,
  packedSkills,
  packedTasks,
  packedTitles,
} from '../../../src/lexicon/packed/packed-lexicon.ts';
import { indexKnownWords, isKnownWord } from '../../../src/lexicon/words/known-words.ts';

describe('the words of all tables', () => {
  test.each(['accountant', 'Accountants', 'managed', 'Rechnungen', 'factura', 'Bäcker', 'comptabilité'])(
    '%s is known',
    (word) => {
      expect(isKnownWord(word)).toBe(true);
    },
  );

  test.each(['zqvx', 'ab', '', 'qzaccountant'])('%s is not', (word) => {
    expect(isKnownWord(word)).toBe(false);
  });

  test('are packed with what each is: a word, a stem or both', () => {
    const texts = {
      skills: 'Bäckerei\tOven',
      titles: 'rechnungen',
      subjects: 'rechnung ab',
      tasks: '',
      tables: '',
    };
    const known = indexKnownWords({
      skills: { ...packedSkills(), rows: toByteText(texts.skills) },
      titles: { ...packedTitles(), titles: texts.titles, subjects: texts.subjects },
      tasks: { ...packedTasks(), tasks: texts.tasks },
      tables: new Proxy({} as PackedLexicon['tables'], { get: () => texts.tables }),
    });
    expect(known).toBe('backerei\tws\noven\tws\nrechnung\tws\nrechnungen\tw\n');
    expect(valuesIn(known, 'rechnungen')).toEqual(['w']);
  });
});
