import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { type ImportedModule, type SourceFile, sourceFiles } from '../support/source-files.ts';
import { isFast } from '../support/test-projects.ts';

type Permission = 'all' | 'types';

/**
 * The folders, or folders in them, that each folder of `src` may import, besides itself and `values`. `types`: type
 * imports only.
 */
const allowedImports: Readonly<Record<string, Readonly<Record<string, Permission>>>> = {
  values: {},
  contract: {},
  text: { contract: 'all' },
  messages: { contract: 'all', text: 'all' },
  lexicon: { contract: 'all', text: 'all', 'package-root': 'all' },
  posting: { contract: 'all', text: 'all', lexicon: 'all', service: 'types' },
  documents: {
    contract: 'all',
    text: 'all',
    lexicon: 'all',
    service: 'types',
    'package-root': 'all',
    'entry-file': 'all',
  },
  tailoring: {
    contract: 'all',
    text: 'all',
    messages: 'all',
    lexicon: 'all',
    posting: 'all',
    service: 'types',
  },
  proofreading: {
    contract: 'all',
    text: 'all',
    messages: 'all',
    // Headings in each language.
    'documents/view': 'all',
    lexicon: 'all',
    tailoring: 'all',
  },
  rendering: {
    contract: 'all',
    text: 'all',
    documents: 'all',
    themes: 'all',
    service: 'types',
    'entry-file': 'all',
  },
  store: { contract: 'all', service: 'types', 'create-folder': 'all' },
  service: { contract: 'all', text: 'all', sha256: 'all' },
  operations: { contract: 'all', service: 'all' },
  api: { contract: 'all', service: 'all', operations: 'all' },
  client: { contract: 'all' },
  config: { contract: 'all' },
  mcp: { contract: 'all', client: 'all', documents: 'all', sha256: 'all' },
  cli: {
    contract: 'all',
    text: 'all',
    messages: 'all',
    mcp: 'all',
    client: 'all',
    config: 'all',
    documents: 'all',
    compose: 'all',
    'create-folder': 'all',
    sha256: 'all',
  },
  compose: {
    contract: 'all',
    config: 'all',
    documents: 'all',
    tailoring: 'all',
    proofreading: 'all',
    rendering: 'all',
    store: 'all',
    service: 'all',
    operations: 'all',
    api: 'all',
    mcp: 'all',
    'entry-file': 'all',
  },
  // Code for the browser: it uses the API and the printing of documents, but nothing of the server.
  page: { contract: 'all', client: 'all', text: 'all', 'documents/view': 'all' },
  themes: { contract: 'all', documents: 'all' },
  index: { contract: 'all', client: 'all', documents: 'all', tailoring: 'all', compose: 'all' },
  bin: { cli: 'all', 'package-root': 'all' },
  'package-root': {},
  'create-folder': {},
  sha256: {},
  'entry-file': {},
};

/** The same for the folders of tailoring, the lower ones first. Files beside the folders may import all of them. */
const tailoringFolders: readonly (readonly [folder: string, imports: readonly string[]])[] = [
  ['grammar', []],
  ['framing', ['grammar']],
  ['resume', ['framing']],
  ['score', ['framing', 'resume']],
  ['verify', ['grammar', 'framing', 'resume']],
  ['plan', ['grammar', 'framing', 'resume', 'score', 'verify']],
  // Applies accepted edits and must not depend on the code that proposes them.
  ['edits', ['resume']],
  // An engine beside the rules, so it uses the files beside the folders (''), but is no part of a step.
  ['llm', ['framing', 'resume', 'verify', 'plan', '']],
];

/** Packages that only some folders may import. */
const packageRooms: Readonly<Record<string, readonly string[]>> = {
  zod: ['contract', 'config', 'mcp'],
  '@modelcontextprotocol/server': ['mcp', 'cli'],
  hono: ['api'],
  preact: ['page'],
  '@preact/signals': ['page'],
  '@photostructure/sqlite': ['store'],
  pg: ['store'],
  commander: ['cli'],
  '@inquirer/prompts': ['cli'],
  ora: ['cli'],
  chalk: ['cli'],
  'cli-table3': ['cli'],
  undici: ['cli'],
  ai: ['tailoring'],
  '@ai-sdk/openai': ['tailoring'],
  '@ai-sdk/anthropic': ['tailoring'],
  '@ai-sdk/google': ['tailoring'],
  '@ai-sdk/openai-compatible': ['tailoring'],
  'ollama-ai-provider-v2': ['tailoring'],
  htmlparser2: ['documents'],
  docx: ['documents'],
  'postal-mime': ['documents'],
  unpdf: ['documents'],
  '@myriaddreamin/typst-ts-renderer': ['rendering'],
  '@myriaddreamin/typst-ts-web-compiler': ['rendering'],
};

/** All packages that a folder may import. */
const roomPackages: Readonly<Record<string, readonly string[]>> = {
  values: ['fastest-levenshtein', 'yaml'],
  contract: ['zod'],
};

const files = [...sourceFiles('src'), ...sourceFiles('themes')];

function roomOf(file: string): string {
  const [top, second = ''] = file.split('/');
  return top === 'src' ? second.replace(/\.ts$/, '') : String(top);
}

function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : String(parts[0]);
}

function forbidden(file: SourceFile, imported: ImportedModule): boolean {
  const from = roomOf(file.path);
  const to = roomOf(imported.target);
  if (from === to || to === 'values') return false;
  const found = Object.entries(allowedImports[from] ?? {}).find(
    ([folder]) => folder === to || imported.target.startsWith(`src/${folder}/`),
  );
  if (found === undefined) return true;
  const [, permission] = found;
  return permission === 'types' && !imported.typeOnly;
}

function cycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, trail: readonly string[]): void => {
    const at = trail.indexOf(file);
    if (at >= 0) {
      found.push([...trail.slice(at), file].join(' -> '));
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return found;
}

function isWithin(folder: string, other: string): boolean {
  return `${folder}/`.startsWith(`${other}/`);
}

/** Code without comments and strings, near enough to look for words. */
function code(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
}

function filesWith(pattern: RegExp, allowed: RegExp): string[] {
  return files
    .filter((file) => pattern.test(code(file.text)) && !allowed.test(file.path))
    .map((file) => file.path);
}

describe('the source code', () => {
  it('every folder is in the table of imports', () => {
    expect(
      [...new Set(files.map((file) => roomOf(file.path)))].filter((room) => !(room in allowedImports)),
    ).toEqual([]);
  });

  it('imports only go in the allowed directions', () => {
    const broken = files.flatMap((file) =>
      file.imports
        .filter((imported) => imported.internal && forbidden(file, imported))
        .map((imported) => `${file.path} -> ${imported.target}`),
    );
    expect(broken).toEqual([]);
  });

  it('imports between the folders of tailoring only go in the allowed directions', () => {
    const folderOf = (file: string) => /^src\/tailoring\/([^/.]+)\//.exec(file)?.[1];
    const broken = files.flatMap((file) => {
      const from = folderOf(file.path);
      const allowed = tailoringFolders.find(([folder]) => folder === from)?.[1];
      if (from === undefined || allowed === undefined) return [];
      return file.imports
        .map(({ target }) => target)
        .filter((target) => target.startsWith('src/tailoring/'))
        .filter((target) => ![from, ...allowed].includes(folderOf(target) ?? ''))
        .map((target) => `${file.path} -> ${target}`);
    });
    expect(broken).toEqual([]);
  });

  it.each([...Object.keys(allowedImports), 'documents/outline'])(
    'no folders of %s import each other in a cycle',
    (room) => {
      const isInRoom = (file: string) => file.startsWith(`src/${room}/`);
      const graph = new Map<string, string[]>();
      for (const file of files.filter(({ path: file }) => isInRoom(file))) {
        const from = path.posix.dirname(file.path);
        const others = file.imports
          .map(({ target }) => path.posix.dirname(target))
          // A folder and its subfolders count as one: its own files may import them.
          .filter((to) => isInRoom(`${to}/`) && !isWithin(from, to) && !isWithin(to, from));
        graph.set(from, [...(graph.get(from) ?? []), ...others]);
      }
      expect(cycles(graph)).toEqual([]);
    },
  );

  it('recognizers of resume parts import only the line type from the outline', () => {
    const outline = 'src/documents/outline/';
    const allowed = [`${outline}recognize/`, `${outline}source-line.ts`];
    const broken = files
      .filter((file) => file.path.startsWith(`${outline}recognize/`))
      .flatMap((file) =>
        file.imports
          .filter(({ target }) => target.startsWith(outline) && !allowed.some((to) => target.startsWith(to)))
          .map(({ target }) => `${file.path} -> ${target}`),
      );
    expect(broken).toEqual([]);
  });

  it('the two database folders of the store do not import each other', () => {
    const broken = [
      ['sqlite', 'postgres'],
      ['postgres', 'sqlite'],
    ].flatMap(([from, to]) =>
      files
        .filter((file) => file.path.startsWith(`src/store/${from}/`))
        .filter((file) => file.imports.some(({ target }) => target.startsWith(`src/store/${to}/`)))
        .map((file) => file.path),
    );
    expect(broken).toEqual([]);
  });

  it('relative imports name files that exist', () => {
    const missing = files.flatMap((file) =>
      file.imports
        .filter((imported) => imported.internal && !existsSync(path.join(projectRoot, imported.target)))
        .map((imported) => `${file.path} -> ${imported.target}`),
    );
    expect(missing).toEqual([]);
  });

  it('compose is loaded by the command line only when it is needed', () => {
    const eager = files.filter(
      (file) =>
        roomOf(file.path) === 'cli' &&
        file.imports.some(
          (imported) => roomOf(imported.target) === 'compose' && !imported.dynamic && !imported.typeOnly,
        ),
    );
    expect(eager.map((file) => file.path)).toEqual([]);
  });

  it('has no import cycles, type imports included', () => {
    const graph = new Map(
      files.map((file) => [file.path, file.imports.filter((one) => one.internal).map((one) => one.target)]),
    );
    expect(cycles(graph)).toEqual([]);
  });

  it('heavy packages are imported only by the listed folders', () => {
    const strangers = files.flatMap((file) =>
      file.imports
        .filter((imported) => !imported.internal)
        .filter((imported) => {
          const rooms = packageRooms[packageOf(imported.target)];
          return rooms !== undefined && !rooms.includes(roomOf(file.path));
        })
        .map((imported) => `${file.path} -> ${imported.target}`),
    );
    expect(strangers).toEqual([]);
  });

  it.each(Object.entries(roomPackages))('%s imports only the listed packages', (room, listed) => {
    const imported = files
      .filter((file) => roomOf(file.path) === room)
      .flatMap((file) => file.imports.filter(({ internal }) => !internal))
      .map(({ target }) => packageOf(target));
    expect([...new Set(imported)].sort()).toEqual(listed);
  });

  it('only the config reads the environment', () => {
    expect(filesWith(/\bprocess\.env\b/, /^src\/(config\/|bin\.ts$)/)).toEqual([]);
  });

  it('URLs are parsed by parseUrl, because URL.canParse fails after optimization by V8', () => {
    const spelled = /\bcanParse\b/;
    const programs = ['src', 'themes', 'build', 'bench', 'eval'].flatMap((folder) => sourceFiles(folder));
    expect(programs.filter((file) => spelled.test(code(file.text))).map((file) => file.path)).toEqual([]);
  });

  it('HTML is read by readElements, because the parser of htmlparser2 takes quadratic time in the depth', () => {
    const parsers = files.filter((file) =>
      /\{ Parser \} = await import\('htmlparser2'\)/.test(code(file.text)),
    );
    expect(parsers.filter((file) => !/xmlMode: true/.test(file.text)).map((file) => file.path)).toEqual([]);
    expect(parsers.filter((file) => !/\bmaxDepth\b/.test(file.text)).map((file) => file.path)).toEqual([]);
  });

  it('only the entry ends the process or writes to the console', () => {
    expect(filesWith(/\bprocess\.(exit|exitCode)\b/, /^src\/bin\.ts$/)).toEqual([]);
    expect(filesWith(/\bconsole\.\w+\(/, /^$/)).toEqual([]);
  });

  it('clock and randomness are parameters', () => {
    const pattern = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\brandomUUID\(/;
    expect(filesWith(pattern, /^src\/(compose|compose\/machine|bin)\.ts$/)).toEqual([]);
  });

  it('an engine passes its lexicon on: only entrances take the standard one, and readers of documents its terms', () => {
    const entrances =
      /^src\/(lexicon\/lexicon|proofreading\/proofread|tailoring\/rules-engine|tailoring\/score\/role\/read-title)\.ts$/;
    expect(filesWith(/\bstandardLexicon\(/, entrances)).toEqual([]);
    expect(filesWith(/\bshippedKindOf\(/, /^src\/(lexicon\/lexicon\.ts|documents\/)/)).toEqual([]);
  });

  it('file names are kebab-case, and none is a catch-all such as utils', () => {
    const odd = files.filter((file) => !/^[a-z0-9/.-]+\.tsx?$/.test(file.path));
    const drawers = files.filter((file) =>
      /(^|\/)(utils?|helpers?|common|lib|shared|misc)(\/|\.ts$)/.test(file.path),
    );
    expect([...odd, ...drawers].map((file) => file.path)).toEqual([]);
  });

  it('tests use no module mocks and skip nothing', () => {
    const tests = sourceFiles('test').filter((file) => !file.path.includes('architecture'));
    const words = /\bvi\.mock\(|\.(skip|only|todo)\(/;
    expect(tests.filter((file) => words.test(code(file.text))).map((file) => file.path)).toEqual([]);
  });

  it('the tests of the specification import no code, directly or through other tests', () => {
    const imports = new Map(sourceFiles('test').map((file) => [file.path, file.imports]));
    const reached = new Set(sourceFiles('test/specification').map((file) => file.path));
    // Iterating a Set includes the items that are added during the iteration.
    for (const file of reached) {
      for (const { internal, target } of imports.get(file) ?? []) if (internal) reached.add(target);
    }
    expect([...reached].filter((file) => !file.startsWith('test/'))).toEqual([]);
  });

  it('tests that share a thread start no process and change no global state', () => {
    const tests = new Map(['test', 'bench'].flatMap(sourceFiles).map((file) => [file.path, file]));
    const changes =
      /\bprocess\.(chdir|kill|seteuid|setegid|umask|abort|exit)\b|\bprocess\.env(\.\w+|\[[^\]]+\]) = |delete process\.env|\b[A-Z]\w+\.prototype\.\w+ = /;
    const broken = [...tests.keys()].filter(isFast).flatMap((test) => {
      const reached = new Set([test]);
      for (const name of reached) {
        for (const { internal, target } of tests.get(name)?.imports ?? [])
          if (internal && tests.has(target)) reached.add(target);
      }
      return [...reached]
        .flatMap((name) => tests.get(name) ?? [])
        .filter(
          ({ text, imports }) =>
            changes.test(code(text)) || imports.some(({ target }) => target === 'node:child_process'),
        )
        .map((file) => `${test}: ${file.path}`);
    });
    expect(broken).toEqual([]);
  });

  it('every folder has tests', () => {
    const rooms = new Set(
      files
        .map((file) => roomOf(file.path))
        .filter((room) => !['index', 'bin', 'compose', 'package-root', 'entry-file'].includes(room)),
    );
    expect([...rooms].filter((room) => !existsSync(path.join(projectRoot, 'test', room)))).toEqual([]);
  });
});
