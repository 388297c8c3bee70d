import { preparedPattern } from '../../text/prepared-pattern.ts';
import { tokenize } from '../../text/tokenize.ts';
import { maxTokens } from '../names/is-noun-phrase.ts';
import { activityNoun } from './activity-noun.ts';
import { type Trimmed, trimPhrase } from './trim-phrase.ts';

const parseActivity = preparedPattern(`^${activityNoun} of `, 'u');

/** What every trade has of its own: "principles of town planning" is town planning. */
const generalOf = preparedPattern(
  `^(?:principles?|practices?|methods?|techniques?|standards?|procedures?|concepts?|fundamentals?|basics?|theor(?:y|ies)|aspects?|elements?|types?|kinds?|forms?|areas?|fields?|operations?|functions?|phases?|stages?|methodolog(?:y|ies)|terminology|provisions|approach(?:es)?|grundlagen|grundzüge|principes|bases|notions|principios|fundamentos|conceptos|nociones) (?:(?:of|for|to|der|des|von|de la|de los|des|del|du|de) |(?:de l|d)['’])`,
  'iu',
);

/** "Commissioning of industrial cooling systems" is too long for a name: the name is what it is done with. */
export function objectOf(text: string, piece: Trimmed): Trimmed {
  const general = generalOf.exec(piece.text)?.[0];
  if (general !== undefined) return trimPhrase(text, piece.start + general.length, piece.end) ?? piece;
  const said = parseActivity.exec(piece.text)?.[0];
  if (said === undefined || tokenize(piece.text).length <= maxTokens) return piece;
  return trimPhrase(text, piece.start + said.length, piece.end) ?? piece;
}
