// Starts the process without a build: it does not inherit the loader that lets its parent run TypeScript.
import { tsImport } from 'tsx/esm/api';

await tsImport('./render-process.ts', import.meta.url);
