import { expect } from 'vitest';
import { readServiceDescription } from '../description/service-description.ts';
import { answeredJson, answerProblems } from '../judge/answer-problems.ts';
import { judge } from '../judge/judge.ts';
import { createLedger } from '../ledger/ledger.ts';
import { type Question, type RunningService, requestOf } from '../service/running-service.ts';
import type { Answer } from '../wire/exchange.ts';

const description = readServiceDescription();

/** Asks a valid question; the answer is as described, whether it succeeds or meets a limit. */
export async function askValid(service: RunningService, question: Question): Promise<Answer> {
  const request = requestOf({ apiKey: service.apiKeys.live, ...question });
  const ledgers = new Map(Object.values(service.apiKeys).map((apiKey) => [apiKey, createLedger()]));
  const answer = await service.send(request);
  const verdict = judge({ service: description, ledgers }, request);
  expect(answerProblems(description, verdict, request, answer)).toEqual([]);
  return answer;
}

export function timesAtOnce<T>(count: number, one: (number: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => one(index)));
}

export function bodyOf<T>(answer: Answer): T {
  return answeredJson(answer) as T;
}

export async function usageOf(service: RunningService, apiKey = service.apiKeys.live) {
  return bodyOf<{ credits_used: number; credits_remaining: number; rate_limit: { remaining: number } }>(
    await askValid(service, { path: '/usage', apiKey }),
  );
}

export async function listedIds(service: RunningService, query: string): Promise<Page> {
  const page = bodyOf<{ data: { id: string }[]; has_more: boolean }>(
    await askValid(service, { path: `/resumes?${query}` }),
  );
  return { ids: page.data.map(({ id }) => id), hasMore: page.has_more };
}

export interface Page {
  readonly ids: readonly string[];
  readonly hasMore: boolean;
}
