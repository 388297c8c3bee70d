import type { ResumeDocument } from '../../src/contract/resume/resume-document.ts';
import type { Ports, Tailored, TailorInput } from '../../src/service/ports.ts';
import { ValidationError } from '../../src/values/validation-error.ts';
import { tailoredDocument } from '../support/tailored-document.ts';

/** Fakes of documents, engines and renderer that record their calls and can be made to fail or wait. */
export interface FakeRooms {
  readonly ports: Pick<Ports, 'documents' | 'engine' | 'offlineEngine' | 'renderer'>;
  /** The calls of the engines, in order: `live tailor`, `offline score` … */
  readonly asked: string[];
  /** The inputs of the engines, in order. */
  readonly inputs: Omit<TailorInput, 'level'>[];
  readonly rendered: string[];
  /** Runs before an engine answers: throw to fail, await to take time. */
  beforeWork: () => Promise<void>;
  beforeRender: () => Promise<void>;
  /** Texts that the PDF check reports as missing. */
  missingText: readonly string[];
  /** Part of the bytes of every PDF, because a new release draws differently. */
  rendererRelease: string;
}

export function fakeRooms(): FakeRooms {
  const rooms: FakeRooms = {
    asked: [],
    inputs: [],
    rendered: [],
    beforeWork: async () => {},
    beforeRender: async () => {},
    missingText: [],
    rendererRelease: '1',
    ports: {
      documents: {
        read: (resume) => {
          if (!('basics' in resume)) throw new ValidationError([{ path: 'basics', message: 'is missing' }]);
          return { document: resume as unknown as ResumeDocument, format: 'json-resume' };
        },
        revise: () => {
          throw new Error('nobody answers questions here');
        },
        readLine: (text) => text,
        hasContent: (document) => 'work' in document,
        languageOf: () => 'en',
      },
      engine: fakeEngine('live', () => rooms),
      offlineEngine: fakeEngine('offline', () => rooms),
      renderer: {
        themes: ['ats', 'classic'],
        defaultTheme: 'ats',
        close: async () => {},
        render: async ({ document, look: { theme }, check }) => {
          await rooms.beforeRender();
          rooms.rendered.push(theme);
          const pdf = Buffer.from(`${rooms.rendererRelease} ${theme} ${JSON.stringify(document)}`);
          const result = {
            ok: rooms.missingText.length === 0,
            pages: 1,
            missing: [...rooms.missingText],
            warnings: [],
          };
          return check === false ? { pdf } : { pdf, check: result };
        },
      },
    },
  };
  return rooms;
}

/** Its changes are ch1, ch2 and ch3; its plan is the list of those that are left. */
function fakeEngine(name: string, rooms: () => FakeRooms): Ports['engine'] {
  const work = async (what: string, input: Omit<TailorInput, 'level'>) => {
    rooms().asked.push(`${name} ${what}`);
    rooms().inputs.push(input);
    await rooms().beforeWork();
  };
  return {
    tailor: async (input) => {
      await work('tailor', input);
      return tailored(input.base, ['ch1', 'ch2', 'ch3']);
    },
    score: async (input) => {
      await work('score', input);
      return { object: 'score', ats_score: 40 } as Awaited<ReturnType<Ports['engine']['score']>>;
    },
    revert: async ({ changeIds, ...input }) => {
      await work('revert', input);
      const left = (JSON.parse(input.plan) as string[]).filter((id) => !changeIds.includes(id));
      return tailored(input.base, left);
    },
    edit: async ({ document, ...input }) => {
      await work('edit', input);
      return { ...tailored(input.base, JSON.parse(input.plan) as string[]), document };
    },
    gaps: async () => ({ version: '1', gaps: [] }),
    questions: async () => [],
    asked: async () => [],
    answers: async () => ({ active: [], undone: [] }),
    remake: async ({ base, plan }) => tailored(base, JSON.parse(plan) as string[]),
    wordings: async () => [],
    word: async () => null,
  };
}

function tailored(base: ResumeDocument, plan: readonly string[]): Tailored {
  // Complete, because the report states the language of its sections.
  const { sections } = tailoredDocument('Ada Example');
  const document = { ...base, sections, changed: plan } as unknown as ResumeDocument;
  const score = { before: 40, after: 40 + plan.length * 10, ceiling: 80 };
  const report = { engine: 'rules', score, changes: plan.map((id) => ({ id })), gaps: [], warnings: [] };
  return {
    document,
    atsScore: score.after,
    plan: JSON.stringify(plan),
    questions: [],
    report: report as unknown as Tailored['report'],
  };
}
