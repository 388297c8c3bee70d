import { shippedKindOf } from '../../../lexicon/lexicon.ts';
import { skillsInRow } from '../recognize/lexical-signs.ts';
import { bracketAtEnd, namesIn, partsOf } from './names-in-row.ts';
import { calledLevelInFront, isLevel, levelAtEnd } from './skill-level.ts';
import { chineseSkills } from './skill-sentences.ts';

/* Parts of one skill: its level, and the names in brackets behind it. */

/** The names of a text; `Python (Django, Flask)` has three. */
export function keywordsIn(text: string): string[] {
  const names = namesIn(text);
  const spaced = names.length === 1 ? skillsInRow(text) : null;
  if (spaced !== null) return [...(spaced.label === '' ? [] : [spaced.label]), ...spaced.names];
  return names.flatMap((name) => {
    const inner = namesInBrackets(name);
    return inner === null ? [name] : [inner.before, ...inner.names];
  });
}

export function namesInBrackets(
  text: string,
): { readonly before: string; readonly names: readonly string[] } | null {
  const found = bracketAtEnd(text);
  if (found === null) return null;
  // An acronym of the name or a level in brackets is not a further name.
  const isPart =
    (shippedKindOf(found.inside) !== null || isProperName(found.inside)) &&
    !isShortFor(found.inside, found.before) &&
    !isLevel(found.inside);
  if (partsOf(found.inside).length === 1)
    return isPart ? { before: found.before, names: [found.inside] } : null;
  const names = namesIn(found.inside);
  // Names of courses are longer and capitalized.
  const longest = names.length > 2 && names.every((name) => /^\p{Lu}/u.test(name)) ? 6 : 3;
  const areNames = names.every((name) => name.split(/\s+/).length <= longest && !isLevel(name));
  return areNames && names.length > 0 ? { before: found.before, names } : null;
}

/** True for capitals inside a word or several capitalized words, which show a name: `CAD (FreeCad)`. */
function isProperName(text: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+\p{Lu}[\p{L}\p{N}]*$/u.test(text) || /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}$/u.test(text)
  );
}

/** True for an acronym of the name: `AWS` for `Amazon Web Services`. */
function isShortFor(short: string, name: string): boolean {
  const letters = name
    .split(/[\s/-]+/)
    .map((word) => word.charAt(0))
    .join('');
  const [one, other] = [short, letters].map((text) => text.toLowerCase());
  // `GCP` shares its first letter with `Google Cloud`; `FPGA` after `VerilogHDL` is another thing.
  const mayBeShort = /^\p{Lu}{2,5}s?$/u.test(short) && one?.charAt(0) === other?.charAt(0);
  return one === other || mayBeShort;
}

export function levelBehind(text: string): { readonly name: string; readonly level: string } | null {
  const aside = bracketAtEnd(text);
  if (aside !== null) return isLevel(aside.inside) ? { name: aside.before, level: aside.inside } : null;
  return levelAtEnd(text) ?? calledLevelInFront(text) ?? levelInFront(text);
}

/** Splits a level off a known tool (`Advanced Excel`), unless both form a name (`Advanced Analytics`). */
function levelInFront(text: string): { readonly name: string; readonly level: string } | null {
  const blank = text.indexOf(' ');
  const [level, name] = [text.slice(0, blank), text.slice(blank + 1)];
  const isMatch =
    blank > 0 && isLevel(level) && shippedKindOf(name) === 'tool' && shippedKindOf(text) === null;
  return isMatch ? { name, level } : null;
}

/** Splits a level off a name in a Chinese list: `了解k8s`. */
function levelInChinese(text: string): { readonly name: string; readonly level: string } | null {
  if (!/^\p{Script=Han}{2,5}\p{Script=Latin}/u.test(text)) return null;
  const [only, ...more] = chineseSkills(text)?.skills ?? [];
  return only !== undefined && more.length === 0 && isLevel(only.level) ? only : null;
}

/** Splits name and level: `Python (expert)`, `Python – expert`. */
export function leveled(whole: string): { readonly name: string; readonly level?: string } {
  const aside = bracketAtEnd(whole);
  if (aside) return { name: aside.before, level: aside.inside };
  return (
    levelAtEnd(whole) ??
    calledLevelInFront(whole) ??
    levelInFront(whole) ??
    levelInChinese(whole) ?? { name: whole }
  );
}

/** True for a complete group on one line: `Software (Excel, Word)`. */
export function isGroupInBrackets(text: string): boolean {
  return (namesInBrackets(text)?.names.length ?? 0) > 1;
}
