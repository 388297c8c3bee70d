import { type FontFace, readFontFaces } from './font-face.ts';
import { fontFilesBelow } from './font-files.ts';

/** The regions that one set of Chinese characters is drawn for, by the letters that tell them apart. */
const regions: readonly (readonly [RegExp, RegExp])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, / JP\b|Japan|Hiragino|Yu Gothic|Meiryo/i],
  [/\p{Script=Hangul}/u, / KR\b|Korea|Malgun|Apple SD/i],
  [/\p{Script=Han}/u, / SC\b|Simplified|PingFang SC|YaHei/i],
];

/** What belongs into a heading, a terminal or a book rather than beside a sans-serif text. */
const unfit = /mono|code|serif|display|looped|condensed|\bUI\b|rashi|kufi|nastaliq|naskh|black|fallback/i;

/** How well a family stands beside the shipped fonts, for text of these characters; less is better. */
function rankOf(family: string, characters: readonly string[]): number {
  const text = characters.join('');
  const region = regions.find(([script]) => script.test(text))?.[1];
  const forOthers = region && /\b(SC|TC|HK|JP|KR)\b/.test(family) && !region.test(family);
  return (unfit.test(family) ? 4 : 0) + (forOthers ? 2 : 0) + (/^Noto /.test(family) ? 0 : 1);
}

/** Fonts beyond the shipped ones, for characters that those lack. */
export interface FoundFonts {
  /** In the order in which a theme is to try them. */
  readonly families: readonly string[];
  /** All files of these families, absolute and sorted. */
  readonly files: readonly string[];
  has(character: string): boolean;
}

export interface FontFolders {
  /** Named by the caller or the host: its fonts come first. */
  readonly fontFolder?: string | undefined;
  /** Of this machine. */
  readonly systemFontFolders?: readonly string[] | undefined;
}

export interface FontFinder {
  /** The fewest fonts that draw these characters, as far as there are any; the same ones for the same folders. */
  find(characters: readonly string[]): FoundFonts;
}

const heaviestRegular = 500;
const lightestRegular = 350;

/** Looks into the folders when it is first asked, and not again. */
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

/** Script by script the face that draws most of what is wanted, until nothing more can be drawn. */
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

/** Not every machine has each of its platform's folders, or lets everybody read them. */
function systemFacesBelow(folder: string): readonly FontFace[] {
  try {
    return facesBelow(folder);
  } catch {
    return [];
  }
}

/** A damaged file among a machine's fonts is no font: where no other has the character, that is reported. */
function facesOf(file: string): readonly FontFace[] {
  try {
    return readFontFaces(file);
  } catch {
    return [];
  }
}

/* Writing that the shipped fonts lack, and where fonts for it come from. */

export interface Script {
  /** For people: `Chinese, Japanese or Korean`. */
  readonly name: string;
  /** What Debian and Ubuntu call a package with fonts for it. */
  readonly debianPackage: string;
  has(character: string): boolean;
}

function script(name: string, debianPackage: string, characters: RegExp): Script {
  return { name, debianPackage, has: (character) => characters.test(character) };
}

/** In the order in which they are asked; the last one takes what is left. */
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
