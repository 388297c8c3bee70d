import { type PreparedPattern, preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { over, type Pattern, withStyle } from '../pattern.ts';

/** Removes spaces before commas, semicolons and the last stop: `two sites , three` becomes `two sites, three`. */
export const tidyMarks: Pattern = {
  rule: 'tidy_marks',
  why: 'marks',
  languages: ['en', 'de', 'es'],
  from: 'good',
  apply(text) {
    return tidiedBy(marks, text);
  },
  examples: [
    ['Cleaned two sites , three labs and a store', 'Cleaned two sites, three labs and a store'],
    ['Cleaned two sites..', 'Cleaned two sites.'],
  ],
  leaves: [
    ['three dots say that more follows', 'Cleaned sites, labs...'],
    ['numbers are written with commas', 'Sold 1,200 cakes'],
    ['numbers with blanks stay too', 'Sold over 12 , 000 cakes'],
    ['a space is the style of a list', 'Java, Go, Rust'],
  ],
};

const marks: readonly (readonly [PreparedPattern, string])[] = [
  [preparedPattern(String.raw`(?<=[\p{L}\p{N})])[ \u00a0]{1,9}(?=[,;](?:\s(?!\d{3}(?!\d))|$))`, 'gu'), ''],
  [preparedPattern(String.raw`(?<=[\p{L}\p{N}]) {1,9}(?=\.$)`, 'gu'), ''],
  [preparedPattern(String.raw`(?<=[\p{L}\p{N})]\.)\.$`, 'gu'), ''],
];

function tidiedBy(all: typeof marks, text: string): string | null {
  const tidied = all.reduce(
    (current, [pattern, replacement]) => current.replace(pattern.regExp, replacement),
    text,
  );
  return tidied === text ? null : tidied;
}

const sentenceInside = preparedPattern(String.raw`[.!?:;]\s|[.!?…:;,]$`, 'u');
const shortForm = preparedPattern(String.raw`(?:^|[\s(])(?:\p{L}{1,4}|\p{L}\.\p{L})\.$`, 'u');
/** Three words, one in small letters, unlike `OVERVIEW OF DUTIES`. */
const isStatement = preparedPattern(String.raw`^\S+\s\S+\s(?=\S)[^\n]*\p{Ll}{2}`, 'u');
const lastWord = preparedPattern(String.raw`[\p{L}\p{N})%]$`, 'u');

/** Ends a line with a full stop, or without, if all other lines of the job do. */
export const closingStop: Pattern = {
  rule: 'closing_stop',
  why: 'stop',
  languages: ['en', 'de', 'es', 'fr'],
  from: 'super',
  apply(text, { style: { othersStop } }) {
    if (othersStop === 'always') return isStatement.test(text) && lastWord.test(text) ? `${text}.` : null;
    if (othersStop !== 'never' || !text.endsWith('.') || shortForm.test(text)) return null;
    const bare = text.slice(0, -1);
    return sentenceInside.test(bare) ? null : bare;
  },
  examples: [
    ['Cleaned two sites', 'Cleaned two sites.', withStyle(over, { othersStop: 'always' })],
    ['Cleaned two sites.', 'Cleaned two sites', withStyle(over, { othersStop: 'never' })],
  ],
  leaves: [
    ['the other lines differ', 'Cleaned two sites'],
    [
      'two sentences need their stops',
      'Cleaned two sites. Sold one.',
      withStyle(over, { othersStop: 'never' }),
    ],
    ['a short form keeps its stop', 'Cleaned sites for Pond Ltd.', withStyle(over, { othersStop: 'never' })],
    ['a heading stays', 'OVERVIEW OF THE SITES', withStyle(over, { othersStop: 'always' })],
    ['a colon has lines below it', 'Cleaned two sites:', withStyle(over, { othersStop: 'always' })],
  ],
};

/** Removes spaces before commas and the last stop; in French, a semicolon and a colon keep theirs. */
export const frenchMarks: Pattern = {
  rule: 'french_marks',
  why: 'marks',
  languages: ['fr'],
  from: 'good',
  apply(text) {
    return tidiedBy(marksOfFrench, text);
  },
  examples: [
    [
      'Nettoyage de deux sites , trois ateliers et un dépôt',
      'Nettoyage de deux sites, trois ateliers et un dépôt',
    ],
  ],
  leaves: [
    ['le point-virgule a son espace', 'Accueil des clients ; tenue de la caisse'],
    ['les deux-points aussi', 'Outils : Excel, Word'],
  ],
};

const marksOfFrench: typeof marks = [
  [preparedPattern(String.raw`(?<=[\p{L}\p{N})])[ \u00a0]{1,9}(?=,\s)`, 'gu'), ''],
  ...marks.slice(1),
];

/** Replaces Western commas between Chinese words: `开发,维护` becomes `开发，维护`. */
export const chineseMarks: Pattern = {
  rule: 'chinese_marks',
  why: 'marks',
  languages: ['zh'],
  from: 'good',
  apply(text) {
    return namesInRow.test(text) ? null : tidiedBy(marksOfChinese, text);
  },
  examples: [
    ['编写接口文档,每周更新一次', '编写接口文档，每周更新一次'],
    ['编写接口文档,SQL脚本由同事提供', '编写接口文档，SQL脚本由同事提供'],
  ],
  leaves: [
    ['名称之间的逗号留着', '使用Java,Kafka和SQL开发订单系统'],
    ['数字里的逗号也留着', '管理1,200件库存'],
  ],
};

const namesInRow = preparedPattern(String.raw`[A-Za-z0-9],\s?[A-Za-z]`, 'u');
const marksOfChinese: typeof marks = [
  [preparedPattern(String.raw`(?<=\p{Script=Han}) {0,3},[ ]{0,3}(?=\p{L})`, 'gu'), '，'],
];
