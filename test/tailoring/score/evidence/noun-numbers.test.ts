import { expect, it } from 'vitest';
import { met } from '../../fixtures/asked-and-said.ts';

/** A noun of each inflection class and its plural, and the line of a resume that has it. */
const classes = {
  en: {
    line: (noun: string) => `Checked ${noun} for the whole team`,
    nouns:
      'audit audits | matrix matrices | index indices | hypothesis hypotheses | shelf shelves | criterion criteria | potato potatoes | lens lenses | quiz quizzes',
  },
  de: {
    line: (noun: string) => `Betreuung der ${noun} für das ganze Haus`,
    nouns:
      'Vertrag Verträge | Haus Häuser | Zeugnis Zeugnisse | Wand Wände | Dach Dächern | Garten Gärten | Anlage Anlagen | Lieferantin Lieferantinnen | Museum Museen | Virus Viren | Praktikum Praktika | Firma Firmen | Konto Konten | Baum Bäumen | Kran Kräne',
  },
  fr: {
    line: (noun: string) => `Suivi de ${noun} pour toute l’équipe`,
    nouns: 'audit audits | réseau réseaux | vitrail vitraux | rideau rideaux | jeux jeu | canaux canal',
  },
  es: {
    line: (noun: string) => `Revisión de ${noun} para el equipo`,
    nouns:
      'auditoría auditorías | conciliación conciliaciones | propiedad propiedades | matriz matrices | almacén almacenes | examen exámenes | volumen volúmenes | taller talleres | país países | bambú bambúes | redes red',
  },
} as const;

type Tongue = keyof typeof classes;

async function isShown(language: Tongue, asked: string, line: string): Promise<boolean> {
  const { evidence } = await met(language, asked, { lines: [line] });
  return evidence.length > 0;
}

const pairs = (Object.keys(classes) as Tongue[]).flatMap((language) =>
  classes[language].nouns.split(' | ').map((pair): [Tongue, string, string] => {
    const [one = '', other = ''] = pair.split(' ');
    return [language, one, other];
  }),
);

it.each(pairs)('%s: %s is shown by %s', async (language, asked, said) => {
  expect(await isShown(language, asked, classes[language].line(said))).toBe(true);
});

it.each([
  ['fr', 'droit commercial', 'Suivi des droits commerciaux'],
  ['es', 'volumen contable', 'Control de volúmenes contables'],
] as const)('%s: %s is shown by the plural of both words', async (language, asked, line) => {
  expect(await isShown(language, asked, line)).toBe(true);
});

it.each([
  ['de', 'Küche', 'Kuchen für Gäste gebacken'],
  ['de', 'Glas', 'Bestellungen der Glaser geprüft'],
  ['de', 'Wand', 'wandern mit Gästen'],
  ['es', 'canales', 'Revisión de la canaleta'],
  ['fr', 'rideau', 'Suivi de ridelles'],
  ['en', 'matrix', 'Checked matters for the team'],
] as const)('%s: %s is not shown by another word: %s', async (language, asked, line) => {
  expect(await isShown(language, asked, line)).toBe(false);
});
