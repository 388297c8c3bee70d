import { kindOf } from '../../../lexicon/lexicon.ts';
import { capitalized } from '../../grammar/spelling.ts';

/** `dbt` is written so; `scissor lift` is just no name. */
export function asListed(term: string): string {
  return kindOf(term) === 'tool' && !term.includes(' ') ? term : capitalized(term);
}
