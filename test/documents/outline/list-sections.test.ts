import { expect, it } from 'vitest';
import { languageList } from '../../../src/documents/outline/skills/language-list.ts';
import { interestList, skillGroups } from '../../../src/documents/outline/skills/list-sections.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';

function line(text: string, style: SourceLine['style'] = 'text', aside = ''): SourceLine {
  return { place: 'line 1', text, aside, style, links: [] };
}

const unity = { name: 'Unity', level: 'Expert', keywords: ['C#', 'Editor tools'] };
const unreal = { name: 'Unreal', level: 'Advanced', keywords: ['C++', 'Blueprints'] };

it('reads skills as a name with a level and keywords below it', () => {
  const lines = ['Unity', 'Expert', 'C#, Editor tools', 'Unreal', 'Advanced', 'C++, Blueprints'];
  const written = lines.map((text) => line(text, /^U/.test(text) ? 'bullet' : 'text'));
  expect(skillGroups(written)).toEqual([unity, unreal]);
});

it('reads skills in columns column by column', () => {
  const written = [
    line('Unity', 'strong', 'Unreal'),
    line('Expert', 'text', 'Advanced'),
    line('C#, Editor tools', 'text', 'C++, Blueprints'),
    line('Shaders', 'strong'),
    line('HLSL, GLSL'),
  ];
  expect(skillGroups(written)).toEqual([unity, unreal, { name: 'Shaders', keywords: ['HLSL', 'GLSL'] }]);
});

it('reads one skill from each cell of a grid, even if rows are incomplete', () => {
  const written = [line('Go', 'text', 'Python | PostgreSQL | Kafka'), line('Linux', 'text', 'Redis')];
  const skills = ['Go', 'Python', 'PostgreSQL', 'Kafka', 'Linux', 'Redis'];
  expect(skillGroups(written)).toEqual(skills.map((name) => ({ name })));
});

it('reads the level of a language from the line below it', () => {
  const english = { language: 'English', fluency: 'Native' };
  const polish = { language: 'Polish', fluency: 'Conversational' };
  expect(languageList(['English', 'Native', 'Polish', 'Conversational'].map((text) => line(text)))).toEqual([
    english,
    polish,
  ]);
  expect(
    languageList([line('English', 'strong', 'Polish'), line('Native', 'text', 'Conversational')]),
  ).toEqual([english, polish]);
});

it('reads keywords below an interest', () => {
  const written = [line('Game design', 'bullet'), line('Mechanics, Levels'), line('Chess', 'bullet')];
  expect(interestList(written)).toEqual([
    { name: 'Game design', keywords: ['Mechanics', 'Levels'] },
    { name: 'Chess' },
  ]);
});
