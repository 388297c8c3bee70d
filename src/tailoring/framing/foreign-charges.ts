import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import type { Language } from '../../text/language.ts';
import { type PreparedPattern, preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { wordSet } from '../../values/lists.ts';
import { genitiveOf } from './german-activities.ts';
import type { RomanceLanguage } from './romance-activities.ts';
import { germanDutyIn } from './sentences.ts';

/*
 * What somebody was responsible for in German, French and Spanish, with the noun that claims no more: `Responsable du
 * budget` says `Gestion du budget`.
 */

/** The whole line with the noun in front; null for other things, such as shops, which may be a title. */
export function namedCharge(line: string, language: Language | null): string | null {
  if (language === 'de') return germanCharge(line);
  return language === 'fr' || language === 'es' ? romanceCharge(line, language) : null;
}

const number = String.raw`\p{N}[\p{N}.,]*`;
const charges: Readonly<Record<RomanceLanguage, PreparedPattern>> = {
  fr: preparedPattern(
    () =>
      String.raw`^(?:${phrases('writing', 'duty_before_thing', 'fr')})(?<object>(?:du\s|de\sla\s|de\sl['’]|des\s|d['’]une?\s|de\s(?:${number}|plusieurs|tous\sles|toutes\sles|nos)\s)(?:(?:grande?s?|petite?s?|jeunes?)\s)?(?<noun>\p{L}+)(?<rest>(?:\s.*)?))$`,
    'isu',
  ),
  es: preparedPattern(
    () =>
      String.raw`^(?:${phrases('writing', 'duty_before_thing', 'es')})(?<object>(?:del\s|de\sl[ao]s?\s|de\suna?\s|de\s(?:${number}|tod[oa]s\sl[oa]s|vari[oa]s)\s)(?:(?:gran|pequeñ[oa]s?)\s)?(?<noun>\p{L}+)(?<rest>(?:\s.*)?))$`,
    'isu',
  ),
};
/** One of several, or a number of them: such a phrase is not a title, unlike `Responsable du stock`. */
const notInTitle = preparedPattern(String.raw`^(?:d['’]une?|de\s(?:\p{N}|una?\s|plusieurs|vari))`, 'iu');
const minWordsAfter = 2;
/** Text that needs the frame, or a second one: `et de former`, `, en charge de`. */
const needsFrame: Readonly<Record<RomanceLanguage, PreparedPattern>> = {
  fr: preparedPattern(
    String.raw`(?:,|\set|\sainsi\sque)\s(?:(?:en\scharge|responsable|chargée?|participation|la|les?|j['’]|je)(?!\p{L})|l['’]|(?:de\s|d['’])?\p{L}+(?:er|ir|re)(?!\p{L}))|[:;]`,
    'iu',
  ),
  es: preparedPattern(
    String.raw`(?:,|\s[yeou]|\sasí\scomo)\s(?:(?:a\scargo|responsable|encargad[oa]|participación)(?!\p{L})|(?:de\s)?\p{L}+[aei]r(?:l[aeo]s?|se)?(?!\p{L}))|[:;]`,
    'iu',
  ),
};
const teams = wordSet('equipo equipos');

function romanceCharge(line: string, language: RomanceLanguage): string | null {
  const { object = '', noun = '', rest = '' } = charges[language].exec(line)?.groups ?? {};
  const lower = noun.toLowerCase();
  const isTeam = wordList('writing', 'team_noun').hasIn(language, lower);
  if (!isTeam && !wordList('writing', 'managed_thing').hasIn(language, lower)) return null;
  const saysEnough = notInTitle.test(object) || rest.split(/\s+/).length > minWordsAfter;
  if (!saysEnough || needsFrame[language].test(rest)) return null;
  if (language === 'fr') return `${isTeam ? 'Encadrement' : 'Gestion'} ${object}`;
  return `${isTeam && !teams.has(lower) ? 'Supervisión' : 'Gestión'} ${object}`;
}

const singular = preparedPattern(
  String.raw`^(?<article>den|das|ein|einen)\s(?<noun>\p{Lu}[\p{L}-]*)(?<rest>(?:\s.*)?)$`,
  'su',
);
const accountable = preparedPattern(String.raw`^(?:(?:ich\s)?(?:war|bin)\s)?verantwortlich\s`, 'iu');
const sureGenitives: ReadonlyMap<string, string> = new Map([
  ['das', 'des'],
  ['den', 'des'],
  ['ein', 'eines'],
  ['einen', 'eines'],
]);
const goesOn = preparedPattern(
  String.raw`[:;]|(?:,|\s(?:und|sowie|oder))\s(?:die|den|das|der|dem|eine?[nr]?|meine[nr]?|für|mit|bin|habe|war)\s|(?:,|\sund)\s\p{Ll}`,
  'u',
);
const headOfThing = preparedPattern(String.raw`(?<noun>\p{Lu}[\p{L}-]*)`, 'u');

function germanCharge(line: string): string | null {
  const thing = germanDutyIn(line);
  if (thing === null || goesOn.test(thing)) return null;
  const verb = germanNounFor(headOfThing.exec(thing)?.groups?.['noun'] ?? '', accountable.test(line));
  const object = verb === null ? null : (genitiveOfOne(thing) ?? genitiveOf(thing));
  return object === null ? null : `${verb} ${object}`;
}

/** Masculine and neuter nouns of the lists take a plain -s. */
function genitiveOfOne(thing: string): string | null {
  const { article = '', noun = '', rest = '' } = singular.exec(thing)?.groups ?? {};
  const genitive = sureGenitives.get(article);
  return genitive === undefined ? null : `${genitive} ${noun}s${rest}`;
}

/** A team is led only by somebody `verantwortlich` for it; others may have served it. */
function germanNounFor(noun: string, isAccountable: boolean): string | null {
  const ends = (rule: 'attended_thing' | 'managed_thing' | 'team_noun') =>
    wordList('writing', rule)
      .words('de')
      .some((end) => noun.toLowerCase().endsWith(end));
  if (ends('team_noun')) return isAccountable ? 'Führung' : null;
  if (ends('managed_thing')) return 'Verwaltung';
  return ends('attended_thing') ? 'Betreuung' : null;
}
