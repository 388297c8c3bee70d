import path from 'node:path';
import type { Plugin } from 'rolldown';
import type { Endpoint } from '../src/contract/endpoints/endpoint.ts';
import { apiPrefix, endpoints } from '../src/contract/endpoints.ts';
import { scriptPairs } from '../src/text/script-pairs.ts';

/* Tables of the source that the page has in a smaller form. */

/** Reduces the table of endpoints to methods and paths: the rest would be a tenth of the script. */
export const endpointAddresses: Plugin = {
  name: 'endpoint-addresses',
  load(id) {
    if (!id.endsWith(path.join('src', 'contract', 'endpoints.ts'))) return null;
    const addresses = Object.entries(endpoints).map(
      ([name, { method, path: at }]): [string, Pick<Endpoint, 'method' | 'path'>] => [
        name,
        { method, path: at },
      ],
    );
    return `export const apiPrefix = ${JSON.stringify(apiPrefix)};
export const endpoints = ${JSON.stringify(Object.fromEntries(addresses))};`;
  },
};

/** Writes the characters of the Chinese scripts as distances, which take half of their bytes, gzipped. */
export const scriptDistances: Plugin = {
  name: 'script-distances',
  load: (id) => (id.endsWith(path.join('src', 'text', 'script-pairs.ts')) ? pairsFromDistances() : null),
};

/** A module like `script-pairs.ts`, but each character is beside another one of the other script. */
export function pairsFromDistances(): string {
  const characters = Array.from(scriptPairs);
  const scripts = [0, 1].map((script) => distances(characters.filter((_, at) => at % 2 === script)));
  return `const [simplified, traditional] = ${JSON.stringify(scripts)}.map((distances) => {
  let code = 0;
  return distances.map((distance) => String.fromCodePoint((code += distance)));
});
export const scriptPairs = simplified.map((one, at) => one + traditional[at]).join('');`;
}

/** From each character to the next in Unicode, from 0 on. */
function distances(characters: readonly string[]): readonly number[] {
  const codes = characters.map((one) => one.codePointAt(0) ?? 0).sort((one, other) => one - other);
  return codes.map((code, at) => code - (codes[at - 1] ?? 0));
}
