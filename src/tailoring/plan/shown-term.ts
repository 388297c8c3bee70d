import { namesSkillInPart } from '../../lexicon/hedge-words.ts';
import { areInterchangeable } from '../../lexicon/interchangeable.ts';
import { canonical } from '../../lexicon/lexicon.ts';
import { isOlderName } from '../../lexicon/product-names.ts';
import type { AskedRequirement } from '../../posting/posting.ts';
import { termKey } from '../../text/tokenize.ts';
import { namesItself, showsUse } from '../framing/term-use.ts';
import { uncapitalized } from '../grammar/spelling.ts';
import { isUnsettledLongForm } from '../resume/acronym-meaning.ts';
import { type ChunkKind, type ResumeModel, textAt } from '../resume/resume-model.ts';
import type { FoundEvidence, RequirementEvidence } from '../score/evidence/find-evidence.ts';
import type { FoundTerm } from './found-terms.ts';
import type { PlanInput } from './plan-input.ts';
import { writtenAs } from './wording/written-as.ts';

/** A requirement in the posting's words, with the best text of the base that shows it without reserve. */
export interface ShownTerm {
  readonly text: string;
  readonly requirement: string;
  readonly evidence: FoundEvidence;
}

/** Prose may name a skill without showing its use: as a place, as goods, as the work of others. */
const prose: ReadonlySet<ChunkKind> = new Set(['experience', 'project', 'volunteer']);

/** Null when no text of these kinds shows it, or each only in part: `CPA candidate`, `basic Python`. */
export function shownTerm(
  { requirement, evidence }: RequirementEvidence,
  kinds: ReadonlySet<ChunkKind>,
  { model, terms, wanted }: Pick<PlanInput, 'model' | 'terms' | 'wanted'>,
): ShownTerm | null {
  const whole = evidence.filter(
    ({ kind, path, implied, limit }) =>
      !implied && limit === undefined && kinds.has(kind) && !namesSkillInPart(textAt(model, path)),
  );
  const shown = whole.find(({ kind, path, quote }) => speaksOf(kind, textAt(model, path), quote));
  if (!shown) {
    const credential = isCredential(requirement) ? credentialNamed(whole, model) : null;
    return credential && { text: credential.quote, requirement: requirement.id, evidence: credential };
  }
  const text = isPartOfName(shown, terms) ? shown.quote : spelled(shown, requirement, { wanted, model });
  return { text, requirement: requirement.id, evidence: shown };
}

function isCredential({ kind }: AskedRequirement): boolean {
  return kind === 'certificate' || kind === 'licence';
}

/** `Manhattan WMS` is the name of one product: its second half is not written in other words. */
function isPartOfName({ path, quote }: FoundEvidence, terms: readonly FoundTerm[]): boolean {
  const around = terms.filter(({ chunk, quote: name }) => chunk.path === path && name.includes(quote));
  return around.length > 0 && around.every(({ quote: name }) => name.length > quote.length);
}

function speaksOf(kind: ChunkKind, text: string, quote: string): boolean {
  const start = text.indexOf(quote);
  const range = { start, end: start + quote.length };
  if (prose.has(kind)) return start !== -1 && showsUse(text, range);
  return kind !== 'certificate' || namesItself(text, range);
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

/** The whole name of a paper whose half is something else: `RCVS registration`, `PTS AC/DCCR`. */
function credentialNamed(
  evidence: readonly FoundEvidence[],
  model: Pick<ResumeModel, 'chunks'>,
): FoundEvidence | null {
  const credential = evidence.find(({ kind, implied }) => kind === 'certificate' && !implied);
  const quote = textAt(model, credential?.path ?? '');
  return credential && quote && !namesSkillInPart(quote) ? { ...credential, quote } : null;
}
