import { withInfinitive } from '../../../../lexicon/words/infinitives.ts';
import { type PreparedPattern, preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { splitSentences } from '../../../../text/split-sentences.ts';
import { namedActivities, type RomanceLanguage } from '../../../framing/romance-activities.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { overInInfinitives, overInPastVerbs, type Pattern, withChange } from '../pattern.ts';

/* Lines without the first person, in German, French and Spanish. */

const firstPerson = preparedPattern(
  String.raw`(?<!\p{L})(?:(?:ich|je|nous|wir|yo)(?!\p{L})|j['’]\p{L})|(?<!\p{L})he\s\p{Ll}+(?:ado|ido|to|cho)(?!\p{L})`,
  'iu',
);

/** True for a text with the subject in the first person, or a Spanish perfect, which has it in its ending. */
export function isForeignFirstPerson(text: string): boolean {
  return firstPerson.test(text);
}

/** Every sentence of a line loses the first person, or none. */
function inAllSentences(text: string, without: (sentence: string) => string | null): string | null {
  if (!isForeignFirstPerson(text) || text.includes('\n')) return null;
  let [written, last] = ['', 0];
  for (const { start, end } of splitSentences(text)) {
    const sentence = text.slice(start, end);
    const better = isForeignFirstPerson(sentence) ? without(sentence) : sentence;
    if (better === null || isForeignFirstPerson(better)) return null;
    written += text.slice(last, start) + better;
    last = end;
  }
  return written + text.slice(last);
}

const german = preparedPattern(
  String.raw`^(?:(?:[Aa]u(?:ß|ss)erdem|[Zz]udem|[Aa]uch|[Ff]erner|[Dd]aneben)\s)?(?:[Ii]ch\s(?:habe|hatte)|(?:habe|hatte)\sich)\s(?:(?:außerdem|auch|zudem)\s)?(?<said>(?=\p{Lu}|\p{N}|(?:die|das|den|eine?n?|mehrere|alle|viele|an\sder|an\sdie|bei\sder|beim|für)\s|\p{Ll}+e\s\p{Lu}).{8,})$`,
  'su',
);
/** The participle ends the sentence: `betreut`, `erstellt`, `organisiert`. */
const endsInParticiple = preparedPattern(
  String.raw`\s(?:\p{Ll}{0,8}ge\p{Ll}{2,}(?:t|en)|\p{Ll}{2,}iert|(?:be|er|ver|ent|zer|über|unter)\p{Ll}{2,}(?:t|en))\.?$`,
  'u',
);
/** A second clause, or a word that depends on the first person. */
const secondClause = preparedPattern(
  String.raw`[;:–]|,\s(?!(?:\p{Lu}|\p{N}))|(?<!\p{L})(?:dass|mich|mir|mein\p{Ll}*|unser\p{Ll}*|nicht|gern|habe|hatte|war|wurde|damit)(?!\p{L})`,
  'u',
);

export const withoutIch: Pattern = {
  rule: 'without_ich',
  why: 'voice',
  languages: ['de'],
  from: 'good',
  apply: (text, { mayChange: { firstPerson } }) =>
    firstPerson
      ? inAllSentences(text, (sentence) => {
          const said = german.exec(sentence)?.groups?.['said'];
          const isWhole = said !== undefined && endsInParticiple.test(said) && !secondClause.test(said);
          return isWhole ? capitalized(said) : null;
        })
      : null,
  examples: [
    ['Ich habe Angebote für 12 Filialen erstellt', 'Angebote für 12 Filialen erstellt'],
    ['Ich habe 40 Kunden betreut.', '40 Kunden betreut.'],
    [
      'Planung der Schichten. Außerdem habe ich 3 Azubis betreut.',
      'Planung der Schichten. 3 Azubis betreut.',
    ],
    [
      'Ich habe an der Entwicklung von 2 Rezepten mitgearbeitet',
      'An der Entwicklung von 2 Rezepten mitgearbeitet',
    ],
    [
      'Ich habe neue Öfen für den Laden ausgesucht und bestellt',
      'Neue Öfen für den Laden ausgesucht und bestellt',
    ],
  ],
  leaves: [
    ['ein Nebensatz hinge in der Luft', 'Ich habe Kunden betreut, die in Kiel wohnen'],
    ['was mir gehört, auch', 'Ich habe meine Kenntnisse im Backen erweitert'],
    ['ein zweiter Satz mit ich bliebe', 'Ich habe 40 Kunden betreut. Das hat mir gefallen, ich lerne gern.'],
    ['ein Umstand öffnet keine Zeile', 'Ich habe dort 40 Kunden betreut'],
    ['die Gegenwart bleibt', 'Ich betreue 40 Kunden im Raum Süd'],
    [
      'die anderen behalten ihr Ich',
      'Ich habe 40 Kunden betreut',
      withChange(overInPastVerbs, { firstPerson: false }),
    ],
  ],
};

const perfect: Readonly<Record<RomanceLanguage, PreparedPattern>> = {
  fr: preparedPattern(
    String.raw`^j['’]ai\s(?:(?:également|aussi)\s)?(?<participle>\p{L}{2,})(?<rest>\s.+)$`,
    'isu',
  ),
  es: preparedPattern(String.raw`^(?:también\s)?(?:yo\s)?he\s(?<participle>\p{Ll}{3,})(?<rest>\s.+)$`, 'isu'),
};
/** A second predicate, which would be left without its subject. */
const furtherVerb: Readonly<Record<RomanceLanguage, PreparedPattern>> = {
  fr: preparedPattern(
    String.raw`(?:,|\set|\spuis|\smais)\s(?:\p{Ll}+\s)?\p{Ll}+(?:é|i|is|u)(?:\s|$)|(?<!\p{L})(?:mon|ma|mes|notre|nos|afin|parce|quand|lorsque)(?!\p{L})`,
    'iu',
  ),
  es: preparedPattern(
    String.raw`(?:,|\s[ye])\s(?:\p{Ll}+\s)?\p{Ll}+(?:ado|ido|é|í)(?:\s|$)|(?<!\p{L})(?:mi|mis|nuestr[oa]s?|porque|cuando)(?!\p{L})`,
    'iu',
  ),
};

function perfectAsNoun(sentence: string, language: RomanceLanguage): string | null {
  const { participle = '', rest = '' } = perfect[language].exec(sentence)?.groups ?? {};
  if (rest === '' || furtherVerb[language].test(rest)) return null;
  const said = withInfinitive(participle + rest, language);
  const named = said === null ? null : namedActivities(said, language);
  return named === null ? null : capitalized(named);
}

function withoutPerfect(language: RomanceLanguage): Pattern['apply'] {
  return (text, { style: { opensWith }, mayChange: { firstPerson } }) =>
    firstPerson && opensWith !== 'past' && opensWith !== 'infinitive'
      ? inAllSentences(text, (sentence) => perfectAsNoun(sentence, language))
      : null;
}

export const withoutJe: Pattern = {
  rule: 'without_je',
  why: 'voice',
  languages: ['fr'],
  from: 'super',
  apply: withoutPerfect('fr'),
  examples: [
    ["J'ai géré un portefeuille de 40 clients", "Gestion d'un portefeuille de 40 clients"],
    ["J'ai également participé à la refonte du site", 'Participation à la refonte du site'],
    ["J'ai mis en place un outil de suivi", "Mise en place d'un outil de suivi"],
    ["J'ai conçu un moule à pain", "Conception d'un moule à pain"],
  ],
  leaves: [
    ['un but peut ne pas être atteint', "J'ai réduit les pertes de deux magasins"],
    ['un second verbe resterait seul', "J'ai géré le stock et formé 3 vendeurs"],
    ['le présent reste', 'Je gère les stocks de deux magasins'],
    ['parmi des verbes un nom ne va pas', "J'ai géré un portefeuille de 40 clients", overInPastVerbs],
    ['parmi des infinitifs non plus', "J'ai géré un portefeuille de 40 clients", overInInfinitives],
  ],
};

export const withoutHe: Pattern = {
  rule: 'without_he',
  why: 'voice',
  languages: ['es'],
  from: 'super',
  apply: withoutPerfect('es'),
  examples: [
    ['He gestionado un equipo de 12 personas', 'Gestión de un equipo de 12 personas'],
    ['He diseñado hornos de dos metros', 'Diseño de hornos de dos metros'],
  ],
  leaves: [
    ['una meta puede no haberse alcanzado', 'He aumentado las ventas de dos tiendas'],
    ['un segundo verbo quedaría solo', 'He gestionado el almacén y formado a 3 cajeras'],
    ['entre verbos un nombre no encaja', 'He gestionado el almacén de dos tiendas', overInPastVerbs],
  ],
};
