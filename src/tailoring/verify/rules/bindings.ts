import { type ReadText, readText } from '../../../lexicon/read-text.ts';
import { statedYears } from '../../../lexicon/stated-years.ts';
import { isPastForm } from '../../../lexicon/words/verbs.ts';
import { findKeys } from '../../../text/find-form.ts';
import { isShownByDates, yearsFrameOf } from '../../framing/figures.ts';
import { openersOf, sentencesOf } from '../../framing/sentences.ts';
import { derive } from '../derivation/derive.ts';
import {
  allPermissions,
  ofFinishedWork,
  ofOtherSections,
  ofUnfinishedWork,
  type Permissions,
} from '../derivation/permissions/permissions.ts';
import { piecesOf, saysOnlyRuns } from '../derivation/pieces.ts';
import { type EditContext, wordingRule } from '../rule.ts';

/**
 * V15: words keep what they are bound to: negation, preposition and number their noun, verb its object. Only phrases,
 * items and clauses that mean the same elsewhere move.
 */
export const bindings = wordingRule('V15', (after, context) => {
  const { op } = context.edit;
  if (op === 'surface_skill') return null;
  if (op === 'headline') return strayHeadline(after, context);
  return op === 'summary' ? strayStatement(after, context) : strayWords(after, context);
});

function strayWords(after: ReadText, context: EditContext): string | null {
  const { before, beforeAsWritten, language } = context;
  const own = [before, ...(beforeAsWritten === before ? [] : [beforeAsWritten])];
  const attempts = own.map((source) => derive(source, after, language, permissionsIn(context)));
  if (attempts.some(({ isWhole }) => isWhole)) return null;
  const end = Math.max(...attempts.map((attempt) => attempt.end));
  const { missing = null, rest = '' } = attempts.find((attempt) => attempt.end === end) ?? {};
  return problemAt(after.text, end, rest) + (missing === null ? '' : `: ${missing}`);
}

function permissionsIn({ before, edit, input, chunkAt }: EditContext): Permissions {
  const job = chunkAt(edit.source)?.entry ?? null;
  const goesOn = input.model.entries.some(({ path, dates }) => path === job && dates.end === 'present');
  if (!goesOn) return /^(?:work|volunteer)\[/.test(edit.source) ? allPermissions : ofOtherSections();
  const opening = before.tokens[0]?.text.toLowerCase() ?? '';
  const isOver = opening === 'was' || opening === 'were' || isPastForm(opening);
  return isOver ? ofFinishedWork() : ofUnfinishedWork();
}

/** A headline is a title that the person wrote, alone or before a bar and a list of terms: `Data Engineer | Go, dbt`. */
function strayHeadline({ lexicon, text }: ReadText, { edit, chunkAt, sources }: EditContext): string | null {
  const titles = edit.evidence.flatMap(({ path }) => {
    const chunk = chunkAt(path);
    return chunk?.kind === 'headline' || chunk?.kind === 'job_title' ? [chunk.text] : [];
  });
  if (titles.includes(text)) return null;
  const title = titles.find((held) => text.startsWith(held + bar));
  if (title === undefined)
    return `"${text}" is not a title that the resume names, or one before a list of terms`;
  const items = text.slice(title.length + bar.length).split(', ');
  const stray = items.find((item) => !isTerm(readText(lexicon, item), sources));
  return stray === undefined ? null : `"${stray}" is not a term of the resume`;
}

const bar = ' | ';

/** True for one term, or for words that a line has in this order. */
function isTerm({ terms, tokens }: ReadText, sources: readonly ReadText[]): boolean {
  const keys = tokens.map(({ key }) => key);
  if (keys.length === 0) return false;
  return (
    terms.some(({ count }) => count === keys.length) ||
    sources.some((source) => findKeys(source.tokens, keys, 0) !== -1)
  );
}

/** Each statement of a summary comes from one sentence, or its parts from one each. */
function strayStatement(after: ReadText, context: EditContext): string | null {
  const own = [
    ...new Set([context.before, ...context.sources].flatMap(({ text }) => [text, ...sentencesOf(text)])),
  ].map((each) => readText(after.lexicon, each));
  if (derive(context.before, after, context.language).isWhole) return null;
  const stray = sentencesOf(after.text).find((sentence) => !isFromSentence(sentence, own, context));
  return stray === undefined ? null : problemAt(stray, stray.length);
}

function isFromSentence(sentence: string, own: readonly ReadText[], context: EditContext): boolean {
  if (own.some(({ text }) => text === sentence) || isYearsLead(sentence, own, context)) return true;
  const { language } = context;
  const said = readText(context.before.lexicon, sentence);
  if (own.some((source) => derive(source, said, language).isWhole)) return true;
  const pieces = piecesOf(said);
  return pieces.every((piece) => {
    const read = readText(context.before.lexicon, piece);
    if (pieces.length > 1 && own.some((source) => derive(source, read, language).isWhole)) return true;
    const namesAction = openersOf(piece).some(({ lemma }) => lemma !== null);
    return !namesAction && saysOnlyRuns(read, own, language);
  });
}

/** True for `Nurse with 6 years of experience`, if the dates show the years or the resume states them. */
function isYearsLead(sentence: string, own: readonly ReadText[], { input, language }: EditContext): boolean {
  const years = Number(/\d+/.exec(sentence)?.[0]);
  const frame = yearsFrameOf(language);
  if (frame === null || !own.some(({ text }) => frame.write(text, years) === sentence)) return false;
  return isShownByDates(years, input) || own.some(({ text }) => statedYears(text) === years);
}

/** Words quoted before the place where the text leaves the line. */
const quotedWords = 4;

function problemAt(text: string, end: number, rest = ''): string {
  const words = text.slice(0, end).split(' ').slice(-quotedWords).join(' ');
  const goesOn = rest === '' ? '' : `, which goes on with "${rest}"`;
  return `"${words}" is joined differently than in the line${goesOn}`;
}
