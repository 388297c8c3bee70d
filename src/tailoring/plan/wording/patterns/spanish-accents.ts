import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { activityOfInfinitive } from '../../../../lexicon/words/infinitives.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { wordSet } from '../../../../values/lists.ts';
import type { Pattern } from '../pattern.ts';

/* The accent of the Spanish past that opens a sentence: `Realice la venta` becomes `Realicé la venta`. */

const opening = preparedPattern(
  String.raw`(?<before>^(?:[Mm]e\s|[Ee]n\s(?:la|el)\scual\s|(?=\p{Lu}))|[.!?]\s(?:Me\s|(?=\p{Lu})))(?<verb>\p{L}\p{Ll}{2,20}e)(?=\s(?!sus?\s)\p{L})`,
  'gu',
);
const joined = preparedPattern(
  String.raw`(?<before>\p{Ll}é\s(?:[^.,;:]{0,80}\s)?y\s(?:(?:me|la|lo|las|los)\s)?)(?<verb>\p{Ll}{3,20}e)(?=\s(?!sus?\s)\p{L})`,
  'gu',
);
/** Nouns that look like such a verb. */
const nouns = wordSet('ajuste avance corte cobre despliegue empaque envase informe monte transporte');

/** `realizar` for `realice`: the letter before -e shows the sound of the infinitive. */
function infinitiveOf(verb: string): string {
  const stem = verb.slice(0, -1);
  if (stem.endsWith('qu')) return `${stem.slice(0, -2)}car`;
  if (stem.endsWith('gu')) return `${stem.slice(0, -2)}gar`;
  return stem.endsWith('c') ? `${stem.slice(0, -1)}zar` : `${stem}ar`;
}

function isPastVerb(verb: string): boolean {
  const lower = verb.toLowerCase();
  if (nouns.has(lower)) return false;
  const infinitive = infinitiveOf(lower);
  return (
    activityOfInfinitive(infinitive, 'es') !== undefined ||
    wordList('writing', 'verb_in_past').hasIn('es', infinitive)
  );
}

function withAccents(text: string): string {
  const accented = (found: string, before: string, verb: string) =>
    isPastVerb(verb) ? `${before}${verb.slice(0, -1)}é` : found;
  return text.replace(opening.regExp, accented).replace(joined.regExp, accented);
}

export const spanishPastAccent: Pattern = {
  rule: 'spanish_past_accent',
  why: 'typing',
  languages: ['es'],
  from: 'good',
  apply(text) {
    const accented = withAccents(text);
    return accented === text ? null : accented;
  },
  examples: [
    ['Realice la venta de pan en dos tiendas', 'Realicé la venta de pan en dos tiendas'],
    ['Me desempeñe como guardia de dos tiendas', 'Me desempeñé como guardia de dos tiendas'],
    [
      'Inicie mi trabajo en la tienda y lo finalice en la oficina',
      'Inicié mi trabajo en la tienda y lo finalicé en la oficina',
    ],
    ['Vendí pan. Coloque los precios de la tienda', 'Vendí pan. Coloqué los precios de la tienda'],
  ],
  leaves: [
    ['un nombre no es un verbo', 'Transporte de pan a dos tiendas'],
    ['una orden al lector queda', 'Realice su pedido en dos tiendas'],
    ['una oración dependiente queda', 'Busco un lugar donde desarrolle mi oficio'],
    ['una frase que sigue queda', 'desarrolle la venta de pan en dos tiendas'],
    ['ya lleva acento', 'Realicé la venta de pan en dos tiendas'],
  ],
};
