import { inflect, readVerb } from '../../../../lexicon/verbs.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { capitalized } from '../capitalized.ts';
import type { Pattern } from '../wording.ts';

/** `Supported the sales team by preparing 12 decks` becomes `Prepared 12 decks, supporting the sales team`. */
export const deedBehindBy: Pattern = {
  rule: 'deed_behind_by',
  why: 'opener',
  languages: ['en'],
  from: 'good',
  apply(text, { tense, isTold }) {
    const found = isTold && tense === 'past' ? line.exec(text)?.groups : undefined;
    if (!found) return null;
    const { opener = '', whom = '', gerund = '', rest = '', stop = '' } = found;
    const [partaking, deed] = [readVerb(opener), readVerb(gerund)];
    if (partaking?.rank !== 0 || !deed || deed.rank === 0 || unclear.test(rest)) return null;
    // `by leading consultants`: without an article only few verbs are sure to be none of a noun.
    if (!(objectOpens.test(rest) || plain.has(deed.lemma))) return null;
    return `${capitalized(inflect(deed.lemma, 'past'))}${rest}, ${inflect(partaking.lemma, 'gerund')} ${whom}${stop}`;
  },
  examples: [
    ['Supported the sales team by preparing 12 decks', 'Prepared 12 decks, supporting the sales team'],
    [
      'Contributed to the growth of the shop by improving the checkout.',
      'Improved the checkout, contributing to the growth of the shop.',
    ],
  ],
  leaves: [
    ['others did it', 'Supported the audit by two accountants'],
    ['others did it, said with an -ing form', 'Supported the audit by leading consultants'],
    ['a second deed would be left', 'Supported the sales team by preparing decks and booking rooms'],
    ['what was done in common stays so', 'Supported the sales team by helping with decks'],
    ['what "its" stands for would come too late', 'Supported the shop by improving its checkout'],
    ['a verb that leads is strong enough', 'Grew the shop by improving the checkout'],
  ],
};

const line = preparedPattern(
  String.raw`^(?<opener>Supported|Assisted|Contributed)\s(?<whom>[^,;:.()]{3,60}?)\sby\s(?<gerund>\p{Ll}+ing)(?<rest>\s[^,;:.()]{4,120}?)(?<stop>\.?)$`,
  'u',
);
/** A deed of its own, or what the end of the line would hang on. */
const unclear = preparedPattern(String.raw`\b(?:and|or|by|which|that|who|while|when|its|their)\b`, 'iu');
const objectOpens = preparedPattern(String.raw`^\s(?:the|an?|all|each|every|\p{N})`, 'u');
const plain: ReadonlySet<string> = new Set(
  'analyze automate create deliver ensure evaluate implement improve maintain prepare provide reduce'.split(
    ' ',
  ),
);
