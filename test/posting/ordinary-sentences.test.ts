import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import type { Posting } from '../../src/posting/posting.ts';
import { readPosting } from '../../src/posting/read-posting.ts';

/* Sentences with the words of a rule that mean something else. The rows of data/posting/phrases.tsv have more. */

const read = (line: string): Posting =>
  readPosting(standardLexicon(), {
    jobDescription: `Night porter\n\nYour tasks\n- Lock the doors\n- ${line}\n\nRequirements\n- First aid`,
    companyName: '',
    position: '',
  });

const note = (text: string) =>
  readPosting(standardLexicon(), { jobDescription: text, companyName: '', position: '' });

const classOf = (term: string, line: string) =>
  read(line).requirements.find((requirement) => requirement.term === term)?.class;

describe('a sentence that speaks to people', () => {
  it.each([
    'You must write clear reports in Excel',
    'You always answer the phone politely and use Excel',
    'If you are an assistant looking for a new start with Excel, call us',
    'If you are a machine operator who knows Excel, call us',
    'Attention to detail, AI tools and Excel',
  ])('is no instruction to a program: %s', (line) => {
    const { requirements, warnings } = read(line);
    expect(warnings).toEqual([]);
    expect(requirements.map(({ term }) => term)).toContain('Excel');
  });
});

describe('a task', () => {
  it.each([
    'You will help with the bookkeeping in Sage',
    'You also help with the bookkeeping in Sage',
    'You welcome guests and take payments in Sage',
    'You call customers at the agreed time and use Sage',
  ])('is neither welcome only nor about the application: %s', (line) => {
    expect(classOf('Sage', line)).toBe('responsibility');
  });
});

describe('a denial', () => {
  it.each([
    'No nonsense: a forklift licence is required',
    'No excuses - a forklift licence is required',
    'No compromise: a forklift licence is required',
  ])('ends before what is required: %s', (line) => {
    expect(note(line).knockouts.map(({ term }) => term)).toEqual(['forklift licence']);
  });

  it.each(["You won't be bored: bookkeeping, Sage and a hundred guests", 'You may have to use Sage'])(
    'is not seen in %s',
    (line) => {
      expect(classOf('Sage', line)).not.toBeUndefined();
      expect(classOf('Sage', line)).not.toBe('nice');
    },
  );
});

describe('a note', () => {
  it.each([
    'Exposure to dust and fumes',
    'Machines used to cut steel',
    'Our portfolio includes wedding cakes',
  ])('asks for nothing: %s', (text) => {
    expect(note(text).requirements).toEqual([]);
  });

  it('does not ask for the years that others have been there', () => {
    expect(note('We need a second chef. Our chef has been here eight years').years).toBeNull();
  });
});
