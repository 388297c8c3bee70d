import { trimEndOf } from '../../contract/strings.ts';
import { lexiconIndex } from '../../lexicon/lexicon.ts';
import { allMatches } from '../../text/all-matches.ts';
import { firstWord } from '../../text/first-word.ts';
import { lazy } from '../../text/lazy.ts';
import { anyPhrase, type PhraseTable, phraseRanges } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { wordKey } from '../../text/word-key.ts';
import { tellsToDo } from '../sentences/tells-to-do.ts';
import { inlineHeadings } from './inline-headings.ts';

/** Words with a capital that open an item of a list, and end no name written in one word: `SQLExperience`. */
const itemOpeners: PhraseTable = {
  en: `
    Ability|Abilities|Able|Advanced|Bachelor|Comfortable|Commitment|Competency|Degree|Demonstrated|Demonstrable|Excellent|Exceptional|Experience|Experienced
    Expertise|Exposure|Extensive|Familiar|Familiarity|Fluent|Fluency|Hands-on|Highly|Knowledge|Knowledgeable|Minimum|Must|Outstanding|Passion|Passionate
    Preferred|Previous|Prior|Proficiency|Proficient|Proven|Required|Solid|Strong|Understanding|Valid|Willing|Willingness
  `,
  de: `
    Erfahrung|Erfahrungen|Kenntnisse|Gute|Sehr|Fähigkeit|Abgeschlossene|Abgeschlossenes|Sicherer|Bereitschaft|Mehrjährige|Fundierte
  `,
  fr: `
    Expérience|Connaissance|Connaissances|Maîtrise|Bonne|Bonnes|Capacité|Diplôme|Aisance
  `,
  es: `
    Experiencia|Conocimiento|Conocimientos|Capacidad|Dominio|Titulación|Manejo
  `,
};

/** How an item begins that nothing but a space parts from the one before: no sentence goes on with such a capital. */
const itemBeginnings: PhraseTable = {
  en: String.raw`
    (?:Ability|Able) to|(?:Experience|Expertise|Proficiency|Proficient|Skilled|Fluent) (?:with|in|of|using|as|working)|(?:Knowledge|Understanding|Command) of|(?:Familiarity|Familiar|Comfortable) with|Exposure to
    (?:Strong|Excellent|Proven|Solid|Demonstrated|Outstanding|Exceptional|Extensive|Previous|Prior|Good|Advanced|Basic) (?=\p{Ll}{3})|Working knowledge|Minimum (?:of )?(?=\d)|(?:Bachelor|Master)['’]?s? [Dd]egree|Must (?:be|have|possess|hold)|Willing(?:ness)? to|Valid (?=\p{Lu})
  `,
  fr: `
    (?:Expérience|Maîtrise|Connaissances?|Capacité) (?:en|de|du|des|dans|d['’]|à)
  `,
  es: `
    (?:Experiencia|Conocimientos?|Dominio|Manejo|Capacidad) (?:en|de|con|para)
  `,
};

/** A line as long as this, in UTF-16 units, may hold more than one item. */
const minRunLength = 40;

/** Most lines hold no capital behind a small letter or a bracket, no years behind a letter and no capital behind a space. */
const maybe = preparedPattern(
  String.raw`[\p{L}\d)\]%]\p{Lu}\p{Ll}|[\p{L})]\d{1,2} ?\+?[ \d–-]{0,5}(?:[Yy]ears?|[Yy]rs|% )|[\p{Ll})%] (?:[AEKUPSFBMWGVTOCD]\p{Ll}{2,})`,
);

/** "lead crewsAbility to", "charts (GIS)Strong": small letters, or a bracket, run into a capital. */
const joint = preparedPattern(
  String.raw`(?:(?<=(?<![\p{L}\d@._#\\])\p{Ll}{3,30})|(?<=[\p{L}\d][)\]])|(?<=\d%))\p{Lu}(?=\p{Ll}|\s)`,
  'gu',
);
/** "crew rotas3+ years" */
const amount = preparedPattern(
  String.raw`(?<=\p{L}[\p{L})])\d{1,2}(?= ?\+? ?(?:(?:-|–|to) ?\d{1,2} ?\+? ?)?(?:[Yy]ears?|[Yy]rs)\b|% )`,
  'gu',
);
const opener = lazy(() =>
  preparedPattern(String.raw`(?<=(?<!#)[\p{L}\d])(?:${anyPhrase(itemOpeners)})(?!\p{L})`, 'gu'),
);
const beginning = lazy(() =>
  preparedPattern(
    String.raw`(?<=(?<![\p{L}-])(?!(?:and|or|of|in|with|the|an?|for|our|your|et|ou|de|y|o) )\p{Ll}{1,30}[)%]? |\)[)%]? )(?:${anyPhrase(itemBeginnings)})`,
    'gu',
  ),
);

/** "…the PortalEngage with …": a name runs into what is to be done. */
const activity = preparedPattern(
  String.raw`(?<=(?<![\p{L}\d@._#\\])(?:\p{Lu}\p{Ll}{2,30}|\p{Lu}{2,30}))\p{Lu}\p{Ll}{1,30}(?=\s)`,
  'gu',
);

/** Nothing but a space may stand between two items; then it takes two such places to make a list. */
const minBeginnings = 2;
/** `OneDrive` is written like a name that runs into something to do: in so long a list it is none. */
const minBeforeActivity = 3;

/** Where items begin that run into the text before them; indexes into the line. */
export function gluedItems(line: string): readonly number[] {
  if (line.length < minRunLength || !maybe.test(line)) return [];
  const sure = [...allMatches(line, amount.for(line)), ...allMatches(line, opener().for(line))];
  const joined = allMatches(line, joint.for(line)).filter(({ index }) => !isInName(line, index));
  const glued = [...(areCode(line, joined) ? [] : joined), ...sure].map(({ index }) => index);
  const spaced = allMatches(line, beginning().for(line)).map(({ index }) => index);
  const isList = glued.length > 0 || spaced.length >= minBeginnings;
  const told = glued.length >= minBeforeActivity ? activitiesIn(line) : [];
  return [...glued, ...headingEnds(line, glued), ...told, ...(isList ? spaced : [])];
}

/** What stands behind a capital in a name of code: a further capital (`hasOwnProperty`), or the end of a part (`useState,`). */
const codeBehind = preparedPattern(String.raw`^\p{Lu}\p{Ll}{0,30}(?:\p{Lu}|[^\p{L}\s:’'-])`);

/** "isEqual, hasOwnProperty": capitals amid words part no items where none of them begins a sentence. */
function areCode(line: string, joints: readonly RegExpExecArray[]): boolean {
  return joints.every(({ index }) => codeBehind.test(line.slice(index, index + maxWordLength)));
}

function activitiesIn(line: string): readonly number[] {
  return allMatches(line, activity.for(line)).flatMap(({ index, 0: word }) =>
    tellsToDo(word) && !isInName(line, index) ? [index] : [],
  );
}

/** `javaScript` is a name, however it is written. */
function isInName(line: string, index: number): boolean {
  const above = line.slice(Math.max(0, index - maxWordLength), index);
  const before = above.slice(trimEndOf(above, /\p{L}/u).length);
  const behind = firstWord(line.slice(index, index + maxWordLength));
  return before !== '' && Boolean(lexiconIndex().phrases.get(wordKey(before + behind))?.length);
}

/** In UTF-16 units. */
const maxWordLength = 30;

const itemStart = preparedPattern(String.raw`^\p{Lu}\p{Ll}`);

/** "RequirementsBachelor's degree": where a heading that opens the line, or an item of it, runs into its list. */
function headingEnds(line: string, starts: readonly number[]): readonly number[] {
  return phraseRanges(inlineHeadings, line)
    .filter(({ start, end }) => {
      const opens = start === 0 || starts.includes(start) || /[.!?]/.test(line[start - 1] ?? '');
      return (
        opens && itemStart.test(line.slice(start, start + 2)) && itemStart.test(line.slice(end, end + 2))
      );
    })
    .map(({ end }) => end);
}
