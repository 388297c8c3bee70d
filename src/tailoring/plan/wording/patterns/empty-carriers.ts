import { phrases } from '../../../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { type PreparedPattern, preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { wordSet } from '../../../../values/lists.ts';
import type { RomanceLanguage } from '../../../framing/romance-activities.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import type { Pattern } from '../pattern.ts';

/* Nouns that only say that an activity took place: `Tareas de desarrollo de X`, `Durchführung der Wartung von X`. */

const carried: Readonly<Record<RomanceLanguage, PreparedPattern>> = {
  fr: preparedPattern(
    () =>
      String.raw`^(?:${phrases('writing', 'empty_carrier', 'fr')})(?<named>(?<first>\p{L}+)(?:(?:,\s|\set\s)(?<second>\p{L}+))?\s(?:de|du|des)\s\S.*|(?<alone>\p{L}+)\sd['’]\S.*)$`,
    'isu',
  ),
  es: preparedPattern(
    () =>
      String.raw`^(?:${phrases('writing', 'empty_carrier', 'es')})(?<named>(?<first>\p{L}+)(?:\s\p{L}+)?(?:(?:,\s|\s[ye]\s)(?<second>\p{L}+)(?:\s\p{L}+)?)?\s(?:de|del)\s\S.*)$`,
    'isu',
  ),
};

function withoutCarrier(language: RomanceLanguage): Pattern['apply'] {
  return (text) => {
    const { named = '', first, second, alone } = carried[language].exec(text)?.groups ?? {};
    const nouns = [first, second, alone].filter((noun) => noun !== undefined);
    const list = wordList('writing', 'action_noun');
    const areActions = nouns.every((noun) => list.hasIn(language, noun.toLowerCase()));
    return nouns.length > 0 && areActions ? capitalized(named) : null;
  };
}

export const frenchCarrier: Pattern = {
  rule: 'french_carrier',
  why: 'filler',
  languages: ['fr'],
  from: 'good',
  apply: withoutCarrier('fr'),
  examples: [
    ['Réalisation de la saisie des factures', 'Saisie des factures'],
    ['Tâches de tri et classement du courrier', 'Tri et classement du courrier'],
    ["Réalisation du montage d'un four", "Montage d'un four"],
  ],
  leaves: [
    ['une chose n’est pas une action', 'Réalisation de fours de deux mètres'],
    ['le pluriel compte des choses', 'Réalisation des études de marché'],
    ['qui aide ne fait pas seul', "Tâches d'aide à la saisie des factures"],
    ['deux actions se suivent', 'Réalisation et montage de fours'],
  ],
};

export const spanishCarrier: Pattern = {
  rule: 'spanish_carrier',
  why: 'filler',
  languages: ['es'],
  from: 'good',
  apply: withoutCarrier('es'),
  examples: [
    ['Tareas de desarrollo y mantenimiento de hornos', 'Desarrollo y mantenimiento de hornos'],
    ['Realización de análisis y evaluación proactiva de pagos', 'Análisis y evaluación proactiva de pagos'],
    ['Ejecución del mantenimiento preventivo de 12 hornos', 'Mantenimiento preventivo de 12 hornos'],
    ['Se realizan labores de instalación de hornos en dos plantas', 'Instalación de hornos en dos plantas'],
  ],
  leaves: [
    ['una cosa no es una tarea', 'Realización de informes de ventas'],
    ['quien apoya no lo hace solo', 'Tareas de apoyo en la venta de pan'],
    ['una parte no es el todo', 'Tareas de Tesorería y venta'],
    ['dos tareas siguen', 'Realización y venta de hornos'],
  ],
};

const germanCarried = preparedPattern(
  String.raw`^Durchführung\s(?:der|von)\s(?<adjectives>(?:\p{Ll}+en\s){0,2})(?<first>\p{Lu}\p{L}+)(?<rest>(?:(?:,|\s(?:und|sowie))\s(?<second>\p{Lu}\p{L}+))?\s(?:von|der|des|aller|\p{Ll}+er)\s\S.*)$`,
  'su',
);
const masculine = wordSet('aufbau ausbau einbau einkauf entwurf verkauf versand zusammenbau');

function isFeminineAction(noun: string): boolean {
  const lower = noun.toLowerCase();
  return wordList('writing', 'action_noun').hasIn('de', lower) && !masculine.has(lower);
}

export const germanCarrier: Pattern = {
  rule: 'german_carrier',
  why: 'filler',
  languages: ['de'],
  from: 'good',
  apply(text) {
    const { adjectives = '', first = '', second, rest = '' } = germanCarried.exec(text)?.groups ?? {};
    if (![first, second ?? first].every(isFeminineAction)) return null;
    return capitalized(adjectives.replaceAll('en ', 'e ') + first + rest);
  },
  examples: [
    ['Durchführung der Wartung von 12 Öfen', 'Wartung von 12 Öfen'],
    [
      'Durchführung der fachgerechten Montage und Prüfung von Öfen',
      'Fachgerechte Montage und Prüfung von Öfen',
    ],
    ['Durchführung der jährlichen Wartung der Anlage', 'Jährliche Wartung der Anlage'],
  ],
  leaves: [
    ['ein Ding ist keine Tätigkeit', 'Durchführung von Versuchen des Labors'],
    ['die Mehrzahl zählt Dinge', 'Durchführung der Prüfungen von 12 Öfen'],
    ['zwei Tätigkeiten', 'Durchführung und Überwachung der Wartung von Öfen'],
    ['männliche Wörter wären zu beugen', 'Durchführung von Aufbau und Wartung von Öfen'],
  ],
};
