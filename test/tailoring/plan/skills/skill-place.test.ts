import { describe, expect, test } from 'vitest';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { tailorResume } from '../../../../src/tailoring/tailor-resume.ts';
import { asOf, documentOf } from '../../cases.ts';

const highlights = ['Drew 40 floor plans in AutoCAD', 'Modeled two bridges in Revit'];

/** The skills of a draftsman after tailoring, in their order. */
function listAfter(skills: readonly { name: string; keywords?: readonly string[] }[], asked: string) {
  const resume = {
    basics: { name: 'Pat Doe', email: 'pat@example.org' },
    work: [{ name: 'Acme', position: 'Draftsman', startDate: '2018-01', highlights }],
    skills,
  };
  const jobDescription = `Draftsman\n\nRequirements:\n${asked}`;
  const target = { companyName: 'Delta', position: 'Draftsman', jobDescription };
  const request = { base: documentOf({ resume }), target, level: 'basic' as const, asOf };
  const { document } = tailorResume(standardLexicon(), request);
  return document.sections.skills.items.map(({ name, keywords }) => [name, ...keywords].join(': '));
}

const flat = (...names: string[]) => names.map((name) => ({ name }));

describe('a skill that is added to a list', () => {
  test('follows what is asked for, and comes before the rest', () => {
    const skills = flat('SolidWorks', 'Knitting', 'Swimming', 'Patience', 'Chess');
    expect(listAfter(skills, '- SolidWorks\n- AutoCAD\n- Revit')).toEqual([
      ...['SolidWorks', 'AutoCAD', 'Revit'],
      ...['Knitting', 'Swimming', 'Patience', 'Chess'],
    ]);
  });

  test('follows what has moved up', () => {
    const skills = flat('Knitting', 'Swimming', 'Patience', 'Chess', 'SolidWorks');
    expect(listAfter(skills, '- SolidWorks\n- AutoCAD').slice(0, 3)).toEqual([
      'SolidWorks',
      'AutoCAD',
      'Knitting',
    ]);
  });

  test('is the first if none is asked for', () => {
    expect(listAfter(flat('Swimming', 'Knitting', 'Patience'), '- AutoCAD')[0]).toBe('AutoCAD');
  });

  test('keeps to the alphabet', () => {
    const skills = flat('Archery', 'Chess', 'Knitting', 'SolidWorks');
    expect(listAfter(skills, '- SolidWorks\n- AutoCAD\n- Revit')).toEqual([
      ...['Archery', 'AutoCAD', 'Chess', 'Knitting', 'Revit', 'SolidWorks'],
    ]);
  });

  test('does not come under a heading or into half of an item', () => {
    expect(listAfter(flat('Office', 'Software', 'Knitting', 'Chess'), '- AutoCAD').at(-1)).toBe('AutoCAD');
    expect(listAfter(flat('Knitting', 'Chess (blitz', 'rapid)'), '- AutoCAD').at(-1)).toBe('AutoCAD');
  });

  test('comes behind what is asked for in its group', () => {
    const keywords = ['Knitting', 'Swimming', 'Patience', 'Chess', 'SolidWorks', 'Inventor'];
    const [list] = listAfter([{ name: 'Skills', keywords }], '- SolidWorks\n- AutoCAD\n- Inventor');
    expect(list?.split(': ').slice(1, 5)).toEqual(['SolidWorks', 'Inventor', 'AutoCAD', 'Knitting']);
  });
});
