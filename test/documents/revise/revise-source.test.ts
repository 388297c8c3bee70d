import { describe, expect, it } from 'vitest';
import { answerPlace } from '../../../src/contract/resume/answer-place.ts';
import { toReactiveResumeV5 } from '../../../src/documents/reactive-resume/to-reactive-resume-v5.ts';
import { readBaseResume } from '../../../src/documents/read-base-resume.ts';
import { reviseSource } from '../../../src/documents/revise/revise-source.ts';
import type { Statement } from '../../../src/service/ports.ts';
import type { JsonObject } from '../../../src/values/json-object.ts';
import { ValidationError } from '../../../src/values/validation-error.ts';

function say(path: string, text = 'Ran the night shift'): Statement {
  const place = answerPlace(path);
  if (!place) throw new Error(`${path} is no place`);
  return { name: 'answers[0].path', place, text };
}

const add = (source: JsonObject, ...statements: readonly Statement[]) =>
  reviseSource(source, { add: statements, remove: [] });
const remove = (source: JsonObject, ...statements: readonly Statement[]) =>
  reviseSource(source, { add: [], remove: statements });

const basics = { name: 'Ida Lund' };
const text = 'Ran the night shift';

describe('A JSON Resume with an answer', () => {
  it.each<[string, JsonObject, JsonObject, string]>([
    [
      'bullets',
      { work: [{ highlights: ['Baked'] }] },
      { work: [{ highlights: ['Baked', text] }] },
      'work[0]',
    ],
    [
      'no bullets',
      { work: [{ summary: 'Bakes.' }] },
      { work: [{ summary: 'Bakes.', highlights: [text] }] },
      'work[0]',
    ],
    [
      'keys of other tools',
      { experience: [{ company: 'A', achievements: ['Baked'] }] },
      { experience: [{ company: 'A', achievements: ['Baked', text] }] },
      'work[0].highlights[0]',
    ],
    [
      'unknown keys',
      { x: { y: 1 }, work: [{ name: 'A', z: [2] }] },
      { x: { y: 1 }, work: [{ name: 'A', z: [2], highlights: [text] }] },
      'work[0]',
    ],
    [
      'keywords',
      { skills: [{ name: 'S', keywords: ['a'] }] },
      { skills: [{ name: 'S', keywords: ['a', text] }] },
      'skills[0]',
    ],
    ['a list of names', { skills: ['Baking'] }, { skills: ['Baking', { name: text }] }, 'skills'],
    [
      'no certificates',
      { work: [{ name: 'A' }] },
      { work: [{ name: 'A' }], certificates: [{ name: text }] },
      'certificates',
    ],
    [
      'languages',
      { languages: [{ language: 'Danish' }] },
      { languages: [{ language: 'Danish' }, { language: text }] },
      'languages',
    ],
  ])('keeps %s as written', (_what, before, after, path) => {
    const revised = add({ basics, ...before }, say(path));
    expect(revised.source).toEqual({ basics, ...after });
    expect(revised.document).toEqual(readBaseResume(revised.source, { nameless: true }).document);
    expect(remove(revised.source, say(path)).source).toEqual({ basics, ...before });
  });

  it('is correct if its lists have another type', () => {
    const source = { basics, work: [{ name: 'A', highlights: 'Baked\nSwept' }], skills: ['Baking', 'Sales'] };
    const { document } = add(source, say('work[0]'), say('skills[1]', 'Cakes'));
    expect(document.sections.experience.items[0]?.summary).toContain('<li>Ran the night shift</li>');
    expect(document.sections.skills.items).toMatchObject([
      { name: 'Baking', keywords: [] },
      { name: 'Sales', keywords: ['Cakes'] },
    ]);
  });

  it('removes the last of two equal texts', () => {
    const source = { basics, work: [{ name: 'A', highlights: [text, 'Baked', text] }] };
    expect(remove(source, say('work[0]')).source).toEqual({
      basics,
      work: [{ name: 'A', highlights: [text, 'Baked'] }],
    });
  });

  it.each(['work[1]', 'volunteer[0]', 'skills[3]'])('has an error for the missing place %s', (path) => {
    const source = { basics, work: [{ name: 'A' }] };
    expect(() => add(source, say(path))).toThrow(ValidationError);
    expect(() => add(source, say(path))).toThrow(/answers\[0\]\.path/);
  });
});

describe('A Reactive Resume with an answer', () => {
  const { document } = readBaseResume({
    basics,
    work: [{ name: 'A', highlights: ['Baked'] }],
    skills: [{ name: 'S', keywords: ['a'] }],
  });

  it('of version 4 keeps its format and content', () => {
    const source = { ...JSON.parse(JSON.stringify(document)), extra: 1 };
    const revised = add(source, say('work[0]'), say('certificates', 'GoBD'));
    expect(revised.format).toBe('reactive-resume-v4');
    expect(revised.source['extra']).toBe(1);
    expect(revised.document.sections.experience.items[0]?.summary).toBe(
      '<ul><li>Baked</li><li>Ran the night shift</li></ul>',
    );
    const back = remove(revised.source, say('work[0]'), say('certificates', 'GoBD'));
    expect(back.document.sections.experience.items[0]?.summary).toBe('<ul><li>Baked</li></ul>');
    expect(back.document.sections.certifications.items).toEqual([]);
  });

  it('of version 5 keeps its format', () => {
    const source = JSON.parse(JSON.stringify(toReactiveResumeV5(document)));
    const revised = add(source, say('work[0]'));
    expect(revised.format).toBe('reactive-resume-v5');
    expect(revised.document.sections.experience.items[0]?.summary).toContain('Ran the night shift');
  });
});
