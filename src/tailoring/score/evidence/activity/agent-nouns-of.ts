import type { AskedRequirement } from '../../../../posting/posting.ts';
import { memoize, memoizeByObject } from '../../../../text/memoize.ts';
import { tokenize } from '../../../../text/tokenize.ts';
import { formsOf } from '../forms-of.ts';
import { agentNounWords } from './agent-noun-words.ts';

/** By what a title tells that somebody did a thing for a living: `Project Manager` of project management. */
export interface AgentNoun {
  /** Token keys, any of them. */
  readonly agentNoun: ReadonlySet<string>;
  /** Token keys that must stand in the title too. */
  readonly object: readonly string[];
}

const maxWords = 4;

/** Half of all titles have one of these, of whatever is managed or developed. Token keys. */
const saysNothingAlone: ReadonlySet<string> = new Set(
  `administration communication coordination development engineering leadership management operation organization
  planning leitung verwaltung entwicklung planung gestion developpement administracion`.split(/\s+/),
);
const joins: ReadonlySet<string> = new Set('of the de du des d la le les l del los las en'.split(' '));

/** What the titles are called of those who do what a requirement asks for; a paper or a language is done by nobody. */
export const agentNounsOf = memoizeByObject((requirement: AskedRequirement): readonly AgentNoun[] =>
  requirement.kind === 'skill'
    ? formsOf(requirement).flatMap(({ text, done }) => (done ? [] : agentNounsFor(text)))
    : [],
);

/**
 * The doing is the first or the last word of its name: `project management`, `gestion de projets`. The same spellings come
 * by with every posting.
 */
const agentNounsFor = memoize(5000, (name): readonly AgentNoun[] => {
  const tokens = tokenize(name);
  if (tokens.length > maxWords) return [];
  const ends =
    tokens.length === 1 ? tokens : [tokens.at(-1), tokens[0]].filter((token) => token !== undefined);
  return ends.flatMap((activity) => {
    const object = tokens
      .filter((token) => token !== activity && !joins.has(token.key))
      .map(({ key }) => key);
    if (object.length === 0 && saysNothingAlone.has(activity.key)) return [];
    const agentNoun = agentNounWords(activity.text);
    return agentNoun.length === 0 ? [] : [{ agentNoun: new Set(agentNoun), object }];
  });
});
