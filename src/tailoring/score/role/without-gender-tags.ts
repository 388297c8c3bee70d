import { preparedPattern } from '../../../text/prepared-pattern.ts';

const genderTag = preparedPattern(
  String.raw`[([]\s*(?:all genders?|gn|[mwfdxhiv]\s*[/|]\s*[mwfdxh](?:\s*[/|]\s*[mwfdxiv])*|h\s*\/\s*f|f\s*\/\s*h|he?\/?she)\s*[)\]]|\b[mwf]\s?[/|]\s?[mwf]\s?[/|]\s?[dx]\b|\b[HF]\s?\/\s?[FH]\b`,
  'giu',
);
/** Entwickler:in, Techniker*in, Verkäufer/-in, Rattaché(e), infirmier·ière. */
const genderEnding = preparedPattern(
  String.raw`(?<=\p{L})(?:[:*_]in(?:nen)?|\/-?in(?:nen)?|\(in\)|\((?:e|a|ne|fe|le|se|ve|ère|trice|euse)\)|·\p{L}{1,5}|\/-?(?:a|e))(?!\p{L})`,
  'gu',
);

/** A job title without the tags and endings that name every gender. */
export function withoutGenderTags(title: string): string {
  return title
    .replace(genderTag.for(title), ' ')
    .replace(genderEnding.for(title), '')
    .replace(/\s+/g, ' ')
    .trim();
}
