import { grammarWords } from '../../../../lexicon/generic-words.ts';
import { readVerb } from '../../../../lexicon/verbs.ts';
import type { Token } from '../../../../text/tokenize.ts';

const counted: ReadonlySet<string> = new Set(
  `all each every both my our their its his her two three four five six seven eight nine ten several many new up to
  across for in at within on with and daily weekly monthly`.split(/\s+/),
);
/** What follows a noun and not a verb: "Team lead for the rollout". */
const follows: ReadonlySet<string> = new Set('for of at in on to with by and or'.split(' '));

/** Whether the words from `first` to the verb at `at` are one verb: `line managed`, but no `stock controlled store`. */
export function isOneVerb(text: string, tokens: readonly Token[], first: number, at: number): boolean {
  const [start, before, verb, next] = [tokens[first], tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!start || !before || !verb || !/^[ -]$/.test(text.slice(before.end, verb.start))) return false;
  const forms = readVerb(verb.text)?.forms ?? (/ed$/.test(verb.text) ? ['past'] : []);
  if (forms.includes('past')) return next?.key !== 'by' && endsThere(text, verb, next);
  return (
    forms.includes('base') &&
    opensAt(text, start.start) &&
    next !== undefined &&
    !follows.has(next.key) &&
    /^\s+$/.test(text.slice(verb.end, next.start))
  );
}

/** Whether a sentence, a line or an item begins there. */
function opensAt(text: string, at: number): boolean {
  const above = text.slice(0, at).trimEnd();
  return above === '' || '.;:•'.includes(above.slice(-1)) || text.slice(above.length, at).includes('\n');
}

function endsThere(text: string, verb: Token, next: Token | undefined): boolean {
  if (!next || /[^\s\-/]/.test(text.slice(verb.end, next.start))) return true;
  return grammarWords.has(next.key) || counted.has(next.key) || /^\d/.test(next.key);
}
