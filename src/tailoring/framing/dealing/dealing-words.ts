import { itemsIn, packedRows } from '../../../lexicon/packed-lexicon.ts';
import { inflect } from '../../../lexicon/verbs.ts';
import { wordList } from '../../../lexicon/word-lists.ts';
import { lazy } from '../../../text/memoize.ts';
import { type PreparedPattern, preparedPattern } from '../../../text/prepared-pattern.ts';

/** How people deal in a thing without doing it: selling, staffing, arranging, teaching or buying it, or talking of it. */
export const dealings = ['sell', 'recruit', 'arrange', 'teach', 'buy', 'discuss', 'support'] as const;

export type Dealing = (typeof dealings)[number];

/**
 * What the words of a row of `data/tailoring/dealings.tsv` are. With people: only where the words after them say that
 * people, talks or papers are meant: "train staff in", "screen applicants for". A noun opens a sentence about the dealing
 * itself: "Webinars on HAZOP". A participle is at the end of a German clause. Stems are folded.
 */
export const dealingForms = [
  'verb',
  'verb_with_people',
  'noun',
  'participle',
  'stem',
  'stem_with_people',
] as const;

type DealingForm = (typeof dealingForms)[number];

/** Folded. */
export const makingStems =
  /^(?:programmier|implementier|konfigurier|installier|automatisier|analysier|berechne|reparier|montier|configur|install|instal|automatis|automatiz|analys|analiz|analic|calcul|repar)/u;
export const chineseMaking = /开发|编写|搭建|配置|安装|分析|维修|编程/u;

export const chineseDealings: readonly (readonly [words: RegExp, dealing: Dealing])[] = [
  [/销售|推销|售卖|主推|代理|报价|推广|演示/u, 'sell'],
  [/招聘|招募|猎头|面试|筛选简历/u, 'recruit'],
  [/排课|安排|预约|报名|邀约|邀请|登记/u, 'arrange'],
  [/讲授|讲解|授课|教授|培训|讲座/u, 'teach'],
  [/采购|购买|订购|进货/u, 'buy'],
  [/介绍|推荐|咨询|宣传|撰写.{0,6}文章/u, 'discuss'],
];

export interface DealingWords {
  readonly dealing: Dealing;
  readonly needsPeople: boolean;
}

const forms = ['base', 'past', 'gerund', 'third'] as const;

interface DealingRow {
  readonly dealing: Dealing;
  readonly words: readonly string[];
}

function rowsOf(wanted: DealingForm): readonly DealingRow[] {
  return packedRows('dealings').flatMap(([form, dealing, words = '']) =>
    form === wanted ? [{ dealing: dealing as Dealing, words: itemsIn(words) }] : [],
  );
}

export const dealingByWord = lazy((): ReadonlyMap<string, DealingWords> => {
  const all = new Map<string, DealingWords>();
  const add = (wanted: DealingForm, needsPeople: boolean, spell: (word: string) => readonly string[]) => {
    for (const { dealing, words } of rowsOf(wanted)) {
      for (const form of words.flatMap(spell)) if (!all.has(form)) all.set(form, { dealing, needsPeople });
    }
  };
  const inflected = (verb: string) => forms.map((form) => inflect(verb, form));
  add('verb', false, inflected);
  add('verb_with_people', true, inflected);
  add('noun', false, (noun) => [noun]);
  add('participle', false, (word) => [word]);
  return all;
});

export const makingWords = lazy(
  (): ReadonlySet<string> =>
    new Set(
      wordList('tailoring', 'making_verb')
        .words()
        .flatMap((verb) => forms.map((form) => inflect(verb, form))),
    ),
);

const stems = lazy((): readonly (readonly [stem: string, DealingWords])[] => {
  const of = (wanted: DealingForm, needsPeople: boolean) =>
    rowsOf(wanted).flatMap(({ dealing, words }) =>
      words.map((stem) => [stem, { dealing, needsPeople }] as const),
    );
  return [...of('stem', false), ...of('stem_with_people', true)];
});

/** Of a folded word that opens a German, French or Spanish sentence. */
export function dealingByStem(word: string): DealingWords | null {
  return stems().find(([stem]) => word.startsWith(stem))?.[1] ?? null;
}

export const germanDealingParticiples = lazy(
  (): ReadonlySet<string> => new Set(rowsOf('participle').flatMap(({ words }) => words)),
);

/** Names of requirements and positions that ask for the dealing itself. */
const asking: Readonly<Record<Dealing, PreparedPattern>> = {
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
  discuss: preparedPattern(
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
