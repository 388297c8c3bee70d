import * as z from 'zod';
import { limits } from '../../src/contract/limits.ts';
import { type RequestName, requestSchemas } from '../../src/contract/requests.ts';
import type { ResumeDocument } from '../../src/contract/resume/resume-document.ts';
import { textKinds, textLimits } from '../../src/contract/resume/resume-input.ts';
import { ServiceError } from '../../src/service/service-error.ts';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { ValidationError } from '../../src/values/validation-error.ts';
import { type RealService, serviceWithPlainEngine } from '../../test/support/real-service.ts';
import type { Place } from './place.ts';

/* All text fields of all requests, which are validated and sent through the service with the rules engine. */

type Body = Readonly<Record<string, unknown>>;

const resume = {
  basics: {
    name: 'Ana Lo',
    label: 'Nurse',
    email: 'ana@example.org',
    phone: '+1 555 0100',
    url: 'https://ana.example',
    summary: 'Nurse with six years on surgical wards.',
    location: { city: 'Leeds', region: 'Yorkshire', countryCode: 'GB', address: '1 High Street' },
    profiles: [{ network: 'LinkedIn', username: 'ana', url: 'https://linkedin.com/in/ana' }],
  },
  work: [
    {
      name: 'Northgate Hospital',
      position: 'Staff Nurse',
      location: 'Leeds',
      summary: 'Thirty beds.',
      highlights: ['Led triage of 40 patients a day', 'Wrote the handover guide'],
      startDate: '2019-03',
      endDate: '2023-05',
      url: 'https://northgate.example',
    },
  ],
  volunteer: [
    {
      organization: 'Red Tent',
      position: 'First aider',
      summary: 'At fairs.',
      highlights: ['Taught first aid'],
    },
  ],
  education: [
    {
      institution: 'Leeds College',
      area: 'Nursing',
      studyType: 'Bachelor',
      score: '3.8',
      startDate: '2015',
      courses: ['Wound care'],
    },
  ],
  awards: [{ title: 'Nurse of the year', awarder: 'City', date: '2021', summary: 'For triage.' }],
  certificates: [{ name: 'Advanced life support', issuer: 'Board', date: '2020' }],
  publications: [{ name: 'On handovers', publisher: 'Ward Notes', summary: 'A study.', releaseDate: '2022' }],
  skills: [{ name: 'Care', level: 'Advanced', keywords: ['Triage', 'Wound care'] }],
  languages: [{ language: 'English', fluency: 'Native' }],
  interests: [{ name: 'Climbing', keywords: ['Bouldering'] }],
  references: [{ name: 'B. Fox', reference: 'Ana is calm.' }],
  projects: [
    {
      name: 'Ward app',
      description: 'Rotas',
      summary: 'Made rotas.',
      highlights: ['Built rotas'],
      keywords: ['Python'],
    },
  ],
} as const;

const posting = {
  job_description:
    'Requirements\n- Patient assessment and triage\n- Wound care, IV therapy and charting\n- 3 years of experience',
  company_name: 'Northgate',
  position: 'Nurse',
} as const;

type Path = readonly string[];

function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  // Ids and flags are not texts, and one item of a list represents all.
  const entries = Array.isArray(value) ? Object.entries(value).slice(0, 1) : Object.entries(value);
  return entries.flatMap(([key, part]) => (key === 'id' ? [] : pathsOf(part, [...path, key])));
}

/** A copy of the value with the text at the path. */
function withText(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) {
    return value.map((part, index) => (String(index) === key ? withText(part, rest, text) : part));
  }
  const object = value as Body;
  return { ...object, [key]: withText(object[key], rest, text) };
}

function maxLengthOf(path: Path): number {
  const name = path.findLast((key) => !/^\d+$/.test(key)) ?? '';
  return Math.min(textLimits[textKinds.get(name) ?? 'text'], limits.resume.text);
}

export interface RequestPlaces {
  readonly places: readonly Place[];
  close(): Promise<void>;
}

export async function requestPlaces(): Promise<RequestPlaces> {
  const plenty = { requests_per_minute: 1_000_000, credits: 1_000_000_000 };
  const policy = { plans: { free: plenty, pro: plenty }, credit_costs: { basic: 1, good: 2, super: 3 } };
  const service = await serviceWithPlainEngine({ policy, engine: createRulesEngine() });
  return { places: await placesOf(service), close: () => service.close() };
}

async function placesOf({ useCases, apiKey }: RealService): Promise<readonly Place[]> {
  const caller = await useCases.authenticate(apiKey);
  const operations = {
    score: [posting, (body: Body) => useCases.scoreResume(caller, checked('ScoreRequest', body))],
    preview: [
      { ...posting, finetune_level: 'super' },
      (body: Body) => useCases.previewResume(caller, checked('PreviewRequest', body), {}),
    ],
    generate: [
      { ...posting, finetune_level: 'super' },
      (body: Body) => useCases.generateResume(caller, checked('GenerateRequest', body), {}),
    ],
  } as const;
  const put = (body: Body) => useCases.putBaseResume(caller, checked('BaseResumeRequest', body));
  await put(resume);
  const { resume: made } = await useCases.generateResume(caller, checked('GenerateRequest', posting), {});
  const document = JSON.parse(Buffer.from(made.resumeData).toString('utf8')) as ResumeDocument;
  const patch = (resume_data: unknown) =>
    useCases.editResume(caller, made.id, checked('EditRequest', { resume_data }).resume_data);

  const places: Place[] = [];
  for (const [name, [body, send]] of Object.entries(operations)) {
    for (const field of ['job_description', 'company_name', 'position'] as const) {
      const maxLength = field === 'job_description' ? limits.jobDescription.max - 200 : limits.name.max;
      places.push({
        name: `${name} ${field}`,
        maxLength,
        run: (text) =>
          answered(() =>
            send({ ...body, [field]: field === 'job_description' ? `${posting[field]}\n${text}` : text }),
          ),
      });
    }
    if (name === 'generate') continue;
    for (const path of pathsOf(resume)) {
      const run = (text: string) => answered(() => send({ ...body, resume: withText(resume, path, text) }));
      places.push({ name: `${name} resume.${path.join('.')}`, maxLength: maxLengthOf(path), run });
    }
  }
  places.push({
    name: 'preview posting and highlight',
    maxLength: limits.jobDescription.max - 200,
    run(text) {
      const [body, send] = operations.preview;
      const job_description = `${posting.job_description}\n${text}`;
      const asked = withText(resume, ['work', '0', 'highlights', '0'], text);
      return answered(() => send({ ...body, job_description, resume: asked }));
    },
  });
  for (const path of pathsOf(resume)) {
    const run = (text: string) => answered(() => put(withText(resume, path, text) as Body));
    places.push({
      name: `base ${path.join('.')}`,
      maxLength: maxLengthOf(path),
      run,
      reset: () => answered(() => put(resume)),
    });
  }
  for (const path of pathsOf({
    basics: document.basics,
    sections: document.sections,
    metadata: document.metadata,
  })) {
    const run = (text: string) => answered(() => patch(withText(document, path, text)));
    places.push({
      name: `patch ${path.join('.')}`,
      maxLength: maxLengthOf(path),
      run,
      reset: () => answered(() => patch(document)),
    });
  }
  return places;
}

function checked<Name extends RequestName>(name: Name, body: Body): z.output<(typeof requestSchemas)[Name]> {
  return requestSchemas[name].parse(body) as z.output<(typeof requestSchemas)[Name]>;
}

async function answered(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    const isRefusal =
      error instanceof z.ZodError || error instanceof ValidationError || error instanceof ServiceError;
    if (!isRefusal) throw error;
    if (error instanceof ServiceError && error.name === 'internal_server_error') throw error;
  }
}
