import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { andWords, joiningWords, orWords } from '../../lexicon/words/function-words.ts';
import { hasPhrase } from '../../text/patterns/phrase-table.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../text/tokenize.ts';
import { fold } from '../../values/fold.ts';
import {
  type Cue,
  cueOf,
  namesWhatPaysExtra,
  niceToHaveRanges,
  paysExtra,
  taughtOnTheJob,
  unsuitedFrom,
} from '../cues/cues.ts';
import { isNiceRemark, isWelcomingAdverb } from '../cues/remarks.ts';
import { hasRequirementPrefix } from '../cues/requirement-prefixes.ts';

const closesChoice = preparedPattern(() => String.raw`^\s*(?:${orWords()})\b`, 'i');
const closesList = preparedPattern(() => String.raw`^\s*(?:${andWords()})\b`, 'i');
/** In words; a longer piece is a clause of its own. */
const maxMemberLength = 5;

/** Extends `nice` to the end of a list: "3 years of sales, ideally in books, toys, or crafts". */
function extendNiceToHave(pieces: readonly Part[], sentence: string): readonly Part[] {
  const opens = pieces.findIndex(({ cue }, index) => cue === 'nice' && index > 0);
  const textOf = ({ start, end }: Part) => sentence.slice(start, end);
  const isMember = (piece: Part) =>
    piece.cue === null && textOf(piece).trim().split(/\s+/).length <= maxMemberLength;
  const list = pieces.slice(opens + 1);
  const length = list.findIndex((piece) => !isMember(piece));
  const members = opens === -1 ? [] : list.slice(0, length === -1 ? list.length : length);
  const last = members.findLastIndex(
    (piece, index) => closesChoice.test(textOf(piece)) || (index > 0 && closesList.test(textOf(piece))),
  );
  const nice = new Set(members.slice(0, last + 1));
  return pieces.map((piece) => (nice.has(piece) ? { ...piece, cue: 'nice' } : piece));
}

const and = preparedPattern(() => String.raw`\s(?:${andWords()})\s`, 'g');
/** The bound keeps the search linear. */
const maxTried = 4;

/**
 * Splits "A is a must and B would be handy", so that the nice-to-have after "and" does not change the requirement
 * before it.
 */
function splitAtAnd(piece: Part, sentence: string): Part[] {
  if (piece.cue !== 'nice') return [piece];
  const { start, end } = piece;
  const text = sentence.slice(start, end);
  for (const { index, 0: border } of and.all(text).slice(-maxTried).toReversed()) {
    const before = cueOf(text.slice(0, index));
    if (before !== 'must' && before !== 'asked') continue;
    if (cueOf(text.slice(index + border.length)) !== 'nice') continue;
    const preferred = { start: start + index + border.length, end, cue: 'nice' as const };
    return [{ start, end: start + index, cue: before }, preferred];
  }
  return [piece];
}

const opensBracket = /[(（]\s*$/;
const closesBracket = /[)）]/;

/** "(we use Pulumi, but will teach it)": a negation at the end of a bracket applies to the whole bracket. */
function joinAsides(pieces: readonly Part[], sentence: string): Part[] {
  const joined: Part[] = [];
  for (const piece of pieces) {
    const opens = piece.cue === 'negated' ? openingBracket(joined, piece, sentence) : -1;
    const first = joined[opens];
    if (first) joined.splice(opens, joined.length, { ...piece, start: first.start });
    else joined.push(piece);
  }
  return joined;
}

/** The index of the piece that opens the bracket around this one; -1 if there is none, or if this piece opens it. */
function openingBracket(before: readonly Part[], { start }: Part, sentence: string): number {
  const opens = before.findLastIndex((piece) => opensBracket.test(sentence.slice(0, piece.start)));
  const from = before[opens]?.start ?? start;
  return closesBracket.test(sentence.slice(from, start)) ? -1 : opens;
}

const clauseBorder = preparedPattern(
  () =>
    String.raw`[;，；]|,(?!\d)|(?<!\d),|[(（](?!\d{1,2}[)）])|(?<![(（]\d{1,2})[)）]|\s(?:[-–—]\s(?!\d)|[–—](?=[^\s\d]))|(?<!\d)\s[-–—]\s?(?=\d)|\s(?=(?:${phrases('posting', 'ideally')}) (?:in|with|within|at|from|on|of|including|an?|some|im|mit|aus|en|dans|avec|chez|con)\b)|\b(?:${phrases('posting', 'contrast')})\b`,
  'g',
);

/** "X, ideally Y" and "X (Y a plus)": the cue applies only to its own piece. */
const isSeparateNiceToHave = preparedPattern(
  () =>
    String.raw`^[(（]|^[,;\s–—-]*(?:${phrases('posting', 'ideally')}|gerne?|m[öo]glichst|wenn m[öo]glich|am liebsten)\b|^[,，;；][^,，;；。]*(?:优先|加分|更佳)|^,\s*(?:(?!(?:${joiningWords()})\b)\S+\s+){1,3}(?:(?:is |are )?preferred|(?:is )?a plus|von vorteil|serait un plus|deseable)\s*\.?$`,
  'iu',
);

/** "If you have used X, all the better" is nice to have as a whole. */
const condition = preparedPattern(String.raw`^\W*(?:and |also |oh,? and )?(?:if|wenn|falls|si)\b`, 'iu');

/** "Not required, but a plus" */
const softened = preparedPattern(
  () =>
    String.raw`\b(?:not|isn['’]t|aren['’]t|nicht|kein|pas|non|no)\b[^.;]{0,30}[,\s](?:${phrases('posting', 'contrast')}|yet)\s[^.;]{0,20}?(?:${phrases('posting', 'welcome_after_all')})`,
  'iu',
);

const endsCondition = preparedPattern(
  () => String.raw`[;；]|[,，]\s*(?:${phrases('posting', 'contrast')})\b`,
  'iu',
);

/** The parts of a sentence by cue; what is said of people whom the job does not suit is one part. */
export function splitAtCues(sentence: string): Part[] {
  const from = unsuitedFrom(sentence);
  if (from === null) return partsOf(sentence);
  const opens = clauseBorder.all(sentence.slice(0, from)).at(-1);
  const start = opens ? opens.index + opens[0].length : 0;
  const length = endsCondition.exec(sentence.slice(from))?.index ?? sentence.length;
  const end = Math.min(from + length, sentence.length);
  const partsBetween = (first: number, last: number) =>
    partsOf(sentence.slice(first, last))
      .map((part) => ({ ...part, start: first + part.start, end: first + part.end }))
      .filter((part) => part.start < part.end);
  return [...partsBetween(0, start), { start, end, cue: 'negated' }, ...partsBetween(end, sentence.length)];
}

/** A single part, unless parts of the sentence have different cues: "A required, B a plus". */
function partsOf(sentence: string): Part[] {
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
        (isSeparateNiceToHave.test(sentence.slice(start - 1, end)) ||
          (cue === 'nice' && hasOwnSubject(sentence, start, end)) ||
          (cue === 'nice' && namesWhatPaysExtra(sentence.slice(start, end))) ||
          isTaught(sentence.slice(start, end), cue) ||
          deniesInBrackets(sentence.slice(0, start), cue)),
    );
  const isNiceToHave =
    whole === 'nice' ? condition.test(sentence) : whole === 'negated' && softened.test(sentence);
  if (isNiceToHave) return [{ start: 0, end: sentence.length, cue: 'nice' }];
  if (cues.size < 2 && !apart) return [{ start: 0, end: sentence.length, cue: whole }];
  return apart
    ? carryRequirement(extendNiceToHave(pieces, sentence), opensWithNiceToHave(sentence))
    : mergeUncued(pieces);
}

/** In words. */
const maxSubjectLength = 5;
const joinsList = preparedPattern(
  () =>
    String.raw`(?<!\p{L})(?:${joiningWords()}|sowie|including|especially|like|that|this|it|das|dies)(?!\p{L})`,
  'iu',
);
/** Only of one thing, unlike "Docker, Helm preferred": "would be a plus", "is welcome", "a plus". */
const opensWithVerb = preparedPattern(
  () => String.raw`^(?:${phrases('posting', 'copula')}|an?|un|una|ein)(?!\p{L})`,
  'iu',
);
const endsWithVerb = preparedPattern(() => String.raw`\s(?:${phrases('posting', 'copula')})$`, 'iu');

/** "Forklift licence, your own van would be a plus": the thing before the comma has another item. */
function hasOwnSubject(sentence: string, start: number, end: number): boolean {
  if (sentence[start - 1] !== ',') return false;
  const piece = sentence.slice(start, end);
  const wording = niceToHaveRanges(piece)[0];
  if (wording === undefined) return false;
  const subject = piece.slice(0, wording.start).trim();
  const before = sentence
    .slice(0, start - 1)
    .split(/[,;(]/)
    .at(-1);
  return (
    subject !== '' &&
    subject.split(/\s+/).length <= maxSubjectLength &&
    !joinsList.test(subject) &&
    !hasRequirementPrefix(before ?? '') &&
    (opensWithVerb.test(piece.slice(wording.start)) || endsWithVerb.test(subject))
  );
}

/** "Docker, and we will teach you Helm": only the last part is taught. */
function isTaught(piece: string, cue: Cue): boolean {
  return cue === 'negated' && hasPhrase(taughtOnTheJob, fold(piece).replaceAll('’', "'"));
}

/** "A grasp of CDS (CHIEF alone will not do), of duty relief": requirements continue after the bracket. */
function deniesInBrackets(before: string, cue: Cue): boolean {
  return cue === 'negated' && endsInBracket(before);
}

export function endsInBracket(text: string): boolean {
  const last = (...signs: readonly string[]): number =>
    Math.max(...signs.map((sign) => text.lastIndexOf(sign)));
  return last('(', '（') > last(')', '）');
}

/** Groups the cues for requirements, which do not split a sentence from each other. */
function sideOf(cue: Cue): Cue {
  return cue === 'asked' || cue === 'held' ? 'must' : cue;
}

function piecesOf(sentence: string, whole: Cue | null): Part[] {
  const borders = clauseBorder.all(sentence);
  if (borders.length === 0) return splitAtAnd({ start: 0, end: sentence.length, cue: whole }, sentence);
  const pieces: Part[] = [];
  let start = 0;
  for (const { index, 0: border } of borders) {
    pieces.push({ start, end: index, cue: cueOf(sentence.slice(start, index)) });
    start = index + border.length;
  }
  pieces.push({ start, end: sentence.length, cue: cueOf(sentence.slice(start)) });
  return pieces.flatMap((piece) => splitAtAnd(piece, sentence));
}

/** "Ideally X, Y and Z (we use Q)": the first word applies to the whole list. */
function opensWithNiceToHave(sentence: string): boolean {
  return cueOf(firstWord(sentence)) === 'nice';
}

/** Carries a requirement past an aside: "At least two years in retail, ideally in fashion, with SAP". */
function carryRequirement(pieces: readonly Part[], leads: boolean): Part[] {
  const leading = leads ? pieces[0] : undefined;
  return pieces.map((piece, index) => {
    const asked = pieces.slice(0, index).findLast(({ cue }) => cue !== null && sideOf(cue) === 'must');
    const cue = piece.cue ?? asked?.cue ?? leading?.cue ?? null;
    return { ...piece, cue };
  });
}

/** A cue usually ends its clause, so a piece without one joins the next piece; the last one joins the piece before. */
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

/** A part of a sentence with a single cue, as offsets into the sentence. */
interface Part {
  readonly start: number;
  readonly end: number;
  readonly cue: Cue | null;
}

/** "It would be a bonus if you know X, or if you have run Y": the nice-to-have continues. */
const furtherCondition = preparedPattern(
  () => String.raw`^\s*(?:(?:${joiningWords()}) )?(?:also |auch |aussi |también )?(?:if|wenn|falls|si)\b`,
  'iu',
);

/** Joins a remark with its piece: "Docker (nice to have)", "Docker, preferably", "Ideally, you know Docker". */
function joinRemarks(pieces: readonly Part[], sentence: string): Part[] {
  const joined: Part[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const at = joined.findLastIndex(({ cue }) => cue !== null);
    const cued = joined[at];
    if (last && joined.length === 1 && isAdverb(last, sentence))
      joined.splice(-1, 1, { ...piece, start: last.start, cue: 'nice' });
    else if (cued?.cue === 'nice' && piece.cue !== 'negated' && continuesNiceToHave(piece, sentence))
      joined.splice(at, joined.length, { ...cued, end: piece.end });
    else if (last && last.cue === null && remarksOnLast(piece, sentence))
      joined.splice(-1, 1, { ...last, end: piece.end, cue: 'nice' });
    else joined.push(piece);
  }
  return joined;
}

function isAdverb({ start, end }: Part, sentence: string): boolean {
  return isWelcomingAdverb(sentence.slice(start, end));
}

function continuesNiceToHave({ start, end }: Part, sentence: string): boolean {
  return furtherCondition.test(sentence.slice(start, end));
}

function remarksOnLast(piece: Part, sentence: string): boolean {
  const { start, end } = piece;
  const isAside = /[(（–—-]\s*$/.test(sentence.slice(0, start)) && isNiceRemark(sentence.slice(start, end));
  return isAside || isAdverb(piece, sentence) || paysExtraForLast(piece, sentence);
}

/** "A CDL (pays an extra $2/hr)", "a CDL, which pays $2 more" */
function paysExtraForLast({ start, end, cue }: Part, sentence: string): boolean {
  const text = sentence.slice(start, end);
  return cue === 'nice' && paysExtra(text) && !namesWhatPaysExtra(text);
}

const welcome = /优先|加分|更佳|佳/u;
/** Schooling and years are stated next to such a list and are not part of it. */
const statedAlone = /学历|本科|大专|大学|以上|[\d一二两三四五六七八十]\s*年/u;

/** "有零售、电商，互联网，医药经验的优先": commas split one list of nice-to-haves; joins it back to the word that introduces it. */
function joinChineseList(pieces: readonly Part[], sentence: string): Part[] {
  const joined: Part[] = [];
  for (const piece of pieces) {
    const opens = piece.cue === 'nice' ? openingOfNiceToHave(joined, piece, sentence) : -1;
    const first = joined[opens];
    if (first) joined.splice(opens, joined.length, { ...piece, start: first.start });
    else joined.push(piece);
  }
  return joined;
}

/** The index of the piece that introduces the list ending here; -1 if this piece is a list of its own. */
function openingOfNiceToHave(before: readonly Part[], last: Part, sentence: string): number {
  const textOf = ({ start, end }: Part) => sentence.slice(start, end);
  if (!welcome.test(textOf(last)) || hasRequirementPrefix(textOf(last))) return -1;
  const leading = before.findLastIndex((piece) => hasRequirementPrefix(textOf(piece)));
  const between = leading === -1 ? [] : before.slice(leading);
  return between.some((piece) => piece.cue === 'nice' || statedAlone.test(textOf(piece))) ? -1 : leading;
}
