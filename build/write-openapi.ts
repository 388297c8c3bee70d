import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { printOpenApi } from './print-openapi.ts';
import { root } from './root.ts';

writeFileSync(path.join(root, 'docs', 'openapi.json'), printOpenApi());
