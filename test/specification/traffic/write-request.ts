import type { Ledger } from '../ledger/ledger.ts';
import type { Mode, RunningService } from '../service/running-service.ts';
import type { SentRequest } from '../wire/exchange.ts';
import type { ApiKeyChoice, BodyDraft, Draft, IdChoice, IdempotencyKeyChoice } from './draft.ts';

type Headers = Record<string, string | readonly string[]>;

/** What choices are made from. */
export interface Choices {
  readonly prefix: string;
  readonly service: Pick<RunningService, 'apiKeys' | 'revokedKey' | 'dashboardToken'>;
  readonly ledgers: Readonly<Record<Mode, Ledger>>;
}

/** Well-formed, and never given out. */
export const unknownId = `res_${'0'.repeat(26)}`;

export function writeRequest(draft: Draft, choices: Choices): SentRequest {
  const { mode, method, path, query, id } = draft;
  const ledger = choices.ledgers[mode];
  const idText = id === null ? '' : chosenId(id, mode, choices);
  const parameters = query.map(([name, value]) => {
    const text = typeof value === 'string' ? value : encodeURIComponent(chosenId(value, mode, choices));
    return `${name}=${text}`;
  });
  if (draft.apiKey === 'in the query') parameters.push(`X-API-Key=${choices.service.apiKeys[mode]}`);
  const body = bodyOf(draft, ledger);
  return {
    method,
    target: `${choices.prefix}${path.replace('{id}', () => idText)}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`,
    headers: {
      ...draft.headers,
      ...apiKeyHeaders(draft.apiKey, mode, choices),
      ...idempotencyHeaders(draft.idempotencyKey, ledger),
      ...(body !== null && body.contentType !== null && { 'content-type': body.contentType }),
    },
    body: body && bytesOf(body),
    chunked: body?.chunked ?? false,
  };
}

function chosenId(choice: IdChoice, mode: Mode, { ledgers }: Choices): string {
  if (choice.from === 'text') return choice.text;
  const strange = choice.from === 'other mode';
  const ledger = ledgers[strange ? otherMode[mode] : mode];
  return pick(ledger.ids(strange ? 'there' : choice.from), choice.which) ?? unknownId;
}

const otherMode: Readonly<Record<Mode, Mode>> = { live: 'test', test: 'live' };

function apiKeyHeaders(choice: ApiKeyChoice, mode: Mode, { service }: Choices): Headers {
  const own = service.apiKeys[mode];
  if (typeof choice === 'object') return { 'X-API-Key': choice.text };
  switch (choice) {
    case 'own':
      return { 'X-API-Key': own };
    case 'revoked':
      return { 'x-api-key': service.revokedKey };
    case 'with blanks around':
      return { 'X-API-Key': ` \t${own}  ` };
    case 'sent twice':
      return { 'X-API-Key': [own, own] };
    case 'in capitals':
      return { 'X-API-Key': own.toUpperCase() };
    case 'cut short':
      return { 'X-API-Key': own.slice(0, -1) };
    case 'as a bearer':
      return { authorization: `Bearer ${own}` };
    case 'a dashboard token':
      return { 'x-api-key': service.dashboardToken };
    case 'none':
    case 'in the query':
      return {};
  }
}

function idempotencyHeaders(choice: IdempotencyKeyChoice, ledger: Ledger): Headers {
  if (choice === 'none') return {};
  if ('text' in choice) return { 'Idempotency-Key': choice.text };
  const key = pick([...ledger.claims.keys()], choice.used);
  return key === undefined ? {} : { 'Idempotency-Key': key };
}

/** A used idempotency key brings its own body. */
function bodyOf({ idempotencyKey, body }: Draft, ledger: Ledger): BodyDraft | null {
  if (typeof idempotencyKey !== 'object' || 'text' in idempotencyKey) return body;
  const claim = pick([...ledger.claims.values()], idempotencyKey.used);
  if (claim === undefined) return body;
  const contents = {
    'as it was': claim.body,
    'in another order': Object.fromEntries(Object.entries(claim.body).reverse()),
    'with defaults': { finetune_level: 'good', include_pdf: false, ...claim.body },
    another: { ...claim.body, position: 'Quite another position' },
  };
  return {
    content: { json: contents[idempotencyKey.body] },
    contentType: 'application/json',
    chunked: false,
  };
}

function bytesOf({ content }: BodyDraft): Uint8Array {
  if ('bytes' in content) return content.bytes;
  return Buffer.from('text' in content ? content.text : (JSON.stringify(content.json) ?? ''));
}

function pick<T>(values: readonly T[], which: number): T | undefined {
  return values[which % Math.max(values.length, 1)];
}
