import { ownValue, setOwnValue } from '../contract/own-value.ts';

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

/*
 * Native code reads the environment of the process by itself, so what it is to read has to be there. These
 * are the only places that touch it.
 */

/** The environment of this process with more variables, for a process to start with. */
export function environmentWith(variables: Readonly<Record<string, string>>): Environment {
  return { ...ownEnvironment(), ...variables };
}

/** Runs work that does not wait while a variable of this process has another value. */
export function withVariable<T>(name: string, value: string, work: () => T): T {
  const environment = ownEnvironment();
  const before = ownValue(environment, name);
  setOwnValue(environment, name, value);
  try {
    return work();
  } finally {
    if (before === undefined) delete environment[name];
    else setOwnValue(environment, name, before);
  }
}

function ownEnvironment(): NodeJS.ProcessEnv {
  // biome-ignore lint/style/noProcessEnv: the one of the entry is for reading; this one is written.
  return process.env;
}
