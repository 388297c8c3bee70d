import { canonical } from '../../../lexicon/lexicon.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import type { ScoreInput } from '../score-input.ts';
import { mustsShown } from './coverage.ts';

const everydayLicence = "driver's license";

/**
 * The formula's m, 0 to 1: how well the musts are met that tell the work. Where there are none, the
 * title stands in.
 */
export function mustsMet({ rows, background }: ScoreInput): number {
  const everyday = canonical(everydayLicence);
  const ofTheWork = rows.filter(({ requirement }) => tellsTheWork(requirement, everyday));
  return mustsShown(ofTheWork) ?? background.title ?? 1;
}

/** People of every profession speak languages and drive: alone these open no gate. */
function tellsTheWork({ kind, alternatives }: AskedRequirement, everyday: string): boolean {
  return kind !== 'language' && !alternatives.every((name) => canonical(name) === everyday);
}
