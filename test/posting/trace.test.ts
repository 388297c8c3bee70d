import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PostingTrace } from '../../src/contract/posting-trace.ts';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readPosting } from '../../src/posting/read-posting.ts';
import { tracePosting } from '../../src/posting/trace/trace-posting.ts';
import { projectRoot } from '../support/project-root.ts';

const read = (name: string) => readFileSync(path.join(projectRoot, 'examples', 'postings', name), 'utf8');
const postings = ['backend-engineer.txt', 'icu-nurse.txt'].map((name) => ({
  jobDescription: read(name),
  companyName: '',
  position: '',
}));

describe.each(postings)('the trace of a posting', (target) => {
  const trace = tracePosting(standardLexicon(), target);
  const spans = trace.lines.flatMap((line) => line.spans);
  const { requirements } = readPosting(standardLexicon(), target);

  it('matches the contract', () => {
    expect(PostingTrace.parse(trace)).toEqual(trace);
  });

  it('has each requirement where the posting asks for it, and no other', () => {
    const asked = new Set(
      spans.filter(({ outcome }) => outcome === 'asked').map(({ requirement }) => requirement),
    );
    expect([...asked].sort()).toEqual(requirements.map(({ id }) => id).sort());
  });

  it('marks improbable phrases as below the threshold', () => {
    for (const { outcome, probability, threshold } of spans) {
      if (outcome === 'below_threshold') expect(probability).toBeLessThanOrEqual(threshold ?? 0);
      if (outcome === 'asked') expect(probability).toBeGreaterThanOrEqual(threshold ?? 1);
    }
  });

  it('describes every value in words', () => {
    const factors = trace.lines.flatMap((line) => [
      ...line.decided_by,
      ...line.spans.flatMap((span) => span.decided_by),
    ]);
    expect(factors.length).toBeGreaterThan(0);
    expect(factors.filter(({ name }) => /[{}]|undefined|another feature/.test(name))).toEqual([]);
  });
});

it('says which term a phrase was read as, if it has another name', () => {
  const lines = ['Requirements:', '- k8s', '- Terraform', '- PostgreSQL', '- Python', '- Ansible'];
  const trace = tracePosting(standardLexicon(), {
    jobDescription: lines.join('\n'),
    companyName: '',
    position: '',
  });
  const spans = trace.lines.flatMap((line) => line.spans).filter(({ outcome }) => outcome === 'asked');
  const knownAs = Object.fromEntries(spans.map((span) => [span.text, span.known_as]));
  expect(knownAs).toMatchObject({ k8s: 'Kubernetes', Terraform: null, Python: null });
});

it('marks negated terms as denied', () => {
  const lines = [
    ['Requirements:', '- Terraform', '- Kubernetes', '- PostgreSQL', '- Python', '- Ansible'],
    ['Nice to have:', '- Grafana', '- Docker', 'Docker is not required.'],
  ].flat();
  const trace = tracePosting(standardLexicon(), {
    jobDescription: lines.join('\n'),
    companyName: '',
    position: '',
  });
  const denied = trace.lines.flatMap(({ spans }) => spans).filter(({ outcome }) => outcome === 'denied');
  expect(denied.map(({ text }) => text)).toContain('Docker');
});
