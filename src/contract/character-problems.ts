/** Control characters but those that are white space. */
const controlCharacter = /[^\P{Cc}\n\r\t\f\v]/u;

/** Characters that no text may hold, each as what the text must do about it. */
export function characterProblems(text: string): string[] {
  const problems: string[] = [];
  if (controlCharacter.test(text)) problems.push('must not contain control characters');
  if (!text.isWellFormed()) problems.push('must be well-formed Unicode (it has a lone surrogate)');
  return problems;
}
