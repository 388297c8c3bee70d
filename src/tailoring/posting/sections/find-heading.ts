import { preparedPattern } from '../../text/prepared-pattern.ts';
import { hasLead } from '../cues/candidate-phrases.ts';
import type { Section } from './heading-words.ts';
import { knownHeading } from './known-heading.ts';
import type { Line } from './read-lines.ts';

const longestHeading = 70;

/** The section that a heading opens; null for a line that is none. Unknown headings open `none`. */
export function headingOf(line: Line, next: Line | undefined): Section | null {
  if (line.isItem || line.text.length > longestHeading || /[.;,。，；]$/.test(line.text)) return null;
  const known = knownHeading(line.text);
  const marked = /[:：?？]$/.test(line.text) || /^#+\s/.test(line.text) || isUpperCase(line.text);
  const opensList = next?.isItem === true;
  // "Experience with Docker" is an item of a list that lost its bullets, not a heading.
  if (known) return marked || (!hasLead(line.text) && (opensList || isShort(line.text))) ? known : null;
  const standsAlone =
    line.afterBlank && next?.afterBlank === false && isShort(line.text) && !/\d/.test(line.text);
  const opens = (marked && !/[:：]\s*\S/.test(line.text)) || (opensList && isShort(line.text)) || standsAlone;
  return opens ? 'none' : null;
}

/** The first line mostly says which job it is; that is the position, not something asked for. */
export function isTitle(line: Line, next: Line | undefined): boolean {
  return (
    !line.isItem &&
    next !== undefined &&
    line.text.length <= longestHeading &&
    !/[.!。]$/.test(line.text) &&
    knownHeading(line.text) === null
  );
}

/** "✅ What you bring" after another list: a heading whose ornament reads like a bullet. */
export function ornamentHeading(line: Line, next: Line | undefined): Section | null {
  const opensList = next?.isItem === true && !next.afterBlank;
  if (!line.isItem || !line.afterBlank || !opensList) return null;
  return headingOf({ ...line, isItem: false }, next);
}

const qualification = preparedPattern(
  String.raw`\b(?:experience|knowledge|degree|diploma|years|proficien|familiar|ability|able to|certifi|licen[cs]e|skills?|understanding|background|fluent|kenntnisse|erfahrung|ausbildung|studium|abschluss|expérience|connaissance|maîtrise|diplôme|experiencia|conocimiento|dominio|titulación)|经验|熟悉|精通|学历`,
  'iu',
);

/** What stands under a heading that no table knows: requirements, if a third of its lines read like them. */
export function guessSection(following: readonly Line[]): Section {
  const ends = following.findIndex((line, index) => headingOf(line, following[index + 1]) !== null);
  const lines = ends === -1 ? following : following.slice(0, ends);
  const asking = lines.filter(({ text }) => qualification.test(text)).length;
  return lines.length > 1 && asking * 3 >= lines.length ? 'requirements' : 'none';
}

function isShort(text: string): boolean {
  return text.split(/\s+/).length <= 6 && !/[:：]\s*\S/.test(text) && !/[!]$/.test(text);
}

const capitals = preparedPattern(String.raw`\p{Lu}{3}`);

function isUpperCase(text: string): boolean {
  return capitals.test(text) && text === text.toUpperCase() && text.split(/\s+/).length <= 8;
}
