import { ValidationError } from '../contract/validation-error.ts';
import type { ReadBase } from '../service/ports.ts';
import { extensionOf, fileText, maxFileBytes } from './files/file-text.ts';
import { parseJsonFile } from './files/parse-json-file.ts';
import { parseYamlFile } from './files/parse-yaml-file.ts';
import { isJsonObject, type JsonObject } from './json-resume/json-resume.ts';
import { isNestedTooDeeply } from './nesting.ts';
import type { ReadingNote } from './notes/reading-note.ts';
import { readingNotes } from './notes/reading-notes.ts';
import { readBaseResume } from './read-base-resume.ts';

export interface ResumeFile {
  /** With its extension; `-` for standard input, whose content then tells JSON from YAML. */
  readonly name: string;
  readonly text: string;
}

export interface ReadResume {
  /** What PUT /base-resume takes. */
  readonly source: JsonObject;
  readonly format: ReadBase['format'];
  readonly notes: readonly ReadingNote[];
}

/**
 * Reads a resume from a JSON or YAML file of at most 1 MiB.
 * @throws ValidationError naming the file, and the line and column or the path of each problem.
 */
export async function readResumeFile({ name, text }: ResumeFile): Promise<ReadResume> {
  const parsed = await parse(name, fileText(name, text));
  if (!isJsonObject(parsed)) throw refusal(name, 'holds no resume: expected an object with basics, work …');
  const source = plainJson(name, parsed);
  const base = readNamed(name, source);
  return { source, format: base.format, notes: readingNotes(source, base) };
}

function parse(name: string, text: string): unknown {
  switch (extensionOf(name)) {
    case '.json':
      return parseJsonFile(name, text);
    case '.yaml':
    case '.yml':
      return parseYamlFile(name, text);
    case '':
      return /^\s*[{[]/.test(text) ? parseJsonFile(name, text) : parseYamlFile(name, text);
    default:
      throw refusal(name, 'is of a kind that cannot be read; give a .json, .yaml or .yml file');
  }
}

/** YAML can hold cycles, shared parts and figures that JSON cannot; what leaves here is plain JSON. */
function plainJson(name: string, parsed: JsonObject): JsonObject {
  if (isNestedTooDeeply(parsed)) throw refusal(name, 'is nested too deeply to be a resume');
  const json = JSON.stringify(parsed);
  if (json.length > maxFileBytes) throw refusal(name, 'unfolds into more than a resume can be');
  return JSON.parse(json);
}

function readNamed(name: string, source: JsonObject): ReadBase {
  try {
    return readBaseResume(source);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const issues = error.issues.map(({ path, message }) => ({
      path: path ? `${name}: ${path}` : name,
      message,
    }));
    throw new ValidationError(issues);
  }
}

function refusal(path: string, message: string): ValidationError {
  return new ValidationError([{ path, message }]);
}
