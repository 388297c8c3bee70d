import { ownValue } from '../contract/own-value.ts';

/** The variables that the entry hands in. An empty variable counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

export function variable(environment: Environment, name: string): string | undefined {
  const value = ownValue(environment, name);
  return value === undefined || value === '' ? undefined : value;
}

export interface ProxySettings {
  readonly https: string | undefined;
  readonly http: string | undefined;
  /** Hosts that are reached directly; this machine always is. */
  readonly direct: string;
}

/** HTTPS_PROXY, HTTP_PROXY and NO_PROXY, in either case. */
export function proxySettings(environment: Environment): ProxySettings {
  const either = (name: string) => variable(environment, name.toLowerCase()) ?? variable(environment, name);
  const direct = ['localhost', '127.0.0.1', '::1', either('NO_PROXY')];
  return {
    https: either('HTTPS_PROXY'),
    http: either('HTTP_PROXY'),
    direct: direct.filter((part) => part !== undefined).join(','),
  };
}
