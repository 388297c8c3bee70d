import { isContactLine } from '../outline/recognize/contact-in-text.ts';
import type { SourceLine } from '../outline/source-line.ts';

export interface PageParts {
  readonly headers: readonly SourceLine[];
  readonly body: readonly SourceLine[];
  readonly footers: readonly SourceLine[];
}

const wordsOfPages = /(?:page|seite|página|pagina|of|von|sur|de|[第页共/|])/giu;
const maxDigits = 6;

/** True for an empty text, `2` and `Page 2 of 3`. */
function isPageNumber(text: string): boolean {
  const rest = text.replace(wordsOfPages, '').replace(/\s/g, '');
  return rest.length <= maxDigits && /^\d*$/.test(rest);
}

/**
 * Adds headers and footers. Headers go first, because names and contact details are often there, and so do contact
 * details from footers; other footers go last. Lines that repeat the body are left out.
 */
export function withPageEdges({ headers, body, footers }: PageParts): readonly SourceLine[] {
  const known = new Set(body.map(keyOf));
  const isNew = (line: SourceLine) => {
    const key = keyOf(line);
    if (known.has(key) || isPageNumber(line.text)) return false;
    known.add(key);
    return true;
  };
  const above = headers.filter(isNew);
  const below = footers.filter(isNew);
  const contacts = below.filter(isContact);
  const rest = below
    .filter((line) => !isContact(line))
    .map((line): SourceLine => ({ ...line, style: 'running' }));
  return [...above, ...contacts, ...body, ...rest].map((line, index) => ({
    ...line,
    place: `line ${index + 1}`,
  }));
}

function isContact({ text, aside }: SourceLine): boolean {
  return isContactLine(text) || isContactLine(aside);
}

function keyOf({ text, aside }: SourceLine): string {
  return `${text} ${aside}`.toLowerCase().replace(/\s+/g, ' ');
}
