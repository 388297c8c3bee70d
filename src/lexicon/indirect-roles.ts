import { titleKey } from './title-keys.ts';

/* Title words of people who deal with a kind of work without doing it. */

/** Words of titles whose holders learn the work. Title keys; Chinese parts no words, so none of its own. */
export const learnerWords: ReadonlySet<string> = new Set(
  `apprentice trainee intern internship placement pupil student
  auszubildende azubi lehrling praktikant umschuler volontar werkstudent
  apprenti alternant stagiaire etudiant
  becario practica aprendiz estudiante`
    .trim()
    .split(/\s+/)
    .map(titleKey),
);

/** Words of titles whose holders sell a thing, buy it, find people for it, or write for those who do it. Lower case, as written. */
export const agentNounsForOthers: ReadonlySet<string> = new Set(
  `account buyer comercial commercial commerciale einkäufer einkäuferin headhunter journalist kassierer kassiererin
  opérateur presales procurement receptionist recruiter recruiting recruitment redakteur redakteurin reporter
  representative sales salesman salesperson saleswoman secretary sekretär sekretärin secrétaire secretaria secretario
  seller talent vendedor vendedora vendeur vendeuse vendor verkauf verkäufer verkäuferin vertrieb
  vertriebsmitarbeiter vertriebsmitarbeiterin`
    .trim()
    .split(/\s+/),
);
