const longestName = 64;

/** `resume_data.sections.experience.items[1].summary`; a name from the request is quoted as soon as it is more than a word. */
export function documentPath(steps: readonly PropertyKey[]): string {
  return `resume_data${steps.map(printStep).join('')}`;
}

function printStep(step: PropertyKey): string {
  if (typeof step === 'number') return `[${step}]`;
  const name = String(step);
  if (/^\w+$/.test(name) && name.length <= longestName) return `.${name}`;
  return `[${JSON.stringify(name.slice(0, longestName))}]`;
}
