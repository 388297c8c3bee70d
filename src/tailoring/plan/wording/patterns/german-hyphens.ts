import { isKnownWord } from '../../../../lexicon/known-words.ts';
import { kindOf } from '../../../../lexicon/lexicon.ts';
import { wordList } from '../../../../lexicon/word-lists.ts';
import type { Language } from '../../../../text/language.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';

/** After an article that belongs to the noun, with an end that English has not: `einer BLE Verbindung`; `in SAP Rechnungen buchen` has none. */
const nounAfterName = preparedPattern(
  String.raw`(?<=(?<!\p{L})(?:eine|einer|zur|der|die)\s)(?<name>\p{Lu}[\p{L}\p{N}.+#]{1,20}) (?=(?:\p{Lu}\p{Ll}{2,24}(?:ung|heit|keit|schaft|ikation|tät|tur|anz|enz))(?![\p{L}\p{N}-]))`,
  'gu',
);
/** `SharePoint- Websites`, `SAP -Kenntnisse`, `„Lane“ -Algorithmen` */
const nameAndHyphen = preparedPattern(
  String.raw`(?<![\p{L}\p{N}.+#-])(?<name>\p{Lu}[\p{L}\p{N}.+#]{1,20})(?:- | -)(?=\p{Lu}\p{Ll}{3,30}(?![\p{L}\p{N}-]))`,
  'gu',
);
const quoteAndHyphen = preparedPattern(String.raw`(?<=[“”"«»])\s-(?=\p{Lu}\p{Ll}{3})`, 'gu');

/** German joins a name to the noun after it: `BLE Verbindung` is a `BLE-Verbindung`. */
export function missingHyphen(text: string, language: Language): string {
  if (language !== 'de') return text;
  const quoted = text.replace(quoteAndHyphen.for(text), '-');
  const joined = quoted.replace(nameAndHyphen.for(quoted), withHyphen);
  const named = joined.replace(nounAfterName.for(joined), withHyphen);
  return named.replace(nounAndHyphen.for(named), (whole, first: string, action: string) =>
    joinsAction(first.toLowerCase(), action.toLowerCase()) ? `${first}-${action}` : whole,
  );
}

/** `Cashflow- Planung`; one of several hyphens may be a dash. */
const nounAndHyphen = preparedPattern(
  String.raw`(?<=^[^-]*(?<![\p{L}\p{N}]))(?<first>\p{Lu}\p{Ll}{3,30})- (?<action>\p{Lu}\p{Ll}{3,30})(?![\p{L}\p{N}-])(?=[^-]*$)`,
  'gu',
);
/** What is done as well, `Verkauf`, or has an s in a compound: `Planungs-`. */
const isDone = preparedPattern(
  '^(?:ab|an|auf|aus|be|ein|ent|er|um|ver|vor|zer|zu)|(?:ung|heit|keit|schaft|ion|tät)$',
);

/** Two actions side by side are parted by the hyphen: `Verkauf- Beratung`. */
function joinsAction(first: string, action: string): boolean {
  const actions = wordList('writing', 'action_noun');
  const isAction = actions.hasIn('de', first) || isDone.test(first);
  return !isAction && isKnownWord(first) && actions.hasIn('de', action);
}

function withHyphen(whole: string, name: string): string {
  return isShortName(name) ? `${name}-` : whole;
}

const acronym = preparedPattern(String.raw`^\p{Lu}{2,5}$`);

/** Initials or the name of a tool. */
function isShortName(name: string): boolean {
  return acronym.test(name) || kindOf(name) === 'tool';
}
