import { type PreparedPattern, preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import type { Pattern } from '../pattern.ts';

/** Removes spaces before commas, semicolons and the last stop: `two sites , three` becomes `two sites, three`. */
export const tidyMarks: Pattern = {
  rule: 'tidy_marks',
  why: 'marks',
  languages: ['en', 'de', 'es'],
  from: 'good',
  apply(text) {
    return tidiedBy(marks, text);
  },
  examples: [['Cleaned two sites , three labs and a store', 'Cleaned two sites, three labs and a store']],
  leaves: [
    ['numbers are written with commas', 'Sold 1,200 cakes'],
    ['numbers with blanks stay too', 'Sold over 12 , 000 cakes'],
    ['a space is the style of a list', 'Java, Go, Rust'],
  ],
};

const marks: readonly (readonly [PreparedPattern, string])[] = [
  [preparedPattern(String.raw`(?<=[\p{L}\p{N})])[ \u00a0]{1,9}(?=[,;](?:\s(?!\d{3}(?!\d))|$))`, 'gu'), ''],
  [preparedPattern(String.raw`(?<=[\p{L}\p{N}]) {1,9}(?=\.$)`, 'gu'), ''],
];

function tidiedBy(all: typeof marks, text: string): string | null {
  const tidied = all.reduce(
    (current, [pattern, replacement]) => current.replace(pattern.for(current), replacement),
    text,
  );
  return tidied === text ? null : tidied;
}

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
