import path from 'node:path';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';
import { computedLexicon } from '../../build/computed-lexicon.ts';
import type { ShelvedLexicon } from '../../src/tailoring/lexicon/shelved-lexicon.ts';
import { shelvedSkills } from '../../src/tailoring/lexicon/shelved-skills.ts';

const input = path.resolve('src/tailoring/lexicon/shelved-skills.ts');

async function built(minify: boolean): Promise<string> {
  const bundle = await rolldown({ input, plugins: [computedLexicon()] });
  const { output } = await bundle.generate({ format: 'esm', minify });
  await bundle.close();
  return output[0].code;
}

async function evaluated(code: string): Promise<ShelvedLexicon> {
  const module = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  return (module as { shelvedSkills(): ShelvedLexicon }).shelvedSkills();
}

describe('the built lexicon', () => {
  it.each([true, false])('is what the source computes, minified: %s', async (minify) => {
    expect(await evaluated(await built(minify))).toEqual(shelvedSkills());
  });

  it('carries no table, and is written in ASCII', async () => {
    const code = await built(true);
    expect(code).not.toContain('ProfessionTable');
    expect(code).toMatch(/^[\0-\x7f]+$/);
  });
});
