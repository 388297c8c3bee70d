/** Endings of an agent noun and of its activity or subject (`climber`, `climbing`). An ending that ends in another comes first. */
const derivations = `
  ologist ology, ological ology, ologie ology, ologue ology, ologo ology, ologia ology, ologe ology, ographer ography
  ographe ography, ografo ografia, er ing, ung ing, ator ation, ateur ation, ador acion, countant counting, rapist rapy
  macist macy, tionist tion, trician trical, matician matic, rarian rary, inarian inary, uarial uary, mental ment
  tural ture, hemist hemistry, hemical hemistry, ientist ience, ientific ience, hysicist hysic, onomist onomic
  onomo onomia, urero ureria, quero queria, itero iteria, rmero rmeria`;

const wholes =
  'nurse nursing, midwife midwifery, dietitian dietetic, dietician dietetic, arborist arboriculture';

const derivationsByEnd = new Map<string, (readonly [ending: string, subject: string])[]>();
for (const pair of derivations.split(/[,\n]/).filter((line) => line.trim() !== '')) {
  const [ending = '', subject = ''] = pair.trim().split(' ');
  derivationsByEnd.set(ending.slice(-2), [
    ...(derivationsByEnd.get(ending.slice(-2)) ?? []),
    [ending, subject],
  ]);
}
const rootOfWhole = new Map(wholes.split(', ').map((pair) => pair.split(' ') as [string, string]));
const minStemLength = 2;

/**
 * One key for who does a work and for the work: `climber` and `climbing`, `hydrologist` and `hydrology`, `Berater` and
 * `Beratung`. Never for two words of which one only begins the other: a train needs no trainer.
 */
export function titleRoot(key: string): string {
  const whole = rootOfWhole.get(key);
  if (whole !== undefined) return whole;
  const found = derivationsByEnd
    .get(key.slice(-2))
    ?.find(([ending]) => key.endsWith(ending) && key.length >= ending.length + minStemLength);
  return found ? key.slice(0, -found[0].length) + found[1] : key;
}
