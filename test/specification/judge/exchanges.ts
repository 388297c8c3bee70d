import { isObject } from '../description/json.ts';
import type { GenerateBody, KnownResume, Ledger } from '../ledger/ledger.ts';
import { type Answer, type Send, type SentRequest, showExchange } from '../wire/exchange.ts';
import { answeredJson, answerProblems } from './answer-problems.ts';
import {
  generationProblems,
  idProblems,
  pageProblems,
  readResume,
  replayProblems,
} from './contradictions.ts';
import { idempotencyKeyOf, judge, type Knowledge, type Verdict } from './judge.ts';
import { jsonOf } from './read-request.ts';

/** What was sent and answered, for the tally. */
export interface AnsweredRequest {
  readonly operation: string;
  readonly status: number;
}

export interface Exchanges {
  readonly answered: readonly AnsweredRequest[];
  /** Sends, judges the answer and takes down what it says. @throws Error with request, answer and every problem. */
  exchange(request: SentRequest): Promise<Answer>;
}

export function createExchanges(send: Send, knowledge: Knowledge, creditsTotal: number): Exchanges {
  const answered: AnsweredRequest[] = [];
  return {
    answered,
    async exchange(request) {
      const before = judge(knowledge, request);
      const leaving = leavingResume(before);
      if (leaving) leaving.state = 'leaving';
      const answer = await send(request);
      answered.push({ operation: before.addressed?.operation.id ?? 'none', status: answer.status });
      if (leaving) leaving.state = answer.status === 200 ? 'gone' : 'there';
      // Another lane may have deleted in the meantime what this request asked for.
      const after = leaving ? before : judge(knowledge, request);
      const verdict = { ...before, statuses: [...new Set([...before.statuses, ...after.statuses])] };
      const wrong = answerProblems(knowledge.service, verdict, request, answer);
      // A success that should not be is taken down too, or all that follows would seem wrong.
      const learned = learn(verdict, request, answer, creditsTotal);
      const problems = wrong.length > 0 ? wrong : learned;
      if (problems.length === 0) return answer;
      throw new Error(`${problems.join('\n')}\n  ${showExchange(request, answer)}`);
    },
  };
}

function leavingResume({ addressed, ledger, statuses }: Verdict): KnownResume | undefined {
  if (addressed?.operation.id !== 'deleteResume' || !statuses.includes(200)) return undefined;
  return ledger?.find(addressed.id);
}

/** Takes down what a success says; gives what contradicts the request or what is known. */
function learn(
  { addressed, ledger }: Verdict,
  request: SentRequest,
  answer: Answer,
  creditsTotal: number,
): readonly string[] {
  if (answer.status !== 200 || request.method === 'HEAD' || !addressed || !ledger) return [];
  const { operation, id } = addressed;
  if (!isObject(answeredJson(answer))) return [];
  if (operation.id === 'listResumes') return pageProblems(request, answer);
  if (operation.path.includes('{id}')) return idProblems(id, answer);
  if (operation.id !== 'generateResume') return [];
  return learnGeneration(ledger, idempotencyKeyOf(operation, request), request, answer, creditsTotal);
}

function learnGeneration(
  ledger: Ledger,
  key: string | null,
  request: SentRequest,
  answer: Answer,
  creditsTotal: number,
): readonly string[] {
  const claim = key === null ? undefined : ledger.claims.get(key);
  const replayed = answer.headers['idempotent-replayed'] === 'true';
  if (replayed !== (claim !== undefined)) return [`idempotent-replayed is ${replayed}`];
  if (claim) return replayProblems(claim, answer);
  const body = jsonOf(request) as GenerateBody;
  if (!isObject(body)) return ['makes a resume of nothing'];
  ledger.made(readResume(answer).id, answer.text, body, key);
  return generationProblems(body, creditsTotal - ledger.creditsUsed, answer);
}
