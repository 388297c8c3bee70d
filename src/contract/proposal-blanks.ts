/** What a proposal leaves to the person: `[tool]`. */
export function blanksIn(proposal: string): readonly string[] {
  return proposal.match(/\[[^[\]]*\]/g) ?? [];
}
