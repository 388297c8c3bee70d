import { createRequire } from 'node:module';
import path from 'node:path';

/* Reads files with OpenResume's parser and prints the results: open-resume-process.ts CHECKOUT FILE ... */

const [checkout = '', ...files] = process.argv.slice(2);
// Its PDF library looks for its worker on `window`.
Reflect.set(globalThis, 'window', globalThis);
const load = createRequire(path.join(checkout, 'package.json'));
const { parseResumeFromPdf } = load('./src/app/lib/parse-resume-from-pdf/index.ts');
const parsed: Record<string, unknown> = {};
for (const file of files) parsed[file] = await parseResumeFromPdf(file);
process.stdout.write(JSON.stringify(parsed));
