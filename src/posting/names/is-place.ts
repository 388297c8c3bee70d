import type { Token } from '../../text/tokenize.ts';

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
