import { describe } from 'vitest';
import { describeAccounts } from './promises/accounts.ts';
import { describeAnswers } from './promises/answers.ts';
import { describeApplications } from './promises/applications.ts';
import { describeBaseResumes } from './promises/base-resumes.ts';
import { describeGenerations } from './promises/generations.ts';
import { describeIdempotency } from './promises/idempotency.ts';
import { describeKept } from './promises/kept.ts';
import { describeModelAnswers } from './promises/model-answers.ts';
import { describeNamedBases } from './promises/named-bases.ts';
import { describeOneCommit } from './promises/one-commit.ts';
import { describePaging } from './promises/paging.ts';
import { describeProcesses } from './promises/processes.ts';
import { describeProposals } from './promises/proposals.ts';
import { describeResumes } from './promises/resumes.ts';
import type { StoreHarness } from './store-harness.ts';

/** The behavior that every store promises, on any database. */
export function describeStore(name: string, harness: StoreHarness): void {
  describe(name, () => {
    describe('accounts', () => describeAccounts(harness));
    describe('named base resumes', () => describeNamedBases(harness));
    describe('applications', () => describeApplications(harness));
    describe('proposals', () => describeProposals(harness));
    describe('answers of the user', () => describeAnswers(harness));
    describe('base resumes', () => describeBaseResumes(harness));
    describe('generations', () => describeGenerations(harness));
    describe('idempotency keys', () => describeIdempotency(harness));
    describe('answers of a model', () => describeModelAnswers(harness));
    describe('the cache in memory', () => describeKept(harness));
    describe('generations in one commit', () => describeOneCommit(harness));
    describe('paging', () => describePaging(harness));
    describe('resumes', () => describeResumes(harness));
    describe('several processes', () => describeProcesses(harness));
  });
}
