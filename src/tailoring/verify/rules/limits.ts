import { canonical } from '../../../lexicon/lexicon.ts';
import { type ReadTerm, type ReadText, readText } from '../../../lexicon/read-text.ts';
import { rangeOf } from '../../../text/find-form.ts';
import { limitOf } from '../../framing/limits/limit-of.ts';
import { sentencesOf } from '../../framing/sentences.ts';
import { limitIn, termsKnownInPart } from '../../resume/limit-in.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { placesOf } from '../places-of.ts';
import { type EditContext, wordingRule } from '../rule.ts';

/** V14: what the evidence limits is not claimed without its limit: "Docker (basics)", "assisted with Kafka". */
export const limits = wordingRule(
  'V14',
  'what the resume limits is claimed with its limit or not at all',
  (after, context) => {
    const lifted = readsOf(after, context)
      .flatMap((read) => claimsIn(read, context))
      .find((claim) => isLifted(claim, context));
    return lifted ? `"${lifted.text}" is named without what limits it in the base` : null;
  },
);

/** The new text; of a summary its new sentences. */
function readsOf(after: ReadText, { edit, before }: EditContext): readonly ReadText[] {
  if (edit.op !== 'summary') return [after];
  const kept = new Set(sentencesOf(before.text));
  return sentencesOf(after.text)
    .filter((sentence) => !kept.has(sentence))
    .map(readText);
}

/** What is named without a limit; a skill that no table knows is a name as a whole. */
function claimsIn(read: ReadText, { edit }: EditContext): readonly ReadTerm[] {
  const isUnknown = edit.op === 'surface_skill' && read.terms.length === 0;
  const terms = isUnknown ? [wholeOf(read)] : read.terms;
  return terms.filter(({ first, count }) => limitOf(read.text, rangeOf(read.tokens, first, count)) === null);
}

function wholeOf({ text, tokens }: ReadText): ReadTerm {
  return { canonical: canonical(text), text, first: 0, count: tokens.length };
}

function isLifted(claim: ReadTerm, context: EditContext): boolean {
  const { edit, input, before, chunkAt } = context;
  if (edit.op === 'headline' && before.canonicals.has(claim.canonical)) return false;
  const sources = edit.evidence.flatMap(({ path }) => chunkAt(path) ?? []);
  const claimsAbility = edit.op === 'surface_skill' || edit.op === 'headline' || edit.op === 'summary';
  if (claimsAbility && isKnownInPart(claim, input.model.chunks)) return true;
  if (edit.op === 'surface_skill' && edit.rule === 'broader_term') return isNarrowerLifted(context);
  const places = sources.flatMap((chunk) => placesIn(chunk, claim));
  return places.length > 0 && places.every(({ limit }) => limit !== null);
}

/** A broader term rests on the narrower one that is quoted. */
function isNarrowerLifted({ edit, input, chunkAt }: EditContext): boolean {
  return edit.evidence.some(({ path, quote }) => {
    const chunk = chunkAt(path);
    const start = chunk?.text.indexOf(quote) ?? -1;
    if (!chunk || start === -1) return false;
    const isLimited = limitIn(chunk, { start, end: start + quote.length }) !== null;
    return isLimited || termsKnownInPart(input.model.chunks).has(canonical(quote));
  });
}

function placesIn(chunk: Chunk, claim: ReadTerm) {
  return placesOf(claim, readText(chunk.text)).map((place) => ({ limit: limitIn(chunk, place) }));
}

function isKnownInPart(claim: ReadTerm, chunks: readonly Chunk[]): boolean {
  if (termsKnownInPart(chunks).has(claim.canonical)) return true;
  // A name that no table knows is looked for as it is written.
  const isUnknown = canonical(claim.text) === claim.text;
  return isUnknown && chunks.some((chunk) => placesIn(chunk, claim).some(({ limit }) => limit === 'at_most'));
}
