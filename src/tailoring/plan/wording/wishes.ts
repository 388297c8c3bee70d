import { kindOf } from '../../../lexicon/lexicon.ts';
import { phrases } from '../../../lexicon/phrase-lists.ts';
import { readText } from '../../../lexicon/read-text.ts';
import type { Language } from '../../../text/language.ts';
import { type PreparedPattern, preparedPattern } from '../../../text/prepared-pattern.ts';
import { splitSentences } from '../../../text/split-sentences.ts';
import { refersBack } from './refers-back.ts';

/* What a person looks for is said in the application; a summary says what they bring. */

/** A text that may wish for something, alone or beside what it tells: no lead to put proofs after. */
export const mayWish = preparedPattern(
  () =>
    String.raw`\b(?:${phrases('writing', 'may_wish', 'en', 'de', 'fr', 'es')})|${phrases('writing', 'may_wish', 'zh')}`,
  'iu',
);

/** How a sentence opens that wishes and nothing else. */
const openings: Readonly<Record<Language, PreparedPattern>> = {
  en: opening('en'),
  de: opening('de'),
  fr: opening('fr'),
  es: opening('es'),
  zh: opening('zh'),
};

function opening(language: Language): PreparedPattern {
  return preparedPattern(() => `^(?:${phrases('writing', 'wish_opening', language)})`, 'iu');
}

/** `Journeyman electrician seeking a position …`: what comes before it stands by itself. */
const trailing = preparedPattern(
  String.raw`^(?<lead>\p{Lu}[^.;:]{20,300}?[\p{L}\p{N})]),?\s(?:who\sis\s)?(?:currently\s|actively\s|now\s)?(?:seeking|looking\s(?:for|to))\s(?<wish>[^.;:]{8,300})\.?$`,
  'u',
);
/** What comes before the wish would be left without its end. */
const unfinishedLead = preparedPattern(
  String.raw`(?:^|\s)(?:I|am|is|are|was|were|been|and|or|but|of|to|in|for|with|by|as|who|that|which|always|currently)$`,
  'iu',
);
/** `for tourists looking for`: it is they who wish. */
const ofOthers = preparedPattern(String.raw`(?<!\p{L})(?:for|to|with|of)\s(?:\p{L}+\s){0,4}\p{L}+s$`, 'iu');
/** `As a student`, `With five years of work`: a sentence whose end is the wish. */
const opensClause = preparedPattern(String.raw`^(?:As|With|Having|After|By|Since|Being|Now)\s`);

/** A wish that says what somebody may or will do is a fact that the employer decides by. */
const availability = preparedPattern(
  () =>
    String.raw`\p{N}|(?<!\p{L})(?:${phrases('writing', 'availability', 'en', 'de', 'fr', 'es')})(?!\p{L})|${phrases('writing', 'availability', 'zh')}`,
  'iu',
);

/** What is wished for: without it the sentence may tell of work, `Looking for talent is my daily work`. */
const position = preparedPattern(
  () =>
    String.raw`(?<!\p{L})(?:${phrases('writing', 'position_wished', 'en', 'de', 'fr', 'es')})(?!\p{L})|${phrases('writing', 'position_wished', 'zh')}`,
  'iu',
);
/** A second statement, or a limit, is no wish: `Eager to learn, I taught …`, `a role with no night work`. */
const saysMore = preparedPattern(
  () => String.raw`,|[，、]|(?<!\p{L})(?:${phrases('writing', 'more_than_wish')})(?!\p{L})`,
  'u',
);

function onlyWishes(wish: string): boolean {
  return position.test(wish) && !saysMore.test(wish.replace(/^I\s/, ''));
}

/** A summary that says less than this says nothing any more. */
const fewestWords = 12;
const fewestLetters = 24;

/** The lines without what only wishes, or null where nothing else would be left. `elsewhere`: the other texts of the resume. */
export function withoutWishes(
  lines: readonly string[],
  language: Language,
  elsewhere: readonly string[],
): readonly string[] | null {
  const left = lines.map((line) => lineWithoutWishes(line, language));
  if (left.every((line, at) => line.text === lines[at])) return null;
  const rest = left.map(({ text }) => text);
  const whole = rest.join(' ').trim();
  const isEnough =
    language === 'zh' ? whole.length >= fewestLetters : whole.split(/\s+/).length >= fewestWords;
  if (!isEnough) return null;
  // A line that only wished stays: the others may speak of it.
  if (rest.some((line, at) => line === '' && lines[at] !== '')) return null;
  const kept = [...rest, ...elsewhere].map(readText);
  const isLost = (wish: string) =>
    namesIn(wish).some((name) => !kept.some(({ text }) => text.includes(name)));
  return left.some(({ wishes }) => wishes.some((wish) => availability.test(wish) || isLost(wish)))
    ? null
    : rest;
}

/** Alone, what comes before a wish must say enough. */
const fewestAlone = 9;
const fewestBesides = 3;

function fewestBefore(sentences: number): number {
  return sentences > 1 ? fewestBesides : fewestAlone;
}

interface Left {
  readonly text: string;
  readonly wishes: readonly string[];
}

function lineWithoutWishes(line: string, language: Language): Left {
  const wishes: string[] = [];
  let [text, last] = ['', 0];
  const sentences = splitSentences(line);
  for (const [at, { start, end }] of sentences.entries()) {
    const next = sentences[at + 1];
    // `As well as a good salary` would stand alone.
    const after = next === undefined ? '' : line.slice(next.start, next.end);
    const isReferredTo = refersBack(after, language) || saysAsWell.test(after);
    const sentence = line.slice(start, end);
    const { lead = '', wish = '' } = language === 'en' ? (trailing.exec(sentence)?.groups ?? {}) : {};
    if (!isReferredTo && openings[language].test(sentence) && onlyWishes(sentence)) wishes.push(sentence);
    else if (
      !isReferredTo &&
      onlyWishes(wish) &&
      !ofOthers.test(lead) &&
      lead.split(/\s+/).length >= fewestBefore(sentences.length) &&
      !unfinishedLead.test(lead) &&
      !opensClause.test(lead)
    ) {
      wishes.push(wish);
      text += `${line.slice(last, start)}${lead}.`;
    } else text += line.slice(last, end);
    last = end;
  }
  return { text: (text + line.slice(last)).trim(), wishes };
}

/** `Progressing would also be good`: besides what the sentence before it wishes. */
const saysAsWell = preparedPattern(
  String.raw`(?<!\p{L})(?:also|too|likewise|auch|ebenfalls|aussi|également|también|tampoco)(?!\p{L})|[也还]`,
  'iu',
);

const nameInside = preparedPattern(String.raw`(?<=\S\s)(?:\p{Lu}[\p{L}\p{N}+#.-]*[\p{L}\p{N}+#])`, 'gu');

/** Names and all that the lexicon knows, such as a field of work: what is named nowhere else would be lost. */
function namesIn(wish: string): readonly string[] {
  const tools = readText(wish)
    .terms.filter(({ canonical }) => kindOf(canonical) !== null)
    .map(({ text }) => text);
  return [...tools, ...(wish.match(nameInside.for(wish)) ?? []).filter((name) => name !== 'I')];
}
