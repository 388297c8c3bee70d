import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { sourceFiles } from '../support/source-files.ts';

/** The only file that may look up any name in an object. */
const allowed = 'src/values/own-value.ts';

const options: ts.CompilerOptions = {
  ...ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(projectRoot, 'tsconfig.json'), ts.sys.readFile).config,
    { ...ts.sys, readDirectory: () => [] },
    projectRoot,
  ).options,
  noCheck: true,
};

/** True if every key of this type is written in the code. */
function isClosed(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion()) return type.types.every((one) => isClosed(one, checker));
  if (type.isIntersection()) return type.types.some((one) => isClosed(one, checker));
  const closed =
    ts.TypeFlags.StringLiteral |
    ts.TypeFlags.NumberLike |
    ts.TypeFlags.ESSymbolLike |
    ts.TypeFlags.Undefined |
    ts.TypeFlags.Never |
    ts.TypeFlags.Index;
  if (type.flags & closed) return true;
  const bound = type.flags & ts.TypeFlags.TypeParameter ? checker.getBaseConstraintOfType(type) : undefined;
  return bound !== undefined && bound !== type && isClosed(bound, checker);
}

/** Lookups such as `table[word]` and `word in table`, which also find inherited names: `constructor`, `toString`. */
function openLookups(program: ts.Program, file: string): string[] {
  const tree = program.getSourceFile(file);
  if (!tree) throw new Error(`${file} is not in the program`);
  const checker = program.getTypeChecker();
  const found: string[] = [];
  const judge = (node: ts.Node, key: ts.Expression): void => {
    if (ts.isLiteralExpression(key)) return;
    // An assertion proves nothing about the value.
    const bare = ts.isAsExpression(key) ? key.expression : key;
    if (isClosed(checker.getTypeAtLocation(bare), checker)) return;
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${path.relative(projectRoot, file)}:${line + 1} ${node.getText()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isElementAccessExpression(node) && !ts.isDeleteExpression(node.parent))
      judge(node, node.argumentExpression);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword)
      judge(node, node.left);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function lookupsIn(text: string): string[] {
  const file = path.join(projectRoot, 'src', 'made-up.ts');
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true) : read(name, ...rest);
  const program = ts.createProgram([file], { ...options, types: [] }, host);
  return openLookups(program, file).map((found) => found.replace(/^\S+ /, ''));
}

describe('a lookup by name in an object', () => {
  it('uses a name that is written in the code, or ownValue', () => {
    const files = [...sourceFiles('src'), ...sourceFiles('themes')]
      .filter((file) => file.path !== allowed)
      .map((file) => path.join(projectRoot, file.path));
    const program = ts.createProgram(files, options);
    expect(files.flatMap((file) => openLookups(program, file))).toEqual([]);
  }, 240_000);

  it('is distinguished from a list index and from a name of a closed set', () => {
    const found = lookupsIn(`
      declare const table: Record<string, string>;
      declare const closed: Record<'a' | 'b', string>;
      declare const list: string[];
      declare const word: string;
      declare const name: 'a' | 'b';
      table[word]; word in table; closed[word as 'a']; table[word] = word;
      list[list.length - 1]; closed[name]; table['a']; 'a' in table; delete table[word];
      function at<T extends object>(value: T, key: keyof T) { return value[key]; }
    `);
    expect(found).toEqual(['table[word]', 'word in table', "closed[word as 'a']", 'table[word]']);
  }, 60_000);
});
