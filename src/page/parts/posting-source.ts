/** File types of postings, for the file dialog. */
export const postingFiles = '.txt,.md,.html,.json,.pdf,.docx,.odt,.rtf,.eml';

/** The web address if the text is nothing else; otherwise null. */
export function addressIn(text: string): string | null {
  return /^\s*(https?:\/\/\S+)\s*$/i.exec(text)?.[1] ?? null;
}

/** Message of a shared server, which does not read addresses. */
export const addressesNotRead =
  'This is an address, and this server opens none: it could reach into its own network. Open it in another tab, select all, copy, and paste the text here.';
