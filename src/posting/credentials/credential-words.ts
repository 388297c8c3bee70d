import type { PhraseTable } from '../../text/phrase-table.ts';

/* How papers are named that are issued to a person. */

/** English names end in one of these: "state nursing license". Token keys. */
export const licenceNouns: ReadonlySet<string> = new Set('license licence licensure'.split(' '));
export const certificateNouns: ReadonlySet<string> = new Set(
  'certificate certification credential cert'.split(' '),
);

/** These name a paper only after a name: "CSCS card", not "gift card". Token keys. */
export const nounsAfterNames: ReadonlySet<string> = new Set(
  'card ticket permit passport registration endorsement check clearance qualification accreditation designation qualified certified'.split(
    ' ',
  ),
);

/** Of those, what a lower-case name before them is enough for, at the end of an item: "forklift ticket". Token keys. */
export const nounsOfTrade: ReadonlySet<string> = new Set('ticket permit qualification card'.split(' '));

/** What these nouns stand behind where no paper of a person is meant: a parking permit, a support ticket. Token keys. */
export const noCredential: ReadonlySet<string> = new Set(
  'gift credit debit business report score time board sim building work parking planning residence road support service lunch meal season train jira bug other post'.split(
    ' ',
  ),
);

/** Whose licences are bought: "software licences". Token keys. */
export const ofProducts: ReadonlySet<string> = new Set(
  'software user site enterprise source app product'.split(' '),
);

/** Whose papers they are, not which: "UK qualifications", "a Canadian passport". Token keys. */
export const countries: ReadonlySet<string> = new Set(
  'uk us usa eu british irish canadian american australian european national overseas foreign'.split(' '),
);

/** Of those, what somebody may not work without. Token keys. */
export const licensing: ReadonlySet<string> = new Set(
  'permit registration check clearance endorsement'.split(' '),
);

/** Words that stand before such a name and do not belong to it. Token keys. */
export const beforeName: ReadonlySet<string> = new Set(
  'date towards toward a an the la le les un une des du el los las una der die das eine einen your our their his her its this that any some each current valid active full clean recent relevant appropriate additional professional formal recognised recognized unrestricted unexpired existing enhanced and or plus of in on at by for to from as with have has hold holds holding obtain get need require required possess possession must be is are will should can including e.g like such preferred desired strong good both either all other similar related tertiary academic higher further vocational suitable necessary specific where when which who what how if bonus benefit salary industry obtaining degree decisionmaking certain comparable first post-secondary'.split(
    ' ',
  ),
);

/** Over the text as written, in any case. */
export const licencePhrases: PhraseTable = {
  en: String.raw`
    bar (?:admission|licen[cs]e|membership)(?!\p{L})|admi(?:ssion|tted) to (?:the )?(?:\p{L}{2,20} ){0,3}bar(?!\p{L})
    (?<!\p{L})m\.?d\.?(?: or |\/)d\.?o\.?(?![\p{L}\p{N}])|b\+e(?: trailer| towing)?(?: test| entitlement| licen[cs]e)?(?![\p{L}\p{N}])
  `,
  de: String.raw`
    triebfahrzeugf[üu]hrerschein|(?:pkw-|lkw-)?f[üu]hrerschein(?:s)?(?: der)?(?: (?:klassen?|kl\.) ?[a-z0-9]{1,3}(?![\p{L}\p{N}]))?
    fs[ -](?:klassen?|kl\.) ?[a-z0-9]{1,3}(?![\p{L}\p{N}])|fahrerlaubnis(?: der)?(?: klassen? ?[a-z0-9]{1,3}(?![\p{L}\p{N}]))?|approbation(?: als \p{L}{3,30})?|berufserlaubnis
  `,
  fr: String.raw`
    permis (?:de conduire )?[a-e]{1,2}\d?(?![\p{L}\p{N}])|permis de conduire(?: [a-e](?!\p{L}))?|ordre (?:national )?des [\p{L}-]{4,30}
    dipl[ôo]me d['’][ée]tat(?: d['’]\p{L}{3,30}| de \p{L}{3,30})?|autorisation d['’]exercer
  `,
  es: String.raw`
    (?:carn[ée]t?|permiso|licencia) de conducir(?: (?:tipo |clase )?[a-e]\d?(?!\p{L}))?|carn[ée]t? (?:tipo |clase )?[a-e](?!\p{L})
    colegiaci[óo]n|colegiad[oa](?: ejerciente)?(?!\p{L})|licencia de (?:manejo|conducci[óo]n)(?: (?:tipo |clase )?[a-e]\d?(?!\p{L}))?|registro de conducir
  `,
  zh: `
    驾驶证|驾照|执业(?:资格)?证书?|教师资格证|护士证
  `,
};

/** Over the text as written, in any case. */
export const certificatePhrases: PhraseTable = {
  en: String.raw`
    (?:az|sc|dp|ai|pl|ms|md|mb)-\d{3}(?!\d)|nvq(?: level)? \d|city (?:&|and) guilds(?: level \d)?|(?:mental health |paediatric |pediatric )?first aider|first aid at work|right to work checks?|food (?:safety|hygiene) level \d|level \d food (?:safety|hygiene)(?: certificate)?
    cert(?:ificate)?\.? (?:i{1,3}|iv|[1-4]) in (?:(?!and\b|or\b|with\b|is\b)\p{L}{3,30}(?: |(?!\p{L}))){1,3}(?<! )
  `,
  de: String.raw`
    \p{L}{4,30}(?:schein|zertifikat|zertifizierung|fachkunde)(?!\p{L})|sachkundenachweis(?: §? ?\d{1,3}\p{L}?)?|praxisanleiter(?:in|ung)?(?!\p{L})
    (?:fach|betriebs)wirt(?:in)?(?: \(ihk\))?(?!\p{L})|fahrerkarte(?!\p{L})|(?:schl[üu]sselzahl|kennziffer) 95|ausbilder(?:eignung\p{L}{0,10}|schein)
    (?:gesellen|meister)(?:brief|prüfung)(?!\p{L})
  `,
  fr: String.raw`
    caces(?: r?\d{3}[a-z]?)?|carte (?:de )?conducteur|assistante? de soins en gérontologie|habilitations? (?:[ée]lectriques?(?: [a-z0-9]{1,3}(?!\p{L}))?|(?:aux? )?(?:fluides? frigorig[èe]nes?|travail en hauteur|\p{L}{5,20}))|cqpm?(?: (?:de |d['’])\p{L}{4,20}(?: \p{L}{4,20})?)?(?!\p{L})|brevet (?:de |d['’])\p{L}{4,30}|attestation (?:de |d['’])\p{L}{4,30}|certificat (?:de |d['’])?\p{L}{4,30}|afgsu(?: niveau \d)?
  `,
  es: String.raw`
    tarjeta (?:de |del )?tac[óo]grafo(?: digital)?|carn[ée]t? de (?!conducir)\p{L}{5,30}(?: (?:profesional|b[áa]sico|cualificado))?(?: de \p{L}{5,20}(?: \p{L}{5,20})?)?|certificado (?:de |en )\p{L}{4,30}|certificaci[óo]n (?:de |en )?\p{L}{3,30}
  `,
  zh: String.raw`
    普通话证书|英语[四六]级证书?|注册会计师|(?:健康|电工|焊工|叉车|导游|会计)证
    (?<=持有|具有|取得|获得|具备|(?<![持具拥])有)(?!相关|\p{Script=Han}{0,30}(?:学历|学位|毕业))[\p{Script=Han}\p{L}\p{N} ]{2,14}?(?:证书|资格证|上岗证|操作证)
    (?<!\p{Script=Han})(?![持有具取获需须相]|\p{Script=Han}{0,30}(?:学历|学位|毕业))\p{Script=Han}{2,10}?(?:证书|资格证|上岗证|操作证)
  `,
};

/** What stands before what somebody is certified in. */
export const certifiedIn: PhraseTable = {
  en: `
    certified (?:in|on|for|as|to operate)|certificate (?:in|of)|certification (?:in|on)|certificates in|accredited (?:in|as)|registered with|registration (?:with|as(?: an?)?)|registered as(?: an?)?|licensed as
  `,
  de: `
    (?:weiterbildung|fortbildung|fachweiterbildung|zusatzqualifikation) (?:zur?|zum|als)|zertifiziert(?:e[rn]?)? (?:in|als|nach|für)
  `,
  fr: `
    certifiée? (?:en|sur)|certification (?:en|sur)|inscription (?:à|au|aux)(?: l['’])?|titulaire (?:du|d['’]un|de la)
  `,
  es: `
    certificad[oa] en|habilitad[oa] (?:como|para)|inscrit[oa] en(?: el)?|acreditaci[óo]n (?:en|de)|homologaci[óo]n (?:en|de)
  `,
};
