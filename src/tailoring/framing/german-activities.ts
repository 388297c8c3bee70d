import { wordList } from '../../lexicon/packed/word-lists.ts';
import { activityOfInfinitive } from '../../lexicon/words/infinitives.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { uncapitalized } from '../grammar/spelling.ts';

/*
 * Turns German infinitives into the nouns of their activities: `Daten pflegen` into `Pflege von Daten`. The case of
 * the object must be certain.
 */

const rowOfVerbs = preparedPattern(
  String.raw`^(?<object>.*?\S)\s(?<verbs>\p{Ll}+(?:,\s\p{Ll}+){0,3}(?:\s(?:und|sowie|oder)\s\p{Ll}+)?)$`,
  'su',
);
const betweenVerbs = preparedPattern(String.raw`(,\s|\s(?:und|sowie|oder)\s)`, 'u');
const closing = preparedPattern(String.raw`\.?$`, 'u');
const furtherClause = preparedPattern(
  String.raw`(?<=\s\p{Ll}{3,30}(?:en|ern|eln))(?:,\s|\s(?:und|sowie)\s)(?=\p{Lu}|\p{Ll}+\s\p{Lu})`,
  'gu',
);

/** `Pflege von Daten` for `Daten pflegen`, also of several clauses; null if a verb or a case is not certain. */
export function namedGermanActivities(text: string): string | null {
  const stop = closing.exec(text)?.[0] ?? '';
  const whole = text.slice(0, text.length - stop.length);
  let [written, from] = ['', 0];
  for (const { index = 0, 0: joint = '' } of [...furtherClause.all(whole), { index: whole.length, 0: '' }]) {
    const named = namedClause(whole.slice(from, index));
    if (named === null) return null;
    written += named + joint;
    from = index + joint.length;
  }
  return written + stop;
}

function namedClause(clause: string): string | null {
  const { object = '', verbs = '' } = rowOfVerbs.exec(clause)?.groups ?? {};
  const named = object === '' ? null : genitiveOf(object);
  const nouns = verbs
    .split(betweenVerbs.regExp)
    .map((part) =>
      betweenVerbs.test(part) ? part : (activityOfInfinitive(part, 'de')?.noun ?? unknownVerb),
    );
  return named === null || nouns.includes(unknownVerb) ? null : `${nouns.join('')} ${named}`;
}

/** Marks a verb that the table lacks. */
const unknownVerb = '';

const capitals = String.raw`[\p{Lu}\p{N}][\p{L}\p{N}/.-]*`;
const row = String.raw`${capitals}(?:(?:,\s|\s(?:und|sowie|oder|&)\s)${capitals})*`;
const rest = String.raw`(?<rest>(?:\s(?:am|an|auf|aus|bei|beim|des|der|durch|für|gemäß|im|in|ins|mit|mittels|nach|über|unter|vom|von|vor|zu|zum|zur|zwischen)\s.+)?)$`;
const definite = preparedPattern(
  String.raw`^die\s(?<adjectives>(?:\p{Ll}+en?\s){0,2})(?<nouns>${row})${rest}`,
  'iu',
);
const described = preparedPattern(
  String.raw`^(?<adjectives>(?:\p{L}\p{Ll}+e\s){1,3})(?<nouns>${row})${rest}`,
  'u',
);
const bare = preparedPattern(String.raw`^(?<count>(?:\d[\d.]*\s)?)(?<nouns>${row})${rest}`, 'u');
const beforeNextArticle = preparedPattern(
  String.raw`(?:,|\s(?:und|sowie|oder))\s(?:die|der|das|den|dem|eine?[mnrs]?)\s`,
  'u',
);

/**
 * The object of an infinitive after the noun of the verb: in the genitive after `die` and adjectives in -e, which are
 * feminine or plural, else behind `von`. Masculine and neuter nouns stay, because their genitive has several endings.
 */
export function genitiveOf(object: string): string | null {
  if (beforeNextArticle.test(object)) return null;
  const withArticle = definite.exec(object)?.groups;
  if (withArticle) {
    const { adjectives = '', nouns = '', rest: behind = '' } = withArticle;
    return `der ${adjectives.replace(/e (?=\p{Ll}|$)/gu, 'en ')}${nouns}${behind}`;
  }
  const withAdjective = described.exec(object)?.groups;
  if (withAdjective) {
    const { adjectives = '', nouns = '', rest: behind = '' } = withAdjective;
    return `${uncapitalized(adjectives.replaceAll('e ', 'er '))}${nouns}${behind}`;
  }
  const { count = '', nouns = '', rest: behind = '' } = bare.exec(object)?.groups ?? {};
  const inDative = nouns
    .split(betweenNouns.regExp)
    .map((part, at) => (at % 2 === 1 ? part : dativePlural(part, count !== '')));
  return nouns === '' || inDative.includes(null) ? null : `von ${count}${inDative.join('')}${behind}`;
}

const betweenNouns = preparedPattern(String.raw`(,\s|\s(?:und|sowie|oder|&)\s)`, 'u');
const sameInDative = preparedPattern(String.raw`(?:\p{L}en|[^aeiouäöüs]s|\p{Ll}-)$`, 'u');
const maybeSingular = preparedPattern(
  `(?:chen|lein|essen|schaden|boden|garten|laden|wagen|ofen|hafen|wesen|verfahren|vorhaben|unternehmen|treffen|schreiben)$`,
  'iu',
);
const pluralNouns = wordList('writing', 'plural_noun');

/** The dative of a plural noun; null if the noun may be a singular that needs its article: `Vertragsprüfung`. */
function dativePlural(noun: string, isCounted: boolean): string | null {
  const lower = noun.toLowerCase();
  const isPlural = isCounted || pluralNouns.words('de').some((plural) => lower.endsWith(plural));
  if (isPlural && /[ns]$/.test(noun)) return noun;
  if (isPlural) return /(?:e|er|el)$/.test(noun) ? `${noun}n` : null;
  return sameInDative.test(noun) && !maybeSingular.test(lower) ? noun : null;
}

const nominalized = preparedPattern(
  String.raw`^(?<verbs>\p{Lu}\p{Ll}+en(?:(?:,\s|\s(?:und|sowie)\s)\p{Lu}\p{Ll}+en){0,3})(?<rest>\s(?:von|der|des|aller|einer|eines|\p{Ll}{3,}er)\s.+)$`,
  'su',
);
const laterInfinitive = preparedPattern(
  String.raw`(?:,|\s(?:und|sowie))\s(?:\p{L}+\s)?(?<verb>\p{Lu}\p{Ll}+en)\s(?:von|der|des|aller|einer|eines)\s`,
  'gu',
);

/** `Erstellung von Plänen` for `Erstellen von Plänen`, whose object has the same case; null for other lines. */
export function withUsualNoun(text: string): string | null {
  const { verbs = '', rest: behind = '' } = nominalized.exec(text)?.groups ?? {};
  const nouns = verbs
    .split(betweenNouns.regExp)
    .map((part, at) =>
      at % 2 === 1 ? part : (activityOfInfinitive(part.toLowerCase(), 'de')?.noun ?? unknownVerb),
    );
  if (nouns.includes(unknownVerb)) return null;
  let isCertain = true;
  const further = behind.replace(laterInfinitive.regExp, (found, verb: string) => {
    const noun = activityOfInfinitive(verb.toLowerCase(), 'de')?.noun;
    const before = found.slice(0, found.lastIndexOf(verb));
    // An adjective before the infinitive is neuter: `selbstständiges Beheben`.
    if (noun === undefined) return found;
    if (/\p{Ll}es\s$/u.test(before)) isCertain = false;
    return before + noun + found.slice(before.length + verb.length);
  });
  return isCertain ? nouns.join('') + further : null;
}
