import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findForm } from '../../src/text/find-form.ts';
import { termKey, tokenize } from '../../src/text/tokenize.ts';

const words: readonly (readonly [text: string, tokens: readonly string[]])[] = [
  ['C++, C# and .NET', ['C++', 'C#', 'and', '.NET']],
  ['ASP.NET with Node.js 20.11', ['ASP.NET', 'with', 'Node.js', '20.11']],
  ['S/4HANA, CI/CD and ci/cd', ['S/4HANA', 'CI/CD', 'and', 'ci/cd']],
  ['React/Vue and T-SQL', ['React', 'Vue', 'and', 'T', 'SQL']],
  ['R&D for the P&L', ['R&D', 'for', 'the', 'P&L']],
  ['P&IDs, S&OP and GD&T', ['P&IDs', 'S&OP', 'and', 'GD&T']],
  ['Smith&Wesson, fish&chips', ['Smith', 'Wesson', 'fish', 'chips']],
  ["d'HTML et l’équipe qu'il forme", ['HTML', 'et', 'équipe', 'il', 'forme']],
  ['5+ years, 1,200 users', ['5', 'years', '1,200', 'users']],
  ['end of sentence.Next one', ['end', 'of', 'sentence', 'Next', 'one']],
  ['熟悉Python和后端', ['熟', '悉', 'Python', '和', '后', '端']],
];

describe('tokenize', () => {
  it.each(words)('splits %s', (text, tokens) => {
    expect(tokenize(text).map((token) => token.text)).toEqual(tokens);
  });

  it('gives tokens that slice back to the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const token of tokenize(text)) expect(text.slice(token.start, token.end)).toBe(token.text);
      }),
    );
  });

  it('splits a text alike, whatever alphabet comes after it', () => {
    const unit = fc.oneof(
      fc.nat({ max: 0xff }).map((code) => String.fromCharCode(code)),
      fc.constantFrom(
        ' ',
        'ß',
        'É',
        'œ',
        'Œ',
        '€',
        '–',
        '’',
        'R&D',
        'S&OP',
        'IR(ME)R',
        '.NET',
        '1,5',
        'C++',
        'CI/CD',
      ),
    );
    const chinese = fc.array(fc.constantFrom('一', '焊', '接', '龥', '鿿'));
    fc.assert(
      fc.property(fc.oneof(fc.array(unit), chinese), (units) => {
        const text = units.join('');
        for (const behind of ['é', 'ő', '中']) {
          expect(tokenize(`${text} ${behind}`).slice(0, -1)).toEqual(tokenize(text));
        }
      }),
      { numRuns: 500 },
    );
  });
});

const equalKeys: readonly (readonly [string, string])[] = [
  ['APIs', 'API'],
  ['P&IDs', 'P&ID'],
  ['databases', 'database'],
  ['policies', 'policy'],
  ['processes', 'process'],
  ["Master's", 'masters'],
  ['résumé', 're\u0301sume\u0301'],
  ['Ph.D.', 'PhD'],
  ['month-end\u00A0close', 'Month End Close'],
  ['Straße', 'Strasse'],
  ['KUBERNETES', 'Kubernetes'],
  ['POSTGRES', 'Postgres'],
];

const differentKeys: readonly (readonly [string, string])[] = [
  ['accountant', 'accounting'],
  ['operations', 'operating'],
  ['AWS', 'AW'],
  ['ACLS', 'ACL'],
  ['C', 'C++'],
  ['Java', 'JavaScript'],
  ['analysis', 'analyst'],
];

describe('termKey', () => {
  it.each(equalKeys)('holds %s and %s for the same', (one, other) => {
    expect(termKey(one)).toBe(termKey(other));
  });

  it.each(differentKeys)('keeps %s and %s apart', (one, other) => {
    expect(termKey(one)).not.toBe(termKey(other));
  });

  it('is the keys of the tokens, in every alphabet', () => {
    const unit = fc.constantFrom(
      'lines',
      'Café',
      'ÄRZTE',
      'ÄSs',
      'Ös',
      'IDs',
      '焊',
      '接',
      '龥',
      'ő',
      ' ',
      '-',
    );
    fc.assert(
      fc.property(fc.array(unit), (units) => {
        const text = units.join('');
        expect(termKey(text)).toBe(
          tokenize(text)
            .map(({ key }) => key)
            .join(' '),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('does not depend on how accents are encoded', () => {
    fc.assert(
      fc.property(fc.constantFrom('élève', 'Überprüfung', 'años', 'naïve café'), (text) => {
        expect(termKey(text.normalize('NFD'))).toBe(termKey(text.normalize('NFC')));
      }),
    );
  });
});

describe('findForm', () => {
  const find = (text: string, form: string) => {
    const range = findForm(tokenize(text), form);
    return range && text.slice(range.start, range.end);
  };

  it('finds whole tokens only', () => {
    expect(find('a scalable JavaScript service', 'Scala')).toBeNull();
    expect(find('a scalable JavaScript service', 'Java')).toBeNull();
    expect(find('Built REST APIs in Java', 'REST API')).toBe('REST APIs');
  });

  it('needs the tokens one after the other', () => {
    expect(find('close the month at its end', 'month-end close')).toBeNull();
    expect(find('the month end close', 'month-end close')).toBe('month end close');
  });

  it('finds Chinese forms inside a text without spaces', () => {
    expect(find('负责高并发系统的后端开发', '后端开发')).toBe('后端开发');
  });

  it('finds nothing for a form without words', () => {
    expect(find('anything', '—')).toBeNull();
  });
});
