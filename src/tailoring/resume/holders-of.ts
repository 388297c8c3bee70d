/** The paths of all that a text is part of: `work[0]` for `work[0].highlights[2]`. */
export function holdersOf(path: string): readonly string[] {
  const holders: string[] = [];
  for (let dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', dot + 1))
    holders.push(path.slice(0, dot));
  return holders;
}
