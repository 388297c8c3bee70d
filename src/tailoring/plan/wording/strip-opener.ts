import { verbNamedBy } from '../../../lexicon/nominalizations.ts';
import { inflect, readVerb, spelledLike } from '../../../lexicon/verbs.ts';
import { firstWord } from '../../../text/first-word.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { readFrame } from '../../framing/openers.ts';
import { isSurelyVerb } from '../../grammar/verb-tense.ts';
import { capitalized } from './capitalized.ts';
import type { Situation, Wording } from './wording.ts';

/** `Was responsible for the migration of X` becomes `Migrated X`; never under `helped` or `worked on`. */
export const stripOpener: Wording = {
  rule: 'unwrap_nominal',
  why: 'opener',
  apply(text, situation) {
    const frame = readFrame(text);
    if (!frame) return null;
    const rest = text.slice(frame.length);
    return unwrapNoun(rest, situation) ?? unwrapGerund(rest, situation);
  },
};

const nounPhrase = preparedPattern(
  String.raw`^(?:the\s+|all\s+)?(?<noun>\p{L}+)\s+of\s+(?<object>.+)$`,
  'su',
);
const secondNoun = preparedPattern(String.raw`\sand\s+(?:the\s+)?(?<noun>\p{L}+)\s+of\s+`);
const secondGerund = preparedPattern(String.raw`(?<=,\s|\sand\s|\sor\s)(?<gerund>\p{L}+ing)(?=\s)`, 'gu');

function unwrapNoun(rest: string, situation: Situation): string | null {
  const { noun = '', object = '' } = nounPhrase.exec(rest)?.groups ?? {};
  const verb = verbOf(noun, situation);
  const second = secondNoun.exec(object);
  if (!verb || hasOtherDuty(object.replace(secondNoun.for(object), ' '))) return null;
  if (!second) return capitalized(`${verb} ${object}`);
  const { noun: other = '' } = second.groups ?? {};
  const secondVerb = verbOf(other, situation);
  if (!secondVerb) return null;
  return capitalized(`${verb} ${object.replace(secondNoun.for(object), ` and ${secondVerb} `)}`);
}

function verbOf(noun: string, { tense }: Situation): string | null {
  const lower = noun.toLowerCase();
  const lemma = verbNamedBy(lower);
  return lemma ? spelledLike(lower, inflect(lemma, tense)) : null;
}

/** `management of budgets, planning and hiring`: what follows the comma would lose its frame. */
function hasOtherDuty(object: string): boolean {
  return object.search(secondGerund.for(object)) !== -1 || /,[^,]*\sand\s/.test(object);
}

function unwrapGerund(rest: string, { tense }: Situation): string | null {
  const first = firstWord(rest);
  const inflected = inflectGerund(first, rest.slice(first.length), tense);
  if (!inflected) return null;
  let isSure = true;
  const behind = rest.slice(first.length);
  const others = behind.replace(secondGerund.for(behind), (gerund: string, ...match) => {
    const [offset, whole] = match.slice(-3, -1) as [number, string];
    const other = inflectGerund(gerund, whole.slice(offset + gerund.length), tense);
    if (!other) isSure = false;
    return other ?? gerund;
  });
  return isSure ? capitalized(inflected + others) : null;
}

function inflectGerund(word: string, rest: string, tense: Situation['tense']): string | null {
  const verb = readVerb(word);
  if (!verb?.forms.includes('gerund') || !isSurelyVerb(verb.lemma, rest)) return null;
  return spelledLike(word, inflect(verb.lemma, tense));
}
