import type { JsonObject } from '../../contract/json-object.ts';
import { countryName, filled, linesOf, placeOf } from './europass-texts.ts';
import { elementsAt, textAt, type XmlElement } from './xml-tree.ts';

/** Who the person is, in JSON Resume's terms. */
export function readPerson(root: XmlElement, language: string): JsonObject {
  const [person = root] = [...elementsAt(root, 'Identification'), ...elementsAt(root, 'CandidatePerson')];
  const channels = elementsAt(person, 'Communication');
  const ofKind = (code: string) =>
    channels.filter((one) => textAt(one, 'ChannelCode').toLowerCase() === code);
  const [phone = '', ...phones] = written([
    ...elementsAt(person, 'Telephone').map((one) => textAt(one, 'Contact')),
    ...ofKind('telephone').map(numberIn),
  ]);
  const sites = [
    ...elementsAt(person, 'Website').map((one) => textAt(one, 'Contact')),
    ...ofKind('web').map((one) => textAt(one, 'URI')),
  ];
  const [email = '', ...emails] = written([
    ...elementsAt(person, 'Email').map((one) => textAt(one, 'Contact')),
    ...ofKind('email').map((one) => textAt(one, 'URI')),
  ]);
  const [url = '', ...others] = written(sites);
  const profiles = [...others.map((address) => ({ url: address })), ...messengers(person)];
  const place = placeOf(person, language) || countryName(textAt(person, 'ResidencyCountryCode'), language);
  const licences = drivingLicences(root);
  const headline = headlineOf(root);
  const names = [textAt(person, 'FirstName', 'GivenName'), textAt(person, 'Surname', 'FamilyName')];
  return filled({
    name: names.join(' ').trim() || textAt(person, 'FormattedName', 'LegalName'),
    ...headline,
    ...{ email, phone, url },
    ...(place && { location: { address: place } }),
    profiles,
    customFields: [
      ...[...emails, ...phones].map((value) => ({ name: '', value })),
      ...(licences === '' ? [] : [{ name: 'Driving licence', value: licences }]),
    ],
  });
}

/** Each once, without those that are empty. */
function written(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => text !== '');
}

/** A headline names a job, or is the person's own statement. */
function headlineOf(root: XmlElement): { readonly label: string; readonly summary: string } {
  const text = textAt(root, 'Headline/Description/Label');
  const isStatement = /statement/i.test(textAt(root, 'Headline/Type/Code'));
  const summary = [
    isStatement ? text : '',
    ...['ExecutiveSummary', 'CandidateObjective', 'QualificationsSummary'].flatMap((name) =>
      linesOf(textAt(root, name)),
    ),
  ];
  return { label: isStatement ? '' : text, summary: summary.filter((part) => part !== '').join('\n\n') };
}

/** `39` and `055 1234` are `+39 055 1234`. */
function numberIn(channel: XmlElement): string {
  const [country, number] = [textAt(channel, 'CountryDialing'), textAt(channel, 'DialNumber')];
  if (number === '' || country === '' || /^(?:\+|00)/.test(number)) return number || textAt(channel, 'URI');
  return `+${country.replace(/\D/g, '')} ${number}`;
}

function messengers(person: XmlElement): readonly JsonObject[] {
  return elementsAt(person, 'InstantMessaging').map((one) =>
    filled({ network: textAt(one, 'Use/Label'), username: textAt(one, 'Contact') }),
  );
}

function drivingLicences(root: XmlElement): string {
  const licences = [
    ...elementsAt(root, 'Driving/Description/Licence'),
    ...elementsAt(root, 'License/LicenseTypeCode'),
  ];
  return licences
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join(', ');
}
