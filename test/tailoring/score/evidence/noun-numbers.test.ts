import { expect, it } from 'vitest';
import { readBaseResume } from '../../../../src/documents/read-base-resume.ts';
import { createRulesEngine } from '../../../../src/tailoring/rules-engine.ts';

/** A noun of each inflection class and its plural, and the line of a resume that has it. */
const classes = {
  en: {
    other: 'Answered the phone',
    above: 'Office Assistant\n\nRequirements\n\n- Experience with ',
    line: (noun: string) => `Checked ${noun} for the whole team`,
    nouns:
      'audit audits | matrix matrices | index indices | hypothesis hypotheses | shelf shelves | criterion criteria | potato potatoes | lens lenses | quiz quizzes',
  },
  de: {
    other: 'Telefonate mit Kunden geführt',
    above: 'Sachbearbeiter (m/w/d)\n\nIhr Profil\n\n- Erfahrung mit ',
    line: (noun: string) => `Betreuung der ${noun} für das ganze Haus`,
    nouns:
      'Vertrag Verträge | Haus Häuser | Zeugnis Zeugnisse | Wand Wände | Dach Dächern | Garten Gärten | Anlage Anlagen | Lieferantin Lieferantinnen | Museum Museen | Virus Viren | Praktikum Praktika | Firma Firmen | Konto Konten | Baum Bäumen | Kran Kräne',
  },
  fr: {
    other: 'Répondre au téléphone',
    above: 'Assistant (H/F)\n\nVotre profil\n\n- Maîtrise de ',
    line: (noun: string) => `Suivi de ${noun} pour toute l’équipe`,
    nouns: 'audit audits | réseau réseaux | vitrail vitraux | rideau rideaux | jeux jeu | canaux canal',
  },
  es: {
    other: 'Atender el teléfono',
    above: 'Asistente\n\nRequisitos\n\n- Experiencia en ',
    line: (noun: string) => `Revisión de ${noun} para el equipo`,
    nouns:
      'auditoría auditorías | conciliación conciliaciones | propiedad propiedades | matriz matrices | almacén almacenes | examen exámenes | volumen volúmenes | taller talleres | país países | bambú bambúes | redes red',
  },
} as const;

type Tongue = keyof typeof classes;

async function isShown(language: Tongue, asked: string, line: string): Promise<boolean> {
  const { document: base } = readBaseResume({
    basics: { name: 'Ada Muster' },
    work: [
      {
        name: 'Westgate',
        position: 'Clerk',
        startDate: '2019-01',
        highlights: [line, classes[language].other],
      },
    ],
  });
  const jobDescription = `${classes[language].above}${asked}`;
  const target = { jobDescription, companyName: 'Westgate', position: 'Clerk' };
  const { requirements } = await createRulesEngine().score({ base, target, asOf: '2026-11-21' });
  const row = requirements.find(({ term }) => term === asked);
  if (!row) throw new Error(`${asked} is not read as a requirement`);
  return row.evidence.length > 0;
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
