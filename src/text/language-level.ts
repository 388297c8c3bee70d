import { fold } from './fold.ts';
import { allMatches } from './patterns.ts';

/** 1 to 6 for A1 to C2, 7 for a native speaker. */
export type LanguageLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const codes: readonly (readonly [LanguageLevel, RegExp])[] = [
  [1, /\ba1\b/],
  [2, /\ba2\b/],
  [3, /\bb1\b/],
  [4, /\bb2\b/],
  [5, /\bc1\b/],
  [6, /\bc2\b/],
];

/**
 * Matched against folded text; the first match counts: `limited working` before `working`, `near-native` before
 * `native`.
 */
const words: readonly (readonly [LanguageLevel, RegExp])[] = [
  [3, /limited working/],
  [4, /professional working|upper.intermediate|konversationssicher/],
  [1, /advanced beginner/],
  [2, /pre.intermediate/],
  [6, /near.native|mastery|quasi.bilingue|muttersprachliches niveau|casi nativ[oa]/],
  [
    7,
    /\bnativ|mother tongue|first language|muttersprach|maternell?e|\bbiling|zweisprachig|lengua materna|母语/,
  ],
  [
    5,
    /\bfluen|full professional|\badvanced|\bproficien|\bexcellent|very good|fliess?end|verhandlungssicher|sehr gut|fortgeschritten|\bcourant|\bavance|tres bon|\bfluid|avanzad[oa]|muy buen|流利|精通|熟练/,
  ],
  [
    2,
    /\bbasics?\b|elementary|grundkenntnisse|schulkenntnisse|\bnotions\b|\bscolaire|\bbasic[oa]s?\b|elemental|基础/,
  ],
  [3, /intermediate|conversational|\bmittel|intermediaire|intermedi[oa]|日常/],
  [4, /\bgood\b|working knowledge|\bgut(?:e[nrs]?)?\b|bon(?:ne)? (?:niveau|maitrise)|buen nivel|良好/],
  [1, /beginner|anfanger|debutant|principiante|入门/],
];

/** The level of a language that a text states; null if it states none. */
export function languageLevel(text: string): LanguageLevel | null {
  const folded = fold(text);
  for (const [level, pattern] of [...codes, ...words]) {
    const found = pattern.exec(folded);
    if (found) return denial.test(folded.slice(0, found.index)) ? null : level;
  }
  return null;
}

/** `not fluent`, `non-native`, `less than fluent`: a negated level is not a level. */
const denial =
  /\b(?:not(?: yet)?|non|less than|nicht|keine?|pas(?: encore)?|no)[\s-](?:very |quite |really |sehr |tres |muy )?$/;

const border = /[,;，；、。|]|\s(?:and|und|et|y|as well as|sowie|或|和)\s|[和与及]/giu;

/** Like `languageLevel`, for the item of a list at `position`: "fluent German and basic English". */
export function languageLevelAt(text: string, position: number): LanguageLevel | null {
  const borders = allMatches(text, border).map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const start = borders.findLast(({ end }) => end <= position)?.end ?? 0;
  const end = borders.find((each) => each.start >= position)?.start ?? text.length;
  return languageLevel(text.slice(start, end)) ?? languageLevel(text);
}
