import type { PhraseTable } from '../../text/phrase-table.ts';

/** Labels of a job board's lines that ask for nothing: `Location: Berlin`. */
export const boardLabels: PhraseTable = {
  en: `
    location|job (?:type|id|category|location|number)|employment type
    work (?:type|schedule|location)|department|reports to|reporting to|date posted|posted
    start(?:ing)? date|schedule|hours|shift|salary|pay|rate|industry|website|phone|email|tel
    requisition|req|vacancy|contract(?: type)?
  `,
  de: String.raw`
    standort|arbeitsort|arbeitszeit|vertragsart|eintritt|beginn|gehalt|referenz\w*
  `,
  fr: `
    lieu|localisation|contrat|type de contrat|salaire|date|horaires
  `,
  es: `
    ubicacion|jornada|contrato|tipo de contrato|salario|horario
  `,
  zh: `
    工作地点|地点|薪资|月薪
  `,
};
