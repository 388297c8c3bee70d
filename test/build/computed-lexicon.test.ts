import path from 'node:path';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';
import { computedLexicon } from '../../build/computed-lexicon.ts';
import { shelvedSkills } from '../../src/tailoring/lexicon/shelved-skills.ts';
import { shelvedTitles } from '../../src/tailoring/lexicon/shelved-titles.ts';

async function built(file: string, minify: boolean): Promise<string> {
  const input = path.resolve('src/tailoring/lexicon', file);
  const bundle = await rolldown({ input, plugins: [computedLexicon()] });
  const { output } = await bundle.generate({ format: 'esm', minify });
  await bundle.close();
  return output[0].code;
}

async function evaluated(code: string, name: string): Promise<unknown> {
  const module = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  return (module as Record<string, () => unknown>)[name]?.();
}

describe.each([
  { file: 'shelved-skills.ts', name: 'shelvedSkills', computed: shelvedSkills() },
  { file: 'shelved-titles.ts', name: 'shelvedTitles', computed: shelvedTitles() },
])('the built $name', ({ file, name, computed }) => {
  it.each([true, false])('is what the source computes, minified: %s', async (minify) => {
    expect(await evaluated(await built(file, minify), name)).toEqual(computed);
  });

  it('carries no table, and is written in ASCII', async () => {
    const code = await built(file, true);
    expect(code).not.toMatch(/ProfessionTable|Roles\b/);
    expect(code).toMatch(/^[\0-\x7f]+$/);
  });
});
