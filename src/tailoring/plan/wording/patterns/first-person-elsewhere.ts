import { wordList } from '../../../../lexicon/word-lists.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { over, type Pattern } from '../pattern.ts';
import { ownVoiceIn } from './without-i.ts';

/* German and French lines in the perfect lose the person who tells: what is left is how both languages write a line. */

/** `Ich habe 20 Kunden betreut` becomes `20 Kunden betreut`. */
export const germanWithoutI: Pattern = {
  rule: 'german_without_i',
  why: 'voice',
  languages: ['de'],
  from: 'good',
  apply(text, { dropsI }) {
    const { rest = '', participle = '', stop = '' } = germanPerfect.exec(text)?.groups ?? {};
    if (!dropsI || rest === '' || ownVoiceIn('de').test(rest)) return null;
    if (germanSecond.test(rest) || germanDenied.test(rest)) return null;
    return germanParticiple.test(participle) ? capitalized(`${rest} ${participle}${stop}`) : null;
  },
  examples: [
    ['Ich habe 20 Kunden aus dem Handel betreut', '20 Kunden aus dem Handel betreut'],
    ['Ich habe die Tagesabschlüsse von drei Läden geprüft.', 'Die Tagesabschlüsse von drei Läden geprüft.'],
  ],
  leaves: [
    ['ein zweiter Satz behielte sein Verb', 'Ich habe 20 Kunden betreut und war im Lager eingesetzt'],
    ['ein Nebensatz auch', 'Ich habe 20 Kunden, die neu waren, betreut'],
    ['etwas an sich selbst tun geht nicht ohne Person', 'Ich habe mich um 20 Kunden gekümmert'],
    [
      'andere Zeilen sagen weiter ich',
      'Ich habe 20 Kunden aus dem Handel betreut',
      { ...over, dropsI: false },
    ],
    ['was nicht getan ist, bleibt ein Satz', 'Ich habe die Prüfung zum Meister nicht abgelegt'],
    ['auch mit kein', 'Ich habe im ersten Jahr keine Kunden betreut'],
    ['auch mit nie', 'Ich habe die Tagesabschlüsse nie geprüft'],
    ['auch ohne Erfolg', 'Ich habe die Maschine ohne Erfolg repariert'],
    ['wer etwas hat, hat nichts getan', 'Ich habe einen Führerschein der Klasse B'],
  ],
};

const germanPerfect = preparedPattern(
  String.raw`^Ich\shabe\s(?<rest>[^,;:.!?]{3,200})\s(?<participle>\p{Ll}{4,})(?<stop>\.?)$`,
  'u',
);
const germanParticiple = preparedPattern(
  String.raw`^(?:\p{Ll}{0,10}ge\p{Ll}{2,}(?:t|en)|\p{Ll}{3,}iert|(?:be|ent|er|ver|zer|über|unter)\p{Ll}{3,}t)$`,
  'u',
);
const germanSecond = preparedPattern(
  String.raw`\s(?:und|sowie|oder|aber|bin|habe|hat|war|wurde|sich)\s`,
  'u',
);

const germanDenied = preparedPattern(
  String.raw`(?<!\p{L})(?:nicht|nichts|nie|niemals|kein\p{L}{0,2}|kaum|ohne\s\p{L}{0,12}\s?erfolg|erfolglos|vergeblich|vergebens)(?!\p{L})`,
  'iu',
);

/** `J'ai organisé les plannings` becomes `Organisé les plannings`: only where the table has the noun of the verb. */
export const frenchWithoutI: Pattern = {
  rule: 'french_without_i',
  why: 'voice',
  languages: ['fr'],
  from: 'good',
  apply(text, { dropsI }) {
    const { participle = '', rest = '' } = frenchPerfect.exec(text)?.groups ?? {};
    if (!dropsI || rest === '' || ownVoiceIn('fr').test(rest)) return null;
    if (frenchSecond.test(rest) || frenchDenied.test(rest)) return null;
    return isOfTable(participle) ? capitalized(participle) + rest : null;
  },
  examples: [
    ["J'ai organisé les plannings de 12 vendeurs", 'Organisé les plannings de 12 vendeurs'],
    ["J'ai traduit 40 notices en anglais", 'Traduit 40 notices en anglais'],
  ],
  leaves: [
    ['un second verbe garderait sa personne', "J'ai organisé les plannings et je les ai tenus à jour"],
    ['aller et venir ne font rien', "J'ai rejoint une équipe de 12 vendeurs"],
    ['un sujet nouveau aussi', "J'ai organisé les caisses car le chef dormait"],
    ['après où aussi', "J'ai organisé les plannings de la ville où le chef dormait"],
    ['après tandis que aussi', "J'ai organisé les caisses tandis qu'il dormait"],
    ['après quand aussi', "J'ai organisé les plannings quand le chef dormait"],
    ['un échec reste une phrase', "J'ai présenté l'examen sans succès"],
    ['ce qui n’a jamais été fait aussi', "J'ai présenté les comptes jamais ouverts"],
    ['ce que l’on a n’est pas fait', "J'ai un permis de conduire"],
    [
      'les autres lignes gardent leur je',
      "J'ai organisé les plannings de 12 vendeurs",
      { ...over, dropsI: false },
    ],
  ],
};

const frenchPerfect = preparedPattern(
  String.raw`^J['’]ai\s(?<participle>\p{Ll}{3,}(?:é|it))(?<rest>\s(?:le|la|les|un|une|des|\d\S*)\s[^,;:]{3,200}|\sl['’][^,;:]{3,200})$`,
  'u',
);
const frenchSecond = preparedPattern(
  String.raw`\s(?:et|mais|puis|ou|où|car|donc|or|tandis|quand|lorsque|puisque|quoique|comme|si|ai|était|étais|suis|qui|que|dont)\s|\s(?:lorsqu|puisqu|quoiqu|qu|s)['’]`,
  'u',
);
const frenchDenied = preparedPattern(
  String.raw`(?<!\p{L})(?:ne|pas|jamais|rien|sans|vain|aucune?)(?!\p{L})|\sn['’]`,
  'iu',
);
const sharedBeginning = 5;

/** `organisé` of `organisation`, `traduit` of `traduction`: the table has the noun of the action. */
function isOfTable(participle: string): boolean {
  const beginning = participle.slice(0, sharedBeginning);
  return (
    participle.length > sharedBeginning &&
    wordList('writing', 'action_noun')
      .words('fr')
      .some((noun) => noun.startsWith(beginning))
  );
}
