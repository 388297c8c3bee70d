import { readFileSync } from 'node:fs';
import { sbomFile } from './package/sbom.ts';

/*
 * Asks the npm registry for known vulnerabilities of the packages in sbom.cdx.json, whose code is published with ours.
 * npm run check:audit
 * If the registry cannot be reached or does not offer this, that is reported but is not a failure.
 */

interface Advisory {
  readonly title: string;
  readonly severity: string;
  readonly url: string;
  readonly vulnerable_versions: string;
}

const { components } = JSON.parse(readFileSync(sbomFile, 'utf8')) as {
  readonly components: readonly { readonly name: string; readonly version: string }[];
};
const registry = process.env['npm_config_registry'] ?? 'https://registry.npmjs.org/';
const address = new URL('-/npm/v1/security/advisories/bulk', registry);

async function askRegistry(): Promise<Readonly<Record<string, readonly Advisory[]>> | null> {
  const versions = new Map<string, string[]>();
  for (const { name, version } of components) versions.set(name, [...(versions.get(name) ?? []), version]);
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(versions)),
      signal: AbortSignal.timeout(20_000),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return (await answer.json()) as Readonly<Record<string, readonly Advisory[]>>;
  } catch (error) {
    console.error(`Not audited: ${address.host} does not answer (${String(error)}).`);
    return null;
  }
}

const advisories = await askRegistry();
const found = Object.entries(advisories ?? {});
for (const [name, list] of found)
  for (const { title, severity, url, vulnerable_versions: affected } of list)
    console.error(`${name} ${affected}: ${severity}, ${title}, ${url}`);
if (advisories !== null)
  console.log(`${components.length} packed packages audited, ${found.length} with advisories`);
process.exitCode = found.length === 0 ? 0 : 1;
