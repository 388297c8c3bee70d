/** Licenses of code that may be packed into an MIT package: they require no more than their text or notice. */
const compatible: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  // Requires the credit in its notice.
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unicode-3.0',
  'Unlicense',
  // Requires the notice of Princeton University.
  'WordNet',
  'Zlib',
]);

/** Also licenses of packages that may only be installed separately: the MPL covers changes of its own files. */
const compatibleBeside: ReadonlySet<string> = new Set([
  ...compatible,
  // As in the English dictionaries, which mean three clauses.
  'BSD',
  'MPL-1.1',
  'MPL-2.0',
]);

/** @param expression SPDX without nested parentheses: any choice of `OR` is enough, all parts of `AND` are needed */
export function isCompatible(expression: string): boolean {
  return isAllowed(expression, compatible);
}

/** Like `isCompatible`, for a package that npm installs separately. */
export function mayBeInstalledBeside(expression: string): boolean {
  return isAllowed(expression, compatibleBeside);
}

function isAllowed(expression: string, licenses: ReadonlySet<string>): boolean {
  const choices = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((license) => licenses.has(license.trim())));
}
