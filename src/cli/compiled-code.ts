import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, type Module } from 'node:module';
import path from 'node:path';
import { constants, Script } from 'node:vm';
import { crc32 } from 'node:zlib';
import { createFolder } from '../create-folder.ts';

/*
 * Keeps what V8 compiled of the built program for later runs. Node's own cache (22.8 and later) has only what V8
 * compiles when it loads a file. Most functions are compiled at their first call, so this one is made after a run.
 */

interface Places {
  /** The program's own files, which end in `.cjs`. The build names them after their content. */
  readonly program: string;
  /** Where compiled code is kept. */
  readonly folder: string;
}

/**
 * Loads the program's files from now on with the compiled code of earlier runs.
 * @returns keeps what was compiled, to be called when the program has done its work
 */
export function keepCompiledCode({ program, folder }: Places): () => void {
  const scripts = new Map<string, Script>();
  let isComplete = true;
  const load: Load = (module, file) => {
    const cachedData = readKept(keptFile(folder, file));
    const script = new Script(inFunction(readFileSync(file, 'utf8')), {
      filename: file,
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      ...(cachedData && { cachedData }),
    });
    if (!cachedData || script.cachedDataRejected) isComplete = false;
    scripts.set(file, script);
    const run = script.runInThisContext() as ModuleFunction;
    run(module.exports, (name) => module.require(name), module, file, path.dirname(file));
  };
  // Deprecated, but the only place where Node can be given a file with its compiled code.
  const { extensions } = createRequire(import.meta.url);
  const loadOther: Load = (module, file) => extensions['.js'](module, file);
  extensions['.cjs'] = (module, file) => (path.dirname(file) === program ? load : loadOther)(module, file);
  return () => {
    if (!isComplete) writeAll(folder, scripts);
  };
}

type Load = (module: Module, file: string) => void;

/** Keeps all again, because a command that called few functions of a file may have kept it. */
function writeAll(folder: string, scripts: ReadonlyMap<string, Script>): void {
  try {
    createFolder(folder);
    for (const [file, script] of scripts) writeKept(keptFile(folder, file), script.createCachedData());
  } catch {
    // Nothing is lost but time.
  }
}

function keptFile(folder: string, file: string): string {
  return path.join(folder, `${path.basename(file)}-${process.version}-${process.arch}`);
}

type ModuleFunction = (
  exports: unknown,
  require: (name: string) => unknown,
  module: Module,
  file: string,
  folder: string,
) => void;

/** In one line with its first, so that places in messages keep their line. */
function inFunction(source: string): string {
  return `(function (exports, require, module, __filename, __dirname) {${source}\n})`;
}

const checksumLength = 4;

/** Compiled code with its checksum, because V8 runs damaged code. */
function readKept(file: string): Buffer | null {
  try {
    const bytes = readFileSync(file);
    const code = bytes.subarray(checksumLength);
    return bytes.readUInt32LE() === crc32(code) ? code : null;
  } catch {
    return null;
  }
}

function writeKept(file: string, code: Buffer): void {
  const checksum = Buffer.alloc(checksumLength);
  checksum.writeUInt32LE(crc32(code));
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, Buffer.concat([checksum, code]), { mode: 0o600 });
  renameSync(draft, file);
}
