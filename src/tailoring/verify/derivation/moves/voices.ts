import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { isPastForm, readVerb } from '../../../../lexicon/words/verbs.ts';
import { wordSet } from '../../../../values/lists.ts';
import { verbOfActionNoun } from '../../../framing/sentences.ts';
import { frameEnds } from '../frames.ts';
import type { Line, Unit } from '../units.ts';
import { basesOf, haveSameLemma } from '../verbs.ts';
import { isPreposition, isRelative } from '../words.ts';
import { isNumber, made, refersBack, type Units, without } from './phrases.ts';

/* The same action in another form: passive and active, a noun and its verb, a part "of them". */

/** `used by three teams` and `that three teams used`. */
export function withAgentTurned(own: Units, said: Units): readonly Units[] {
  const passives = own.flatMap(({ text }, at) => {
    const by = own[at + 1];
    if (by?.text !== 'by' || !isPastForm(text) || being.has(own[at - 1]?.text ?? '')) return [];
    const end = endOfAgent(own, at + 2);
    const start = own[at - 1]?.text === ',' ? at - 1 : at;
    return [
      [
        ...own.slice(0, start),
        made('that'),
        ...own.slice(at + 2, end),
        ...own.slice(at, at + 1),
        ...own.slice(end),
      ],
    ];
  });
  const actives = own.flatMap((unit, at) => {
    if (!isRelative(unit)) return [];
    const verb = own.findIndex(({ text, isMark }, index) => index > at + 1 && (isMark || isPastForm(text)));
    if (verb === -1 || own[verb]?.isMark || endOfAgent(own, at + 1) < verb) return [];
    const agent = own.slice(at + 1, verb);
    return [
      [...own.slice(0, at), ...own.slice(verb, verb + 1), made('by'), ...agent, ...own.slice(verb + 1)],
    ];
  });
  return said.length === 0 ? [] : [...passives, ...actives];
}

const being = wordSet('was were is are been be being');

function endOfAgent(units: Units, start: number): number {
  let at = start;
  for (; at < units.length; at += 1) {
    const unit = units[at] as Units[number];
    if (unit.isMark || isRelative(unit) || unit.text === 'and') break;
    if (isPreposition(unit) && unit.text !== 'of') break;
    if (unit.text === 'each' || unit.text === 'every' || unit.text === 'to') break;
  }
  return at;
}

/** `The rota was updated by me every week` becomes `Updated the rota every week`. */
export function withoutPassive(own: Units): readonly Units[] {
  const by = own.findIndex(({ text }, at) => text === 'by' && own[at + 1]?.text === 'me');
  const verb = by === -1 ? -1 : own.slice(0, by).findLastIndex(({ text }) => isPastForm(text));
  if (verb < 1 || !being.has(own[verb - 1]?.text ?? '')) return [];
  return [
    [
      ...own.slice(verb, verb + 1).map((unit) => inTimeOf(unit, own[verb - 1])),
      ...own.slice(0, verb - 1),
      ...without(own.slice(verb + 1), by - verb - 1, by - verb + 1),
    ],
  ];
}

const performingVerbs = wordList('tailoring', 'performing_verb');
const moreCarriers = wordSet('give make carry execute');
const beingNow = wordSet('am is are');

/** The verb of a passive without its `are` or `were`: `counted` in `are counted by me` is done now. */
function inTimeOf(verb: Unit, being: Unit | undefined): Unit {
  const [base] = beingNow.has(being?.text ?? '') ? basesOf(verb.text) : [];
  return base === undefined ? verb : { ...verb, text: base };
}

/** Words before the action noun: a verb of doing, articles, adjectives and the thing. */
const maxBefore = 6;

/** `Performed site inspections` becomes `Inspected sites`: the action's noun becomes the verb in front. */
export function withVerbInFront({ units, read }: Line, said: Units): readonly Units[] {
  return [0, ...frameEnds({ units, read }, 0)].flatMap((start) =>
    [start, afterCarrier(units, start)].flatMap((from) =>
      units.slice(from, from + maxBefore).flatMap((noun, step) => {
        const at = from + step;
        const before = units.slice(from, at);
        const isPhrase = !before.some((unit) => unit.isMark || isPreposition(unit) || isRelative(unit));
        const isAction = verbOfActionNoun(noun.text) !== null || noun.text.endsWith('ing') || from > start;
        const isTurned = said[0]?.text !== noun.text && haveSameLemma(noun, said[0]);
        if (!isPhrase || !isAction || !isTurned)
          return at === from && from > start ? [units.slice(from)] : [];
        const end = endOfActions(units, at);
        const rest = units.slice(end);
        return [[...units.slice(at, end), ...before, ...rest], units.slice(from)];
      }),
    ),
  );
}

/** The end of `collection and analysis`. */
function endOfActions(units: Units, at: number): number {
  const second = units[at + 2];
  const isPair = units[at + 1]?.text === 'and' && second && verbOfActionNoun(second.text) !== null;
  return isPair && units[at + 3]?.text !== undefined ? at + 3 : at + 1;
}

function afterCarrier(units: Units, start: number): number {
  const word = units[start]?.text ?? '';
  const lemma = readVerb(word)?.lemma ?? '';
  if (word.startsWith('carr') && units[start + 1]?.text === 'out') return start + 2;
  return performingVerbs.hasIn('en', lemma) || moreCarriers.has(lemma) ? start + 1 : start;
}

const theWhole = wordSet('them these those whom which');
const havingVerbs = wordSet('have has had');

/** `, 20 of them accepted` and `, of which 20 were accepted`; `seven of them with` and `of whom seven have`. */
export function withPartTurned(own: Units, said: Units): readonly Units[] {
  return own.flatMap(({ text }, of) => {
    const number = own[of - 1];
    if (text !== 'of' || !theWhole.has(own[of + 1]?.text ?? '') || !number || !isNumber(number)) return [];
    const before = own.slice(0, of - 1);
    const rest = own.slice(of + 2);
    const verb = said.find(
      (unit, at) =>
        (being.has(unit.text) || havingVerbs.has(unit.text)) && said[at - 1]?.text === number.text,
    );
    const whole = said.find((unit, at) => /^wh(?:om|ich)$/.test(unit.text) && said[at - 1]?.text === 'of');
    if (!whole || refersBack(rest)) return [];
    const has = verb !== undefined && havingVerbs.has(verb.text);
    if (has && rest[0]?.text !== 'with') return [];
    const after = has ? rest.slice(1) : rest;
    return [[...before, made('of'), whole, number, ...(verb ? [verb] : []), ...after]];
  });
}

const twoObjects = wordSet('teach give send show offer');

/** `Teach lessons to all forms` and `Teach all forms lessons`. */
export function withReceiverFirst(own: Units): readonly Units[] {
  const to = own.findLastIndex(({ text }) => text === 'to');
  const lemma = readVerb(own[0]?.text ?? '')?.lemma ?? own[0]?.text ?? '';
  const thing = own.slice(1, to);
  const receiver = own.slice(to + 1);
  const isPlain = ![...thing, ...receiver].some(
    (unit) => unit.isMark || isPreposition(unit) || isRelative(unit),
  );
  return to > 1 && twoObjects.has(lemma) && isPlain && receiver.length > 0
    ? [[...own.slice(0, 1), ...receiver, ...thing]]
    : [];
}

/** `; the suite of tests runs in 9 minutes` becomes `, with the suite of tests running in 9 minutes`. */
export function withClauseJoined(own: Units, said: Units): readonly Units[] {
  const at = said.findIndex(({ text }, index) => text === 'with' && said[index - 1]?.text === ',');
  const gerund = said.findIndex(({ text }, index) => index > at && text.endsWith('ing'));
  if (at === -1 || gerund === -1) return [];
  return own.flatMap(({ text }, mark) => {
    if (text !== ';') return [];
    const verb = own.findIndex((unit, index) => index > mark + 1 && haveSameLemma(unit, said[gerund]));
    const turned = said[gerund];
    if (verb === -1 || !turned) return [];
    return [
      [
        ...own.slice(0, mark),
        made(','),
        made('with'),
        ...own.slice(mark + 1, verb),
        turned,
        ...own.slice(verb + 1),
      ],
    ];
  });
}
