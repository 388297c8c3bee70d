import { allMatches } from '../../text/all-matches.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';

const capital = String.raw`\p{Lu}[\p{L}\p{N}’'-]+`;
const small = '(?:and|&|(?:of|for|on|to|in|with)(?: the)?)';
const titleNoun =
  '(?:Act|Code|Standards?|Directives?|Regulations?|Convention|Protocol|Statement|Framework|Charter|Guidelines|Examination|Assessment)';

/** "Health and Social Care Act", "Infant Physical Examination", "National Policy Statement for Freshwater Management". */
const english = preparedPattern(
  `(?<![\\p{L}\\p{N}-])(?!(?:Knowledge|Understanding|Awareness|Experience|Familiarity|Working|Good|Strong|Proven|Demonstrated|Excellent|Sound|Detailed|Basic|Full|The)(?![\\p{L}-]))${capital}(?: (?:${small} )?${capital}){0,6}? ${titleNoun}(?![\\p{L}-])(?: (?:for|on|of) (?:the )?${capital}(?: (?:and |& )?${capital}){0,3})?`,
  'gu',
);
/** "Code du travail", "Ley de Propiedad Horizontal" */
const romance = preparedPattern(
  String.raw`(?<!\p{L})(?:Code|Loi|Règlement|Convention collective|Ley|Código|Reglamento|Convenio) (?:(?:du|de la|des|de|del|sobre|relative? aux?) |de l['’])\p{L}{3,}(?: \p{Lu}\p{Ll}+)*`,
  'gu',
);

/** Where a text names a law, a code, a standard or an examination in full, small words and all. */
export function titlesIn(text: string): readonly TokenRange[] {
  return [english, romance].flatMap((pattern) =>
    allMatches(text, pattern.for(text)).map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    })),
  );
}
