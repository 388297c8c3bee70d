import { describe, expect, it } from 'vitest';
import { readJsonResume } from '../../src/documents/json-resume/read-json-resume.ts';
import { proofread } from '../../src/proofreading/proofread.ts';
import { earlierJob, plainJob } from './made-up-resume.ts';
import { found, withBullets } from './run-proofread.ts';

describe('dates', () => {
  it('an end before its start is an error, with its place and what to do', async () => {
    const work = [plainJob, { ...earlierJob, startDate: '2021-01', endDate: '2017-09' }];
    expect(await found({ work }, 'date_order')).toEqual([
      {
        severity: 'error',
        rule: 'date_order',
        path: 'work[1].date',
        place: 'Experience, Quillan Hotel, dates',
        message: '"2021-01 - 2017-09": the end is before the start.',
        advice: 'Correct the dates, or swap them.',
        quote: '2021-01 - 2017-09',
      },
    ]);
  });

  it.each([
    ['a start', { startDate: '2027-02' }],
    ['an end', { endDate: '2026-11' }],
  ])('%s in the future is an error', async (_, dates) => {
    const findings = await found({ work: [{ ...plainJob, ...dates }, earlierJob] }, 'date_future');
    expect(findings).toMatchObject([{ severity: 'error', path: 'work[0].date' }]);
  });

  it.each([
    ['a job without an end', { startDate: '2021-02' }],
    ['one that goes on', { startDate: '2021-02', endDate: 'present' }],
    ['the year of today', { startDate: '2021-02', endDate: '2026' }],
    ['the month of today', { startDate: '2021-02', endDate: '2026-06' }],
    ['no dates', { startDate: '', endDate: '' }],
    ['dates that nobody understands', { startDate: 'the year of the comet', endDate: 'later' }],
    ['a start and an end in one month', { startDate: '2022-03', endDate: '2022-03' }],
    ['a month after a year alone', { startDate: '2022-03', endDate: '2022' }],
  ])('%s is no error', async (_, dates) => {
    const { startDate: __, ...job } = plainJob;
    const findings = await found({ work: [{ ...job, ...dates }, earlierJob] });
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('a degree may end in the future, within ten years', async () => {
    const school = (endDate: string) => ({
      more: { education: [{ institution: 'Marlow College', startDate: '2025-09', endDate }] },
    });
    expect(await found(school('2029-06'), 'date_future')).toEqual([]);
    expect(await found(school('2209-06'), 'date_future')).toHaveLength(1);
  });
});

describe('gaps and overlaps', () => {
  const earlierUntil = (endDate: string, startDate = '2017-09') => ({
    work: [plainJob, { ...earlierJob, startDate, endDate }],
  });

  it('a gap is told as a fact', async () => {
    expect(await found(earlierUntil('2019-12'), 'gap')).toMatchObject([
      {
        severity: 'hint',
        path: 'work[0]',
        message: '1 year and 1 month without an entry between Quillan Hotel and Larkfield Bakery.',
      },
    ]);
  });

  it.each([
    ['a few months', earlierUntil('2020-10'), {}],
    [
      'a school in between',
      earlierUntil('2019-12'),
      { education: [{ institution: 'Marlow', startDate: '2020-01', endDate: '2021-01' }] },
    ],
    [
      'years alone, which may touch',
      {
        work: [
          { ...plainJob, startDate: '2021' },
          { ...earlierJob, endDate: '2020' },
        ],
      },
      {},
    ],
    [
      'a job without dates',
      { work: [...earlierUntil('2019-12').work, { name: 'Otter Mill', position: 'Miller' }] },
      {},
    ],
  ])('no gap: %s', async (_, resume, more) => {
    expect(await found({ ...resume, more }, 'gap')).toEqual([]);
  });

  it('an overlap of two jobs is told with the later one', async () => {
    expect(await found(earlierUntil('2021-09'), 'overlap')).toMatchObject([
      { severity: 'hint', path: 'work[0]', message: 'At the same time as Quillan Hotel.' },
    ]);
  });

  it.each([
    ['a month of handing over', earlierUntil('2021-03'), {}],
    [
      'a school beside a job',
      {},
      { education: [{ institution: 'Marlow', startDate: '2018-01', endDate: '2020-12' }] },
    ],
    [
      'two titles with one employer',
      { work: [plainJob, { ...earlierJob, name: 'Larkfield Bakery', endDate: '2022-01' }] },
      {},
    ],
  ])('no overlap: %s', async (_, resume, more) => {
    expect(await found({ ...resume, more }, 'overlap')).toEqual([]);
  });

  it('many overlaps are one finding', async () => {
    const work = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm'].map((name, at) => ({
      name,
      startDate: `201${at}-01`,
      endDate: '2020-01',
    }));
    const findings = await found({ work }, 'overlap');
    expect(findings).toHaveLength(1);
    expect(findings[0]?.message).toContain('4 of 5 jobs');
  });
});

describe('placeholders', () => {
  it.each([
    ['[Company]', { work: [{ ...plainJob, name: '[Company]' }] }, 'work[0].name'],
    ['Company Name', { work: [{ ...plainJob, name: 'Company Name' }] }, 'work[0].name'],
    ['Lorem ipsum', { basics: { summary: 'Lorem ipsum dolor sit amet.' } }, 'basics.summary'],
    ['XX%', withBullets('Cut the waste of flour by XX% in a year'), 'work[0].highlights[0]'],
    ['XX', withBullets('Led a team of XX people in two shops'), 'work[0].highlights[0]'],
    ['xx', withBullets('Verkauf von Brot an xx Kunden am Tag'), 'work[0].highlights[0]'],
    ['$XXk', withBullets('Saved $XXk a year'), 'work[0].highlights[0]'],
    ['TODO', withBullets('TODO: say what came of it'), 'work[0].highlights[0]'],
    ['??', { basics: { summary: 'Available from ?? on.' } }, 'basics.summary'],
    ['your name', { basics: { name: 'Your Name' } }, 'basics.name'],
    ['a mail address of a template', { basics: { email: 'your.name@email.com' } }, 'basics.email'],
    ['a phone number of a template', { basics: { phone: '(123) 456-7890' } }, 'basics.phone'],
    ['German', { work: [{ ...plainJob, name: '[Name des Unternehmens]' }] }, 'work[0].name'],
    ['French', { work: [{ ...plainJob, name: '[Votre entreprise]' }] }, 'work[0].name'],
    ['Spanish', { work: [{ ...plainJob, name: '[nombre de la empresa]' }] }, 'work[0].name'],
    ['Chinese', { work: [{ ...plainJob, name: '【公司名称】' }] }, 'work[0].name'],
    ['after a preposition', withBullets('Baked the cakes for [Parish]'), 'work[0].highlights[0]'],
    ['after an article', withBullets('Took over the [oven], and cleaned it'), 'work[0].highlights[0]'],
    ['after the verb', withBullets('Sold [something] at the fair'), 'work[0].highlights[0]'],
    ['as the subject', withBullets('[Oven] repaired within a day'), 'work[0].highlights[0]'],
    ['of the tool', withBullets('[What you did] (glazing), last week'), 'work[0].highlights[0]'],
    ['with an article', withBullets('Changed the order of work: [the outcome]'), 'work[0].highlights[0]'],
    ['in angle brackets', withBullets('Baked with four people in <shop>'), 'work[0].highlights[0]'],
    ['a year', withBullets('Opened a shop in 20XX'), 'work[0].highlights[0]'],
    ['letters of a date', { basics: { summary: 'Available from MM/YYYY.' } }, 'basics.summary'],
    ['a surname', { basics: { name: 'Ada [Surname]' } }, 'basics.name'],
  ])('%s is an error', async (_, resume, path) => {
    expect(await found(resume, 'placeholder')).toMatchObject([{ severity: 'error', path }]);
  });

  it.each([
    ['a remark in brackets', withBullets('Ran the shop [part-time] for a summer')],
    ['remarks', withBullets('Fitted ovens [Miele, Wolf] and shelves [in oak] at night [2nd shop]')],
    ['an index', withBullets('Counted loaves in grid[row][column] and C[6]; a "lofe" [sic] of List<Bread>')],
    ['a format', withBullets('Wrote dates as YYYY-MM-DD on each label')],
    ['a program', withBullets('Built a TODO app for the orders of the kitchen')],
    ['a size', withBullets('Sold shirts up to XXL at the fair')],
    ['a company called Company', { work: [{ ...plainJob, name: 'Company' }] }],
    ['a title that names a place', { work: [{ ...plainJob, position: 'City Guide' }] }],
    ['a question', withBullets('Answered "Where is my bread??" at the counter, why??')],
    ['a century', withBullets('Wrote a guide to bread of the XX century')],
  ])('%s is none', async (_, resume) => {
    expect(await found(resume, 'placeholder')).toEqual([]);
  });
});

it('each placeholder of a line is an error', async () => {
  const findings = await found(
    withBullets('Baked [amount] of bread for [Parish], XX% faster'),
    'placeholder',
  );
  expect(findings.map(({ quote }) => quote)).toEqual(['[amount]', '[Parish]', 'XX%']);
});

describe('contacts', () => {
  it('a missing e-mail address and phone number are errors', async () => {
    const findings = await found({ basics: { email: '', phone: '' } });
    expect(findings.map(({ rule, severity, path }) => [rule, severity, path])).toEqual([
      ['missing_email', 'error', 'basics.email'],
      ['missing_phone', 'error', 'basics.phone'],
    ]);
  });

  const unreachable = { email: '', phone: '' };
  const profile = (url: string, username = '') => ({
    ...unreachable,
    profiles: [{ network: 'Web', username, url }],
  });
  const saying = (summary: string) => ({ ...unreachable, summary });
  const missed = async (basics: Readonly<Record<string, unknown>>) =>
    (await found({ basics })).map(({ rule }) => rule).filter((rule) => rule.startsWith('missing_'));

  it.each([
    ['an address of a page with a name', profile('https://medium.example/@ana')],
    ['a name on a network', profile('', '@ana@example.social')],
    ['an address of a page with figures', profile('https://linkedin.example/in/ana-ruiz-81234567')],
    ['the same without https', saying('Find me at linkedin.example/in/ana-ruiz-81234567.')],
    ['a number of an author', profile('', '0000-0002-1825-0097')],
    ['another one', profile('', '0000-0002-1694-233X')],
    ['a day', saying('Born 12.03.1985, at work 2019-03 - 2021-05 and since 2022-01-15.')],
    [
      'an e-mail address with figures is no phone number',
      saying('ana81234567@example.test'),
      ['missing_phone'],
    ],
  ])('%s reaches nobody', async (_, basics, missing = ['missing_email', 'missing_phone']) => {
    expect(await missed(basics)).toEqual(missing);
  });

  it.each([
    ['a link', profile('mailto:ana@example.test'), ['missing_phone']],
    ['a link to a phone', profile('tel:+442079460018'), ['missing_email']],
    ['a sentence', saying('Write to (ana@example.test), or call +49 (0)30 1234-567.'), []],
    ['a profile', profile('', '+44 20 7946 0018'), ['missing_email']],
  ])('%s does', async (_, basics, missing) => {
    expect(await missed(basics)).toEqual(missing);
  });

  it('what is hidden reaches nobody', () => {
    const document = readJsonResume({
      basics: {
        name: 'Ana Ruiz',
        profiles: [{ network: 'Mail', username: 'ana@example.test', url: 'tel:+442079460018' }],
      },
    });
    const options = { asOf: '2026-06-15', dictionariesFor: () => ({ found: null, reason: 'not asked' }) };
    const missing = () =>
      proofread(document, options)
        .findings.map(({ rule }) => rule)
        .filter((rule) => rule.startsWith('missing_'));
    expect(missing()).toEqual([]);
    for (const item of document.sections.profiles.items) item.visible = false;
    expect(missing()).toEqual(['missing_email', 'missing_phone']);
    for (const item of document.sections.profiles.items) item.visible = true;
    document.sections.profiles.visible = false;
    expect(missing()).toEqual(['missing_email', 'missing_phone']);
  });
});
