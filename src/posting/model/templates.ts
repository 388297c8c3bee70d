/** Numbers for the templates of features: the order of the names must stay while a model is in use. */
export function numbered<Name extends string>(
  first: number,
  names: readonly Name[],
): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name, index) => [name, first + index])) as Record<Name, number>;
}
