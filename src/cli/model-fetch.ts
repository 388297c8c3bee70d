import { fetch } from 'undici';
import { type Environment, proxySettings } from '../config/environment.ts';
import { createDispatcher } from './web/dispatcher.ts';

/** How a language model is reached: through the proxy of this machine, where one is set. */
export function createModelFetch(environment: Environment): typeof globalThis.fetch {
  const dispatcher = createDispatcher(proxySettings(environment));
  const send = (address: string, init: object) => fetch(address, { ...init, dispatcher });
  // Node's fetch is undici's, of another version; the two differ in their types alone.
  return send as unknown as typeof globalThis.fetch;
}
