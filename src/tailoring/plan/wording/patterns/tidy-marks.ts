import { type PreparedPattern, preparedPattern } from '../../../../text/prepared-pattern.ts';
import type { Pattern } from '../pattern.ts';

/** Blanks where they belong: `two sites , three labs( night shift )` becomes `two sites, three labs (night shift)`. */
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
    ['Kept servers(mail and files) running', 'Kept servers (mail and files) running'],
    ['Worked nights ( 10 hours ) in May', 'Worked nights (10 hours) in May'],
    ['Sold bread,cakes and tea', 'Sold bread, cakes and tea'],
  ],
  leaves: [
    ['a call of a program is no sentence', 'Replaced print() by a logger'],
    ['a plural in brackets belongs to its word', 'Trained the trainee(s) of the ward'],
    ['so does the ending of another gender', 'Betreute 40 Schüler(innen) und Gäste'],
    ['in Spanish too', 'Enseñó a 30 alumno(nas)'],
    ['what is called has one name', 'Replaced print(text) and sort(list, order) in 3 scripts'],
    ['numbers are written with commas', 'Sold 1,200 cakes'],
    ['a space is the style of a list', 'Java, Go, Rust'],
    ['file names keep theirs', 'Wrote main.c,main.h and a Makefile'],
  ],
};

const marks: readonly (readonly [PreparedPattern, string])[] = [
  [preparedPattern(String.raw`(?<=[\p{L}\p{N})])[ \u00a0]{1,9}(?=[,;](?:\s|$))`, 'gu'), ''],
  [preparedPattern(String.raw`(?<=[\p{L}\p{N}]) {1,9}(?=\.$)`, 'gu'), ''],
  [
    preparedPattern(String.raw`((?<![\p{L}\p{N}.])\p{Ll}{3,30}),(?=\p{Ll}{3,30}(?![\p{L}\p{N}.]))`, 'gu'),
    '$1, ',
  ],
  [
    preparedPattern(String.raw`((?<![\p{L}\p{N}.])\p{L}\p{Ll}{3,30})\((?=\p{L}{3,30} \p{L}[^()]*\))`, 'gu'),
    '$1 (',
  ],
  [preparedPattern(String.raw`(?<=\s)\( {1,9}(?=\S)`, 'gu'), '('],
  [preparedPattern(String.raw`(\([^()]{0,200}[^()\s]) {1,9}\)`, 'gu'), '$1)'],
];

function tidiedBy(all: typeof marks, text: string): string | null {
  const tidied = all.reduce(
    (current, [pattern, replacement]) => current.replace(pattern.for(current), replacement),
    text,
  );
  return tidied === text ? null : tidied;
}

/** French parts a semicolon and a colon by a blank from the word before, but no comma and no bracket. */
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
    ['Travail de nuit ( 10 heures ) en mai', 'Travail de nuit (10 heures) en mai'],
  ],
  leaves: [
    ['le point-virgule a son espace', 'Accueil des clients ; tenue de la caisse'],
    ['les deux-points aussi', 'Outils : Excel, Word'],
    ['la marque du féminin tient à son mot', 'Encadrement de 4 employé(e)s'],
  ],
};

const marksOfFrench: typeof marks = [
  [preparedPattern(String.raw`(?<=[\p{L}\p{N})])[ \u00a0]{1,9}(?=,\s)`, 'gu'), ''],
  ...marks.slice(1),
];

/** `开发,维护` has the comma of another script. */
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
