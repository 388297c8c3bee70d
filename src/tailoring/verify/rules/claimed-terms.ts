import { canonical, type Lexicon } from '../../../lexicon/lexicon.ts';
import { hasWordInPieces, type ReadTerm, type ReadText, readText } from '../../../lexicon/read-text.ts';
import { findKeys, rangeOf, type TokenRange } from '../../../text/find-form.ts';
import type { Token } from '../../../text/tokenize.ts';
import { limitOf } from '../../framing/limits/limit-of.ts';
import { openersOf, sentencesOf } from '../../framing/sentences.ts';
import { namesItself, showsUse } from '../../framing/term-use.ts';
import { limitIn, termsKnownInPart } from '../../resume/limit-in.ts';
import { isInformative } from '../../resume/mere-names.ts';
import { type Chunk, workKinds } from '../../resume/resume-model.ts';
import { type EditContext, wordingRule } from '../rule.ts';

/* Rules for claimed skills: the evidence shows their use (part of V3), and their limits are kept (V14). */

/** Refuses a skill that the evidence only mentions: ordering supplies for an ICU does not show critical care. */
export function merelyNamed(after: ReadText, context: EditContext): string | null {
  const named = abilitiesIn(after, context).find((claim) => !isShown(claim, context));
  return named ? `the evidence names "${named.text}" without showing its use` : null;
}

/** The skills that an edit claims: a listed skill, or the terms of a headline or a sentence without an opening verb. */
function abilitiesIn(after: ReadText, context: EditContext): readonly ReadTerm[] {
  const { edit, before } = context;
  if (edit.op === 'surface_skill') {
    if (isHeldName(after, context)) return [];
    return after.terms.length > 0 ? after.terms : [asWritten(after)];
  }
  if (edit.op !== 'headline' && edit.op !== 'summary') return [];
  const claiming = edit.op === 'headline' ? itemsOf(after.text) : claimingSentences(after.text);
  return claiming
    .map((each) => readText(after.lexicon, each))
    .filter(
      (read) => !before.text.includes(read.text) && !(edit.op === 'headline' && isHeldName(read, context)),
    )
    .flatMap(({ terms }) => terms)
    .filter((term) => !(before.text.includes(term.text) || hasWordInPieces(before, term)));
}

function claimingSentences(text: string): readonly string[] {
  return sentencesOf(text).filter((sentence) => openersOf(sentence).every(({ lemma }) => lemma === null));
}

/** The separate items of a headline. */
function itemsOf(headline: string): readonly string[] {
  return headline
    .split(/[|,;·•]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/**
 * True if the text is exactly the name of a certificate in the base: `Local Anesthesia Permit`. The name claims only
 * that the certificate is held, not the skills in it. Parts or extensions of the name do not qualify.
 */
function isHeldName({ lexicon, tokens }: ReadText, { edit, chunkAt }: EditContext): boolean {
  const name = spelledOut(tokens);
  return edit.evidence.some(({ path }) => {
    const chunk = chunkAt(path);
    return (
      chunk?.kind === 'certificate' &&
      name !== '' &&
      spelledOut(readText(lexicon, chunk.text).tokens) === name
    );
  });
}

function spelledOut(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text.toLowerCase()).join(' ');
}

function asWritten({ text, tokens }: ReadText): ReadTerm {
  return { canonical: text, text, first: 0, count: tokens.length };
}

function isShown(claim: ReadTerm, { before, edit, chunkAt, input }: EditContext): boolean {
  return edit.evidence.some(({ path, quote }) => {
    const chunk = chunkAt(path);
    if (!chunk) return false;
    const read = readText(before.lexicon, chunk.text);
    const places = placesOf(claim, read);
    const start = chunk.text.indexOf(quote);
    // The evidence of a broader term quotes a narrower one.
    const isBroader = edit.op === 'surface_skill' && edit.rule === 'broader_term';
    const ranges = isBroader ? [{ start, end: start + quote.length }] : places;
    return ranges.some((range) => isInformative(chunk, range, input.model) && speaksOf(chunk, range));
  });
}

function speaksOf({ lexicon, kind, text }: Chunk, range: TokenRange): boolean {
  if (workKinds.has(kind)) return showsUse(lexicon, text, range);
  return kind !== 'certificate' || namesItself(lexicon, text, range);
}

/** V14: limited skills are not claimed without their limit: "Docker (basics)", "assisted with Kafka". */
export const limits = wordingRule('V14', (after, context) => {
  const lifted = readsOf(after, context)
    .flatMap((read) => unlimitedTermsIn(read, context))
    .find((claim) => isLifted(claim, context));
  return lifted ? `"${lifted.text}" is named without the limit that the base gives it` : null;
});

/** The new text; for a summary, only its new sentences. */
function readsOf(after: ReadText, { edit, before }: EditContext): readonly ReadText[] {
  if (edit.op !== 'summary') return [after];
  const kept = new Set(sentencesOf(before.text));
  return sentencesOf(after.text)
    .filter((sentence) => !kept.has(sentence))
    .map((each) => readText(after.lexicon, each));
}

/** The terms named without a limit. A skill outside the lexicon counts as one term. */
function unlimitedTermsIn(read: ReadText, { edit }: EditContext): readonly ReadTerm[] {
  const isUnknown = edit.op === 'surface_skill' && read.terms.length === 0;
  const terms = isUnknown ? [wholeOf(read)] : read.terms;
  return terms.filter(
    ({ first, count }) => limitOf(read.lexicon, read.text, rangeOf(read.tokens, first, count)) === null,
  );
}

function wholeOf({ lexicon, text, tokens }: ReadText): ReadTerm {
  return { canonical: canonical(lexicon, text), text, first: 0, count: tokens.length };
}

function isLifted(claim: ReadTerm, context: EditContext): boolean {
  const { edit, input, before, chunkAt } = context;
  if (edit.op === 'headline' && before.canonicals.has(claim.canonical)) return false;
  const sources = edit.evidence.flatMap(({ path }) => chunkAt(path) ?? []);
  const claimsAbility = edit.op === 'surface_skill' || edit.op === 'headline' || edit.op === 'summary';
  if (claimsAbility && isKnownInPart(context.before.lexicon, claim, input.model.chunks)) return true;
  if (edit.op === 'surface_skill' && edit.rule === 'broader_term') return isNarrowerLifted(context);
  const places = sources.flatMap((chunk) => placesIn(chunk, claim));
  return places.length > 0 && places.every(({ limit }) => limit !== null);
}

/** True if the narrower term quoted for a broader one is limited. */
function isNarrowerLifted({ before, edit, input, chunkAt }: EditContext): boolean {
  return edit.evidence.some(({ path, quote }) => {
    const chunk = chunkAt(path);
    const start = chunk?.text.indexOf(quote) ?? -1;
    if (!chunk || start === -1) return false;
    const isLimited = limitIn(chunk, { start, end: start + quote.length }) !== null;
    return isLimited || termsKnownInPart(input.model.chunks).has(canonical(before.lexicon, quote));
  });
}

function placesIn(chunk: Chunk, claim: ReadTerm) {
  return placesOf(claim, readText(chunk.lexicon, chunk.text)).map((place) => ({
    limit: limitIn(chunk, place),
  }));
}

function isKnownInPart(lexicon: Lexicon, claim: ReadTerm, chunks: readonly Chunk[]): boolean {
  if (termsKnownInPart(chunks).has(claim.canonical)) return true;
  // A name outside the lexicon is searched as written.
  const isUnknown = canonical(lexicon, claim.text) === claim.text;
  return isUnknown && chunks.some((chunk) => placesIn(chunk, claim).some(({ limit }) => limit === 'at_most'));
}

/** The places where a text names the term, in any spelling. */
function placesOf(
  { canonical, text }: Pick<ReadTerm, 'canonical' | 'text'>,
  read: ReadText,
): readonly TokenRange[] {
  const known = read.terms.filter((term) => term.canonical === canonical);
  const keys = readText(read.lexicon, text).tokens.map(({ key }) => key);
  const first = findKeys(read.tokens, keys, 0);
  const literal = first === -1 ? [] : [{ first, count: keys.length }];
  return [...known, ...literal].map(({ first: at, count }) => rangeOf(read.tokens, at, count));
}
