import { describe, expect, it } from 'vitest';
import { findMeantKeys, findTerms } from '../../src/lexicon/find-terms.ts';
import { broaderOf, canonical, formsOf, kindOf, standardLexicon } from '../../src/lexicon/lexicon.ts';
import { termKey, tokenize } from '../../src/text/tokenize.ts';
import { implications, professions, rows } from './rows.ts';

describe('the tables of the lexicon', () => {
  it('hold every spelling once, in one term of one profession', () => {
    const keys = rows.flatMap(({ spellings }) => spellings.map(termKey));
    const seen = new Set<string>();
    const twice = keys.filter((key) => seen.has(key) || !seen.add(key));
    expect(twice).toEqual([]);
  });

  it('hold no empty spelling and none with a stray separator', () => {
    const strays = rows
      .flatMap(({ spellings }) => spellings)
      .filter((text) => !termKey(text) || /[=>;]/.test(text));
    expect(strays).toEqual([]);
  });

  it('mark spellings with languages that they know only', () => {
    const marked = rows.flatMap(({ spellings }) => spellings).filter((text) => /^[a-z]{2,3}:/i.test(text));
    expect(marked).toEqual([]);
  });

  it('imply known terms only', () => {
    const named = professions.flatMap(implications).flatMap(({ term, broader }) => [term, ...broader]);
    expect(named.filter((term) => kindOf(standardLexicon(), term) === null)).toEqual([]);
  });

  it('imply in one line per term, so that no line undoes another', () => {
    const terms = professions.flatMap(implications).map(({ term }) => canonical(standardLexicon(), term));
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
  });

  it('imply one way: no chain of implications returns to where it began', () => {
    const returns = (start: string, from: string, seen: ReadonlySet<string>): boolean =>
      broaderOf(standardLexicon(), from)
        .map((each) => canonical(standardLexicon(), each))
        .some(
          (next) => next === start || (!seen.has(next) && returns(start, next, new Set([...seen, next]))),
        );
    const circular = rows.map((row) => row.canonical).filter((term) => returns(term, term, new Set([term])));
    expect(circular).toEqual([]);
  });

  it('never imply a term by its own alias', () => {
    const own = rows
      .map((row) => row.canonical)
      .filter((term) =>
        broaderOf(standardLexicon(), term)
          .map((each) => canonical(standardLexicon(), each))
          .includes(term),
      );
    expect(own).toEqual([]);
  });

  it('cover many professions in breadth', () => {
    expect(rows.length).toBeGreaterThanOrEqual(2900);
    expect(professions.length).toBeGreaterThanOrEqual(30);
  });
});

const equivalents: readonly (readonly [string, string])[] = [
  ['k8s', 'Kubernetes'],
  ['GCP', 'Google Cloud'],
  ['AdWords', 'Google Ads'],
  ['Kreditorenbuchhaltung', 'accounts payable'],
  ['pressors', 'vasopressors'],
  ['Basic Life Support', 'BLS'],
  ['Führerschein', "driver's license"],
];

const kept: readonly (readonly [string, string])[] = [
  ['PyTorch', 'TensorFlow'],
  ['AWS', 'Microsoft Azure'],
  ['Java', 'JavaScript'],
  ['Spring Boot', 'Java'],
  ['Mailchimp', 'email marketing'],
  ['accounts payable', 'accounts receivable'],
  ['GAAP', 'US GAAP'],
  ['reconciliations', 'account reconciliations'],
  ['ETL', 'ELT'],
  ['upselling', 'cross-selling'],
  ['mediation', 'arbitration'],
  ['data protection', 'GDPR'],
  ['continuous delivery', 'continuous deployment'],
  ['invoicing', 'invoice processing'],
  ['CDL', 'CDL Class A'],
  ['JLPT N1', 'JLPT N2'],
  ['Fidelio', 'Protel'],
  ['maintenance', 'Instandhaltung'],
];

describe('the lexicon', () => {
  it.each(equivalents)('knows %s as %s', (alias, term) => {
    expect(canonical(standardLexicon(), alias)).toBe(canonical(standardLexicon(), term));
    expect(formsOf(standardLexicon(), alias)[0]).toBe(alias);
    expect(formsOf(standardLexicon(), alias)).toContain(canonical(standardLexicon(), term));
  });

  it.each(kept)('never takes %s for %s', (one, other) => {
    expect(canonical(standardLexicon(), one)).not.toBe(canonical(standardLexicon(), other));
  });

  it('gives what a term implies, one step and one way', () => {
    expect(broaderOf(standardLexicon(), 'SpringBoot')).toEqual(['Spring', 'Java']);
    expect(broaderOf(standardLexicon(), 'Python')).toEqual([]);
  });

  it('lets an unknown term stand for itself', () => {
    expect([
      canonical(standardLexicon(), 'Zorblax 3'),
      kindOf(standardLexicon(), 'Zorblax 3'),
      formsOf(standardLexicon(), 'Zorblax 3'),
    ]).toEqual(['Zorblax 3', null, ['Zorblax 3']]);
  });

  it('tells licences and soft skills from other terms', () => {
    expect(kindOf(standardLexicon(), 'RN license')).toBe('licence');
    expect(kindOf(standardLexicon(), 'Teamfähigkeit')).toBe('soft');
  });
});

const meant: readonly (readonly [text: string, form: string, found: boolean])[] = [
  ['Go', 'Go', true],
  ['Python, Go, Rust', 'Go', true],
  ['Wrote services in Go', 'Go', true],
  ['Our Go services', 'Go', true],
  ['Go the extra mile', 'Go', false],
  ['Owned the go-to-market plan', 'Go', false],
  ['Statistics in R and SQL', 'R', true],
  ['Plan R was rejected', 'R', false],
  ['C/C++', 'C', true],
  ['Vitamin C deficiency', 'C', false],
  ['Advanced Excel skills', 'Excel', true],
  ['Built trackers in Excel', 'Excel', true],
  ['Kept the budget in EXCEL', 'Excel', true],
  ['EXCEL, SAP', 'Excel', true],
  ['使用Excel制作报表', 'Excel', true],
  ['擅长WORD、EXCEL函数', 'Excel', true],
  ['能用EXCEL、WORD排版', 'Word', true],
  ['熟悉Python、Go、Rust', 'Go', true],
  ['至少一门语言（Python，R）', 'R', true],
  ['SHEETS EXCEL TABLES（旧版）', 'Excel', false],
  ['PASSED EXCEL EXAMS', 'Excel', false],
  ['We EXCEL at service', 'Excel', false],
  ['Excel at customer service', 'Excel', false],
  ['You will excel here', 'Excel', false],
  ['Reports from Access databases', 'Access', true],
  ['Access to the building', 'Access', false],
  ['Charting in Epic', 'Epic', true],
  ['An Epic adventure', 'Epic', false],
  ['React to customer complaints', 'React', false],
  ['Built React components', 'React', true],
  ['Responsible for driving the rollout', 'driving', false],
  ['Proven record in driving growth', 'driving', false],
  ['Six years of driving experience', 'driving', true],
  ['Driving, loading and paperwork', 'driving', true],
  ['Salary, equity and a pension', 'equities', false],
  ['Equities, bonds and funds', 'equities', true],
  ['Multi-disciplinary teams', 'disciplinaries', false],
  ['Product discovery with customers', 'discovery', false],
  ['Drafted discovery requests', 'discovery', true],
  ['Prepared document discovery', 'discovery', true],
];

describe('ambiguous forms', () => {
  it.each(meant)('%s: %s found is %s', (text, form, found) => {
    expect(findMeantKeys(standardLexicon(), text, tokenize(text), termKey(form).split(' ')) !== null).toBe(
      found,
    );
  });

  it.each([
    ['Voto: cento su cento', []],
    ['Opened an office in France', []],
    ['Corta láminas de acero', []],
    ['Frances medio', ['French']],
    ['Servers with centos and redis', ['CentOS', 'Redis']],
    ['A WebSocket to each page', ['WebSockets']],
    ['Built a websocket gateway', ['WebSockets']],
    ['A forklift', ['forklift']],
  ])('initials and words in -és have no singular, other words do: %s', (text, names) => {
    expect(findTerms(standardLexicon(), text, tokenize(text)).map(({ term }) => term.canonical)).toEqual(
      names,
    );
  });

  it('takes the longest known term at each place', () => {
    const text = 'React Native and Google Cloud Platform';
    const names = findTerms(standardLexicon(), text, tokenize(text)).map(({ term }) => term.canonical);
    expect(names).toEqual(['React Native', 'Google Cloud']);
  });

  it.each([
    ['Served french toast, german rye and danishes', []],
    ['Fluent in German and French', ['German', 'French']],
    ['Spanish B2 required', ['Spanish']],
    ['Must speak Danish every day', ['Danish']],
    ['Minimum 1 year OTR experience', []],
    ['OTR license', ['OTR/L']],
  ])('%s: languages and licenses are %j', (text, expected) => {
    const terms = findTerms(standardLexicon(), text, tokenize(text)).map(({ term }) => term);
    const named = terms.filter(({ kind }) => kind === 'language' || kind === 'licence');
    expect(named.map((term) => term.canonical)).toEqual(expected);
  });
});
