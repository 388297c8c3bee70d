import { afterEach, describe, expect, it } from 'vitest';
import type { ModelUse } from '../../src/contract/report.ts';
import type { RequestBody } from '../../src/contract/requests.ts';
import type { Caller } from '../../src/service/use-cases.ts';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { type RealService, serviceWithPlainEngine } from '../support/real-service.ts';

const rules = createRulesEngine();
const use: ModelUse = {
  ...{ provider: 'openai', name: 'some-model', rounds: 1, calls: 1, cached: 0, accepted: 0, repaired: 0 },
  ...{ rejected: [], tokens: { input: 1, output: 1 }, cost: null },
};

const request: RequestBody<'GenerateRequest'> = {
  job_description:
    'We look for a baker for our night team.\n\nRequirements\n- Sourdough\n- ActiveMQ\n- Docker\n',
  ...{ company_name: 'Rye Lane', position: 'Baker', finetune_level: 'good', include_pdf: false },
};
const ida = {
  basics: { name: 'Ida Lund' },
  work: [{ name: 'Barley Street', position: 'Baker', startDate: '2017-03', highlights: ['Baked sourdough'] }],
};

let service: RealService | undefined;
afterEach(() => service?.close());

/** The rules engine, which reports a model while `usesModel` is true. */
async function serviceWithResume() {
  const tailored: string[] = [];
  const state = { usesModel: true };
  service = await serviceWithPlainEngine({
    engine: rules,
    liveEngine: {
      ...rules,
      async tailor(input) {
        tailored.push(JSON.stringify(input.base));
        const made = await rules.tailor(input);
        if (!state.usesModel) return made;
        const plan = JSON.stringify({ ...JSON.parse(made.plan), model: use });
        return { ...made, plan, report: { ...made.report, model: use } };
      },
    },
  });
  const { useCases } = service;
  const caller: Caller = await useCases.authenticate(service.apiKey);
  await useCases.putBaseResume(caller, ida);
  const { resume } = await useCases.generateResume(caller, request, {});
  const say = async (text: string) => {
    const answers = [{ requirement_id: 'r2', text, path: 'work[0]' }];
    await useCases.answerQuestions(caller, resume.id, { answers });
  };
  return { useCases, caller, id: resume.id, tailored, state, say };
}

describe('an answer', () => {
  it('makes the resume again with the model that worded it', async () => {
    const { useCases, caller, id, tailored, say } = await serviceWithResume();
    await say('Moved the queue to ActiveMQ');
    expect(tailored).toHaveLength(2);
    expect(tailored[1]).toContain('Moved the queue to ActiveMQ');
    expect((await useCases.getReport(caller, id)).model).toEqual(use);
  });

  it('does not use a model for a resume that was made without one', async () => {
    const { useCases, caller, tailored, state } = await serviceWithResume();
    state.usesModel = false;
    const { resume } = await useCases.generateResume(caller, request, {});
    state.usesModel = true;
    const before = tailored.length;
    const answers = [{ requirement_id: 'r2', text: 'Moved the queue to ActiveMQ', path: 'work[0]' }];
    await useCases.answerQuestions(caller, resume.id, { answers });
    expect(tailored).toHaveLength(before);
    expect((await useCases.getReport(caller, resume.id)).model).toBeUndefined();
  });

  it('does not cost credits', async () => {
    const { useCases, caller, say } = await serviceWithResume();
    const { credits_used } = await useCases.getUsage(caller);
    await say('Moved the queue to ActiveMQ');
    expect((await useCases.getUsage(caller)).credits_used).toBe(credits_used);
  });
});
