import { type FontFace, readFontFaces } from './font-face.ts';
import { fontFilesBelow } from './font-files.ts';

/** Scripts in a text and the families for that region: Chinese characters look different in each region. */
const regions: readonly (readonly [RegExp, RegExp])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, / JP\b|Japan|Hiragino|Yu Gothic|Meiryo/i],
  [/\p{Script=Hangul}/u, / KR\b|Korea|Malgun|Apple SD/i],
  [/\p{Script=Han}/u, / SC\b|Simplified|PingFang SC|YaHei/i],
];

/** Families that do not suit sans-serif text, such as monospace and display fonts. */
const unfit = /mono|code|serif|display|looped|condensed|\bUI\b|rashi|kufi|nastaliq|naskh|black|fallback/i;

/** Rank of a family for a text of these characters beside the shipped fonts; lower is better. */
function rankOf(family: string, characters: readonly string[]): number {
  const text = characters.join('');
  const region = regions.find(([script]) => script.test(text))?.[1];
  const forOthers = region && /\b(SC|TC|HK|JP|KR)\b/.test(family) && !region.test(family);
  return (unfit.test(family) ? 4 : 0) + (forOthers ? 2 : 0) + (/^Noto /.test(family) ? 0 : 1);
}

/** Fonts for characters that the shipped fonts lack. */
export interface FoundFonts {
  /** In the order in which a theme tries them. */
  readonly families: readonly string[];
  /** All files of these families, absolute and sorted. */
  readonly files: readonly string[];
  has(character: string): boolean;
}

export interface FontFolders {
  /** Folder from the user's or host's settings; its fonts come first. */
  readonly fontFolder?: string | undefined;
  /** The machine's font folders. */
  readonly systemFontFolders?: readonly string[] | undefined;
}

export interface FontFinder {
  /** A small set of fonts that have as many of these characters as possible. Deterministic for the same folders. */
  find(characters: readonly string[]): FoundFonts;
}

const heaviestRegular = 500;
const lightestRegular = 350;

/** Reads the folders on first use and keeps the result. */
export function createFontFinder({ fontFolder, systemFontFolders = [] }: FontFolders): FontFinder {
  let known: readonly (readonly FontFace[])[] | null = null;
  return {
    find(characters) {
      known ??= [
        fontFolder === undefined ? [] : facesBelow(fontFolder),
        systemFontFolders.flatMap(systemFacesBelow),
      ];
      const chosen: FontFace[] = [];
      for (const faces of known)
        chosen.push(...choose(faces, characters.filter(lackedBy(chosen)), characters));
      const families = [...new Set(chosen.map(({ family }) => family))];
      const files = known.flat().filter(({ family }) => families.includes(family));
      return {
        families,
        files: [...new Set(files.map(({ file }) => file))].sort(),
        has: (character) => chosen.some((face) => face.has(character)),
      };
    },
  };
}

function lackedBy(faces: readonly FontFace[]): (character: string) => boolean {
  return (character) => !faces.some((face) => face.has(character));
}

/** For each script, takes the face with most of the wanted characters until no face has more of them. */
function choose(
  faces: readonly FontFace[],
  wanted: readonly string[],
  text: readonly string[],
): readonly FontFace[] {
  const upright = faces.filter(isRegular);
  const chosen: FontFace[] = [];
  for (const script of scripts) {
    let left = wanted.filter((character) => script.has(character) && lackedBy(chosen)(character));
    for (let face = best(upright, left, text); face; face = best(upright, left, text)) {
      chosen.push(face);
      left = left.filter(lackedBy([face]));
    }
  }
  return chosen;
}

function best(
  faces: readonly FontFace[],
  wanted: readonly string[],
  text: readonly string[],
): FontFace | undefined {
  const rows = faces.map((face) => {
    const drawn = wanted.filter((character) => face.has(character)).length;
    return { face, drawn, rank: rankOf(face.family, text) };
  });
  const [first] = rows
    .filter(({ drawn }) => drawn > 0)
    .sort((one, other) => other.drawn - one.drawn || one.rank - other.rank || byName(one.face, other.face));
  return first?.face;
}

function byName(one: FontFace, other: FontFace): number {
  const [left, right] = [one, other].map(({ family, file }) => `${family}\n${file}`);
  return String(left) < String(right) ? -1 : 1;
}

function isRegular({ family, weight, isItalic }: FontFace): boolean {
  return family !== '' && !isItalic && weight >= lightestRegular && weight <= heaviestRegular;
}

function facesBelow(folder: string): readonly FontFace[] {
  return fontFilesBelow(folder).flatMap((file) => facesOf(file));
}

/** Ignores folders that are missing or not readable. */
function systemFacesBelow(folder: string): readonly FontFace[] {
  try {
    return facesBelow(folder);
  } catch {
    return [];
  }
}

/** Ignores damaged files. Characters that no other font has are reported with the PDF. */
function facesOf(file: string): readonly FontFace[] {
  try {
    return readFontFaces(file);
  } catch {
    return [];
  }
}

/* Scripts that the shipped fonts lack, and Debian packages with fonts for them. */

export interface Script {
  /** As shown to users: `Chinese, Japanese or Korean`. */
  readonly name: string;
  /** Package of Debian and Ubuntu with fonts for it. */
  readonly debianPackage: string;
  has(character: string): boolean;
}

function script(name: string, debianPackage: string, characters: RegExp): Script {
  return { name, debianPackage, has: (character) => characters.test(character) };
}

/** In order of precedence; the last one has every character. */
export const scripts: readonly Script[] = [
  script(
    'Chinese, Japanese or Korean',
    'fonts-noto-cjk',
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u,
  ),
  script('Arabic', 'fonts-noto-core', /\p{Script=Arabic}/u),
  script('Hebrew', 'fonts-noto-core', /\p{Script=Hebrew}/u),
  script('emoji', 'fonts-noto-color-emoji', /\p{Emoji_Presentation}/u),
  script('other characters', 'fonts-noto-core', /./su),
];
