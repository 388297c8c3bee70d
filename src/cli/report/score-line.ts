import type { Report } from '../../contract/report.ts';
import type { Paper } from '../paper.ts';
import { ceilingText } from './ceiling-text.ts';

/** `41 → 73 of 100 (78 is the most that this resume can honestly reach)` */
export function scoreLine({ before, after, ceiling }: Report['score'], { ink }: Paper): string {
  const limit = `(${ceilingText(ceiling)})`;
  return `${before} → ${ink.bold(String(after))} of 100 ${ink.dim(limit)}`;
}
