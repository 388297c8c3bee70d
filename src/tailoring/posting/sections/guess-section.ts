import { preparedPattern } from '../../text/prepared-pattern.ts';
import { headingOf } from './heading-of.ts';
import type { Section } from './heading-words.ts';
import type { Line } from './read-lines.ts';

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
