import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { namesGermanAction } from '../../../framing/german-action-nouns.ts';
import { germanDutyIn } from '../../../framing/sentences.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import type { Pattern } from '../pattern.ts';

/** `Zuständig für die Erstellung von X` becomes `Erstellung von X`: German lines name the action directly. */
export const germanDuty: Pattern = {
  rule: 'german_duty',
  why: 'opener',
  languages: ['de'],
  from: 'good',
  apply(text) {
    const { article, modifiers = '', noun = '', rest = '' } = action.exec(dutyIn(text))?.groups ?? {};
    if (!namesGermanAction(noun) || rest.trim().split(/\s+/).length < minWordsAfter) return null;
    const [framed = ''] = rest.split(clauseEnd.regExp, 1);
    const listed = leadingList.exec(framed)?.[0].match(nounInList.regExp) ?? [];
    if (!listed.every(namesGermanAction)) return null;
    const plain = framed.replace(laterArticle.regExp, (found, joint: string, later: string) =>
      namesGermanAction(later) ? `${joint}${later}` : found,
    );
    if (leftHanging.test(plain)) return null;
    const described = modifiers.replaceAll(inAccusative.regExp, nominativeAfter(article));
    return capitalized(`${described}${noun}${plain}${rest.slice(framed.length)}`);
  },
  examples: [
    ['Zuständig für die Erstellung von Angeboten', 'Erstellung von Angeboten'],
    ['Verantwortlich für den Aufbau eines Lagers in Kassel', 'Aufbau eines Lagers in Kassel'],
    ['Zuständig für die selbstständige Planung der Touren', 'Selbstständige Planung der Touren'],
    [
      'Verantwortlich für die Planung der Schichten und die Betreuung von 3 Azubis',
      'Planung der Schichten und Betreuung von 3 Azubis',
    ],
    [
      'Zuständig für die internationale Projektkoordination in zwei Ländern',
      'Internationale Projektkoordination in zwei Ländern',
    ],
    ['Zu meinen Aufgaben gehörte die Wartung von 20 Pressen', 'Wartung von 20 Pressen'],
    ['Zuständig für den zügigen Aufbau eines Lagers', 'Zügiger Aufbau eines Lagers'],
    ['Zuständig für das Recruiting von 12 Fachkräften', 'Recruiting von 12 Fachkräften'],
    ['Zuständig für das tägliche Reporting an die Leitung', 'Tägliches Reporting an die Leitung'],
    [
      'Zuständig für die Pflege der Akten sowie das Terminmanagement',
      'Pflege der Akten sowie Terminmanagement',
    ],
    [
      'Zuständig für die Planung der Touren; Betreuung der Fahrer und der Kunden',
      'Planung der Touren; Betreuung der Fahrer und der Kunden',
    ],
    [
      'Verantwortlich für die Planung, Prüfung und jährliche Wartung von 12 Öfen',
      'Planung, Prüfung und jährliche Wartung von 12 Öfen',
    ],
    [
      'Ich war für die Digitalisierung von Akten und die Pflege von 3 Listen verantwortlich.',
      'Digitalisierung von Akten und Pflege von 3 Listen.',
    ],
    ['Ich war zuständig für die Kundenbetreuung im Raum Süd', 'Kundenbetreuung im Raum Süd'],
    [
      'Verantwortlich für die Angebotserstellung und die Vertragsverhandlung mit 12 Filialen',
      'Angebotserstellung und Vertragsverhandlung mit 12 Filialen',
    ],
  ],
  leaves: [
    ['eine Sache in der Reihe auch nicht', 'Verantwortlich für die Planung, Touren und Wartung von 12 Öfen'],
    ['ein Ort ist keine Tätigkeit', 'Zuständig für die Abteilung Wareneingang in Kassel'],
    ['auch nicht, wenn er nach einer benannt ist', 'Zuständig für die Stadtverwaltung in Kiel'],
    ['noch ein Haus', 'Zuständig für die Krankenhausverwaltung in Kiel'],
    ['noch ein Amt', 'Zuständig für die Polizeiverwaltung in Kiel'],
    ['noch ein Heim', 'Zuständig für die Pflegeeinrichtung in Kiel'],
    ['ein Ding auch nicht', 'Zuständig für die Unterkonstruktion von Dächern'],
    ['ein Bereich ist keine Tätigkeit', 'Zuständig für die Buchhaltung und das Mahnwesen'],
    ['wer mitwirkt, bleibt dabei', 'Unterstützung bei der Erstellung von Angeboten'],
    ['ein zweiter Bereich hinge in der Luft', 'Zuständig für die Planung der Touren und den Fuhrpark'],
    [
      'ein zweites für hinge in der Luft',
      'Zuständig für die Erstellung von Angeboten sowie für die Betreuung von 3 Azubis',
    ],
    ['ein zweites Verb auch', 'Zuständig für die Erstellung von Angeboten und habe 3 Azubis betreut'],
    ['zu kurz für eine eigene Zeile', 'Zuständig für die Planung'],
    [
      'ein zweites Beiwort hängt vom ersten ab',
      'Zuständig für den Aufbau eines Lagers und den zügigen Umzug',
    ],
  ],
};

const framedAround = preparedPattern(
  String.raw`^(?:ich\s)?(?:war|bin)\s(?:ich\s)?für\s(?<duty>\S.*)\s(?:verantwortlich|zuständig)(?<stop>\.?)$`,
  'isu',
);

/** The duty after a frame or inside one: `Ich war für die Pflege von Listen zuständig`. '' without one. */
function dutyIn(text: string): string {
  const { duty, stop = '' } = framedAround.exec(text)?.groups ?? {};
  return duty === undefined ? (germanDutyIn(text) ?? '') : duty + stop;
}

/** Minimum words after the noun; a shorter line says too little. */
const minWordsAfter = 2;
/** An action noun, with adjectives that get the ending of the article when it goes: `den zügigen`, `zügiger`. */
const action = preparedPattern(
  String.raw`^(?:(?<article>die|den|das)\s(?<modifiers>(?:(?<=\bden\s)\p{Ll}+en\s|(?<!\bden\s)\p{Ll}+e\s(?:\p{Ll}+e\s)?)?))?(?<noun>\p{Lu}[\p{L}-]+)(?<rest>,?\s\S.*)$`,
  'u',
);
/** Adjectives that the article has inflected, and what they become without it. */
const inAccusative = preparedPattern(String.raw`en?(?=\s)`, 'gu');
function nominativeAfter(article: string | undefined): string {
  if (article === 'den') return 'er';
  return article === 'das' ? 'es' : '$&';
}
/** The frame reaches to a semicolon. */
const clauseEnd = preparedPattern(String.raw`;\s`);
/** Nouns that share the object of the first: `, Prüfung und jährliche Wartung`. */
const leadingList = preparedPattern(
  String.raw`^(?:,\s\p{Lu}[\p{L}-]+)+(?:\s(?:und|sowie)\s(?:\p{Ll}+e\s)?\p{Lu}[\p{L}-]+)?`,
  'u',
);
const nounInList = preparedPattern(String.raw`\p{Lu}[\p{L}-]+`, 'gu');
const laterArticle = preparedPattern(
  String.raw`((?:,|\sund|\ssowie|\soder)\s)(?:die|den|das)\s(\p{Lu}[\p{L}-]+)`,
  'gu',
);
/** Words that would be left in the wrong case, or a second `für` or verb that would be left without its sentence. */
const leftHanging = preparedPattern(
  String.raw`(?:,|\sund|\ssowie|\soder)\s(?:die|den|das|der|dem|einen|einer|eine|ein|meine[nr]?|für|mit|bin|habe|war)\s`,
  'u',
);
