import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, describe, expect, it } from 'vitest';
import { computedLexicon } from '../../build/computed-lexicon.ts';
import { shelvedDuties } from '../../src/tailoring/lexicon/shelved-duties.ts';
import { shelvedSkills } from '../../src/tailoring/lexicon/shelved-skills.ts';
import { shelvedTitles } from '../../src/tailoring/lexicon/shelved-titles.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'resume-tailor-lexicon-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Functions = Readonly<Record<string, () => unknown>>;

/** The built module, in a folder that a person's name may well be part of. */
async function built(file: string, format: 'cjs' | 'esm', minify: boolean): Promise<string> {
  const dir = path.join(folder, `Zoë’s ${file} ${format} ${minify}`);
  const input = path.resolve('src/tailoring/lexicon', `${file}.ts`);
  const bundle = await rolldown({ input, platform: 'node', plugins: [computedLexicon()] });
  const extension = format === 'cjs' ? 'cjs' : 'mjs';
  await bundle.write({ dir, format, minify, entryFileNames: `[name].${extension}` });
  await bundle.close();
  return path.join(dir, `${file}.${extension}`);
}

describe.each([
  { file: 'shelved-duties', name: 'shelvedDuties', computed: shelvedDuties() },
  { file: 'shelved-skills', name: 'shelvedSkills', computed: shelvedSkills() },
  { file: 'shelved-titles', name: 'shelvedTitles', computed: shelvedTitles() },
])('the built $name', ({ file, name, computed }) => {
  it.each([
    { format: 'cjs', minify: true },
    { format: 'esm', minify: false },
  ] as const)('reads beside itself what the source computes: %o', async ({ format, minify }) => {
    const program = await built(file, format, minify);
    const { [name]: read } = (await import(pathToFileURL(program).href)) as Functions;
    expect(read?.()).toEqual(computed);
    expect(read?.()).toBe(read?.());
  });

  it('carries no table in the program: nothing of it is parsed at a start', async () => {
    const code = readFileSync(await built(file, 'esm', false), 'utf8');
    expect(code).not.toMatch(/ProfessionTable|Roles\b|officeDuties\b/);
    expect(code.length).toBeLessThan(10_000);
  });
});
