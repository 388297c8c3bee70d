import { writeFileSync } from 'node:fs';
import { printSbom, sbomFile } from './package/sbom.ts';
import { licensesFile, printThirdPartyLicenses } from './package/third-party-licenses.ts';

writeFileSync(licensesFile, await printThirdPartyLicenses());
writeFileSync(sbomFile, await printSbom());
