import { fold } from '../../text/fold.ts';
import { lazy, memoize } from '../../text/memoize.ts';
import { countPhrases, hasPhrase, type PhraseTable, sieveOf } from '../../text/phrase-table.ts';
import { asked, held, required, withoutWhich } from './ask-words.ts';
import { application, benefits, legal, negation, niceToHave, perks, taughtThere } from './cue-words.ts';

/** What the work is paid, and on what that depends: over folded text. Who works on pay has bands and ranges to build, not this one. */
const payWords: PhraseTable = {
  en: String.raw`
    (?:the|our|your|this|actual|final|starting|expected|estimated) (?:[\w-]{1,30} ){0,3}(?:salary|salaries|pay|wages?|compensation|remuneration)(?: (?:range|band|rate|scale|offer\w{0,30}|package|amount))? (?:\w{1,30} )?(?:for (?:this|the)|is\b|are\b|will\b|may\b|can\b|ranges?\b|offered|listed|depends?|reflects?|represents?|of\W{0,20}\d|between)
    (?:salary|salaries|pay|wages?|compensation|remuneration|offers?)\b[^.;]{0,60}\b(?:is|are|will be|may be)? ?(?:determined|based (?:up)?on|dependent|depend(?:s|ing)? (?:up)?on|commensurate|influenced by|vary|varies|negotiable|adjusted for)
    (?:commensurate with|depending on|dependent (?:up)?on|according to) (?:your |the )?(?:\w{1,30} )?(?:experience|qualifications|skills)\b|competitive (?:[\w-]{1,30} )?(?:salary|pay|compensation|wages?|package)
    (?:eligible|eligibility) (?:for|to (?:receive|participate|earn))\b[^.;]{0,60}\b(?:bonus\w{0,30}|incentives?|commissions?|equity|stock|benefits?|compensation|awards?|rsus?)\b
    (?:total|on.target) (?:rewards?|earnings|cash)\b|(?:pay|salary|wage|compensation) (?:transparency|grade [\w-]{0,30}\d)|(?:annual|target|sign.on|performance) (?:bonus|incentive target)
    (?<=[$£€] ?)\d[\d,.]{0,30}k?(?: ?(?:usd|cad|gbp|eur))? ?(?:[-–—]|to|and) ?[$£€]? ?\d[\d,.]{0,30}k? ?(?:usd|cad|gbp|eur|(?:per|an?|\/) ?(?:hour|hr|year|yr|annum|month|week))\b
    (?:medical|health),? (?:and |& )?dental,? (?:and |& )?(?:vision|life)\b|employee (?:assistance (?:program|plan)|discounts?|stock purchase)|(?:flexible spending|health savings) accounts?|(?:short|long).term disability\b|pet insurance|tuition (?:reimbursement|assistance)|company.paid|(?:employer|company) match
    forms? of compensation|(?:company|employer).?s? (?:sole )?discretion\b|considered (?:to be )?(?:wages|compensation)|(?:salary|pay|compensation) range\b
  `,
  de: String.raw`
    (?:die|das|ihr|dein|unser|ein) (?:\w{1,30} )?(?:gehalt|vergutung|bezahlung|entlohnung|verdienst|monatsgehalt|jahresgehalt)\w{0,30} (?:\w{1,30} )?(?:richtet|betragt|liegt|orientiert|erfolgt|hangt|ist abhangig)|(?:eingruppierung|vergutung|bezahlung) (?:erfolgt|nach|gemass|bis)\b|(?:leistungsgerechte|attraktive|ubertarifliche|tarifliche) (?:vergutung|bezahlung|entlohnung)|brutto (?:im|pro|jahrlich)
  `,
  fr: String.raw`
    (?:la |votre |une )?(?:remuneration|salaire)\b[^.;]{0,40}(?:selon|fixe|attractive?|motivante?|en fonction|a negocier|entre \d|brut\w{0,30})|\d[\d ,.]{0,30}k? ?(?:€|eur(?:os)?) (?:brut|net|par)
  `,
  es: String.raw`
    (?:salario|sueldo|retribucion|remuneracion)\b[^.;]{0,40}(?:segun|competitiv|brut|a convenir|fij|acorde|entre \d|negociable)|\d[\d ,.]{0,30}k? ?(?:€|eur(?:os)?) (?:brut|net|al)\w{0,30}
  `,
  zh: String.raw`
    (?:薪资|薪酬|月薪|年薪|工资|底薪)[^。；]{0,8}(?:\d|面议|构成|结构|根据|优厚|丰厚)
  `,
};

/**
 * What a sentence says about what it names: `must` in so many words ("required"), `asked` by an amount
 * or a wish ("at least", "we need"), `held` by saying that the reader has it ("you know").
 */
export type Cue = 'ignored' | 'negated' | 'nice' | 'must' | 'asked' | 'held';

/** In sentences: lines, their sentences and their clauses are often the same text, each asked for in turn. */
const maxRemembered = 1000;

/** What a sentence or clause says about itself, whatever section it stands in; null when nothing. */
export function cueOf(sentence: string): Cue | null {
  return remarkOn(sentence).cue;
}

const remarkOn = memoize(maxRemembered, (sentence): { readonly cue: Cue | null } => ({
  cue: cueIn(fold(sentence).replaceAll('’', "'")),
}));

/** What is said first wins; of some tables a text needs more than one phrase. */
const cues: readonly (readonly [table: PhraseTable, cue: Cue, phrases?: number])[] = [
  [withoutWhich, 'must'],
  [legal, 'ignored'],
  [application, 'ignored'],
  [negation, 'negated'],
  [benefits, 'ignored'],
  [payWords, 'ignored'],
  [perks, 'ignored', 2],
  [niceToHave, 'nice'],
  [taughtThere, 'negated'],
  [required, 'must'],
  [asked, 'asked'],
  [held, 'held'],
];

const sieve = lazy(() => sieveOf(cues.map(([table]) => table)));

function cueIn(text: string): Cue | null {
  const possible = sieve()(text);
  if (possible === 0) return null;
  for (let index = 0; index < cues.length; index += 1) {
    if (((possible >> index) & 1) === 0) continue;
    const [table, cue, phrases = 1] = cues[index] as (typeof cues)[number];
    if (phrases === 1 ? hasPhrase(table, text) : countPhrases(table, text) >= phrases) return cue;
  }
  return null;
}
