import { ownValue, setOwnValue } from '../values/own-value.ts';

/** The environment variables. An empty variable counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

export function variable(environment: Environment, name: string): string | undefined {
  const value = ownValue(environment, name);
  return value === undefined || value === '' ? undefined : value;
}

export interface ProxySettings {
  readonly https: string | undefined;
  readonly http: string | undefined;
  /** Hosts without proxy; always includes this machine. */
  readonly direct: string;
}

/** HTTPS_PROXY, HTTP_PROXY and NO_PROXY, in upper or lower case. */
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
 * Native code reads the process environment itself, so these functions set it. They are the only ones that access it.
 */

/** The environment of this process with additional variables, for a child process. */
export function environmentWith(variables: Readonly<Record<string, string>>): Environment {
  return { ...ownEnvironment(), ...variables };
}

/** Runs synchronous work while a variable has another value. */
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
  // biome-ignore lint/style/noProcessEnv: the entry's environment is read-only; this one is written.
  return process.env;
}
