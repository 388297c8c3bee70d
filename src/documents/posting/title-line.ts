import { legalForms } from '../../lexicon/legal-forms.ts';
import { soughtTitles, titleAtStart } from '../../lexicon/titles/sought-titles.ts';
import { workplaceOf } from '../../lexicon/titles/workplaces.ts';
import { andWords } from '../../lexicon/words/function-words.ts';
import { severalInWords } from '../../lexicon/words/number-words.ts';
import { isCapitalizedWord } from '../../text/letters.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { isSurelyPlace, namesRegion } from '../outline/recognize/place-names.ts';

/* Finds title and employer that a line names together, and takes the town off an employer. */

/** What comes before a title in a subject or a heading: "Job opening: Welder", "Stellenangebot Koch", "Stelle als Koch". */
const announced = preparedPattern(
  String.raw`^(?:(?:job|vacancy|opening|position|job (?:opening|offer)|stelle|offre|poste|oferta|vacante|empleo)(?:\s?[:：–—-]\s|\s(?=als\s))|(?:stellenangebot|stellenanzeige|stellenausschreibung|offre d.emploi|oferta de (?:empleo|trabajo))(?:\s?[:：–—-])?\s)(?:als\s)?`,
  'iu',
);
const beside = preparedPattern(
  String.raw`\s(?:at|@|bei der|bei dem|beim|bei|chez|en)\s(?=(?:the |les? |la )?\p{Lu})`,
  'gu',
);
const workplaceOnly: ReadonlySet<string> = new Set(['en']);
const capital = preparedPattern(String.raw`^\p{Lu}`);

interface TitleAndEmployer {
  readonly position: string;
  readonly company: string;
}

const countAtStart = preparedPattern(() => String.raw`^(?:one|${severalInWords()})\s+(?=\p{Ll})`, 'iu');
const countAtEnd = preparedPattern(String.raw`(?<=\p{L})\s?[一二两三四五六七八九十\d]{1,3}\s?[名位人]$`);
/** Opens a sentence about the role: "As a Welder", "Als Kundenberater", "En tant que Soudeur". */
const inRole = preparedPattern(
  String.raw`^(?:As|Als|En tant que|Como)\s(?:(?:an?|our|the|eine?[nr]?|une?|una)\s)?(?=\p{Lu})`,
);
const nounBehind = preparedPattern(String.raw`(?<=\p{Ll}) (?:position|vacancy)$`);

/** A title without its announcement and number: "Stelle als Koch", "two welders", "As a Welder", 焊工2名. */
export function withoutAnnouncement(title: string): string {
  const bare = [announced, inRole, countAtStart, countAtEnd, nounBehind].reduce(
    (rest, pattern) => rest.replace(pattern.regExp, ''),
    title,
  );
  return bare === '' ? title : bare;
}

/** Splits `Boulanger chez Fournil Lemaire à Lyon`; null if the beginning is no known title. */
export function titleAndEmployer(line: string, isTitle: (text: string) => boolean): TitleAndEmployer | null {
  const bare = withoutAnnouncement(line);
  for (const { index, 0: sign } of beside.all(bare)) {
    const position = bare.slice(0, index).trim();
    const company = bare.slice(index + sign.length).trim();
    const isLong = position.length <= 90 && company.length >= 2 && company.length <= 60;
    if (!isLong || /[.!?]\s|[!?:]$/.test(company) || isSurelyPlace(company)) continue;
    // "Soldador en Bilbao": only a workplace is an employer.
    if (workplaceOnly.has(sign.trim().toLowerCase()) && !isOrganization(company)) continue;
    if (isTitle(position)) return { position, company };
  }
  return null;
}

/** The title that a sentence seeks people for, with the capitalized words before it: "a Senior Boat Builder". */
export function soughtInSentence(line: string): string | undefined {
  const [found] = soughtTitles(line);
  if (found === undefined) return undefined;
  const words = line.slice(0, found.start).split(' ').slice(0, -1);
  let from = words.length;
  while (capital.test(found.text) && from > 1 && isTitleWord(words[from - 1] ?? '')) from -= 1;
  return [...words.slice(from), found.text].join(' ');
}

const titleWord = preparedPattern(String.raw`^\p{Lu}[\p{L}/&-]+$`);

function isTitleWord(word: string): boolean {
  return titleWord.test(word);
}

const genderEnding = preparedPattern(String.raw`(?<=\p{Ll})[/*:_](?:-?in|e|euse|a)$`);

/** True for a line that begins with a title of the lexicon and says nothing else but a mark: "Boulanger (H/F)". */
export function isKnownTitle(line: string): boolean {
  const bare = line.replace(genderEnding.regExp, '');
  const found = titleAtStart(bare);
  return found !== undefined && found.start === 0 && found.end === bare.length;
}

const withForm = preparedPattern(
  () => String.raw`(?:^|\s)(?:${legalForms('posting')})\.?(?:\s&\sco\.?\s?kg)?$`,
  'i',
);

function isOrganization(name: string): boolean {
  return withForm.test(name) || workplaceOf(name) !== undefined;
}

/** Behind the title that a sentence seeks people for: "a pastry chef at Miller's Bakery". */
const employerBehind = preparedPattern(
  () =>
    String.raw`^(?: \([^()]{1,20}\))? (?:at|bei der|bei dem|beim|bei|chez) (?:the |les? |la )?((?:\p{Lu}[\p{L}\p{N}&.'’-]{0,30})(?: (?:(?:of|&|${andWords()}) )?\p{Lu}[\p{L}\p{N}&.'’-]{0,30}){0,5})`,
);

/** The employer of whom a sentence seeks people for. */
export function employerOfSought(sentence: string): string | undefined {
  for (const { end } of soughtTitles(sentence)) {
    const name = employerBehind.exec(sentence.slice(end))?.[1]?.replace(/[.,]$/, '');
    if (name !== undefined && !isSurelyPlace(name)) return name;
  }
  return undefined;
}

/** True for a kind of workplace with nothing but its town: "Bakery in Leeds", "Kanzlei". */
export function isWorkplaceAlone(name: string): boolean {
  const alone = withoutTown(name);
  return !alone.includes(' ') && workplaceOf(alone) !== undefined && isCapitalizedWord(alone);
}

/** A town behind a name: "Muster GmbH, Köln", "Muster GmbH in Köln", "Talleres Ibarra (Bilbao)". */
const town = preparedPattern(
  String.raw`^(.{2,60}?)(?:,\s|\s(?:in|à|en|–|—|-|\|)\s|\s\()(\p{Lu}[\p{L}.'’ -]{1,30}(?:,\s\p{Lu}[\p{L}.]{1,20})?)\)?$`,
);
const inLetters = preparedPattern(String.raw`^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}?\p{Ll}+){0,3}$`);
const ofTown = preparedPattern(
  String.raw`^\p{Lu}[\p{L}.'’-]{2,20}(?: (?:am|an der|upon|sur|de|del) \p{Lu}\p{L}+| \p{Lu}\p{Ll}+)?(?:, \p{Lu}[\p{L}.]{1,20})?$`,
);

/** The employer without its town; one behind a comma only if what is before it is surely an organization. */
export function withoutTown(name: string): string {
  const [, employer = '', place = ''] = town.exec(name) ?? [];
  if (employer === '') return name;
  // "Fournil Lemaire à Lyon", "Hull Works (Bristol)"
  const isTown = /\s(?:à\s|\()/u.test(name.slice(employer.length)) && inLetters.test(place);
  const isPlace = isTown || isSurelyPlace(place) || namesRegion(place);
  return isPlace || (isOrganization(employer) && !isOrganization(place) && ofTown.test(place))
    ? employer
    : name;
}
