import { isWritingWord } from '../../../../lexicon/writing-words.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { germanDutyIn } from '../../../framing/sentences.ts';
import type { Pattern } from '../pattern.ts';

/** `Zuständig für die Erstellung von X` becomes `Erstellung von X`: German lines name what was done, without a frame. */
export const germanDuty: Pattern = {
  rule: 'german_duty',
  why: 'opener',
  languages: ['de'],
  from: 'good',
  apply(text) {
    const { modifiers = '', noun = '', rest = '' } = action.exec(germanDutyIn(text) ?? '')?.groups ?? {};
    if (!namesGermanAction(noun) || rest.split(/\s+/).length < fewestAfter) return null;
    const plain = rest.replace(laterArticle.for(rest), (found, joint: string, later: string) =>
      namesGermanAction(later) ? `${joint}${later}` : found,
    );
    if (leftHanging.test(plain)) return null;
    const said = `${modifiers}${noun} ${plain}`;
    return said.slice(0, 1).toUpperCase() + said.slice(1);
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
    ['Ich war für die Kundenbetreuung im Raum Süd zuständig', 'Kundenbetreuung im Raum Süd'],
  ],
  leaves: [
    ['ein Bereich ist keine Tätigkeit', 'Zuständig für die Buchhaltung und das Mahnwesen'],
    ['wer mitwirkt, bleibt dabei', 'Unterstützung bei der Erstellung von Angeboten'],
    ['ein zweiter Bereich hinge in der Luft', 'Zuständig für die Planung der Touren und den Fuhrpark'],
    [
      'ein zweites für hinge in der Luft',
      'Zuständig für die Erstellung von Angeboten sowie für die Betreuung von 3 Azubis',
    ],
    ['ein zweites Verb auch', 'Zuständig für die Erstellung von Angeboten und habe 3 Azubis betreut'],
    ['zu kurz für eine eigene Zeile', 'Zuständig für die Planung'],
    ['männliche Beiwörter müssten gebeugt werden', 'Zuständig für den zügigen Aufbau eines Lagers'],
  ],
};

/** With fewer words after its noun a line says too little. */
const fewestAfter = 2;
/** An adjective that stands as it is without the article: before a feminine noun. */
const action = preparedPattern(
  String.raw`^(?:die\s(?<modifiers>(?:\p{Ll}+e\s){0,2})|den\s|das\s)?(?<noun>\p{Lu}[\p{L}-]+)\s(?<rest>\S.*)$`,
  'u',
);
const laterArticle = preparedPattern(
  String.raw`((?:,|\sund|\ssowie|\soder)\s)(?:die|den|das)\s(\p{Lu}[\p{L}-]+)`,
  'gu',
);
/** What `für` went on to govern would be left in the wrong case, and a second `für` or verb without its sentence. */
const leftHanging = preparedPattern(
  String.raw`(?:,|\sund|\ssowie|\soder)\s(?:die|den|das|einen|eine|ein|meine[nr]?|für|bin|habe|war)\s`,
  'u',
);
/** Ends of compounds that name an action: `Kundenbetreuung`, `Tourenplanung`. */
const compound = preparedPattern(
  '.(?:betreuung|bearbeitung|beratung|beschaffung|entwicklung|erstellung|gestaltung|koordination|koordinierung|optimierung|pflege|planung|programmierung|prüfung|steuerung|überwachung|vorbereitung|wartung)$',
  'u',
);

function namesGermanAction(noun: string): boolean {
  const lower = noun.toLowerCase();
  return isWritingWord('action_noun', 'de', lower) || compound.test(lower);
}
