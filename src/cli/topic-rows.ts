/** A page of `help` that belongs to no single command. */
export interface TopicRow {
  readonly name: string;
  readonly summary: string;
  load(): Promise<() => string>;
}

export const topicRows: readonly TopicRow[] = [
  {
    name: 'environment',
    summary: 'environment variables',
    load: async () => (await import('./topics.ts')).environmentTopic,
  },
  {
    name: 'exit-codes',
    summary: 'what each exit code means',
    load: async () => (await import('./topics.ts')).exitCodesTopic,
  },
  {
    name: 'formats',
    summary: 'supported file formats',
    load: async () => (await import('./topics.ts')).formatsTopic,
  },
];
