/** Licences under which code may be packed into an MIT package: none asks for more than its own text. */
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
  'Unlicense',
  // Asks for the notice of Princeton University.
  'WordNet',
  'Zlib',
]);

/** Of an SPDX expression without nested brackets: one choice of `OR` will do, every part of `AND` must. */
export function isCompatible(expression: string): boolean {
  const choices = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((license) => compatible.has(license.trim())));
}
