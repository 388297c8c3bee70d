import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readPosting } from '../../src/posting/read-posting.ts';

const read = (jobDescription: string) =>
  readPosting(standardLexicon(), { jobDescription, companyName: '', position: '' });
const codes = (text: string) => read(text).warnings.map(({ code }) => code);

describe('a posting that asks for more than any job does', () => {
  const names = Array.from({ length: 600 }, (_, index) => `Zq${index.toString(36)}x tables`);
  const endless = `Requirements\n${names.map((name) => `- ${name}`).join('\n')}`;

  it('is read up to its 200th requirement, with a warning', () => {
    expect(read(endless).requirements).toHaveLength(200);
    expect(codes(endless)).toEqual(['partly_read']);
  });

  it('is read up to its 3,000th line, with a warning', () => {
    const late = `Requirements\n- Docker\n${'\n'.repeat(6000)}- Terraform`;
    expect(read(late).requirements.map(({ term }) => term)).toEqual(['Docker']);
    expect(codes(late)).toEqual(['partly_read']);
  });

  it('is read up to its 5,000th list item, even if no item is a name, with a warning', () => {
    const late = `Requirements\n- Docker\n- ${'中、'.repeat(6000)}\n- Terraform`;
    expect(read(late).requirements.map(({ term }) => term)).toEqual(['Docker']);
    expect(codes(late)).toEqual(['partly_read']);
  });

  it('is read up to its 24,000th character, with a warning', () => {
    const late = `Requirements\n- Docker\n${'We meet on the first floor. '.repeat(1000)}\n- Terraform`;
    expect(read(late).requirements.map(({ term }) => term)).toEqual(['Docker']);
    expect(codes(late)).toEqual(['partly_read']);
  });

  it('has its first 12,000 phrases scored, with a warning', () => {
    const asked = 'We ask for experience in the planning of large systems.';
    expect(codes(`Requirements\n${asked}\n${'A&B '.repeat(1500)}`)).toEqual([]);
    expect(codes(`Requirements\n${asked}\n${'A&B '.repeat(2500)}`)).toEqual(['partly_read']);
  });

  it('is read completely if it has a normal length', () => {
    expect(codes('Requirements\n- Docker\n- Terraform')).toEqual([]);
  });
});
