/* How well something is known: in words, in figures, or in a row of dots. */

/** Words that say it. */
const levels = new Set(
  [
    'expert advanced intermediate beginner basic basics novice proficient skilled elementary conversational fluent',
    'native bilingual professional senior junior mid-level excellent experienced familiar mothertongue',
    'upper-intermediate upperintermediate pre-intermediate limited',
    'experte fortgeschritten fortgeschrittene anfänger grundkenntnisse basiskenntnisse fließend fliessend muttersprache',
    'muttersprachler verhandlungssicher schulkenntnisse konversationssicher grundlegend',
    'courant avancé intermédiaire débutant notions maternelle opérationnel bilingue professionnel scolaire maîtrisé',
    'avanzado intermedio básico nativo nativa fluido elemental experto principiante bilingüe materna maternal alto medio bajo',
    'madrelingua principiante fluente',
  ].flatMap((words) => words.split(' ')),
);
/** Words beside them that say it only together, and say nothing else. */
const fillers = new Set(
  [
    'level speaker tongue mother proficiency working knowledge full or and in very good strong upper lower user skills',
    'gute guter gut sehr kenntnisse gutes erweiterte solide wort schrift und in mündlich schriftlich',
    'niveau bon bonne très bonnes connaissances langue écrit oral lu parlé et lengua nivel y buen buena bueno',
  ].flatMap((words) => words.split(' ')),
);
/** `sehr gute Kenntnisse`, `mother tongue` */
const together =
  /^(?:mother tongue|(?:very )?good(?: knowledge| level)?|(?:sehr )?gute?(?: kenntnisse)?|bon niveau|(?:très )?bonnes? connaissances|buen nivel|bueno|buena|very good|(?:native|full) speaker|working knowledge|working proficiency)$/iu;
const eastern = /^(?:精通|熟练|熟练掌握|熟练使用|熟悉|掌握|了解|母语|流利|良好|一般|入门|高级|中级|初级)$/u;
const frame = /^(?:[ABC][12](?:[.+-]\d?)?|[ABC][12]\s?[/–-]\s?[ABC][12])$/i;
/** `90%`, `4/5`, `8 of 10`, `●●●○○`, `★★★☆☆`, `5+ years` */
const rating =
  /^(?:\d{1,3}\s?%|\d{1,2}(?:[.,]\d)?\s?(?:\/|of|von|sur|de)\s?(?:5|10|100)|[●○★☆■□▪▫◆◇⬤◯✩✪⚫⚪█░▓▰▱◉◎✦✧*](?:\s?[●○★☆■□▪▫◆◇⬤◯✩✪⚫⚪█░▓▰▱◉◎✦✧*]){1,19}|\d{1,2}\s?\+?\s?(?:years?|yrs?|jahre?|ans?|años?|年)\.?)$/iu;

const maxWords = 7;

/** Whether a text says nothing but how well something is known. */
export function isLevel(written: string): boolean {
  const text = written.trim().replace(/[.。]$/, '');
  if (text === '' || text.length > 60) return false;
  if (rating.test(text) || frame.test(text) || eastern.test(text) || together.test(text)) return true;
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
