import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardPosting } from '../../../src/documents/posting/board-posting.ts';

const uuid = '5ac21346-8e0c-4494-8e7a-3eb92ff77902';

function endpointOf(address: string, html = ''): string | undefined {
  return boardPosting(new URL(address), html)?.endpoint;
}

describe('boardPosting', () => {
  const greenhouse = 'https://boards-api.greenhouse.io/v1/boards/acme/jobs/4012345';
  it.each([
    ['https://boards.greenhouse.io/acme/jobs/4012345?t=1', greenhouse],
    ['https://job-boards.greenhouse.io/acme/jobs/4012345', greenhouse],
    ['https://job-boards.eu.greenhouse.io/acme/jobs/4012345', greenhouse],
    ['https://boards.greenhouse.io/embed/job_app?for=acme&token=4012345', greenhouse],
    [`https://jobs.lever.co/acme/${uuid}/apply`, `https://api.lever.co/v0/postings/acme/${uuid}`],
    [`https://jobs.eu.lever.co/acme/${uuid}`, `https://api.eu.lever.co/v0/postings/acme/${uuid}`],
    [
      `https://jobs.ashbyhq.com/Acme%20Labs/${uuid}/application`,
      'https://api.ashbyhq.com/posting-api/job-board/Acme%20Labs',
    ],
    [
      'https://apply.workable.com/acme/j/F88446C814/',
      'https://apply.workable.com/api/v2/accounts/acme/jobs/F88446C814',
    ],
  ])('finds for %s the endpoint %s', (address, endpoint) => {
    expect(endpointOf(address)).toBe(endpoint);
  });

  it.each([
    '<script src="https://boards.greenhouse.io/embed/job_board/js?for=acme"></script>',
    '<iframe src="https://boards.greenhouse.io/embed/job_board?for=acme&amp;b=x"></iframe>',
    '{"api":"https://boards-api.greenhouse.io/v1/boards/acme/jobs"}',
  ])('finds the job board inside a page of the company: %s', (html) => {
    expect(endpointOf('https://acme.example/careers/open?gh_jid=4012345', html)).toBe(greenhouse);
    expect(endpointOf('https://acme.example/careers/open', html)).toBeUndefined();
  });

  it.each([
    'https://boards.greenhouse.io/acme',
    'https://boards.greenhouse.io/embed/job_app?for=../x&token=1',
    'https://jobs.lever.co/acme',
    'https://jobs.ashbyhq.com/acme',
    'https://apply.workable.com/acme/',
    'https://jobs.lever.co.evil.example/acme/5ac21346-8e0c-4494-8e7a-3eb92ff77902',
    'https://acme.example/jobs/4012345',
  ])('does not find a posting at %s', (address) => {
    expect(endpointOf(address)).toBeUndefined();
  });

  it('requests only addresses of the job boards for any path', () => {
    const hosts = fc.constantFrom(
      'boards.greenhouse.io',
      'jobs.lever.co',
      'jobs.ashbyhq.com',
      'apply.workable.com',
    );
    const path = fc.stringMatching(/^[\w/%.?=&#@:-]{0,40}$/);
    fc.assert(
      fc.property(hosts, path, (host, rest) => {
        const endpoint = endpointOf(`https://${host}/${rest}/${uuid}`);
        if (endpoint === undefined) return;
        expect(new URL(endpoint).href).toMatch(
          /^https:\/\/(?:boards-api\.greenhouse\.io\/v1\/boards|api\.lever\.co\/v0\/postings|api\.ashbyhq\.com\/posting-api\/job-board|apply\.workable\.com\/api\/v2\/accounts)\//,
        );
      }),
    );
  });
});

describe('The answer of a job board', () => {
  const read = (address: string, answer: unknown) => boardPosting(new URL(address), '')?.read(answer);

  it('from Greenhouse has escaped HTML and the name of the company', async () => {
    const answer = {
      title: 'Backend Engineer',
      company_name: 'Acme',
      content: '&lt;h2&gt;You&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Go &amp;amp; SQL&lt;/li&gt;&lt;/ul&gt;',
    };
    expect(await read('https://boards.greenhouse.io/acme/jobs/1', answer)).toEqual({
      company: 'Acme',
      position: 'Backend Engineer',
      text: 'You\n\n- Go & SQL',
    });
  });

  it('from Lever has lists under their headings, and text after them', async () => {
    const answer = {
      text: 'Payroll Lead',
      description: '<div>We pay people.</div>',
      lists: [{ text: 'What you bring:', content: '<li>ADP</li><li>Excel</li>' }, 'odd', { text: 'Empty' }],
      additional: '<div>Apply soon.</div>',
    };
    expect(await read(`https://jobs.lever.co/acme/${uuid}`, answer)).toMatchObject({
      position: 'Payroll Lead',
      text: 'We pay people.\n\nWhat you bring:\n- ADP\n- Excel\n\nApply soon.',
    });
  });

  it('from Ashby has all jobs, of which the right one is read', async () => {
    const jobs = [
      { id: 'other', title: 'Cook', descriptionHtml: '<p>Cook.</p>' },
      { id: uuid, title: 'Nurse', descriptionHtml: '<p>Care.</p>' },
    ];
    const address = `https://jobs.ashbyhq.com/acme/${uuid}`;
    expect(await read(address, { jobs })).toMatchObject({ position: 'Nurse', text: 'Care.' });
    expect(await read(address, { jobs: jobs.slice(0, 1) })).toBeNull();
  });

  it('from Workable has a description, requirements and benefits', async () => {
    const answer = {
      title: 'Buyer',
      description: '<p>Buy.</p>',
      requirements: '<ul><li>SAP</li></ul>',
      benefits: '',
    };
    expect(await read('https://apply.workable.com/acme/j/F88446C814', answer)).toMatchObject({
      text: 'Buy.\n\nRequirements:\n- SAP',
    });
  });

  it.each([null, [], 'gone', { error: 'not found' }, { content: {}, description: [], jobs: {} }])(
    'is ignored if it is %j',
    async (answer) => {
      for (const address of [
        'https://boards.greenhouse.io/acme/jobs/1',
        `https://jobs.lever.co/acme/${uuid}`,
        `https://jobs.ashbyhq.com/acme/${uuid}`,
        'https://apply.workable.com/acme/j/F88446C814',
      ]) {
        expect(await read(address, answer)).toBeNull();
      }
    },
  );
});
