import { describe, expect, it } from 'vitest';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';

let count = 0;

function line(text: string, style: SourceLine['style'] = 'text', aside = ''): SourceLine {
  count += 1;
  return { place: `line ${count}`, text, aside, style, links: [] };
}

function namesOf(skills: unknown): readonly string[] {
  return JSON.stringify(skills ?? []).match(/Rye|Wheat|Ovens/g) ?? [];
}

const top = () => [line('Mara Lindt', 'large'), line('mara@example.at')];
const job = () => [
  line('Experience', 'heading'),
  line('Baker, Crust & Co', 'strong', '2019 – 2022'),
  line('Baked rye bread at night', 'bullet'),
];
const profile = () => [line('Summary', 'heading'), line('Baker with ten years of nights behind her.')];

describe('A labeled line of skills', () => {
  it.each(['Core Skills: Rye | Wheat | Ovens', 'Key skills include: Rye, Wheat and more, Ovens'])(
    'ends a summary: %s',
    (skills) => {
      const { source } = readOutline([...top(), ...profile(), line(skills), ...job()]);
      expect(source['basics']).toMatchObject({ summary: 'Baker with ten years of nights behind her.' });
      expect(namesOf(source['skills'])).toEqual(['Rye', 'Wheat', 'Ovens']);
    },
  );

  it('ends a list of schools', () => {
    const school = [
      line('Education', 'heading'),
      line('Oak University', 'strong', '2015 – 2018'),
      line('BSc in Botany'),
    ];
    const { source } = readOutline([
      ...top(),
      ...school,
      line('Technical Skills: Rye | Wheat | Ovens'),
      ...job(),
    ]);
    expect(source['education']).toHaveLength(1);
    expect(namesOf(source['skills'])).toEqual(['Rye', 'Wheat', 'Ovens']);
    expect(namesOf(source['education'])).toEqual([]);
  });

  it('is part of a job that it belongs to', () => {
    const { source } = readOutline([
      ...top(),
      ...job(),
      line('Skills: Rye, Wheat, Ovens'),
      line('Baker, Oven & Sons', 'strong', '2015 – 2018'),
      line('Baked wheat bread', 'bullet'),
    ]);
    expect(source['work']).toHaveLength(2);
  });
});
