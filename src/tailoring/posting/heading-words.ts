import type { PhraseTable } from './phrase-table.ts';

export type Section =
  | 'requirements'
  | 'nice'
  | 'responsibilities'
  | 'benefits'
  | 'about'
  | 'legal'
  | 'apply'
  | 'none';

export interface HeadingWords {
  readonly section: Section;
  readonly phrases: PhraseTable;
}

/** How headings begin. Earlier rows win: "preferred qualifications" is nice before it is a requirement. */
export const headingWords: readonly HeadingWords[] = [
  {
    section: 'nice',
    phrases: {
      en: String.raw`
        (?:strongly |highly )?preferred|nice.?to.?have|nice if|bonus|extra credit
        (?:it.?s |these are )?a plus|plus(?:es)?\b|desired|desirable|would be (?:nice|great|a plus)
        good to have|brownie points|advantageous|additional (?:skills|qualifications)
      `,
      de: `
        (?:das ist |ist )?von vorteil|wunschenswert|pluspunkte|das ware (?:toll|schon)|idealerweise
      `,
      fr: String.raw`
        (?:les |vos |un )?(?:petits? )?plus\b|(?:les |vos )?atouts|serait un plus|apprecie|souhaite
      `,
      es: `
        (?:se )?valor(?:ara|able|amos)|deseable
      `,
      zh: `
        加分|优先|更佳
      `,
    },
  },
  {
    section: 'benefits',
    phrases: {
      en: String.raw`
        (?:our |employee |your |job )?benefits|(?:our )?perks
        what (?:we offer|we.ll offer|you.ll get|you get)|what.?s in it|we offer|our offer|compensation
        salary|pay\b|total rewards|why [\w' ]{2,40}
      `,
      de: `
        (?:das )?(?:bieten wir|wir bieten)|was wir (?:dir |ihnen )?bieten
        unser(?:e)? (?:angebot|benefits|leistungen)|(?:deine|ihre) (?:vorteile|benefits)
        darauf (?:kannst|konnen|durfen)|das (?:bekommst|erwartet dich bei)
      `,
      fr: `
        (?:nos |vos |les )?avantages|nous (?:vous )?(?:offrons|proposons)
        ce que nous (?:vous )?(?:offrons|proposons)|on vous offre|remuneration|conditions
      `,
      es: `
        (?:nuestros )?beneficios|(?:que |lo que |te )?(?:te )?ofrecemos|condiciones|salario
      `,
      zh: `
        福利|薪资|薪酬|待遇|我们提供|工作福利
      `,
    },
  },
  {
    section: 'legal',
    phrases: {
      en: `
        equal (?:employment )?opportunity|eeo|disclaimer|privacy|legal|(?:important )?notice
        accommodation|data protection|diversity|inclusion|background check
        physical (?:demands|requirements)|working conditions|work environment|environmental conditions
        similar jobs|people also|recommended jobs|job alerts?|share this|report this|seniority level
        employment type
      `,
      de: `
        datenschutz|hinweis|chancengleichheit
      `,
      fr: `
        mentions legales|diversite|egalite
      `,
      es: `
        igualdad|aviso legal|proteccion de datos
      `,
    },
  },
  {
    section: 'apply',
    phrases: {
      en: String.raw`
        how to apply|to apply|apply\b|application|contact\b|next steps
        (?:our |the )?(?:hiring|interview|recruit\w+) process|interested\?
      `,
      de: `
        bewerbung|(?:dein |ihr )?kontakt|ansprechpartner|so bewirbst|jetzt bewerben|interesse geweckt
      `,
      fr: `
        (?:comment )?postuler|candidature|process(?:us)? de recrutement|pour postuler
      `,
      es: `
        (?:como )?(?:aplicar|postular)|solicitud|inscri|contacto
      `,
      zh: `
        投递|联系|申请方式
      `,
    },
  },
  {
    section: 'requirements',
    phrases: {
      en: String.raw`
        (?:key |job |minimum |basic |required |position |candidate |core |essential |technical |mandatory |role |our |additional )*(?:requirements?|qualifications?|skills?|competenc(?:ies|e|y)|criteria|experience|knowledge|credentials|abilities|must.?haves?|prerequisites?|essentials?)\b(?!.*\bwe offer\b)
        must.?have|required\b|education\b|licen[cs]es?\b|certifications?\b
        what you(?:.ll)? (?:need|bring|have|should)|what you.ll (?:need|bring)
        what (?:we|we.re|are we|you) (?:need|are looking|looking|look|expect|want|require|seek)\w*
        we.?(?:re| are) looking for|who you are|who we.re looking
        you (?:have|are|bring|know|need|should have|must have)\b|you.(?:ve|re)\b|about you
        your (?:profile|background|skills|qualifications|experience|strengths)|(?:the )?ideal candidate
        (?:our )?ideal|what it takes|to (?:succeed|be successful|qualify)|you.?ll (?:need|bring|have)
        (?:you might be|is this you|sounds like you|do you have)|profile\b
      `,
      de: String.raw`
        (?:unsere |deine |ihre |fachliche |persönliche )?(?:anforderungen|qualifikation(?:en)?|voraussetzungen|kenntnisse|kompetenzen|faehigkeiten|fahigkeiten)
        (?:dein|ihr|unser|das)? ?(?:anforderungs)?profil\b
        (?:das|was) (?:du|sie|bringst|bringen|zeichnet|macht|solltest|sollten|wir (?:von|uns|erwarten|suchen)).*
        damit (?:uberzeug|punktest)\w*|wir (?:erwarten|suchen|wunschen)
      `,
      fr: `
        (?:votre |le |ton )?profil
        (?:vos |les )?(?:competences|qualifications|prerequis|exigences|qualites|pre-requis)|formation
        experience|ce que nous (?:recherchons|attendons)|vous (?:etes|avez|justifiez)
      `,
      es: `
        requisitos?|perfil|(?:que |lo que )(?:buscamos|necesitas|pedimos)|buscamos|formacion|experiencia
        conocimientos|competencias|imprescindible
      `,
      zh: `
        任职|岗位要求|职位要求|招聘要求|要求|资格|我们希望|技能要求|基本要求
      `,
    },
  },
  {
    section: 'responsibilities',
    phrases: {
      en: String.raw`
        (?:key |main |primary |core |your |job |essential |major |day.to.day |the |principal |general |specific )*(?:responsibilit(?:y|ies)|duties|tasks|functions|accountabilities|mission)\b
        what (?:you.?(?:ll| will) (?:do|be|work|own)|your (?:day|week))|what you do
        (?:about )?(?:the |this |your |our )?(?:role|position|job|opportunity)\b
        in this (?:role|position)|(?:position|job|role) (?:summary|overview|description|purpose)
        (?:job )?(?:summary|description)\b|overview\b|summary\b|a (?:typical )?day|day.to.day|you will\b
        you.ll\b|how you.?ll
        (?:our |the |your )?(?:tech(?:nology|nical)?.?stack|technologies|tools|stack)\b|scope
      `,
      de: String.raw`
        (?:deine|ihre|die|das sind deine|unsere)? ?(?:aufgaben|tatigkeiten|hauptaufgaben|verantwortung)\w*
        aufgaben|tatigkeit|das (?:erwartet|machst|sind)|was (?:dich|sie) erwartet|stellenbeschreibung
        (?:deine|ihre) rolle
      `,
      fr: `
        (?:vos |les |tes |principales |votre )?(?:missions?|responsabilites|activites|taches)
        (?:le |description du )?poste|votre role|au quotidien
      `,
      es: `
        (?:tus |las |principales )?(?:funciones|responsabilidades|tareas)|mision
        (?:el |descripcion del )puesto|que haras|descripcion
      `,
      zh: `
        岗位职责|工作职责|职位描述|工作内容|职责|职位职责|你将负责|工作描述
      `,
    },
  },
  {
    section: 'about',
    phrases: {
      en: String.raw`
        about\b|who we are|our (?:company|mission|story|team|culture|values|purpose|client)|company\b
        the (?:company|team)|meet the|life at|join (?:us|our)
      `,
      de: `
        (?:uber|wer) (?:uns|wir)|das (?:unternehmen|sind wir)|unternehmen|wir sind
      `,
      fr: `
        a propos|qui sommes|l.?entreprise|notre|la societe|presentation|contexte|le contexte
      `,
      es: `
        sobre (?:nosotros|la empresa)|quienes somos|(?:la )?empresa|acerca de|nuestra
      `,
      zh: `
        公司|关于
      `,
    },
  },
];
