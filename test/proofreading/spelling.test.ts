import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { proofreadResume } from '../../src/compose/proofread-resume.ts';
import { Proofreading } from '../../src/contract/proofreading.ts';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import { madeUpResume } from './made-up-resume.ts';
import { found, proofread, withBullets } from './run-proofread.ts';

describe('spelling', () => {
  it('a wrong word is a warning with at most three suggestions', async () => {
    const findings = await found(withBullets('Recieved prizes for the managment of stock'), 'spelling');
    expect(findings).toMatchObject([
      { severity: 'warning', path: 'work[0].highlights[0]', quote: 'Recieved', suggestions: ['Received'] },
      { quote: 'managment', suggestions: ['management'] },
    ]);
  });

  it('a word that is wrong twice is told once', async () => {
    const findings = await found(
      withBullets('Improved the managment of stock', 'Led the managment of orders'),
      'spelling',
    );
    expect(findings).toMatchObject([{ message: '"managment" (2 times) is misspelled.' }]);
  });

  it.each([
    ['British spelling', 'Organised the programme of the centre and catalogued its colours'],
    ['an acronym', 'Wrote the HACCP plan and the SOPQ of the kitchen'],
    ['terms of the lexicon', 'Moved the shop to Kubernetes, kubectl and PostgreSQL'],
    ['a name inside a sentence', 'Worked with Zenkora and Plimsworth on the fair'],
    ['the name of an employer in small letters', 'Wrote the pages of larkfield for visitors'],
    [
      'addresses and names of files',
      'Wrote recipies.example.org, chef@recipies.test and menues/recipies.txt',
    ],
    ['words with digits', 'Counted 3x0rders with the b2bb tool'],
    ['two words in one', 'Kept the codebase of a chatroom with microservices'],
    ['plurals of known words', 'Wrote customizations and parsers for orders'],
  ])('%s is no mistake', async (_, bullet) => {
    expect(await found(withBullets(bullet), 'spelling')).toEqual([]);
  });

  it.each<readonly [string, string, readonly (readonly [string, string])[]]>([
    [
      'a word that a file broke',
      'Planned the imple-mentation of the oven',
      [['imple-mentation', 'implementation']],
    ],
    [
      'a name',
      'Kept the pages of the shop on Github and Linkedin',
      [
        ['Github', 'GitHub'],
        ['Linkedin', 'LinkedIn'],
      ],
    ],
    [
      'accents in Spanish',
      'Atencion al público en la panadería para la facturacion y la documentacion de los pedidos',
      [
        ['Atencion', 'Atención'],
        ['facturacion', 'facturación'],
        ['documentacion', 'documentación'],
      ],
    ],
    [
      'accents in French',
      'Etude de la qualite du pain et gestion des stocks de la boulangerie',
      [
        ['Etude', 'Étude'],
        ['qualite', 'qualité'],
      ],
    ],
    [
      'a blank at a hyphen in German',
      'Cashflow- Planung für die zwei Filialen der Bäckerei',
      [['Cashflow- Planung', 'Cashflow-Planung']],
    ],
    [
      'a blank before a comma',
      'Cleaned two sites , three labs and a store of the bakery',
      [['sites ,', 'sites,']],
    ],
    [
      'each of two slips in one line',
      'Cleaned the the ovens of two sites , three labs and a store of the bakery',
      [
        ['the the', 'the'],
        ['sites ,', 'sites,'],
      ],
    ],
  ])('what tailoring corrects is reported with its place: %s', async (_, summary, slips) => {
    const findings = await found({ basics: { summary: summary }, work: [] }, 'spelling');
    expect(findings.map(({ path, quote, suggestions }) => [path, quote, ...(suggestions ?? [])])).toEqual(
      slips.map((slip) => ['basics.summary', ...slip]),
    );
  });

  it.each([
    'Trabajos de plomería, albañilería, carpintería, herrería y cerrajería para el inventario de la joyería',
    'Travaux de plomberie, nettoyage, emballage et usinage avec le contremaître et le mandataire du chauffeur',
  ])('names of trades are right: %s', async (summary) => {
    expect(await found({ basics: { summary: summary }, work: [] }, 'spelling')).toEqual([]);
  });

  it.each([
    [
      'French',
      'Responsable du dévelopement des recettes et de la gestion du personnel de la boulangerie',
      'développement',
    ],
    ['Spanish', 'Dirigí el desarollo de las recetas y la gestión del personal de la panadería', 'desarrollo'],
  ])('knows %s', async (_, summary, meant) => {
    const findings = await found({ basics: { summary }, work: [] }, 'spelling');
    expect(findings).toHaveLength(1);
    expect(findings[0]?.suggestions).toContain(meant);
  });

  it('says in one line that German was not checked', async () => {
    const summary = 'Bäckerin mit neun Jahren Erfahrung in Hotels und Bäckereien, die nachts gerne arbeitet';
    const ran = await proofread(madeUpResume({ basics: { summary }, work: [] }));
    expect(ran.stderr).toBe('Spelling was not checked: there is no German dictionary.\n');
    expect(ran.exitCode).toBe(0);
  });

  it('says what to install where a dictionary was left out', () => {
    const { document } = readBaseResume(JSON.parse(madeUpResume()));
    const { spelling } = proofreadResume(document, { asOf: '2026-06-15', packageRoot: tmpdir() });
    expect(spelling).toMatchObject({
      checked: false,
      reason: expect.stringContaining('npm install dictionary-en'),
    });
  });

  it('knows common misspellings without a dictionary', () => {
    const bullets = withBullets('Recieved prizes for the managment of stock', 'Wrote the menuz of Brite');
    const { document } = readBaseResume(JSON.parse(madeUpResume(bullets)));
    const { findings, spelling } = proofreadResume(document, { asOf: '2026-06-15', packageRoot: tmpdir() });
    expect(findings.filter(({ rule }) => rule === 'spelling')).toMatchObject([
      { quote: 'Recieved', suggestions: ['Received'], message: '"Recieved" is misspelled.' },
      { quote: 'managment', suggestions: ['management'], advice: 'Write "management".' },
    ]);
    expect(spelling).toMatchObject({
      checked: false,
      reason: expect.stringContaining('Only common misspellings'),
    });
  });

  it('counts the words that it did not compare', async () => {
    const words = Array.from(
      { length: 60 },
      (_, at) => `qu${'aeiou'[at % 5]}xz${'bcdfg'[at % 5]}${'hjklmnprst'[at % 10]}${'aeiouy'[at % 6]}w`,
    );
    const long = `b${'aqua'.repeat(12)}x`;
    const { stdout } = await proofread(madeUpResume(withBullets(`Sold ${words.join(' ')} ${long}`)), [
      '--json',
    ]);
    const { findings, spelling } = Proofreading.parse(JSON.parse(stdout));
    expect(findings.filter(({ rule }) => rule === 'spelling').length + spelling.unresolved).toBe(30);
    expect(spelling.skipped).toBe(new Set(words).size + 1 - 30);
  });
});
