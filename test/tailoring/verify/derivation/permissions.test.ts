import { describe, expect, test } from 'vitest';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { readText } from '../../../../src/lexicon/read-text.ts';
import { derive } from '../../../../src/tailoring/verify/derivation/derive.ts';
import type { Permission } from '../../../../src/tailoring/verify/derivation/permissions/permission.ts';
import {
  allPermissions,
  type Permissions,
} from '../../../../src/tailoring/verify/derivation/permissions/permissions.ts';
import { type Language, languages } from '../../../../src/text/language.ts';
import { refusalsIn } from '../refusals-in.ts';

/* Each difference that V15 allows is needed for an honest text, and does not let a similar lie pass. */

const rows = [...allPermissions.sameWords, ...allPermissions.leftOut, ...allPermissions.putIn];

describe.each(rows)('the permission $name', ({ name, languages: [language = 'en'], example, lie }) => {
  test('is needed for its example', () => {
    const [line, text] = example;
    expect(refusalsIn(language, line, text)).not.toContain('V15');
    expect(isDerived(line, text, language, allPermissions)).toBe(true);
    expect(isDerived(line, text, language, without(name))).toBe(false);
  });

  test('does not let its lie pass', () => {
    expect(refusalsIn(language, ...lie)).toContain('V15');
  });
});

test('each permission has its own name and at least one language', () => {
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  expect(rows.filter((row) => row.languages.length === 0)).toEqual([]);
  expect(languages).toEqual(expect.arrayContaining(rows.flatMap((row) => row.languages)));
});

function isDerived(line: string, text: string, language: Language, permissions: Permissions): boolean {
  return derive(readText(standardLexicon(), line), readText(standardLexicon(), text), language, permissions)
    .isWhole;
}

function without(name: string): Permissions {
  const others = (all: readonly Permission[]) => all.filter((one) => one.name !== name);
  return {
    sameWords: others(allPermissions.sameWords),
    leftOut: others(allPermissions.leftOut),
    putIn: others(allPermissions.putIn),
  };
}
