import { namesSkillInPart } from '../../../lexicon/hedge-words.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { showsUse } from '../../framing/term-use.ts';
import { headBehind } from '../../grammar/noun-phrase.ts';
import { type ChunkKind, textAt } from '../../resume/resume-model.ts';
import type { RequirementEvidence } from '../../score/evidence/find-evidence.ts';
import type { PlanInput } from '../plan-input.ts';
import type { ShownTerm } from '../shown-term.ts';

/** What is made, kept or followed where somebody works with a name: it is listed together with the name. */
const workThings: ReadonlySet<string> = new Set(
  `api apis assays bundles calculations computations configurations controllers declarations drawings feeds filings
  guidelines interfaces lists messages method methods methodology modelling modeling modules packages packaging
  regulations returns rules schedules schemas screening sequences sheets standards statements templates workflows`
    .trim()
    .split(/\s+/),
);
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
export function namedWork(
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
    const word = headBehind(text, end);
    if (word === null) return null;
    end += 1 + word.length;
    if (workThings.has(word.toLowerCase()) || acronym.test(word)) return end;
  }
  return null;
}
