import { type Document, Lexer, LineCounter, parseDocument } from 'yaml';
import { tooDeep } from './too-deep.ts';

/** Levels that the parser is given: it takes seconds for hundreds, and memory without end for thousands. */
const maxParsedLevels = 100;
/** What the lexer puts before the text of a scalar, so that a bracket in it is no bracket of YAML. */
const scalarFollows = '\x1f';

export interface ParsedYaml {
  readonly document: Document;
  /** The first syntax error; lines and columns count from 1. */
  readonly problem: { readonly message: string; readonly line: number; readonly column: number } | null;
}

/** @throws ValidationError naming the file when it is nested so deeply that parsing it would take too long */
export function parseYaml(file: string, text: string): ParsedYaml {
  if (deepestYamlLevel(text) > maxParsedLevels) throw tooDeep(file);
  const lineCounter = new LineCounter();
  // Pretty errors would quote the text for each of what may be thousands.
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'silent', lineCounter });
  const [error] = document.errors;
  if (!error) return { document, problem: null };
  if (error.code === 'RESOURCE_EXHAUSTION') throw tooDeep(file);
  const { line, col } = lineCounter.linePos(error.pos[0]);
  return { document, problem: { message: error.message, line, column: col } };
}

/** At least as deep as the parser would go: brackets, deeper and deeper lines, and `- - -` on one line. */
export function deepestYamlLevel(text: string): number {
  const indents: number[] = [];
  let brackets = 0;
  let markers = 0;
  let deepest = 0;
  let isLineStart = true;
  let isScalar = false;
  for (const token of new Lexer().lex(text)) {
    if (isScalar || token === scalarFollows) {
      isScalar = token === scalarFollows;
      isLineStart = false;
      continue;
    }
    const indent = token.trim() === '' ? token.length : 0;
    if (token.endsWith('\n')) {
      isLineStart = true;
      markers = 0;
    } else if (isLineStart) {
      while ((indents.at(-1) ?? -1) >= indent) indents.pop();
      indents.push(indent);
      isLineStart = false;
    }
    if (token === '[' || token === '{') brackets += 1;
    else if (token === ']' || token === '}') brackets -= 1;
    else if (token === '-' || token === '?') markers += 1;
    deepest = Math.max(deepest, brackets + markers + indents.length);
  }
  return deepest;
}
