import { cleanPosting } from '../../posting/cleaning/clean-posting.ts';
import { isAddressedToMachine } from '../../posting/cleaning/is-addressed-to-machine.ts';
import { readLines } from '../../posting/sections/read-lines.ts';
import { segmentPosting } from '../../posting/sections/segment-posting.ts';
import { readSentences } from '../../posting/sentences/read-sentences.ts';
import type { Target } from '../../service/ports.ts';
import type { PlanInput } from '../plan/plan-input.ts';

/** What of the posting a question may hold. */
export interface AskedTerms {
  /** Terms that the base shows: `must: Kubernetes`. */
  readonly shown: readonly string[];
  /** Terms that it does not show, and that must not be written. */
  readonly missing: readonly string[];
  /** Lines of the posting that ask for something; at `super` only. */
  readonly lines: readonly string[];
  readonly position: string;
}

const maxTerms = 40;
const maxTermLength = 60;
const maxLines = 12;
const maxLineLength = 160;

/** No prose of the posting at `good`: what our reader found in it, letters, digits and the signs of names. */
export function askedTerms({ rows, level, target }: PlanInput): AskedTerms {
  const isMissing = (state: string) => state === 'missing' || state === 'aspirational';
  const terms = rows
    .filter(({ requirement }) => requirement.class !== 'soft' && isTerm(requirement.term))
    .map(({ requirement, state }) => ({ ...requirement, isMissing: isMissing(state) }));
  return {
    shown: terms
      .filter((term) => !term.isMissing)
      .map(({ class: kind, term }) => `${kind}: ${term}`)
      .slice(0, maxTerms),
    missing: terms
      .filter((term) => term.isMissing)
      .map(({ term }) => term)
      .slice(0, maxTerms),
    lines: level === 'super' ? askingLines(target) : [],
    position: isTerm(target.position) ? target.position : '',
  };
}

/** Letters, digits and the signs of names, and nothing that speaks to a machine. */
export function isTerm(term: string): boolean {
  const isPlain = /^[\p{L}\p{N}\p{M} +#./&'’(),-]+$/u.test(term);
  return isPlain && term.length <= maxTermLength && !isAddressedToMachine(term);
}

/** Requirements and tasks as they are worded, without addresses and the employer's name; what speaks to a machine was dropped before. */
function askingLines({ jobDescription, companyName }: Target): readonly string[] {
  const company = companyName.toLowerCase();
  const clean = cleanPosting(jobDescription);
  const { clauses } = readSentences(clean, companyName, segmentPosting(readLines(clean.text)));
  return clauses
    .filter(
      ({ section, cue }) =>
        (section === 'requirements' || section === 'responsibilities') && cue !== 'negated',
    )
    .map(({ text }) =>
      text
        .replace(/\S+/g, (word) => (/@|:\/\/|www\./.test(word) ? '' : word))
        .replace(/[^\p{L}\p{N}\p{M}\p{P} +#]+/gu, ' '),
    )
    .map((text) => text.replace(/[<>{}[\]`|\\]+/g, ' ').trim())
    .filter((text) => text !== '' && text.length <= maxLineLength && !isAddressedToMachine(text))
    .filter((text) => company === '' || !text.toLowerCase().includes(company))
    .slice(0, maxLines);
}
