import { lazy, memoize } from '../values/memoize.ts';
import { itemsIn, packedRows } from './packed/packed-lexicon.ts';

/**
 * The contexts in which a legal form of `data/language/legal-forms.tsv` counts: `sure` in any text, as written; the
 * others where a posting or resume names a company (`written`: in a resume, as written and after a name), and at the
 * end of a company's name.
 */
export const legalFormPlaces = ['sure', 'posting', 'resume', 'written', 'name', 'group'] as const;

type LegalFormPlace = (typeof legalFormPlaces)[number];

const rows = lazy(() => packedRows('legal-forms'));

interface LegalForm {
  /** As written, without a final dot. */
  readonly form: string;
  readonly needsDots: boolean;
}

function formsCounting(place: LegalFormPlace): readonly LegalForm[] {
  return rows().flatMap(([form = '', counts = '', dots = '']) =>
    itemsIn(counts).includes(place) ? [{ form: form.replace(/\.$/, ''), needsDots: dots === 'needed' }] : [],
  );
}

/** Alternatives of a regular expression, as written and without a final dot: `GmbH|S\.A`. */
export function writtenLegalForms(place: LegalFormPlace): string {
  return formsCounting(place)
    .map(({ form }) => form.replaceAll('.', String.raw`\.`))
    .join('|');
}

/** The comma inside a name such as `Acme, Inc` or, at the end or before a place, `Acme, Co`. Colorado is `CO`. */
export const commaInName = lazy(
  () =>
    new RegExp(
      String.raw`, (?=(?:${writtenLegalForms('sure')})(?![\p{L}\p{N}])|Co(?:\.?$|\.,? \p{Lu}|, \p{Lu}))`,
      'gu',
    ),
);

/** Like `writtenLegalForms`, for case-insensitive patterns: dots are optional unless the form needs them. */
export function legalForms(place: LegalFormPlace): string {
  return formsCounting(place)
    .map(({ form, needsDots }) =>
      form.replaceAll('.', needsDots ? String.raw`\.\s?` : String.raw`(?:\.\s?)?`),
    )
    .join('|');
}

const wordPattern = memoize(
  legalFormPlaces.length,
  (place) => new RegExp(`^(?:${legalForms(place as LegalFormPlace)})\\.?$`, 'iu'),
);

/** True if a word is only a legal form: `Inc.`, `s.a`. */
export function isLegalForm(word: string, place: LegalFormPlace): boolean {
  return wordPattern(place).test(word);
}

/** By token key. */
const writtenForms = lazy(
  (): ReadonlyMap<string, string> =>
    new Map(
      [...formsCounting('name'), ...formsCounting('group')].map(({ form }) => [
        form.replaceAll('.', '').toLowerCase(),
        form,
      ]),
    ),
);

/** True if a token key is a legal form or another word at the end of company names: "inc", "holding". */
export function isLegalKey(key: string): boolean {
  return writtenForms().has(key);
}

/** `GmbH` for the token key "gmbh"; undefined if it is no legal form. */
export function writtenLegalForm(key: string): string | undefined {
  return writtenForms().get(key);
}
