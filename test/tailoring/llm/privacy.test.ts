import { describe, expect, test } from 'vitest';
import { finetuneLevels } from '../../../src/contract/choices.ts';
import { standardLexicon } from '../../../src/lexicon/lexicon.ts';
import { readPosting } from '../../../src/posting/read-posting.ts';
import { createPlaceholders } from '../../../src/tailoring/llm/placeholders.ts';
import { sample } from '../../support/how-long.ts';
import { editsOf } from '../../support/model-server/asked-lines.ts';
import { type Case, documentOf, namedCases, shippedCases } from '../cases.ts';
import { inputOf, offlineOf, useLlm } from './llm-fixture.ts';

const startLlm = useLlm();

const outspoken: Case = {
  ...namedCases.engineer,
  name: 'outspoken engineer',
  resume: {
    basics: {
      name: 'Ada Novak',
      label: 'Software Engineer',
      email: 'ada@example.org',
      phone: '+43 1 234 567',
      url: 'https://ada.example.org',
      summary:
        'Ada Novak is a software engineer in Vienna, seen at https://talks.example.org; write to ada@example.org.',
    },
    work: [
      {
        name: 'Bluewing Travel GmbH',
        position: 'Backend Engineer',
        startDate: '2021-03',
        highlights: [
          'Was responsible for the migration of the Bluewing Travel booking service from VMs to k8s',
          'Worked on REST endpoints in Node.js with Novak tooling, reached at +43 1 234 567',
        ],
      },
    ],
    education: [{ institution: 'TU Wien', studyType: 'Bachelor', area: 'Informatics' }],
    skills: [{ name: 'Tools', keywords: ['Node.js'] }],
  },
};

const ownPosting = {
  ...outspoken.target,
  jobDescription: `${outspoken.target.jobDescription}\n\nRequirements\n- You run the booking desk of Harbour in Kubernetes`,
};

const secrets = /Ada|Novak|ada@|example\.org|\+43|234 567|Bluewing|TU Wien|Harbour/;

describe('the data sent to the model', () => {
  test.each(['good', 'super'] as const)(
    'at %s holds no name, no employer and no way to reach anybody',
    async (level) => {
      const { engine, server } = await startLlm((asked) =>
        editsOf(asked, ({ text }) => `${text} at Netflix`),
      );
      await engine.tailor(inputOf({ ...outspoken, target: ownPosting }, level));
      expect(server.asked.length).toBeGreaterThan(2);
      for (const { body } of server.asked) expect(JSON.stringify(body)).not.toMatch(secrets);
    },
  );

  test('at super contains no employer that a posting names in traditional characters', async () => {
    const { engine, server } = await startLlm((asked) => editsOf(asked, ({ text }) => `${text} at Netflix`));
    const companyName = '燈塔鏡業';
    const jobDescription = [
      '應徵條件：',
      '1、熟悉 Kubernetes 及 Node.js',
      `2、願意在${companyName}負責訂單系統的開發與維護`,
      '3、熟悉訂單系統的測試',
    ].join('\n');
    const target = { ...outspoken.target, companyName, jobDescription };
    await engine.tailor(inputOf({ ...outspoken, target }, 'super'));
    const sent = server.asked.map(({ body }) => JSON.stringify(body)).join('\n');
    expect(sent).toContain('熟悉訂單系統的測試');
    expect(sent).not.toMatch(/燈塔鏡業|灯塔镜业/);
  });

  test('at good contains no sentence of the posting', async () => {
    for (const person of sample(shippedCases(), 3)) {
      const { engine, server } = await startLlm(() => '{"edits":[]}');
      await engine.tailor(inputOf(person, 'good'));
      const sent = server.asked.map(({ prompt }) => prompt).join('\n');
      const words = person.target.jobDescription.split(/\s+/);
      const runs = words.slice(0, -7).map((_, start) => words.slice(start, start + 7).join(' '));
      const own = JSON.stringify(person.resume);
      // Requirements are sent as the posting spells them, including alternatives.
      const asked = readPosting(standardLexicon(), person.target).requirements.map(({ term }) => term);
      const isAsked = (run: string) => asked.some((term) => term.includes(run));
      expect(runs.filter((run) => sent.includes(run) && !own.includes(run) && !isAsked(run))).toEqual([]);
    }
  });

  test.each([
    ['at basic, which does not reword', namedCases.engineer, 'basic'],
    ['for a resume in German, whose wording cannot be verified', namedCases.german, 'super'],
  ] as const)('is empty %s', async (_why, person, level) => {
    const { engine, server } = await startLlm(() => '{"edits":[]}');
    const made = await engine.tailor(inputOf(person, level));
    expect(server.asked).toEqual([]);
    expect(made).toEqual(await offlineOf(person, level));
  });

  test.each(finetuneLevels)('is empty for scoring and undoing: %s', async (level) => {
    const { engine, server } = await startLlm(() => '{"edits":[]}');
    const offline = await offlineOf(namedCases.nurse, level);
    await engine.score(inputOf(namedCases.nurse, level));
    await engine.revert({ ...inputOf(namedCases.nurse, level), plan: offline.plan, changeIds: ['ch1'] });
    expect(server.asked).toEqual([]);
  });
});

describe('placeholders', () => {
  const { hide, reveal } = createPlaceholders(standardLexicon(), documentOf(outspoken));

  test.each([
    'Ada Novak built it at Bluewing Travel for Bluewing Travel GmbH',
    'Write to ada@example.org or +43 1 234 567, see https://x.example.org/a?b=c.',
    'Novak’s and Ada’s, at TU Wien',
  ])('are replaced by the original text: %s', (text) => {
    expect(hide(text)).not.toMatch(secrets);
    expect(reveal(hide(text))).toBe(text);
  });

  test('that are unknown make a text invalid, unlike other brackets', () => {
    expect(reveal('Built by [XNAME77]')).toBeNull();
    expect(reveal('Built [sic] by [1]')).toBe('Built [sic] by [1]');
  });

  test('do not replace tools or words that only contain a name', () => {
    const named = {
      ...outspoken,
      resume: { basics: { name: 'Jo Ann' }, work: [{ name: 'Docker', position: 'X' }] },
    };
    const fixture = createPlaceholders(standardLexicon(), documentOf(named));
    expect(fixture.hide('Ran Docker clusters with Annual plans')).toBe(
      'Ran Docker clusters with Annual plans',
    );
  });

  test('do not collide with brackets in the resume', () => {
    const own = { resume: { basics: { name: 'Ada Novak', summary: 'See [XNAME1] in my files' } } };
    const fixture = createPlaceholders(standardLexicon(), documentOf(own));
    const hidden = fixture.hide('[XNAME1] of Ada Novak');
    expect(hidden).toMatch(/^\[XNAME1\] of \[XX/);
    expect(fixture.reveal(hidden)).toBe('[XNAME1] of Ada Novak');
  });
});
