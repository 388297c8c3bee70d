import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import type { ProofreadingMessages } from '../../messages/proofreading/proofreading-messages.ts';
import { trimEndOf } from '../../values/strings.ts';
import type { Finding, Proof } from '../finding.ts';

const otherContacts: ReadonlySet<string> = new Set([
  'basics',
  'basics.location',
  'basics.summary',
  'basics.label',
]);

/** Finds a missing e-mail address or phone number. They may be in any visible field. */
export function checkContacts({ document, lines, messages }: Proof): readonly Finding[] {
  const texts = [
    ...lines
      .filter(({ path }) => otherContacts.has(path) || path.startsWith('sections.custom.'))
      .map(({ text }) => text),
    ...linkTexts(document),
  ];
  const words = texts.map((text) => withoutWebAddresses(text));
  const { email, phone } = document.basics;
  return [
    ...(email.trim() !== '' || words.some(holdsMail) ? [] : [missing('email', messages)]),
    ...(phone.trim() !== '' || words.some(holdsPhone) ? [] : [missing('phone', messages)]),
  ];
}

/** Texts and targets of links and profiles. */
function linkTexts({ basics, sections: { profiles } }: ResumeDocument): readonly string[] {
  const shown = profiles.visible ? profiles.items.filter(({ visible }) => visible) : [];
  const links = [basics.url, ...shown.map(({ url }) => url)];
  return [...shown.map(({ username }) => username), ...links.flatMap(({ label, href }) => [label, href])];
}

function missing(field: 'email' | 'phone', messages: ProofreadingMessages): Finding {
  return {
    severity: 'error',
    rule: field === 'email' ? 'missing_email' : 'missing_phone',
    path: `basics.${field}`,
    place: messages.places.contact,
    ...(field === 'email' ? messages.missingEmail : messages.missingPhone),
  };
}

/** The words of a text without web addresses, whose names and numbers are not contacts. */
function withoutWebAddresses(text: string): readonly string[] {
  return text
    .split(/\s+/)
    .map((word) => word.replace(/^[(<[]?(?:mailto|tel):/i, ''))
    .map((word) => (isWebAddress(word) ? '' : word));
}

/** True for `https://…`, `www.…`, or a host with a path. */
function isWebAddress(word: string): boolean {
  const [host = '', page] = word.split('/', 2);
  return (
    word.includes('://') || /^[(<[]?www\./i.test(word) || (page !== undefined && /\.[a-z]{2,}$/i.test(host))
  );
}

const closing = /[)>\],;.]/;
/** Excludes `@ana@example.social`, a name on a network. */
const mail = /^[^@]+@[^@]+\.[^@.]{2,}$/;

function holdsMail(words: readonly string[]): boolean {
  return words.some((word) => mail.test(trimEndOf(word, closing)));
}

const minPhoneDigits = 7;
/** Maximum digits of a phone number (E.164). */
const maxPhoneDigits = 15;
/** A whole run of digits; lists of years have words or commas in between. */
const figures = /\+?\d[\d\s().\-/]{5,24}\d(?!\w|[-./]\w)/g;
const date =
  /(?:19|20)\d\d\s?[-./]\s?(?:19|20)\d\d|(?:19|20)\d\d[-./]\d\d(?:[-./]\d\d)?|\d\d?[-./] ?\d\d?[-./] ?(?:19|20)\d\d/g;

function holdsPhone(words: readonly string[]): boolean {
  const text = words
    .map((word) => (word.includes('@') ? '' : word))
    .map((word) => word || ',')
    .join(' ');
  const numbers = text.replaceAll(date, ',').match(figures) ?? [];
  return numbers
    .map((number) => number.replaceAll(/\D/g, '').length)
    .some((digits) => digits >= minPhoneDigits && digits <= maxPhoneDigits);
}
