/** Licenses under which code may be packed into an MIT package: none asks for more than its own text. */
const compatible: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  // Asks for the credit that its notice gives.
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unicode-3.0',
  'Unlicense',
  // Asks for the notice of Princeton University.
  'WordNet',
  'Zlib',
]);

/** What besides may be installed beside it, unchanged: the MPL asks only for changes of its own files. */
const compatibleBeside: ReadonlySet<string> = new Set([
  ...compatible,
  // As the English dictionaries say it: three clauses.
  'BSD',
  'MPL-1.1',
  'MPL-2.0',
]);

/** Of an SPDX expression without nested brackets: one choice of `OR` will do, every part of `AND` must. */
export function isCompatible(expression: string): boolean {
  return isAllowed(expression, compatible);
}

/** The same for a package that npm installs beside this one. */
export function mayBeInstalledBeside(expression: string): boolean {
  return isAllowed(expression, compatibleBeside);
}

function isAllowed(expression: string, licenses: ReadonlySet<string>): boolean {
  const choices = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((license) => licenses.has(license.trim())));
}
