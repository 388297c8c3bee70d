/** What a posting can be read from, for the file dialog. */
export const postingFiles = '.txt,.md,.html,.json,.pdf,.docx,.odt,.rtf,.eml';

/** The address, where the text is nothing else. */
export function addressIn(text: string): string | null {
  return /^\s*(https?:\/\/\S+)\s*$/i.exec(text)?.[1] ?? null;
}

/** What a server that others use says to an address. */
export const asksNoAddress =
  'This is an address, and this server opens none: it could reach into its own network. Open it in another tab, select all, copy, and paste the text here.';
