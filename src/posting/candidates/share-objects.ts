import type { TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { tokenize } from '../../text/tokenize.ts';
import type { Candidate } from '../candidate.ts';
import { isQualifier, maxTokens } from '../names/is-noun-phrase.ts';
import { nounsInIng } from '../names/opens-as-verb.ts';
import { type Trimmed, trimPhrase } from './trim-activity.ts';

/** Nouns that say what is done with something: "maintenance of pumps". A piece of a regular expression. */
const activityNoun = String.raw`(?:\p{Ll}{2,16}(?:ing|tion|sion|ment|ance|sis|al)|design|repair|setup)`;

const gap = /^(?:,|\/|(?:,\s*)?(?:and|or|&))$/i;
const lastGap = /and|or|&|\//i;

/** "Relational and document databases": a lone adjective of several gets the noun that they share. */
export function shareHeads(text: string, pieces: readonly Candidate[]): Candidate[] {
  return pieces.map((piece, index) => {
    const head = isLoneQualifier(piece) ? headBehind(text, pieces.slice(index)) : null;
    return head === null ? piece : { ...piece, text: `${piece.text} ${head}` };
  });
}

function isLoneQualifier({ text }: Candidate): boolean {
  return /^\p{Ll}{4,}$/u.test(text) && isQualifier(text);
}

/** The noun of the first piece that has one, as long as only adjectives and borders of the list stand before it. */
function headBehind(text: string, pieces: readonly Candidate[]): string | null {
  for (const [step, piece] of pieces.entries()) {
    const before = pieces[step - 1];
    if (before === undefined) continue;
    const between = gapBetween(text, before, piece);
    if (!gap.test(between.trim())) return null;
    const words = tokenize(piece.text);
    if (words.length > 1) return lastGap.test(between) ? (words.at(-1)?.text ?? null) : null;
    if (!isLoneQualifier(piece)) return null;
  }
  return null;
}

function gapBetween(text: string, before: TokenRange, piece: TokenRange): string {
  return text.slice(before.end, piece.start);
}

const gerund = preparedPattern(String.raw`^\p{Ll}{2,14}ing$`);
const lastGerund = preparedPattern(
  String.raw`^[^\p{L}\p{N}_]*(?:(?:\p{Ll}{2,14}ing|and|or)[^\p{L}\p{N}_]+)*?(\p{Ll}{2,14}ing) (?!and|or)\p{L}`,
);
const noun = preparedPattern(`^${activityNoun}$`, 'u');
const lastNoun = preparedPattern(
  String.raw`^(?:,\s*${activityNoun})*\s*(?:,\s*)?(?:and|or)\s+${activityNoun} of `,
  'u',
);

const adjective = preparedPattern(
  String.raw`^\p{L}{2,}(?:iert|isch|lich|ig|bar|sam|iv|ell|end|haft)(e[nrsm]?)$`,
);
const nextAdjective = preparedPattern(String.raw`^\s*(?:,|und|oder|sowie)\s+\p{Ll}{3,}(e[nrsm]?)\s+\p{Lu}`);

/** German "Strukturierte" of "Strukturierte und systematische Arbeitsweise". */
function sharesNoun(word: string, rest: string): boolean {
  const ending = adjective.exec(word)?.[1];
  return ending !== undefined && nextAdjective.exec(rest)?.[1] === ending;
}

/**
 * A lone verb, or noun of doing, of several with one object: "designing, testing and maintaining batch jobs",
 * "operation and maintenance of pumps".
 */
export function sharesObject(activity: string, rest: string): boolean {
  if (sharesNoun(activity, rest) || (noun.test(activity) && lastNoun.test(rest))) return true;
  if (!gerund.test(activity) || nounsInIng.has(activity)) return false;
  const [, last = ''] = lastGerund.exec(rest) ?? [];
  return last !== '' && !nounsInIng.has(last);
}

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
