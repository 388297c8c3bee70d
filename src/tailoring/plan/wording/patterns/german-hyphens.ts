import { kindOf, type Lexicon } from '../../../../lexicon/lexicon.ts';
import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { isKnownWord } from '../../../../lexicon/words/known-words.ts';
import type { Language } from '../../../../text/language.ts';
import { isShortAcronym } from '../../../../text/letters.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';

/** A name between an article and a noun with a German ending: `einer BLE Verbindung`; not `in SAP Rechnungen buchen`. */
const nounAfterName = preparedPattern(
  String.raw`(?<=(?<!\p{L})(?:eine|einer|zur|der|die)\s)(?<name>\p{Lu}[\p{L}\p{N}.+#]{1,20}) (?=(?:\p{Lu}\p{Ll}{2,24}(?:ung|heit|keit|schaft|ikation|tät|tur|anz|enz))(?![\p{L}\p{N}-]))`,
  'gu',
);
/** A blank beside the hyphen: `SharePoint- Websites`, `SAP -Kenntnisse`. */
const nameAndHyphen = preparedPattern(
  String.raw`(?<![\p{L}\p{N}.+#-])(?<name>\p{Lu}[\p{L}\p{N}.+#]{1,20})(?:- | -)(?=\p{Lu}\p{Ll}{3,30}(?![\p{L}\p{N}-]))`,
  'gu',
);
/** `„Lane“ -Algorithmen` */
const quoteAndHyphen = preparedPattern(String.raw`(?<=[“”"«»])\s-(?=\p{Lu}\p{Ll}{3})`, 'gu');

/** What a correction of a slip depends on. */
export interface SlipContext {
  readonly lexicon: Lexicon;
  readonly language: Language;
}

/** Adds the German hyphen between a name and a noun: `BLE Verbindung` becomes `BLE-Verbindung`. */
export function joinGermanNames(text: string, { lexicon, language }: SlipContext): string {
  if (language !== 'de') return text;
  const withHyphen = (whole: string, name: string) => (isShortName(lexicon, name) ? `${name}-` : whole);
  const quoted = text.replace(quoteAndHyphen.regExp, '-');
  const joined = quoted.replace(nameAndHyphen.regExp, withHyphen);
  const named = joined.replace(nounAfterName.regExp, withHyphen);
  // One of several hyphens with a blank may be a dash.
  if ((named.match(looseHyphen.regExp)?.length ?? 0) > 1) return named;
  return named.replace(nounAndHyphen.regExp, (whole, first: string, action: string) =>
    joinsAction(first.toLowerCase(), action.toLowerCase()) ? `${first}-${action}` : whole,
  );
}

const looseHyphen = preparedPattern(String.raw`\s[-–]|[-–]\s`, 'gu');
/** `Cashflow- Planung` */
const nounAndHyphen = preparedPattern(
  String.raw`(?<![\p{L}\p{N}])(?<first>\p{Lu}\p{Ll}{3,30})- (?<action>\p{Lu}\p{Ll}{3,30})(?![\p{L}\p{N}])`,
  'gu',
);
/** Prefixes and endings of nouns that name actions (`Verkauf`) or need an s in a compound (`Planungs-`). */
const mayBeAction = preparedPattern(
  '^(?:ab|an|auf|aus|be|ein|ent|er|um|ver|vor|zer|zu)|(?:ung|heit|keit|schaft|ion|tät)$',
);

/** False for two actions, which the hyphen separates: `Verkauf- Beratung`. */
function joinsAction(first: string, action: string): boolean {
  const actions = wordList('writing', 'action_noun');
  const isAction = actions.hasIn('de', first) || mayBeAction.test(first);
  return !isAction && isKnownWord(first) && actions.hasIn('de', action);
}

/** True for an acronym or the name of a tool. */
function isShortName(lexicon: Lexicon, name: string): boolean {
  return isShortAcronym(name) || kindOf(lexicon, name) === 'tool';
}
