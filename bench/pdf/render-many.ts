import { createHash } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { forkRenderProcess, type RenderAnswer } from '../../src/rendering/pool/start-render-process.ts';
import { renderEnvironment } from '../../src/rendering/typst/typesetters.ts';
import type { RenderInput } from '../../src/service/ports.ts';
import { softwareEngineer } from '../../test/rendering/software-engineer.ts';
import { median } from '../http/statistics.ts';

export interface Rendered {
  /** Median time of one PDF, from request to answer. */
  readonly milliseconds: number;
  /** Largest resident memory after a PDF. */
  readonly megabytes: number;
  readonly hashes: readonly string[];
}

const root = path.resolve(import.meta.dirname, '..', '..');
const entry = { file: path.join(root, 'dist', 'rendering', 'render-process.cjs'), argv: [] };
const folders = { themesFolder: path.join(root, 'themes'), fontsFolder: path.join(root, 'fonts') };

/** Renders many PDFs with the built render process of a server. */
export async function renderMany(engine: 'native' | 'wasm', count: number): Promise<Rendered> {
  const renderer = { ...folders, engine };
  const environment = renderEnvironment(folders.fontsFolder);
  const child = forkRenderProcess({ entry, renderer, environment });
  child.stderr?.pipe(process.stderr);
  const times: number[] = [];
  const hashes: string[] = [];
  let maxBytes = 0;
  for (let number = 0; number < count; number += 1) {
    const start = performance.now();
    child.send(orderOf(number));
    const [answer] = (await once(child, 'message')) as [RenderAnswer];
    times.push(performance.now() - start);
    if (answer.rendered === null) throw new Error(answer.failure.stack);
    if (!('pdf' in answer.rendered)) throw new Error('The process answered with pages instead of a PDF.');
    maxBytes = Math.max(maxBytes, answer.residentBytes);
    hashes.push(createHash('sha256').update(answer.rendered.pdf).digest('hex'));
  }
  child.disconnect();
  await once(child, 'exit');
  return { milliseconds: median(times), megabytes: Math.round(maxBytes / 1e6), hashes };
}

function orderOf(number: number): RenderInput {
  const document = structuredClone(softwareEngineer);
  document.basics.headline = `Engineer number ${number}`;
  document.sections.summary.content = `<p>Has rendered ${number} resumes and ${number * 7} pages.</p>`;
  return { document, look: { theme: 'ats' }, check: false };
}
