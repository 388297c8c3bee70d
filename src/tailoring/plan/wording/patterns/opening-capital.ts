import { isLegalForm } from '../../../../lexicon/legal-forms.ts';
import { kindOf, type Lexicon } from '../../../../lexicon/lexicon.ts';
import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { functionWords } from '../../../../lexicon/words/generic-words.ts';
import { isPastForm } from '../../../../lexicon/words/verbs.ts';
import { hasWordClass } from '../../../../lexicon/words/word-classes.ts';
import { type Language, languages } from '../../../../text/language.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { type Job, over, type Pattern, withStyle } from '../pattern.ts';

const smallWord = preparedPattern(String.raw`^(?<word>\p{Ll}{2,})[,:]?\s\S+\s\S`);

/** A job beside whose other lines a small letter stands out. */
const beside: Job = withStyle(over, { opensInCapitals: true });

/** Capitalizes the first word like the other lines: `sorted the post of two towns` becomes `Sorted …`. */
export const openingCapital: Pattern = {
  rule: 'opening_capital',
  why: 'capital',
  languages: ['en'],
  from: 'good',
  apply(text, { lexicon, style: { opensInCapitals } }) {
    const { word = '' } = smallWord.exec(text)?.groups ?? {};
    if (!opensInCapitals || word === '') return null;
    const isWord = hasWordClass(word) || isPastForm(word);
    return !isWord || isSmallName(lexicon, word) || continuesLine(word) || namesCompany(text)
      ? null
      : capitalized(text);
  },
  examples: [['sorted the post of two towns', 'Sorted the post of two towns', beside]],
  leaves: [
    ['small letters may be the style of the list', 'sorted the post of two towns'],
    ['a name that is written small stays', 'webpack for two large shops', beside],
    ['a name with a capital inside stays', 'iOS for two large shops', beside],
    ['an address is no sentence', 'www.example.com of the town', beside],
    ['a word or two are an item', 'unit testing', beside],
    ['an unknown word may be a name', 'kubectl for two large shops', beside],
    ['a line that goes on begins small', 'and abroad to reach two towns', beside],
    ['the rest of a broken line begins small', 'over 1,000 labels of wine and beer', beside],
    ['a company may begin with a small letter', 'sun and sail GmbH, Kiel, boats for schools', beside],
  ],
};

/** Outside English only nouns that name an action are surely words that open a line. */
function capitalOfAction(
  language: Language,
  examples: Pattern['examples'],
  leaves: Pattern['leaves'],
): Pattern {
  return {
    rule: 'opening_capital',
    why: 'capital',
    languages: [language],
    from: 'good',
    apply(text, { style: { opensInCapitals } }) {
      const { word = '' } = smallWord.exec(text)?.groups ?? {};
      const isAction =
        wordList('writing', 'action_noun').hasIn(language, word) ||
        (language === 'de' && describesNoun(text, word));
      return opensInCapitals && isAction && !namesCompany(text) ? capitalized(text) : null;
    },
    examples,
    leaves,
  };
}

const germanAdjective = preparedPattern(
  String.raw`^\p{Ll}{3,}(?:e|es)(?:(?:,|\s(?:und|oder))\s\p{Ll}{3,}(?:e|es))?\s\p{Lu}`,
  'u',
);

/** True for a German adjective before its noun, in a form that opens a phrase: `regelmäßige Pflege der Daten`. */
function describesNoun(text: string, word: string): boolean {
  const { links, stops } = functionWords('de');
  const isSmall = links.has(word) || stops.has(word) || wordList('language', 'preposition').hasIn('de', word);
  return germanAdjective.test(text) && !isSmall;
}

/** The same in German, French and Spanish: `gestion des stocks de la ville` becomes `Gestion …`. */
export const actionCapitals: readonly Pattern[] = [
  capitalOfAction(
    'de',
    [
      ['planung der Touren für acht Fahrer', 'Planung der Touren für acht Fahrer', beside],
      ['regelmäßige Pflege der Kundendaten', 'Regelmäßige Pflege der Kundendaten', beside],
      ['aktives und passives Netzwerken im Ort', 'Aktives und passives Netzwerken im Ort', beside],
    ],
    [
      ['so sind alle Zeilen geschrieben', 'planung der Touren für acht Fahrer'],
      ['die Zeile davor geht weiter', 'und Planung der Touren', beside],
      ['sie kann auch so weitergehen', 'ohne Pflege der Kundendaten', beside],
      ['und mit einem Genitiv', 'diverser Listen der Kundendaten', beside],
    ],
  ),
  capitalOfAction(
    'fr',
    [['gestion des stocks de farine', 'Gestion des stocks de farine', beside]],
    [
      ['toutes les lignes sont ainsi', 'gestion des stocks de farine'],
      ['un nom peut être en minuscules', 'webpack pour deux magasins', beside],
    ],
  ),
  capitalOfAction(
    'es',
    [['elaboración de los pedidos de harina', 'Elaboración de los pedidos de harina', beside]],
    [
      ['así son todas las líneas', 'elaboración de los pedidos de harina'],
      ['un nombre puede ir en minúsculas', 'webpack para dos tiendas', beside],
    ],
  ),
];

function isSmallName(lexicon: Lexicon, word: string): boolean {
  return kindOf(lexicon, word) === 'tool' || wordList('writing', 'small_name').hasIn('en', word);
}

/** True for words with which the rest of a line may begin, but not a line: `and`, `of`. */
function continuesLine(word: string): boolean {
  const isPreposition = wordList('language', 'preposition').hasIn('en', word);
  return isPreposition || languages.some((language) => functionWords(language).links.has(word));
}

function namesCompany(text: string): boolean {
  return text.split(/[\s,]+/).some((word) => isLegalForm(word, 'sure'));
}
