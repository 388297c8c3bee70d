import { existsSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';
import { ownValue, setOwnValue } from '../contract/own-value.ts';

/** What V8 made of this program's files in earlier runs: compiling them is a good part of a short run. */
export interface CompiledCode {
  /** Keeps what earlier runs had not compiled. */
  keep(): void;
}

export interface CompiledCodePlaces {
  /** Where it is kept. May be missing, damaged or of another release: then this run compiles by itself. */
  readonly file: string;
  /** The program's files. Their names hold a hash of their content, so that one name is always one text. */
  readonly programFolder: string;
  readonly processId: number;
}

type Kept = ReadonlyMap<string, Uint8Array>;

/** Node's own, as `require.extensions` has them. */
type Extensions = NodeJS.RequireExtensions;

/** From here on, files of the program that are required run from what is kept. */
export function reuseCompiledCode(extensions: Extensions, places: CompiledCodePlaces): CompiledCode {
  const { file, programFolder } = places;
  const kept = readKept(file);
  const compiled = new Map<string, Script>();
  let isNew = false;
  extensions['.cjs'] = (module, filename) => {
    const text = path.dirname(filename) === programFolder ? readFileSync(filename, 'utf8') : null;
    // Kept code has forgotten who is to do its imports.
    if (text === null || text.includes('import(')) return extensions['.js'](module, filename);
    const name = path.basename(filename);
    const script = compile(text, filename, kept.get(name));
    compiled.set(name, script);
    // V8 says so of what another release of it has made.
    isNew ||= script.cachedDataRejected !== false;
    const run = script.runInThisContext() as ModuleFunction;
    run.call(module.exports, module.exports, (id) => module.require(id), module, filename, programFolder);
  };
  return {
    keep() {
      if (!isNew) return;
      const earlier = [...kept].filter(
        ([name]) => !compiled.has(name) && existsSync(path.join(programFolder, name)),
      );
      // Made only now, when V8 has compiled every function that this run has called.
      const own = [...compiled].map(([name, script]) => [name, script.createCachedData()] as const);
      writeKept(places, new Map([...earlier, ...own]));
    },
  };
}

type ModuleFunction = (
  this: unknown,
  exports: unknown,
  require: (id: string) => unknown,
  module: NodeModule,
  filename: string,
  folder: string,
) => void;

function compile(text: string, filename: string, cachedData: Uint8Array | undefined): Script {
  return new Script(`(function(exports,require,module,__filename,__dirname){${text}\n})`, {
    filename,
    cachedData: cachedData as Buffer | undefined,
  });
}

/** Where each part begins and how long it is, by its name. */
type Index = Readonly<Record<string, readonly [start: number, length: number]>>;

/** Where the parts begin, and the checksum of all that follows: 32 bits each. */
const headLength = 8;

/** V8 copies what is not aligned. */
const alignment = 8;

const aligned = (length: number): number => Math.ceil(length / alignment) * alignment;

function readKept(file: string): Kept {
  try {
    const bytes = readFileSync(file);
    const start = bytes.readUInt32LE(0);
    // V8 does not look for damage: it would end the process, at this run and at every later one.
    if (bytes.readUInt32LE(4) !== crc32(bytes.subarray(headLength))) return new Map();
    const index = JSON.parse(bytes.toString('latin1', headLength, start)) as Index;
    return new Map(
      Object.entries(index).map(([name, [at, length]]) => [
        name,
        bytes.subarray(start + at, start + at + length),
      ]),
    );
  } catch {
    return new Map(); // Nothing is lost by it: this run compiles, as the first one did.
  }
}

function writeKept({ file, processId }: CompiledCodePlaces, kept: Kept): void {
  const draft = `${file}.${processId}.draft`;
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    // Whole and on disk before it has its name: V8 believes what it is given.
    writeFileSync(draft, printKept(kept), { mode: 0o600, flush: true });
    renameSync(draft, file);
  } catch {
    // A full or read-only disk keeps nobody from working.
    if (existsSync(draft)) unlinkSync(draft);
  }
}

function printKept(kept: Kept): Uint8Array {
  let end = 0;
  const index: Record<string, readonly [number, number]> = {};
  for (const [name, { length }] of kept) {
    setOwnValue(index, name, [end, length]);
    end += aligned(length);
  }
  const header = JSON.stringify(index);
  const start = aligned(headLength + header.length);
  const bytes = Buffer.alloc(start + end, ' ');
  bytes.writeUInt32LE(start, 0);
  bytes.write(header, headLength, 'latin1');
  for (const [name, part] of kept) bytes.set(part, start + (ownValue(index, name)?.[0] ?? 0));
  bytes.writeUInt32LE(crc32(bytes.subarray(headLength)), 4);
  return bytes;
}
