import { describe, expect, it } from 'vitest';
import { loadServerSettings } from '../../src/config/load-server-settings.ts';
import { defaultServerSettings } from '../../src/config/server-settings.ts';

const load = (text: string | null) => loadServerSettings('/home/server.yaml', () => text);

describe('server.yaml', () => {
  it('is optional and has the documented defaults', async () => {
    expect(await load(null)).toEqual({
      database: null,
      plans: {
        free: { requests_per_minute: 60, credits: 100 },
        pro: { requests_per_minute: 600, credits: 10_000 },
      },
      credit_costs: { basic: 1, good: 2, super: 3 },
      engine: 'rules',
      model: null,
      theme: 'ats',
      fonts: { system: true },
      html_themes: [],
      lexicon: [],
    });
  });

  it('overrides the settings it names and keeps the rest', async () => {
    expect(
      await load('plans: { free: { credits: 5 } }\ncredit_costs: { super: 9 }\ntheme: classic\n'),
    ).toEqual({
      ...defaultServerSettings,
      plans: { ...defaultServerSettings.plans, free: { requests_per_minute: 60, credits: 5 } },
      credit_costs: { basic: 1, good: 2, super: 9 },
      theme: 'classic',
    });
  });

  it('accepts terms that the host defines', async () => {
    const { lexicon } = await load('lexicon: [{ name: Zorblax, aliases: [ZBX], implies: [Java] }]');
    expect(lexicon).toEqual([{ name: 'Zorblax', aliases: ['ZBX'], implies: ['Java'] }]);
  });

  it('accepts a folder of fonts and can turn off the fonts of the system', async () => {
    expect((await load('fonts: { folder: /srv/fonts }')).fonts).toEqual({
      folder: '/srv/fonts',
      system: true,
    });
    expect((await load('fonts: { system: false }')).fonts).toEqual({ system: false });
  });

  it('accepts HTML themes by the names of their packages', async () => {
    const { html_themes } = await load('html_themes: [jsonresume-theme-onepage]');
    expect(html_themes).toEqual(['jsonresume-theme-onepage']);
  });

  it.each(['../themes/x', 'jsonresume-theme-../x', 'data:text/javascript,x', 'JSONResume-theme-x', 'react'])(
    'refuses %s as an HTML theme',
    async (name) => {
      await expect(load(`html_themes: ["${name}"]`)).rejects.toThrow(
        'html_themes[0]: must be the name of a package, such as jsonresume-theme-onepage',
      );
    },
  );

  it('may be empty', async () => {
    expect(await load('# nothing yet\n')).toEqual(defaultServerSettings);
  });

  it.each([
    ['plan: {}', 'unknown key "plan" (did you mean plans?)'],
    ['plans: { fre: { credits: 1 } }', 'unknown key "plans.fre" (did you mean free?)'],
    ['plans: { free: { credit: 1 } }', 'unknown key "plans.free.credit" (did you mean credits?)'],
    ['plans: { free: { credits: -1 } }', 'plans.free.credits'],
    ['plans: { free: { requests_per_minute: 0 } }', 'plans.free.requests_per_minute'],
    ['credit_costs: { good: two }', 'credit_costs.good'],
    ['engine: magic', 'engine'],
    ['theme: ../ats', 'theme: must be the name of a theme'],
    ['theme: 5', 'theme: must be a string'],
    ['plans: { free: { credits: many } }', 'plans.free.credits: must be a number'],
    ['plans: { free: { credits: 1.5 } }', 'plans.free.credits: must be a whole number'],
    ['credit_costs: { basic: -1 }', 'credit_costs.basic: must be at least 0'],
    ['engine: rule', 'engine: must be one of rules, llm; did you mean rules?'],
    ['fonts: { folder: "" }', 'fonts.folder: must not be empty'],
    ['fonts: { folders: [/srv] }', 'unknown key "fonts.folders" (did you mean folder?)'],
    ['fonts: { folder: "" }', 'fonts.folder'],
    ['lexicon: [{ name: Zorblax, alias: [Z1] }]', 'unknown key "lexicon[0].alias" (did you mean aliases?)'],
    ['lexicon: [{ name: Zorblax, kind: thing }]', 'lexicon[0].kind'],
    ['lexicon: [{ name: "Zorblax, Z1" }]', 'lexicon[0].name: must be one spelling'],
    ['plans: [', '/home/server.yaml'],
    ['- a', '/home/server.yaml'],
  ])('refuses "%s" and names the place', async (text, message) => {
    await expect(load(text)).rejects.toThrow(message);
  });

  it('names every mistake at once', async () => {
    await expect(load('engin: rules\nthem: ats\n')).rejects.toThrow(/engin"? .*them/s);
  });
});
