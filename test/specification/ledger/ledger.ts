import { creditCosts } from '../service/settings.ts';

/** `leaving`: its deletion was sent and not answered yet. */
export type ResumeState = 'there' | 'leaving' | 'gone';

export interface KnownResume {
  readonly id: string;
  /** The answer that brought it, as text. */
  readonly text: string;
  state: ResumeState;
  /** Whether a PDF was asked for. */
  hasPdf: boolean;
}

/** What an idempotency key was used for. */
export interface Claim {
  readonly body: GenerateBody;
  readonly resume: KnownResume;
}

export interface GenerateBody {
  readonly job_description: string;
  readonly company_name: string;
  readonly position: string;
  readonly finetune_level?: string;
  readonly include_pdf?: boolean;
}

/** What the answers so far say about one account and mode. */
export interface Ledger {
  /** Oldest first. */
  readonly resumes: readonly KnownResume[];
  readonly claims: ReadonlyMap<string, Claim>;
  readonly creditsUsed: number;
  find(id: string): KnownResume | undefined;
  /** Ids in one state, oldest first. */
  ids(state: ResumeState): readonly string[];
  /** Takes down a new resume and what it cost. */
  made(id: string, text: string, body: GenerateBody, idempotencyKey: string | null): void;
}

export function createLedger(): Ledger {
  const resumes = new Map<string, KnownResume>();
  const claims = new Map<string, Claim>();
  let creditsUsed = 0;
  return {
    claims,
    get resumes() {
      return [...resumes.values()];
    },
    get creditsUsed() {
      return creditsUsed;
    },
    find: (id) => resumes.get(id),
    ids: (state) => [...resumes.values()].filter((one) => one.state === state).map(({ id }) => id),
    made(id, text, body, idempotencyKey) {
      const resume: KnownResume = { id, text, state: 'there', hasPdf: body.include_pdf === true };
      resumes.set(id, resume);
      creditsUsed += costOf(body);
      if (idempotencyKey !== null) claims.set(idempotencyKey, { body, resume });
    },
  };
}

function costOf({ finetune_level = 'good' }: GenerateBody): number {
  return creditCosts[finetune_level] ?? Number.NaN;
}

/** One line as the service uses it: form feeds and vertical tabs are blanks, none is at the ends. */
export function usedLine(text: string): string {
  return text.replace(/[\f\v]/g, ' ').trim();
}

/** Two bodies are the same request when they say the same: defaults, outer spaces and kinds of white space apart. */
export function sameRequest(one: GenerateBody, other: GenerateBody): boolean {
  return canonical(one) === canonical(other);
}

function canonical(body: GenerateBody): string {
  const lines = (text: string) =>
    text.replace(/\r\n?/g, '\n').replaceAll('\f', '\n\n').replaceAll('\v', ' ').trim();
  const { job_description, company_name, position, finetune_level = 'good', include_pdf = false } = body;
  return JSON.stringify([
    lines(job_description),
    usedLine(company_name),
    usedLine(position),
    finetune_level,
    include_pdf,
  ]);
}
