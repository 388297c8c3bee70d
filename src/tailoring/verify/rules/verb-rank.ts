import { kindOf } from '../../../lexicon/lexicon.ts';
import type { VerbRank } from '../../../lexicon/verbs.ts';
import { closestSentence, openersOf, sentencesOf } from '../../framing/sentences.ts';
import { wordingRule } from '../rule.ts';

const claims: Readonly<Record<VerbRank, string>> = {
  0: 'taking part',
  1: 'doing',
  2: 'deciding',
  3: 'leading',
};

/** A driving licence is held: nobody drives by it. Whether it is held, another rule judges. */
function namesCredential(sentence: string): boolean {
  const kind = kindOf(sentence);
  return kind === 'certificate' || kind === 'licence';
}

/** V4: who helped did not build, who built did not lead. */
export const verbRank = wordingRule(
  'V4',
  'no verb claims more than the evidence does',
  (after, { sources }) => {
    for (const sentence of sentencesOf(after.text)) {
      const [opener] = openersOf(sentence);
      // A sentence that no verb and no frame leads claims no doing: `Data engineer with …`.
      if (!opener || (opener.lemma === null && opener.rank === 1) || namesCredential(sentence)) continue;
      const { rank } = opener;
      const evidence = closestSentence(sentence, sources);
      const [rest] = openersOf(evidence);
      if (rank > (rest?.rank ?? 0)) {
        return `"${opener.lemma ?? sentence}" claims ${claims[rank]}; the evidence only says ${claims[rest?.rank ?? 0]}`;
      }
    }
    return null;
  },
);
