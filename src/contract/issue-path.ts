const longestName = 64;

/** `sections.experience.items[1].summary`; a name from the input is quoted as soon as it is more than a word. */
export function issuePath(steps: readonly PropertyKey[]): string {
  return steps.map(printStep).join('').replace(/^\./, '');
}

function printStep(step: PropertyKey): string {
  if (typeof step === 'number') return `[${step}]`;
  const name = String(step);
  if (/^[\w-]+$/.test(name) && name.length <= longestName) return `.${name}`;
  return `[${JSON.stringify(name.slice(0, longestName))}]`;
}
