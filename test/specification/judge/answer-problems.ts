import type { HeaderDescription, ResponseDescription } from '../description/operation.ts';
import type { ServiceDescription } from '../description/service-description.ts';
import type { Answer, SentRequest } from '../wire/exchange.ts';
import type { Verdict } from './judge.ts';

/** What is wrong with an answer by the description; nothing when it is as it should be. */
export function answerProblems(
  service: ServiceDescription,
  { addressed, statuses, because }: Verdict,
  request: SentRequest,
  answer: Answer,
): readonly string[] {
  const { status } = answer;
  const elsewhere = addressed === null ? service.unknownPath : service.everywhere;
  const described = addressed?.operation.responses.get(status) ?? elsewhere.get(status);
  const due = status === 429 || statuses.includes(status);
  return [
    ...(due ? [] : [`must be ${statuses.join(' or ')}: ${because}`]),
    ...(status >= 500 ? ['is a failure of the server'] : []),
    ...(described ? responseProblems(described, request, answer) : [`${status} is not declared`]),
  ];
}

/** The value of an answer's body; undefined when it is no JSON. */
export function answeredJson({ text }: Answer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function responseProblems(described: ResponseDescription, request: SentRequest, answer: Answer): string[] {
  const contentType = answer.headers['content-type'];
  return [
    ...(contentType === described.contentType ? [] : [`content-type is ${contentType}`]),
    ...described.headers.flatMap((header) => headerProblems(header, answer)),
    ...resetProblems(answer),
    ...retryProblems(answer),
    ...(request.method === 'HEAD' ? headProblems(answer) : bodyProblems(described, answer)),
  ];
}

function headerProblems(
  { name, required, integer, check }: HeaderDescription,
  { headers }: Answer,
): string[] {
  const text = headers[name];
  if (text === undefined) return required ? [`${name} is missing`] : [];
  const value = integer && /^[0-9]+$/.test(String(text)) ? Number(text) : text;
  return check(value).map((problem) => `${name}: ${problem}`);
}

function bodyProblems({ check }: ResponseDescription, answer: Answer): string[] {
  const body = answeredJson(answer);
  if (body === undefined) return ['the body is not JSON'];
  return check(body).map((problem) => `body${problem}`);
}

function headProblems({ text }: Answer): string[] {
  return text === '' ? [] : ['HEAD has a body'];
}

/** The window ends within the next minute. */
function resetProblems({ headers, sentAt, receivedAt }: Answer): string[] {
  const reset = headers['ratelimit-reset'];
  if (reset === undefined) return [];
  const [earliest, latest] = [Math.floor(sentAt / 1000), Math.ceil(receivedAt / 1000) + 60];
  const inTime = Number(reset) >= earliest && Number(reset) <= latest;
  return inTime ? [] : [`ratelimit-reset is ${reset}, not from ${earliest} to ${latest}`];
}

/** A rate limit says in header and message when to come back; missing credits do not. */
function retryProblems(answer: Answer): string[] {
  const retryAfter = answer.headers['retry-after'];
  if (answer.status !== 429) return [];
  const { name, message } = answeredJson(answer) as { name: string; message: string };
  if (name === 'credit_limit_exceeded') {
    const told = retryAfter === undefined && answer.headers['x-should-retry'] === 'false';
    return told ? [] : ['credit_limit_exceeded asks for a retry'];
  }
  return new RegExp(`\\b${retryAfter} seconds?\\b`).test(message) ? [] : ['retry-after and message differ'];
}
