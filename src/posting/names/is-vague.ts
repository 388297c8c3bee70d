import { vagueNouns } from './stop-words.ts';

/** Nouns of every office, board and form: they say something only with another word before them. Token keys. */
const roleNouns: ReadonlySet<string> = new Set(
  'accountability accuracy act action activity addition adherence administration afternoon alignment ambition amount applicability approach arrangement aspect asset assignment assistance basis benefit board career care certification characteristic choice city class code college commission committee community compensation competence competency completeness comprehension conclusion conformance contact context contribution coordination council coverage crew delay delivery demand department description designation determination dignity direction discipline diversity division duty efficiency eligibility employment engagement enquiry evening excellence expectation expense expertise facility factor feature feedback file focus form formation function future group guidance guideline hashtag hire hobby holiday hope identification impartiality importance improvement inclusion independence influence information innovation input inquiry interest integrity judgment justification kind latitude law layout letter liaison limitation line lounge loyalty management manner map message mind note object observation occasion office operation opinion option order ordinance output overall overnight ownership part partnership past philosophy precision preparation principal productivity prudence purpose rate reader recommendation record regulation relocation request requirement resource respect responsibility routine row rule scenario section sensitivity site size specification speed stack state stick strategy supervisor syndrome target tech terminology timing trend type urgency vehicle visit warmth window word workforce writing'.split(
    ' ',
  ),
);

/** Adjectives without an ending of their own, alone where a list parted them from their noun. Token keys. */
const adjectives: ReadonlySet<string> = new Set(
  'accurate agreed ambitious analytic bespoke clean complex comprehensive concise consistent correct direct diverse dynamic easier efficient energetic fair guaranteed ideal junior large medium mid-size multiple non-technical older realistic recognised recognized resilient safe scalable senior short sized small strategic stronger supervisory useful'.split(
    ' ',
  ),
);

const adjectiveEnding = /(?:alytical|istical|ectical|litical|trative|ational|rsonal|itional|[cit]ious)$/;

/** Whether a name that ends in this word lost its noun: "business analytical". Takes a token key. */
export function endsAsAdjective(key: string): boolean {
  return adjectives.has(key) || adjectiveEnding.test(key);
}

/** Whether a word says nothing of a trade alone. Takes a token key. */
export function isVague(key: string): boolean {
  return vagueNouns.has(key) || roleNouns.has(key) || adjectives.has(key);
}
