import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  createRequestStateCodec,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import * as z from 'zod';
import { sha256 } from '../sha256.ts';

/*
 * Asks the person through a form of their program, never through the model that calls tools. An answer counts only
 * for the question asked: it returns with a sealed note that cannot be forged without our key.
 */

export type Decision = 'yes' | 'no';

export interface Person {
  /**
   * @param about identifies the call; another call needs another answer
   * @returns null if this program shows no forms
   */
  decide(about: readonly unknown[], question: string): Promise<Decision | null>;
}

/** Thrown if a call needs an answer of the person first. */
export class AskPerson extends Error {
  readonly asking: InputRequiredResult;

  constructor(asking: InputRequiredResult) {
    super('The person must be asked first.');
    this.asking = asking;
  }
}

interface AskedNote {
  readonly about: string;
}

const agreement = z.object({
  agree: z.boolean().describe('Yes, this is true and I say so myself'),
});

/** Validity of a form in seconds. */
const formSeconds = 3600;

export type FormSeal = ReturnType<typeof createFormSeal>;

/** @param key at least 32 bytes, the same for all processes that may receive the answer */
export function createFormSeal(key: Uint8Array) {
  return createRequestStateCodec<AskedNote>({ key, ttlSeconds: formSeconds });
}

export function personBehind(server: McpServer, context: ServerContext, seal: FormSeal | null): Person {
  return {
    async decide(about, question) {
      if (seal === null || !showsForms(server, context)) return null;
      const aboutHash = sha256(JSON.stringify(about));
      const asked = context.mcpReq.requestState<AskedNote>();
      const response = inputResponse(context.mcpReq.inputResponses, 'agreement');
      if (asked?.about !== aboutHash || response.kind !== 'elicit') {
        const form = inputRequired.elicit({ message: question, requestedSchema: agreement });
        const requestState = await seal.mint({ about: aboutHash }, context);
        throw new AskPerson(inputRequired({ inputRequests: { agreement: form }, requestState }));
      }
      const content = agreement.safeParse(response.content);
      return response.action === 'accept' && content.success && content.data.agree ? 'yes' : 'no';
    },
  };
}

/** Clients declare it with each message, or once at the start in the previous revision. */
function showsForms(server: McpServer, { mcpReq }: ServerContext): boolean {
  const envelope: Readonly<Record<string, unknown>> = { ...mcpReq.envelope };
  const declared = envelope[CLIENT_CAPABILITIES_META_KEY] as ClientCapabilities | undefined;
  const { elicitation } = declared ?? server.server.getClientCapabilities() ?? {};
  if (elicitation === undefined) return false;
  return elicitation.form !== undefined || elicitation.url === undefined;
}
