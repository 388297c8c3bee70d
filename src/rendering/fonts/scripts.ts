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
