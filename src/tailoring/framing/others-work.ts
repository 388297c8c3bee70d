import { type Frame, frame } from './frame.ts';

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
