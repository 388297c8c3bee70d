import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

/** In a string, `\b` is a backspace and `\w` a plain w, so patterns for regular expressions must use `String.raw`. */
const eaten = /(?<!\\)(?:\\\\)*\\[bBwWdDsSpP]/;

const isBackspaceAlone = (written: string): boolean => written === "'\\b'";

function eatenEscapes(file: string, text: string): string[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const check = (node: ts.Node): void => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    const written = node.getText();
    if (eaten.test(written) && !isBackspaceAlone(written)) found.push(`${file}:${line + 1}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node)) {
      if (ts.isTemplateExpression(node.template))
        node.template.templateSpans.forEach(({ expression }) => {
          visit(expression);
        });
      return;
    }
    if (ts.isStringLiteral(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      check(node);
    if (ts.isNoSubstitutionTemplateLiteral(node)) check(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

describe('a pattern in a string', () => {
  it.each(['src', 'bench', 'build', 'eval'])('keeps its escapes everywhere in %s', (folder) => {
    expect(sourceFiles(folder).flatMap(({ path, text }) => eatenEscapes(path, text))).toEqual([]);
  });

  it.each([
    ['const a = `you\\b`;', 1],
    ["const a = 'w\\w+';", 1],
    ['const a = `\u0024{b}\\d`;', 1],
    ['const a = String.raw`you\\b\u0024{c}\\w`;', 0],
    ["const a = 'you\\\\b';", 0],
    ["const a = '\\b';", 0],
    ['const a = /you\\b/;', 0],
    ['const a = `\u0024{b.replace(/\\s/g, "")}`;', 0],
  ])('has lost escapes in %s: %i', (text, times) => {
    expect(eatenEscapes('a.ts', text)).toHaveLength(times);
  });
});
