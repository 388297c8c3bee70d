import { ownValue } from '../contract/own-value.ts';
/** The variables that the entry hands in. An empty variable counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

export function variable(environment: Environment, name: string): string | undefined {
  const value = ownValue(environment, name);
  return value === undefined || value === '' ? undefined : value;
}
