import { kindOf } from '../../../../lexicon/lexicon.ts';
import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { prepositions } from '../../../../lexicon/words/function-words.ts';
import { functionWords } from '../../../../lexicon/words/generic-words.ts';
import { isKnownWord } from '../../../../lexicon/words/known-words.ts';
import { withSpellingRight } from '../../../../lexicon/words/misspellings.ts';
import { isPastForm, readVerb } from '../../../../lexicon/words/verbs.ts';
import { hasWordClass } from '../../../../lexicon/words/word-classes.ts';
import { isLanguage, type Language } from '../../../../text/language.ts';
import { opensWithCapital } from '../../../../text/letters.ts';
import { looseBrackets } from '../../../../text/loose-brackets.ts';
import { type PreparedPattern, preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { lazy, memoize } from '../../../../values/memoize.ts';
import type { Pattern } from '../pattern.ts';
import { joinGermanNames, type SlipContext } from './german-hyphens.ts';

/* Corrects typing errors: doubled words, missing blanks and brackets, and words broken at the end of a line. */

type Slip = (text: string, context: SlipContext) => string;

const closingDash = preparedPattern(String.raw`(\.)\s?[-–—]$`);
const closingMarks = preparedPattern(String.raw`[,;]\.$`);

/** Removes stray marks at the end: `the post, etc.-`, `the demos,.`. */
const strayMarks: Slip = (text) => {
  const closed = text.replace(closingDash.regExp, '$1');
  return closed.replace(closingMarks.regExp, '.');
};

/** Removes doubled function words: `in the the shop`. Words that may be meant twice are not listed: `had had`, `die die`. */
const doubled: Slip = (text, { language }) => {
  const pattern = doubledIn(language);
  return text.replace(pattern.regExp, '$1');
};

const never = preparedPattern('(?!)', 'gu');
const doubledIn = memoize(5, (language): PreparedPattern => {
  if (!isLanguage(language)) return never;
  const words = wordList('writing', 'doubled').alternatives(language);
  return preparedPattern(String.raw`(?<![\p{L}\p{N}-])(${words})\s\1(?=\s[\p{Ll}\p{N}])`, 'gu');
});

const missingBlank = preparedPattern(
  String.raw`(?<=\s)(?<last>\p{L}\p{Ll}{2,30})\.(?=(?<next>\p{Lu}\p{Ll}{1,30})\s[\p{L}\p{N}])`,
  'gu',
);

/** Adds a missing blank between sentences: `the use of cards.Wrote the rules`; not in `booking.Com` or `pandas.Series`. */
const sentenceBreak: Slip = (text, context) => {
  const { language } = context;
  const stops = missingBlank
    .all(text)
    .filter(({ groups }) => mayEndSentence(groups?.['last'] ?? '', context));
  const nexts = stops.map(({ groups }) => groups?.['next'] ?? '');
  if (!nexts.some((next) => opensSentence(next.toLowerCase(), language))) return text;
  // If one blank is certainly missing, blanks are missing at less certain places too.
  return stops.toReversed().reduce((current, { index, groups }, at) => {
    const next = nexts[stops.length - 1 - at] ?? '';
    const isOpening = next.length >= minOpeningLength || opensSentence(next.toLowerCase(), language);
    const end = index + (groups?.['last']?.length ?? 0) + 1;
    return isOpening ? `${current.slice(0, end)} ${current.slice(end)}` : current;
  }, text);
};

/** In letters: a shorter next word may be part of an address: `booking.Com`. */
const minOpeningLength = 4;

/** True for a known word that is not a name; only German capitalizes all nouns. */
function mayEndSentence(word: string, { lexicon, language }: SlipContext): boolean {
  return (
    kindOf(lexicon, word) !== 'tool' && isKnownWord(word) && (language === 'de' || !opensWithCapital(word))
  );
}

/** In letters: a shorter noun may be the end of an address, such as `Info`. */
const minNounLength = 6;

/** True for a function word, or a likely opening of a line: a verb in English, a noun in other languages. */
function opensSentence(word: string, language: Language): boolean {
  const { links, stops } = functionWords(language);
  if (links.has(word) || stops.has(word)) return true;
  if (language === 'en') return isPastForm(word) || readVerb(word) !== null;
  return word.length >= minNounLength && isKnownWord(word);
}

const closingAcronym = preparedPattern(String.raw`(?:^|\s)(\p{Lu}{2,10})$`);
/** UTF-16 units before a bracket that are searched for the words of an acronym. */
const maxNameLength = 200;
const notInAcronym = wordList('writing', 'not_in_acronym');

/** Adds a bracket before an acronym of the words in front: `Central Help Desk CHD) staff`. */
const openingBracket: Slip = (text) => {
  const [at, ...others] = looseBrackets(text);
  if (at === undefined || others.length > 0 || text.charAt(at) !== ')') return text;
  const before = text.slice(Math.max(0, at - maxNameLength), at);
  const acronym = closingAcronym.exec(before)?.[1] ?? '';
  const words = before
    .slice(0, before.length - acronym.length)
    .trim()
    .split(/\s+/);
  const initials = words
    .filter((word) => !notInAcronym.has(word))
    .map((word) => word.charAt(0).toUpperCase());
  if (acronym === '' || !initials.join('').endsWith(acronym)) return text;
  const start = at - acronym.length;
  return `${text.slice(0, start)}(${text.slice(start)}`;
};

const brokenAtBlank = preparedPattern(
  String.raw`(?<![\p{L}\p{N}-]|-\s)(?<first>\p{L}\p{Ll}{1,30})-\s(?<second>\p{Ll}{2,30})(?![\p{L}\p{N}-])`,
  'gu',
);
const brokenInside = preparedPattern(
  String.raw`(?<![\p{L}\p{N}-])(?<first>\p{Ll}{2,30})-(?<second>\p{Ll}{2,30})(?![\p{L}\p{N}-])`,
  'gu',
);
/** In letters: a shorter end is a separate word: `as-is`, `cross-os`. */
const minEndLength = 3;
/** Words after a suspended hyphen, which stays: `front- and back-end`. */
const afterHyphen = wordList('writing', 'after_hyphen');

/** A blank between a name and its ending: `AWS- based`, `React.js- driven`. After other words the hyphen may be a dash. */
const tailOfName = lazy(() =>
  preparedPattern(
    String.raw`(?<=(?:^|\s)[\p{L}\p{N}.+#/-]{0,30}[\p{Lu}\p{N}][\p{L}\p{N}.+#]{0,30}-)\s(?=(?:${wordList('writing', 'hyphen_tail').alternatives('en')})(?![\p{L}\p{N}-]))`,
    'gu',
  ),
);

/** Joins broken words: `high- speed` becomes `high-speed`, and `expe- rience` and `expe-rience` become `experience`. */
const brokenWord: Slip = (text, { language }) => {
  const joined = text.replace(brokenAtBlank.regExp, (whole, first: string, second: string) => {
    if (afterHyphen.has(second)) return whole;
    if (isBroken(first, second)) return first + second;
    return language === 'en' && isEnglish(second) ? `${first}-${second}` : whole;
  });
  const named = language === 'en' ? joined.replace(tailOfName().regExp, '') : joined;
  const whole = named.replace(brokenInside.regExp, (found, first: string, second: string) =>
    isBrokenInside(first, second) ? first + second : found,
  );
  if (language !== 'de') return whole;
  return whole.replace(brokenNoun.regExp, (found, first: string, second: string) =>
    isBrokenNoun(first.toLowerCase(), second) ? first + second : found,
  );
};

const brokenNoun = preparedPattern(
  String.raw`(?<![\p{L}\p{N}-])(?<first>\p{Lu}\p{Ll}{2,30})-(?<second>\p{Ll}{3,30})(?![\p{L}\p{N}-])`,
  'gu',
);
/** In letters: shorter halves may be words by chance. */
const minHalfLength = 5;

/** True if neither half is a word, but two parts divided elsewhere are: `Rettungsro-botern`. */
function isBrokenNoun(first: string, second: string): boolean {
  if (isKnownWord(first) || isKnownWord(second)) return false;
  const joined = first + second;
  for (let at = minHalfLength; at <= joined.length - minHalfLength; at += 1) {
    if (at !== first.length && isKnownWord(joined.slice(0, at)) && isKnownWord(joined.slice(at))) return true;
  }
  return false;
}

const wordEndings = wordList('writing', 'word_ending');

/** True if the whole is a word and a half is not: `expe- rience`; not `counter- measures` and `in- house`. */
function isBroken(first: string, second: string): boolean {
  const areWords = (isKnownWord(first) || isFunctionWord(first)) && isKnownWord(second);
  return isKnownWord(first + second) && (wordEndings.has(second) || !areWords);
}

function isFunctionWord(word: string): boolean {
  return functionWords('en').links.has(word.toLowerCase());
}

/** True if the whole is a word and its end is not. */
function isBrokenInside(first: string, second: string): boolean {
  return second.length >= minEndLength && !isKnownWord(second) && isKnownWord(first + second);
}

function isEnglish(word: string): boolean {
  return hasWordClass(word) || isKnownWord(word);
}

const twoWords = preparedPattern(
  String.raw`(?<![\p{L}\p{N}-])(\p{L}\p{Ll}{3,20}) (?=(\p{Ll}{4,20})(?![\p{L}\p{N}-]))`,
  'gu',
);

/** Joins listed words: `data base`, `spread sheet`. Others may be two words: `speech writing`. */
const splitCompound: Slip = (text, { language }) =>
  language === 'en'
    ? text.replace(twoWords.regExp, (whole, first: string, second: string) =>
        wordList('writing', 'often_split_word').hasIn('en', first.toLowerCase() + second) ? first : whole,
      )
    : text;

/** Adds the apostrophe of a plural: `customers requests` becomes `customers' requests`. */
const apostrophe: Slip = (text, { language }) => {
  if (language !== 'en') return text;
  const pattern = possessives();
  return text.replace(pattern.regExp, "$1'");
};

/** People before their things, after listed verbs or prepositions. Others may have two objects: `asked customers questions`. */
const possessives = lazy((): PreparedPattern => {
  const people = wordList('writing', 'person_group').alternatives('en');
  const things = wordList('writing', 'belonging').alternatives('en');
  const done = wordList('writing', 'done_to_thing')
    .words('en')
    .map((stem) => `[${stem.charAt(0).toUpperCase()}${stem.charAt(0)}]${stem.slice(1)}`)
    .join('|');
  return preparedPattern(
    String.raw`(?<=(?<!\p{L})(?:(?:${done})(?:e|ed|es|ing|y|ied|s)?|[Rr](?:espon|eac)\p{Ll}{1,6}\sto|of|on|with|for)\s)((?:${people}))(?=\s(?:${things})(?![\p{L}\p{N}]))`,
    'gu',
  );
});

const article = preparedPattern(
  String.raw`(?<=(?:^|\s)[Aa])(?=\s([aeio]\p{Ll}{3,20})(?![\p{L}\p{N}-]))`,
  'gu',
);

/** Changes `a` to `an` before a vowel, unless it sounds like a consonant: `a easy form`. */
const articleBeforeVowel: Slip = (text, { language }) => {
  if (language !== 'en') return text;
  return text.replace(article.regExp, (_, next: string, at: number) => {
    const isWord = isEnglish(next) && !functionWords('en').links.has(next);
    return isWord && !otherSound.test(next) && mayHaveObject(text.slice(0, at - 1)) ? 'n' : '';
  });
};

const lastWord = preparedPattern(String.raw`(?:^|[\s(])(\p{L}{1,30})\s$`, 'u');
/** UTF-16 units: the last word and the characters around it. The limit keeps long lines fast. */
const lookBack = 32;

/** True if `a` may be an article; after a noun it may be a letter: `vitamin a intake`, `hepatitis a infections`. */
function mayHaveObject(before: string): boolean {
  if (before.trim() === '') return true;
  const word = (lastWord.exec(before.slice(-lookBack))?.[1] ?? '').toLowerCase();
  return word.endsWith('ing') || functionWords('en').links.has(word) || isPastForm(word);
}

/** Vowels that sound like consonants: `a one-way street`, `a European`, `a once-famous`. */
const otherSound = /^(?:one|once|eu|ewe|oui)/;

/** Removes the plural of uncountable nouns (`homeworks`, `feedbacks`), unless other words would no longer agree. */
const uncountablePlural: Slip = (text, { language }) => {
  if (language !== 'en') return text;
  const pattern = plurals();
  return text.replace(pattern.regExp, (whole, word: string, at: number) => {
    const before = (lastWord.exec(text.slice(Math.max(0, at - lookBack), at))?.[1] ?? '').toLowerCase();
    return wordList('writing', 'counts_many').hasIn('en', before) || before === 'these' || before === 'those'
      ? whole
      : word;
  });
};

const plurals = lazy((): PreparedPattern => {
  const words = wordList('writing', 'no_plural').alternatives('en');
  return preparedPattern(
    String.raw`(?<![\p{L}\p{N}-])(?<!\d\s)((?:${words}))s(?![\p{L}\p{N}’'-])(?!\s(?:are|have|that|were|which|who)(?!\p{L}))`,
    'gu',
  );
});

/** An apostrophe in the plural of an acronym, before a function word or the end of a clause: `trained IDP's while …`. */
const acronyms = preparedPattern(
  () =>
    String.raw`(?<=(?:^|\s)(\p{L}[\p{L}-]{1,20})\s\p{Lu}{2,6})[’'](?=s(?:[,;:)]|\s(?:${prepositions('en')}|using|while)\s))`,
  'gu',
);

const withApostrophe = preparedPattern(String.raw`\p{Lu}{2,6}[’']s(?![\p{L}\p{N}])`, 'u');

/** Removes the apostrophe in plurals of acronyms, but not in possessives (`a friend of the CEO's`); all of a line or none. */
const acronymPlural: Slip = (text, { language }) => {
  if (language !== 'en') return text;
  const right = text.replace(acronyms.regExp, (mark, before: string) =>
    /^(?:a|an|at|each|every|of|our|that|the|this)$/i.test(before) ? mark : '',
  );
  return withApostrophe.test(right) ? text : right;
};

/** Corrects listed misspellings such as `managment`, but not in names or words of other languages. */
const misspelled: Slip = (text, { language }) => withSpellingRight(text, language);

const slips: readonly Slip[] = [
  misspelled,
  joinGermanNames,
  articleBeforeVowel,
  strayMarks,
  doubled,
  sentenceBreak,
  openingBracket,
  brokenWord,
  splitCompound,
  apostrophe,
  uncountablePlural,
  acronymPlural,
];

function correctTypingIn(
  language: Language,
  examples: Pattern['examples'],
  leaves: Pattern['leaves'],
): Pattern {
  return {
    rule: language === 'en' ? 'typing' : `typing_${language}`,
    why: 'typing',
    languages: [language],
    from: 'good',
    apply(text, { lexicon }) {
      const corrected = slips.reduce((current, slip) => slip(current, { lexicon, language }), text);
      return corrected === text ? null : corrected;
    },
    examples,
    leaves,
  };
}

export const typingSlips: readonly Pattern[] = [
  correctTypingIn(
    'en',
    [
      ['Sorted the letters, bills, etc.-', 'Sorted the letters, bills, etc.'],
      ['Wrote scripts for the demos,.', 'Wrote scripts for the demos.'],
      ['Filed the post of the the three offices', 'Filed the post of the three offices'],
      [
        'Checked the use of cards.Wrote the rules of the desk',
        'Checked the use of cards. Wrote the rules of the desk',
      ],
      [
        'Keeps the books of two shops.Sells bread at noon',
        'Keeps the books of two shops. Sells bread at noon',
      ],
      ['Kept the books of two shops.The till was new', 'Kept the books of two shops. The till was new'],
      ['Ran the Central Help Desk CHD) at night', 'Ran the Central Help Desk (CHD) at night'],
      ['Laid high- speed lines as a full- stack helper', 'Laid high-speed lines as a full-stack helper'],
      ['Baked rolls for in- house sale', 'Baked rolls for in-house sale'],
      ['Kept AWS- based and Node.js- driven shops', 'Kept AWS-based and Node.js-driven shops'],
      ['Gained expe- rience in two bakeries', 'Gained experience in two bakeries'],
      ['Kept the data base and a spread sheet of stock', 'Kept the database and a spreadsheet of stock'],
      ['Put the data into a easy form', 'Put the data into an easy form'],
      ['Answered customers requests by phone', "Answered customers' requests by phone"],
      ['Responded to customers requests by phone', "Responded to customers' requests by phone"],
      ['Graded homeworks and gave written feedbacks', 'Graded homework and gave written feedback'],
      ["Fixed PC's for two shops and led IDI's, then", 'Fixed PCs for two shops and led IDIs, then'],
      ['Recieved prizes for project managment', 'Received prizes for project management'],
    ],
    [
      ['a hyphen may stand for a word that follows', 'Built front- and back-end pages'],
      ['two parts of a word may each be one', 'Trained co-workers in pre-press work'],
      ['a range of days has its dash', 'Open Monday - Friday'],
      ['with a capital it may be a name', 'Managed the bar of Liason and Acquistion for two owners'],
      [
        'an address, a file and a word with a hyphen are as they are',
        'Kept managment.example, liason-tool and preferance_list',
      ],
      ['behind a name it may be a dash', 'Kept the site on AWS- wrote its rules'],
      ['short words stay apart', 'Recorded the as-is process before the clean-up'],
      ['a word that goes on in the next line keeps its hyphen', 'Taught at the institute of Saint-'],
      ['"asked customers questions" has two objects', 'Asked customers questions and gave clients orders'],
      [
        'a letter is no article, and some vowels are spoken as consonants',
        'Led a one year plan, a euro shop and a unique site from point a into point b',
      ],
      ['possible pairs of words stay', 'Took part in speech writing and set the mark down price'],
      ['several of them, and what agrees with them', 'Gave two feedbacks and read what feedbacks were sent'],
      ['a possible possessive stays, and so do plurals beside it', "Kept PC's with SQL's written by others"],
      ['something may belong to one', "Kept the CEO's diary and met friends of the CEO's, twice"],
      ['a name has its dot', 'Built the shop with Vue.Js and Node.Js'],
      [
        'addresses and code have their dots',
        'Sold rooms on booking.Com with two maids, and used pandas.Series and more',
      ],
      [
        'a letter behind a thing tells which one',
        'Checked the vitamin a intake of 40 guests and treated hepatitis a infections',
      ],
      ['people to whom something was explained do not own it', 'Explained to customers problems with orders'],
      ['a row of hyphens is joined as a whole or not', 'Kept up- to- date records'],
      [
        '"brought" and "told" may have two objects',
        'Brought customers orders on time and told all customers problems',
      ],
      ['two of one word may be meant', 'Drew the and and or gates of the the Who fan club'],
      ['letters that stand for other words have no bracket', 'Set up Windows for the staff XP) at night'],
      ['a word may be said twice', 'Took the night shifts that that month brought'],
    ],
  ),
  correctTypingIn(
    'de',
    [
      ['Betreuung von von 40 Kunden', 'Betreuung von 40 Kunden'],
      ['Bau einer BLE Verbindung für 3 Waagen', 'Bau einer BLE-Verbindung für 3 Waagen'],
      ['Pflege der SharePoint- Websites', 'Pflege der SharePoint-Websites'],
      ['Cashflow- Planung für zwei Filialen', 'Cashflow-Planung für zwei Filialen'],
      ['Cashflow- Planung für zwei Kur-Hotels', 'Cashflow-Planung für zwei Kur-Hotels'],
      ['Bau von Rettungsro-botern', 'Bau von Rettungsrobotern'],
      ['Betreuung der Kunden.Planung der Touren', 'Betreuung der Kunden. Planung der Touren'],
      ['Kurse zu „Brot und Salz“ -Rezepten', 'Kurse zu „Brot und Salz“-Rezepten'],
      ['Ausbau der SAP -Kenntnisse', 'Ausbau der SAP-Kenntnisse'],
    ],
    [
      ['ohne Artikel sind es zwei Dinge', 'In SAP Rechnungen buchen'],
      ['zwei englische Wörter sind ein Name', 'Beiträge zur SAP Foundation'],
      ['ein Name ohne Werkzeug kann alles sein', 'Spenden an die Kieler Stiftung'],
      ['zwischen zwei Tätigkeiten ist es ein Gedankenstrich', 'Verkauf- Beratung für zwei Filialen'],
      ['auch in einer Reihe', 'Lager- Planung - Versand'],
      ['ein Name und ein Wort bleiben', 'Wartung von Bremer-systemen und Know-how'],
      ['eine Adresse bleibt, wie sie ist', 'Texte für brot.Kiel und seite.Info der Stadt'],
      ['ein Bindestrich steht für das Folgende', 'Montage von Fenster- und Türrahmen'],
      ['zwei gleiche Wörter sind oft gemeint', 'Beratung der Kunden, die die Ware tauschen'],
    ],
  ),
  correctTypingIn(
    'fr',
    [
      ['Accueil des des clients au comptoir', 'Accueil des clients au comptoir'],
      [
        'Rédaction de fiches, par exem-ple pour les caisses',
        'Rédaction de fiches, par exemple pour les caisses',
      ],
      ['Tenue de la caisse.Gestion des stocks', 'Tenue de la caisse. Gestion des stocks'],
      ['Etude de la qualite du pain', 'Étude de la qualité du pain'],
      ['Vente aux Etats-Unis pour les professionels', 'Vente aux États-Unis pour les professionnels'],
      ["Entretien de jeux intéractifs avec l'equipe", "Entretien de jeux interactifs avec l'équipe"],
    ],
    [
      ['au milieu, une majuscule est celle d’un nom', 'Vente de pain à la société Etude Beauté'],
      ['elle l’est aussi devant une autre', 'Interim Loire et deux autres agences'],
      ['un participe n’est pas un nom', 'Gestion d’un fournil equipe de deux fours'],
      ['un mot anglais reste avec un autre', 'Écriture de tests avec experience design'],
      ['un nom commence par son article', 'Lecture de la biographie de de Gaulle et de trois romans'],
      ['« à à peine » dit combien', 'Réduction des pertes à à peine 5 %'],
      ['une adresse reste', 'Rédaction de pages pour pain.Lyon et deux autres'],
      ['un mot composé garde son trait', 'Encadrement de deux sous-traitants'],
    ],
  ),
  correctTypingIn(
    'es',
    [
      ['Cobro de multas, mantenimiento, etc.-', 'Cobro de multas, mantenimiento, etc.'],
      ['Atencion al publico y facturacion', 'Atención al público y facturación'],
      ['Apoyo al turno y gestion de las cajas', 'Apoyo al turno y gestión de las cajas'],
      ['Apoyo a redes sociales.Establecimiento de rutas', 'Apoyo a redes sociales. Establecimiento de rutas'],
      [
        'Apoyo en tareas de costos.Caja diaria y bancos.Formación de equipos',
        'Apoyo en tareas de costos. Caja diaria y bancos. Formación de equipos',
      ],
      ['Tareas de logı́stica en 3 tiendas', 'Tareas de logística en 3 tiendas'],
    ],
    [
      ['un intervalo tiene su guion', 'Apertura de lunes - viernes'],
      ['un nombre se queda como está', 'Pedidos de la empresa Atencion Mayor'],
      ['una dirección se queda', 'Textos para panes.Lima y otras dos tiendas'],
      ['una palabra inglesa también', 'Planted an arboretum extension with labels'],
      ['un verbo también', 'Redacción de textos que publico en la web'],
    ],
  ),
];
