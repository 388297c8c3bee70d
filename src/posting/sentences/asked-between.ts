import type { Clause } from '../clause.ts';
import { tellsToDo } from './tells-to-do.ts';

/** An item further away than this from one that asks says nothing about it. */
const maxApart = 4;

/** In a list without headings, a thing named between two items that ask is asked for like them. */
export function askedBetween(clauses: readonly Clause[]): Clause[] {
  return clauses.map((clause, index) => {
    if (!isBareThing(clause)) return clause;
    const before = clauses.slice(Math.max(0, index - maxApart), index).reverse();
    const after = clauses.slice(index + 1, index + 1 + maxApart);
    return asksFirst(before) && asksFirst(after) ? { ...clause, cue: 'asked' } : clause;
  });
}

function isBareThing({ section, isItem, cue, text }: Clause): boolean {
  return section === 'none' && isItem && cue === null && !tellsToDo(text);
}

/** Whether, of the items in this direction, the first that says anything of itself asks. */
function asksFirst(clauses: readonly Clause[]): boolean {
  const ends = clauses.findIndex(({ section, isItem }) => section !== 'none' || !isItem);
  const list = ends === -1 ? clauses : clauses.slice(0, ends);
  const said = list.find(({ cue, text }) => cue !== null || tellsToDo(text))?.cue ?? null;
  return said !== null && said !== 'ignored' && said !== 'negated';
}
