import type { PhraseTable } from './phrase-table.ts';

/*
 * How papers are named that are issued to a person: the noun they end or begin with, over the text as
 * written. What stands before or after such a noun makes the name: "forklift licence", "permis B".
 */

/** Papers that allow somebody to work or drive. The name stands before the noun. */
export const licenceNouns: PhraseTable = {
  en: String.raw`
    licen[cs]e|licensure|registration|permit|endorsement|right to practi[cs]e|security clearance
  `,
};

/** Papers that show that somebody learnt or was checked. The name stands before the noun. */
export const certificateNouns: PhraseTable = {
  en: String.raw`
    certificates?|certifications?|card|ticket|first aid(?:er)?(?: at work)?|credential
  `,
};

/** Checks and licences that begin with their noun, or are one word. */
export const licencePhrases: PhraseTable = {
  en: String.raw`
    (?:enhanced |basic |clear )?dbs(?: check| clearance)?|(?:[A-Z]\p{L}+ ){1,3}[Cc]heck|(?:(?:full|valid|clean|current) )*(?:uk |us |eu )?driv(?:er['’]?s?|ing) licen[cs]e
  `,
  de: String.raw`
    (?:pkw-|lkw-)?f[üu]hrerschein(?:s)?(?: der)?(?: (?:klassen?|kl\.) ?[A-Z0-9]{1,3}\b)?|fahrerlaubnis(?: der)?(?: klassen? ?[A-Z0-9]{1,3}\b)?|approbation
    [\p{L}-]{3,30}(?:erlaubnis|zulassung|berechtigung)\b
  `,
  fr: String.raw`
    permis (?:de conduire )?[a-e]{1,2}\d?\b|permis de conduire|inscription (?:à|au|aux) (?:l['’])?ordre(?: \p{L}+){0,4}|ordre national des \p{L}+
    dipl[ôo]me d['’][ée]tat(?: d['’]\p{L}+| de \p{L}+)?|autorisation d['’]exercer
  `,
  es: String.raw`
    (?:carn[ée]|permiso|licencia) de conducir(?: (?:tipo |clase )?[A-E]\d?\b)?|carn[ée]t? (?:tipo |clase )?[A-E]\b|colegiaci[óo]n|colegiad[oa]
  `,
  zh: `
    驾驶证|驾照|[A-Z]\\d(?:驾驶证|驾照|本)|执业资格证?|执业证书?|资格证书?|教师资格证|护士执业证
  `,
};

/** Certificates that begin with their noun, or are one word. */
export const certificatePhrases: PhraseTable = {
  de: String.raw`
    (?:gabel)?stapler(?:schein|führerschein)|[\p{L}-]{3,30}(?:schein|zertifikat|zertifizierung|nachweis|fachkunde|sachkunde)\b
    (?:praxisanleiter|fachwirt|betriebswirt|techniker|ausbilder)(?:in|eignung|ung)?(?: \(IHK\))?\b|ada-schein|sachkundenachweis(?: §? ?\d{1,3}\p{L}?)?
  `,
  fr: String.raw`
    caces(?: r?\d{3}[a-z]?)?|habilitation [ée]lectrique(?: [A-Z0-9]{1,3})?|certificat (?:de |d['’])?\p{L}+(?: \p{L}+)?|certification \p{L}+
    (?:afgsu|psc ?1|sst)(?: niveau \d)?
  `,
  es: String.raw`
    carn[ée] de \p{L}{5,}|certificado (?:de |en )\p{L}+(?: \p{L}+)?|certificaci[óo]n (?:de |en )?\p{L}+
  `,
  zh: `
    [\\p{L}]{2,8}证书|注册会计师|CPA证?
  `,
};
