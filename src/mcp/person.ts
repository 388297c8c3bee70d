import { createHash } from 'node:crypto';
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

/*
 * The person is asked by a form that the program shows, never by the model that calls tools. An answer counts only for the
 * very question that was asked: it comes back with a sealed note of it, which nobody can make without our key.
 */

export type Decision = 'yes' | 'no';

export interface Person {
  /**
   * @param about what the answer is good for: another call needs another one
   * @returns null: this program shows no forms
   */
  decide(about: readonly unknown[], question: string): Promise<Decision | null>;
}

/** Thrown where the answer of the call depends on the person, who has not been asked yet. */
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

/** How long a form may lie open. */
const formSeconds = 3600;

export type FormSeal = ReturnType<typeof createFormSeal>;

/** @param key 32 bytes at least, the same for every process that may take the answer */
export function createFormSeal(key: Uint8Array) {
  return createRequestStateCodec<AskedNote>({ key, ttlSeconds: formSeconds });
}

export function personBehind(server: McpServer, context: ServerContext, seal: FormSeal | null): Person {
  return {
    async decide(about, question) {
      if (seal === null || !showsForms(server, context)) return null;
      const hash = createHash('sha256').update(JSON.stringify(about)).digest('hex');
      const asked = context.mcpReq.requestState<AskedNote>();
      const response = inputResponse(context.mcpReq.inputResponses, 'agreement');
      if (asked?.about !== hash || response.kind !== 'elicit') {
        const form = inputRequired.elicit({ message: question, requestedSchema: agreement });
        const requestState = await seal.mint({ about: hash }, context);
        throw new AskPerson(inputRequired({ inputRequests: { agreement: form }, requestState }));
      }
      const content = agreement.safeParse(response.content);
      return response.action === 'accept' && content.success && content.data.agree ? 'yes' : 'no';
    },
  };
}

/** Said with each message today, and once at the beginning by clients of the revision before. */
function showsForms(server: McpServer, { mcpReq }: ServerContext): boolean {
  const envelope: Readonly<Record<string, unknown>> = { ...mcpReq.envelope };
  const declared = envelope[CLIENT_CAPABILITIES_META_KEY] as ClientCapabilities | undefined;
  const { elicitation } = declared ?? server.server.getClientCapabilities() ?? {};
  if (elicitation === undefined) return false;
  return elicitation.form !== undefined || elicitation.url === undefined;
}
