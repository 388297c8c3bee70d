import { ownValue, setOwnValue } from '../contract/own-value.ts';
import type { Environment } from './environment.ts';

/*
 * Native code reads the environment of the process by itself, so what it is to read has to stand there. These
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
