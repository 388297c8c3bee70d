import { ownValue } from '../contract/own-value.ts';

/** What our own layouts draw with, for terminals that know no more than ASCII. */
const marks: Readonly<Record<string, string>> = {
  '✓': '+',
  '✗': 'x',
  '→': '->',
  '…': '~',
  '·': '-',
  '—': '-',
  '–': '-',
  '█': '#',
  '░': '.',
  '“': '"',
  '”': '"',
  '’': "'",
};

const drawn = new RegExp(`[${Object.keys(marks).join('')}]`, 'g');

export function asciiMarks(text: string): string {
  return text.replace(drawn, (mark) => ownValue(marks, mark) ?? mark);
}
