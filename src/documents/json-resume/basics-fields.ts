import { objectsOf } from '../../values/json-object.ts';
import { type Basics, defaultPicture, itemId } from '../resume-document/document-parts.ts';
import { isEmail } from '../resume-document/link.ts';
import { prose } from './rich-fields.ts';
import { type SourceEntry, sourceEntry } from './source-entry.ts';
import { type Field, home, line, link, putText } from './text-fields.ts';

type CustomField = Basics['customFields'][number];

const emailKeys = ['email'];
/** Name of the custom field for an invalid address. */
const emailName = 'Email';
const emailIcon = 'envelope';
const pictureKeys = ['image', 'picture'];

function addressOf(entry: SourceEntry): string {
  return entry.address(emailKeys).replace(/^mailto:/i, '');
}

const email: Field<string> = {
  keysIn: () => emailKeys,
  read(entry) {
    const address = addressOf(entry);
    return isEmail(address) ? address : '';
  },
  write: (address, entry) => putText(entry, emailKeys, address),
};

function customField(name: string, value: string, index: number, icon = ''): CustomField {
  return { id: itemId(`basics.customFields[${index}]`, `${name}\n${value}`), icon, name, value };
}

/** Reactive Resume rejects an invalid e-mail address, so it becomes a custom field. */
const customFields: Field<CustomField[]> = {
  keysIn: () => ['customFields'],
  read(entry) {
    const address = addressOf(entry);
    const refused =
      address !== '' && !isEmail(address) ? [customField(emailName, address, 0, emailIcon)] : [];
    const list = entry.values['customFields'];
    const named = objectsOf(list).map((values, index) => {
      const field = sourceEntry(values);
      const name = field.line(['name']);
      const icon = name === emailName ? emailIcon : '';
      return customField(name, field.line(['value']), refused.length + index, icon);
    });
    return [...refused, ...named.filter((field) => field.value !== '')];
  },
  write(fields, entry) {
    const refused = addressOf(sourceEntry(entry));
    const named = fields.filter((field) => field.value !== refused);
    delete entry['customFields'];
    if (named.length > 0) entry['customFields'] = named.map(({ name, value }) => ({ name, value }));
  },
};

const picture: Field<Basics['picture']> = {
  keysIn: (entry) => [entry.keyOf(pictureKeys)],
  read: (entry) => ({ ...defaultPicture, url: entry.address(pictureKeys) }),
  write: ({ url }, entry) => putText(entry, pictureKeys, url),
};

/** `basics` of both formats, leaf by leaf, without the summary. */
export const basicsFields: { readonly [Leaf in keyof Basics]: Field<Basics[Leaf]> } = {
  name: line('name', 'fullName'),
  headline: line('label', 'headline', 'title', 'jobTitle'),
  email,
  phone: line('phone', 'telephone', 'mobile'),
  location: home,
  url: link('url', 'website'),
  customFields,
  picture,
};

/** `sections.summary.content`. */
export const summaryField = prose('summary', 'about');
