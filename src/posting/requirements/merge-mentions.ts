import { surelyRequired } from '../../contract/requirement-status.ts';
import { canonical, kindOf, type Lexicon } from '../../lexicon/lexicon.ts';
import { twoParts } from '../../lexicon/skills/classes.ts';
import { activityNouns } from '../../lexicon/words/activity-nouns.ts';
import { andWords, orWords } from '../../lexicon/words/function-words.ts';
import { functionWords } from '../../lexicon/words/generic-words.ts';
import type { Language } from '../../text/language.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { type Token, termKey, tokenize } from '../../text/tokenize.ts';
import { fold } from '../../values/fold.ts';
import type { AskedRequirement } from '../posting.ts';
import type { Mention } from './mentions.ts';

/* One requirement for each thing that a posting asks for, however often and in which words it does. */

/** Requirements beyond this many become nice-to-haves. */
const maxMusts = 30;

const strength = { must: 3, nice: 2, responsibility: 1, soft: 0 } as const;

/** Merges repetitions: one requirement for each thing, in order of first appearance, with the strongest class. */
export function mergeMentions(
  lexicon: Lexicon,
  mentions: readonly Mention[],
  { position, language }: { readonly position: string; readonly language: Language | null },
): AskedRequirement[] {
  const merged = new Map<string, Mention>();
  const sections = new Map<string, Set<string>>();
  for (const mention of mentions) {
    const key = keyOf(lexicon, mention);
    const before = merged.get(key);
    merged.set(key, before ? joined(before, mention) : mention);
    sections.set(key, (sections.get(key) ?? new Set()).add(mention.source.section));
  }
  for (const [key, mention] of merged) {
    const rest = languagesLeft(lexicon, mention, merged);
    if (rest === null) continue;
    merged.delete(key);
    if (rest.length > 0)
      merged.set(key, { ...withoutDisplay(mention), term: rest.join('/'), alternatives: rest });
  }
  for (const [key, mention] of merged) if (isListOfOthers(lexicon, mention, merged)) merged.delete(key);
  for (const [key, mention] of merged) leaveOutRepeated(lexicon, key, mention, merged);
  if (language !== null && language !== 'zh') mergeSameWords(lexicon, merged, language);
  const inTitle = new Set(tokenize(position).map((token) => token.key));
  const promoted = [...merged].map(([key, mention]): Mention => {
    const repeated = (sections.get(key)?.size ?? 0) > 1;
    const titled = key.split(' ').every((word) => inTitle.has(word));
    return mention.class === 'responsibility' && (repeated || titled)
      ? { ...mention, class: 'must' }
      : mention;
  });
  return capped(promoted).map((mention, index) => ({ id: `r${index + 1}`, ...mention }));
}

/** A choice, in words or by a slash. */
const choosing = preparedPattern(() => String.raw`\b(?:${orWords()})\b|\/|或`, 'iu');

const listed = preparedPattern(
  () => String.raw`[,;，、](?:\s(?:${andWords()}|和)\s)?|\s(?:${andWords()}|&|和)\s`,
  'iu',
);

/**
 * True if each item is also a requirement by itself, at least as strong: `BLS, ACLS` is then not asked for twice. The
 * last words of another one may be enough: `repairs and tests` beside `repairs` and `pressure tests`.
 */
function isListOfOthers(
  lexicon: Lexicon,
  { term, alternatives, class: asked }: Mention,
  others: ReadonlyMap<string, Mention>,
): boolean {
  if (alternatives.length > 1 && choosing.test(term)) return false;
  const parts = alternatives.length > 1 ? alternatives : term.split(listed.regExp).map((part) => part.trim());
  const isEnough = (one: Mention | undefined): one is Mention =>
    one !== undefined && strength[one.class] >= strength[asked];
  const own = parts.map((part) => others.get(termKey(canonical(lexicon, part))));
  if (parts.length < 2 || !own.some(isEnough)) return false;
  const found = new Set(own.filter(isEnough));
  return parts.every((part, index) => {
    if (isEnough(own[index])) return true;
    if (alternatives.length > 1) return false;
    const longer = [...others.values()].find(
      (one) => isEnough(one) && one.term !== term && !found.has(one) && endsWithWords(one.term, part),
    );
    return longer !== undefined && found.add(longer);
  });
}

/** In UTF-16 units; shorter words end others by chance. */
const minEnding = 6;

/** `Kesselprüfung` and `pressure tests` end with `Prüfung` and `tests`. */
function endsWithWords(term: string, part: string): boolean {
  const [whole, end] = [term.toLowerCase(), part.toLowerCase()];
  if (!whole.endsWith(end) || whole === end || listed.test(term)) return false;
  return end.length >= minEnding || /[\s-]$/.test(whole.slice(0, -end.length));
}

/**
 * Leaves out a choice of which all are required by themselves: `Python or R` beside `Python` and `R`. Of two with a
 * slash between them the other one is left: `.NET` of `C#/.NET` beside `C#`, `MIG welding` of `MIG/TIG welding`.
 */
function leaveOutRepeated(
  lexicon: Lexicon,
  key: string,
  mention: Mention,
  merged: Map<string, Mention>,
): void {
  const { alternatives, class: asked, kind, probability, term } = mention;
  const isPair = alternatives.length === 1;
  const parts = isPair ? twoParts(lexicon, term) : alternatives;
  if (parts.length < 2 || kind !== 'skill') return;
  const least = Math.min(probability, surelyRequired);
  const isAlone = (name: string) => {
    const one = merged.get(termKey(canonical(lexicon, name)));
    return one !== undefined && strength[one.class] >= strength[asked] && one.probability >= least;
  };
  const rest = parts.filter((name) => !isAlone(name));
  const [name] = rest;
  if (name === undefined) merged.delete(key);
  else if (rest.length < parts.length && slash.test(term)) {
    const written = isPair ? '' : (term.split('/')[parts.indexOf(name)]?.trim() ?? '');
    const piece = written === '' || written.endsWith('-') ? name : written;
    const left = { ...withoutDisplay(mention), term: piece, alternatives: [name] };
    const same = merged.get(keyOf(lexicon, left));
    merged.delete(key);
    merged.set(keyOf(lexicon, left), same ? joined(same, left) : left);
  }
}

/** `C#/.NET` and `C / C++`, but not `Java or C/C++` or `bar and/or kitchen`. */
const slash = preparedPattern(
  () => String.raw`^(?![^/]{0,60} (?:${andWords()}) ?\/ ?(?:${orWords()}) )[^,/]{1,60}\/[^,/]{1,60}$`,
  'iu',
);

/** Words of a term that name something. */
interface Content {
  readonly words: readonly Token[];
  /** Their keys in one order: `analysis of data` and `data analysis`. */
  readonly sorted: string;
}

/** Merges terms of the same words, and a thing with an activity that does it: `gestion des stocks` and `stocks`. */
function mergeSameWords(
  lexicon: Lexicon,
  merged: Map<string, Mention>,
  language: Exclude<Language, 'zh'>,
): void {
  const { links, stops } = functionWords(language);
  const contentOf = (term: string): Content => {
    const words = tokenize(term.replaceAll(elision.regExp, ' ')).filter(({ text }) => {
      const lower = text.toLowerCase();
      return !links.has(lower) && !stops.has(lower);
    });
    return { words, sorted: sortedKeys(words) };
  };
  const byWords = new Map<string, string>();
  const contents: (readonly [key: string, content: Content])[] = [];
  for (const [key, mention] of merged) {
    if (mention.alternatives.length > 1 || mention.kind === 'soft') continue;
    const content = contentOf(mention.term);
    if (content.words.length === 0) continue;
    const same = byWords.get(content.sorted);
    if (same === undefined || !mergeInto(lexicon, same, key, merged)) {
      byWords.set(content.sorted, key);
      contents.push([key, content]);
    }
  }
  for (const [key, { words }] of contents) {
    const [activity, ...object] = words;
    const isActivity = object.length > 0 && activityNouns(language).has(fold(activity?.text ?? ''));
    const term = merged.get(key)?.term ?? '';
    if (!isActivity || !ofObject.test(term.slice(activity?.end))) continue;
    const thing = byWords.get(sortedKeys(object));
    if (thing !== undefined && thing !== key && merged.has(thing)) mergeInto(lexicon, thing, key, merged);
  }
}

/** `l'`, `d’` */
const elision = preparedPattern(String.raw`(?<![\p{L}\p{N}])[dl]['’]`, 'giu');
/** After an activity: `management of stocks`, `Reparatur von Uhren`. */
const ofObject = preparedPattern(String.raw`^ (?:of|von|vom|der|des|de|del|du|d['’])(?:[ \p{L}]|$)`, 'iu');

function sortedKeys(words: readonly Token[]): string {
  return words
    .map(({ key }) => key)
    .sort()
    .join(' ');
}

/** Merges the second mention into the first; false if they are two known terms. */
function mergeInto(lexicon: Lexicon, key: string, other: string, merged: Map<string, Mention>): boolean {
  const [one, two] = [merged.get(key), merged.get(other)];
  if (one === undefined || two === undefined) return false;
  const [isFirst, isSecond] = [one, two].map(
    ({ alternatives: [name = ''] }) => kindOf(lexicon, name) !== null,
  );
  if (isFirst && isSecond) return false;
  const both = joined(one, two);
  // A known term has more spellings by which a resume shows it.
  const [known] = [isFirst ? one : undefined, isSecond ? two : undefined].filter(
    (each) => each !== undefined,
  );
  const named =
    known === undefined ? both : withSpellings({ ...withoutDisplay(both), ...nameOfKnown(known) }, both);
  merged.set(key, named);
  merged.delete(other);
  return true;
}

type Naming = Pick<Mention, 'term' | 'display' | 'alternatives' | 'kind'>;

function nameOfKnown({ term, display, alternatives, kind }: Mention): Naming {
  return { term, ...(display !== undefined && { display }), alternatives, kind };
}

/** For a mention of which only a part is left. */
function withoutDisplay({ display: _, ...mention }: Mention): Mention {
  return mention;
}

/** The rest of `Russian/English` if English is a requirement by itself; null if nothing is to be removed. */
function languagesLeft(
  lexicon: Lexicon,
  { kind, alternatives, class: asked }: Mention,
  others: ReadonlyMap<string, Mention>,
): readonly string[] | null {
  if (kind !== 'language' || alternatives.length < 2) return null;
  const rest = alternatives.filter((each) => {
    const alone = others.get(termKey(canonical(lexicon, each)));
    return alone === undefined || strength[alone.class] < strength[asked];
  });
  return rest.length === alternatives.length ? null : rest;
}

/** Keeps the stronger mention, with the spellings of the other. */
function joined(before: Mention, mention: Mention): Mention {
  const more = weightOf(mention) - weightOf(before);
  const isBetter = more > 0 || (more === 0 && isNearer(mention, before));
  const [first, second] = isBetter ? [mention, before] : [before, mention];
  const probability = Math.max(first.probability, second.probability);
  return withSpellings({ ...first, probability }, second);
}

function withSpellings(first: Mention, second: Mention): Mention {
  const spellings = [...(first.alsoWritten ?? []), second.term, ...(second.alsoWritten ?? [])];
  const alsoWritten = [...new Set(spellings)].filter((text) => termKey(text) !== termKey(first.term));
  return { ...first, ...(alsoWritten.length > 0 && { alsoWritten }) };
}

/** "Surface water hydrology" is more specific than "hydrology" before it. */
function isNearer({ term }: Mention, before: Mention): boolean {
  return term.toLowerCase().endsWith(` ${before.term.toLowerCase()}`);
}

/** Weighs a mention by its class; in the same class, a mention under a heading outweighs one in running text. */
function weightOf({ class: asked, source }: Mention): number {
  return 2 * strength[asked] + (source.section === 'none' ? 0 : 1);
}

function keyOf(lexicon: Lexicon, { alternatives }: Mention): string {
  return alternatives
    .map((name) => termKey(canonical(lexicon, name)))
    .sort()
    .join(' | ');
}

function capped(mentions: readonly Mention[]): Mention[] {
  let musts = 0;
  return mentions.map((mention) => {
    if (mention.class === 'must') musts += 1;
    return mention.class === 'must' && musts > maxMusts ? { ...mention, class: 'nice' } : mention;
  });
}
