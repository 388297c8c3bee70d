// Starts the worker without a build: a thread does not inherit the loader that lets the process run TypeScript.
import { tsImport } from 'tsx/esm/api';

await tsImport('./reading-worker.ts', import.meta.url);
