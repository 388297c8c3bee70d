import type { AskedRequirement } from '../../../posting/posting.ts';
import { rememberingFor } from '../../../text/remembering.ts';
import { formsOf } from '../forms-of.ts';
import type { Doing } from './doing.ts';
import { doingOf } from './doing-of.ts';
import { tellingDoings } from './telling-doings.ts';

/** What a skill is the doing of, by each of its spellings and by what its people write; a paper or a language is held and not done. */
export const doingsOf = rememberingFor((requirement: AskedRequirement): readonly Doing[] =>
  requirement.kind === 'skill'
    ? [
        ...formsOf(requirement).flatMap(({ text, done }) => (done ? [] : (doingOf(text) ?? []))),
        ...requirement.alternatives.flatMap(tellingDoings),
      ]
    : [],
);
