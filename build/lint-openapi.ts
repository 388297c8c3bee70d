import { lintOpenApi } from './openapi-linters.ts';

const results = await lintOpenApi();
for (const { linter, output } of results) console.log(`${linter}:\n${output.trim()}\n`);
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
