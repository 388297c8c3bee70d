import { type Claim, type GenerateBody, usedLine } from '../ledger/ledger.ts';
import type { Answer, SentRequest } from '../wire/exchange.ts';
import { urlOf } from './read-request.ts';

/*
 * What in a well-formed answer contradicts the request or what is known. All of it holds while other
 * requests are under way.
 */

interface AnsweredResume extends GenerateBody {
  readonly id: string;
  readonly pdf_url: string | null;
  readonly credits_remaining: number;
}

export function readResume({ text }: Answer): AnsweredResume {
  return JSON.parse(text);
}

export function idProblems(id: string, answer: Answer): string[] {
  const answered = readResume(answer).id;
  return answered === id ? [] : [`answers for ${answered}`];
}

/** Newest first, beyond the cursor, and no more than asked for. */
export function pageProblems(request: SentRequest, { text }: Answer): string[] {
  const query = urlOf(request).searchParams;
  const ids = ((JSON.parse(text) as { data?: AnsweredResume[] }).data ?? []).map(({ id }) => id);
  const [limit, after, before] = [Number(query.get('limit') ?? 20), query.get('after'), query.get('before')];
  return [
    ...(ids.length > limit ? [`${ids.length} results, asked for ${limit}`] : []),
    ...(ids.some((id, index) => id >= (ids[index - 1] ?? '~')) ? ['is not newest first'] : []),
    ...(after !== null && ids.some((id) => id >= after) ? ['has what is not after the cursor'] : []),
    ...(before !== null && ids.some((id) => id <= before) ? ['has what is not before the cursor'] : []),
  ];
}

/** The stored answer again; only the signature of its link is new. */
export function replayProblems({ resume }: Claim, answer: Answer): string[] {
  const [first, again] = [resume.text, answer.text].map((json) => ({ ...JSON.parse(json), pdf_url: null }));
  return JSON.stringify(first) === JSON.stringify(again) ? [] : ['the replay is not the stored answer'];
}

/** The balance is known exactly, because generations of one account and mode go out one after the other. */
export function generationProblems(asked: GenerateBody, balance: number, answer: Answer): string[] {
  const resume = readResume(answer);
  const { company_name, position, finetune_level = 'good', include_pdf = false } = asked;
  const due = [usedLine(company_name), usedLine(position), finetune_level, include_pdf, balance];
  const given = [
    resume.company_name,
    resume.position,
    resume.finetune_level,
    resume.pdf_url !== null,
    resume.credits_remaining,
  ];
  return JSON.stringify(given) === JSON.stringify(due)
    ? []
    : [`says ${JSON.stringify(given)}, not ${JSON.stringify(due)}`];
}
