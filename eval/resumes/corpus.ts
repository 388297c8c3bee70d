import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseTable } from '../postings/table.ts';
import { ResumeLabels } from './labels.ts';

export interface LabeledResume {
  readonly id: string;
  readonly split: 'train' | 'dev' | 'test' | 'later';
  /** `docx`, `pdf`, `markdown`, `rendercv-yaml`, … */
  readonly format: string;
  /** Family of the program that made a PDF or DOCX. */
  readonly producer: string;
  readonly language: string;
  readonly file: { readonly name: string; readonly bytes: Uint8Array };
  readonly labels: ResumeLabels;
}

/** The labeled resumes whose files are in `folder` as `ID.*`; `corpus` has `resumes.tsv` and `labels/`. */
export function readLabeledResumes(
  folder: string,
  split: string,
  corpus = import.meta.dirname,
): readonly LabeledResume[] {
  const files = new Map(readdirSync(folder).map((name) => [path.parse(name).name, name]));
  const labeled = new Set(readdirSync(path.join(corpus, 'labels')).map((name) => path.parse(name).name));
  return parseTable(readFileSync(path.join(corpus, 'resumes.tsv'), 'utf8')).flatMap(
    (row): LabeledResume[] => {
      const cell = (name: string) => row.get(name) ?? '';
      const [id, name] = [cell('id'), files.get(cell('id'))];
      if (cell('split') !== split || name === undefined || !labeled.has(id)) return [];
      const labels: unknown = JSON.parse(readFileSync(path.join(corpus, 'labels', `${id}.json`), 'utf8'));
      return [
        {
          ...{ id, split: cell('split') as LabeledResume['split'], format: cell('format') },
          ...{ producer: cell('producer'), language: cell('language') },
          file: { name, bytes: readFileSync(path.join(folder, name)) },
          labels: ResumeLabels.parse(labels),
        },
      ];
    },
  );
}
