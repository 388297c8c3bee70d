import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { degrees } from '../../src/contract/choices.ts';
import type { Target } from '../../src/service/ports.ts';

/* Reads the labeled cases in this folder, which README.md describes. */

const root = import.meta.dirname;

export const folders = [
  'seen',
  'held-out',
  'blind',
  'blind-two',
  'blind-three',
  'blind-four',
  'blind-five',
  'blind-six',
  'blind-seven',
  'blind-eight',
  'blind-nine',
  'blind-ten',
] as const;
export type Folder = (typeof folders)[number];

export const grades = ['qualified', 'weaker', 'trap', 'related', 'unrelated'] as const;
export type Grade = (typeof grades)[number];

const classes = ['must', 'nice', 'responsibility'] as const;
type LabelClass = (typeof classes)[number];

const text = z.string().min(1);
const spellings = z.union([text.transform((one) => [one]), z.array(text).min(1)]);
/** A keyword: a spelling, several spellings of the same thing, or a group of alternatives. */
const keyword = z.union([
  z.strictObject({ any: z.array(z.array(text).min(1)).min(2) }).transform(({ any }) => any),
  spellings.transform((forms) => [forms]),
]);
const keywords = z.array(keyword).default([]);
const credentials = z.strictObject({ must: keywords, nice: keywords }).prefault({});
const degree = z.enum(degrees).nullable();

const Labels = z.strictObject({
  profession: text,
  language: z.enum(['en', 'de', 'fr', 'es', 'zh']),
  company: text,
  position: text,
  years: z.number().int().nullable(),
  /** A list if careful readers would disagree. */
  degree: z.union([degree.transform((one) => [one]), z.array(degree)]),
  must: keywords,
  nice: keywords,
  responsibility: keywords,
  neutral: z.array(text),
  distractors: z.array(text),
  certificates: credentials,
  licences: credentials,
  pairs: z.partialRecord(z.enum(grades), z.array(text)),
});
export type Labels = z.infer<typeof Labels>;

export interface Keyword {
  readonly class: LabelClass;
  readonly credential: boolean;
  /** Alternatives, each a list of spellings; the first is the posting's own. */
  readonly members: readonly (readonly string[])[];
}

export interface Case {
  readonly name: string;
  readonly folder: Folder;
  readonly target: Target;
  readonly labels: Labels;
  readonly keywords: readonly Keyword[];
}

const casesRead = new Map<Folder, readonly Case[]>();
const resumesRead = new Map<Folder, Resumes>();

/** JSON Resumes as written, by name. */
type Resumes = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** The labeled postings of a folder, cached. */
export function readCases(folder: Folder): readonly Case[] {
  const read = casesRead.get(folder) ?? casesFrom(folder);
  casesRead.set(folder, read);
  return read;
}

export function readResumes(folder: Folder): Resumes {
  const read = resumesRead.get(folder) ?? resumesFrom(folder);
  resumesRead.set(folder, read);
  return read;
}

function casesFrom(folder: Folder): readonly Case[] {
  const names = namesIn(folder, 'postings', '.yaml');
  return names.map((name) => {
    const source = parse(fileText(folder, 'postings', `${name}.yaml`));
    const labels = Labels.parse(source);
    const { company, position } = labels;
    const jobDescription = fileText(folder, 'postings', `${name}.txt`);
    const target = { jobDescription, companyName: company, position };
    return { name, folder, target, labels, keywords: keywordsOf(labels) };
  });
}

function resumesFrom(folder: Folder): Resumes {
  const names = namesIn(folder, 'resumes', '.json');
  return new Map(names.map((name) => [name, JSON.parse(fileText(folder, 'resumes', `${name}.json`))]));
}

export function namesIn(folder: Folder, kind: 'postings' | 'resumes', extension: string): readonly string[] {
  const files = readdirSync(path.join(root, folder, kind)).sort();
  return files.filter((file) => file.endsWith(extension)).map((file) => file.slice(0, -extension.length));
}

/** Groups of spellings of the same thing, from the labels and same-thing.yaml. */
export function readSpellings(): readonly (readonly string[])[] {
  const labeled = folders.flatMap(readCases).flatMap((one) => one.keywords.flatMap(({ members }) => members));
  return [...labeled, ...z.array(z.array(text).min(2)).parse(parse(fileText('same-thing.yaml')))];
}

function fileText(...parts: readonly string[]): string {
  return readFileSync(path.join(root, ...parts), 'utf8');
}

function keywordsOf(labels: Labels): Keyword[] {
  const plain = classes.flatMap((name) => labels[name].map((members) => keywordOf(name, members, false)));
  const asked = [labels.certificates, labels.licences].flatMap(({ must, nice }) => [
    ...must.map((members) => keywordOf('must', members, true)),
    ...nice.map((members) => keywordOf('nice', members, true)),
  ]);
  return [...plain, ...asked];
}

function keywordOf(name: LabelClass, members: Keyword['members'], credential: boolean): Keyword {
  return { class: name, members, credential };
}
