import { type PreparedPattern, preparedPattern } from '../../text/prepared-pattern.ts';

/* What is around a name and takes it away from the person: denied, the work of others, not yet learned. */

/** What is around a name and takes it away from the person: before it, after it, or both at once. */
export interface Frame {
  readonly before: PreparedPattern | null;
  readonly behind: PreparedPattern | null;
}

/** A sentence parted at a name. */
interface Parted {
  readonly before: string;
  readonly behind: string;
}

/** A word of the same part of the sentence, with the space after it. */
const word = String.raw`(?:[^\s,;:()，；：]+ )`;

/** `W` in a source is such a word; `before` ends where the name begins, `after` begins where it ends. */
function frame({ before, behind }: { readonly before?: string; readonly behind?: string }): Frame {
  return {
    before: before === undefined ? null : preparedPattern(`${written(before)}$`, 'iu'),
    behind: behind === undefined ? null : preparedPattern(`^${written(behind)}`, 'iu'),
  };
}

function written(source: string): string {
  return `(?:${source.replaceAll('W', word)})`;
}

export function isFramed({ before, behind }: Parted, frames: readonly Frame[]): boolean {
  return frames.some((each) => (each.before?.test(before) ?? true) && (each.behind?.test(behind) ?? true));
}

/** "No welding errors in two years" praises the welding, "No welding in this job" denies it. */
const ends = String.raw` *(?:$|[,.;:()–—]|(?:in (?:this|that|the|my) (?:job|role|post|position|work|team)|so far|only|just|yet|here|or|nor|experience|involved|in diesem|nur|dans ce|dans cette|seulement|en este|en esta|solo|todo)(?!\p{L}))`;

/** A name that is said not to have been done or used. */
export const denials: readonly Frame[] = [
  frame({
    before:
      "(?:^|[,;(–—] ?)(?:no|keine?[nrs]?|ohne|pas de|pas d['’]|aucune?|sans|sin|ningun[oa]?|ningún) (?:W(?:or|oder|ou|o|ni) )?",
    behind: ends,
  }),
  frame({
    before: String.raw`\b(?:(?:do|does|did|have|has|had)(?: not|n['’]t)|never) (?:do|done|did|use|used|touch|touched|write|wrote|written|know|known|learned|learnt|handled?|(?:work|worked)(?: on| with| in)?) W{0,2}`,
  }),
  frame({
    before: String.raw`\bnot (?:yet )?(?:confident in|confident with|trained in|trained on|responsible for|involved in|allowed to do) W{0,1}`,
  }),
  frame({
    before: String.raw`\bnot an? W?`,
    behind: String.raw` (?:person|expert|specialist|developer|user)\b`,
  }),
  frame({
    before: String.raw`(?<!\p{L})no (?:us(?:aba|é|amos|o)|hice|hacía|hago|manej(?:aba|é|o)|trabajé con) `,
  }),
  frame({ behind: ' W?(?:nicht|nie) (?:gemacht|genutzt|verwendet|eingesetzt|benutzt)' }),
  frame({
    before: '(?:不负责|不参与|不涉及|未使用|未接触|没有接触|没用过|没做过|从未使用|从未做过|不会|不懂) ?',
  }),
];

const goods =
  '(?:software|systems?|platforms?|licen[cs]es?|courses?|trainings?|services?|solutions?|tools?|media|kits?|books?|subscriptions?|modules?|packages?)';
const people =
  '(?:developers?|engineers?|programmers?|administrators?|specialists?|experts?|consultants?|nurses?|welders?|teams?|departments?|staff|people|talents?|candidates|professionals)';
const outsiders =
  '(?:team|contractors?|subcontractors?|agenc(?:y|ies)|firms?|compan(?:y|ies)|suppliers?|vendors?|providers?|partners?|accountants?|office|departments?|headquarters|others|freelancers?|colleagues)';

/** Bought, sold, staffed, handed on or watched: somebody else does what is named. */
export const othersWork: readonly Frame[] = [
  frame({
    before: String.raw`\b(?:sold|sells?|selling|resold|reselling|bought|buying|purchased|procured|ordered) (?:(?!and )W){0,3}`,
    behind: String.raw` W?${goods}(?!\p{L})`,
  }),
  frame({
    before: String.raw`\b(?:bought|ordered|commissioned|purchased|procured) W{0,1}`,
    behind: String.raw` W?from (?:an? |the )?W?${outsiders}(?!\p{L})`,
  }),
  frame({ before: String.raw`\b(?:outsourced|subcontracted|contracted out) W{0,2}` }),
  frame({
    before: String.raw`\b(?:hired|paid|engaged) an? W?(?:agency|firm|freelancer|contractor|company) (?:for|to do) W{0,1}`,
  }),
  frame({
    before: String.raw`\b(?:recruit(?:ed|ing|s)?|placed|placing|headhunted|hired|hiring)(?! and ) (?:(?!and |led )W){0,3}`,
    behind: String.raw` W?${people}(?!\p{L})`,
  }),
  frame({
    before: String.raw`\b(?:alongside|beside|next to|(?:joined|attended|sat in) meetings (?:of|with)) (?:the |our |an? )?W?`,
    behind: String.raw` W?${people}(?!\p{L})`,
  }),
  frame({ before: String.raw`\bwalked (?:beside|behind|past) W?` }),
  frame({
    before: String.raw`\b(?:watched|observed) W{1,2}(?:do|doing|perform|performing|carry out|carrying out) W{0,1}`,
  }),
  frame({
    before: String.raw`\bwatched W?`,
    behind: String.raw` W{0,2}(?:from the|on television|on tv)\b`,
  }),
  frame({ before: String.raw`\bshadow(?:ed|ing) W{0,4}` }),
  frame({
    before: String.raw`\b(?:sent|passed|forwarded|walked|escorted) W?(?:patients|residents|applications|cases|claims|customers|clients|callers) W?(?:on )?to (?:the )?`,
  }),
  frame({
    before: String.raw`\bsent (?:out )?to (?:an? |the )?W?(?:partner|lab|laboratory|supplier|contractor|agency)s? for W?`,
  }),
  frame({
    behind: String.raw` W{0,3}(?:done|handled|run|prepared|performed|carried out|managed|owned|covered|provided) by (?:an? |the |another )?(?!my |our )W{0,2}${outsiders}(?!\p{L})`,
  }),
  frame({ behind: String.raw` W{0,3}(?:was|is) (?:my|our|the) [\p{L}]+['’]s (?:job|task|work)\b` }),
  frame({ behind: ' W{0,2}(?:was |were |is |are )?used by (?:another|other|a different) ' }),
  frame({ behind: String.raw` (?:was |were )?left to (?:the|an?) W?${outsiders}(?!\p{L})` }),
  frame({ before: String.raw`\bteam (?:that|which|who) (?:did|does|ran|handled|built) W{0,2}` }),
];

/** The same where German, French, Spanish or Chinese is written. */
export const othersWorkElsewhere: readonly Frame[] = [
  frame({
    behind: String.raw`(?:-\p{L}+)? W{0,3}(?:durch|vom|von|an) W?(?:extern|steuerberater|dienstleister|subunternehmer|fremdfirm|agentur|zentrale|lieferanten vergeben)`,
  }),
  frame({
    behind: String.raw`-?(?:software|systeme?|programme?|lizenzen|kurse|lösungen|schulungen) W{0,2}verkauft(?!\p{L})`,
  }),
  frame({
    before: String.raw`(?<!\p{L})(?:software|systeme|programme|lösungen) für W?`,
    behind: String.raw` W{0,3}verkauft(?!\p{L})`,
  }),
  frame({ behind: String.raw` W{0,2}(?:zugesehen|zugeschaut|hospitiert)(?!\p{L})` }),
  frame({ behind: String.raw` W{0,2}(?:confiée?s?|sous-traitée?s?|externalisée?s?)(?!\p{L})` }),
  frame({
    before: String.raw`(?<!\p{L})(?:vente|vendu|vendais) W?(?:logiciels?|solutions?|systèmes?|formations?|licences?) (?:(?:de|pour) )?(?:la |les )?`,
  }),
  frame({
    behind:
      ' W{0,2}(?:(?:llevad|realizad|hech|gestionad)[oa]s? por W{0,2}(?:extern|gestor|agencia|proveedor|asesor)|subcontratad|externalizad)',
  }),
  frame({
    before: String.raw`(?<!\p{L})(?:venta|vendí|vendía) (?:de )?(?:programas|software|sistemas|cursos|soluciones|licencias) (?:(?:de|para) )?`,
  }),
  frame({ behind: '[^，。；,;]{0,4}(?:由[^，。；,;]{0,8}(?:外部|外包|其他|代理|供应商)|外包给)' }),
  frame({
    before: '(?:销售|推销|购买|采购) ?',
    behind: ' ?(?:软件|系统|课程|平台|许可)',
  }),
];

const lesson = '(?:trainings?|courses?|workshops?|seminars?|webinars?|introductions?|lectures?|class(?:es)?)';
const attended = String.raw`\b(?:attend(?:ed|ing)|took part in|taking part in|participated in|booked|sat in on|went through|completed an?)`;
const soon = String.raw`(?:booked|scheduled|planned) (?:for|in) (?:next |early |late )?(?:spring|summer|autumn|fall|winter|year|month|january|february|march|april|may|june|july|august|september|october|november|december|\d{4})\b`;

/** Heard of in a lesson, put off to later, or done for pleasure. A paper's lesson is another thing: it is what gives it. */
export const notYetLearned: readonly Frame[] = [
  frame({ before: `${attended} W{0,3}${lesson} W?(?:on|in|about|to|for|of) W{0,2}` }),
  frame({ before: `${attended} W{0,2}`, behind: String.raw` W?${lesson}(?!\p{L})` }),
  frame({ before: String.raw`\bwill (?:start|begin|take|attend|learn|study) W{0,3}` }),
  frame({ before: String.raw`(?:^|\bi |, )plans? to W{0,4}` }),
  frame({ behind: ` W?${lesson} ${soon}` }),
  frame({ behind: String.raw` (?:is|are) (?:next )?on my (?:\S+ )?list\b` }),
  frame({
    before: '^(?:he |she )?(?:enjoys|loves|likes|dislikes|collects? (?:old|vintage|antique|model)) W{0,3}',
  }),
  frame({
    before: '^(?:hobb(?:y|ies)|hobbys|pastimes?|loisirs|aficiones|freizeit|爱好|兴趣爱好) ?[:：].*',
  }),
];

export const notYetLearnedElsewhere: readonly Frame[] = [
  frame({
    before: String.raw`(?<!\p{L})(?:teilnahme an|teilgenommen an|besuch) W?`,
    behind: '[- ]?(?:schulung|kurs|lehrgang|seminar|workshop|fortbildung)',
  }),
  frame({
    behind: String.raw`[- ]?(?:schulung|kurs|lehrgang|seminar|fortbildung) (?:geplant|gebucht)(?! und| für \d)`,
  }),
  frame({
    before: String.raw`(?<!\p{L})(?:suivi d['’]une|participation à une|suivi une) formation W?(?:(?:de|du|sur|à|en) )?`,
  }),
  frame({
    before: String.raw`(?<!\p{L})(?:asistí|asistencia|participé|participación) (?:a|en) (?:un |una )?(?:curso|taller|seminario|formación|jornada) (?:(?:de|sobre|en) )?`,
  }),
  frame({
    before: '(?:参加|接受|报名)(?:了|过)?[^，。；、,;]{0,6}',
    behind: '[^，。；、,;]{0,4}(?:培训|课程|讲座|研讨会)(?:班)?(?:$|[，。；、,;])',
  }),
];
