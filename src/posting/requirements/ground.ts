import type { TermKind } from '../../contract/choices.ts';
import { hashOf } from '../../values/hash.ts';
import type { Candidate } from '../clause.ts';

/** Why a phrase of a posting is accepted as a requirement. */
export type Ground =
  | { readonly is: 'known_term'; readonly kind: TermKind }
  | { readonly is: 'named_credential'; readonly kind: NonNullable<Candidate['kind']> }
  | { readonly is: 'written_name' | 'list_item' | 'weights' };

/** The ground in the words that people read. */
export function groundText(ground: Ground): string {
  switch (ground.is) {
    case 'known_term':
      return `known ${ground.kind}`;
    case 'named_credential':
      return `named like a ${ground.kind}`;
    case 'written_name':
      return 'written like a name';
    case 'list_item':
      return 'item of a list';
    case 'weights':
      return 'reads like what is asked for';
  }
}

/** The ground as a feature of the phrase model. The weights were learned with these texts: a new text needs a training. */
export function groundFeature(ground: Ground): number {
  return hashOf(ground.is === 'known_term' ? `known ${ground.kind}` : trainedTexts[ground.is]);
}

const trainedTexts = {
  named_credential: 'named like',
  written_name: 'written like',
  list_item: 'item of',
  weights: 'reads like',
};
