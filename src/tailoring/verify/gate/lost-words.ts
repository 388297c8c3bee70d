import type { ReadText } from '../../../lexicon/read-text.ts';
import { englishRule, type GateRule } from './gate-rule.ts';

/** Words that say of how many, which or how much: without one of them a phrase means something else. */
const limiting: ReadonlySet<string> = new Set(
  `various several many most some few multiple different diverse certain selected specific particular limited numerous
  all every each both only other another additional further mixed varied assorted related similar individual
  partial partly mainly mostly part-time temporary occasional occasionally sometimes junior basic simple minor small`
    .trim()
    .split(/\s+/),
);

/** `buildings of various types` are not `buildings of types`. */
export const limitingWord: GateRule = englishRule({
  id: 'limiting_word',
  because: 'a word that limits what was said would have gone',
  check(after, { edit, before }) {
    if (edit.op !== 'rewrite' && edit.op !== 'alias' && edit.op !== 'merge') return null;
    const kept = limitingWordsIn(after);
    const lost = [...limitingWordsIn(before)].find(([word, count]) => (kept.get(word) ?? 0) < count);
    return lost ? `"${lost[0]}" got lost` : null;
  },
});

function limitingWordsIn({ tokens }: ReadText): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of tokens) {
    const word = text.toLowerCase();
    if (limiting.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
