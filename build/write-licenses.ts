import { writeFileSync } from 'node:fs';
import { licensesFile, printThirdPartyLicenses } from './package/third-party-licenses.ts';

writeFileSync(licensesFile, await printThirdPartyLicenses());
