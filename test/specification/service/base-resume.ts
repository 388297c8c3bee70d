/** Small, so that one generation takes a few milliseconds. */
export const baseResume = {
  basics: {
    name: 'Ada Byron',
    label: 'Engineer',
    email: 'ada@example.com',
    summary: 'Builds services in TypeScript.',
    profiles: [{ network: 'GitHub', username: 'ada', url: 'https://github.example/ada' }],
  },
  work: [
    {
      name: 'Example Ltd',
      position: 'Engineer',
      startDate: '2020-01',
      highlights: ['Wrote APIs in TypeScript with PostgreSQL', 'Ran 12 services on Linux'],
    },
  ],
  education: [{ institution: 'Example University', area: 'Mathematics', studyType: 'BSc', endDate: '2019' }],
  skills: [{ name: 'Languages', keywords: ['TypeScript', 'SQL'] }],
};

export const posting = 'We look for an engineer who knows TypeScript, SQL and Linux well.';
export const generateBody = { job_description: posting, company_name: 'Example Ltd', position: 'Engineer' };
