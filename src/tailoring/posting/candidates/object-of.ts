import { preparedPattern } from '../../text/prepared-pattern.ts';
import { tokenize } from '../../text/tokenize.ts';
import { mostTokens } from '../names/is-noun-phrase.ts';
import { nounOfDoing } from './noun-of-doing.ts';
import { type Peeled, peel } from './peel.ts';

const doingOf = preparedPattern(`^${nounOfDoing} of `, 'u');

/** "Commissioning of industrial cooling systems" is too long for a name: the name is what it is done with. */
export function objectOf(text: string, piece: Peeled): Peeled {
  const said = doingOf.exec(piece.text)?.[0];
  if (said === undefined || tokenize(piece.text).length <= mostTokens) return piece;
  return peel(text, piece.start + said.length, piece.end) ?? piece;
}
