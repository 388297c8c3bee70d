import { isCredential } from '../../../contract/choices.ts';
import { kindOf, type Lexicon } from '../../../lexicon/lexicon.ts';
import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { type ReadText, readText } from '../../../lexicon/read-text.ts';
import { type Hedge, hedges, hedgesOfSkills, reachClaims } from '../../../lexicon/words/hedge-words.ts';
import { readVerb, type VerbRank } from '../../../lexicon/words/verbs.ts';
import { rangeOf } from '../../../text/find-form.ts';
import { type PreparedPattern, preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../../text/tokenize.ts';
import { memoize } from '../../../values/memoize.ts';
import { figuresOf } from '../../framing/figures.ts';
import { limitOf } from '../../framing/limits/limit-of.ts';
import { plainly } from '../../framing/plain-words.ts';
import { closestSentence, germanDutyIn, openersOf, sentencesOf } from '../../framing/sentences.ts';
import { clauseStarts } from '../derivation/moves/phrases.ts';
import { piecesOf } from '../derivation/pieces.ts';
import { type Unit, unitsOf } from '../derivation/units.ts';
import { basesOf } from '../derivation/verbs.ts';
import { isPreposition } from '../derivation/words.ts';
import { wordingRule } from '../rule.ts';

/* Rules that a text claims no more than its evidence, by verbs (V4), reach (V6), hedges (V7) and credentials (V9). */

const claims: Readonly<Record<VerbRank, string>> = {
  0: 'taking part',
  1: 'doing',
  2: 'deciding',
  3: 'leading',
};

/** True for a credential such as "driving license", whose words are not verbs. V9 judges whether it is held. */
function namesCredential(lexicon: Lexicon, sentence: string): boolean {
  return isCredential(kindOf(lexicon, sentence));
}

/** V4: verbs are ranked from taking part to leading; a new verb may not rank above that of the evidence. */
export const verbRank = wordingRule('V4', (after, { before, sources, edit }) => {
  if (isOnlyRewrapped(before.text, after.text)) return null;
  const sentences = sentencesOf(after.text);
  // A sentence of a summary may be made of several lines.
  const statements =
    edit.op === 'summary' ? sentences.flatMap((each) => piecesOf(readText(after.lexicon, each))) : sentences;
  for (const sentence of statements) {
    const [opener] = openersOf(sentence);
    // A sentence without an opening verb or frame ("responsible for") claims no activity: `Data engineer with …`.
    if (!opener || (opener.lemma === null && opener.rank === 1) || namesCredential(after.lexicon, sentence))
      continue;
    const { rank } = opener;
    const evidence = closestSentence(sentence, sources);
    // A German duty names its activity itself, also by an English word: `Zuständig für das Recruiting`.
    if (germanDutyIn(evidence)?.includes(firstWord(sentence))) continue;
    const [rest] = openersOf(evidence);
    if (rank > (rest?.rank ?? 0) && !isLaterAction(opener.lemma, readText(after.lexicon, evidence))) {
      return `"${opener.lemma ?? sentence}" claims ${claims[rank]}; the evidence only says ${claims[rest?.rank ?? 0]}`;
    }
  }
  return null;
});

/** True for a verb with which the line itself goes on: `led` in `Grew sales and led a team`. V15 judges what it is about. */
function isLaterAction(lemma: string | null, evidence: ReadText): boolean {
  if (lemma === null) return false;
  const units = unitsOf(evidence);
  const starts = new Set(clauseStarts(units));
  return units.some(
    ({ text }, at) => (starts.has(at) || isBehindLostBreak(units, at)) && basesOf(text).includes(lemma),
  );
}

/** True for a capital in the middle of small letters: `for 12 shops Managed the stock`. */
function isBehindLostBreak(units: readonly Unit[], at: number): boolean {
  const [before, unit, next] = [units[at - 1], units[at], units[at + 1]];
  if (!before || before.isMark || isPreposition(before)) return false;
  return unit?.isCapital === true && !before.isCapital && next?.isCapital === false;
}

/** True if only line breaks changed, which does not change any claim. */
function isOnlyRewrapped(before: string, after: string): boolean {
  return oneLine(before) === oneLine(after);
}

function oneLine(text: string): string {
  return text.split(/\s+/).join(' ');
}

/** V6: the text does not exaggerate reach, frequency or rank. */
export const reachClaimsRule = wordingRule('V6', (after, { sources, edit }) => {
  if (edit.op === 'surface_skill') return null;
  const isLed = sources.some(({ lemmas }) => lemmas().has('lead'));
  // If the evidence says "led", then `by leading the rewrite` is not praise, unlike `leading supplier`.
  const text = isLed ? after.text.toLowerCase().replace(/\bby leading\b/g, 'by') : after.text.toLowerCase();
  for (const pattern of reachClaims()) {
    const claims = claimsIn(text, pattern);
    if (claims.length === 0) continue;
    const known = sources.flatMap(({ text: own }) =>
      [own, plainly(own)].flatMap((each) => claimsIn(each.toLowerCase(), pattern)),
    );
    const invented = claims.find((claim) => !(known.includes(claim) || saysInWords(claim, sources)));
    if (invented) return `"${invented}" is a claim that the evidence does not make`;
  }
  return null;
});

/** A hyphen at a former line break: `large- scale`. */
const brokenHyphen = preparedPattern(String.raw`(?<=\p{L})-\s(?=\p{Ll})`, 'gu');

function claimsIn(text: string, pattern: PreparedPattern): readonly string[] {
  const whole = text.replace(brokenHyphen.regExp, '-');
  return whole.match(pattern.regExp) ?? [];
}

/** True if the evidence has the claim without a hyphen: `large scale` for `large-scale`. */
function saysInWords(claim: string, sources: readonly ReadText[]): boolean {
  if (!claim.includes('-')) return false;
  const words = ` ${claim.replaceAll('-', ' ')} `;
  return sources.some(({ text }) =>
    ` ${text.toLowerCase().replaceAll(notLetters.regExp, ' ')} `.includes(words),
  );
}

const notLetters = preparedPattern(String.raw`[^\p{L}\p{N}]+`, 'gu');

/** V7: words that limit a statement stay: "approximately", "up to", "not", "helped". */
export const hedgesRule = wordingRule('V7', (after, context) => {
  const { op } = context.edit;
  if (op === 'surface_skill' || op === 'headline') return lostSkillHedge(after, context.sources);
  if (op !== 'summary')
    return (
      lostHedge(plainly(context.before.text), after.text, hedges()) ??
      lostParticipation(context.before, after)
    );
  // Unchanged sentences keep their hedges.
  const own = new Set(context.sources.flatMap(({ text }) => sentencesOf(text)));
  for (const sentence of sentencesOf(after.text)) {
    const lost = own.has(sentence) ? null : lostInSentence(after.lexicon, sentence, context.sources);
    if (lost) return lost;
  }
  return null;
});

function lostInSentence(lexicon: Lexicon, sentence: string, sources: readonly ReadText[]): string | null {
  const read = readText(lexicon, sentence);
  const saysWhatWasDone = openersOf(sentence).some(({ lemma }) => lemma !== null);
  if (saysWhatWasDone || figuresOf(read).some(({ object }) => object !== 'year')) {
    const closest = closestSentence(sentence, sources);
    return lostHedge(closest, sentence, hedges()) ?? lostParticipation(readText(lexicon, closest), read);
  }
  return lostSkillHedge(read, sources);
}

/** Checks lists of skills, where `basic Python` and `want to learn Go` may not become `Python` and `Go`. */
function lostSkillHedge(after: ReadText, sources: readonly ReadText[]): string | null {
  for (const sentence of sources.flatMap(({ text }) => sentencesOf(text))) {
    const read = readText(after.lexicon, sentence);
    const shared = read.terms.filter(({ canonical }) => after.canonicals.has(canonical));
    const lost = shared.length > 0 ? lostHedge(sentence, after.text, hedgesOfSkills()) : null;
    if (lost) return lost;
    const wished = shared.find(
      (term) => limitOf(after.lexicon, sentence, rangeOf(read.tokens, term.first, term.count)) === 'none',
    );
    if (wished)
      return `the evidence does not claim "${wished.canonical}"; it only wishes for it or denies it`;
  }
  return null;
}

function lostHedge(before: string, after: string, list: readonly Hedge[]): string | null {
  const lost = hedgesIn(before).find(
    ({ hedge, count }) => list.includes(hedge) && (after.match(hedge.pattern.regExp)?.length ?? 0) < count,
  );
  return lost ? `the hedge "${lost.hedge.name}" was removed` : null;
}

/** Memoized because base texts are checked for every edit that quotes them. */
const hedgesIn = memoize(2000, (text) =>
  hedges().flatMap((hedge) => {
    const count = text.match(hedge.pattern.regExp)?.length ?? 0;
    return count > 0 ? [{ hedge, count }] : [];
  }),
);

function lostParticipation(before: ReadText, after: ReadText): string | null {
  const lost = [...before.lemmas()].find(
    (lemma) => readVerb(lemma)?.rank === 0 && !after.lemmas().has(lemma),
  );
  return lost ? `"${lost}" was removed` : null;
}

/** Words that claim a degree, license, certificate or language level, matched on lower case. */
const credential = preparedPattern(
  () => String.raw`(?<![\p{L}\p{N}])(?:${phrases('tailoring', 'credential')})(?![\p{L}\p{N}])`,
  'gu',
);

/** The credentials that a text names, in lower case. */
export const credentialsIn = memoize(
  2000,
  (text): readonly string[] => text.toLowerCase().match(credential.regExp) ?? [],
);

/** V9: a degree, license, certificate or language level is named only where the base names it. */
export const credentials = wordingRule('V9', (after, { sources }) => {
  const known = new Set(sources.flatMap(({ text }) => credentialsIn(text)));
  const invented = credentialsIn(after.text).find((claim) => !known.has(claim));
  return invented ? `"${invented}" is a credential that the evidence does not name` : null;
});
