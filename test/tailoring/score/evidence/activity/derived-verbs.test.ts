import { describe, expect, it } from 'vitest';
import { readBaseResume } from '../../../../../src/documents/read-base-resume.ts';
import { createRulesEngine } from '../../../../../src/tailoring/rules-engine.ts';
import type { Language } from '../../../../../src/text/language.ts';

/** What a posting asks for, and lines of resumes that show it. */
type Cases = readonly (readonly [asked: string, ...lines: string[]])[];

const shown: Readonly<Record<Exclude<Language, 'en' | 'zh'>, Cases>> = {
  de: [
    [
      'Digitalisierung von Akten',
      'Akten digitalisiert',
      'Digitalisieren von Akten',
      'Digitalisierte 3.000 Akten',
    ],
    ['Aktendigitalisierung', 'Akten digitalisiert'],
    ['Übersetzung von Verträgen', 'Verträge übersetzt'],
    ['Immobilienbewertung', 'Immobilien bewertet', 'Bewertete 40 Immobilien'],
    ['der Untersuchung von Proben', 'Proben untersucht', 'Untersuchen von Proben'],
    ['Speisenzubereitung', 'Speisen zubereitet'],
    ['der Anpassung von Software', 'Software angepasst'],
    ['der Ermittlung von Kosten', 'Kosten ermittelt', 'Ermitteln von Kosten'],
    ['Produktion von Möbeln', 'Möbel produziert'],
    ['der Zustellung von Paketen', 'Pakete zugestellt', 'Zustellen von Paketen'],
    ['Beobachtung von Kindern', 'Kinder beobachtet'],
    ['Präsentation von Ergebnissen', 'Ergebnisse präsentiert'],
  ],
  fr: [
    ['nettoyage des locaux', 'Nettoyer les locaux', 'Nettoyé les locaux'],
    ['traduction de contrats', 'Traduire des contrats', 'Traduit des contrats'],
    ['numérisation des dossiers', 'Numérisé 300 dossiers'],
    ['fabrication de meubles', 'Fabriquer des meubles'],
    ['livraison de colis', 'Livré des colis'],
    ['publication d’articles', 'Publier des articles'],
    ['classement des dossiers', 'Classer les dossiers'],
    ['distribution de repas', 'Distribué des repas'],
    ['Traduire des contrats', 'Traduction de contrats'],
    ['Fabriquer des meubles', 'Fabrication de meubles'],
  ],
  es: [
    ['traducción de contratos', 'Traducir contratos', 'Traduje contratos'],
    ['fabricación de muebles', 'Fabriqué muebles'],
    ['digitalización de expedientes', 'Digitalicé 300 expedientes'],
    ['etiquetado de productos', 'Etiquetar productos'],
    ['embalaje de pedidos', 'Embalé pedidos'],
    ['almacenamiento de mercancías', 'Almacenar mercancías'],
    ['inspección de vehículos', 'Inspeccioné vehículos'],
    ['asesoramiento de clientes', 'Asesoré a 40 clientes'],
    ['Traducir contratos', 'Traducción de contratos'],
    ['Inspeccionar vehículos', 'Inspección de vehículos'],
  ],
};

const notShown: typeof shown = {
  de: [
    ['Digitalisierung von Akten', 'Akten abgelegt', 'Prozesse digitalisiert, Akten geführt'],
    ['Immobilienbewertung', 'Immobilien verkauft', 'Lieferanten bewertet'],
    ['Datenmigration', 'Personendaten gepflegt'],
    ['Zustellung von Paketen', 'Pakete aus zugestellten Lieferungen gezählt'],
  ],
  fr: [
    ['traduction de contrats', 'Signé des contrats', 'Traduit pour le service des contrats'],
    ['livraison de colis', 'Pesé des colis'],
  ],
  es: [
    ['traducción de contratos', 'Firmé contratos', 'Traduje cartas sobre contratos'],
    ['embalaje de pedidos', 'Registré pedidos'],
  ],
};

const frames = {
  de: {
    above: 'Mitarbeiter (m/w/d)\n\nIhr Profil\n\n- Erfahrung in ',
    below: '\n- Bestellung von Büromaterial',
    title: 'Mitarbeiter',
    other: 'Telefonate mit Kunden geführt',
  },
  fr: {
    above: 'Assistant (H/F)\n\nVos missions\n\n- ',
    below: '\n- Commander les fournitures',
    title: 'Assistant',
    other: 'Répondre au téléphone',
  },
  es: {
    above: 'Asistente\n\nFunciones\n\n- ',
    below: '\n- Pedir suministros',
    title: 'Asistente',
    other: 'Atender el teléfono',
  },
} as const;

/** The lines of a job that show one of the requirements of a posting for one thing. */
async function showing(
  language: keyof typeof frames,
  asked: string,
  lines: readonly string[],
): Promise<string[]> {
  const { above, below, title, other } = frames[language];
  const { document: base } = readBaseResume({
    basics: { name: 'Ada Muster', email: 'ada@example.com' },
    work: [
      {
        name: 'Westgate',
        position: title,
        startDate: '2019-01',
        endDate: '2022-01',
        highlights: [...lines, other],
      },
    ],
  });
  const target = { jobDescription: above + asked + below, companyName: 'Westgate', position: title };
  const { requirements } = await createRulesEngine().score({ base, target, asOf: '2026-11-21' });
  const paths = requirements.flatMap(({ evidence }) => evidence.map(({ path }) => path));
  return lines.filter((_, at) => paths.includes(`work[0].highlights[${at}]`));
}

const languages = Object.keys(frames) as (keyof typeof frames)[];

describe('an action noun is shown by its verb, and a verb by its noun', () => {
  it.each(
    languages.flatMap((language) => shown[language].map(([asked, ...lines]) => ({ language, asked, lines }))),
  )('$language: $asked', async ({ language, asked, lines }) => {
    expect(await showing(language, asked, lines)).toEqual(lines);
  });
});

describe('another verb or another object shows nothing', () => {
  it.each(
    languages.flatMap((language) =>
      notShown[language].map(([asked, ...lines]) => ({ language, asked, lines })),
    ),
  )('$language: $asked', async ({ language, asked, lines }) => {
    expect(await showing(language, asked, lines)).toEqual([]);
  });
});
