import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type LookOptionName, lookOptionNames } from '../../src/contract/look.ts';
import { listThemes, readTheme } from '../../src/rendering/themes/theme-registry.ts';
import { folders } from '../rendering/folders.ts';

const { themesFolder } = folders;

/** Options that no theme lists: the paper has no default of a theme, it is that of the resume. */
const unlisted: readonly LookOptionName[] = ['page_size'];

const listedOptions = lookOptionNames.filter((name) => !unlisted.includes(name));

const typstThemes = listThemes(themesFolder)
  .map((name) => readTheme(themesFolder, name))
  .filter(({ kind }) => kind === 'typst')
  .map(({ name }) => name);

it.each(typstThemes)('%s lists every option of a look', (theme) => {
  const { options } = JSON.parse(readFileSync(path.join(themesFolder, theme, 'theme.json'), 'utf8'));
  expect(Object.keys(options).sort()).toEqual([...listedOptions].sort());
});

it('style.typ has a default for each option, for themes that do not list it', () => {
  const style = readFileSync(path.join(themesFolder, 'parts', 'style.typ'), 'utf8');
  const [, defaults = ''] = /^#let look = \((.*)\) \+ /m.exec(style) ?? [];
  const named = [...defaults.matchAll(/(\w+): /g)].map(([, name]) => name);
  expect(named.filter((name) => name !== 'chosen').sort()).toEqual([...listedOptions].sort());
});
