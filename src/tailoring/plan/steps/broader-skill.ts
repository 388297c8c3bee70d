import { broaderOf, canonical } from '../../../lexicon/lexicon.ts';
import { sharesLanguage } from '../../../text/language.ts';
import { assertsExperience } from '../../framing/asserts-experience.ts';
import { showsUse } from '../../framing/term-use.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import { limitIn, termsKnownInPart } from '../../resume/limit-in.ts';
import { isInformative } from '../../resume/mere-names.ts';
import type { ChunkKind } from '../../resume/resume-model.ts';
import type { RequirementEvidence } from '../../score/evidence/find-evidence.ts';
import { levels } from '../levels.ts';
import type { PlanInput } from '../plan-input.ts';
import { writtenAs } from '../wording/written-as.ts';
import { asListed } from './as-listed.ts';
import { isListable } from './is-listable.ts';
import type { SurfacedSkill } from './surfaced-skill.ts';

const showing: ReadonlySet<ChunkKind> = new Set(['experience', 'project', 'volunteer', 'certificate']);

/** One step only: who shows Spring Boot may name Java, and the report says that it is the broader term. */
export function broaderSkill(row: RequirementEvidence, input: PlanInput): SurfacedSkill | null {
  const { requirement, evidence } = row;
  const isNamed = evidence.some(({ implied }) => !implied);
  if (!levels[input.level].broaderTerms || isNamed || requirement.kind !== 'skill') return null;
  // A broader term is the posting's word, and a resume stays in its own language.
  if (!sharesLanguage(input.posting.language, input.model.language)) return null;
  for (const alternative of requirement.alternatives) {
    const narrower = isListable(alternative) ? narrowerIn(input, canonical(alternative)) : null;
    if (!narrower) continue;
    const term = writtenAs(requirement, alternative);
    return {
      text: asListed(term),
      requirement: requirement.id,
      rule: 'broader_term',
      isGranted: false,
      reason: messagesFor(input.model.language).changes.broaderTerm(term, narrower.quote),
      evidence: narrower,
    };
  }
  return null;
}

function narrowerIn({ terms, model }: PlanInput, wanted: string): SurfacedSkill['evidence'] | null {
  const inPart = termsKnownInPart(model.chunks);
  if (inPart.has(wanted)) return null;
  const narrower = terms.find(
    ({ chunk, canonical: name, start, end }) =>
      showing.has(chunk.kind) &&
      broaderOf(name).includes(wanted) &&
      isInformative(chunk, { start, end }, model) &&
      !inPart.has(name) &&
      limitIn(chunk, { start, end }) === null &&
      assertsExperience(chunk.text, { start, end }) &&
      (chunk.kind === 'certificate' || showsUse(chunk.text, { start, end })),
  );
  return narrower ? { path: narrower.chunk.path, quote: narrower.quote } : null;
}
