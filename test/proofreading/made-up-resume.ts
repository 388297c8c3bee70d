/** A resume in which there is nothing to find; each test changes one thing. */
export interface MadeUpJob {
  readonly name?: string;
  readonly position?: string;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly summary?: string;
  readonly highlights?: readonly string[];
}

export const plainJob: MadeUpJob = {
  name: 'Larkfield Bakery',
  position: 'Baker',
  startDate: '2021-02',
  highlights: [
    'Bake 400 loaves a night with a team of three',
    'Reduced waste by a quarter with a new order of work',
    'Train two apprentices in the handling of sourdough',
  ],
};

export const earlierJob: MadeUpJob = {
  name: 'Quillan Hotel',
  position: 'Pastry Cook',
  startDate: '2017-09',
  endDate: '2021-01',
  highlights: [
    'Prepared desserts for up to 150 guests',
    'Planned the menus of four seasons with the head chef',
    'Ordered flour, fruit and chocolate from local farms',
  ],
};

export interface MadeUp {
  readonly basics?: Readonly<Record<string, unknown>>;
  readonly work?: readonly MadeUpJob[];
  readonly more?: Readonly<Record<string, unknown>>;
}

/** As JSON Resume. */
export function madeUpResume({ basics = {}, work = [plainJob, earlierJob], more = {} }: MadeUp = {}): string {
  return JSON.stringify({
    basics: {
      name: 'Ada Brightwell',
      label: 'Baker',
      email: 'ada@brightwell.test',
      phone: '+44 20 7946 0018',
      summary: [
        'Baker with nine years in hotels and bakeries, known for bread that keeps and for calm nights.',
        'Has opened two shops, written the recipes of both, and trained the people who now run them.',
        'Knows how to plan an order so that little is left in the evening, and how to tell guests what is in their bread.',
      ].join(' '),
      ...basics,
    },
    work,
    education: [
      {
        institution: 'Marlow College',
        studyType: 'Diploma',
        area: 'Baking',
        startDate: '2015-09',
        endDate: '2017-06',
      },
    ],
    skills: [{ name: 'Baking', keywords: ['Sourdough', 'Laminated dough'] }],
    ...more,
  });
}
