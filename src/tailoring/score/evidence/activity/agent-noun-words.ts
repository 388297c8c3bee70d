import { fold } from '../../../../text/fold.ts';
import { wordKey } from '../../../../text/word-key.ts';

/** Endings of an activity and of its agent noun on the same stem: `weld-ing`, `weld-er`. Folded. */
const endings = new Map<string, string>([
  ['ing', 'er or ant'],
  ['ment', 'r er or'],
  ['ation', 'er ator'],
  ['ion', 'or'],
  ['ism', 'ist'],
  ['istry', 'ist'],
  ['ry', 'er'],
  ['y', 'er ist'],
  ['ancy', 'ant'],
  ['ik', 'iker ikerin'],
  ['ique', 'icien icienne'],
  ['ica', 'ico ica'],
  ['logie', 'loge login logue'],
  ['ung', 'er erin'],
  ['kauf', 'kaufer kauferin'],
  ['pflege', 'pfleger pflegerin'],
  ['tion', 'teur trice tionnaire'],
  ['ement', 'ant ante eur euse'],
  ['age', 'eur euse'],
  ['abilite', 'able'],
  ['cion', 'dor dora tor tora'],
  ['ura', 'or ora'],
  ['eria', 'ero era'],
  ['abilidad', 'able'],
]);

/** Activities whose agent noun follows none of the endings. */
const words = new Map<string, string>([
  ['advice', 'adviser advisor'],
  ['analysis', 'analyst'],
  ['law', 'lawyer'],
  ['analytics', 'analyst'],
  ['architecture', 'architect'],
  ['audit', 'auditor'],
  ['coaching', 'coach'],
  ['cooking', 'cook'],
  ['design', 'designer'],
  ['engineering', 'engineer'],
  ['leadership', 'leader lead'],
  ['mentoring', 'mentor'],
  ['mentorship', 'mentor'],
  ['nursing', 'nurse'],
  ['reception', 'receptionist'],
  ['research', 'researcher'],
  ['tutoring', 'tutor'],
  ['vente', 'vendeur vendeuse'],
  ['achat', 'acheteur acheteuse'],
  ['venta', 'vendedor vendedora'],
  ['compra', 'comprador compradora'],
  ['diseno', 'disenador disenadora'],
]);

const minStemLength = 3;
const maxEndingLength = 8;

/** What those are called who do what a word names, as token keys: `welder` of welding; none for what is no doing. */
export function agentNounWords(word: string): readonly string[] {
  const folded = fold(word).replace(/(?<=[^s])s$/, '');
  const found = [words.get(fold(word)), words.get(folded)].flatMap(
    (agentNouns) => agentNouns?.split(' ') ?? [],
  );
  for (let at = Math.max(minStemLength, folded.length - maxEndingLength); at < folded.length; at += 1) {
    const agentNouns = endings.get(folded.slice(at))?.split(' ') ?? [];
    found.push(...agentNouns.map((agentNoun) => folded.slice(0, at) + agentNoun));
  }
  return found.map(wordKey);
}
