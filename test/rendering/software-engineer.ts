import { bullets, item, resume } from './sample-document.ts';

/** A typical resume: four jobs, seventeen bullets, two schools, four groups of skills. */
export const softwareEngineer = resume(({ basics, sections, metadata }) => {
  Object.assign(basics, {
    name: 'Maya Lindqvist',
    headline: 'Senior Backend Engineer',
    email: 'maya.lindqvist@example.com',
    phone: '+46 70 123 45 67',
    location: 'Stockholm, Sweden',
    url: { label: '', href: 'https://mayalindqvist.dev' },
  });
  metadata.layout = [
    [
      ['profiles', 'summary', 'experience', 'education', 'projects', 'volunteer'],
      ['skills', 'certifications', 'languages', 'interests'],
    ],
  ];
  sections.summary.content =
    '<p>Backend engineer with nine years of experience in payments and logistics. Builds event-driven services in TypeScript and Go, keeps them observable, and leaves teams with fewer pages at night and clearer ownership than before.</p>';
  sections.profiles.items = [
    item('profiles', {
      network: 'LinkedIn',
      username: 'mayalindqvist',
      url: { label: '', href: 'https://www.linkedin.com/in/mayalindqvist/' },
    }),
    item('profiles', {
      network: 'GitHub',
      username: 'mlindqvist',
      url: { label: '', href: 'https://github.com/mlindqvist' },
    }),
  ];
  sections.experience.items = [
    item('experience', {
      company: 'Klarsikt Payments AB',
      position: 'Senior Backend Engineer',
      location: 'Stockholm, Sweden',
      date: '2021-03 - Present',
      url: { label: '', href: 'https://klarsikt.example' },
      summary: bullets(
        'Led the move of the settlement pipeline from nightly batches to an event-driven design on Kafka, cutting the time to settle from 14 hours to 20 minutes.',
        'Designed an idempotent ledger API in TypeScript and PostgreSQL that handles 2,400 writes per second at a 99th percentile of 45 ms.',
        'Introduced contract tests between 11 services; production incidents caused by breaking changes fell from nine a quarter to one.',
        'Mentored four engineers, two of whom now lead their own teams.',
        'Set up the on-call rota, runbooks and blameless reviews for a team of twelve.',
      ),
    }),
    item('experience', {
      company: 'Nordfrakt Logistics',
      position: 'Backend Engineer',
      location: 'Gothenburg, Sweden',
      date: '2018-01 - 2021-02',
      summary: bullets(
        'Built the route planning service in Go that schedules 60,000 parcels a day across 340 vehicles.',
        'Reduced cloud spending by 31 % by moving stateless workloads to spot instances on Kubernetes.',
        'Replaced a polling integration with 26 carriers by webhooks and a retry queue, removing 4 million requests a day.',
        'Wrote the internal guide to structured logging and tracing with OpenTelemetry that eight teams adopted.',
      ),
    }),
    item('experience', {
      company: 'Bright Harbor Software',
      position: 'Software Engineer',
      location: 'Malmö, Sweden',
      date: '2015-09 - 2017-12',
      summary: bullets(
        'Developed the booking engine of a ferry operator in Node.js and Redis; peak load rose from 80 to 900 bookings a minute without a rewrite.',
        'Introduced continuous delivery with GitLab CI, taking releases from every second Thursday to six a day.',
        'Migrated a monolith of 210,000 lines from JavaScript to TypeScript, module by module, without a feature freeze.',
        'Paired with support to triage defects and halved the median time to a fix.',
      ),
    }),
    item('experience', {
      company: 'Lund University, IT Services',
      position: 'Junior Developer (part-time)',
      location: 'Lund, Sweden',
      date: '2013-06 - 2015-08',
      summary: bullets(
        'Maintained the timetable and room booking systems used by 40,000 students.',
        'Automated the yearly archive of course pages with Python, saving three weeks of manual work.',
        'Added accessibility checks to the publishing workflow.',
        'Trained new student workers.',
      ),
    }),
  ];
  sections.education.items = [
    item('education', {
      institution: 'Lund University',
      studyType: 'Master of Science',
      area: 'Computer Science and Engineering',
      score: '4.6',
      date: '2013-09 - 2015-06',
      summary: '<p>Thesis on conflict-free replicated data types for mobile booking clients.</p>',
    }),
    item('education', {
      institution: 'Uppsala University',
      studyType: 'Bachelor of Science',
      area: 'Mathematics',
      date: '2010-09 - 2013-06',
    }),
  ];
  sections.projects.items = [
    item('projects', {
      name: 'pg-outbox',
      description: 'A transactional outbox for PostgreSQL and Node.js',
      date: '2020-05 - Present',
      url: { label: '', href: 'https://github.com/mlindqvist/pg-outbox' },
      summary: bullets('Used in production by 40 companies; 1,900 stars on GitHub.'),
      keywords: ['TypeScript', 'PostgreSQL'],
    }),
  ];
  sections.skills.items = [
    item('skills', { name: 'Languages', keywords: ['TypeScript', 'Go', 'Python', 'SQL'] }),
    item('skills', { name: 'Data', keywords: ['PostgreSQL', 'Kafka', 'Redis', 'Elasticsearch'] }),
    item('skills', { name: 'Platform', keywords: ['Kubernetes', 'Terraform', 'AWS', 'OpenTelemetry'] }),
    item('skills', {
      name: 'Practices',
      keywords: ['Domain-driven design', 'Contract testing', 'Incident response'],
    }),
  ];
  sections.certifications.items = [
    item('certifications', {
      name: 'Certified Kubernetes Administrator',
      issuer: 'The Linux Foundation',
      date: '2022-11',
    }),
  ];
  sections.languages.items = [
    item('languages', { name: 'Swedish', description: 'Native' }),
    item('languages', { name: 'English', description: 'Fluent' }),
    item('languages', { name: 'German', description: 'B2' }),
  ];
  sections.interests.items = [
    item('interests', { name: 'Sailing' }),
    item('interests', { name: 'Ceramics' }),
  ];
});
