import { canonical, type Lexicon } from '../../../lexicon/lexicon.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { areInterchangeable } from '../../../lexicon/skills/interchangeable.ts';
import { isOlderName } from '../../../lexicon/skills/product-names.ts';
import { namesSkillInPart } from '../../../lexicon/words/hedge-words.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import { isShortAcronym } from '../../../text/letters.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { termKey } from '../../../text/tokenize.ts';
import { wordsForNotHeld } from '../../framing/limits/unfinished.ts';
import { showsUse } from '../../framing/term-use.ts';
import { headAfter } from '../../grammar/noun-phrase.ts';
import { uncapitalized } from '../../grammar/spelling.ts';
import { isUnsettledLongForm } from '../../resume/acronym-meaning.ts';
import { type ChunkKind, isBullet, textAt, workKinds } from '../../resume/resume-model.ts';
import type { FoundEvidence, RequirementEvidence } from '../../score/evidence/find-evidence.ts';
import { isRelated } from '../../score/role/role-factors.ts';
import type { FoundTerm, PlanInput } from '../plan-input.ts';
import { writtenAs } from '../wording/wanted-spellings.ts';

/** A requirement as a list may name it, with the best evidence that shows it in full. */
export interface ShownTerm {
  readonly text: string;
  readonly requirement: string;
  readonly evidence: FoundEvidence;
}

/** Returns null if no evidence shows the requirement in full: `CPA candidate`, `basic Python`. */
export function shownTerm(
  requirement: AskedRequirement,
  evidence: readonly FoundEvidence[],
  { model, terms, wanted }: Pick<PlanInput, 'model' | 'terms' | 'wanted'>,
): ShownTerm | null {
  const whole = evidence.filter(
    ({ path, implied, limit }) => !implied && limit === undefined && !namesSkillInPart(textAt(model, path)),
  );
  const shown = whole.find(({ kind, path, quote }) =>
    showsSkill(model.lexicon, kind, textAt(model, path), quote),
  );
  if (!shown) return null;
  const text = isPartOfName(shown, terms) ? shown.quote : spellingOf(shown, requirement, { wanted, model });
  return { text, requirement: requirement.id, evidence: shown };
}

/** The evidence of a requirement in bullets of jobs that are related to the position. */
export function shownByRelatedJobs(
  { evidence }: RequirementEvidence,
  { factors }: Pick<PlanInput, 'factors'>,
): readonly FoundEvidence[] {
  const jobOf = (path: string) => path.slice(0, path.indexOf('.'));
  return evidence.filter(
    ({ kind, path }) =>
      kind === 'experience' && isBullet(path) && isRelated(factors.relevance.get(jobOf(path))),
  );
}

/** True if a quote is only part of a name, which is not reworded: `WMS` in `Manhattan WMS`. */
export function isPartOfName({ path, quote }: FoundEvidence, terms: readonly FoundTerm[]): boolean {
  const around = terms.filter(({ chunk, quote: name }) => chunk.path === path && name.includes(quote));
  return around.length > 0 && around.every(({ quote: name }) => name.length > quote.length);
}

/** True if a text shows the skill; text about work may name it only as a place, as goods or as the work of others. */
function showsSkill(lexicon: Lexicon, kind: ChunkKind, text: string, quote: string): boolean {
  if (!workKinds.has(kind)) return true;
  const start = text.indexOf(quote);
  return start !== -1 && showsUse(lexicon, text, { start, end: start + quote.length });
}

/** The posting's spelling if it is interchangeable; else, and for skills that the person lists, the base's own. */
function spellingOf(
  { form, quote, kind }: FoundEvidence,
  requirement: AskedRequirement,
  { wanted, model }: Pick<PlanInput, 'wanted' | 'model'>,
): string {
  const { lexicon, chunks } = model;
  const alternative = requirement.alternatives.find(
    (each) => canonical(lexicon, each) === canonical(lexicon, form),
  );
  const asked = writtenAs(lexicon, requirement, alternative ?? form);
  if (termKey(asked) === termKey(quote) && (kind === 'skill' || isPlural(quote, asked))) {
    return asked.charAt(0) === quote.charAt(0).toLowerCase() ? uncapitalized(quote) : quote;
  }
  const mayReplace = requirement.kind === 'certificate' || wanted.has(canonical(lexicon, asked));
  const isReplaced = mayReplace && !isUnsettledLongForm(lexicon, asked, quote, chunks);
  return isReplaced && areInterchangeable(lexicon, asked, quote) && !isOlderName(asked, quote)
    ? asked
    : quote;
}

/** True for the plural of a thing (`brakes`, where the posting has `brake`), not of an action (`wheel alignments`). */
function isPlural(quote: string, asked: string): boolean {
  return quote.toLowerCase() === `${asked.toLowerCase()}s` && !/(?:ment|tion|sion|ing)s$/i.test(quote);
}

/** Finds a certificate or license that the summary or headline says the person holds. */
export function saidToBeHeld(
  { requirement, evidence }: RequirementEvidence,
  input: PlanInput,
): ShownTerm | null {
  const said = evidence.filter(({ kind, path, quote }) => {
    const text = textAt(input.model, path);
    const isOfPerson = kind === 'summary' || kind === 'headline';
    return isOfPerson && wordsForNotHeld(text, text.indexOf(quote)) === null;
  });
  return shownTerm(requirement, said, input);
}

/** Nouns for what is made, kept or followed with a named tool or standard; they are listed together with the name. */
const workThings = wordList('tailoring', 'work_thing');
const kindsOfWork: ReadonlySet<ChunkKind> = new Set(['experience', 'project']);
const name = preparedPattern(
  String.raw`^(?:\p{Lu}[\p{L}\p{N}&+#.-]{0,40}\p{Lu}[\p{L}\p{N}]{0,40}|[\p{L}.]{0,40}\p{Ll}\p{Lu}\p{L}{0,40})(?: |$)`,
);
const maxBetween = 1;

/**
 * Finds a name together with what is made with it, which the name alone does not say: `SCORM packages`, `OFAC lists`,
 * `Irish GAAP financial statements`. Null if the next noun is a person, a place or any other thing.
 */
export function taskPhrase(
  { requirement, evidence }: RequirementEvidence,
  { model }: Pick<PlanInput, 'model'>,
): ShownTerm | null {
  for (const each of evidence) {
    const text = textAt(model, each.path);
    const start = text.indexOf(each.quote);
    if (
      each.implied ||
      each.limit !== undefined ||
      !kindsOfWork.has(each.kind) ||
      start === -1 ||
      namesSkillInPart(text)
    )
      continue;
    const end = endOfWorkNoun(text, start + each.quote.length);
    if (end === null || !name.test(each.quote.split(' ').at(-1) ?? '')) continue;
    const whole = text.slice(start, end);
    if (!showsUse(model.lexicon, text, { start, end })) continue;
    return { text: whole, requirement: requirement.id, evidence: { ...each, quote: whole } };
  }
  return null;
}

/** The end of the work noun after a name; one word may come before it: `financial statements`. */
function endOfWorkNoun(text: string, from: number): number | null {
  let end = from;
  for (let between = 0; between <= maxBetween; between += 1) {
    const word = headAfter(text, end);
    if (word === null) return null;
    end += 1 + word.length;
    if (workThings.has(word.toLowerCase()) || isShortAcronym(word)) return end;
  }
  return null;
}
