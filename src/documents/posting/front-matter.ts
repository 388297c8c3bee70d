import { asText, isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { ValidationError } from '../../values/validation-error.ts';
import { leavesIn, objectsIn } from '../files/json-parts.ts';

/* Reads the front matter of a posting from a site generator: rows of `name: value` before its text. */

export interface FrontMatter {
  /** Keys are in lower case with spaces, with the name of their group first: `job title`, `company name`. */
  readonly fields: ReadonlyMap<string, string>;
  /** True for an object of a program instead of rows between fences. */
  readonly isData: boolean;
  /** The text after the front matter, or the whole text if there is none. */
  readonly rest: string;
}

/** Names are only searched in the first rows. */
const maxRows = 80;
/** Maximum number of rows between fences; a page builder writes a whole page as rows. */
const maxFenced = 4000;
const row = /^(?:- )?["']?([A-Za-z][\w -]{0,40})["']?\s?[:=](?:\s+(.*))?$/;
/** A row, the continuation of a row, an item of a list, or a comment. */
const inRows = /^(?:$|\s|-(?:\s|$)|#|[}\]]|["']?[A-Za-z][\w -]{0,40}["']?\s?[:=](?:\s|$))/;
const fence = /^(?:---|\+\+\+|;;;)$/;

export function frontMatter(text: string): FrontMatter {
  const all = text.split('\n', maxFenced + 1);
  const lines = all.slice(0, maxRows + 1);
  const isFenced = fence.test((lines[0] ?? '').trim());
  const end = isFenced ? endOfRows(all) : -1;
  const top = lines.filter((line) => !/^[\s{[(]*$/.test(line)).slice(0, 3);
  const isBare =
    !isFenced && top.filter((line) => row.test(line.trim())).length >= 2 && row.test((top[0] ?? '').trim());
  if (!isBare && !(isFenced && end > 0)) return { fields: new Map(), rest: text, isData: false };
  const rows = isBare ? lines : lines.slice(1, end);
  const rest = isBare
    ? text
    : text
        .split('\n')
        .slice(end + 1)
        .join('\n');
  return { fields: fieldsOf(rows), rest, isData: isBare };
}

/** Index of the closing fence, or -1. Far below, a line of dashes is a fence only if all lines above it are rows. */
function endOfRows(lines: readonly string[]): number {
  const end = lines.findIndex((line, index) => index > 0 && fence.test(line.trim()));
  return end <= maxRows || lines.slice(1, end).every((line) => inRows.test(line)) ? end : -1;
}

/** In UTF-16 units. A shorter text after the rows is not a posting; shorter values are facts and not text. */
const shortText = 100;
const shortValue = 40;
/** Minimum length of all long values together for a posting. */
const minValuesLength = 200;

/**
 * The posting of a page without a text: the long values and the lists of its rows, each below its name. Null for
 * other pages.
 */
export async function postingInRows(name: string, text: string): Promise<string | null> {
  const { fields, rest, isData } = frontMatter(text);
  if (fields.size === 0 || isData || rest.trim().length >= shortText || !text.startsWith('---')) return null;
  const values = await rowsOf(name, text.slice(0, text.length - rest.length));
  const blocks = Object.entries(values ?? {}).flatMap(([key, value]) => {
    const written = writtenOf(value);
    if (!Array.isArray(value) && written.length < shortValue) return [];
    const heading = spaced(key);
    return [`${heading.charAt(0).toUpperCase()}${heading.slice(1)}:\n${written.trim()}`];
  });
  const posting = blocks.join('\n\n');
  return posting.length < minValuesLength ? null : posting;
}

/** Null for rows that are not valid YAML or exceed the limits of a YAML file; the text is then read as written. */
async function rowsOf(name: string, rows: string): Promise<JsonObject | null> {
  const { parseYamlFile } = await import('../files/parse-yaml-file.ts');
  try {
    const values = await parseYamlFile(name, rows.replace(/\n---\s*$/, '\n'));
    return isJsonObject(values) ? values : null;
  } catch (error) {
    if (error instanceof ValidationError) return null;
    throw error;
  }
}

/** The text of a value, one line for each part. */
function writtenOf(value: unknown): string {
  if (Array.isArray(value))
    return isRichText(value) ? value.map(textOfNode).join('\n') : value.map(itemOf).join('\n');
  if (!isJsonObject(value)) return asText(value) ?? '';
  return Object.entries(value)
    .filter(([key]) => !aboutItself.has(key))
    .map(([, part]) => writtenOf(part))
    .filter((part) => part !== '')
    .join('\n');
}

const aboutItself: ReadonlySet<string> = new Set(['id', 'type']);

function itemOf(item: unknown): string {
  const holdsRichText = objectsIn(item).some(([object]) => Object.values(object).some(isRichText));
  return holdsRichText ? writtenOf(item) : `- ${textsIn(item).join(', ')}`;
}

const keysOfNode: ReadonlySet<string> = new Set(['type', 'text', 'content', 'marks', 'attrs']);

/** True for rich text of page editors (ProseMirror): each node has a type, and a text or child nodes. */
function isRichText(value: unknown): value is JsonObject[] {
  if (!Array.isArray(value) || !value.every(isJsonObject)) return false;
  const hasText = (node: JsonObject) => typeof node['text'] === 'string' || Array.isArray(node['content']);
  const isNode = (node: JsonObject) =>
    typeof node['type'] === 'string' && Object.keys(node).every((key) => keysOfNode.has(key));
  return value.every(isNode) && value.some(hasText);
}

/** The text of a node. A node without text and children is a custom part or a line break. */
function textOfNode({ type, text, content, attrs }: JsonObject): string {
  if (typeof text === 'string') return text;
  if (!Array.isArray(content)) return `${writtenOf(isJsonObject(attrs) ? attrs['values'] : '')}\n`;
  const isLine = content.some((part) => isJsonObject(part) && 'text' in part);
  const inside = content
    .filter(isJsonObject)
    .map(textOfNode)
    .join(isLine ? '' : '\n');
  return /item$/i.test(asText(type) ?? '') ? `- ${inside}` : inside;
}

function textsIn(value: unknown): readonly string[] {
  return leavesIn(value).flatMap(({ value: leaf }) => asText(leaf) ?? []);
}

/** A row without a value that rows with more indentation belong to: `image:` above `  title: Harbor`. */
interface Opened {
  readonly name: string;
  readonly indent: number;
}

function isNested(next: string | undefined, indent: number): boolean {
  const start = next?.search(/\S/) ?? -1;
  return start > indent && next?.charAt(start) !== '-';
}

function fieldsOf(lines: readonly string[]): Map<string, string> {
  const fields = new Map<string, string>();
  const groups: string[] = [];
  const opened: Opened[] = [];
  for (const [index, line] of lines.entries()) {
    if (/^\s*[}\]]/.test(line)) groups.pop();
    if (/^\s*[{[]$/.test(line)) groups.push('');
    const [, name, value = ''] = row.exec(line.trim()) ?? [];
    if (name === undefined) continue;
    // A folded value begins on the next line.
    const written = /^[>|][+-]?$/.test(value.trim()) ? (lines[index + 1] ?? '') : value;
    const indent = line.search(/\S/);
    while (indent <= (opened.at(-1)?.indent ?? -1)) opened.pop();
    const key = spaced([...groups, ...opened.map((group) => group.name), name].join(' '));
    if (value.trim() === '' && isNested(lines[index + 1], indent)) opened.push({ name, indent });
    if (/^[{[]$/.test(value.trim())) groups.push(name);
    else if (!fields.has(key)) fields.set(key, quotedText(written.trim()) ?? unquoted(written.trim()));
  }
  return fields;
}

/** Makes one name of `jobTitle`, `job_title` and `job-title`. */
function spaced(name: string): string {
  return name
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replace(/[_\s-]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** A value in quotes, with the end of its list or row and a comment after it. */
const inSingle = /^'((?:[^'\\]|''|\\.)*)'[,\]\s]*(?:#.*)?$/;
const inOthers = /^(?:"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)[,\]\s]*(?:#.*)?$/;
const escaped = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|([nrt])|(.))/g;

/**
 * The content of a value that is quoted as a whole: `'Builder''s mate' # new`, `"Boat Builder",`, `["Boat
 * Builder"]`.
 */
export function quotedText(value: string): string | undefined {
  const bare = value.replace(/^\[\s*/, '');
  const others = inOthers.exec(bare);
  const inside = inSingle.exec(bare)?.[1]?.replaceAll("''", "'") ?? others?.[1] ?? others?.[2];
  return inside
    ?.replace(escaped, (_, two?: string, four?: string, space?: string, other?: string) => {
      if (space !== undefined) return ' ';
      return other ?? String.fromCharCode(Number.parseInt(two ?? four ?? '', 16));
    })
    .trim();
}

/** Removes list brackets, and an opening quote whose end is on a later row. */
function unquoted(value: string): string {
  const bare = value.replace(/^\[/, '').replace(/,$/, '').replace(/\]$/, '').trim();
  const isOpen = /^["'`]/.test(bare) && bare.lastIndexOf(bare.charAt(0)) === 0;
  return isOpen ? bare.slice(1).trim() : bare;
}
