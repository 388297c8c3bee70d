import { titleKey } from '../../lexicon/title-keys.ts';

/** Words of a title that say how senior, how contracted or where; never what the work is. Token keys. */
export const seniorityWords: ReadonlySet<string> = new Set(
  'senior sr junior jr lead principal staff chief head associate intern internship trainee apprentice entry level mid ii iii iv i 1 2 3 experienced graduate working student werkstudent praktikant azubi leitend leitende leitender stellvertretend leiter leiterin stagiaire alternant confirme debutant responsable jefe jefa becario practica 高 级 资 深 初 中 实 习 vice president vp executive global regional remote hybrid onsite full part time fulltime parttime vollzeit teilzeit contract temporary temp permanent per diem cdi cdd the of and for to in at a an und fur der die da et de du la le el y en'
    .split(' ')
    .map(titleKey),
);

/** Heads that half of all titles share: alone they say little. Token keys. */
export const genericHeads: ReadonlySet<string> = new Set(
  'engineer manager specialist assistant coordinator analyst officer administrator consultant technician developer representative director supervisor advisor agent clerk worker operator expert designer associate lead team service services ingenieur ingenieurin manager fachkraft mitarbeiter mitarbeiterin referent referentin sachbearbeiter sachbearbeiterin berater beraterin techniker technikerin ingenieure charge chargee assistante technicien technicienne conseiller gestor gestora tecnico tecnica ingeniero ingeniera especialista auxiliar asistente consultor 工 程 师 员 经 理'
    .split(' ')
    .map(titleKey),
);
