import { fold } from '../../text/fold.ts';
import { hasPhrase } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { splitSentences } from '../../text/split-sentences.ts';
import { cueOf } from '../cues/cue-of.ts';
import { tellsToDo } from '../sentences/tells-to-do.ts';
import { givesWork } from '../sentences/voice-words.ts';
import { headingOf } from './heading-of.ts';
import type { Section } from './heading-words.ts';
import type { Line } from './read-lines.ts';

const qualification = preparedPattern(
  String.raw`\b(?:experience|knowledge|degree|diploma|years|proficien|familiar|ability|able to|certifi|licen[cs]e|skills?|understanding|background|fluent|kenntnisse|erfahrung|ausbildung|studium|abschluss|expérience|connaissance|maîtrise|diplôme|experiencia|conocimiento|dominio|titulación|mindestens|mind\.|gelernte|fließend|examinierte|führerschein|permis|notions?|idéalement|bac ?\+|caces|habilitation|ans\b|carn[ée]t?\b|permiso|años?\b|nivel|soltura|nociones|cfg[ms]\b)|(?:kenntnisse|erfahrung)(?:en)?\b|von vorteil|wünschenswert|souhaité|apprécié|valorable|\d ?jahre|经验|熟悉|精通|学历`,
  'iu',
);

/** What a sentence does in its section. */
type Purpose = 'asks' | 'refuses' | 'offers' | 'gives work' | 'tells';

/** What stands under a heading that no table knows: what most of its sentences do, or a third of them ask; of a list that tells nothing to do, one. */
export function guessSection(following: readonly Line[]): Section {
  const isList = following[0]?.isItem === true;
  const ends = following.findIndex(
    (line, index) =>
      (isList && line.afterBlank && !line.isItem) || headingOf(line, following[index + 1]) !== null,
  );
  const lines = ends === -1 ? following : following.slice(0, ends);
  const purposes = lines.flatMap(({ text }) =>
    splitSentences(text).map(({ start, end }) => purposeOf(text.slice(start, end))),
  );
  if (purposes.length < 2) return 'none';
  const share = (purpose: Purpose) => purposes.filter((one) => one === purpose).length / purposes.length;
  if (share('refuses') > 1 / 2) return 'refused';
  if (share('offers') > 1 / 2) return 'benefits';
  if (share('asks') < share('gives work')) return 'none';
  const listsThings =
    isList &&
    share('asks') > 0 &&
    share('asks') >= share('offers') &&
    !lines.some(({ text }) => tellsToDo(text));
  return listsThings || share('asks') >= 1 / 3 ? 'requirements' : 'none';
}

function purposeOf(sentence: string): Purpose {
  const cue = cueOf(sentence);
  if (cue === 'negated') return 'refuses';
  if (cue === 'ignored') return 'offers';
  if (cue !== null) return 'asks';
  if (hasPhrase(givesWork, fold(sentence).replaceAll('’', "'"))) return 'gives work';
  return qualification.test(sentence) ? 'asks' : 'tells';
}
