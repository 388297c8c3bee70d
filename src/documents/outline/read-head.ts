import type { JsonObject } from '../../contract/json-object.ts';
import { type ContactPart, contactParts, isContactLine } from './contact-in-text.ts';
import { cellsIn, type SourceLine } from './source-line.ts';

const maxHeadlineLength = 120;

/** What stands above the first section: name, headline, contact details, perhaps a summary. */
export function readHead(lines: readonly SourceLine[], contact: readonly SourceLine[]): JsonObject {
  const nameLine = nameIn(lines);
  const beside = nameLine && looksLikePlace(nameLine.aside) ? [nameLine.aside] : [];
  // `Ada Lovelace | Mathematician` in the size of names.
  const [named = '', ...titles] = cellsIn(nameLine?.text ?? '');
  const above = nameLine ? lines.slice(0, lines.indexOf(nameLine)) : [];
  const below = lines.filter((line) => line !== nameLine && !above.includes(line));
  const rest = [...titles, ...[...below, ...above].flatMap(cells), ...beside];
  const others = rest.filter((text) => !isContactLine(text));
  const written = [...rest.filter(isContactLine), ...contact.flatMap(cells)].flatMap(contactParts);
  const details = withLinkedProfiles(written, [...lines, ...contact]);
  const summary = others.filter((text) => text.length > maxHeadlineLength);
  const [label = '', ...more] = others.filter((text) => text.length <= maxHeadlineLength);
  const places = details.filter(({ kind }) => kind === 'other').map(({ text }) => text);
  const place = [...places, ...more].find(looksLikePlace) ?? places[0] ?? '';
  const isOfName = nameLine && beside.length === 0 && !isContactLine(nameLine.aside);
  const name = nameLine ? [named, isOfName ? nameLine.aside : ''] : [];
  const ofName = nameLine && isContactLine(nameLine.aside) ? contactParts(nameLine.aside) : [];
  return {
    name: name.filter((part) => part !== '').join(' '),
    ...(label && { label }),
    ...reachedBy([...ofName, ...details]),
    ...(place && { location: { address: place } }),
    ...(summary.length > 0 && { summary: summary.join('\n\n') }),
  };
}

/** A name on a network that is only printed, its network shown by a picture: the link behind it tells which. */
function withLinkedProfiles(
  written: readonly ContactPart[],
  lines: readonly SourceLine[],
): readonly ContactPart[] {
  const linked = lines
    .flatMap(({ links }) => links)
    .flatMap(contactParts)
    .filter(({ kind, network }) => kind === 'profile' && !written.some((part) => part.network === network));
  const names = new Set(linked.map(({ username }) => username));
  const others = written.filter(({ kind, text }) => kind !== 'other' || !names.has(text.replace(/^@/, '')));
  const printed = (part: ContactPart) =>
    lines.some((line) =>
      cells(line)
        .join(' ')
        .includes(part.username ?? ''),
    );
  return [...others, ...linked.filter(printed)];
}

function cells({ text, aside }: SourceLine): readonly string[] {
  return [text, aside].filter((cell) => cell !== '');
}

/** The largest line, else the first that is no contact detail. */
function nameIn(lines: readonly SourceLine[]): SourceLine | undefined {
  const large = lines.find(({ style }) => style === 'large');
  return large ?? lines.find(({ text }) => !isContactLine(text));
}

function looksLikePlace(text: string): boolean {
  return /^[\p{L} .'-]+(?:,\s[\p{L} .'-]+){1,2}$/u.test(text) && text.length < 60;
}

function reachedBy(parts: readonly ContactPart[]): JsonObject {
  const first = (kind: ContactPart['kind']) => parts.find((part) => part.kind === kind)?.text;
  const [url, ...urls] = parts.filter(({ kind }) => kind === 'url');
  const profiles = [
    ...parts.filter(({ kind }) => kind === 'profile' || kind === 'labelled').map(profileOf),
    ...urls.map(({ text }) => ({ url: text })),
  ];
  const found = { email: first('email'), phone: first('phone'), url: url?.text };
  return {
    ...Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)),
    ...(profiles.length > 0 && { profiles }),
  };
}

function profileOf({ network, username, text }: ContactPart): JsonObject {
  return { network, username, ...(text && { url: text }) };
}
