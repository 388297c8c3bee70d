import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { chargeIn } from '../../framing/charges.ts';
import { placeRunIn, sentencesOf, withoutDutyFrame, withoutSubject } from '../../framing/sentences.ts';
import type { Line, Unit } from './units.ts';

const ends: ReadonlySet<string> = new Set(['.', '\n', ';', ':', '!', '?']);

/** True where a statement begins. */
export function startsStatement(units: readonly Unit[], at: number): boolean {
  const before = units[at - 1];
  return before === undefined || ends.has(before.text);
}

const label = preparedPattern(String.raw`^[^.:;,\n]{2,60}(?:[:：]\s?|\s–\s)(?=\S)`, 'u');
const shownLabel = preparedPattern(
  String.raw`^(?:Key\s)?(?:Accomplishments?|Achievements?)\s(?=\p{Lu})`,
  'u',
);
const chineseFrame = preparedPattern('^(?:我(?![们司国院校部])|本人|主要|负责(?!人)|独立负责)', 'u');

/** In letters: longer than any label and frame. */
const maxFrameLength = 160;

/** Where the statement goes on after what may be dropped at its start: a label, the subject, the frame of a duty. */
export function frameEnds({ read, units }: Line, at: number): readonly number[] {
  // With what was elided before the word: `J'étais`.
  const gap = read.text.slice(units[at - 1]?.end ?? 0, units[at]?.start ?? 0);
  const start = (units[at]?.start ?? 0) - gap.trimStart().length;
  const whole = read.text.slice(start, start + maxFrameLength);
  const rests = new Set<string>();
  const add = (rest: string, from: string): void => {
    if (rest === from || rests.has(rest)) return;
    rests.add(rest);
    for (const drop of drops) add(drop(rest), rest);
  };
  for (const drop of drops) add(drop(whole), whole);
  return [...rests].flatMap((rest) => {
    const offset = start + whole.length - rest.length;
    const index = units
      .slice(at, at + maxFrameLength)
      .findIndex((unit, step) => step > 0 && unit.start >= offset);
    return index === -1 ? [] : [at + index];
  });
}

/** The verbs that claim no more than the frame of a duty: `manage` for a budget, `run` for a place. */
export function verbsForFrame({ read, units }: Line, at: number): readonly string[] {
  const [sentence = ''] = sentencesOf(read.text.slice(units[at]?.start ?? 0));
  const charge = chargeIn(withoutSubject(sentence));
  const verbs = charge === null ? [] : [charge.verb];
  return placeRunIn(sentence) === null ? verbs : [...verbs, 'run'];
}

/** `Responsible to open the shop`, `My main duties were to`. */
const toFrame = preparedPattern(
  String.raw`^(?:(?:was|am)\s)?(?:responsible|my\s(?:\p{L}+\s)?(?:duties|duty|tasks?|jobs?|responsibilities|responsibility|roles?)\s(?:was|is|were|are))\sto\s`,
  'iu',
);

const romanceFrame = preparedPattern(
  () => `^(?:${phrases('writing', 'duty_before_noun', 'fr', 'es')})`,
  'iu',
);

/** The subject of a perfect, in other languages: `J'ai`, `Ich habe`, `Außerdem habe ich`. */
const subjectOfPerfect = preparedPattern(
  String.raw`^(?:j['’]ai\s(?:(?:également|aussi)\s)?|(?:también\s)?(?:yo\s)?he\s(?=\p{L}+[ai]do\s)|(?:(?:au(?:ß|ss)erdem|zudem|auch|ferner|daneben)\s)?(?:ich\s(?:habe|hatte)|(?:habe|hatte)\sich)\s(?:(?:außerdem|auch|zudem)\s)?)`,
  'iu',
);

const drops: readonly ((text: string) => string)[] = [
  withoutSubject,
  withoutDutyFrame,
  (text) => text.slice(romanceFrame.exec(text)?.[0].length ?? 0),
  (text) => text.slice(subjectOfPerfect.exec(text)?.[0].length ?? 0),
  (text) => text.slice(toFrame.exec(text)?.[0].length ?? 0),
  (text) => text.slice(label.exec(text)?.[0].length ?? 0),
  (text) => text.slice(shownLabel.exec(text)?.[0].length ?? 0),
  (text) => text.slice(chineseFrame.exec(text)?.[0].length ?? 0),
];
