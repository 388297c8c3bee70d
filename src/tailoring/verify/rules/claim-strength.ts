import { type Hedge, hedges, hedgesOfSkills, reachClaims } from '../../../lexicon/hedge-words.ts';
import { kindOf } from '../../../lexicon/lexicon.ts';
import { phrases } from '../../../lexicon/phrase-lists.ts';
import { type ReadText, readText } from '../../../lexicon/read-text.ts';
import { readVerb, type VerbRank } from '../../../lexicon/verbs.ts';
import { rangeOf } from '../../../text/find-form.ts';
import { memoize } from '../../../text/memoize.ts';
import { type PreparedPattern, preparedPattern } from '../../../text/prepared-pattern.ts';
import { figuresOf } from '../../framing/figures.ts';
import { limitOf } from '../../framing/limits/limit-of.ts';
import { closestSentence, openersOf, sentencesOf } from '../../framing/sentences.ts';
import { wordingRule } from '../rule.ts';

/*
 * A text claims no more than its evidence: by its verbs (V4), its reach (V6), its hedges (V7) and its credentials
 * (V9).
 */

const claims: Readonly<Record<VerbRank, string>> = {
  0: 'taking part',
  1: 'doing',
  2: 'deciding',
  3: 'leading',
};

/** A driving license is held: nobody drives by it. Whether it is held, another rule judges. */
function namesCredential(sentence: string): boolean {
  const kind = kindOf(sentence);
  return kind === 'certificate' || kind === 'licence';
}

/** V4: who helped did not build, who built did not lead. */
export const verbRank = wordingRule(
  'V4',
  'no verb claims more than the evidence does',
  (after, { before, sources }) => {
    if (isOnlyBroken(before.text, after.text)) return null;
    for (const sentence of sentencesOf(after.text)) {
      const [opener] = openersOf(sentence);
      // A sentence that no verb and no frame leads claims no activity: `Data engineer with …`.
      if (!opener || (opener.lemma === null && opener.rank === 1) || namesCredential(sentence)) continue;
      const { rank } = opener;
      const evidence = closestSentence(sentence, sources);
      const [rest] = openersOf(evidence);
      if (rank > (rest?.rank ?? 0)) {
        return `"${opener.lemma ?? sentence}" claims ${claims[rank]}; the evidence only says ${claims[rest?.rank ?? 0]}`;
      }
    }
    return null;
  },
);

/** Cut into lines and nothing else: `… for two shops Manage the rota` says of the rota what it said. */
function isOnlyBroken(before: string, after: string): boolean {
  return oneLine(before) === oneLine(after);
}

function oneLine(text: string): string {
  return text.split(/\s+/).join(' ');
}

/** V6: nothing becomes bigger, more frequent or better than the evidence says. */
export const reachClaimsRule = wordingRule(
  'V6',
  'no claim of reach, frequency or rank that the evidence does not make',
  (after, { sources, edit }) => {
    if (edit.op === 'surface_skill') return null;
    const isLed = sources.some(({ lemmas }) => lemmas().has('lead'));
    // `by leading the rewrite` is a form of what was led; `leading supplier` is praise.
    const text = isLed ? after.text.toLowerCase().replace(/\bby leading\b/g, 'by') : after.text.toLowerCase();
    for (const pattern of reachClaims()) {
      const claims = claimsIn(text, pattern);
      if (claims.length === 0) continue;
      const known = sources.flatMap((source) => claimsIn(source.text.toLowerCase(), pattern));
      const invented = claims.find((claim) => !(known.includes(claim) || saysInWords(claim, sources)));
      if (invented) return `"${invented}" is a claim that the evidence does not make`;
    }
    return null;
  },
);

/** `large- scale` was `large-scale` before a line broke in it. */
const brokenHyphen = preparedPattern(String.raw`(?<=\p{L})-\s(?=\p{Ll})`, 'gu');

function claimsIn(text: string, pattern: PreparedPattern): readonly string[] {
  const whole = text.replace(brokenHyphen.for(text), '-');
  return whole.match(pattern.for(whole)) ?? [];
}

/** `large scale` before a noun claims what `large-scale` does. */
function saysInWords(claim: string, sources: readonly ReadText[]): boolean {
  if (!claim.includes('-')) return false;
  const words = ` ${claim.replaceAll('-', ' ')} `;
  return sources.some(({ text }) =>
    ` ${text.toLowerCase().replaceAll(notLetters.for(text), ' ')} `.includes(words),
  );
}

const notLetters = preparedPattern(String.raw`[^\p{L}\p{N}]+`, 'gu');

/** V7: approximately, up to, not, helped: what makes a statement smaller stays. */
export const hedgesRule = wordingRule('V7', 'hedges and negations are kept', (after, context) => {
  const { op } = context.edit;
  if (op === 'surface_skill' || op === 'headline') return lostSkillHedge(after, context.sources);
  if (op !== 'summary')
    return lostHedge(context.before.text, after.text, hedges()) ?? lostPartaking(context.before, after);
  // What the resume says in the same sentence is as limited as it was.
  const own = new Set(context.sources.flatMap(({ text }) => sentencesOf(text)));
  for (const sentence of sentencesOf(after.text)) {
    const lost = own.has(sentence) ? null : lostInSentence(sentence, context.sources);
    if (lost) return lost;
  }
  return null;
});

function lostInSentence(sentence: string, sources: readonly ReadText[]): string | null {
  const read = readText(sentence);
  const saysWhatWasDone = openersOf(sentence).some(({ lemma }) => lemma !== null);
  if (saysWhatWasDone || figuresOf(read).some(({ object }) => object !== 'year')) {
    const closest = closestSentence(sentence, sources);
    return lostHedge(closest, sentence, hedges()) ?? lostPartaking(readText(closest), read);
  }
  return lostSkillHedge(read, sources);
}

/** A list of skills: amounts do not matter, but `basic Python` and `want to learn Go` are not `Python` and `Go`. */
function lostSkillHedge(after: ReadText, sources: readonly ReadText[]): string | null {
  for (const sentence of sources.flatMap(({ text }) => sentencesOf(text))) {
    const read = readText(sentence);
    const shared = read.terms.filter(({ canonical }) => after.canonicals.has(canonical));
    const lost = shared.length > 0 ? lostHedge(sentence, after.text, hedgesOfSkills()) : null;
    if (lost) return lost;
    const wished = shared.find(
      (term) => limitOf(sentence, rangeOf(read.tokens, term.first, term.count)) === 'none',
    );
    if (wished) return `the evidence does not claim "${wished.canonical}", it wishes for it or denies it`;
  }
  return null;
}

function lostHedge(before: string, after: string, list: readonly Hedge[]): string | null {
  const lost = hedgesIn(before).find(
    ({ hedge, count }) =>
      list.includes(hedge) && (after.match(hedge.pattern.for(after))?.length ?? 0) < count,
  );
  return lost ? `the hedge "${lost.hedge.name}" got lost` : null;
}

/** Texts of the base come by once for each edit that rests on them; few of them hedge. */
const hedgesIn = memoize(2000, (text) =>
  hedges().flatMap((hedge) => {
    const count = text.match(hedge.pattern.for(text))?.length ?? 0;
    return count > 0 ? [{ hedge, count }] : [];
  }),
);

function lostPartaking(before: ReadText, after: ReadText): string | null {
  const lost = [...before.lemmas()].find(
    (lemma) => readVerb(lemma)?.rank === 0 && !after.lemmas().has(lemma),
  );
  return lost ? `"${lost}" got lost` : null;
}

/** Words that claim a degree, a license, a certificate or a level of a language; over text in lower case. */
const credential = preparedPattern(
  () => String.raw`(?<![\p{L}\p{N}])(?:${phrases('tailoring', 'credential')})(?![\p{L}\p{N}])`,
  'gu',
);

/** The credentials that a text names, in lower case. */
export const credentialsIn = memoize(
  2000,
  (text): readonly string[] => text.toLowerCase().match(credential.for(text)) ?? [],
);

/** V9: a credential is named only where the base names it. */
export const credentials = wordingRule(
  'V9',
  'degrees, licences, certificates and language levels only where the base has them',
  (after, { sources }) => {
    const known = new Set(sources.flatMap(({ text }) => credentialsIn(text)));
    const invented = credentialsIn(after.text).find((claim) => !known.has(claim));
    return invented ? `"${invented}" is a credential that the evidence does not name` : null;
  },
);
