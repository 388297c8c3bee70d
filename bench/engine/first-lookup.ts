/* Prints the milliseconds from loading the lexicon to its first answer. Runs in a new process each time. */

async function main(): Promise<void> {
  const start = performance.now();
  const { findTerms } = await import('../../src/lexicon/find-terms.ts');
  const { standardLexicon } = await import('../../src/lexicon/lexicon.ts');
  const { tokenize } = await import('../../src/text/tokenize.ts');
  const text = 'Moved 12 services to Kubernetes and wrote their health checks in Python';
  const names = findTerms(standardLexicon(), text, tokenize(text)).map(({ term }) => term.canonical);
  const milliseconds = performance.now() - start;
  if (!names.includes('Kubernetes')) throw new Error(`found only ${names.join(', ')}`);
  console.log(milliseconds);
}

void main();
