import { titleKey } from './title-keys.ts';

/** One head a word or a run of words, as token keys. */
type Heads = readonly (readonly string[])[];

/**
 * What somebody is called who runs, does or helps with the work that the words before name: whoever is a `pensions
 * administrator` works where a `pensions manager` does. No trades: a sales engineer does not sell as others do.
 */
export const headsBehind: Heads = read(`
  manager, director, head, lead, leader, team lead, team leader, team manager, supervisor, executive, officer, coordinator
  assistant, specialist, associate, administrator, advisor, consultant, representative, clerk, trainee, apprentice, intern
  partner, business partner, handler, controller, planner, agent, professional, expert, analyst, vp, vice president, senior
  assistant manager, broker, technician
  经 理, 专 员, 主 管, 助 理, 总 监, 组 长, 主 任, 负 责 人, 实 习 生, 顾 问, 员, 岗
`);

/** The same before what they are of, which English joins to them: `Head of Payroll`. */
export const headsBeforeOf: Heads = read(`
  manager, director, head, lead, leader, vp, vice president, chief, chair, coordinator, secretary, officer, supervisor
`);

/** And where languages need no joining: `Mitarbeiter Versand`, `responsable achats`. */
export const headsBefore: Heads = read(`
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
