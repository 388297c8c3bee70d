import type { ProposedEdit } from '../../contract/plan/edit.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { type ReadText, readText, setRight, tokensOfSharedTerms } from '../../lexicon/read-text.ts';
import { wordRuns } from '../../text/find-form.ts';
import { sharesLanguage } from '../../text/language.ts';
import { tokenize } from '../../text/tokenize.ts';
import { lazy, memoize } from '../../values/memoize.ts';
import { holdersOf } from '../resume/base-path.ts';
import type { Chunk } from '../resume/resume-model.ts';
import type { EditContext, Finding, Rule, VerifyInput } from './rule.ts';
import { bindings } from './rules/bindings.ts';
import { credentials, hedgesRule, reachClaimsRule, verbRank } from './rules/claim-strength.ts';
import { limits } from './rules/claimed-terms.ts';
import { identity, targetExists } from './rules/edit-target.ts';
import { namesAndTerms } from './rules/names-and-terms.ts';
import { numbers } from './rules/numbers.ts';
import { copiedText, language, length } from './rules/text-form.ts';
import { grounding, newWords } from './rules/words.ts';
import { documentVerifier } from './verify-document.ts';
import { badWriting } from './writing/writing-rules.ts';

export interface Verifier {
  /** Finds untrue claims and bad writing in an edit. With any finding, the edit is dropped and the base text stays. */
  verifyEdit(edit: ProposedEdit): readonly Finding[];
  /** Finds only untrue claims. An edit that was already delivered is not dropped for bad writing. */
  verifyTruth(edit: ProposedEdit): readonly Finding[];
  /** Checks the assembled document, because edits that are true alone may not be so together. */
  verifyDocument(document: ResumeDocument, chunks: readonly Chunk[]): readonly Finding[];
}

/** Cached verdicts; more than the edits of any resume. */
const maxJudged = 500;

/** Creates the verifier of edits to one base resume, which every engine shares. */
export function createVerifier(input: VerifyInput): Verifier {
  const chunks = new Map(input.model.chunks.map((chunk) => [chunk.path, chunk]));
  const entries = lazy(() => new Set(input.model.chunks.flatMap(({ path }) => holdersOf(path))));
  const postingRuns = lazy(() => wordRuns(tokenize(input.posting)));
  const { lexicon, language: ownLanguage } = input.model;
  const mayRespell = sharesLanguage(input.postingLanguage, ownLanguage);
  const readAt = (path: string): ReadText[] => {
    const chunk = chunks.get(path);
    return chunk ? [readText(lexicon, chunk.text)] : [];
  };
  const contextOf = (edit: ProposedEdit): EditContext => {
    const beforeAsWritten = readBefore(lexicon, edit, readAt);
    const after = 'text' in edit ? readText(lexicon, edit.text) : null;
    const proofs = edit.evidence.flatMap(({ path }) => readAt(path));
    // A misspelling in the base counts as the correct word too: `managment`.
    const sources = [...new Set(proofs.flatMap((read) => [read, setRight(read, ownLanguage)]))];
    return {
      edit,
      input,
      language: ownLanguage,
      before: setRight(beforeAsWritten, ownLanguage),
      beforeAsWritten,
      after,
      sources,
      // Lazy, because only some rules and edits need it.
      shared: lazy(() => (after ? tokensOfSharedTerms(after, sources) : new Set())),
      postingRuns,
      mayRespell,
      chunkAt: (path) => chunks.get(path),
      isInBase: (path) => chunks.has(path) || entries().has(path),
    };
  };
  // Memoized because undoing or restoring one change verifies all others again.
  const truthOf = memoize(maxJudged, (edit) => untruths(contextOf(JSON.parse(edit))));
  return {
    verifyEdit(edit) {
      const context = contextOf(edit);
      return [...untruths(context), ...badWriting(context)];
    },
    verifyTruth: (edit) => truthOf(JSON.stringify(edit)),
    verifyDocument: documentVerifier(input),
  };
}

function untruths(context: EditContext): readonly Finding[] {
  return rules.flatMap((rule) => {
    const message = rule.check(context);
    return message === null ? [] : [{ rule: rule.id, message }];
  });
}

function readBefore(lexicon: Lexicon, edit: ProposedEdit, readAt: (path: string) => ReadText[]): ReadText {
  const paths = edit.op === 'merge' ? [edit.source, ...edit.absorbed] : [edit.source];
  const texts = paths.flatMap(readAt);
  const [only] = texts;
  return only && texts.length === 1 ? only : readText(lexicon, texts.map(({ text }) => text).join('\n'));
}

/** Every edit of every engine must pass all of these. */
export const rules: readonly Rule[] = [
  targetExists,
  numbers,
  namesAndTerms,
  verbRank,
  newWords,
  reachClaimsRule,
  hedgesRule,
  identity,
  credentials,
  length,
  language,
  copiedText,
  grounding,
  limits,
  bindings,
];
