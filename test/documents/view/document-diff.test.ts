import { describe, expect, it } from 'vitest';
import type { ResumeDocument } from '../../../src/contract/resume/resume-document.ts';
import { documentDiff } from '../../../src/documents/view/document-diff.ts';
import { shownLines } from '../../../src/documents/view/document-outline.ts';
import { wordsFor } from '../../../src/documents/view/words-for.ts';
import { softwareEngineer } from '../../rendering/software-engineer.ts';

describe('The differences between two resumes', () => {
  const document = softwareEngineer;
  const linesOf = (one: ResumeDocument) => shownLines(one, wordsFor(one));
  const diff = (before: ResumeDocument, after: ResumeDocument) =>
    documentDiff(linesOf(before), linesOf(after));

  /** Returns the document with other bullets in its first job. */
  const withBullets = (...bullets: string[]): ResumeDocument => {
    const [job, ...jobs] = document.sections.experience.items;
    if (!job) throw new Error('The document has no job.');
    const summary = `<ul>${bullets.map((bullet) => `<li><p>${bullet}</p></li>`).join('')}</ul>`;
    const experience = { ...document.sections.experience, items: [{ ...job, summary }, ...jobs] };
    return { ...document, sections: { ...document.sections, experience } };
  };
  const kinds = (before: ResumeDocument, after: ResumeDocument) =>
    diff(before, after).map(({ kind, before: old, after: fresh }) => [kind, old, fresh]);

  it('are empty for identical documents', () => {
    expect(diff(document, document)).toEqual([]);
  });

  it('include added or removed bold and italics, with their markup', () => {
    const before = withBullets('Ran <strong>Go</strong>', 'Sold');
    const after = withBullets('Ran Go', '<em>Sold</em>');
    expect(kinds(before, after)).toEqual([
      ['changed', '- Ran **Go**', '- Ran Go'],
      ['changed', '- Sold', '- *Sold*'],
    ]);
    expect(kinds(before, withBullets('Ran <strong>Go</strong>', 'Sold'))).toEqual([]);
  });

  it('show a bullet that moved once', () => {
    expect(kinds(withBullets('One', 'Two', 'Three'), withBullets('Three', 'One', 'Two'))).toEqual([
      ['moved', '- Three', '- Three'],
    ]);
  });

  it('show a bullet that moved and was reworded as changed', () => {
    const before = withBullets('Led ten people', 'Sold two houses', 'Wrote the handbook of safety');
    const after = withBullets('Wrote the safety handbook', 'Led ten people', 'Sold two houses');
    expect(kinds(before, after)).toEqual([
      ['changed', '- Wrote the handbook of safety', '- Wrote the safety handbook'],
    ]);
  });

  it('show bullets without a counterpart as removed and added, where they are', () => {
    const before = withBullets('Led ten people', 'Sold two houses', 'Drove');
    const after = withBullets('Led ten people', 'Baked bread', 'Drove');
    expect(kinds(before, after)).toEqual([
      ['removed', '- Sold two houses', null],
      ['added', null, '- Baked bread'],
    ]);
  });

  it('show a section that moved once, not its lines', () => {
    const [[main = [], ...columns] = []] = document.metadata.layout;
    const layout = [[['skills', ...main.filter((key) => key !== 'skills')], ...columns]];
    const after = { ...document, metadata: { ...document.metadata, layout } };
    expect(kinds(document, after)).toEqual([['moved', 'Skills', 'Skills']]);
  });
});
