import { memoizeByLexicon, spellingsOf } from '../../../lexicon/lexicon.ts';
import type { Spelling } from '../../../lexicon/lexicon-index.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import { spellingOf } from '../../../posting/requirements/spelling-of.ts';
import { memoizeByObject } from '../../../text/memoize.ts';
import { termKey } from '../../../text/tokenize.ts';
import { doneForms } from './done-form.ts';
import { nameAlone } from './name-alone.ts';

/** A spelling by which a requirement is found in a resume. */
export interface Form extends Spelling {
  /** The posting writes it so itself. */
  readonly literal: boolean;
  /** Tells that it was done, which shows the requirement without naming it: `mentored` for mentoring. */
  readonly done?: 'past' | 'present';
  /** Shows the requirement as a part of its name: `OSHA` the OSHA standards. */
  readonly alone?: true;
}

/** Every form of every alternative. Looked for in the base, and again in every document that is made of it. */
export const formsOf = memoizeByObject((requirement: AskedRequirement): readonly Form[] =>
  requirement.alternatives.flatMap((alternative) => formsFor(requirement, alternative)),
);

/** The posting's own spelling first, then the true aliases; all that the posting writes itself are literal. */
function formsFor(requirement: AskedRequirement, alternative: string): Form[] {
  const spelling = spellingOf(requirement, alternative);
  const written = new Set(requirement.alsoWritten?.map(termKey));
  const spellings = spellingsOf(spelling);
  const named = spellings.map(({ text, keys, key, language }, index): Form => {
    return { text, keys, key, language, literal: index === 0 || written.has(key) };
  });
  const alone = nameAlone(spelling);
  return [
    ...named,
    ...(alone === null ? [] : [formAlone(alone)]),
    ...spellings.flatMap(({ text, language }) =>
      language === null || language === 'en' ? formsDone(text) : [],
    ),
  ];
}

/** The same spellings come by with every posting. */
const formsDone = memoizeByLexicon(5000, (text): readonly Form[] => {
  const { past, present } = doneForms(text.toLowerCase()) ?? {};
  return [
    ...(past === undefined ? [] : [formDone(past, 'past')]),
    ...(present === undefined ? [] : [formDone(present, 'present')]),
  ];
});

function formAlone(text: string): Form {
  const key = termKey(text);
  return { text, keys: key.split(' '), key, language: null, literal: false, alone: true };
}

function formDone(text: string, done: 'past' | 'present'): Form {
  const key = termKey(text);
  return { text, keys: [key], key, language: 'en', literal: false, done };
}

/** The token key that a form begins with. */
export function firstKey({ keys }: Form): string {
  return keys[0] ?? '';
}
