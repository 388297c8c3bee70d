import { describe, expect, it } from 'vitest';
import {
  keptOnce,
  withoutEntriesAgain,
  withoutSectionsAgain,
  withoutSummaryAgain,
} from '../../../src/documents/outline/corrections/kept-once.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';

const line = (text: string): SourceLine => ({ place: text, text, aside: '', style: 'bullet', links: [] });

it('keeps jobs once if an unknown section repeats them', () => {
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

it('keeps jobs once if an unknown section joins several in one entry', () => {
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
  const unchanged = { work, custom: [{ name: 'Stations', items: [more, last] }] };
  expect(withoutSectionsAgain(unchanged)).toEqual(unchanged);
});

it('keeps text only in the job if the other reading has it in the summary', () => {
  const [task, aim] = ['Glazed tiles for the town baths of Graz', 'Looks for a kiln that burns wood and gas'];
  const source = {
    basics: { name: 'Ada Ofner', summary: `- ${task}\n\n${aim}` },
    work: [{ name: 'Kiln & Ash', highlights: [task] }],
  };
  const read = withoutSummaryAgain(source, [line(task), line(aim)]);
  expect(read).toEqual({ ...source, basics: { name: 'Ada Ofner', summary: aim } });
  // Text that the file repeats is kept twice.
  expect(withoutSummaryAgain(source, [line(task), line(aim), line(task)])).toBe(source);
});

describe('The text of a job or school in another list', () => {
  const points = ['Fired stoneware in a kiln of wood', 'Mixed glazes of ash and iron oxide'];
  const school = { institution: 'School of Ceramics Graz', courses: points };
  const course = { name: 'School of Ceramics Graz', date: '2015', summary: points.join('\n\n') };
  const none = { lines: points.map(line), ruled: [], learned: [] };

  it('is kept only in the school without a heading for it', () => {
    const source = { education: [school], certificates: [course, { name: 'Driving license' }] };
    expect(withoutEntriesAgain(source, none)).toEqual({
      education: [school],
      certificates: [{ name: 'Driving license' }],
    });
  });

  it('is kept only in the certificate under a heading of certificates', () => {
    const heading = line('Certificates');
    const ruled = [{ key: 'certificates', heading }] as const;
    const certificates = [{ ...course, name: 'Glazes' }];
    expect(withoutEntriesAgain({ education: [school], certificates }, { ...none, ruled })).toEqual({
      education: [{ institution: school.institution }],
      certificates,
    });
    // `Work and training` is not a clear heading if the models read jobs below it.
    const learned = [{ key: 'work', heading }] as const;
    expect(withoutEntriesAgain({ education: [school], certificates }, { ...none, ruled, learned })).toEqual({
      education: [school],
      certificates: [{ name: 'Glazes', date: '2015' }],
    });
  });

  it('is kept only in its own section, unless that would drop a school', () => {
    const ruled = [{ key: null, heading: line('Glazes learned') }] as const;
    const items = points.map((name) => ({ name }));
    const custom = [{ name: 'Glazes learned', items }];
    expect(withoutEntriesAgain({ education: [school], custom }, { ...none, ruled })).toEqual({
      education: [{ institution: school.institution }],
      custom,
    });
    // A school is never dropped, even if all of its text is elsewhere.
    const rows = [{ name: 'Glazes learned', items: [{ name: `Course, ${school.institution}` }] }];
    const bare = [{ institution: school.institution }];
    expect(withoutEntriesAgain({ education: bare, custom: rows }, { ...none, ruled })['education']).toEqual(
      bare,
    );
    const again = [{ name: 'Glazes learned', items: [{ name: school.institution, summary: points[0] }] }];
    const schools = { education: [school] };
    expect(withoutEntriesAgain({ ...schools, custom: again }, { ...none, ruled })).toEqual(schools);
  });

  it('is kept in both if the file repeats it', () => {
    const source = { education: [school], certificates: [{ ...course, name: 'Glazes' }] };
    expect(withoutEntriesAgain(source, { ...none, lines: [...none.lines, ...none.lines] })).toEqual(source);
  });

  it('is not kept as skills if a skills heading is above the jobs', () => {
    const work = ['Potter at the town baths', 'Teacher of clay and glazes', 'Painter of ceramic tiles'].map(
      (position) => ({ position, name: 'Ofner' }),
    );
    const jobs = work.map(({ position }) => ({ name: position, keywords: ['Ofner'] }));
    const skills = [{ name: 'Glazing' }];
    expect(withoutEntriesAgain({ work, skills: [...skills, ...jobs] }, none)).toEqual({ work, skills });
    const few = [...skills, ...jobs.slice(1)];
    expect(withoutEntriesAgain({ work, skills: few }, none)).toEqual({ work, skills: few });
  });
});

it('does not keep contact details as skills', () => {
  const basics = { name: 'Ada Ofner', email: 'ada@example.com', phone: '+43 316 555 01' };
  const skills = [{ name: 'Glazing' }, { name: basics.email, keywords: [basics.phone] }];
  expect(keptOnce({ basics, skills }, { lines: [], ruled: [], learned: [] })).toEqual({
    basics,
    skills: [{ name: 'Glazing' }],
  });
});
