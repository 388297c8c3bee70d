import type { ResumeDocument, Sections } from '../../contract/resume/resume-document.ts';
import { broaderOf } from '../../lexicon/lexicon.ts';
import {
  hasWord,
  hasWordInPieces,
  lemmasOf,
  namesTerm,
  type ReadTerm,
  type ReadText,
  readText,
  setRight,
} from '../../lexicon/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import { figuresOf, isShownByDates, yearsFrameOf } from '../framing/figures.ts';
import { hasOnlyWish } from '../resume/only-wish.ts';
import { isOnlyOffer } from '../resume/references-offer.ts';
import type { Chunk } from '../resume/resume-model.ts';
import type { Finding, VerifyInput } from './rule.ts';
import { credentialsIn } from './rules/claim-strength.ts';

/** Applies V2, V3, V8 and V9 to a whole document. Only texts that differ from the base are checked. */
export function documentVerifier(
  input: VerifyInput,
): (document: ResumeDocument, chunks: readonly Chunk[]) => readonly Finding[] {
  const mayHideSummary = hasOnlyWish(input.model);
  const before = identityOf(input.base, mayHideSummary);
  const own = textsOf(input.model.chunks);
  const written = [...own].map((each) => readText(input.model.lexicon, each));
  const base = [...new Set(written.flatMap((read) => [read, setRight(read, input.model.language)]))];
  return (document, chunks) => {
    const others = [...textsOf(chunks)]
      .filter((text) => !own.has(text))
      .map((each) => readText(input.model.lexicon, each));
    return [
      ...finding('V8', identityProblem(before, identityOf(document, mayHideSummary))),
      ...finding('V2', inventedNumber(base, others, input)),
      ...finding('V3', inventedTerm(base, others, input)),
      ...finding('V9', inventedCredential(base, others)),
    ];
  };
}

function textsOf(chunks: readonly Chunk[]): ReadonlySet<string> {
  return new Set(chunks.map(({ text }) => text));
}

function finding(rule: Finding['rule'], message: string | null): Finding[] {
  return message === null ? [] : [{ rule, message }];
}

type Identity = ReturnType<typeof identityOf>;

function identityProblem(before: Identity, after: Identity): string | null {
  const changed = [...before.keys()].find((place) => after.get(place) !== before.get(place));
  const added = [...after.keys()].find((place) => !before.has(place) && !isSkill(place));
  if (changed) return `${changed} differs from the base`;
  return added ? `${added} is not in the base` : null;
}

type Texts = readonly ReadText[];

function inventedNumber(base: Texts, others: Texts, input: VerifyInput): string | null {
  const frame = yearsFrameOf(input.model.language);
  const known = new Set(base.flatMap(figuresOf).map(({ key }) => key));
  const invented = others
    .flatMap((text) => figuresOf(text).map(({ key, end }) => ({ key, behind: text.text.slice(end) })))
    .find(({ key, behind }) => {
      const isComputed = frame?.behind.test(behind) === true && isShownByDates(Number(key), input);
      return !known.has(key) && !isComputed;
    });
  return invented ? `the number "${invented.key}" is not in the base` : null;
}

function inventedTerm(base: Texts, others: Texts, { model, level }: VerifyInput): string | null {
  const broader = new Set(
    level === 'super'
      ? base.flatMap(({ canonicals }) => [...canonicals].flatMap((each) => broaderOf(model.lexicon, each)))
      : [],
  );
  const isInvented = ({ tokens: all }: ReadText, term: ReadTerm): boolean => {
    const tokens = all.slice(term.first, term.first + term.count);
    if (tokens.every((token) => base.some((text) => hasWord(text, token) || hasWordInPieces(text, token))))
      return false;
    if (broader.has(term.canonical)) return false;
    const isInflected = (token: Token) =>
      lemmasOf(token).some((lemma) => base.some(({ lemmas }) => lemmas().has(lemma)));
    return !tokens.every(isInflected) && !base.some((text) => namesTerm(text, term));
  };
  const invented = others.flatMap((text) => text.terms.filter((term) => isInvented(text, term)));
  return invented[0] ? `"${invented[0].text}" is not in the base` : null;
}

function inventedCredential(base: Texts, others: Texts): string | null {
  const known = new Set(base.flatMap(({ text }) => credentialsIn(text)));
  const invented = others.flatMap(({ text }) => credentialsIn(text)).find((claim) => !known.has(claim));
  return invented ? `"${invented}" is a credential that the base does not name` : null;
}

/** Fields of an item that tailoring may change, which are left out when items are compared. */
const worded: Readonly<Record<string, Readonly<Record<string, undefined>>>> = {
  experience: { summary: undefined },
  volunteer: { summary: undefined, visible: undefined },
  projects: { summary: undefined, visible: undefined },
  skills: { name: undefined, keywords: undefined, visible: undefined },
};

/**
 * Everything that no edit may change, by place, as text to compare byte for byte; `mayHideSummary`: for a summary that
 * is only a wish.
 */
export function identityOf(
  { basics, sections, metadata }: ResumeDocument,
  mayHideSummary: boolean,
): ReadonlyMap<string, string> {
  const { headline: _headline, ...person } = basics;
  const { layout, ...look } = metadata;
  const { summary, custom, references, ...others } = sections;
  // What only offers references may be hidden; no other reference may.
  const named = references.items.map((item) => (isOnlyOffer(item) ? { ...item, visible: true } : item));
  const lists = { ...others, references: { ...references, items: named } };
  return new Map([
    ['basics', JSON.stringify(person)],
    ['metadata', JSON.stringify(look)],
    // Sections may be reordered, but not added or removed.
    ['the layout', JSON.stringify(layout.flat(2).sort())],
    ['the custom sections', JSON.stringify(custom)],
    [
      'the summary section',
      JSON.stringify({ ...summary, content: '', ...(mayHideSummary && { visible: true }) }),
    ],
    ...Object.entries(lists).flatMap(([name, section]) =>
      sectionIdentity(name as keyof typeof lists, section),
    ),
  ]);
}

function sectionIdentity(
  name: Exclude<keyof Sections, 'summary' | 'custom'>,
  { items, ...section }: { readonly items: readonly { readonly id: string }[] },
): [string, string][] {
  const kept = items.map((item): [string, string] => [
    `item ${item.id} of ${name}`,
    JSON.stringify({ ...item, ...worded[name] }),
  ]);
  const order: [string, string][] = mayMove.has(name)
    ? []
    : [[`the order of ${name}`, items.map(({ id }) => id).join()]];
  return [[`the section ${name}`, JSON.stringify(section)], ...order, ...kept];
}

const mayMove: ReadonlySet<string> = new Set(['skills', 'projects', 'volunteer']);

/** True for a skill item, which an edit may add; its text is verified. */
function isSkill(place: string): boolean {
  return /^item \S+ of skills$/.test(place);
}
