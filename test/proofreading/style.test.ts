import { describe, expect, it } from 'vitest';
import { plainJob } from './made-up-resume.ts';
import { found, withBullets, withEarlierBullets } from './run-proofread.ts';

describe('weak lines', () => {
  it.each([
    ['en', 'Responsible for the morning shift of the bakery'],
    ['de', 'Verantwortlich für die Frühschicht der Bäckerei und für die Ausbildung der Lehrlinge'],
    ['fr', 'Chargée de la production du matin et de la formation des apprentis de la boulangerie'],
    ['es', 'Encargada de la producción de la mañana y de la formación de los aprendices'],
    ['zh', '负责面包房早班的生产和学徒培训工作'],
  ])('a duty at the beginning is a hint in %s', async (language, bullet) => {
    const work = [{ ...plainJob, highlights: [bullet] }];
    const resume = language === 'en' ? { work } : { work, basics: { summary: bullet, label: '' } };
    expect(await found(resume, 'weak_opening')).toMatchObject([
      {
        ...{ severity: 'hint', path: 'work[0].highlights[0]' },
        place: expect.stringMatching(/Larkfield Bakery/u),
      },
    ]);
  });

  it('marks a bullet without a verb as a hint, but not a short one or a labeled list', async () => {
    const noun = 'Fresh bread and cakes for the guests of two hotels';
    expect(await found(withBullets(noun), 'no_verb')).toHaveLength(1);
    expect(
      await found(withBullets('Night shifts', 'Tools: oven, scale and mixer for the dough'), 'no_verb'),
    ).toEqual([]);
  });

  it('a very long bullet is a hint', async () => {
    const long = `Baked ${'bread and cakes for the guests of the hotel and '.repeat(6)}others`;
    expect(await found(withBullets(long), 'long_line')).toMatchObject([{ path: 'work[0].highlights[0]' }]);
  });

  it.each(['Baking', 'Cross-selling.', 'CI/CD', 'C++'])(
    'a bullet of one word is a hint: %s',
    async (bullet) => {
      expect(await found(withBullets('Baked bread for two hotels', bullet), 'one_word')).toEqual([
        {
          ...{ severity: 'hint', rule: 'one_word', path: 'work[0].highlights[1]' },
          place: 'Experience, Larkfield Bakery, 2nd bullet',
          message: 'This bullet has only one word.',
          advice: 'Say what you did and with what result, or list the word with your skills.',
        },
      ]);
    },
  );

  it.each(['Night shifts', 'Rolls/cakes', 'Rolls,cakes,pies', '2019', 'https://larkfield.test/bread'])(
    'a bullet of more, or without a word, is not one of one word: %s',
    async (bullet) => {
      expect(await found(withBullets(bullet), 'one_word')).toEqual([]);
    },
  );

  it('many bullets of one word in a job are one finding', async () => {
    expect(await found(withBullets('Baking', 'Rolls', 'Pies'), 'one_word')).toMatchObject([
      {
        place: 'Experience, Larkfield Bakery, bullets 1, 2 and 3',
        message: '3 bullets have only one word.',
      },
    ]);
  });

  it('many of one job are one finding that names them', async () => {
    const bullets = ['morning', 'evening', 'night'].map((shift) => `Responsible for the ${shift} shift`);
    expect(await found(withBullets(...bullets), 'weak_opening')).toMatchObject([
      {
        place: 'Experience, Larkfield Bakery, bullets 1, 2 and 3',
        message: '3 bullets open with a duty, not with what you did.',
      },
    ]);
  });
});

describe('first person', () => {
  it.each([
    ['English', 'I baked the bread for my guests'],
    ['a possessive', 'Improved our recipes for rye bread'],
  ])('%s is a hint', async (_, bullet) => {
    expect(await found(withBullets(bullet), 'first_person')).toHaveLength(1);
  });

  it.each([
    ['a number in Roman figures', 'Passed Phase I and Type I checks of the kitchen'],
    ['a country', 'Sold bread to the US and taught IT in ME'],
  ])('%s is none', async (_, bullet) => {
    expect(await found(withBullets(bullet), 'first_person')).toEqual([]);
  });
});

describe('tense', () => {
  it('the present in a job that has ended is a hint', async () => {
    const [finding] = await found(
      withEarlierBullets('Manage the pastry kitchen of the hotel', 'Planned the menus'),
      'tense',
    );
    expect(finding).toMatchObject({ severity: 'hint', path: 'work[1].highlights[0]', quote: 'Manage' });
  });

  it('a present job may tell what is finished in the past, unless it tells everything so', async () => {
    expect(await found({}, 'tense')).toEqual([]);
    const past = ['Baked bread for two hotels', 'Trained two apprentices', 'Reduced waste by a quarter'];
    expect(await found(withBullets(...past), 'tense')).toMatchObject([{ path: 'work[0]' }]);
  });
});

describe('the whole resume', () => {
  it('one word that opens many bullets is a hint', async () => {
    const bullets = ['bread', 'cakes', 'rolls', 'pies'].map(
      (thing) => `Created ${thing} for guests of the hotel`,
    );
    expect(await found(withEarlierBullets(...bullets), 'repeated_opening')).toMatchObject([
      { quote: 'Created', message: '4 of 7 bullets start with "Created".' },
    ]);
    expect(await found(withEarlierBullets(...bullets.slice(1)), 'repeated_opening')).toEqual([]);
  });

  it('three pages for two years are a hint, and so are few words for ten', async () => {
    const bullets = Array.from(
      { length: 90 },
      (_, at) => `Baked bread of kind ${at} for the guests of the hotel and the shop`,
    );
    const long = await found(
      { work: [{ ...plainJob, startDate: '2024-06', highlights: bullets }] },
      'length',
    );
    expect(long[0]?.message).toMatch(/^About \d pages for 2 years of experience\.$/);
    const short = await found(
      { work: [{ ...plainJob, startDate: '2016-06', highlights: ['Bake bread'] }] },
      'length',
    );
    expect(short[0]?.message).toMatch(/words about what you did, for 10 years/);
  });
});
