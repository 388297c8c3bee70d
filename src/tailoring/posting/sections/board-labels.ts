import type { PhraseTable } from '../../text/phrase-table.ts';

/** Labels of a job board's lines that ask for nothing: `Location: Berlin`. */
export const boardLabels: PhraseTable = {
  en: `
    location|job (?:type|id|category|location|number)|employment type
    work (?:type|schedule|location)|department|reports to|reporting to|date posted|posted
    start(?:ing)? date|schedule|hours|shift|salary|pay|rate|industry|website|phone|email|tel
    requisition|req|vacancy|contract(?: type)?|(?:job|position|role) title|open to|grade|(?:position |project |contract )?duration|position location|number of (?:positions|vacancies)
  `,
  de: String.raw`
    standort|arbeitsort|arbeitszeit|vertragsart|eintritt|beginn|gehalt|referenz\w{0,30}|stellenbezeichnung|einsatzort|anzahl(?: der)? stellen|befristung
  `,
  fr: `
    lieu|localisation|contrat|type de contrat|salaire|date|horaires|intitule du poste|lieu de travail|temps de travail|nature du contrat|duree(?: du contrat)?|reference|nombre de postes
  `,
  es: `
    ubicacion|jornada|contrato|tipo de contrato|salario|horario|puesto|edad|sexo|genero|estado civil|lugar de trabajo|zona de trabajo|tipo de puesto|vacantes|numero de vacantes
  `,
  zh: `
    工作地点|地点|薪资|月薪|岗位名称|职位名称|招聘人数|工作时间
  `,
};
