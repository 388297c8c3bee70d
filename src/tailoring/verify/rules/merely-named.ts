import { type ReadTerm, type ReadText, readText } from '../../../lexicon/read-text.ts';
import type { TokenRange } from '../../../text/find-form.ts';
import type { Token } from '../../../text/tokenize.ts';
import { openersOf, sentencesOf } from '../../framing/sentences.ts';
import { namesItself, showsUse } from '../../framing/term-use.ts';
import { isInformative } from '../../resume/mere-names.ts';
import type { Chunk, ChunkKind } from '../../resume/resume-model.ts';
import { placesOf } from '../places-of.ts';
import type { EditContext } from '../rule.ts';

/** Prose, where a term may name a place, goods or a topic; a list, a title or a certificate only names itself. */
const prose: ReadonlySet<ChunkKind> = new Set(['experience', 'project', 'volunteer']);

/** A skill rests on text that shows its use: who ordered supplies for an ICU does not list critical care. */
export function merelyNamed(after: ReadText, context: EditContext): string | null {
  const named = claimsIn(after, context).find((claim) => !isShown(claim, context));
  return named ? `the evidence names "${named.text}" without showing its use` : null;
}

/** What the edit says the person can do: a skill, a headline's terms, those of a sentence that no verb leads. */
function claimsIn(after: ReadText, context: EditContext): readonly ReadTerm[] {
  const { edit, before } = context;
  if (edit.op === 'surface_skill') {
    if (isHeldName(after, context)) return [];
    return after.terms.length > 0 ? after.terms : [wholeOf(after)];
  }
  if (edit.op !== 'headline' && edit.op !== 'summary') return [];
  const claiming = edit.op === 'headline' ? itemsOf(after.text) : claimingSentences(after.text);
  return claiming
    .map(readText)
    .filter(
      (read) => !before.text.includes(read.text) && !(edit.op === 'headline' && isHeldName(read, context)),
    )
    .flatMap(({ terms }) => terms)
    .filter(({ text }) => !before.text.includes(text));
}

function claimingSentences(text: string): readonly string[] {
  return sentencesOf(text).filter((sentence) => openersOf(sentence).every(({ lemma }) => lemma === null));
}

/** What a headline lists, each for itself. */
function itemsOf(headline: string): readonly string[] {
  return headline
    .split(/[|,;·•]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/**
 * The whole name of a certificate of the base, word for word, says that it is held and nothing of the skills in it:
 * `Local Anesthesia Permit`. A part of the name, or the name with anything joined to it, is no such quote.
 */
function isHeldName({ tokens }: ReadText, { edit, chunkAt }: EditContext): boolean {
  const name = spelledOut(tokens);
  return edit.evidence.some(({ path }) => {
    const chunk = chunkAt(path);
    return chunk?.kind === 'certificate' && name !== '' && spelledOut(readText(chunk.text).tokens) === name;
  });
}

function spelledOut(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text.toLowerCase()).join(' ');
}

function wholeOf({ text, tokens }: ReadText): ReadTerm {
  return { canonical: text, text, first: 0, count: tokens.length };
}

function isShown(claim: ReadTerm, { edit, chunkAt, input }: EditContext): boolean {
  return edit.evidence.some(({ path, quote }) => {
    const chunk = chunkAt(path);
    if (!chunk) return false;
    const read = readText(chunk.text);
    const places = placesOf(claim, read);
    const start = chunk.text.indexOf(quote);
    // A broader term rests on a narrower one, which is what is quoted.
    const isBroader = edit.op === 'surface_skill' && edit.rule === 'broader_term';
    const ranges = isBroader ? [{ start, end: start + quote.length }] : places;
    return ranges.some((range) => isInformative(chunk, range, input.model) && speaksOf(chunk, range));
  });
}

function speaksOf({ kind, text }: Chunk, range: TokenRange): boolean {
  if (prose.has(kind)) return showsUse(text, range);
  return kind !== 'certificate' || namesItself(text, range);
}
