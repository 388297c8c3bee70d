import { tokenize } from '../text/tokenize.ts';

/** A word of a title, as titles are compared. */
export interface TitleWord {
  readonly key: string;
  /** [start, end) in the title. */
  readonly start: number;
  readonly end: number;
}

/** One word in two spellings, or clipped as titles clip it. Token keys. */
const sameWord: ReadonlyMap<string, string> = new Map(
  `adviser advisor, mgr manager, mngr manager, asst assistant, exec executive, coord coordinator, admin administrator,
  engr engineer, tech technician, rep representative, payroller payroll, supv supervisor, dir director, mech mechanic,
  headhunter recruiter, rec recruitment, nqt teacher, ect teacher`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [string, string]),
);
const joining: ReadonlySet<string> = new Set(['and', 'und', 'et', 'y']);

/** The key of one word, by its token key: one spelling, one gender. */
export function titleKey(key: string): string {
  return commonGender(sameWord.get(key) ?? key);
}

/** The words of a title without those that only join: `Audit & Accounts Senior`, `Co-ordinator` in one. */
export function titleWords(title: string): readonly TitleWord[] {
  const words: TitleWord[] = [];
  for (const { key, start, end } of tokenize(title)) {
    const last = words.at(-1);
    if (key === 'ordinator' && last?.key === 'co') {
      words[words.length - 1] = { key: 'coordinator', start: last.start, end };
    } else if (!joining.has(key)) {
      words.push({ key: titleKey(key), start, end });
    }
  }
  return words;
}

export function titleKeys(title: string): readonly string[] {
  return titleWords(title).map(({ key }) => key);
}

/** German feminine and declined forms, and what stands for all of them. Token keys, without accents. */
const german = `
  erin er, istin ist, entin ent, antin ant, eurin eur, torin tor, arin ar, atin at, ektin ekt, nomin nom, login loge
  agogin agoge, arztin arzt, anwaltin anwalt, wirtin wirt, chefin chef, kochin koch, gehilfin gehilfe, padin pade
  kauffrau kaufmann, fachfrau fachmann, wehrfrau wehrmann, ischer isch, ischen isch, licher lich, gestellter gestellte
  auftragter auftragte, bildender bildende, leitender leitende, tretender tretende`;

const french = `
  trice teur, euse eur, eure eur, iere ier, illere iller, ngere nger, chere cher, ienne ien, ante ant, ente ent, ale al
  elle el, ointe oint, argee arge, eguee egue, achee ache, ployee ploye, alisee alise, lomee lome, irmee irme
  ociee ocie, hotess hote`;

const spanish = `
  ora or, aria ario, era ero, ada ado, iva ivo, ologa ologo, onoma onomo, grafa grafo, tecta tecto, ienta ient
  tecnica tecnico, mecanica mecanico, electrica electrico, electronica electronico, juridica juridico, medica medico
  grafica grafico, farmaceutica farmaceutico, jefa jefe, oficiala oficial, moza mozo, maestra maestro, segunda segundo`;

/** What only looks like the feminine of a person's name: the purse of clients is no postman. */
const notFeminine: ReadonlySet<string> = new Set(['cartera', 'vente', 'rente']);

/** By their last three letters: no title has to try them all. */
const gendersByEnd = new Map<string, (readonly [ending: string, common: string])[]>();
for (const pair of `${german},${french},${spanish}`.split(/[,\n]/).filter((line) => line.trim() !== '')) {
  const [ending = '', common = ''] = pair.trim().split(' ');
  const end = ending.slice(-3);
  gendersByEnd.set(end, [...(gendersByEnd.get(end) ?? []), [ending, common]]);
}

/** One key for a word of a title in every gender: `projeteuse` as `projeteur`, `Beraterin` as `Berater`. */
export function commonGender(key: string): string {
  if (notFeminine.has(key)) return key;
  const ending = gendersByEnd
    .get(key.slice(-3))
    ?.find(([form]) => key.endsWith(form) && beginsAWord(key, form));
  return ending ? key.slice(0, -ending[0].length) + ending[1] : key;
}

/** Something has to come before a short ending: `ante` alone is none. */
function beginsAWord(key: string, ending: string): boolean {
  return ending.length > 4 || key.length >= ending.length + 2;
}
