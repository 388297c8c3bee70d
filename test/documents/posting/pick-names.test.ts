import { expect, test } from 'vitest';
import { namedInText } from '../../../src/documents/posting/named-in-text.ts';
import { readPostingText } from '../../../src/documents/posting/read-posting.ts';

const prose =
  'You plank and caulk wooden hulls, keep a log of the work and help the crew in the yard. '.repeat(3);

async function namesIn(...lines: string[]) {
  const text = lines.join('\n');
  const { company, position } = await readPostingText({ name: 'posting.md', text });
  return { byRules: namedInText(text), read: { company, position } };
}

test.each([
  {
    lines: [
      ...['Join our crew', '', '# Night Caulking Lead, Wooden Hulls', '', prose],
      ...['', 'Oakum Yard', 'Oakum Yard repairs old boats.', 'hello@oakumyard.example'],
    ],
    names: { company: 'Oakum Yard', position: 'Night Caulking Lead, Wooden Hulls' },
  },
  {
    lines: [
      ...[
        'Nous recrutons',
        '',
        'Un soudeur ou une soudeuse pour notre atelier de Brest',
        '',
        'Vos missions :',
      ],
      ...['- souder des coques en aluminium ;', '- préparer les pièces et contrôler les soudures.', ''],
      ...['Votre profil :', '- CAP soudage ou expérience équivalente', '- goût du travail en équipe', ''],
      'Envoyez votre CV à Chantier Oakum, contact@chantier-oakum.example',
    ],
    names: { company: 'Chantier Oakum', position: 'soudeur ou une soudeuse' },
  },
  {
    lines: [
      ...['Trabaja con nosotros', '', 'Puesto:', 'Soldador naval para astillero', '', 'Funciones:'],
      ...['- Soldar cascos y mástiles en el taller.', '- Preparar las piezas y revisar las uniones.', ''],
      ...['Requisitos:', '- Formación profesional en soldadura', '- Experiencia de dos años'],
    ],
    names: { position: 'Soldador naval para astillero' },
  },
])('finds names that no rule finds: $names.position', async ({ lines, names }) => {
  const { byRules, read } = await namesIn(...lines);
  expect(byRules).toEqual({});
  expect(read).toEqual(names);
});

test('prefers a clearer title to a first line above prose', async () => {
  const { byRules, read } = await namesIn('Harbor News', '', '## Boat Painter (m/f/d)', '', prose);
  expect(byRules).toMatchObject({ position: 'Harbor News', isPositionDoubtful: true });
  expect(read.position).toBe('Boat Painter (m/f/d)');
});

test('keeps a first line above prose if nothing is clearer', async () => {
  expect((await namesIn('Caulker', prose)).read.position).toBe('Caulker');
});

test('keeps names from labels with any other text', async () => {
  const { read } = await namesIn('Company: Oakum', 'Position: Caulker', '', '# Boat Painter (m/f/d)', prose);
  expect(read).toEqual({ company: 'Oakum', position: 'Caulker' });
});

test.each([
  ['a place', ['Soldador', 'Trabajo en Oakum, en turnos.', 'Vivir en Oakum es una ventaja.', prose]],
  ['a verb', ['Caulker', 'Join us. Apply today. Send us a letter.', prose]],
  ['a country', ['Caulker', prose, 'Peru', 'Peru is where you work.']],
])('does not read %s as a company', async (_, lines) => {
  expect((await namesIn(...lines)).read.company).toBeUndefined();
});

test('does not read names from a list of requirements', async () => {
  const { read } = await namesIn('Requirements for everybody who joins:', '- You caulk hulls.', '', prose);
  expect(read).toEqual({});
});
