import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { ownValue, setOwnValue } from '../../contract/own-value.ts';
import type { Issue } from '../../contract/validation-error.ts';
import { defaultPicture } from '../resume-document/default-document.ts';
import { isEmail, noLink } from '../resume-document/link.ts';
import { cleanLine } from '../text/clean-text.ts';
import { cleanLeaf, complete, freeId } from './read-leaves.ts';

const texts = { name: '', headline: '', email: '', phone: '', location: '' };

/** `basics`, complete; an address that is no e-mail address becomes a field of its own. */
export function readBasics(value: unknown, taken: Set<string>, issues: Issue[]): JsonObject {
  if (!isJsonObject(value) && value !== undefined)
    issues.push({ path: 'basics', message: 'must be an object' });
  const given = complete(value, { ...texts, url: noLink, customFields: [], picture: defaultPicture });
  const basics: JsonObject = { ...given };
  for (const leaf of Object.keys(texts)) setOwnValue(basics, leaf, cleanLeaf(ownValue(given, leaf), ''));
  const fields = readCustomFields(given['customFields'], taken, issues);
  const email = basics['email'];
  if (typeof email !== 'string' || email === '' || isEmail(email)) return { ...basics, customFields: fields };
  const id = freeId(undefined, 'basics.email', email, taken);
  return {
    ...basics,
    email: '',
    customFields: [{ id, icon: 'envelope', name: 'Email', value: email }, ...fields],
  };
}

function readCustomFields(value: unknown, taken: Set<string>, issues: Issue[]): readonly JsonObject[] {
  if (!Array.isArray(value)) {
    issues.push({ path: 'basics.customFields', message: 'must be a list' });
    return [];
  }
  return value.map((field: unknown, index) => {
    const path = `basics.customFields[${index}]`;
    if (!isJsonObject(field)) issues.push({ path, message: 'must be an object' });
    const leaves = complete(field, { icon: '', name: '', value: '' });
    const [name, text] = [leaves['name'], leaves['value']].map((leaf) => cleanLeaf(leaf, ''));
    const id = isJsonObject(field) ? field['id'] : undefined;
    return {
      id: freeId(id, path, cleanLine(`${name} ${text}`), taken),
      icon: leaves['icon'],
      name,
      value: text,
    };
  });
}
