import { type Hedge, hedges } from '../../../lexicon/hedge-words.ts';
import { type ReadText, readText } from '../../../lexicon/read-text.ts';
import { readVerb } from '../../../lexicon/verbs.ts';
import { rangeOf } from '../../../text/find-form.ts';
import { memoize } from '../../../text/memoize.ts';
import { assertsExperience } from '../../framing/asserts-experience.ts';
import { figuresOf } from '../../framing/figures.ts';
import { closestSentence, openersOf, sentencesOf } from '../../framing/sentences.ts';
import { wordingRule } from '../rule.ts';

/** V7: approximately, up to, not, helped: what makes a statement smaller stays. */
export const hedgesRule = wordingRule('V7', 'hedges and negations are kept', (after, context) => {
  const { op } = context.edit;
  if (op === 'surface_skill' || op === 'headline') return lostSkillHedge(after, context.sources);
  if (op !== 'summary')
    return lostHedge(context.before.text, after.text, hedges) ?? lostPartaking(context.before, after);
  for (const sentence of sentencesOf(after.text)) {
    const lost = lostInSentence(sentence, context.sources);
    if (lost) return lost;
  }
  return null;
});

function lostInSentence(sentence: string, sources: readonly ReadText[]): string | null {
  const read = readText(sentence);
  const saysWhatWasDone = openersOf(sentence).some(({ lemma }) => lemma !== null);
  if (saysWhatWasDone || figuresOf(read).some(({ object }) => object !== 'year')) {
    const closest = closestSentence(sentence, sources);
    return lostHedge(closest, sentence, hedges) ?? lostPartaking(readText(closest), read);
  }
  return lostSkillHedge(read, sources);
}

/** A list of skills: amounts do not matter, but `basic Python` and `want to learn Go` are not `Python` and `Go`. */
function lostSkillHedge(after: ReadText, sources: readonly ReadText[]): string | null {
  const ofSkills = hedges.filter(({ about }) => about === 'skill');
  for (const sentence of sources.flatMap(({ text }) => sentencesOf(text))) {
    const read = readText(sentence);
    const shared = read.terms.filter(({ canonical }) => after.canonicals.has(canonical));
    const lost = shared.length > 0 ? lostHedge(sentence, after.text, ofSkills) : null;
    if (lost) return lost;
    const wished = shared.find(
      (term) => !assertsExperience(sentence, rangeOf(read.tokens, term.first, term.count)),
    );
    if (wished) return `the evidence does not claim "${wished.canonical}", it wishes for it or denies it`;
  }
  return null;
}

function lostHedge(before: string, after: string, list: readonly Hedge[]): string | null {
  const lost = hedgesIn(before).find(
    ({ hedge, count }) =>
      list.includes(hedge) && (after.match(hedge.pattern.for(after))?.length ?? 0) < count,
  );
  return lost ? `the hedge "${lost.hedge.name}" got lost` : null;
}

/** Texts of the base come by once for each edit that rests on them; few of them hedge. */
const hedgesIn = memoize(2000, (text) =>
  hedges.flatMap((hedge) => {
    const count = text.match(hedge.pattern.for(text))?.length ?? 0;
    return count > 0 ? [{ hedge, count }] : [];
  }),
);

function lostPartaking(before: ReadText, after: ReadText): string | null {
  const lost = [...before.lemmas()].find(
    (lemma) => readVerb(lemma)?.rank === 0 && !after.lemmas().has(lemma),
  );
  return lost ? `"${lost}" got lost` : null;
}
