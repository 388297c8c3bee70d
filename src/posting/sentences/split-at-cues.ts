import { fold } from '../../text/fold.ts';
import { allMatches } from '../../text/patterns.ts';
import { hasPhrase } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { firstWord } from '../../text/tokenize.ts';
import { type Cue, cueOf } from '../cues/cue-of.ts';
import { taughtThere } from '../cues/cue-words.ts';
import { joinChineseList, joinRemarks, type Part } from './join-pieces.ts';

const closesChoice = /^\s*(?:or|oder|ou|o)\b/i;
const closesList = /^\s*(?:and|und|et|y)\b/i;
/** In words: what is longer is a clause of its own. */
const maxMemberLength = 5;

/** "3 years of sales, ideally in books, toys, or crafts": the wish holds to the end of its list. */
function wishedOn(pieces: readonly Part[], sentence: string): readonly Part[] {
  const opens = pieces.findIndex(({ cue }, index) => cue === 'nice' && index > 0);
  const said = ({ start, end }: Part) => sentence.slice(start, end);
  const isMember = (piece: Part) =>
    piece.cue === null && said(piece).trim().split(/\s+/).length <= maxMemberLength;
  const list = pieces.slice(opens + 1);
  const length = list.findIndex((piece) => !isMember(piece));
  const members = opens === -1 ? [] : list.slice(0, length === -1 ? list.length : length);
  const last = members.findLastIndex(
    (piece, index) => closesChoice.test(said(piece)) || (index > 0 && closesList.test(said(piece))),
  );
  const wished = new Set(members.slice(0, last + 1));
  return pieces.map((piece) => (wished.has(piece) ? { ...piece, cue: 'nice' } : piece));
}

const and = /\s(?:and|und|et|y)\s/g;
/** The bound keeps the reading of any text linear. */
const maxTried = 4;

/** "A is a must and B would be handy": a wish behind "and" leaves what is asked for before it as it is. */
function partAtAnd(piece: Part, sentence: string): Part[] {
  if (piece.cue !== 'nice') return [piece];
  const { start, end } = piece;
  const text = sentence.slice(start, end);
  for (const { index, 0: border } of allMatches(text, and).slice(-maxTried).toReversed()) {
    const before = cueOf(text.slice(0, index));
    if (before !== 'must' && before !== 'asked') continue;
    if (cueOf(text.slice(index + border.length)) !== 'nice') continue;
    const wish = { start: start + index + border.length, end, cue: 'nice' as const };
    return [{ start, end: start + index, cue: before }, wish];
  }
  return [piece];
}

const opensBracket = /[(（]\s*$/;
const closesBracket = /[)）]/;

/** "(we use Pulumi, but will teach it)": what ends a bracket by denying holds for all that stands in it. */
function joinAsides(pieces: readonly Part[], sentence: string): Part[] {
  const joined: Part[] = [];
  for (const piece of pieces) {
    const opens = piece.cue === 'negated' ? opening(joined, piece, sentence) : -1;
    const first = joined[opens];
    if (first) joined.splice(opens, joined.length, { ...piece, start: first.start });
    else joined.push(piece);
  }
  return joined;
}

/** The piece before that opens the bracket in which this one stands; -1 where it stands in none, or alone. */
function opening(before: readonly Part[], { start }: Part, sentence: string): number {
  const opens = before.findLastIndex((piece) => opensBracket.test(sentence.slice(0, piece.start)));
  const from = before[opens]?.start ?? start;
  return closesBracket.test(sentence.slice(from, start)) ? -1 : opens;
}

const clauseBorder = preparedPattern(
  String.raw`[,;，；]|[(（](?!\d{1,2}[)）])|(?<![(（]\d{1,2})[)）]|\s(?:[-–—]\s(?!\d)|[–—](?=[^\s\d]))|(?<!\d)\s[-–—]\s?(?=\d)|\s(?=(?:ideally|preferably|idealerweise|vorzugsweise|idéalement|idealmente|preferiblemente) (?:in|with|within|at|from|on|of|including|an?|some|im|mit|aus|en|dans|avec|chez|con)\b)|\b(?:but|though|although|whereas|aber|jedoch|sondern|mais|pero|aunque|sino)\b`,
  'g',
);

/** "X, ideally Y" and "X (Y a plus)": the cue holds for its own piece alone. */
const standsApart = preparedPattern(
  String.raw`^[(（]|^[,;\s–—-]*(?:ideally|preferably|idealerweise|gern|gerne|m[öo]glichst|wenn m[öo]glich|am liebsten|bevorzugt|id[ée]alement|dans l['’]id[ée]al|de pr[ée]f[ée]rence|si possible|preferiblemente|preferentemente|idealmente|a ser posible)\b|^[,，;；][^,，;；。]*(?:优先|加分|更佳)|^,\s*(?:(?!(?:and|or|und|oder|et|ou|y|o)\b)\S+\s+){1,3}(?:(?:is |are )?preferred|(?:is )?a plus|von vorteil|serait un plus|deseable)\s*\.?$`,
  'iu',
);

/** "If you have used X, all the better" wishes as a whole. */
const condition = preparedPattern(String.raw`^\W*(?:and |also |oh,? and )?(?:if|wenn|falls|si)\b`, 'iu');

/** "Not required, but a plus" */
const softened = preparedPattern(
  String.raw`\b(?:not|isn['’]t|aren['’]t|nicht|kein|pas|non|no)\b[^.;]{0,30}[,\s](?:but|yet|aber|jedoch|mais|pero)\s[^.;]{0,20}?(?:plus|bonus|help|useful|welcome|nice|advantage|asset|prefer|beneficial|valued|desirable|vorteil|hilfreich|willkommen|gern|wünschenswert|schön|toll|atout|appréci|bienvenu|souhait|valora|deseable|ventaja|suma)`,
  'iu',
);

/** One part, unless different parts of the sentence say different things: "A required, B a plus". */
export function splitAtCues(sentence: string): Part[] {
  const whole = cueOf(sentence);
  if (whole === 'ignored') return [{ start: 0, end: sentence.length, cue: whole }];
  const cut = joinAsides(piecesOf(sentence, whole), sentence);
  const pieces = joinRemarks(joinChineseList(cut, sentence), sentence);
  const cues = new Set(pieces.flatMap(({ cue }) => (cue === null ? [] : [sideOf(cue)])));
  const apart =
    pieces.length < cut.length ||
    pieces.some(
      ({ start, end, cue }) =>
        cue !== null &&
        start > 0 &&
        (standsApart.test(sentence.slice(start - 1, end)) ||
          isTaught(sentence.slice(start, end), cue) ||
          deniesInBrackets(sentence.slice(0, start), cue)),
    );
  const wishes = whole === 'nice' ? condition.test(sentence) : whole === 'negated' && softened.test(sentence);
  if (wishes) return [{ start: 0, end: sentence.length, cue: 'nice' }];
  if (cues.size < 2 && !apart) return [{ start: 0, end: sentence.length, cue: whole }];
  return apart ? askedOn(wishedOn(pieces, sentence), leadsWish(sentence)) : mergeUncued(pieces);
}

/** "Docker, and we will teach you Helm": nothing before it is taught. */
function isTaught(piece: string, cue: Cue): boolean {
  return cue === 'negated' && hasPhrase(taughtThere, fold(piece).replaceAll('’', "'"));
}

/** "A grasp of CDS (CHIEF alone will not do), of duty relief": what stands behind the bracket is asked for again. */
function deniesInBrackets(before: string, cue: Cue): boolean {
  return cue === 'negated' && endsInBracket(before);
}

function endsInBracket(text: string): boolean {
  const last = (...signs: readonly string[]): number =>
    Math.max(...signs.map((sign) => text.lastIndexOf(sign)));
  return last('(', '（') > last(')', '）');
}

/** Ways to ask for something do not part a sentence from each other. */
function sideOf(cue: Cue): Cue {
  return cue === 'asked' || cue === 'held' ? 'must' : cue;
}

function piecesOf(sentence: string, whole: Cue | null): Part[] {
  const borders = clauseBorder.all(sentence);
  if (borders.length === 0) return partAtAnd({ start: 0, end: sentence.length, cue: whole }, sentence);
  const pieces: Part[] = [];
  let start = 0;
  for (const { index, 0: border } of borders) {
    pieces.push({ start, end: index, cue: cueOf(sentence.slice(start, index)) });
    start = index + border.length;
  }
  pieces.push({ start, end: sentence.length, cue: cueOf(sentence.slice(start)) });
  return pieces.flatMap((piece) => partAtAnd(piece, sentence));
}

/** "Ideally X, Y and Z (we use Q)": the word that opens the list holds for all of it. */
function leadsWish(sentence: string): boolean {
  return cueOf(firstWord(sentence)) === 'nice';
}

/** "At least two years in retail, ideally in fashion, with SAP": after the aside, what asked before still asks. */
function askedOn(pieces: readonly Part[], leads: boolean): Part[] {
  const led = leads ? pieces[0] : undefined;
  return pieces.map((piece, index) => {
    const asked = pieces.slice(0, index).findLast(({ cue }) => cue !== null && sideOf(cue) === 'must');
    const cue = piece.cue ?? asked?.cue ?? led?.cue ?? null;
    return { ...piece, cue };
  });
}

/** A cue mostly ends its clause, so a piece without one belongs to the next; the last to the one before. */
function mergeUncued(pieces: readonly Part[]): Part[] {
  const parts: Part[] = [];
  let start: number | null = null;
  for (const piece of pieces) {
    start ??= piece.start;
    if (piece.cue === null) continue;
    parts.push({ start, end: piece.end, cue: piece.cue });
    start = null;
  }
  const last = parts.at(-1);
  if (start !== null && last) parts.splice(-1, 1, { ...last, end: pieces.at(-1)?.end ?? last.end });
  return parts;
}
