import path from 'node:path';
import ts from 'typescript';
import { lazy } from '../../src/values/memoize.ts';
import { type SourceText, sourceTexts } from './source-texts.ts';

export interface SourceFile extends SourceText {
  readonly lines: number;
  readonly imports: readonly ImportedModule[];
}

export interface ImportedModule {
  /** A project path for relative imports, else the package or `node:` name. */
  readonly target: string;
  readonly internal: boolean;
  readonly dynamic: boolean;
  readonly typeOnly: boolean;
}

const read = new Map<string, readonly SourceFile[]>();

/** Every TypeScript file below a folder of the project, with what it imports. */
export function sourceFiles(folder: string): readonly SourceFile[] {
  const files = read.get(folder) ?? readFolder(folder);
  read.set(folder, files);
  return files;
}

function readFolder(folder: string): readonly SourceFile[] {
  return sourceTexts(folder).map(({ path: file, text }) => {
    const imports = lazy(() => importsOf(file, text));
    return {
      path: file,
      text,
      lines: text.split('\n').length - 1,
      get imports() {
        return imports();
      },
    };
  });
}

/** The formatter starts each import in its first column. Parsing what comes after the last one takes most of the time. */
function upToLastImport(text: string): string {
  if (text.includes('import(')) return text;
  const last = [...text.matchAll(/^(?:import\b|export\b|\}).*'.*$/gm)].at(-1);
  return last === undefined ? '' : text.slice(0, last.index + last[0].length);
}

function importsOf(file: string, text: string): ImportedModule[] {
  const tree = ts.createSourceFile(file, upToLastImport(text), ts.ScriptTarget.Latest, false);
  const found: ImportedModule[] = [];
  const add = (specifier: string, dynamic: boolean, typeOnly: boolean): void => {
    const internal = specifier.startsWith('.');
    const target = internal ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
    found.push({ target, internal, dynamic, typeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      add(node.moduleSpecifier.text, false, isTypeImport(node.importClause));
    }
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
      add(node.moduleSpecifier.text, false, node.isTypeOnly);
    }
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      if (ts.isStringLiteral(node.argument.literal)) add(node.argument.literal.text, false, true);
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteral(specifier)) add(specifier.text, true, false);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  if (clause.name || !named || !ts.isNamedImports(named)) return false;
  return named.elements.length > 0 && named.elements.every((element) => element.isTypeOnly);
}
