import type fc from 'fast-check';
import { runs } from '../../support/how-long.ts';
import type { Draft } from './draft.ts';
import { generateDrafts, idDrafts, listDrafts, plainDrafts, strayDrafts } from './draft-arbitraries.ts';

/** Requests that go out one after the other; several lanes run side by side. */
export interface Lane {
  readonly name: string;
  readonly drafts: fc.Arbitrary<Draft>;
  readonly runs: number;
}

export const lanes: readonly Lane[] = [
  { name: 'generateResume, live', drafts: generateDrafts('live'), runs: runs(130, 2_700) },
  { name: 'generateResume, test mode', drafts: generateDrafts('test'), runs: runs(120, 2_300) },
  { name: 'listResumes', drafts: listDrafts, runs: runs(180, 1_800) },
  { name: 'getResume', drafts: idDrafts('GET', '/resumes/{id}'), runs: runs(120, 1_200) },
  { name: 'deleteResume', drafts: idDrafts('DELETE', '/resumes/{id}'), runs: runs(80, 800) },
  { name: 'generatePdf', drafts: idDrafts('POST', '/resumes/{id}/pdf'), runs: runs(50, 500) },
  { name: 'getUsage', drafts: plainDrafts('/usage'), runs: runs(50, 500) },
  { name: 'listApiKeys', drafts: plainDrafts('/api-keys'), runs: runs(50, 500) },
  { name: 'no operation', drafts: strayDrafts, runs: runs(80, 800) },
];
