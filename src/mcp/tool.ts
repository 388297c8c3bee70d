import type * as z from 'zod';
import type { Client } from '../client/client.ts';
import type { Person } from './person.ts';

/** Parts a tool can use besides the client. */
export interface ToolParts {
  readonly client: Client;
  readonly person: Person;
  /** The base resume the person works from, a name or `best`; absent: the one without a name. */
  readonly chosenBase?: string | undefined;
  /** Reads a file on the person's machine; absent if the assistant is elsewhere. */
  readonly readResume?: ReadResume | undefined;
}

/**
 * Reads a resume file.
 * @param answer to the question about it, which came with an earlier reading
 * @throws Error with the file and the problem
 */
export type ReadResume = (
  file: string,
  answer?: string,
) => Promise<{
  readonly source: Readonly<Record<string, unknown>>;
  readonly format: string;
  readonly notes: readonly string[];
  /** What to ask a language model to read it better; null if it was read well, or by an answer. */
  readonly question: string | null;
}>;

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  readonly readOnly: boolean;
  /** True if it costs credits or changes something irreversibly. */
  readonly destructive?: boolean;
  /** True if it needs files on the person's machine. */
  readonly local?: boolean;
  run(parts: ToolParts, input: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>>;
}

export function tool<Input extends z.ZodObject, Output extends z.ZodObject>(
  parts: Omit<Tool, 'input' | 'output' | 'run'> & {
    readonly input: Input;
    readonly output: Output;
    run(parts: ToolParts, input: z.output<Input>): Promise<z.input<Output>>;
  },
): Tool {
  return { ...parts, run: (given, input) => parts.run(given, parts.input.parse(input)) };
}
