import path from 'node:path';
import { projectRoot } from '../support/project-root.ts';

const example = (...parts: string[]) => path.join(projectRoot, 'examples', ...parts);

export const engineer = example('resumes', 'software-engineer.json');
export const nurse = example('resumes', 'nurse.yaml');
export const backendPosting = example('postings', 'backend-engineer.txt');
export const nursePosting = example('postings', 'icu-nurse.txt');
