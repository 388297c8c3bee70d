import { preparedPattern } from '../../../text/prepared-pattern.ts';
import type { Dealing } from './dealing-verbs.ts';

/** Names of requirements and positions that ask for the dealing itself. */
const asking: Readonly<Record<Dealing, ReturnType<typeof preparedPattern>>> = {
  sell: preparedPattern(
    String.raw`\b(?:sales?|sell\w*|retail|account manage\w+|business development|demo\w*|quot\w+|pricing|market\w*|leas\w+|estate agent)\b|verkauf|vertrieb|vente|vendeu|commerc|venta|vended|comercial|销售|推广|营销`,
    'iu',
  ),
  recruit: preparedPattern(
    String.raw`\b(?:recruit\w*|hir(?:e|ing)|talent|interview\w*|staffing|human resources|hr|people|screening)\b|rekrut|personal|recrut|ressources humaines|reclut|selecci|recursos humanos|招聘|人事|人力|面试`,
    'iu',
  ),
  arrange: preparedPattern(
    String.raw`\b(?:schedul\w*|book\w*|coordinat\w*|organi[sz]\w*|administ\w*|events?|calendars?|diary|filing|invoic\w*|billing|stock\w*|warehous\w*|logistics|reception\w*|secretar\w*|assistant)\b|termin|organisation|verwaltung|sekret|planung|planif|agenda|安排|行政|组织|登记`,
    'iu',
  ),
  teach: preparedPattern(
    String.raw`\b(?:teach\w*|train\w*|coach\w*|instruct\w*|educat\w*|lectur\w*|mentor\w*|workshops?|tutor\w*|curricul\w*|pedagog\w*|classroom|school)\b|schul|lehr|unterricht|erzieh|ausbild|enseign|format|éducat|professeur|docen|profesor|formaci|enseñ|educa|教|培训|讲`,
    'iu',
  ),
  buy: preparedPattern(
    String.raw`\b(?:purchas\w*|procur\w*|buy\w*|sourc\w*|order\w*|vendors?|suppliers?|stock|inventory|supply)\b|einkauf|beschaff|achat|approvision|compra|aprovision|采购|供应`,
    'iu',
  ),
  tell: preparedPattern(
    String.raw`\b(?:writ\w*|report\w*|edit\w*|journalis\w*|content|advis\w*|consult\w*|communicat\w*|counsel\w*|review\w*|copy\w*|documentation)\b|redak|bericht|berat|rédac|conseil|communication|redac|asesor|comunica|写|编辑|咨询|文案`,
    'iu',
  ),
  support: preparedPattern(
    String.raw`\b(?:support\w*|assist\w*|care|help\w*|service\w*)\b|begleit|betreu|hilf|accompagn|soutien|aide|acompañ|apoyo|atenci|支持|护理|服务`,
    'iu',
  ),
};

/** The dealings that a title is about: `Recruitment Consultant`. */
export function dealingsIn(title: string): readonly Dealing[] {
  return (Object.keys(asking) as Dealing[]).filter((dealing) => asking[dealing].test(title));
}

/** Whether one of the names asks for the dealing itself: who sold has done sales. */
export function asksForDealing(dealing: Dealing, names: readonly string[]): boolean {
  return names.some((name) => asking[dealing].test(name));
}
