import { fold } from '../../text/fold.ts';
import { memoize } from '../../text/memoize.ts';
import { hasPhrase, type PhraseTable, startsWithPhrase } from '../../text/phrase-table.ts';
import type { Token } from '../../text/tokenize.ts';

/** When, where and how far somebody can come to work: over folded text. */
const availability: PhraseTable = {
  en: `
    ^(?:reliable|own|your own|personal|private) (?:car|vehicle|transport(?:ation)?|means of transport)$
    ^(?:(?:some|occasional|work|working|early|late|public|bank|federal|night|day|rotating|weekend) ){0,4}(?:evenings?|weekends?|holidays?|nights?|mornings?|afternoons?|overnights?|overtime|lates|earlies|shifts?|night meetings|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$
  `,
  de: String.raw`
    wochenend(?:en?|dienst\w{0,30})\b|feiertag\w{0,30}|eigener pkw
  `,
  fr: String.raw`
    disponib\w{1,30}|week.?ends?\b|(?:dimanche|samedi|jour ferie)s?\b|vehicule\b|mobilite geographique
  `,
  es: String.raw`
    disponibilidad|fin(?:es)? de semana|(?:sabado|domingo|festivo)s?\b|turnos? (?:rotativos?|de noche|partidos?|de manana)|incorporacion inmediata|residi(?:r|endo)\b|residencia en|(?:vehiculo|coche) propio|movilidad geografica
  `,
};

/** How a clause begins that says nothing else. */
const readiness: PhraseTable = {
  en: String.raw`
    (?:\w{1,30}: )?(?:(?:must|should) be |be )?(?:able|ability|willing|willingness|happy|prepared|available|availability|ready|required|flexib\w{1,30})(?: and (?:able|ability|willing|willingness))? to (?:regularly |occasionally |frequently )?(?:travel|commute|relocate|move|drive)\b|(?:\w{1,30} ){0,2}travel (?:between|across|throughout|within|to|required)\b
  `,
  de: String.raw`
    verfugbar\w{0,30}|mobil\b
  `,
  fr: String.raw`
    (?:etre |vous etes )?disponib\w{1,30}
  `,
  es: String.raw`
    disponibilidad|residi(?:r|endo)\b
  `,
};

/** In UTF-16 units. */
const maxReadinessLength = 300;

/** Whether a name says when somebody can work, or its clause does: "algunos domingos", "disponibilidad para viajar". */
export function isAvailability(name: string, clause: string): boolean {
  return hasPhrase(availability, fold(name)) || readinessOf(clause) === 'ready';
}

/** Of a clause, which is asked for each of its names. */
const readinessOf = memoize(20, (clause) =>
  startsWithPhrase(readiness, fold(clause.slice(0, maxReadinessLength)).trimStart()) ? 'ready' : 'other',
);

/** Roman numbers that are no abbreviation of anything: `II`, never the `IV` of an infusion. */
const numeral = /^(?:I{2,3}|VI{1,3}|IX|XI{1,3}|XI?V|XVI{0,3})$/;
const numeralOrName = /^(?:I?V|V?I|X{1,3})$/;
/** What is counted in steps, or the step before: `Level III or IV`. */
const counted =
  /(?:(?:level|grade|class|type|phase|stage|tier|part|band|category|division|volume|stufe|klasse|niveau|classe|nivel|clase|grado|tipo)s?|\p{L} I{1,3})\s{0,3}(?:(?:[-–/,]|or|and|to|oder|und|bis|ou|et|à|o|y|a)\s{0,3})?$/iu;

/** In UTF-16 units: the longest such word, a joint and the blanks around it. */
const maxCountedLength = 30;

/** Whether a word that begins with a digit is one of what is counted: "Band 5s", "Level 3". */
export function isStep(word: string, before: string): boolean {
  return /^\p{N}/u.test(word) && isCounted(before);
}

/** Whether a word in capitals is a number, given what stands before it: `Level II trauma center`, `Accountant III`. */
export function isNumeral(word: string, before: string): boolean {
  return numeral.test(word) || (numeralOrName.test(word) && isCounted(before));
}

function isCounted(before: string): boolean {
  return counted.test(before.slice(-maxCountedLength));
}

/** Where postings are from: countries, states, regions and large cities that are words of nothing else, and what is of such a country and no language. As written. */
const places: ReadonlySet<string> = new Set(
  `Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Hawaii Idaho Illinois Indiana Iowa
  Kansas Kentucky Louisiana Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada
  Hampshire Mexico York Carolina Dakota Ohio Oklahoma Oregon Pennsylvania Tennessee Texas Utah Vermont Virginia
  Washington Wisconsin Wyoming Ontario Quebec Alberta Manitoba Toronto Vancouver Montreal Calgary Ottawa
  Atlanta Austin Boston Brooklyn Chicago Cincinnati Cleveland Dallas Denver Detroit Houston Jacksonville
  Memphis Miami Milwaukee Minneapolis Nashville Newark Orlando Philadelphia Pittsburgh Sacramento Seattle Tampa
  London Birmingham Manchester Liverpool Leeds Sheffield Bristol Glasgow Edinburgh Cardiff Belfast Leicester Nottingham
  Newcastle Southampton Portsmouth Brighton Coventry Plymouth Exeter Norwich Bournemouth Canterbury
  Surrey Kent Essex Sussex Cheshire Lancashire Yorkshire Cornwall Devon Dorset Norfolk Suffolk Berkshire Wiltshire
  Hertfordshire Oxfordshire Gloucestershire Lincolnshire Staffordshire Warwickshire Pembrokeshire Midlands Merseyside
  England Scotland Wales Ireland Britain America Canada Australia Zealand Singapore India Dublin Galway Limerick
  Deutschland Germany Berlin Hamburg München Munich Köln Cologne Frankfurt Stuttgart Düsseldorf Dortmund Leipzig
  Dresden Hannover Nürnberg Bremen Bayern Bavaria Hessen Sachsen Österreich Austria Wien Vienna Graz Salzburg Schweiz
  Switzerland Zürich Zurich Basel Genf Genève Geneva Lausanne France Paris Lyon Marseille Toulouse Bordeaux Lille Nantes
  Strasbourg Montpellier Rennes Grenoble Bretagne Normandie Belgique Belgium Bruxelles Brussels España Spain Madrid
  Barcelona Valencia Sevilla Zaragoza Málaga Bilbao Murcia Andalucía Cataluña México Monterrey Guadalajara Bogotá
  Santiago Lima Netherlands Amsterdam Rotterdam Luxembourg Italy Portugal Poland States Kingdom Emirates
  American British Canadian Australian Scottish Singaporean Swiss Austrian Belgian Mexican European Nordic`.split(
    /\s+/,
  ),
);

/** What stands beside such a name and belongs to it. Token keys. */
const beside: ReadonlySet<string> = new Set(
  'united the new north south east west northern southern eastern western central greater state city county area region'.split(
    ' ',
  ),
);

/** Whether tokens are the name of a place and nothing else: "Washington State", "South Yorkshire". */
export function isPlace(tokens: readonly Token[]): boolean {
  return (
    tokens.some(({ text }) => places.has(text)) &&
    tokens.every(({ text, key }) => places.has(text) || beside.has(key))
  );
}
