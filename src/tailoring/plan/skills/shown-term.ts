import { namesSkillInPart } from '../../../lexicon/hedge-words.ts';
import { areInterchangeable } from '../../../lexicon/interchangeable.ts';
import { canonical } from '../../../lexicon/lexicon.ts';
import { phrases } from '../../../lexicon/phrase-lists.ts';
import { isOlderName } from '../../../lexicon/product-names.ts';
import { wordList } from '../../../lexicon/word-lists.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { sentenceAt } from '../../../text/split-sentences.ts';
import { termKey } from '../../../text/tokenize.ts';
import { showsUse } from '../../framing/term-use.ts';
import { headAfter } from '../../grammar/noun-phrase.ts';
import { uncapitalized } from '../../grammar/spelling.ts';
import { isUnsettledLongForm } from '../../resume/acronym-meaning.ts';
import { type ChunkKind, isBullet, textAt, workKinds } from '../../resume/resume-model.ts';
import type { FoundEvidence, RequirementEvidence } from '../../score/evidence/find-evidence.ts';
import { isRelated } from '../../score/role/role-factors.ts';
import type { FoundTerm, PlanInput } from '../plan-input.ts';
import { writtenAs } from '../wording/wanted-spellings.ts';

/** A requirement in the posting's words, with the best text of the base that shows it without reserve. */
export interface ShownTerm {
  readonly text: string;
  readonly requirement: string;
  readonly evidence: FoundEvidence;
}

/** Null when no evidence shows it, or each only in part: `CPA candidate`, `basic Python`. */
export function shownTerm(
  requirement: AskedRequirement,
  evidence: readonly FoundEvidence[],
  { model, terms, wanted }: Pick<PlanInput, 'model' | 'terms' | 'wanted'>,
): ShownTerm | null {
  const whole = evidence.filter(
    ({ path, implied, limit }) => !implied && limit === undefined && !namesSkillInPart(textAt(model, path)),
  );
  const shown = whole.find(({ kind, path, quote }) => speaksOf(kind, textAt(model, path), quote));
  if (!shown) return null;
  const text = isPartOfName(shown, terms) ? shown.quote : spelled(shown, requirement, { wanted, model });
  return { text, requirement: requirement.id, evidence: shown };
}

/** What bullets of jobs near the position show of a requirement. */
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

/** `Manhattan WMS` is the name of one product: its second half is not written in other words. */
function isPartOfName({ path, quote }: FoundEvidence, terms: readonly FoundTerm[]): boolean {
  const around = terms.filter(({ chunk, quote: name }) => chunk.path === path && name.includes(quote));
  return around.length > 0 && around.every(({ quote: name }) => name.length > quote.length);
}

/** What was done may name a skill without showing its use: as a place, as goods, as the work of others. */
function speaksOf(kind: ChunkKind, text: string, quote: string): boolean {
  if (!workKinds.has(kind)) return true;
  const start = text.indexOf(quote);
  return start !== -1 && showsUse(text, { start, end: start + quote.length });
}

/** The posting's spelling where it is one of the same words; else, and of what the person lists, the base's own. */
function spelled(
  { form, quote, kind }: FoundEvidence,
  requirement: AskedRequirement,
  { wanted, model }: Pick<PlanInput, 'wanted' | 'model'>,
): string {
  const alternative = requirement.alternatives.find((each) => canonical(each) === canonical(form));
  const asked = writtenAs(requirement, alternative ?? form);
  if (termKey(asked) === termKey(quote) && (kind === 'skill' || isPlural(quote, asked))) {
    return asked.charAt(0) === quote.charAt(0).toLowerCase() ? uncapitalized(quote) : quote;
  }
  const mayLend = requirement.kind === 'certificate' || wanted.has(canonical(asked));
  const isLent = mayLend && !isUnsettledLongForm(asked, quote, model.chunks);
  return isLent && areInterchangeable(asked, quote) && !isOlderName(asked, quote) ? asked : quote;
}

/** `Experience with brakes`, where the posting speaks of a brake; what is done stays one: `wheel alignment`. */
function isPlural(quote: string, asked: string): boolean {
  return quote.toLowerCase() === `${asked.toLowerCase()}s` && !/(?:ment|tion|sion|ing)s$/i.test(quote);
}

/** On the way to it, or once. */
const notHeld = preparedPattern(
  () =>
    String.raw`(?<!\p{L})(?:${phrases('tailoring', 'not_held', 'en', 'de', 'fr', 'es')})(?!\p{L})|${phrases('tailoring', 'not_held', 'zh')}`,
  'iu',
);

/** A certificate or license that the person says to hold where they speak of themselves. */
export function saidToBeHeld(
  { requirement, evidence }: RequirementEvidence,
  input: PlanInput,
): ShownTerm | null {
  const said = evidence.filter(({ kind, path, quote }) => {
    const text = textAt(input.model, path);
    const isOfPerson = kind === 'summary' || kind === 'headline';
    return isOfPerson && !notHeld.test(sentenceAt(text, text.indexOf(quote)));
  });
  return shownTerm(requirement, said, input);
}

/** What is made, kept or followed where somebody works with a name: it is listed together with the name. */
const workThings = wordList('tailoring', 'work_thing');
const working: ReadonlySet<ChunkKind> = new Set(['experience', 'project']);
const name = preparedPattern(
  String.raw`^(?:\p{Lu}[\p{L}\p{N}&+#.-]{0,40}\p{Lu}[\p{L}\p{N}]{0,40}|[\p{L}.]{0,40}\p{Ll}\p{Lu}\p{L}{0,40})(?: |$)`,
);
const acronym = preparedPattern(String.raw`^\p{Lu}{2,5}$`);
const maxBetween = 1;

/**
 * `SCORM packages`, `OFAC lists`, `Irish GAAP financial statements`: a name in front of what is made with it, which the
 * name alone does not say. Null where the next noun is somebody, somewhere or something else.
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
      !working.has(each.kind) ||
      start === -1 ||
      namesSkillInPart(text)
    )
      continue;
    const end = endOfWork(text, start + each.quote.length);
    if (end === null || !name.test(each.quote.split(' ').at(-1) ?? '')) continue;
    const whole = text.slice(start, end);
    if (!showsUse(text, { start, end })) continue;
    return { text: whole, requirement: requirement.id, evidence: { ...each, quote: whole } };
  }
  return null;
}

/** Where the noun ends that the phrase is about; `financial` may stand before `statements`. */
function endOfWork(text: string, from: number): number | null {
  let end = from;
  for (let between = 0; between <= maxBetween; between += 1) {
    const word = headAfter(text, end);
    if (word === null) return null;
    end += 1 + word.length;
    if (workThings.has(word.toLowerCase()) || acronym.test(word)) return end;
  }
  return null;
}
