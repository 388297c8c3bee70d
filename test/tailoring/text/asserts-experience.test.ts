import { describe, expect, it } from 'vitest';
import { assertsExperience, assertsHolding } from '../../../src/tailoring/text/asserts-experience.ts';

function rangeOf(text: string, term: string) {
  const start = text.indexOf(term);
  return { start, end: start + term.length };
}

describe('assertsExperience', () => {
  it.each([
    'Capacity planning for Go services',
    'Wrote the plan to move 40 services to Go',
    'Looking for memory leaks in Go services, cut restarts by half',
    'Shipped the Go rewrite earlier than expected',
    'Cut work in progress from 9 to 4 stories in the Go team',
    'Preparing for month-end close with Go scripts',
    'Want to learn Rust. Wrote Go for six years.',
    'Go seit 2019 im Einsatz',
    'Développement en Go',
    '使用 Go 开发',
  ])('believes: %s', (text) => {
    expect(assertsExperience(text, rangeOf(text, 'Go'))).toBe(true);
  });

  it.each([
    'Want to learn Go',
    'I plan to pick up Go next',
    'Looking to learn Go',
    'Looking for a role with Go',
    'Interested in Go',
    'No experience with Go',
    'Never used Go',
    'Go (in progress)',
    'Working towards a Go certification',
    'Möchte Go lernen',
    'Keine Erfahrung mit Go',
    'Souhaite apprendre Go',
    'Aucune expérience en Go',
    'Quiero aprender Go',
    'Sin experiencia en Go',
    '对 Go 感兴趣',
    '没有 Go 经验',
  ])('does not believe: %s', (text) => {
    expect(assertsExperience(text, rangeOf(text, 'Go'))).toBe(false);
  });
});

describe('assertsHolding', () => {
  it.each(['CPA', 'CPA, Minnesota', 'Licensed CPA since 2014', 'CPA (2014)'])('believes: %s', (text) => {
    expect(assertsHolding(text, rangeOf(text, 'CPA'))).toBe(true);
  });

  it.each([
    'CPA candidate',
    'CPA pending',
    'Preparing for the CPA',
    'Working towards CPA',
    'CPA, expected 2027',
    'CPA in progress',
    'Passed two CPA exam sections',
    'CPA in Vorbereitung',
    'CPA angestrebt',
    'CPA, Prüfung im Mai 2027',
    'CPA en cours',
    'CPA en préparation',
    'CPA en curso',
    'CPA (pendiente)',
    '备考 CPA',
  ])('does not believe: %s', (text) => {
    expect(assertsHolding(text, rangeOf(text, 'CPA'))).toBe(false);
  });
});
