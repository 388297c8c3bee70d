import type * as z from 'zod';
import type { Client } from '../client/client.ts';

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  readonly readOnly: boolean;
  /** Whether what it changes cannot be undone, or costs credits. */
  readonly destructive?: boolean;
  run(client: Client, input: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>>;
}

export function tool<Input extends z.ZodObject, Output extends z.ZodObject>(
  parts: Omit<Tool, 'input' | 'output' | 'run'> & {
    readonly input: Input;
    readonly output: Output;
    run(client: Client, input: z.output<Input>): Promise<z.input<Output>>;
  },
): Tool {
  return { ...parts, run: (client, input) => parts.run(client, parts.input.parse(input)) };
}
