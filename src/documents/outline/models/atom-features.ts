import { FeatureRows } from '../../../text/model/feature-rows.ts';
import { hashOf } from '../../../values/hash.ts';
import type { HeadAtom } from '../heads/head-atoms.ts';
import { saysTitle } from '../heads/head-names.ts';
import { skillShare, titleMatch } from '../recognize/lexical-signs.ts';
import { hasDegreeWord, isPlace, isSchool, namesOrganization, namesRole } from '../recognize/name-kinds.ts';
import { isRegion, isSurelyPlace } from '../recognize/place-names.ts';
import type { SectionKind } from './line-states.ts';

/*
 * Features for the model of heads. An atom is one part of a head; its features are what it names, its position, and
 * what the other heads have there.
 */

export interface PlacedAtom extends HeadAtom {
  /** Index of its line in the head. */
  readonly line: number;
  /** Index of the atom in its cell. */
  readonly order: number;
  readonly style: string;
  /** Shared by lines with the same format. */
  readonly setting: string;
  /** The format in words that are the same in all resumes. */
  readonly look: string;
}

/**
 * T title, O organization, P place, D date, G degree, F field of study, N name, U web address, X other; two letters
 * for an atom that holds both.
 */
export const atomClasses = [
  'T',
  'O',
  'P',
  'D',
  'G',
  'F',
  'N',
  'U',
  'X',
  'GF',
  'TO',
  'OT',
  'OP',
  'TP',
] as const;
export type AtomClass = (typeof atomClasses)[number];

interface AtomSigns {
  readonly flags: number;
  readonly words: readonly number[];
  readonly length: number;
  readonly shape: number;
  readonly title: number;
  readonly known: number;
  readonly ending: number;
}

/** Computes a row of features for each atom of each head of a section. */
export function atomFeatures(
  kind: SectionKind,
  heads: readonly (readonly PlacedAtom[])[],
): readonly FeatureRows[] {
  const section = hashOf(kind);
  const signs = heads.map((head) => head.map(signsOf));
  const places = placesOf(heads, signs);
  return heads.map((head, at) => {
    const rows = new FeatureRows();
    const own = signs[at] ?? [];
    for (const [index, atom] of head.entries()) {
      const here = own[index] ?? none;
      const [before, after] = [own[index - 1] ?? none, own[index + 1] ?? none];
      const [last, next] = [head[index - 1], head[index + 1]];
      const parting = partingOf(atom);
      const nextParting = next === undefined ? -1 : partingBefore(next, atom);
      const lineStart = last === undefined || last.line < atom.line ? 1 : 0;
      const place = places.get(placeOf(atom)) ?? none;
      const position = Math.min(index, 5) * 100 + Math.min(atom.line, 3) * 10 + Math.min(atom.order, 3);
      let template = 200;
      const add = (value: number, other = 0) => {
        rows.add(template, value, other);
        template += 1;
      };
      add(section);
      add(section, here.flags);
      add(section, position);
      add(here.flags, position);
      add(here.flags, parting);
      add(section, parting * 10 + nextParting);
      add(here.flags, nextParting);
      add(here.flags, before.flags);
      add(here.flags, after.flags);
      add(section, before.flags);
      add(section, after.flags);
      add(hashOf(atom.style), section);
      add(hashOf(`${atom.style} ${atom.look}`), section);
      add(hashOf(atom.side), section);
      add(hashOf(atom.side), here.flags);
      add(here.shape, section);
      add(here.length, section);
      add(here.title, section);
      add(here.title, before.title * 10 + after.title);
      add(place.flags, section);
      add(place.flags, here.flags);
      add(place.title, section);
      add(place.title, here.title);
      add(lineStart, section + Math.min(atom.line, 3));
      add(Math.min(head.length, 8), position + section);
      add(before.title, section + parting);
      add(after.title, section + nextParting);
      add(
        hashOf(atom.isDate ? 'date' : (last?.isDate ? 'behind' : '') + (next?.isDate ? 'before' : '')),
        section,
      );
      add(here.known, section);
      add(here.known, here.flags);
      add(here.known, here.title);
      add(before.known, after.known);
      add(here.ending, section);
      add(place.known, section);
      for (const word of here.words) rows.add(template, word, section);
      for (const word of here.words.slice(0, 1)) rows.add(template + 1, word, section);
      for (const word of here.words.slice(-1)) rows.add(template + 2, word, section);
      for (const word of before.words.slice(-1)) rows.add(template + 3, word, section);
      for (const word of after.words.slice(0, 1)) rows.add(template + 4, word, section);
      rows.endRow();
    }
    return rows;
  });
}

const none: AtomSigns = { flags: -1, words: [], length: -1, shape: -1, title: -1, known: -1, ending: -1 };

function signsOf(atom: HeadAtom): AtomSigns {
  const text = atom.text.slice(0, 200);
  const words = text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
  const flags = [
    atom.isDate,
    namesRole(text),
    namesOrganization(text),
    isSchool(text),
    hasDegreeWord(text),
    isSurelyPlace(text) || isRegion(text),
    isPlace(text),
    /^(?:https?:|www\.)|\.(?:com|org|io|net|dev)\b|@/i.test(text),
    /\d/.test(text),
  ];
  return {
    flags: flags.reduce((sum, flag, index) => sum + (flag ? 2 ** index : 0), 0),
    words: words.slice(0, 8).map(hashOf),
    length: Math.min(words.length, 8),
    shape:
      (/^\p{Lu}/u.test(text) ? 1 : 0) +
      (text === text.toUpperCase() ? 2 : 0) +
      (/^\p{Lu}{2}$/u.test(text) ? 4 : 0) +
      (/[.!?]$/.test(text) ? 8 : 0) +
      (/^\p{Ll}/u.test(text) ? 16 : 0),
    title: Math.round(2 * saysTitle(text)),
    known: titleMatch(text) * 4 + skillShare(text),
    ending: hashOf((words.at(-1) ?? '').slice(-3)),
  };
}

/** Position of an atom in its head. The other heads of a section mostly have the same role there. */
export function placeOf({ line, side, cell, order }: PlacedAtom): string {
  return `${line} ${side} ${cell} ${order}`;
}

/** Summarizes the atoms at each position. */
function placesOf(
  heads: readonly (readonly PlacedAtom[])[],
  signs: readonly (readonly AtomSigns[])[],
): ReadonlyMap<string, AtomSigns> {
  const groups = new Map<string, AtomSigns[]>();
  for (const [at, head] of heads.entries())
    for (const [index, atom] of head.entries()) {
      const key = placeOf(atom);
      const own = signs[at]?.[index];
      const group = groups.get(key) ?? [];
      if (own) group.push(own);
      groups.set(key, group);
    }
  return new Map(
    [...groups].map(([key, group]) => {
      const share = (flag: number) => {
        const count = group.filter(({ flags }) => (flags & flag) !== 0).length;
        if (count === 0) return 0;
        return 3 * count >= 2 * group.length ? 2 : 1;
      };
      const shares = [2, 4, 8, 16, 32].reduce((sum, flag, index) => sum + share(flag) * 3 ** index, 0);
      const title = group.reduce((sum, one) => sum + one.title, 0) / group.length;
      const titled = group.filter(({ known }) => known >= 8).length / group.length;
      return [
        key,
        {
          ...none,
          flags: shares * 3 + Math.min(group.length - 1, 2),
          title: Math.round(2 * title),
          known: Math.round(4 * titled),
        },
      ];
    }),
  );
}

const partings: readonly (readonly [RegExp, number])[] = [
  [/\(/, 1],
  [/\||·|•|∙/, 2],
  [/[–—]|\s-\s|~/, 3],
  [/@|\b(?:at|bei|chez)\b/i, 4],
  [/[:：]/, 5],
  [/[,;，、；]/, 6],
];

/** A new line is the strongest separator. */
function partingBefore(next: PlacedAtom, atom: PlacedAtom): number {
  return next.line > atom.line ? 7 : partingOf(next);
}

function partingOf({ parting }: HeadAtom): number {
  return partings.find(([sign]) => sign.test(parting))?.[1] ?? 0;
}
