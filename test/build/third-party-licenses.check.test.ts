import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { printSbom, sbomFile } from '../../build/package/sbom.ts';
import { licensesFile, printThirdPartyLicenses } from '../../build/package/third-party-licenses.ts';

it('the published licenses are those of the packed packages: npm run licenses', async () => {
  const printed = await printThirdPartyLicenses();
  expect(printed).toBe(readFileSync(licensesFile, 'utf8'));
  expect(printed).toMatch(/^@inquirer\/core [\d.]+ · MIT$/m);
  // Installed separately, with a license of its own.
  expect(printed).not.toMatch(/^(?:@photostructure|@myriaddreamin|playwright)/m);
}, 60_000);

it('the published bill of materials lists the packed packages: npm run licenses', async () => {
  const printed = await printSbom();
  expect(printed).toBe(readFileSync(sbomFile, 'utf8'));
  expect(JSON.parse(printed).components).toContainEqual(
    expect.objectContaining({ name: 'zod', purl: expect.stringMatching(/^pkg:npm\/zod@\d/) }),
  );
}, 60_000);
