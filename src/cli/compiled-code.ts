import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { constants, Script } from 'node:vm';
import { crc32 } from 'node:zlib';

/*
 * What V8 made of the program in earlier runs of a command, in one file for each command and Node:
 *
 *   5f0c21aa
 *   {"engine-A54A.cjs":1646872,"start-9xv1.cjs":34123}
 *   …
 *
 * First the CRC-32 of all that follows, then how many bytes belong to each file of the program, then these bytes.
 * Node's own cache is filled before a file runs, so that it lacks what is compiled at its first call: most of it.
 */

/** A file of the program, as it runs within a function. */
type Wrapped = (
  exports: unknown,
  require: NodeJS.Require,
  self: unknown,
  filename: string,
  folder: string,
) => unknown;

export interface CompiledCode {
  /** A file of the program, compiled; what an earlier run left of it is taken over. */
  wrapped(content: string, filename: string): Wrapped;
  /** Keeps what was compiled, when an earlier run left too little. */
  save(): void;
}

/** @param file where it is kept; the folder is made when it is */
export function openCompiledCode(file: string): CompiledCode {
  const kept = readKept(file);
  const scripts = new Map<string, Script>();
  let isComplete = true;
  return {
    wrapped(content, filename) {
      const cachedData = kept.get(path.basename(filename));
      const script = new Script(module.wrap(content), {
        filename,
        importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
        ...(cachedData && { cachedData }),
      });
      scripts.set(filename, script);
      if (cachedData === undefined || script.cachedDataRejected) isComplete = false;
      return script.runInThisContext() as Wrapped;
    },
    save() {
      if (isComplete) return;
      const own = [...scripts].map(
        ([name, script]) => [path.basename(name), script.createCachedData()] as const,
      );
      // Of other runs of the command, with other flags; an update of the program takes its old files away.
      const folder = path.dirname([...scripts.keys()][0] ?? '');
      const others = [...kept].filter(([name]) => existsSync(path.join(folder, name)));
      write(file, printKept(new Map([...others, ...own])));
    },
  };
}

function printKept(kept: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const lengths = Object.fromEntries([...kept].map(([name, { length }]) => [name, length]));
  const body = Buffer.concat([Buffer.from(`${JSON.stringify(lengths)}\n`), ...kept.values()]);
  return Buffer.concat([Buffer.from(`${checksumOf(body)}\n`), body]);
}

/** Nothing where there is none, or where it is damaged: V8 trusts what it is given. */
function readKept(file: string): ReadonlyMap<string, Buffer> {
  const kept = new Map<string, Buffer>();
  const bytes = bytesOf(file);
  const start = bytes.indexOf('\n') + 1;
  if (start === 0 || bytes.toString('latin1', 0, start - 1) !== checksumOf(bytes.subarray(start)))
    return kept;
  let end = bytes.indexOf('\n', start) + 1;
  const lengths = JSON.parse(bytes.toString('utf8', start, end)) as Readonly<Record<string, number>>;
  for (const [name, length] of Object.entries(lengths)) {
    kept.set(name, bytes.subarray(end, end + length));
    end += length;
  }
  return kept;
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    // Nothing is lost but time.
    return Buffer.alloc(0);
  }
}

/** As a whole or not at all: another run may read it meanwhile. */
function write(file: string, bytes: Uint8Array): void {
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(draft, bytes, { mode: 0o600 });
    renameSync(draft, file);
  } catch {
    // Where nothing can be written, every run compiles.
  }
}

function checksumOf(bytes: Uint8Array): string {
  return crc32(bytes).toString(16).padStart(8, '0');
}

/** A module of Node, as it is when its text is run; not documented, and the same since its first versions. */
interface NodeModule {
  exports: unknown;
  _compile(this: NodeModule, content: string, filename: string, ...more: unknown[]): unknown;
}

/** From now on the program's own files are compiled by `code`. */
export function compileBy({ wrapped }: CompiledCode, programFolder: string): void {
  const { prototype } = module as unknown as { readonly prototype: NodeModule };
  const compile = prototype._compile;
  if (typeof compile !== 'function') return;
  prototype._compile = function compileKept(content, filename, ...more) {
    const isOwn = path.dirname(filename) === programFolder && filename.endsWith('.cjs');
    if (!isOwn) return compile.call(this, content, filename, ...more);
    const run = wrapped(content, filename);
    return run.call(
      this.exports,
      this.exports,
      module.createRequire(filename),
      this,
      filename,
      programFolder,
    );
  };
}
