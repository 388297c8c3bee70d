import { functionWords } from '../../../../lexicon/generic-words.ts';
import { isKnownWord } from '../../../../lexicon/known-words.ts';
import { kindOf } from '../../../../lexicon/lexicon.ts';
import { withSpellingRight } from '../../../../lexicon/misspellings.ts';
import { isPastForm, readVerb } from '../../../../lexicon/verbs.ts';
import { wordClassOf } from '../../../../lexicon/word-classes.ts';
import { wordList } from '../../../../lexicon/word-lists.ts';
import { isLanguage, type Language } from '../../../../text/language.ts';
import { looseBrackets } from '../../../../text/loose-brackets.ts';
import { lazy, memoize } from '../../../../text/memoize.ts';
import { allMatches } from '../../../../text/patterns.ts';
import { type PreparedPattern, preparedPattern } from '../../../../text/prepared-pattern.ts';
import type { Pattern } from '../pattern.ts';
import { missingHyphen } from './german-hyphens.ts';

/* What was typed once too often, once too little, or broken at the end of a line. */

type Slip = (text: string, language: Language) => string;

const closingDash = preparedPattern(String.raw`(\.)\s?[-–—]$`);
const closingMarks = preparedPattern(String.raw`[,;]\.$`);

/** `the post, etc.-`, `the demos,.` */
const strayMarks: Slip = (text) => {
  const closed = text.replace(closingDash.for(text), '$1');
  return closed.replace(closingMarks.for(closed), '.');
};

/** `in the the shop`: words of grammar that nobody says twice; `had had`, `die die` may be meant, and `de de Gaulle` is. */
const doubled: Slip = (text, language) => {
  const pattern = doubledIn(language);
  return text.replace(pattern.for(text), '$1');
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

/** `the use of cards.Wrote the rules`; `booking.Com`, `pandas.Series` and `mill.London` are names. */
const sentenceBreak: Slip = (text, language) => {
  const stops = allMatches(text, missingBlank.for(text)).filter(({ groups }) =>
    mayEndSentence(groups?.['last'] ?? '', language),
  );
  const nexts = stops.map(({ groups }) => groups?.['next'] ?? '');
  if (!nexts.some((next) => opensSentence(next.toLowerCase(), language))) return text;
  // Where one blank is surely missing, so is the next: all of them, or none.
  return stops.toReversed().reduce((current, { index, groups }, at) => {
    const next = nexts[stops.length - 1 - at] ?? '';
    const isOpening = next.length >= shortestInRow || opensSentence(next.toLowerCase(), language);
    const end = index + (groups?.['last']?.length ?? 0) + 1;
    return isOpening ? `${current.slice(0, end)} ${current.slice(end)}` : current;
  }, text);
};

/** In letters: `booking.Com` is an address. */
const shortestInRow = 4;

const capital = preparedPattern(String.raw`^\p{Lu}`);

/** No name, as far as the tables know: German alone writes nouns with capitals. */
function mayEndSentence(word: string, language: Language): boolean {
  return kindOf(word) !== 'tool' && isKnownWord(word) && (language === 'de' || !capital.test(word));
}

/** In letters: what is shorter may be the end of an address, `Info`. */
const shortestOpening = 6;

/** A word of grammar, in English a verb that was done, and in the others a noun. */
function opensSentence(word: string, language: Language): boolean {
  const { links, stops } = functionWords(language);
  if (links.has(word) || stops.has(word)) return true;
  if (language === 'en') return isPastForm(word) || readVerb(word) !== null;
  return word.length >= shortestOpening && isKnownWord(word);
}

const closingAcronym = preparedPattern(String.raw`(?:^|\s)(\p{Lu}{2,10})$`);
/** So much before a bracket may be what it stands for. */
const longestName = 200;
const notInAcronym = wordList('writing', 'not_in_acronym');

/** `Central Help Desk CHD) staff`: the letters before the bracket are those of the words before them. */
const openingBracket: Slip = (text) => {
  const [at, ...others] = looseBrackets(text);
  if (at === undefined || others.length > 0 || text.charAt(at) !== ')') return text;
  const before = text.slice(Math.max(0, at - longestName), at);
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
/** `as-is`, `cross-os`: what is shorter is a word of its own. */
const shortestEnd = 3;
/** `front- and back-end`: the hyphen stands for what comes later. */
const joining = wordList('writing', 'after_hyphen');

/** What a name is joined to: `AWS- based`, `React.js- driven`; after any other word the hyphen may be a dash. */
const tailOfName = lazy(() =>
  preparedPattern(
    String.raw`(?<=(?:^|\s)[\p{L}\p{N}.+#/-]{0,30}[\p{Lu}\p{N}][\p{L}\p{N}.+#]{0,30}-)\s(?=(?:${wordList('writing', 'hyphen_tail').alternatives('en')})(?![\p{L}\p{N}-]))`,
    'gu',
  ),
);

/** `high- speed` is `high-speed`, `expe- rience` and `expe-rience` are one word. */
const brokenWord: Slip = (text, language) => {
  const joined = text.replace(brokenAtBlank.for(text), (whole, first: string, second: string) => {
    if (joining.has(second)) return whole;
    if (isCut(first, second)) return first + second;
    return language === 'en' && isEnglish(second) ? `${first}-${second}` : whole;
  });
  const named = language === 'en' ? joined.replace(tailOfName().for(joined), '') : joined;
  const whole = named.replace(brokenInside.for(named), (found, first: string, second: string) =>
    isOneWord(first, second) ? first + second : found,
  );
  if (language !== 'de') return whole;
  return whole.replace(brokenNoun.for(whole), (found, first: string, second: string) =>
    isBrokenNoun(first.toLowerCase(), second) ? first + second : found,
  );
};

const brokenNoun = preparedPattern(
  String.raw`(?<![\p{L}\p{N}-])(?<first>\p{Lu}\p{Ll}{2,30})-(?<second>\p{Ll}{3,30})(?![\p{L}\p{N}-])`,
  'gu',
);
/** In letters: by chance a word ends in so few. */
const shortestHalf = 5;

/** `Rettungsro-botern`: neither half is a word, and cut at another place both are. */
function isBrokenNoun(first: string, second: string): boolean {
  if (isKnownWord(first) || isKnownWord(second)) return false;
  const joined = first + second;
  for (let at = shortestHalf; at <= joined.length - shortestHalf; at += 1) {
    if (at !== first.length && isKnownWord(joined.slice(0, at)) && isKnownWord(joined.slice(at))) return true;
  }
  return false;
}

const endings = wordList('writing', 'word_ending');

/** The whole is a word, and one of its halves is none: `expe- rience`, not `counter- measures` and not `in- house`. */
function isCut(first: string, second: string): boolean {
  const areWords = (isKnownWord(first) || isFunctionWord(first)) && isKnownWord(second);
  return isKnownWord(first + second) && (endings.has(second) || !areWords);
}

function isFunctionWord(word: string): boolean {
  return functionWords('en').links.has(word.toLowerCase());
}

/** The whole is a word and its end is none. */
function isOneWord(first: string, second: string): boolean {
  return second.length >= shortestEnd && !isKnownWord(second) && isKnownWord(first + second);
}

function isEnglish(word: string): boolean {
  return wordClassOf(word) !== '' || isKnownWord(word);
}

const twoWords = preparedPattern(
  String.raw`(?<![\p{L}\p{N}-])(\p{L}\p{Ll}{3,20}) (?=(\p{Ll}{4,20})(?![\p{L}\p{N}-]))`,
  'gu',
);

/** `data base`, `spread sheet`; `speech writing` may be two words. */
const wordApart: Slip = (text, language) =>
  language === 'en'
    ? text.replace(twoWords.for(text), (whole, first: string, second: string) =>
        wordList('writing', 'word_apart').hasIn('en', first.toLowerCase() + second) ? first : whole,
      )
    : text;

/** `customers requests` are those of customers. */
const apostrophe: Slip = (text, language) => {
  if (language !== 'en') return text;
  const pattern = belongings();
  return text.replace(pattern.for(text), "$1'");
};

/** Behind what is done to a thing, or a preposition: who asked, brought or taught somebody something has both after the verb. */
const belongings = lazy((): PreparedPattern => {
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

/** `a easy form`: no other word of a line that begins with a vowel takes `a`, but those that sound otherwise do. */
const articleBeforeVowel: Slip = (text, language) => {
  if (language !== 'en') return text;
  return text.replace(article.for(text), (_, next: string, at: number) => {
    const isWord = isEnglish(next) && !functionWords('en').links.has(next);
    return isWord && !otherSound.test(next) && mayHaveObject(text.slice(0, at - 1)) ? 'n' : '';
  });
};

const lastWord = preparedPattern(String.raw`(?:^|[\s(])(\p{L}{1,30})\s$`, 'u');
/** The last word with what stands at its two ends: the bound keeps the reading of a long line linear. */
const lookBack = 32;

/** Behind a thing a letter tells which one: `vitamin a intake`, `hepatitis a infections`. */
function mayHaveObject(before: string): boolean {
  if (before.trim() === '') return true;
  const word = (lastWord.exec(before.slice(-lookBack))?.[1] ?? '').toLowerCase();
  return word.endsWith('ing') || functionWords('en').links.has(word) || isPastForm(word);
}

/** `a one-way street`, `a European`, `a once-famous` */
const otherSound = /^(?:one|once|eu|ewe|oui)/;

/** `homeworks`, `feedbacks`: behind what counts them they would be several, and `were` behind them would not agree. */
const noPlural: Slip = (text, language) => {
  if (language !== 'en') return text;
  const pattern = plurals();
  return text.replace(pattern.for(text), (whole, word: string, at: number) => {
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

/** `trained IDP's while …`: before a word of grammar or at the end of a clause nothing belongs to it. */
const acronyms = preparedPattern(
  String.raw`(?<=(?:^|\s)(\p{L}[\p{L}-]{1,20})\s\p{Lu}{2,6})[’'](?=s(?:[,;:)]|\s(?:as|at|by|for|from|in|on|to|using|via|while|with)\s))`,
  'gu',
);

const withApostrophe = preparedPattern(String.raw`\p{Lu}{2,6}[’']s(?![\p{L}\p{N}])`, 'u');

/** The CEO is one, so that something may belong to him: `a friend of the CEO's`. All in a line are written in one way. */
const acronymPlural: Slip = (text, language) => {
  if (language !== 'en') return text;
  const right = text.replace(acronyms.for(text), (mark, before: string) =>
    /^(?:a|an|at|each|every|of|our|that|the|this)$/i.test(before) ? mark : '',
  );
  return withApostrophe.test(right) ? text : right;
};

/** `managment`; names and what stands in several languages stay. */
const misspelled: Slip = withSpellingRight;

const slips: readonly Slip[] = [
  misspelled,
  missingHyphen,
  articleBeforeVowel,
  strayMarks,
  doubled,
  sentenceBreak,
  openingBracket,
  brokenWord,
  wordApart,
  apostrophe,
  noPlural,
  acronymPlural,
];

function correcting(language: Language, examples: Pattern['examples'], leaves: Pattern['leaves']): Pattern {
  return {
    rule: language === 'en' ? 'typing' : `typing_${language}`,
    why: 'typing',
    languages: [language],
    from: 'good',
    apply(text) {
      const corrected = slips.reduce((current, slip) => slip(current, language), text);
      return corrected === text ? null : corrected;
    },
    examples,
    leaves,
  };
}

export const typingSlips: readonly Pattern[] = [
  correcting(
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
      ['who was asked has two objects', 'Asked customers questions and gave clients orders'],
      [
        'a letter is no article, and some vowels are spoken as consonants',
        'Led a one year plan, a euro shop and a unique site from point a into point b',
      ],
      ['what may be two words stays so', 'Took part in speech writing and set the mark down price'],
      ['several of them, and what agrees with them', 'Gave two feedbacks and read what feedbacks were sent'],
      [
        "what may be the data's stays, and so does what is beside it",
        "Kept PC's with SQL's written by others",
      ],
      ['something may belong to one', "Kept the CEO's diary and met friends of the CEO's, twice"],
      ['a name has its dot', 'Built the shop with Vue.Js and Node.Js'],
      [
        'so have an address and code',
        'Sold rooms on booking.Com with two maids, and used pandas.Series and more',
      ],
      [
        'a letter behind a thing tells which one',
        'Checked the vitamin a intake of 40 guests and treated hepatitis a infections',
      ],
      ['what was explained to somebody is no belonging', 'Explained to customers problems with orders'],
      ['a row of hyphens is joined as a whole or not', 'Kept up- to- date records'],
      [
        'what was told or taught has two objects',
        'Brought customers orders on time and told all customers problems',
      ],
      ['two of one word may be meant', 'Drew the and and or gates of the the Who fan club'],
      ['letters that stand for other words have no bracket', 'Set up Windows for the staff XP) at night'],
      ['a word may be said twice', 'Took the night shifts that that month brought'],
    ],
  ),
  correcting(
    'de',
    [
      ['Betreuung von von 40 Kunden', 'Betreuung von 40 Kunden'],
      ['Bau einer BLE Verbindung für 3 Waagen', 'Bau einer BLE-Verbindung für 3 Waagen'],
      ['Pflege der SharePoint- Websites', 'Pflege der SharePoint-Websites'],
      ['Cashflow- Planung für zwei Filialen', 'Cashflow-Planung für zwei Filialen'],
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
  correcting(
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
  correcting(
    'es',
    [
      ['Cobro de multas, mantenimiento, etc.-', 'Cobro de multas, mantenimiento, etc.'],
      ['Atencion al publico y facturacion', 'Atención al público y facturación'],
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
