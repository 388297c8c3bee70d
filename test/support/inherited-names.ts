import { sample } from './how-long.ts';

/** What every plain object answers to without holding it. */
const names = [
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  '__defineGetter__',
  'propertyIsEnumerable',
  'toLocaleString',
  '__proto__',
] as const;

export const inheritedNames = sample(names, 2);

/** What a text holds once a function or an object was taken for a value. */
export const tracesOfObjects =
  /\[native code\]|\[object \w+\]|function Object|Cannot read propert|is not a function/;
