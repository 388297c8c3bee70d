import { describe, expect, it } from 'vitest';
import { certificatePhrases, certifiedIn, licencePhrases } from '../../src/posting/credentials.ts';
import {
  exampleWords,
  hasLead,
  leadEnd,
  leadWords,
  praiseLength,
  praiseWords,
  tailWords,
  withoutTail,
} from '../../src/posting/cues/leads.ts';
import { phraseRanges } from '../../src/text/phrase-table.ts';

const tables = {
  leadWords,
  exampleWords,
  praiseWords,
  tailWords,
  licencePhrases,
  certificatePhrases,
  certifiedIn,
};

describe('the tables that are looked for in any case', () => {
  it.each(Object.entries(tables))('%s is written in lower case', (_, table) => {
    const written = Object.values(table)
      .join('\n')
      .replaceAll(/\\p\{[^}]*\}|\\./g, '');
    expect(written).toBe(written.toLowerCase());
  });

  it('are found in any case, and the text keeps its own', () => {
    expect(hasLead('EXPERIENCE WITH Kafka')).toBe(true);
    expect(leadEnd('Experience With Kafka')).toBe('Experience With '.length);
    expect(praiseLength('STRONG Proven SQL')).toBe('STRONG Proven '.length);
    expect(withoutTail('Kafka Experience Required')).toBe('Kafka');
    expect(phraseRanges(licencePhrases, 'FÜHRERSCHEIN Klasse B')).toEqual([{ start: 0, end: 21 }]);
  });

  it('are found at their place behind a letter whose lower case is longer', () => {
    expect(leadEnd('İİ experience with Kafka')).toBe('İİ experience with '.length);
  });
});
