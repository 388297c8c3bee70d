import { wordList } from '../../../lexicon/word-lists.ts';

/* How well something is known: in words, in figures, or in a row of dots. */

/** Words that say it. */
const levels = wordList('resume', 'skill_level');
/** Words beside them that say it only together, and say nothing else. */
const fillers = wordList('resume', 'beside_level');
/** `sehr gute Kenntnisse`, `mother tongue` */
const together =
  /^(?:mother tongue|(?:very )?good(?: knowledge| level)?|(?:sehr )?gute?(?: kenntnisse)?|bon niveau|(?:très )?bonnes? connaissances|buen nivel|bueno|buena|very good|(?:native|full) speaker|working knowledge|working proficiency)$/iu;
/** Chinese writes no blanks: they say it as the whole text. */
const wholeLevels = wordList('resume', 'whole_level');
const frame = /^(?:[ABC][12](?:[.+-]\d?)?|[ABC][12]\s?[/–-]\s?[ABC][12])$/i;
/** `90%`, `4/5`, `8 of 10`, `●●●○○`, `★★★☆☆`, `5+ years` */
const rating =
  /^(?:\d{1,3}\s?%|\d{1,2}(?:[.,]\d)?\s?(?:\/|of|von|sur|de)\s?(?:5|10|100)|[●○★☆■□▪▫◆◇⬤◯✩✪⚫⚪🟢🟡🟠🔴🔵⬛⬜█░▓▰▱◉◎✦✧*](?:\s?[●○★☆■□▪▫◆◇⬤◯✩✪⚫⚪🟢🟡🟠🔴🔵⬛⬜█░▓▰▱◉◎✦✧*]){1,19}|~?\s?\d{1,2}(?:\.\d)?\s?\+?\s?(?:years?|yrs?|jahre?|ans?|años?|年)\.?)$/iu;

/** `Grundkenntnisse`, `Anfängerkenntnisse`: a German word that ends so says how much is known. */
const ofKnowledge = /^(?:sehr )?(?:gute |solide |erweiterte )?\p{Lu}\p{Ll}{3,20}kenntnisse$/u;

const maxWords = 7;

/** Whether a text says nothing but how well something is known. */
export function isLevel(written: string): boolean {
  const text = written.trim().replace(/[.。]$/, '');
  if (text === '' || text.length > 60) return false;
  if (ofKnowledge.test(text)) return true;
  if (rating.test(text) || frame.test(text) || wholeLevels.has(text) || together.test(text)) return true;
  const words = text
    .toLowerCase()
    .split(/[\s()（）,/–]+/u)
    .filter((word) => word !== '' && word !== '-');
  return (
    words.length <= maxWords &&
    words.some((word) => levels.has(word) || frame.test(word)) &&
    words.every((word) => levels.has(word) || fillers.has(word) || frame.test(word))
  );
}

/** `Windows 8/10` has a number of its own. */
const outOfTen = /10$/;

/**
 * `Python ●●●○○`, `Python – expert`, `Python: 90 %`: the name and how well it is known; null where nothing says it.
 * Where no sign parts them, as in `French fluent`, only of what is known to have a level.
 */
export function levelAtEnd(
  text: string,
  isParted = true,
): { readonly name: string; readonly level: string } | null {
  const words = text.trim().split(/\s+/);
  // The longest end that says it and leaves a name.
  for (let first = Math.max(1, words.length - maxWords); first < words.length; first += 1) {
    const level = words
      .slice(first)
      .join(' ')
      .replace(/^[–—:：-]\s*/u, '');
    const name = words.slice(0, first).join(' ');
    const bare = name.replace(/\s?[–—:：-]$/u, '').trimEnd();
    const isMarked = bare !== name || level.length < words.slice(first).join(' ').length;
    if (bare === '' || isLevel(bare) || !isLevel(level)) continue;
    const isFigure = (rating.test(level) && !outOfTen.test(level)) || frame.test(level);
    if (isMarked || isFigure || !isParted) return { name: bare, level };
  }
  return null;
}
