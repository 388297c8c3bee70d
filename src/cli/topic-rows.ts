/** A page of `help` that belongs to no single command. */
export interface TopicRow {
  readonly name: string;
  readonly summary: string;
  load(): Promise<() => string>;
}

export const topicRows: readonly TopicRow[] = [
  {
    name: 'environment',
    summary: 'the variables that are read',
    load: async () => (await import('./topics/environment.ts')).environmentTopic,
  },
  {
    name: 'exit-codes',
    summary: 'what each means',
    load: async () => (await import('./topics/exit-codes.ts')).exitCodesTopic,
  },
  {
    name: 'formats',
    summary: 'files that are read and written',
    load: async () => (await import('./topics/formats.ts')).formatsTopic,
  },
];
