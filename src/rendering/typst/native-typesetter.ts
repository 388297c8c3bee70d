import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { DrawnPage } from '../../service/ports.ts';
import { typesettingError } from './diagnostics.ts';
import { fontFiles } from './font-files.ts';
import type { NativeBinding, NativeCompiler } from './native-compiler.ts';
import type { Typesetter, TypesetterFolders, TypesettingJob } from './typesetter.ts';

/**
 * Typst in this process: no start-up worth the name, and flat memory as long as it is given back.
 * @throws RenderError without fonts
 */
export function createNativeTypesetter(binding: NativeBinding, folders: TypesetterFolders): Typesetter {
  fontFiles(folders.fontsFolder);
  const compiler = binding.NodeCompiler.create({
    workspace: folders.themesFolder,
    fontArgs: [{ fontPaths: [folders.fontsFolder, ...(folders.extraFontFiles ?? [])] }],
  });
  let tidying: NodeJS.Timeout | undefined;
  let rest: NodeJS.Timeout | undefined;

  function compiled<Result>(
    { mainFile, data }: TypesettingJob,
    print: (made: { readonly numOfPages: number }) => Result,
  ): Result {
    const { result, takeDiagnostics } = compile(compiler, path.join(folders.themesFolder, mainFile), data);
    if (result) return print(result);
    throw typesettingError(mainFile, takeDiagnostics());
  }

  return {
    async typeset(job) {
      try {
        return compiled<Uint8Array>(job, (made) => compiler.pdf(made));
      } finally {
        await giveBackMemory(compiler);
      }
    },
    async draw(job) {
      clearTimeout(rest);
      try {
        return compiled(job, (made) => svgPages(compiler.plainSvg(made), made.numOfPages));
      } finally {
        // Somebody watches: what is drawn goes out before the memory is given back, and most of it is drawn again.
        clearTimeout(tidying);
        tidying = setTimeout(() => void giveBackMemory(compiler, keptDrawings), sentMilliseconds).unref();
        rest = setTimeout(() => void giveBackMemory(compiler), watchedMilliseconds).unref();
      }
    },
    async close() {
      clearTimeout(tidying);
      clearTimeout(rest);
    },
  };
}

function compile(compiler: NativeCompiler, mainFilePath: string, data: string) {
  const made = compiler.compile({ mainFilePath, inputs: { data } });
  return { result: made.result, takeDiagnostics: () => made.takeDiagnostics()?.shortDiagnostics ?? [] };
}

/** What none of so many latest drawings used is forgotten. */
const keptDrawings = 10;

/** By then a drawing is sent: pages are too long for a channel to take them at once, and the rest waits for this thread. */
const sentMilliseconds = 50;

/** Who changes nothing for so long looks at something else. */
const watchedMilliseconds = 30_000;

/** Without this, each PDF keeps 1 to 2 MB for good. */
async function giveBackMemory(compiler: NativeCompiler, keptRounds = 0): Promise<void> {
  compiler.evictCache(keptRounds);
  // A compiled document is some bytes to V8 and a megabyte to Typst: by itself V8 lets many gather.
  globalThis.gc?.({ type: 'minor' });
  // They are freed by finalizers, and those only run between turns of the event loop.
  await setImmediate();
}

/**
 * Typst draws all pages below one another in one picture: a white sheet and a group for each, then the shapes of the
 * letters. Here each page becomes a picture of its own. Lines are told apart by their indentation, which Typst's printer
 * keeps; what stands in a resume never reaches them as text, only as shapes.
 */
function svgPages(svg: string, count: number): readonly DrawnPage[] {
  const lines = svg.trimEnd().split('\n');
  const [, width = 0, total = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(lines[0] ?? '')?.map(Number) ?? [];
  const height = total / count;
  const definitions = lines.findIndex((line) => line.startsWith('    <defs'));
  const starts = lines.flatMap((line, index) => (isSheet(line) && index < definitions ? [index] : []));
  if (width === 0 || definitions < 0 || starts.length !== count) {
    throw new Error(`Typst drew ${count} pages in a form that is not known: ${starts.length} sheets found.`);
  }
  const shapes = compact(lines.slice(definitions, -1));
  return starts.map((start, index) => {
    const drawn = lines.slice(start + 1, starts[index + 1] ?? definitions);
    const box = `0 ${index * height} ${width} ${height}`;
    const head = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box}">`;
    return { width, height, svg: `${head}\n${compact(drawn)}\n${shapes}\n</svg>` };
  });
}

function isSheet(line: string): boolean {
  return (
    line.startsWith('    <path class="typst-shape" fill="#ffffff"') ||
    line.startsWith('    <path class="typst-shape" fill="white"')
  );
}

/** A link is an invisible field over its letters: a picture has none. */
function isLink(line: string): boolean {
  return line.startsWith('<a ') || line === '</a>' || line.includes(' fill="transparent" stroke="none"/>');
}

/** More than half of the picture is indentation, long names of letters and figures of no use on a screen. */
function compact(lines: readonly string[]): string {
  return lines
    .map((line) => line.trimStart())
    .filter((line) => !isLink(line))
    .join('\n')
    .replace(/(\.\d{3})\d+/g, '$1')
    .replace(/\b(g[0-9A-F]{12})[0-9A-F]{20}\b/g, '$1')
    .replace(/ fill-rule="nonzero"| class="typst-(?:text|group|shape)"/g, '');
}
