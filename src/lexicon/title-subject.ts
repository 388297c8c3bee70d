import { titleKey } from './title-keys.ts';

/** One head a word or a run of words, as token keys. */
type Heads = readonly (readonly string[])[];

/**
 * Nouns for people who run, do or help with the work that the words before name: a `pensions
 * administrator` works where a `pensions manager` does. No trades: a sales engineer does not sell as others do.
 */
const headsAfter: Heads = read(`
  manager, director, head, lead, leader, team lead, team leader, team manager, supervisor, executive, officer, coordinator
  assistant, specialist, associate, administrator, advisor, consultant, representative, clerk, trainee, apprentice, intern
  partner, business partner, handler, controller, planner, agent, professional, expert, analyst, vp, vice president, senior
  assistant manager, broker, technician
  经 理, 专 员, 主 管, 助 理, 总 监, 组 长, 主 任, 负 责 人, 实 习 生, 顾 问, 员, 岗
`);

/** The same before what they are of, which English joins to them: `Head of Payroll`. */
const headsBeforeOf: Heads = read(`
  manager, director, head, lead, leader, vp, vice president, chief, chair, coordinator, secretary, officer, supervisor
`);

/** And where languages need no joining: `Mitarbeiter Versand`, `responsable achats`. */
const headsBefore: Heads = read(`
  leiter, leiterin, leitung, teamleiter, teamleiterin, teamleitung, abteilungsleiter, abteilungsleiterin, bereichsleiter
  bereichsleiterin, gruppenleiter, gruppenleiterin, referent, referentin, sachbearbeiter, sachbearbeiterin, mitarbeiter
  mitarbeiterin, assistent, assistentin, assistenz, werkstudent, werkstudentin, praktikant, praktikantin, spezialist
  spezialistin, koordinator, koordinatorin, berater, beraterin, fachkraft, kaufmannischer mitarbeiter
  responsable, chef, cheffe, charge, chargee, directeur, directrice, assistante, gestionnaire, conseiller, conseillere
  coordinateur, coordinatrice, attache, attachee, stagiaire, alternant, alternante, adjoint, adjointe, assistant
  jefe, jefa, director, directora, tecnico, tecnica, auxiliar, coordinador, coordinadora, gestor, gestora, encargado
  encargada, asistente, especialista, gerente, becario, becaria, ayudante, asesor, asesora
`);

function read(heads: string): Heads {
  return heads
    .trim()
    .split(/[,\n]/)
    .map((head) => head.trim().split(' ').map(titleKey));
}

/** Half of all departments have something of this name, or its work depends on what is beside it. Token keys. */
const vague: ReadonlySet<string> = new Set(
  `development business technical service support general area regional account team field site unit branch center client
  data operation office product practice clinical medical health assistant resource information quality school
  control program case customer contract planning staff department group digital web new part key senior junior
  exam test night day shift floor duty store line lead job relation relationship asset care home house state deputy
  projekt produkt kunde innendienst direction secteur centre mission projet operacion proyecto producto area zona
  servicio tower door associate city current i ii private head party sou first rang gate ramp media management nurse
  physician principal therapy therapist intelligence cloud window exploitation equity patient crime engineering assurance
  revenue art delivery estate nursing stage teacher accueil film education software market
  benefit welfare eligibility generalist technology activity community deployment integration configuration release
  writer professor non commissioned
  function`
    .split(/\s+/)
    .map(titleKey),
);
const joins: ReadonlySet<string> = new Set(
  'de des du d del la le les el los las l en a der die das fur im in'.split(' '),
);
const maxWords = 4;

const after = byFirst(headsAfter);
const before = byFirst(headsBefore);
const beforeOf = byFirst(headsBeforeOf);

type HeadsByFirst = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Longest first. */
function byFirst(heads: readonly (readonly string[])[]): HeadsByFirst {
  const groups = new Map<string, (readonly string[])[]>();
  for (const head of heads.toSorted((a, b) => b.length - a.length)) {
    const [first = ''] = head;
    groups.set(first, [...(groups.get(first) ?? []), head]);
  }
  return groups;
}

/** The longest office that is there, as its number of words; 0 where none does. */
function headAt(heads: HeadsByFirst, keys: readonly string[], at: number): number {
  const found = heads.get(keys[at] ?? '')?.find((head) => head.every((key, step) => keys[at + step] === key));
  return found?.length ?? 0;
}

/** What a whole title is of: `payroll` of `Payroll Manager` and of `Head of Payroll`; null where it names no office, or of what. */
export function subjectOfWhole(keys: readonly string[]): string | null {
  const end = keys.findIndex((_, at) => at > 0 && at + headAt(after, keys, at) === keys.length);
  const subject = end > 0 ? keys.slice(0, end) : followingHead(keys, 0);
  const name = subject.join(' ');
  return name === '' || vague.has(name) ? null : name;
}

function followingHead(keys: readonly string[], at: number): readonly string[] {
  const of = at + headAt(beforeOf, keys, at);
  if (of > at && keys[of] === 'of') return keys.slice(of + 1);
  const end = at + headAt(before, keys, at);
  if (end === at) return [];
  const from = keys.findIndex((key, place) => place >= end && !joins.has(key));
  return from < 0 ? [] : keys.slice(from);
}

/** Whether a title says an office and not of what: an administrator. */
export function isRoleAlone(keys: readonly string[]): boolean {
  return keys.length > 0 && headAt(after, keys, 0) === keys.length;
}

/** What the tables know alone, and what says something else beside a word of its own: `commercial solicitor`. Token keys. */
const adjectival: ReadonlySet<string> = new Set('commercial commerciale pa gp ifa qs writer'.split(' '));

/** Whether another title beside this one says what the work is. */
export function yieldsToOthers(keys: readonly string[]): boolean {
  return isRoleAlone(keys) || (keys.length === 1 && adjectival.has(keys[0] ?? ''));
}

/** What the offices of a title may be of, likeliest first. */
export function subjectsIn(keys: readonly string[]): readonly string[] {
  return keys.flatMap((_, at) => {
    const named = headAt(after, keys, at) > 0 ? keys.slice(Math.max(0, at - maxWords), at) : [];
    const following = followingHead(keys, at).slice(0, maxWords);
    return [
      ...named.map((_, start) => named.slice(start).join(' ')),
      ...following.map((_, step) => following.slice(0, following.length - step).join(' ')),
    ];
  });
}

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
