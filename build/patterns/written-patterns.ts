import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../root.ts';
import type { Pattern } from './pattern.ts';

const code = /\.[cm]?[jt]s$/;

/** The regular expressions in the source files of some folders. */
export interface WrittenPatterns {
  readonly literals: readonly Pattern[];
  /** Places of calls of `RegExp` and `preparedPattern`, which build patterns when they run. */
  readonly builders: readonly string[];
}

export function writtenPatterns(folders: readonly string[]): WrittenPatterns {
  const found = folders.flatMap(codeFiles).map((file) => patternsIn(file, read(file)));
  return {
    literals: found.flatMap(({ literals }) => literals),
    builders: found.flatMap(({ builders }) => builders),
  };
}

function codeFiles(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => code.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .sort();
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

export function patternsIn(file: string, text: string): WrittenPatterns {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const literals: Pattern[] = [];
  const builders: string[] = [];
  const place = (node: ts.Node): string =>
    `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      literals.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), at: place(node) });
    }
    if (isBuilder(node)) builders.push(place(node));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { literals, builders };
}

function isBuilder(node: ts.Node): boolean {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return false;
  return ['RegExp', 'preparedPattern'].includes(node.expression.getText());
}
