import { sample } from './how-long.ts';

/** What every plain object answers to without holding it. */
const names = [
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__proto__',
  'isPrototypeOf',
  '__defineGetter__',
  'propertyIsEnumerable',
  'toLocaleString',
] as const;

export const inheritedNames = sample(names, 3);

/** What a text holds once a function or an object was taken for a value. */
export const tracesOfObjects =
  /\[native code\]|\[object \w+\]|function Object|Cannot read propert|is not a function/;
