import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { type ApiConnection, engineConnections } from '../support/api-connections.ts';
import { type RealService, serviceWithPlainEngine } from '../support/real-service.ts';
import { readObject, sendRow } from '../support/send-row.ts';

const ida = {
  basics: { name: 'Ida Lund', label: 'Baker', summary: 'Baker who likes early mornings.' },
  work: [
    {
      name: 'Barley Street',
      position: 'Baker',
      startDate: '2017-03',
      highlights: ['Shaped 300 sourdough loaves a night', 'Ran the order queue on RabbitMQ'],
    },
    { name: 'Corn Street', position: 'Apprentice', startDate: '2015-01', endDate: '2017-02' },
  ],
  skills: [{ name: 'Baking', keywords: ['Sourdough'] }],
  oddField: { kept: ['as', 'it', 'was'] },
};

const postingOf = (...terms: readonly string[]) => ({
  job_description: `We are looking for a baker for our night team.\n\nRequirements\n${terms.map((term) => `- ${term}`).join('\n')}\n`,
  company_name: 'Rye Lane',
  position: 'Baker',
});

/** A renderer whose PDF is the document itself. */
const renderer = {
  render: async ({ document }: { readonly document: object }) => ({
    pdf: new TextEncoder().encode(JSON.stringify(document)),
  }),
};

const plan = { requests_per_minute: 100_000, credits: 1000 };
const policy = { plans: { free: plan, pro: plan }, credit_costs: { basic: 1, good: 2, super: 3 } };

describe.each(engineConnections)('POST /resumes/{id}/answers, %s', (_name, openConnection) => {
  let service: RealService;
  let connection: ApiConnection;
  beforeEach(async () => {
    service = await serviceWithPlainEngine({ engine: createRulesEngine(), policy, renderer });
    connection = await openConnection(service.useCases);
  });
  afterEach(async () => {
    await connection.close();
    await service.close();
  });

  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH',
    path: string,
    body?: object,
    key = service.apiKey,
  ) => sendRow(connection, { key, method, path: `/api/v1${path}`, body });
  const report = async (id: string, key?: string) =>
    readObject(await send('GET', `/resumes/${id}/report`, undefined, key), 'Report');
  const base = async (key?: string) =>
    readObject(await send('GET', '/base-resume', undefined, key), 'BaseResume');
  const takesAnswers = async (id: string) =>
    (await readObject(await send('GET', `/resumes/${id}/base`), 'ResumeBase')).takes_answers;
  const answer = async (id: string, answers: readonly object[], key?: string) =>
    readObject(await send('POST', `/resumes/${id}/answers`, { answers }, key), 'Resume');
  const refusal = async (id: string, answers: readonly object[]) =>
    readObject(await send('POST', `/resumes/${id}/answers`, { answers }), 'ErrorObject');
  const questionOf = async (id: string, text: string) => {
    const { questions = [] } = await report(id);
    const found = questions.find((question) => question.text.includes(text));
    if (!found) throw new Error(`Nobody asks about ${text}: ${questions.map((one) => one.text).join(' ')}`);
    return found;
  };
  const generate = async (terms: readonly string[], resume: object = ida, key?: string) => {
    if (key === undefined) await send('PUT', '/base-resume', resume);
    const made = await send('POST', '/resumes/generate', postingOf(...terms), key);
    return readObject(made, 'Resume');
  };

  it('adds the statement to the base resume, makes the resume again and costs no credits', async () => {
    const made = await generate(['Sourdough', 'ActiveMQ', 'Excel']);
    const usage = async () => (await readObject(await send('GET', '/usage'), 'Usage')).credits_used;
    const used = await usage();
    const { requirement_id, nearest } = await questionOf(made.id, 'ActiveMQ');
    expect(nearest).toEqual({ path: 'work[0].highlights[1]', quote: 'RabbitMQ' });
    const text = 'Moved the order queue to ActiveMQ';
    const again = await answer(made.id, [{ requirement_id, text }]);
    expect(again.id).toBe(made.id);
    expect(again.finetune_level).toBe(made.finetune_level);
    expect(again.ats_score).toBeGreaterThan(made.ats_score);
    expect(await usage()).toBe(used);
    const { source } = await base();
    expect(source).toEqual({
      ...ida,
      work: [{ ...ida.work[0], highlights: [...(ida.work[0]?.highlights ?? []), text] }, ida.work[1]],
    });
    const { changes, requirements } = await report(made.id);
    expect(changes).toContainEqual(
      expect.objectContaining({
        op: 'answer',
        engine: 'user',
        source: 'work[0].highlights[2]',
        before: null,
        after: text,
        requirements: [requirement_id],
      }),
    );
    expect(requirements.find(({ id }) => id === requirement_id)?.state).toBe('evidenced');
  });

  it('changes nothing for the same answer, and replaces it by a different one', async () => {
    const { id } = await generate(['Sourdough', 'ActiveMQ']);
    const { requirement_id } = await questionOf(id, 'ActiveMQ');
    const answers = [{ requirement_id, text: 'Moved the order queue to ActiveMQ' }];
    const first = await answer(id, answers);
    const { version } = await base();
    expect(await answer(id, answers)).toEqual(first);
    expect((await base()).version).toBe(version);
    await answer(id, [{ requirement_id, text: 'Ran ActiveMQ for four shops' }]);
    const { source } = await base();
    expect(JSON.stringify(source)).toContain('Ran ActiveMQ for four shops');
    expect(JSON.stringify(source)).not.toContain('Moved the order queue');
  });

  it('asks no question again, for any posting, once it was answered or dismissed', async () => {
    const asked = async (id: string) =>
      ((await report(id)).questions ?? []).map(({ text }) => text).join(' ');
    const made = await generate(['Sourdough', 'GraphQL', 'Docker', 'Jenkins']);
    for (const term of ['GraphQL', 'Docker', 'Jenkins']) expect(await asked(made.id)).toContain(term);
    const graph = await questionOf(made.id, 'GraphQL');
    const docker = await questionOf(made.id, 'Docker');
    const jenkins = await questionOf(made.id, 'Jenkins');
    await answer(made.id, [
      {
        requirement_id: graph.requirement_id,
        text: 'Put the cake list behind a query language',
        path: 'work[1]',
      },
      { requirement_id: docker.requirement_id, dismiss: 'no' },
      { requirement_id: jenkins.requirement_id, dismiss: 'never' },
    ]);
    expect(await asked(made.id)).toBe('');
    const { source } = await base();
    const other = await generate(['Docker', 'Kubernetes', 'Jenkins', 'GraphQL'], source);
    expect(await asked(other.id)).toMatch(/^\D*Kubernetes\D*$/);
    expect(await asked(other.id)).not.toMatch(/Docker|Jenkins|GraphQL/);
  });

  it('keeps edits and undone changes', async () => {
    const { id } = await generate(['Sourdough', 'ActiveMQ', 'Baker']);
    const before = await readObject(await send('GET', `/resumes/${id}`), 'Resume');
    const [job] = before.resume_data.sections.experience.items;
    const items = before.resume_data.sections.experience.items.map((item) =>
      item.id === job?.id ? { ...item, summary: '<ul><li>Shaped loaves by hand</li></ul>' } : item,
    );
    const edited = {
      basics: { headline: 'Night baker' },
      sections: { experience: { items } },
    };
    await send('PATCH', `/resumes/${id}`, { resume_data: edited });
    const [undone] = (await report(id)).changes.filter(({ engine }) => engine === 'rules');
    if (undone) await send('POST', `/resumes/${id}/revert`, { change_ids: [undone.id] });
    const { requirement_id } = await questionOf(id, 'ActiveMQ');
    const again = await answer(id, [{ requirement_id, text: 'Moved the queue to ActiveMQ' }]);
    expect(again.resume_data.basics.headline).toBe('Night baker');
    expect(again.resume_data.sections.experience.items[0]?.summary).toBe(
      '<ul><li>Shaped loaves by hand</li><li>Moved the queue to ActiveMQ</li></ul>',
    );
    const { changes, undone: resting = [], warnings } = await report(id);
    expect(warnings.map(({ code }) => code)).not.toContain('edit_lost');
    if (undone) expect(resting.map((change) => change.id)).toContain(undone.id);
    if (undone) expect(changes.map((change) => change.source)).not.toContain(undone.source);
    expect(new Set(changes.map((change) => change.id)).size).toBe(changes.length);
  });

  it('removes an undone answer from resume and base, and restores it on request', async () => {
    const made = await generate(['Sourdough', 'ActiveMQ']);
    const before = await base();
    const { requirement_id } = await questionOf(made.id, 'ActiveMQ');
    const told = await answer(made.id, [{ requirement_id, text: 'Moved the queue to ActiveMQ' }]);
    const withIt = await base();
    const change = (await report(made.id)).changes.find(({ op }) => op === 'answer');
    const body = { change_ids: [change?.id] };
    const undone = await readObject(await send('POST', `/resumes/${made.id}/revert`, body), 'Resume');
    expect(undone.ats_score).toBe(made.ats_score);
    expect(undone.resume_data).toEqual(made.resume_data);
    expect((await base()).version).toBe(before.version);
    expect((await questionOf(made.id, 'ActiveMQ')).requirement_id).toBe(requirement_id);
    expect((await report(made.id)).undone).toMatchObject([{ id: change?.id, op: 'answer' }]);
    const back = { restore_change_ids: [change?.id] };
    const restored = await readObject(await send('POST', `/resumes/${made.id}/revert`, back), 'Resume');
    expect(restored.resume_data).toEqual(told.resume_data);
    expect((await base()).version).toBe(withIt.version);
  });

  it('keeps a base that was stored since when an answer is undone', async () => {
    const { id } = await generate(['Sourdough', 'ActiveMQ']);
    const { requirement_id } = await questionOf(id, 'ActiveMQ');
    await answer(id, [{ requirement_id, text: 'Moved the queue to ActiveMQ' }]);
    const change = (await report(id)).changes.find(({ op }) => op === 'answer');
    await send('PUT', '/base-resume', { ...ida, basics: { ...ida.basics, label: 'Head baker' } });
    const { version } = await base();
    const body = { change_ids: [change?.id] };
    const undone = await readObject(await send('POST', `/resumes/${id}/revert`, body), 'Resume');
    expect(JSON.stringify(undone.resume_data)).not.toContain('ActiveMQ');
    expect((await base()).version).toBe(version);
  });

  it('names the field and the id of an unknown change', async () => {
    const { id } = await generate(['Sourdough']);
    for (const field of ['change_ids', 'restore_change_ids']) {
      const refused = await readObject(
        await send('POST', `/resumes/${id}/revert`, { [field]: ['ch99'] }),
        'ErrorObject',
      );
      expect(refused).toMatchObject({ status: 400, name: 'validation_error' });
      expect(refused.message).toContain(`${field}: there is no change "ch99"`);
    }
  });

  it('refuses answers when the base has changed since, and names its version', async () => {
    const { id } = await generate(['Sourdough', 'ActiveMQ']);
    const { requirement_id } = await questionOf(id, 'ActiveMQ');
    await send('PUT', '/base-resume', { ...ida, basics: { ...ida.basics, label: 'Head baker' } });
    const { version } = await base();
    expect(await takesAnswers(id)).toBe(false);
    const refused = await refusal(id, [{ requirement_id, text: 'Moved the queue to ActiveMQ' }]);
    expect(refused).toMatchObject({ status: 400, name: 'validation_error' });
    expect(refused.message).toContain(version);
    expect((await base()).version).toBe(version);
  });

  it('accepts answers to several resumes of one base, and shows all of them in the one answered last', async () => {
    const first = await generate(['Sourdough', 'ActiveMQ']);
    const second = await generate(['Sourdough', 'Docker', 'Spanish']);
    await send('PATCH', `/resumes/${second.id}`, { resume_data: { basics: { headline: 'Night baker' } } });
    const { requirement_id } = await questionOf(first.id, 'ActiveMQ');
    await answer(first.id, [{ requirement_id, text: 'Moved the queue to ActiveMQ' }]);
    expect(await takesAnswers(second.id)).toBe(true);
    const { requirements } = await report(second.id);
    const idOf = (term: string) => requirements.find((one) => one.term === term)?.id;
    const again = await answer(second.id, [
      { requirement_id: idOf('Docker'), text: 'Ran the order system in Docker', path: 'work[0]' },
      { requirement_id: idOf('Spanish'), text: 'Spanish', path: 'languages' },
    ]);
    expect((await base()).source).toMatchObject({
      work: [
        { highlights: [...(ida.work[0]?.highlights ?? []), expect.anything(), expect.anything()] },
        ida.work[1],
      ],
      languages: [{ language: 'Spanish' }],
    });
    const { summary } = again.resume_data.sections.experience.items[0] ?? {};
    expect(summary).toMatch(/Moved the queue to ActiveMQ.*Ran the order system in Docker/);
    expect(again.resume_data.basics.headline).toBe('Night baker');
    const { changes, warnings } = await report(second.id);
    expect(warnings.map(({ code }) => code)).not.toContain('edit_lost');
    expect(changes.filter(({ op }) => op === 'answer')).toHaveLength(2);
  });

  it('removes an answer from a base that has another answer since', async () => {
    const first = await generate(['Sourdough', 'ActiveMQ']);
    const second = await generate(['Sourdough', 'Docker']);
    const { requirement_id } = await questionOf(first.id, 'ActiveMQ');
    await answer(first.id, [{ requirement_id, text: 'Moved the queue to ActiveMQ' }]);
    const docker = await questionOf(second.id, 'Docker');
    const text = 'Ran the order system in Docker';
    await answer(second.id, [{ requirement_id: docker.requirement_id, text, path: 'work[0]' }]);
    const change = (await report(first.id)).changes.find(({ op }) => op === 'answer');
    await send('POST', `/resumes/${first.id}/revert`, { change_ids: [change?.id] });
    const { work } = (await base()).source as typeof ida;
    expect(work[0]?.highlights).toEqual([...(ida.work[0]?.highlights ?? []), text]);
  });

  it('keeps an edited job of a resume whose base gained an answer, and adds that answer', async () => {
    const first = await generate(['Sourdough', 'ActiveMQ']);
    const second = await generate(['Sourdough', 'Docker']);
    const { items } = second.resume_data.sections.experience;
    const edited = items.map((item, index) =>
      index === 0 ? { ...item, summary: '<ul><li>Shaped loaves by hand</li></ul>' } : item,
    );
    const patch = { sections: { experience: { items: edited } } };
    await send('PATCH', `/resumes/${second.id}`, { resume_data: patch });
    const { requirement_id } = await questionOf(first.id, 'ActiveMQ');
    await answer(first.id, [{ requirement_id, text: 'Moved the queue to ActiveMQ' }]);
    const docker = await questionOf(second.id, 'Docker');
    const text = 'Ran the order system in Docker';
    const again = await answer(second.id, [{ requirement_id: docker.requirement_id, text, path: 'work[0]' }]);
    expect(again.resume_data.sections.experience.items[0]?.summary).toBe(
      `<ul><li>Shaped loaves by hand</li><li>Moved the queue to ActiveMQ</li><li>${text}</li></ul>`,
    );
    expect((await report(second.id)).warnings.map(({ code }) => code)).not.toContain('edit_lost');
  });

  it('requires a path when no job is close to the requirement', async () => {
    const { id } = await generate(['Sourdough', 'Excel']);
    const { requirement_id, nearest } = await questionOf(id, 'Excel');
    expect(nearest).toBeNull();
    const text = 'Kept the flour stock in Excel';
    const refused = await refusal(id, [{ requirement_id, text }]);
    expect(refused).toMatchObject({ status: 400, message: expect.stringContaining('answers[0].path') });
    for (const path of ['work[7]', 'basics.name', 'skills[0', 'references[0]', '__proto__'])
      expect(await refusal(id, [{ requirement_id, text, path }])).toMatchObject({ status: 400 });
    await answer(id, [{ requirement_id, text, path: 'work[1].position' }]);
    expect((await base()).source).toMatchObject({ work: [{}, { highlights: [text] }] });
  });

  it('adds skills, certificates and languages by their paths', async () => {
    const { id } = await generate(['Sourdough', 'Excel', 'GoBD', 'Food safety certificate', 'Spanish']);
    const { requirements } = await report(id);
    const answers = requirements.slice(1).map(({ id: requirement_id, term }, index) => ({
      requirement_id,
      text: term,
      path: ['skills[0]', 'skills', 'certificates', 'languages'][index],
    }));
    expect(answers.length).toBe(4);
    const again = await answer(id, answers);
    expect((await base()).source).toMatchObject({
      skills: [{ keywords: ['Sourdough', answers[0]?.text] }, { name: answers[1]?.text }],
      certificates: [{ name: answers[2]?.text }],
      languages: [{ language: answers[3]?.text }],
    });
    expect(again.resume_data.sections.certifications.items).toMatchObject([{ name: answers[2]?.text }]);
  });

  it('refuses a proposal whose blanks are not filled in', async () => {
    const { id } = await generate(['Sourdough', 'ActiveMQ']);
    const { requirement_id, proposal } = await questionOf(id, 'ActiveMQ');
    const refused = await refusal(id, [{ requirement_id, text: proposal, path: 'work[0]' }]);
    expect(refused.message).toMatch(/answers\[0\]\.text: fill in \[/);
  });

  it.each([
    ['Sold [my part] to (bakers) for [client]', 'fill in [my part] and [client]'],
    ['[Oven] repaired for <shop>, XX% faster', 'fill in [Oven] and <shop> and XX%'],
    ['Ran the queue of {company} since 20XX', 'fill in {company} and 20XX'],
  ])('refuses other kinds of blanks too: %s', async (text, message) => {
    const { id } = await generate(['Sourdough', 'ActiveMQ']);
    const { requirement_id } = await questionOf(id, 'ActiveMQ');
    const known = await report(id);
    const other = known.requirements.find((one) => one.id !== requirement_id)?.id ?? '';
    for (const asked of [requirement_id, other]) {
      const refused = await refusal(id, [{ requirement_id: asked, text, path: 'work[0]' }]);
      expect(refused.message).toContain(`answers[0].text: ${message}`);
    }
  });

  it('accepts brackets that are not blanks', async () => {
    const { id } = await generate(['Sourdough', 'ActiveMQ']);
    const { requirement_id } = await questionOf(id, 'ActiveMQ');
    const text = 'Moved C[6] of List<Bread> to [ActiveMQ](https://bread.test/mq), "kue" [sic]';
    await answer(id, [{ requirement_id, text, path: 'work[0]' }]);
    expect((await report(id)).changes.find(({ op }) => op === 'answer')?.after).toBe(
      'Moved C[6] of List<Bread> to ActiveMQ, "kue" [sic]',
    );
  });

  it.each([
    'Cashier [part-time] who ran the queue on ActiveMQ',
    'Ran the order queue on ActiveMQ [as deputy]',
    'Leitete die Warteschlange mit ActiveMQ [Teilzeit]',
  ])('takes a remark in brackets: %s', async (text) => {
    const { id } = await generate(['Sourdough', 'ActiveMQ']);
    const { requirement_id } = await questionOf(id, 'ActiveMQ');
    await answer(id, [{ requirement_id, text, path: 'work[0]' }]);
    expect((await report(id)).changes.find(({ op }) => op === 'answer')?.after).toBe(text);
  });

  it('removes markup from an answer as from any resume, and refuses one without text', async () => {
    const { id } = await generate(['Sourdough', 'ActiveMQ']);
    const { requirement_id } = await questionOf(id, 'ActiveMQ');
    const text = '- Used *ActiveMQ* <b onclick="x">& RabbitMQ</b> at 100 % <script>alert(1)</script>';
    const again = await answer(id, [{ requirement_id, text }]);
    expect(again.resume_data.sections.experience.items[0]?.summary).not.toMatch(/<b|script|onclick/);
    const change = (await report(id)).changes.find(({ op }) => op === 'answer');
    expect(change?.after).toBe('Used ActiveMQ & RabbitMQ at 100 %');
    expect(await answer(id, [{ requirement_id, text }])).toEqual(again);
    await send('POST', `/resumes/${id}/revert`, { change_ids: [change?.id] });
    expect((await base()).source).toEqual(ida);
    const nothing = await refusal(id, [{ requirement_id, text: '<script>alert(1)</script>' }]);
    expect(nothing.message).toContain('answers[0].text');
  });

  it.each([
    [[{ requirement_id: 'r99', text: 'Baked' }], 'answers[0].requirement_id'],
    [[{ requirement_id: 'r1' }], 'answers[0].text'],
    [[{ requirement_id: 'r1', text: 'a', dismiss: 'no' }], 'answers[0].text'],
    [[{ requirement_id: 'r1', dismiss: 'no', path: 'work[0]' }], 'answers[0].path'],
    [[{ requirement_id: 'r1', dismiss: 'maybe' }], 'answers[0].dismiss'],
    [[{ requirement_id: 'r1', text: ' ' }], 'answers[0].text'],
    [[{ requirement_id: 'r1', text: 'x'.repeat(1001) }], 'answers[0].text'],
    [
      [
        { requirement_id: 'r1', dismiss: 'no' },
        { requirement_id: 'r1', dismiss: 'never' },
      ],
      'answers',
    ],
    [[], 'answers'],
  ])('refuses %j', async (answers, place) => {
    const { id } = await generate(['Sourdough', 'ActiveMQ']);
    expect(await refusal(id, answers)).toMatchObject({
      status: 400,
      name: 'validation_error',
      message: expect.stringContaining(place),
    });
  });

  it('uses a separate base in test mode and leaves the live one unchanged', async () => {
    const secret = await sendRow(connection, {
      key: null,
      token: service.dashboardToken,
      method: 'POST',
      path: '/api/v1/keys',
      body: { name: 'test', mode: 'test' },
    });
    const { secret: key } = await readObject(secret, 'CreatedApiKey');
    const live = await generate(['Sourdough', 'ActiveMQ']);
    const { version } = await base();
    const made = await generate(['Sourdough', 'ActiveMQ'], ida, key);
    const [question] = (await report(made.id, key)).questions ?? [];
    const text = 'Moved the queue to ActiveMQ';
    await answer(made.id, [{ requirement_id: question?.requirement_id, text }], key);
    expect(JSON.stringify((await base(key)).source)).toContain(text);
    expect((await base()).version).toBe(version);
    const previous = await send('GET', '/base-resume?version=previous', undefined, key);
    expect((await readObject(previous, 'BaseResume')).version).toBe(version);
    expect((await questionOf(live.id, 'ActiveMQ')).text).toBeTruthy();
  });

  it('does not repeat a sentence that the base already has in that place', async () => {
    const { id } = await generate(['Sourdough', 'ActiveMQ']);
    const { requirement_id } = await questionOf(id, 'ActiveMQ');
    const text = 'Moved the queue to ActiveMQ';
    await answer(id, [{ requirement_id, text }]);
    const { source, version } = await base();
    const other = await generate(['ActiveMQ', 'Sourdough'], source);
    const before = await readObject(await send('GET', `/resumes/${other.id}`), 'Resume');
    const { requirements } = await report(other.id);
    const again = requirements.find(({ term }) => term === 'ActiveMQ')?.id;
    expect(await answer(other.id, [{ requirement_id: again, text, path: 'work[0]' }])).toEqual(before);
    expect((await base()).version).toBe(version);
  });

  it('lets one sentence answer two questions, and keeps it until both answers are undone', async () => {
    const { id } = await generate(['Sourdough', 'Docker', 'Jenkins']);
    const [docker, jenkins] = [await questionOf(id, 'Docker'), await questionOf(id, 'Jenkins')];
    const text = 'Built the order system with Docker and Jenkins';
    await answer(
      id,
      [docker, jenkins].map(({ requirement_id }) => ({ requirement_id, text, path: 'work[0]' })),
    );
    const bullets = async () => {
      const { work } = (await base()).source as typeof ida;
      return work[0]?.highlights ?? [];
    };
    expect((await bullets()).filter((one) => one === text)).toHaveLength(1);
    const answers = (await report(id)).changes.filter(({ op }) => op === 'answer');
    expect(answers.map(({ requirements }) => requirements)).toEqual([
      [docker.requirement_id],
      [jenkins.requirement_id],
    ]);
    await send('POST', `/resumes/${id}/revert`, { change_ids: [answers[0]?.id] });
    expect(await bullets()).toContain(text);
    await send('POST', `/resumes/${id}/revert`, { change_ids: [answers[1]?.id] });
    expect(await bullets()).not.toContain(text);
  });

  it('keeps a change undone when its text moves up because another answer is undone', async () => {
    const { id } = await generate(['Sourdough', 'Docker', 'PostgreSQL']);
    const [docker, postgres] = [await questionOf(id, 'Docker'), await questionOf(id, 'PostgreSQL')];
    await answer(id, [
      { requirement_id: docker.requirement_id, text: 'Ran the order system in Docker', path: 'work[0]' },
      { requirement_id: postgres.requirement_id, text: 'Kept the orders in Postgres', path: 'work[0]' },
    ]);
    const spelled = (await report(id)).changes.find(
      ({ op, after }) => op === 'alias' && after?.includes('orders'),
    );
    expect(spelled?.source).toBe('work[0].highlights[3]');
    await send('POST', `/resumes/${id}/revert`, { change_ids: [spelled?.id] });
    const first = (await report(id)).changes.find(({ op }) => op === 'answer');
    const body = { change_ids: [first?.id] };
    const resume = await readObject(await send('POST', `/resumes/${id}/revert`, body), 'Resume');
    expect(resume.resume_data.sections.experience.items[0]?.summary).toContain(
      'Kept the orders in Postgres<',
    );
    const { undone = [] } = await report(id);
    expect(undone.find((change) => change.id === spelled?.id)?.source).toBe('work[0].highlights[2]');
    await send('POST', `/resumes/${id}/revert`, { restore_change_ids: [spelled?.id] });
    const { sections } = (await readObject(await send('GET', `/resumes/${id}`), 'Resume')).resume_data;
    expect(sections.experience.items[0]?.summary).toContain('Kept the orders in PostgreSQL<');
  });

  it('accepts two answers that are sent at once', async () => {
    const { id } = await generate(['Sourdough', 'Docker', 'Jenkins']);
    const [docker, jenkins] = [await questionOf(id, 'Docker'), await questionOf(id, 'Jenkins')];
    await Promise.all([
      answer(id, [{ requirement_id: docker.requirement_id, text: 'Ran Docker', path: 'work[0]' }]),
      answer(id, [{ requirement_id: jenkins.requirement_id, text: 'Ran Jenkins', path: 'work[0]' }]),
    ]);
    const { source } = await base();
    expect(JSON.stringify(source)).toMatch(/Ran Docker.*Ran Jenkins|Ran Jenkins.*Ran Docker/);
    const { changes } = await report(id);
    expect(changes.filter(({ op }) => op === 'answer')).toHaveLength(2);
  });

  it('makes the PDF again if there is one', async () => {
    await send('PUT', '/base-resume', ida);
    const order = { ...postingOf('Sourdough', 'ActiveMQ'), include_pdf: true };
    const made = await readObject(await send('POST', '/resumes/generate', order), 'Resume');
    const { requirement_id } = await questionOf(made.id, 'ActiveMQ');
    const again = await answer(made.id, [{ requirement_id, text: 'Moved the queue to ActiveMQ' }]);
    expect(again.pdf_url).not.toBeNull();
    expect(readFileSync(service.pathOf(made.id), 'utf8')).toContain('Moved the queue to ActiveMQ');
  });

  it('needs a key and an existing resume, and counts as a request', async () => {
    const body = { answers: [{ requirement_id: 'r1', dismiss: 'no' }] };
    const missing = await send('POST', '/resumes/res_00000000000000000000000000/answers', body);
    expect(missing.status).toBe(404);
    expect(
      (await sendRow(connection, { key: null, method: 'POST', path: '/api/v1/resumes/x/answers', body }))
        .status,
    ).toBe(401);
    expect(missing.headers.get('ratelimit-remaining')).not.toBeNull();
  });
});
