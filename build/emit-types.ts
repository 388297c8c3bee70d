import path from 'node:path';
import ts from 'typescript';

export interface EmitTypesOptions {
  readonly root: string;
  readonly entry: string;
  readonly folder: string;
}

/** Emits declaration files for the library, without a type check, which `npm run check` does. */
export function emitTypes({ root, entry, folder }: EmitTypesOptions): void {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const program = ts.createProgram([path.join(root, entry)], {
    ...options,
    noEmit: false,
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: path.join(root, 'src'),
    outDir: path.join(root, folder),
  });
  const { diagnostics } = program.emit();
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, formatHost(root)));
}

function formatHost(root: string): ts.FormatDiagnosticsHost {
  return { getCanonicalFileName: (name) => name, getCurrentDirectory: () => root, getNewLine: () => '\n' };
}
