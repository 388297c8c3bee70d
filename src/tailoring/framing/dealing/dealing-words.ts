import { inflect } from '../../../lexicon/verbs.ts';
import { lazy } from '../../../text/memoize.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { wordSet } from '../limits/cue.ts';

/** How people deal in a thing without doing it: selling, staffing, arranging, teaching or buying it, or talking of it. */
export type Dealing = 'sell' | 'recruit' | 'arrange' | 'teach' | 'buy' | 'tell' | 'support';

const english: Readonly<Record<Dealing, string>> = {
  sell: 'sell resell upsell pitch quote demo demonstrate market advertise promote position lease rent',
  recruit: 'recruit headhunt hire source shortlist interview',
  arrange:
    'schedule book arrange register enroll enrol invoice bill file ship stock restock photocopy scan bind mail type',
  teach: 'teach tutor lecture instruct coach',
  buy: 'buy purchase procure order reorder',
  tell: 'explain blog advise recommend judge',
  support: 'support accompany chauffeur',
};
/** Only where the words after them say that people, talks or papers are meant: "train staff in", "screen applicants for". */
const englishWithPeople: Readonly<Partial<Record<Dealing, string>>> = {
  recruit: 'screen place match phone call invite meet refer',
  teach:
    'train show talk walk host hold give run deliver organize organise present moderate onboard sponsor plan',
  tell: 'report describe review write draft answer solve record produce handle',
};

/** Beginnings of the words, folded; a noun of dealing opens a phrase as its verb does. */
const elsewhere: Readonly<Record<Dealing, string>> = {
  sell: `verkauf verkaeuf vertrieb vertreib vermiet prasentier vorfuhr
    vente vends vendu vendeu vendre vendais commerciali promou demonstra
    venta vendo vendi vender vended comerciali`,
  recruit: `rekrutier vermitt personalvermitt
    recrut
    reclut seleccion contrata`,
  arrange: `terminier scanne binde verschick abhefte
    reserv
    agend`,
  teach: `schulung schulte einweis
    doy
    unterrichte unterricht lehre
    enseign formation formateur formatrice
    ensen imparti formador`,
  buy: `bestell einkauf beschaff kaufe kaufte
    achet achat commande approvisionn
    compra compre pedido adquir`,
  tell: `erklar erlauter
    expliqu conseill
    explic asesor recomend`,
  support: `begleit
    accompagn
    acompan`,
};
/** As those: only where people, talks or papers are meant. */
const elsewhereWithPeople: Readonly<Partial<Record<Dealing, string>>> = {
  arrange: 'organisier planung organis organiz planifi program',
  teach: 'schule anime animation form',
  tell: 'schreib redig escrib redact',
};

const making =
  'build program code implement configure install automate analyze analyse model calculate debug deploy migrate repair weld assemble';
/** Folded. */
export const makingStems =
  /^(?:programmier|implementier|konfigurier|installier|automatisier|analysier|berechne|reparier|montier|configur|install|instal|automatis|automatiz|analys|analiz|analic|calcul|repar)/u;
export const chineseMaking = /开发|编写|搭建|配置|安装|分析|维修|编程/u;

/** What German puts at the end of a clause. */
const germanParticiples: Readonly<Partial<Record<Dealing, string>>> = {
  sell: 'verkauft vertrieben vermietet vorgeführt präsentiert beworben',
  recruit: 'rekrutiert vermittelt eingestellt besetzt',
  arrange: 'gebucht terminiert',
  teach: 'geschult unterrichtet gelehrt unterwiesen',
  buy: 'bestellt eingekauft gekauft beschafft',
  tell: 'erklärt erläutert vorgestellt',
};

export const chineseDealings: readonly (readonly [words: RegExp, dealing: Dealing])[] = [
  [/销售|推销|售卖|主推|代理|报价|推广|演示/u, 'sell'],
  [/招聘|招募|猎头|面试|筛选简历/u, 'recruit'],
  [/排课|安排|预约|报名|邀约|邀请|登记/u, 'arrange'],
  [/讲授|讲解|授课|教授|培训|讲座/u, 'teach'],
  [/采购|购买|订购|进货/u, 'buy'],
  [/介绍|推荐|咨询|宣传|撰写.{0,6}文章/u, 'tell'],
];

/** Nouns that open a sentence about the dealing itself: "Webinars on HAZOP". */
const englishNouns: Readonly<Partial<Record<Dealing, string>>> = {
  sell: 'sales seller salesperson salesman saleswoman reseller vendor brochures brochure catalogs catalog demos demo quotes',
  recruit: 'recruitment recruiter recruiting headhunter',
  teach: 'teaching trainer lecturer tutor webinars webinar seminars courses lectures workshops classes',
  buy: 'buyer purchasing',
  tell: 'newsletters newsletter articles article columns blog brochures editor writer journalist',
};

export interface DealingWords {
  readonly dealing: Dealing;
  readonly needsPeople: boolean;
}

const forms = ['base', 'past', 'gerund', 'third'] as const;

export const dealingByWord = lazy((): ReadonlyMap<string, DealingWords> => {
  const all = new Map<string, DealingWords>();
  const add = (
    table: Readonly<Partial<Record<Dealing, string>>>,
    needsPeople: boolean,
    spell: (word: string) => readonly string[],
  ) => {
    for (const [dealing, words] of Object.entries(table) as [Dealing, string][]) {
      for (const word of wordSet(words)) {
        for (const form of spell(word)) if (!all.has(form)) all.set(form, { dealing, needsPeople });
      }
    }
  };
  const inflected = (verb: string) => forms.map((form) => inflect(verb, form));
  add(english, false, inflected);
  add(englishWithPeople, true, inflected);
  add(englishNouns, false, (noun) => [noun]);
  add(germanParticiples, false, (word) => [word]);
  return all;
});

export const makingWords = lazy(
  (): ReadonlySet<string> =>
    new Set([...wordSet(making)].flatMap((verb) => forms.map((form) => inflect(verb, form)))),
);

const stems = lazy((): readonly (readonly [stem: string, DealingWords])[] => {
  const of = (table: Readonly<Partial<Record<Dealing, string>>>, needsPeople: boolean) =>
    (Object.entries(table) as [Dealing, string][]).flatMap(([dealing, words]) =>
      [...wordSet(words)].map((stem) => [stem, { dealing, needsPeople }] as const),
    );
  return [...of(elsewhere, false), ...of(elsewhereWithPeople, true)];
});

/** Of a folded word that opens a German, French or Spanish sentence. */
export function dealingByStem(word: string): DealingWords | null {
  return stems().find(([stem]) => word.startsWith(stem))?.[1] ?? null;
}

export const germanDealingParticiples = lazy(
  (): ReadonlySet<string> =>
    new Set(Object.values(germanParticiples).flatMap((words) => [...wordSet(words)])),
);

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
