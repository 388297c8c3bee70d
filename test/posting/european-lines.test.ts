import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';

/** What a line asks for that stands among others of its language. */
function askedIn(postingBefore: string, line: string): readonly string[] {
  const jobDescription = `${postingBefore}\n- ${line}`;
  const { requirements } = readByRules(standardLexicon(), { jobDescription, position: '', companyName: '' });
  return requirements
    .filter(({ class: asked }) => asked === 'must' || asked === 'nice')
    .map(({ class: asked, term }) => (asked === 'must' ? term : `nice ${term}`));
}

type Line = readonly [line: string, expected: readonly string[]];

const german = 'Leuchtturmwärter gesucht\n\nWir freuen uns auf dich und deine Bewerbung.\n\nDein Profil:';
const germanLines: readonly Line[] = [
  ['selbständige, sorgfältige Arbeitsweise', []],
  ['Berufserfahrung in einer Laternenwerkstatt', ['Laternenwerkstatt']],
  ['Grundkenntnisse in der Linsenkunde', ['Linsenkunde']],
  ['Umgang mit Linsenpolitur kennst', ['Linsenpolitur']],
  ['Linsenkunde und Nebelhornpflege sitzen bei dir', ['Linsenkunde', 'Nebelhornpflege']],
  ['Erfahrung mit Linsenpolitur ist keine Voraussetzung', []],
  ['FS Klasse CE und Fahrerkarte', ['FS Klasse CE', 'Fahrerkarte']],
  ['Einsatz an Wochenenden und Feiertagen', []],
  ['vier Jahre im Lampenbau', ['Lampenbau']],
  ['Gern gesehen: Zusatzausbildung in Linsenkunde', ['nice Linsenkunde']],
  ['Linsenkunde und Lampenbau hast du drauf', ['Linsenkunde', 'Lampenbau']],
  ['liebevoller Umgang mit Kindern', []],
  ['keine Scheu vor Höhe, Staplerschein erforderlich', ['Staplerschein']],
  ['Führerscheinklasse 3', ['Führerscheinklasse 3']],
];

const french =
  'Gardien de phare\n\nNous vous proposons un poste dans une belle équipe.\n\nCe que nous attendons de vous :';
const frenchLines: readonly Line[] = [
  ["être à l'aise avec les lentilles de Fresnel", ['lentilles de Fresnel']],
  ['polissage et contrôle du brûleur', ['polissage', 'contrôle du brûleur']],
  ["deux ans d'expérience minimum en atelier optique", ['atelier optique']],
  ['vous avez déjà piloté un chantier naval', ['chantier naval']],
  ['sans être indispensable, la connaissance du sextant est appréciée', ['nice sextant']],
  ['rigoureux et souriant', []],
  ['connaissance de la mise au point du brûleur', ['mise au point du brûleur']],
  ['maîtriser le sextant', ['sextant']],
  ['sextant : non exigé mais bienvenu', ['nice sextant']],
  ["titulaire du ZQXB, vous avez deux ans d'expérience en atelier optique", ['ZQXB', 'atelier optique']],
  ['disponibilité le week-end', []],
  ['un véhicule personnel', []],
  ['contact : Mme Grelier', []],
  ['poste sans astreinte, permis B exigé', ['permis B']],
  ['vous travaillez le plus souvent avec Sage', ['Sage']],
];

const spanish =
  'Farero\n\nEn nuestra empresa buscamos a una persona para el faro.\n\nLa persona que buscamos:';
const spanishLines: readonly Line[] = [
  ['Diseño de lentes', ['Diseño de lentes']],
  ['asistencia a naufragios', ['asistencia a naufragios']],
  ['haber participado en aperturas de faros', ['aperturas de faros']],
  ['sabes pulir lentes', ['lentes']],
  ['dominio del sextante: no imprescindible', ['nice sextante']],
  ['Disponibilidad para trabajar sábados y algunos domingos de apertura', []],
  ['recibimos mucho turismo', []],
  ['intervención con náufragos', ['intervención con náufragos']],
  ['carné de farero: no es imprescindible, pero suma', ['nice carné de farero']],
  ['Iniciativa y energía', []],
  ['persona puntual y organizada', []],
];

describe.each([
  ['German', german, germanLines],
  ['French', french, frenchLines],
  ['Spanish', spanish, spanishLines],
])('a line of a %s posting', (_, before, lines) => {
  it.each(lines)('%s', (line, expected) => {
    expect(askedIn(before, line)).toEqual(expected);
  });
});

describe('the years that a line asks for', () => {
  it.each([
    ['Entre 2 y 3 años de experiencia como farero', 2],
    ['Al menos cuatro años programando lentes', 4],
    ['Entre deux et cinq ans de pratique', 2],
    ['mind. ein Jahr Berufserfahrung', 1],
  ])('%s', (line, years) => {
    expect(
      readByRules(standardLexicon(), { jobDescription: line, position: '', companyName: '' }).years,
    ).toBe(years);
  });
});

it('a license that the employer only mentions is not a requirement', () => {
  const jobDescription =
    'Kanzlei am Leuchtturm, Steuerberater PartG mbB, Bielefeld.\n\nIhr Profil:\n- Linsenkunde';
  const { requirements } = readByRules(standardLexicon(), { jobDescription, position: '', companyName: '' });
  expect(requirements.map(({ term }) => term)).toEqual(['Linsenkunde']);
});

describe('a heading that continues in its list', () => {
  it.each([
    'Du passt zu uns, wenn du ...',
    'Buscamos a alguien que...',
    'Ce dont vous aurez besoin',
    'Das muss sitzen',
    'Lo que te hace encajar',
    'Il vous faut',
  ])('%s asks for what stands under it', (heading) => {
    expect(askedIn(`Zanzibar\n\n${heading}`, 'ZQXB, KWJT')).toEqual(['ZQXB', 'KWJT']);
  });
});
