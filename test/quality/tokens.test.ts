import { describe, expect, it } from 'vitest';
import { areaUnderCurve, median } from '../../eval/judge/numbers.ts';
import { hasSpelling, matches, tokensOf } from '../../eval/judge/tokens.ts';

describe('comparing an extracted term with a label', () => {
  it.each([
    ['Kubernetes', 'kubernetes'],
    ['REST APIs', 'REST API'],
    ['production Kubernetes clusters', 'Kubernetes'],
    ['vue.js', 'Vue.js'],
    ["lecture de l'ECG", 'ECG'],
    ['sales and use tax', 'sales and use tax filings'],
    ['Java开发', 'Java'],
    ['熟悉企业会计准则', '企业会计准则'],
  ])('finds %j for %j', (extracted, label) => {
    expect(matches(extracted, label)).toBe(true);
  });

  it.each([
    ['JavaScript', 'Java'],
    ['scalable', 'Scala'],
    ['C', 'C++'],
    ['C#', 'C'],
    ['we all love Kubernetes very much', 'Kubernetes'],
    ['use', 'sales and use tax filings'],
    ['accounting', 'cost accounting'],
    ['税', '税务检查'],
  ])('does not take %j for %j', (extracted, label) => {
    expect(matches(extracted, label)).toBe(false);
  });

  it('finds a spelling in a text by whole tokens', () => {
    expect(hasSpelling('Debitoren- und Kreditorenbuchhaltung', 'Debitoren')).toBe(true);
    expect(hasSpelling('We use Go, GD&T and S&OP.', 'GD&T')).toBe(true);
    expect(hasSpelling('Google', 'Go')).toBe(false);
    expect(hasSpelling('HTML5+CSS3还原页面', 'CSS3')).toBe(true);
    expect(tokensOf('Café, 401(k) & Node.js')).toEqual(['cafe', '401', 'k', 'node.js']);
  });
});

describe('ranking', () => {
  it('counts a tie as half, and is null for an empty side', () => {
    expect(areaUnderCurve([3, 2], [2, 1])).toBe(0.875);
    expect(areaUnderCurve([], [1])).toBeNull();
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });
});
