import type { PhraseTable } from './phrase-table.ts';

/* What sentences say about what they name: over folded text. */

/** Equal opportunity, privacy, checks before hiring. */
export const legal: PhraseTable = {
  en: `
    equal.opportunity|regardless of|without regard to|protected veteran|sexual orientation
    gender identity|national origin|reasonable accommodation
    background (?:check|screen|investigation)|drug (?:test|screen)|e-verify|staffing agenc
    third.party (?:agenc|recruit)|unsolicited resume|criminal (?:history|record)|discriminat
    underrepresented|diverse (?:team|workforce|candidates)|we encourage|privacy policy|your (?:personal )?data
  `,
  de: `
    unabhangig von|schwerbehind|chancengleich|diskriminier|datenschutz(?:erklarung|hinweis)
  `,
  fr: `
    en situation de handicap|a competences egales|egalite des chances|sans distinction
  `,
  es: `
    igualdad de oportunidades|independientemente de|discapacidad|sin distincion|politica de privacidad
  `,
  zh: `
    平等就业
  `,
};

/** How to apply, and the buttons of job boards. */
export const application: PhraseTable = {
  en: String.raw`
    apply (?:now|today|by|via|through|online|at)
    (?:submit|send) (?:your|a|us your) (?:cv|resume|application|cover)
    applications? (?:close|deadline|will|received|are)|applicants? (?:in|over|clicked|who)
    job offers? (?:have|has|are|is|were|written|published)|selected language|be among the first|posted \d|easy apply|sign in|save (?:this )?job|cover letter
  `,
  de: `
    bewerb(?:en|ung) (?:sie|dich|an|uber|unter)|senden sie|aussagekraftige
  `,
  fr: `
    envoyez|postulez|cv et lettre|merci d.adresser
  `,
  es: `
    envia(?:r|nos)? (?:tu|su)|inscribete
  `,
  zh: `
    简历(?:发送|投递)|投递简历
  `,
};

/** What is expressly not asked for. */
export const negation: PhraseTable = {
  en: String.raw`
    (?:is|are|be) not (?:a )?(?:required|needed|necessary|mandatory|expected|essential|a must)
    (?:isn.?t|aren.?t|not) (?:required|needed|necessary|mandatory|a requirement)
    no (?:prior |previous |specific |formal |direct )?(?:[\w+#.-]+ ){0,3}(?:required|needed|necessary|is expected)
    no (?:prior |previous )?(?:experience|knowledge) (?:in|with|of) .{1,40}(?:required|needed|necessary)
    do(?:es)? not (?:need|require|have to)|don.?t (?:need|require|have to|expect)
    neither .{1,40} nor|not an? [\w/ -]{2,40} (?:role|position|job)|you won.?t
    we (?:do not|don.?t) (?:use|do|work with)
  `,
  de: `
    nicht (?:erforderlich|notwendig|notig|zwingend|vorausgesetzt)
    (?:keine|kein) .{1,50}(?:erforderlich|notwendig|notig|voraussetzung)|weder .{1,40} noch
  `,
  fr: String.raw`
    n.est pas (?:requis|necessaire|obligatoire|exige|indispensable)\w*
    (?:pas|non) (?:requis|necessaire|obligatoire|exige)\w*
    aucune? .{1,40}(?:requis|necessaire|exige)\w*
  `,
  es: String.raw`
    no (?:es|se) (?:necesari|requier|imprescindible|exige|obligatori)\w*|no (?:hace falta|necesitas)
  `,
  zh: `
    不要求|无需|不需要|不限(?!于)|非必须
  `,
};

/** What the employer gives. */
export const benefits: PhraseTable = {
  en: String.raw`
    we offer|you.?ll (?:get|receive|enjoy)|we (?:provide|pay)|comes with|our benefits
    benefits (?:include|package)|401\(?k|paid (?:time off|holidays|vacation|leave)|parental leave
    stock options|equity\b
  `,
  de: `
    wir bieten|du bekommst|sie erhalten|betriebliche altersvorsorge|jobrad|jobticket|urlaubstage
    tage urlaub
  `,
  fr: String.raw`
    tickets? restaurant|mutuelle|rtt\b|nous offrons|nous proposons
  `,
  es: `
    ofrecemos|seguro medico|ticket restaurante|vacaciones
  `,
  zh: `
    五险一金|带薪年假|年终奖|我们提供
  `,
};

/** Perks: one alone says nothing (a dentist knows "dental"), two in a sentence are an offer. */
export const perks: PhraseTable = {
  en: `
    health insurance|dental|vision insurance|medical insurance|life insurance|disability insurance
    pto|sick (?:time|leave|days)|vacation|gym|snacks|lunch|bonus(?:es)?|relocation|tuition
    discounts?|wellness|retirement|pension|commuter|homeoffice|home office|remote work
    flexible (?:hours|schedule|working)|salary|per hour|per year
  `,
  de: `
    weihnachtsgeld|urlaubsgeld|obstkorb|fitness|kita|gehalt
  `,
  fr: `
    teletravail|prime|interessement|transport
  `,
  es: `
    teletrabajo|retribucion|horario
  `,
};

/** Welcome, but not asked for. */
export const niceToHave: PhraseTable = {
  en: String.raw`
    (?:is |are |as |be |would be |considered )?an? (?:\w+ )?(?:plus|bonus|advantage|asset)|pluses
    (?:strongly |highly |is |are )?preferred|preferably|preference|nice.to.have|nice to (?:have|see)
    would be (?:welcome|nice|great|ideal|helpful|beneficial|an? )|bonus(?: points)?(?: if| for|:)
    desir(?:ed|able)|ideal(?:ly)?\b|helpful|beneficial|advantageous|good to have|welcome|optional
  `,
  de: `
    from vorteil|von vorteil|vorteilhaft|wunschenswert|idealerweise|gerne(?: auch)?
    erste (?:erfahrung|kenntnisse)|rundet .{1,30} ab|gern gesehen|bonus|pluspunkt
  `,
  fr: String.raw`
    un plus|(?:est |sont |serait |seraient )?(?:un |des )?(?:vrai |reel )?(?:atout|plus)s?\b
    (?:est |sont |serait |seraient )?(?:apprecie|souhaite|bienvenu|valorise)e?s?\b|idealement
    un plus|sera un plus|se valora
  `,
  es: `
    se valorar[ae]n?|valorable|deseable|preferible(?:mente)?
  `,
  zh: `
    加分|优先|更佳|者佳|优先考虑
  `,
};

/** Asked for in so many words. */
export const required: PhraseTable = {
  en: String.raw`
    required|requires?|must\b|mandatory|essential|minimum|at least|need(?:ed)? to have
    you(?:.ll)? need|necessary|need\b|prerequisite
  `,
  de: `
    mindestens|zwingend|erforderlich|vorausgesetzt|voraussetzung|setzen wir voraus|muss|mussen
    notwendig|unbedingt
  `,
  fr: String.raw`
    indispensables?|exigee?s?|requise?s?|obligatoires?|imperati\w+|minimum|au moins
  `,
  es: `
    imprescindibles?|obligatori[oa]s?|requerid[oa]s?|necesari[oa]s?|al menos|minim[oa]|se requiere
  `,
  zh: `
    必须|必备|至少|以上(?:学历|经验|工作)|须具备|要求
  `,
};
