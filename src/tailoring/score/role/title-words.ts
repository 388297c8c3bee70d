import { titleKey } from '../../../lexicon/title-keys.ts';
import { learnerWords } from '../../../lexicon/title-subject.ts';

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

/** Who helps with a work, or learns it, has not done it. Token keys. */
export const helpers: ReadonlySet<string> = new Set([
  ...learnerWords,
  ...keysOf(
    `assistant aide helper clerk secretary administrator volunteer support
    aushilfe helfer hilfskraft assistent assistenz sekretar secretaire
    auxiliar auxiliaire ayudante asistente secretario`,
  ),
]);

/** Who runs, owns or leads, of whatever. Token keys. */
export const leadingWords: ReadonlySet<string> = keysOf(
  `manager director head lead leader supervisor owner founder cofounder proprietor principal partner foreman chief gm
  leiter leitung inhaber grunder geschaftsinhaber chef teamleiter filialleiter betriebsinhaber
  responsable gerant directeur dirigeant fondateur exploitant
  encargado jefe gerente propietario titular fundador socio dueno
  经 理 主 管 店 主 老 板 负 责 人 总 监 组 长`,
);

/** Who learns, also in the signs of Chinese. Token keys. */
export const learningWords: ReadonlySet<string> = new Set([...learnerWords, ...keysOf('学 徒 实 习 生')]);

/** Whatever a title may be made of that names no work at all. Token keys. */
export const officeWords: ReadonlySet<string> = new Set([
  ...leadingWords,
  ...learningWords,
  ...seniorityWords,
  ...keysOf(
    `deputy general assistant officer associate coordinator executive specialist representative consultant advisor
    technician team shift duty relief area branch unit site acting interim self employed selfemployed freelance freelancer
    contractor sole trader co then later vice employee staff member worker professional agent
    stellvertretung vertretung mitarbeiter selbststandig freiberuflich freiberufler angestellte fachkraft sachbearbeiter
    referent aushilfe dann assistent
    adjoint assistant independant autoentrepreneur employe collaborateur conseiller charge equipe puis
    autonomo auxiliar asistente empleado ayudante turno adjunto segundo primero primer tecnico asesor
    专 员 助 理 顾 问 员 副 总 职`,
  ),
]);

function keysOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).map(titleKey));
}
