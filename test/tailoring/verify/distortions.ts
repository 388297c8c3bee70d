import type { Language } from '../../../src/text/language.ts';

/* Lines of several professions, and the ways in which their own words can be turned against them. */

const english = [
  'Worked with the security team on audits of two banks, with no major findings',
  'Replaced 14 paper forms with tablets in three wards, without extra staff',
  'Moved the payroll of 300 drivers from Excel to SAP in 2021',
  'Built a dashboard that 900 hospital managers used every week',
  'Designed the order pipeline in Go and Kafka for four warehouses',
  'Taught chemistry to 28 pupils and coached two rowing crews',
  'Reported to the head of sales on the accounts of 40 clients',
  'Trained six nurses from the night shift in wound care, not in triage',
  'Introduced hourly rounds with the aides, and falls went from 11 to 6 per quarter',
  'Supervised two apprentices and repaired 30 trucks a month',
  'Wrote tests for the billing service used by 60 shops',
  'Negotiated leases for 12 branches with the landlords of two cities',
  'Cleaned tanks in the brewery and tasted beer at the bar',
  'Cut waste by 12% in the bakery and raised sales by 30% in the cafe',
  'Cared for up to 12 residents with dementia during the day',
  'Prepared the tax returns of 80 clients under the supervision of a partner',
  'Drove the delivery van between Kiel and Rostock for two years',
  'Managed stock for the shop of a museum without a budget',
  'Answered calls from patients about bills and passed complaints to the clinic',
  'Tested brakes of trains before the inspectors checked them',
  'Planned the menu for 200 guests and ordered fish from three ports',
  'Sold insurance to farmers and claims software to brokers',
  'Set the machines for the welders and measured parts after each run',
  'Assisted the surgeon in 45 operations and cleaned the instruments',
  'Migrated mail from Exchange to Gmail for 90 users in the north',
  'Kept minutes for the board and booked travel for the chair',
  'Drew plans of bridges for engineers at two councils',
  'Checked the invoices of suppliers against orders of the plant',
  'Managed the Los Angeles office of two firms and the depot in Des Moines',
  'Advised UN agencies on 12 audits and sold grade A eggs in La Jolla',
  'Trained IT and IS teams of 12 banks in phase I trials',
  'Tested pumps using new gauges across two plants, which led to a 20% reduction in leaks of oil',
  'Lead technician for 12 lifts of two hotels and the pumps of a ferry',
  'Achieved a 15% increase in sales of vans with a new catalog for farmers',
  'Shortened searches of two archives using indexes and a cache',
  'Winner of two prizes for bridges of a young engineer',
  'Checked bills of 40 clients, resulting in a 12% cut in costs, and wrote notes for the board',
];
const german = [
  'Betreuung von 40 Kunden im Innendienst und Schulung von 3 Kollegen',
  'Umstellung der Buchhaltung von DATEV auf SAP für 2 Standorte ohne Ausfall',
  'Planung der Touren für 8 Fahrer und Wartung von 20 Pressen',
  'Erstellung von Angeboten für Händler mit der Leitung des Vertriebs',
  'Senkung der Kosten um 12 % und Steigerung des Umsatzes um 30 %',
  'Pflege von 15 Bewohnern in der Nacht, nicht am Tag',
  'Prüfung der Rechnungen von Lieferanten vor der Freigabe durch die Leitung',
  'Einarbeitung von 5 Aushilfen im Lager und Bestellung von Ware bei 12 Herstellern',
  'Aufbau eines Lagers in Kassel mit 30 Regalen für zwei Kunden',
  'Betreuung von 12 Banken in Los Angeles und Den Haag für Das Örtliche',
  'Unterstützung der Ärzte bei 60 Eingriffen und Reinigung der Instrumente',
];
const french = [
  'Gestion des stocks de farine pour 3 boulangeries et accueil des clients',
  'Migration de la paie de Sage vers SAP pour 200 salariés sans panne',
  'Rédaction des commandes pour 12 fournisseurs et suivi de 40 dossiers',
  'Baisse des coûts de 12 % et hausse des ventes de 30 %',
  'Accueil de 25 patients par jour avec les infirmières du service de nuit',
  'Formation de 4 vendeurs à la caisse, pas à la vente',
  'Entretien des machines de la cuisine avant le passage des inspecteurs',
  'Conseil de 12 clients au Mans, à La Rochelle et pour Le Monde',
  'Préparation des factures de 80 clients sous la responsabilité du comptable',
];
const spanish = [
  'Gestión de 12 proveedores y formación de 4 cajeras en la tienda',
  'Migración de las nóminas de Sage a SAP para 200 empleados sin errores',
  'Atención de 30 clientes al día con el equipo de la noche',
  'Reducción de los costes del 12 % y aumento de las ventas del 30 %',
  'Elaboración de informes para la dirección y control de 40 cuentas',
  'Mantenimiento de dos cámaras antes de la visita de los inspectores',
  'Apoyo a los médicos en 60 operaciones y limpieza de los instrumentos',
  'Atención de 12 clientes en Los Ángeles y La Rioja ante El Corte Inglés',
  'Venta de seguros a agricultores y de programas a corredores',
];
const chinese = [
  '负责从Excel到SAP的数据迁移，涉及3家工厂',
  '培训12名新员工，协助2名主管安排班次',
  '为40家客户编写报表，没有重大错误',
  '将缺陷率从5%降到2%，将产量从300提高到450',
  '与安全团队合作完成两次审计，未参与采购',
  '维护8台服务器，更换20个硬盘',
  '在夜班照顾15名老人，不负责白班',
  '审核供应商的发票，整理客户的合同',
];

export const linesByLanguage: Readonly<Record<Language, readonly string[]>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  zh: chinese,
};

export interface Distortion {
  readonly kind: string;
  readonly text: string;
}

const negations: Readonly<Record<Language, string>> = {
  en: 'no|not|without',
  de: 'kein|keine|nicht|ohne',
  fr: 'pas|sans',
  es: 'no|sin',
  zh: '没有|未|不',
};
const directions: Readonly<Record<Language, string>> = {
  en: 'from|to|with|for|in|of|by|on|at|between|before|after|under|about|against|during',
  de: 'von|auf|für|mit|in|im|um|bei|durch|vor|an|am|der|des',
  fr: 'de|des|du|à|pour|avec|vers|par|sous|avant|en|la|le|les',
  es: 'de|del|a|para|con|en|antes|por|al|los|las|la|el',
  zh: '从|到|为|将|与|在|的',
};

/** All ways to distort a line, without doubles and without the line itself. */
export function distortions(line: string, language: Language): readonly Distortion[] {
  const separator = language === 'zh' ? '' : ' ';
  const words = language === 'zh' ? piecesOfChinese(line) : line.split(' ');
  const isLink = linkPattern(language);
  const all = [
    ...swaps('numbers swapped', words, (word) => /\d/.test(word)),
    ...swaps('links swapped', words, (word) => isLink.test(bare(word))),
    ...swaps('things swapped', words, (word) => isContent(word, isLink)),
    ...moves('negation moved', words, (word) =>
      new RegExp(`^(?:${negations[language]})$`, 'iu').test(bare(word)),
    ),
    ...moves('number moved', words, (word) => /\d/.test(word)),
    ...moves('word moved', words, (word) => isContent(word, isLink)),
    ...phraseSwaps(words, isLink),
    ...dropped(words, isLink),
    ...cutNames(words),
  ].map(({ kind, words: changed }) => ({ kind, text: written(changed, separator) }));
  const seen = new Set([written(words, separator)]);
  return all.filter(({ text }) => !seen.has(text) && seen.add(text));
}

interface Changed {
  readonly kind: string;
  readonly words: readonly string[];
}

function linkPattern(language: Language): RegExp {
  return new RegExp(`^(?:${directions[language]})$`, 'iu');
}

function bare(word: string): string {
  return word.replace(/[,.，]/gu, '');
}

const joining = /^(?:and|und|et|y|that|the|a|an|them|up|die|das|den|eines|l|les|dos|two)$/iu;

function isContent(word: string, isLink: RegExp): boolean {
  return !(isLink.test(bare(word)) || joining.test(bare(word)) || /\d/.test(word) || bare(word) === '');
}

/** Numbers, Latin names and runs of two characters, which is near enough to words. */
function piecesOfChinese(line: string): readonly string[] {
  return line.match(/[从到为将与在的不]|没有|\d+%?|[A-Za-z]+|[^\d，]{2}|[^\d]|，/gu) ?? [];
}

function swaps(
  kind: string,
  words: readonly string[],
  isWanted: (word: string) => boolean,
): readonly Changed[] {
  const places = words.flatMap((word, at) => (isWanted(word) ? [at] : []));
  return places.flatMap((one, index) =>
    places.slice(index + 1).map((other) => ({
      kind,
      words: words.map((word, at) => {
        if (at === one) return bare(words[other] ?? '') + (/[,，]$/u.exec(word)?.[0] ?? '');
        return at === other ? bare(words[one] ?? '') + (/[,，]$/u.exec(word)?.[0] ?? '') : word;
      }),
    })),
  );
}

function moves(
  kind: string,
  words: readonly string[],
  isWanted: (word: string) => boolean,
): readonly Changed[] {
  return words.flatMap((word, at) => {
    if (!isWanted(word)) return [];
    const rest = [...words.slice(0, at), ...words.slice(at + 1)];
    return words.flatMap((_, to) =>
      Math.abs(to - at) < 2 ? [] : [{ kind, words: [...rest.slice(0, to), word, ...rest.slice(to)] }],
    );
  });
}

/** Two phrases behind links change places: `from Jenkins to GitHub`. */
function phraseSwaps(words: readonly string[], isLink: RegExp): readonly Changed[] {
  const starts = words.flatMap((word, at) =>
    isLink.test(bare(word)) && !isLink.test(bare(words[at - 1] ?? '')) ? [at + 1] : [],
  );
  const phrases = starts.flatMap((start) => {
    const end = words.findIndex(
      (word, at) =>
        at > start &&
        (isLink.test(bare(word)) || joining.test(bare(word)) || /[,，]$/u.test(words[at - 1] ?? '')),
    );
    const until = end === -1 ? words.length : end;
    return until > start ? [[start, until] as const] : [];
  });
  return phrases.flatMap(([start, end], index) =>
    phrases.slice(index + 1).flatMap(([from, to]) =>
      from < end
        ? []
        : [
            {
              kind: 'phrases swapped',
              words: [
                ...words.slice(0, start),
                ...words.slice(from, to),
                ...words.slice(end, from),
                ...words.slice(start, end),
                ...words.slice(to),
              ],
            },
          ],
    ),
  );
}

/** A phrase that limits what is said is left out. */
function dropped(words: readonly string[], isLink: RegExp): readonly Changed[] {
  return words.flatMap((word, at) => {
    if (!isLink.test(bare(word)) || at === 0) return [];
    const end = words.findIndex((later, index) => index > at + 1 && isLink.test(bare(later)));
    const until = end === -1 ? words.length : end;
    return [{ kind: 'phrase dropped', words: [...words.slice(0, at), ...words.slice(until)] }];
  });
}

/** A capitalized word inside the line is left out: `Angeles` for `Los Angeles`. */
function cutNames(words: readonly string[]): readonly Changed[] {
  return words.flatMap((word, at) =>
    at > 0 && /^\p{Lu}/u.test(word)
      ? [{ kind: 'name cut', words: [...words.slice(0, at), ...words.slice(at + 1)] }]
      : [],
  );
}

function written(words: readonly string[], separator: string): string {
  const text = words
    .join(separator)
    .replace(/[,，]$/u, '')
    .replace(/,,/g, ',');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
