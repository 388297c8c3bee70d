/** For `like … escape '!'`: whatever holds this text. */
export function likePattern(text: string): string {
  return `%${text.replace(/[!%_]/g, '!$&')}%`;
}
