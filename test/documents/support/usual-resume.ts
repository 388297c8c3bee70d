import fc from 'fast-check';

/* Typical resumes from a stock of words, which text formats must restore completely. */

const some = <Value>(values: readonly Value[], maxLength = 3) =>
  fc.subarray([...values], { minLength: 1, maxLength });
const dates = fc.constantFrom(
  { startDate: '2019-03' },
  { startDate: '2015-01', endDate: '2019-02' },
  { startDate: '2012', endDate: '2014' },
);
const bullets = some([
  'Cut the time to deploy from 45 to 9 minutes',
  'Led a team of 12 through two audits',
  'Wrote 22 runbooks, and kept them current',
  'Built the #1 tool for C++ & Rust (internal)',
  'Moved 14 services to a_new_platform, _fast_',
  'Ran the <lead> team: 2*3*4 & `code` ~so~ |x| [y](z) \\o/',
  '1. place at https://en.example.org/wiki/Valley_(TV_series)',
]);
const work = fc.record({
  name: fc.constantFrom('Harborline Freight', 'Acme GmbH', 'Klarsikt Payments AB', 'St. Mary’s Hospital'),
  position: fc.constantFrom('Software Engineer', 'Staff Nurse', 'Head of R&D', 'Senior Data Analyst'),
  location: fc.constantFrom('Austin, TX', 'Berlin', 'São Paulo, Brazil'),
  highlights: bullets,
});
const education = fc.record({
  institution: fc.constantFrom('University of Texas at Austin', 'Technische Universität Berlin'),
  studyType: fc.constantFrom('BSc', 'Master of Science', 'PhD'),
  area: fc.constantFrom('Computer Science', 'Nursing', 'Applied Mathematics'),
  score: fc.constantFrom('3.7', '1.3'),
});
const skills = fc.record({
  name: fc.constantFrom('Languages', 'Databases', 'Office and tools'),
  keywords: some(['Go', 'C++', 'C#', 'PostgreSQL', 'Node.js', 'Excel']),
});
const dated = <Shape extends object>(entry: fc.Arbitrary<Shape>) =>
  fc.tuple(entry, dates).map(([one, when]) => ({ ...one, ...when }));

/** A typical JSON Resume. */
export const usualResume = fc.record({
  basics: fc.record({
    name: fc.constantFrom('Ana Ruiz', 'Karl Brandt', 'Danielle Okafor'),
    label: fc.constantFrom('Software Engineer', 'Registered Nurse, BSN'),
    email: fc.constant('me@example.com'),
    phone: fc.constant('+49 30 1234567'),
    summary: fc.constant(
      'Eight years in logistics and payments. Likes systems that stay boring in production.',
    ),
  }),
  work: fc.array(dated(work), { minLength: 1, maxLength: 3 }),
  education: fc.array(dated(education), { minLength: 1, maxLength: 2 }),
  skills: fc.array(skills, { minLength: 1, maxLength: 3 }),
  languages: fc.constant([
    { language: 'English', fluency: 'native' },
    { language: 'German', fluency: 'B2' },
  ]),
});
