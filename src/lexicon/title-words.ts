import { titleKey } from './title-keys.ts';

/** Who does it, by what the doing or its subject is called: endings, longest first where one ends in another. */
const derivations = `
  ologist ology, ological ology, ologie ology, ologue ology, ologo ology, ologia ology, ologe ology, ographer ography
  ographe ography, ografo ografia, er ing, ung ing, ator ation, ateur ation, ador acion, countant counting, rapist rapy
  macist macy, tionist tion, trician trical, matician matic, rarian rary, inarian inary, uarial uary, mental ment
  tural ture, hemist hemistry, hemical hemistry, ientist ience, ientific ience, hysicist hysic, onomist onomic
  onomo onomia, urero ureria, quero queria, itero iteria, rmero rmeria`;

const wholes =
  'nurse nursing, midwife midwifery, dietitian dietetic, dietician dietetic, arborist arboriculture';

const byEnd = new Map<string, (readonly [ending: string, subject: string])[]>();
for (const pair of derivations.split(/[,\n]/).filter((line) => line.trim() !== '')) {
  const [ending = '', subject = ''] = pair.trim().split(' ');
  byEnd.set(ending.slice(-2), [...(byEnd.get(ending.slice(-2)) ?? []), [ending, subject]]);
}
const byWhole = new Map(wholes.split(', ').map((pair) => pair.split(' ') as [string, string]));
const minStemLength = 2;

/**
 * One key for who does a work and for the work: `climber` and `climbing`, `hydrologist` and `hydrology`, `Berater` and
 * `Beratung`. Never for two words of which one only begins the other: a train needs no trainer.
 */
export function titleRoot(key: string): string {
  const whole = byWhole.get(key);
  if (whole !== undefined) return whole;
  const found = byEnd
    .get(key.slice(-2))
    ?.find(([ending]) => key.endsWith(ending) && key.length >= ending.length + minStemLength);
  return found ? key.slice(0, -found[0].length) + found[1] : key;
}

/** Who only learns the work, of whatever. Keys of title words; Chinese parts no words, so none of its own. */
export const learnerWords: ReadonlySet<string> = new Set(
  `apprentice trainee intern internship placement pupil student
  auszubildende azubi lehrling praktikant umschuler volontar werkstudent
  apprenti alternant stagiaire etudiant
  becario practica aprendiz estudiante`
    .trim()
    .split(/\s+/)
    .map(titleKey),
);

/** Who sells a thing, buys it, finds people for it, or writes for those who do it. Lower case, as written. */
export const agentNounsForOthers: ReadonlySet<string> = new Set(
  `account buyer comercial commercial commerciale einkäufer einkäuferin headhunter journalist kassierer kassiererin
  opérateur presales procurement receptionist recruiter recruiting recruitment redakteur redakteurin reporter
  representative sales salesman salesperson saleswoman secretary sekretär sekretärin secrétaire secretaria secretario
  seller talent vendedor vendedora vendeur vendeuse vendor verkauf verkäufer verkäuferin vertrieb
  vertriebsmitarbeiter vertriebsmitarbeiterin`
    .trim()
    .split(/\s+/),
);
