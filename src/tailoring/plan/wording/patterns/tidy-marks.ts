import { type PreparedPattern, preparedPattern } from '../../../../text/prepared-pattern.ts';
import type { Pattern } from '../pattern.ts';

/** Blanks where they belong: `two sites , three labs( night shift )` becomes `two sites, three labs (night shift)`. */
export const tidyMarks: Pattern = {
  rule: 'tidy_marks',
  why: 'marks',
  languages: ['en', 'de', 'es'],
  from: 'good',
  apply(text) {
    const tidied = marks.reduce(
      (current, [pattern, replacement]) => current.replace(pattern.for(current), replacement),
      text,
    );
    return tidied === text ? null : tidied;
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
