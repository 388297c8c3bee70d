import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Score } from '../../../../src/contract/score.ts';
import { createTestTerminal } from '../../../cli/memory-io.ts';

const posting = `Assistenz der Geschäftsleitung

Ihr Profil:
- Erfahrung mit Projekten
- Umgang mit Terminen
`;

it.each([
  ['Projekten', 'Planung eines Projekts', true],
  ['Projekten', 'Projekte betreut', true],
  ['Terminen', 'Koordination der Termine', true],
  ['Terminen', 'Termin beim Amt vereinbart', true],
  ['Terminen', 'Entwürfe für Terminals geprüft', false],
  ['Projekten', 'Folien für den Projektor gedruckt', false],
])('A requirement %s is shown in another number or case: %s', async (term, line, isShown) => {
  const terminal = createTestTerminal();
  const highlights = [line, 'Empfang der Besucher und Bestellung von Büromaterial für das ganze Haus'];
  const work = [{ name: 'Acme', position: 'Assistentin der Geschäftsleitung', highlights }];
  writeFileSync(
    path.join(terminal.folder, 'me.json'),
    JSON.stringify({ basics: { name: 'Eva Lind' }, work }),
  );
  writeFileSync(path.join(terminal.folder, 'posting.txt'), posting);
  const { stdout } = await terminal.run(['score', 'posting.txt', '--resume', 'me.json', '--json']);
  const { requirements }: Score = JSON.parse(stdout);
  const { state } = requirements.find((one) => one.term.endsWith(term)) ?? {};
  expect(state).toBe(isShown ? 'alias_only' : 'missing');
});
