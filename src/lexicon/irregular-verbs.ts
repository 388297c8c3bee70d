import { lazy } from '../text/lazy.ts';
import { packedRows } from './packed-lexicon.ts';

/** What stands before a verb and leaves its forms as they are: `rewrite`, `oversee`, `troubleshoot`, `withhold`. */
const prefixes: ReadonlySet<string> = new Set(
  'fore inter mis out over photo re trouble un under up with'.split(' '),
);

interface IrregularForms {
  readonly past: string;
  readonly participle: string;
}

const table = lazy(
  (): ReadonlyMap<string, IrregularForms> =>
    new Map(
      packedRows('irregular-verbs').map(([base = '', past = '', participle = '']) => [
        base,
        { past, participle: participle === '' ? past : participle },
      ]),
    ),
);

/** Longest base of the table. */
const maxBaseLength = 10;

/** Past and participle that no rule gives, of compounds too; null for a regular verb. */
export function irregularForms(lemma: string): IrregularForms | null {
  const known = table().get(lemma);
  if (known) return known;
  for (let length = Math.min(maxBaseLength, lemma.length - 2); length >= 2; length -= 1) {
    const prefix = lemma.slice(0, -length);
    const forms = prefixes.has(prefix) ? table().get(lemma.slice(-length)) : undefined;
    if (forms) return { past: prefix + forms.past, participle: prefix + forms.participle };
  }
  return null;
}

const pasts = lazy((): ReadonlySet<string> => {
  const forms = [...table().values()].flatMap(({ past, participle }) => [past, participle]);
  return new Set(forms.filter((form) => !table().has(form)));
});

/** `held`, `withheld`, `shown`: not `put` or `come`, which are bases too. */
export function isIrregularPast(word: string): boolean {
  if (pasts().has(word)) return true;
  return [...prefixes].some((prefix) => word.startsWith(prefix) && pasts().has(word.slice(prefix.length)));
}

/** Doubles its last letter before an ending: `sited` is no past of `sit`. */
const doubling = /^[^aeiou]*[aeiou][^aeiouwxy]$/;

/** `troubleshooted`, `writed`: the regular past of a verb that has another. */
export function isWrongPast(word: string): boolean {
  const lower = word.toLowerCase();
  if (!lower.endsWith('ed')) return false;
  const withoutEd = lower.slice(0, -2);
  return [lower.slice(0, -1), ...(doubling.test(withoutEd) ? [] : [withoutEd])].some((lemma) => {
    const forms = irregularForms(lemma);
    return forms !== null && forms.past !== lower && forms.participle !== lower;
  });
}
