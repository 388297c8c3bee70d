import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import {
  activityOfInfinitive,
  activityOfNoun,
  type InfinitiveLanguage,
  withInfinitive,
} from '../../../lexicon/words/infinitives.ts';
import type { Language } from '../../../text/language.ts';
import { type PreparedPattern, preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { wordSet } from '../../../values/lists.ts';
import { namedCharge } from '../../framing/foreign-charges.ts';
import { haveSameStem } from './activity-nouns.ts';
import type { Line, Unit } from './units.ts';

/*
 * Other forms of German, French and Spanish lines that say the same: the noun for an infinitive (`Gestion` for `gérer`),
 * the noun of what somebody was responsible for, a line without its duty frame or empty noun, and other cases.
 */

export function languageOfForms(language: Language | null): InfinitiveLanguage | null {
  return language === 'de' || language === 'fr' || language === 'es' ? language : null;
}

const romanceFrames: Readonly<Record<'fr' | 'es', PreparedPattern>> = {
  fr: preparedPattern(
    () => `^(?:${phrases('writing', 'duty_before_verb', 'fr')}|${phrases('writing', 'empty_carrier', 'fr')})`,
    'iu',
  ),
  es: preparedPattern(
    () => `^(?:${phrases('writing', 'duty_before_verb', 'es')}|${phrases('writing', 'empty_carrier', 'es')})`,
    'iu',
  ),
};
const germanFrame = preparedPattern(
  String.raw`^(?:(?:Durchführung|Ausführung|Erledigung)\s(?:von\s|der\s|des\s)?)?(?:(?:ich\s)?(?:war|bin)\s(?:ich\s)?für\s)?`,
  'iu',
);
const germanEnd = preparedPattern(String.raw`\s(?:verantwortlich|zuständig)(?=\.?$)`, 'iu');

/** The line in other words that claim no more. */
export function otherForms(text: string, language: InfinitiveLanguage): readonly string[] {
  const bare =
    language === 'de'
      ? text.replace(germanFrame.regExp, '').replace(germanEnd.regExp, '')
      : text.replace(romanceFrames[language].regExp, '');
  const charge = namedCharge(text, language);
  return [bare, ...(charge === null ? [] : [charge])].filter((form) => form !== text);
}

const joints = wordSet('und sowie');

/** German: the infinitives at the end of each part in front of their object: `Kunden beraten` as `beraten Kunden`. */
export function withVerbsFirst({ read, units }: Line): Line {
  const isVerb = (unit: Unit | undefined) =>
    unit !== undefined && activityOfInfinitive(unit.text, 'de') !== undefined;
  const isJoint = (unit: Unit | undefined) => unit !== undefined && (unit.isMark || joints.has(unit.text));
  const turned: Unit[] = [];
  let part: Unit[] = [];
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] as Unit;
    if (!isVerb(unit)) {
      if (isJoint(unit) && part.length === 0) turned.push(unit);
      else part.push(unit);
      continue;
    }
    const verbs = [unit];
    while (isJoint(units[at + 1]) && isVerb(units[at + 2])) {
      verbs.push(units[at + 1] as Unit, units[at + 2] as Unit);
      at += 2;
    }
    turned.push(...verbs, ...part);
    part = [];
  }
  return { read, units: [...turned, ...part] };
}

type Step = readonly [number, number];

const beforePeople = wordSet('a al');
/** Verbs whose `a` says who gets something, not whom they are about: `vender a 12 clientes`. */
const withReceiver = wordSet(
  'cobrar comprar distribuir entregar enviar facturar impartir liquidar pagar presentar transportar vender',
);

/** Words of an activity: `mise en place`. */
const maxWords = 3;

/** Steps over other forms of the same words. */
export function stepsOfForms(
  own: readonly Unit[],
  i: number,
  said: readonly Unit[],
  j: number,
  language: InfinitiveLanguage,
): readonly Step[] {
  const steps: Step[] = [];
  const [one, other] = [own[i], said[j]];
  if (!one || !other) return steps;
  // `Capacitar al personal` and `Capacitación del personal`
  const isAfterVerb =
    language === 'es' && activityOfInfinitive(own[i - 1]?.text ?? '', language) !== undefined;
  if (isAfterVerb && beforePeople.has(one.text) && !withReceiver.has(own[i - 1]?.text ?? ''))
    steps.push([i + 1, j]);
  if (language === 'de' && haveSameStem(one.text, other.text)) steps.push([i + 1, j + 1]);
  for (let count = maxWords; count > 0; count -= 1) {
    const activity = activityOfNoun(wordsAt(said, j, count), language);
    const length = activity?.infinitive.split(' ').length ?? 0;
    if (activity && saysVerb(own, i, length, activity.infinitive, language))
      steps.push([i + length, j + count]);
  }
  return steps;
}

const perfectOf: Readonly<Record<string, string>> = { fr: 'ai', es: 'he' };
const adverbs = wordSet('aussi également');

/** True for the infinitive, and for its participle after the verb of the perfect: `J'ai géré`. */
function saysVerb(
  own: readonly Unit[],
  i: number,
  length: number,
  infinitive: string,
  language: InfinitiveLanguage,
): boolean {
  const words = wordsAt(own, i, length);
  if (words === infinitive) return true;
  const before = adverbs.has(own[i - 1]?.text ?? '') ? own[i - 2] : own[i - 1];
  const isPerfect = before?.text === perfectOf[language];
  return isPerfect && language !== 'de' && withInfinitive(words, language) === infinitive;
}

function wordsAt(units: readonly Unit[], at: number, count: number): string {
  return units
    .slice(at, at + count)
    .map(({ text }) => text)
    .join(' ');
}
