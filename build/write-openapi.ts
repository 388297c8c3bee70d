import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { printOpenApi } from './print-openapi.ts';

writeFileSync(path.resolve(import.meta.dirname, '..', 'docs', 'openapi.json'), printOpenApi());
