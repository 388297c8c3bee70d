import { lazy, memoize } from '../text/memoize.ts';
import { itemsIn, packedRows } from './packed-lexicon.ts';

/**
 * Where a legal form counts, in `data/language/legal-forms.tsv`: `sure` in any text, as written; the others where a posting
 * or a resume names a company, and at the end of a company's name.
 */
export const legalFormPlaces = ['sure', 'posting', 'resume', 'name', 'group'] as const;

type LegalFormPlace = (typeof legalFormPlaces)[number];

const rows = lazy(() => packedRows('legal-forms'));

function formsCounting(place: LegalFormPlace): readonly string[] {
  return rows().flatMap(([form = '', counts = '']) =>
    itemsIn(counts).includes(place) ? [form.replace(/\.$/, '')] : [],
  );
}

/** Alternatives of a regular expression, as written, without the last dot: `GmbH|S\.A`. */
export function writtenLegalForms(place: LegalFormPlace): string {
  return formsCounting(place)
    .map((form) => form.replaceAll('.', String.raw`\.`))
    .join('|');
}

/** As `writtenLegalForms`, with and without their dots: for patterns that take any case. */
export function legalForms(place: LegalFormPlace): string {
  return formsCounting(place)
    .map((form) => form.replaceAll('.', String.raw`(?:\.\s?)?`))
    .join('|');
}

const wordPattern = memoize(
  legalFormPlaces.length,
  (place) => new RegExp(`^(?:${legalForms(place as LegalFormPlace)})\\.?$`, 'iu'),
);

/** Whether a word is a legal form and nothing else: `Inc.`, `s.a`. */
export function isLegalForm(word: string, place: LegalFormPlace): boolean {
  return wordPattern(place).test(word);
}

const keys = lazy(
  (): ReadonlySet<string> =>
    new Set(
      [...formsCounting('name'), ...formsCounting('group')].map((form) =>
        form.replaceAll('.', '').toLowerCase(),
      ),
    ),
);

/** Whether a token key is what companies have behind their name itself: "inc", "holding". */
export function isLegalKey(key: string): boolean {
  return keys().has(key);
}
