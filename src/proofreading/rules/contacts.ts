import type { Finding, Proof } from '../finding.ts';

const mail = /[^\s@]@[^\s@]/;
const minPhoneDigits = 7;
const otherContacts: ReadonlySet<string> = new Set([
  'basics',
  'basics.location',
  'basics.summary',
  'basics.label',
]);

/** No e-mail address, no phone number: nobody can answer. Found in another field, they are there. */
export function checkContacts({ document, lines }: Proof): readonly Finding[] {
  const texts = [
    ...lines.filter(({ path }) => otherContacts.has(path) || path.startsWith('sections.custom.')),
  ].map(({ text }) => text);
  const links = [
    document.basics.url.href,
    ...document.sections.profiles.items.flatMap(({ username, url }) => [username, url.href]),
  ];
  const { email, phone } = document.basics;
  const all = [...texts, ...links];
  return [
    ...(email.trim() !== '' || all.some((text) => mail.test(text))
      ? []
      : [missing('email', 'an e-mail address')]),
    ...(phone.trim() !== '' || all.some(holdsPhone) ? [] : [missing('phone', 'a phone number')]),
  ];
}

function missing(field: 'email' | 'phone', name: string): Finding {
  return {
    severity: 'error',
    rule: field === 'email' ? 'missing_email' : 'missing_phone',
    path: `basics.${field}`,
    place: 'Contact details',
    message: `There is no ${name.replace(/^an? /, '')}.`,
    advice: `Add ${name}, so that employers can reach you.`,
  };
}

/** Figures in one go: a list of years has words or commas between them. */
const figures = /\+?\d[\d\s().\-/]{5,24}\d/;
const yearRange = /^(?:19|20)\d\d\s?[-/]\s?(?:19|20)\d\d$/;

function holdsPhone(text: string): boolean {
  const [found = ''] = figures.exec(text) ?? [];
  return found.replaceAll(/\D/g, '').length >= minPhoneDigits && !yearRange.test(found);
}
