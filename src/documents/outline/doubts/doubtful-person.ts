import { isJsonObject, type JsonObject } from '../../../values/json-object.ts';
import { ownValue } from '../../../values/own-value.ts';
import { textOf } from '../../files/json-parts.ts';
import { type ReadingNote, shortened } from '../../reading-note.ts';
import type { ClassifiedLine } from '../models/classify-lines.ts';
import type { LineState } from '../models/line-states.ts';
import { isWholeTitle, titleMatch } from '../recognize/lexical-signs.ts';
import { namesRole } from '../recognize/name-kinds.ts';
import { isName } from '../recognize/person-name.ts';
import { isSurelyPlace } from '../recognize/place-names.ts';

/*
 * Notes on the name, headline, summary and place above the sections, which are easily mistaken for each other or
 * for headings.
 */

/**
 * @param learned the resume as read by the models
 * @param classified the lines that it was made of
 */
export function doubtsOfPerson(
  source: Readonly<JsonObject>,
  learned: Readonly<JsonObject>,
  classified: readonly ClassifiedLine[],
): readonly ReadingNote[] {
  const basics = basicsOf(source);
  const [name, label, summary] = [textOf(basics, 'name'), textOf(basics, 'label'), textOf(basics, 'summary')];
  const isAs = (state: LineState, text: string) =>
    classified.some(
      (one) => one.state === state && (one.line.text.includes(text) || text.includes(one.line.text)),
    );
  const isNameOdd = name !== '' && (!isAs('name', name) || (name.includes(' ') && !isName(name)));
  const namesWork = namesRole(label) || titleMatch(label) > 0;
  const isLabelOdd = label !== '' && !isWholeTitle(label) && (!isAs('headline', label) || !namesWork);
  const isSummaryOdd =
    summary !== '' && lettersOf(summary) !== lettersOf(textOf(basicsOf(learned), 'summary'));
  return [
    ...(isNameOdd
      ? [odd('name', `"${shortened(name)}" may not be your name, or may contain more than your name`)]
      : []),
    ...(isLabelOdd ? [odd('label', `"${shortened(label)}" may not describe your work`)] : []),
    ...(isSummaryOdd ? [odd('summary', 'the summary may be incomplete, too long or a different text')] : []),
    ...doubtsOfPlace(basics),
  ];
}

/** A note on a place without a region or country that is not a known place. */
function doubtsOfPlace(basics: Readonly<JsonObject>): readonly ReadingNote[] {
  const location = ownValue(basics, 'location');
  if (!isJsonObject(location)) return [];
  const parts = ['address', 'city', 'region'].map((key) => textOf(location, key)).filter((one) => one !== '');
  const place = parts.join(', ');
  const isOdd = place !== '' && !place.includes(',') && !isSurelyPlace(place);
  return isOdd ? [odd('location', `"${shortened(place)}" may not be where you live`)] : [];
}

function basicsOf(source: Readonly<JsonObject>): JsonObject {
  const basics = ownValue(source, 'basics');
  return isJsonObject(basics) ? basics : {};
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

function odd(key: string, message: string): ReadingNote {
  return { kind: 'odd', path: `basics.${key}`, message: `${message}; please check` };
}
