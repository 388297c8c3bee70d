import { isJsonObject, type JsonObject, objectsOf } from '../../../values/json-object.ts';
import { ownValue } from '../../../values/own-value.ts';
import { textOf } from '../../files/json-parts.ts';

/**
 * Moves a name that is the title of a job to the headline: an anonymized resume has no name, and often begins with the
 * title in capitals.
 */
export function withTitleAsHeadline(source: Readonly<JsonObject>): Readonly<JsonObject> {
  const basics = ownValue(source, 'basics');
  if (!isJsonObject(basics)) return source;
  const { name: _, ...others } = basics;
  const name = lettersOf(textOf(basics, 'name'));
  const titles = objectsOf(ownValue(source, 'work')).map((job) => lettersOf(textOf(job, 'position')));
  if (name === '' || !titles.includes(name)) return source;
  const label = textOf(basics, 'label') || textOf(basics, 'name');
  return { ...source, basics: { ...others, label } };
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}
