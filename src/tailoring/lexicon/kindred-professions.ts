/** Professions whose people work side by side and share their tools: a skill of one is at home in the others. */
const kindred: readonly (readonly string[])[] = [
  ['software engineering', 'infrastructure and security', 'data'],
  ['nursing and care', 'other health work'],
  ['engineering and manufacturing', 'trades, maintenance and vehicles'],
  ['product management, design and media', 'marketing, communication and sales'],
];

/** The professions themselves and those beside them. */
export function withKindred(professions: readonly string[]): ReadonlySet<string> {
  const beside = kindred.filter((group) => group.some((name) => professions.includes(name)));
  return new Set([...professions, ...beside.flat()]);
}
