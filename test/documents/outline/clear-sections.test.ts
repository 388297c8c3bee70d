import { describe, expect, it } from 'vitest';
import {
  withKeptSections,
  withoutSectionsAgain,
  withoutSummaryAgain,
} from '../../../src/documents/outline/corrections/clear-sections.ts';

const prize = 'Medal of the Guild of Bakers';
const learned = {
  work: [
    { name: 'Crust & Co', position: 'Baker' },
    { name: `${prize}, Graz`, date: '2019' },
  ],
};

describe('what models read as a job', () => {
  it('is none where it stands under a heading of prizes', () => {
    const ruled = {
      work: [{ name: 'Crust & Co' }],
      awards: [{ title: prize, awarder: 'Graz', date: '2019' }],
    };
    expect(withKeptSections(learned, ruled)['work']).toEqual([learned.work[0]]);
  });

  it('is one that the rules read too, whatever training of that year has its name', () => {
    const job = {
      name: 'Medal of the Guild Ltd',
      position: 'Maker of coins and medals',
      startDate: '2008-02',
    };
    const certificates = [{ name: 'Maker of coins and medals, with exam', date: '2008-11' }];
    const ruled = { work: [{ position: job.position, startDate: job.startDate }], certificates };
    const read = { work: [job] };
    expect(withKeptSections(read, ruled)).toBe(read);
    expect(withKeptSections(read, { ...ruled, work: [{ name: 'Crust & Co' }] })['work']).toEqual([]);
  });

  it('is none where it is unpaid work under its own heading', () => {
    const helped = { name: 'Vienna Bakers without Borders', startDate: '2014-03' };
    const ruled = {
      work: [{ name: 'Crust & Co' }],
      volunteer: [{ organization: helped.name, startDate: helped.startDate }],
    };
    const read = { work: [...learned.work, { ...helped, position: 'Helper' }] };
    expect(withKeptSections(read, ruled)['work']).toEqual(learned.work);
  });

  it('is one where only its name stands in a prize of another year', () => {
    const ruled = { work: [{ name: 'Crust & Co' }], awards: [{ title: prize, date: '2012' }] };
    expect(withKeptSections(learned, ruled)).toBe(learned);
  });

  it('is none under a heading that says nothing, where another one holds the jobs', () => {
    const custom = [{ name: 'Extracurricular', items: [{ name: prize, date: '2019' }] }];
    expect(withKeptSections(learned, { work: [{ name: 'Crust & Co' }], custom })['work']).toHaveLength(1);
    expect(withKeptSections(learned, { custom })).toBe(learned);
  });
});

it('jobs under an unknown heading are kept once', () => {
  const work = [
    { name: 'Kiln & Ash', position: 'Cocinera' },
    { position: 'Panadera', name: 'Hornos' },
  ];
  const others = { name: 'Otros', items: [{ name: 'Carné de conducir' }] };
  const again = { name: 'Actividad', items: [{ name: 'Kiln & Ash-Cocinera' }, { name: 'Panadera Hornos' }] };
  expect(withoutSectionsAgain({ work, custom: [again, others] })).toEqual({ work, custom: [others] });
  const more = { name: 'Actividad', items: [{ name: 'Kiln & Ash-Cocinera' }, { name: 'Panadera en Linz' }] };
  expect(withoutSectionsAgain({ work, custom: [more] })).toEqual({ work, custom: [more] });
});

it('jobs of which rules read several in one entry are kept once', () => {
  const work = [
    { name: 'Kiln & Ash', position: 'Potter', summary: 'Threw bowls and plates' },
    { name: 'Hornos, Graz', position: 'Baker', summary: 'Baked rye bread' },
    { name: 'Crust & Co', position: 'Baker' },
  ];
  const joined = { name: 'Potter, Kiln & Ash', description: 'Threw bowls and plates, Baker, Hornos, Graz' };
  const last = { name: 'Crust & Co', summary: 'Baker', date: '2012-2013' };
  expect(withoutSectionsAgain({ work, custom: [{ name: 'Stations', items: [joined, last] }] })).toEqual({
    work,
  });
  const more = { ...joined, summary: 'Fired the kiln' };
  const kept = { work, custom: [{ name: 'Stations', items: [more, last] }] };
  expect(withoutSectionsAgain(kept)).toEqual(kept);
});

it('a text that one reading has in the summary and the other in a job is in the job only', () => {
  const [task, aim] = ['Glazed tiles for the town baths of Graz', 'Looks for a kiln that burns wood and gas'];
  const source = {
    basics: { name: 'Ada Ofner', summary: `- ${task}\n\n${aim}` },
    work: [{ name: 'Kiln & Ash', highlights: [task] }],
  };
  const line = (text: string) => ({ place: '', text, aside: '', style: 'bullet', links: [] }) as const;
  const read = withoutSummaryAgain(source, [line(task), line(aim)]);
  expect(read).toEqual({ ...source, basics: { name: 'Ada Ofner', summary: aim } });
  // What the file says twice is kept twice.
  expect(withoutSummaryAgain(source, [line(task), line(aim), line(task)])).toBe(source);
});
