import type { PhraseTable } from '../../text/phrase-table.ts';

/** Headings in full, as they stand before a colon in a text that lost its line breaks: over text in lower case. */
export const inlineHeadings: PhraseTable = {
  en: `
    (?:key |main |your |job |essential )?(?:responsibilities|duties|functions)|what you.ll do|(?:position|job|role) (?:summary|overview|purpose)|physical (?:requirements|demands)|working conditions
    (?:job |key |minimum |basic |required |preferred |desired |your )?(?:requirements|qualifications)|(?:required |preferred |key )?skills(?: required)?|must.haves?|what you.ll bring
    nice.to.haves?|bonus(?: points)?(?: for| if(?: you)?(?: have)?)?|preferred|pluses|(?:we offer|benefits|perks|salary|compensation|remuneration)
    (?:how to apply|to apply|application(?: deadline| process)?|deadline|closing date|contact)|about (?:us|the company)
  `,
  de: `
    (?:ihre |deine |unsere )?(?:aufgaben|anforderungen|qualifikation(?:en)?|voraussetzungen)|(?:ihr |dein )?profil(?!s)|wir (?:bieten|erwarten)|kontakt
  `,
  fr: `
    (?:votre |le )?profils?(?: recherch[ée]s?)?|(?:vos |les )?missions?(?: principales)?|(?:comp[ée]tences|qualit[ée]s)(?: requises)?|(?:vos )?avantages|r[ée]mun[ée]ration|nous offrons
  `,
  es: `
    requisitos(?: m[íi]nimos| deseables)?|(?:tus )?(?:funciones|responsabilidades|tareas)(?: principales)?|perfil(?: buscado| requerido)?|(?:se |te )?(?:ofrece|ofrecemos|valora|valorar[áa])|conocimientos|beneficios
  `,
  zh: `
    岗位职责|工作职责|职位职责|岗位描述|职位描述|工作内容|主要职责|任职要求|任职资格|任职条件|岗位要求|职位要求|招聘要求|技能要求|基本要求|加分项|福利待遇|薪资待遇|工作地点|工作时间|联系方式
    崗位職責|工作職責|職務內容|工作內容|職務需求|任職要求|任職資格|資格條件|職位要求|應徵條件|其他條件|加分條件|公司福利
  `,
};
