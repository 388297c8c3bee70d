import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import { coverLetterType } from '../reactive-resume/v5-custom-sections.ts';
import type { ReadingNote } from './reading-note.ts';

/** How a resume looks and is kept, and marks that are no words. */
const noWords = new Set([
  ...[
    'metadata',
    'picture',
    'photo',
    'image',
    'id',
    'shortId',
    'slug',
    'type',
    'icon',
    'iconColor',
    'public',
  ],
  ...['createdAt', 'updatedAt', 'user', 'template', 'levelNum'],
]);
/** The names of sections are the document's own. */
const word = /[\p{L}\p{N}]+/gu;

/** Texts of another version of Reactive Resume of which the document lacks a word. */
export function whatWasLeft(source: Readonly<JsonObject>, document: ResumeDocument): readonly ReadingNote[] {
  const kept = new Set(texts(document).flatMap(([, text]) => wordsOf(text)));
  const letters = coverLetters(source);
  const lost = texts(source)
    .filter(([path]) => !letters.some((letter) => path.startsWith(`${letter}.`)))
    .filter(([, text]) => wordsOf(text).some((one) => !kept.has(one)));
  return [
    ...lost.map(([path, text]) =>
      unplaced(path, `has no place in the resume document: "${text.slice(0, 80)}"`),
    ),
    ...letters.map((path) => unplaced(path, 'is a cover letter, not part of the resume; it is left out')),
  ];
}

function unplaced(path: string, message: string): ReadingNote {
  return { kind: 'unplaced', path, message };
}

function coverLetters({ customSections }: Readonly<JsonObject>): readonly string[] {
  if (!Array.isArray(customSections)) return [];
  return customSections.flatMap((section: unknown, index) =>
    isJsonObject(section) && section['type'] === coverLetterType ? [`customSections[${index}]`] : [],
  );
}

function texts(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((one, index) => texts(one, `${path}[${index}]`));
  if (!isJsonObject(value)) return [];
  return Object.entries(value)
    .filter(([key]) => !noWords.has(key))
    .flatMap(([key, one]) => texts(one, path ? `${path}.${key}` : key));
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .replace(/<[^<>]*>/g, ' ')
      .toLowerCase()
      .match(word) ?? []
  );
}
