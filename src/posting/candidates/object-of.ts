import { preparedPattern } from '../../text/prepared-pattern.ts';
import { tokenize } from '../../text/tokenize.ts';
import { maxTokens } from '../names/is-noun-phrase.ts';
import { nounOfDoing } from './noun-of-doing.ts';
import { type Peeled, peel } from './peel.ts';

const doingOf = preparedPattern(`^${nounOfDoing} of `, 'u');

/** What every trade has of its own: "principles of town planning" is town planning. */
const generalOf = preparedPattern(
  `^(?:principles?|practices?|methods?|techniques?|standards?|procedures?|concepts?|fundamentals?|basics?|theor(?:y|ies)|aspects?|elements?|types?|kinds?|forms?|areas?|fields?|operations?|functions?|phases?|stages?|methodolog(?:y|ies)|terminology|provisions|approach(?:es)?|grundlagen|grundzüge|principes|bases|notions|principios|fundamentos|conceptos|nociones) (?:(?:of|for|to|der|des|von|de la|de los|des|del|du|de) |(?:de l|d)['’])`,
  'iu',
);

/** "Commissioning of industrial cooling systems" is too long for a name: the name is what it is done with. */
export function objectOf(text: string, piece: Peeled): Peeled {
  const general = generalOf.exec(piece.text)?.[0];
  if (general !== undefined) return peel(text, piece.start + general.length, piece.end) ?? piece;
  const said = doingOf.exec(piece.text)?.[0];
  if (said === undefined || tokenize(piece.text).length <= maxTokens) return piece;
  return peel(text, piece.start + said.length, piece.end) ?? piece;
}
