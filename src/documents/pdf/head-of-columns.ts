import { isContactLine } from '../outline/recognize/contact-in-text.ts';
import { dateFields, datesInText } from '../outline/recognize/dates-in-text.ts';
import { wholeOf } from '../outline/source-line.ts';
import type { PlacedLine } from './page-lines.ts';

/** Maximum number of lines of a name, a title, contact details and a profile. */
const maxHeadLines = 12;

/**
 * Moves the lines above the first heading of the second column before the first heading of the first: they are the name,
 * title or profile beside it, not the end of its last section.
 */
export function withWholeHead(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const isHeading = ({ source }: PlacedLine) => source.style === 'heading';
  const shown = lines.findIndex(isHeading);
  const from = lines.findIndex(({ source }) => source.column === 'beside');
  if (shown < 0 || from < shown || lines[shown]?.source.column !== 'left') return lines;
  const length = lines.slice(from).findIndex(isHeading);
  const head = lines.slice(from, from + Math.max(0, length));
  if (head.length > maxHeadLines || !head.every(isOfHead) || beginsWithAddress(head)) return lines;
  return [...lines.slice(0, shown), ...head, ...lines.slice(shown, from), ...lines.slice(from + head.length)];
}

/** True for a line of the first page that is not part of an entry or a list. */
function isOfHead({ first, source }: PlacedLine): boolean {
  const isPoint = source.style === 'bullet' && !isContactLine(source.text);
  const isPeriod = dateFields(datesInText(wholeOf(source)).date).startDate !== undefined;
  return first.page === 1 && source.column === 'beside' && !isPoint && !isPeriod;
}

/** True for an address above other contact details, which would be read as the title below the name. */
function beginsWithAddress(lines: readonly PlacedLine[]): boolean {
  const [first] = lines;
  const isContact = ({ source }: PlacedLine) => isContactLine(source.text);
  return first?.source.style === 'text' && !isContact(first) && lines.some(isContact);
}
