import type { PhraseTable } from './phrase-table.ts';

export type Section =
  | 'requirements'
  | 'nice'
  | 'responsibilities'
  | 'benefits'
  | 'about'
  | 'legal'
  | 'apply'
  | 'refused'
  | 'none';

export interface HeadingWords {
  readonly section: Section;
  readonly phrases: PhraseTable;
}

/** How headings begin. Earlier rows win: "preferred qualifications" is nice before it is a requirement. */
export const headingWords: readonly HeadingWords[] = [
  {
    section: 'refused',
    phrases: {
      en: String.raw`
        not (?:needed|required|necessary|part of|in scope|essential|expected)\b|no need\b|out of scope
        (?:what |things )?(?:you|we) (?:do not|don.?t|won.?t|will not) (?:need|have to|require|expect|be doing|ask)
        what (?:this|the) (?:job|role|position) (?:is not|isn.?t)|this (?:job|role|position) (?:is not|isn.?t)
      `,
      de: `
        (?:das |was )?(?:du|sie|wir|ihr) (?:(?:dafur|hier) )?nicht (?:brauch|benotig|mitbring|erwart|konnen mus)
        nicht (?:erforderlich|notig|notwendig)|(?:das )?brauch(?:st du|en sie) nicht
      `,
      fr: `
        (?:ce (?:qui|que|dont) .{0,20})?(?:n.est pas|n.avez pas besoin|pas besoin|non requis|pas necessaire)
      `,
      es: `
        (?:lo que |que )?no (?:hace falta|necesitas|es necesario|se requiere|pedimos|buscamos|se exige)
      `,
      zh: `
        不要求|无需|不需要
      `,
    },
  },
  {
    section: 'responsibilities',
    phrases: {
      en: String.raw`
        (?:\w+ ){0,3}(?:duties|responsibilities|accountabilities|deliverables|functions)\b(?! (?:we offer|benefits))
        you(?:.ll| will)\W*$
      `,
    },
  },
  {
    section: 'nice',
    phrases: {
      en: String.raw`
        (?:strongly |highly )?preferred|nice.?to.?have|nice if|bonus|extra credit
        (?:it.?s |these are )?a plus|plus(?:es)?\b|desired|desirable|would be (?:nice|great|a plus)
        good to have|brownie points|advantageous|additional (?:skills|qualifications)
        (?:we.?d|we would|we) (?:also )?(?:love|be (?:delighted|glad|happy|thrilled))|(?:even|all the) better
        it (?:helps|would help|.?d help)|helpful|beneficial|useful|optional|not essential|ideally|icing on
        (?:great|nice|good|handy|lovely|an? (?:plus|advantage|asset)),? (?:to have|if|but|extras?)|extra points
        you (?:might|may|could) (?:also )?(?:bring|have|be|know|offer)|what would (?:be|make)|stand.?out
        (?:what |how to |you.ll |to )?(?:will |would )?(?:make you |help you )?stand out|set you apart|differentiators|wish.?list|(?:nice )?extras\b|assets?\b|also (?:good|useful|nice|great)|added (?:bonus|advantage)
        (?:it.?s |it is )?an? (?:added )?(?:bonus|advantage|asset)|we.?d be (?:impressed|extra|even)|considered an asset|(?:other|further) useful|would be useful|not required\b.{1,12}\b(?:but|plus)|merits?\b|meritorious
        (?:highly|well|favou?rably|also) regarded|(?:looked|viewed) (?:up)?on favou?rably|it(?:.?d| would)(?: also)? be (?:lovely|great|nice|wonderful|handy|helpful|good|fantastic|brilliant|an? (?:plus|bonus))\b
        (?:welcome|favou?red|asset|advantage)s?\b(?! to\b)|\w[\w ,'-]{2,30}\b(?:but|if|though|and|,)? ?not (?:vital|essential|required|necessary|mandatory|crucial|critical|a (?:must|deal.?breaker))
        (?:extra|additional|special) (?:consideration|credit)|(?:the )?cherry on|what would (?:impress|delight)|you.?d (?:stand out|impress)
      `,
      de: String.raw`
        (?:das ist |ist |sind )?von vorteil|wunschenswert|pluspunkte|(?:das )?ware (?:toll|schon|super|ideal)
        idealerweise|schon ware|toll ware|(?:auch )?gern(?:e)? gesehen|nice.to.have|optional|kein muss
        (?:dar)?uber(?: ?hinaus)? (?:freuen|wunschen)|wir freuen uns (?:auch )?uber|bonus|plus\b|womit (?:du|sie) .{0,20}punkt
        (?:zusatzlich|ausserdem) (?:freuen|schon|wunschen|von vorteil)|das (?:i-)?tupfelchen
      `,
      fr: String.raw`
        (?:les |vos |un |le )?(?:petits? )?plus\b|(?:les |vos |un )?atouts?\b|(?:ce qui )?(?:serait|seraient|sera|est|sont) (?:un |des )?(?:vrais? )?(?:plus|atouts?|apprecie|souhaite)
        apprecie|souhaite|idealement|facultatif|optionnel|bonus|on (?:aimerait|apprecierait)|nous (?:aimerions|apprecierions)
      `,
      es: String.raw`
        (?:se |que )?valor(?:ara|aran|able|ables|amos|aremos)|deseables?|(?:que )?(?:nos|te) (?:gustaria|encantaria|sumaria)
        (?:es |sera |seria |suma |un )?(?:un )?(?:plus\b|punto extra|extra)|opcional|idealmente|preferible|te hara destacar
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
        salary|pay\b|(?:total )?rewards?\b|why [\w' ]{2,40}|(?:the |our )?(?:deal|package|offer|perks)\b|in return
        what(?:.s| is) on offer|remuneration|you.?ll (?:get|receive|enjoy)|we (?:will )?(?:give|provide|pay)|what we (?:give|provide|pay)
        what (?:you|we) (?:can expect from us|will get|get)|how we.ll (?:look after|reward)|base pay|wage
      `,
      de: `
        (?:das )?(?:bieten wir|wir bieten)|was wir (?:dir |ihnen )?bieten
        unser(?:e)? (?:angebot|benefits|leistungen)|(?:deine|ihre) (?:vorteile|benefits)
        darauf (?:kannst|konnen|durfen)|das (?:bekommst|bekommen|erwartet dich bei|haben sie davon|hast du davon)
        (?:deine |ihre )?benefits|was (?:dich|sie) (?:bei uns )?(?:erwartet bei|bekomm)|vergutung|verdienst|freu(?:e|en) (?:dich|sie) auf
        was (?:du|sie) (?:davon )?(?:bekommst|bekommen|hast|haben)|unser paket|gute grunde
      `,
      fr: `
        (?:nos |vos |les )?avantages|nous (?:vous )?(?:offrons|proposons)
        ce que (?:nous|on) (?:vous )?(?:offr|propos)|on vous (?:offre|propose)|remuneration|conditions|package|pourquoi (?:nous|rejoindre)
        ce qu.on vous (?:offre|propose)|salaire|votre package|vos conditions
      `,
      es: `
        (?:nuestros )?beneficios|(?:que |lo que |te |se )?(?:te |se )?(?:ofrecemos|ofrece|damos)|condiciones|salario|retribucion|ventajas
      `,
      zh: `
        福利|薪资|薪酬|待遇|我们提供|工作福利|你将获得|我们能给
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
        employment type|eeo|background (?:screening|checks?)|drug (?:test|screen|free)w*|equality|safeguarding statement|statement|our commitment
      `,
      de: `
        datenschutz|hinweis|chancengleichheit|vielfalt|gleichstellung
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
        how to apply|to apply|apply\b|applications?\b|contact\b|next steps|what happens next
        (?:our |the )?(?:hiring|interview|recruit\w+|selection) (?:process|steps|stages)|interested\?|questions\?
        closing date|application process|deadline
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
        投递|联系|申请方式|应聘方式|面试流程
      `,
    },
  },
  {
    section: 'requirements',
    phrases: {
      en: String.raw`
        (?:key |job |minimum |basic |required |position |candidate |core |essential |technical |mandatory |role |our |additional )*(?:requirements?|qualifications?|skills?|competenc(?:ies|e|y)|criteria|experience|knowledge|credentials|abilities|must.?haves?|prerequisites?|essentials?)\b(?!.*\bwe offer\b)
        must.?have|required\b|mandatory|essential\b|education\b|licen[cs]es?\b|certifications?\b|person spec\w*|eligibility
        (?:applicants?|candidates?|you|the (?:successful|ideal|right) (?:candidate|applicant|person)) (?:must|should|will|need|needs|has|have|is|are)\b(?! (?:be responsible|do\b|work))
        what (?:we.?d|we would|we) (?:like|love|hope|need|want|expect) (?:to see|from you|you to)|what (?:you.?ll|you will|you.?re going to) (?:need|bring)
        you\W*$|.{0,40}\bif you\W*$|what we (?:will )?(?:ask|require|need|expect|look for)\b|what makes you|what you know|you (?:should|need to|will need|must) (?:be|have|know|bring)|the (?:person|candidate) we|skills?\b
        we (?:need|expect|require|want|ask|seek)\b|(?:this|the) (?:job|role) (?:needs|requires|asks)|non.?negotiables?|(?:the )?basics\b|entry requirements|selection criteria|capabilit(?:y|ies)|competences?|bring with you|what (?:counts|matters)|we can.?t do without|needs?\b(?! (?:an?|to)\b)|musts?\b(?! (?!have|be\b)\w)|(?:a )?good fit
        what you(?:.ll)? (?:need|bring|have|should)|what you.ll (?:need|bring)
        what (?:we|we.re|are we|you) (?:need|are looking|looking|look|expect|want|require|seek)\w*
        we.?(?:re| are) looking for|who you are|who we.re looking
        you (?:(?:already|definitely|ideally|hopefully|likely|most likely|probably|really|typically|certainly|also) )?(?:have|are|bring|know|need|should have|must have)\b|you.(?:ve|re)\b|about you
        your (?:profile|background|skills|qualifications|experience|strengths)|(?:the )?ideal candidate
        (?:our )?ideal|what it takes|to (?:succeed|be successful|qualify)|you.?ll (?:need|bring|have)
        (?:you might be|is this you|sounds like you|do you have)|profile\b
      `,
      de: String.raw`
        (?:unsere |deine |ihre |fachliche |persönliche )?(?:anforderungen|qualifikation(?:en)?|voraussetzungen|kenntnisse|kompetenzen|faehigkeiten|fahigkeiten)
        (?:dein|ihr|unser|das)? ?(?:anforderungs)?profil\b
        (?:das|was|womit|damit) (?:du|sie|bringst|bringen|zeichnet|macht|solltest|sollten|brauch\w+|wir (?:von|uns|erwarten|suchen|brauchen)).*
        (?:du|sie)\W*$|muss\b|must.?have|zwingend|erforderlich|fachlich\w*|das ist uns wichtig|(?:du|sie) (?:bist|hast|bringst|bringen|haben|sind|kannst|konnen|verfug\w+)\b
        damit (?:uberzeug|punktest)\w*|wir (?:erwarten|suchen|wunschen)
      `,
      fr: String.raw`
        (?:votre |le |ton )?profil
        (?:vos |les )?(?:competences|qualifications|prerequis|exigences|qualites|pre-requis)|formation
        experience|ce que (?:nous|l.on|on) (?:recherch|attend|cherch|demand)|vous (?:etes|avez|justifiez|apportez|maitrisez)
        (?:nous|on) (?:recherch|attend|cherch|demand)|(?:ce qu.il (?:vous )?faut|indispensable|imperatif|obligatoire|requis|diplome)|qui (?:etes.vous|recherchons|cherchons)
        (?:le |la )?candidat|votre (?:parcours|experience)|pour reussir|savoir(?:s|.faire|.etre)?\b
      `,
      es: `
        requisitos?|(?:tu )?perfil|(?:que |lo que |a quien )(?:buscamos|necesitas|pedimos|necesitamos|esperamos|exigimos)|buscamos|pedimos|formacion|experiencia
        necesitas|necesitamos|se requiere|(?:que )?(?:tienes|aportas|debes)|requerimientos|titulacion|aptitudes|habilidades
        conocimientos|competencias|imprescindible
      `,
      zh: `
        任职|岗位要求|职位要求|招聘要求|要求|资格|我们希望|技能要求|基本要求|应聘条件|任职条件|必备|你需要|我们需要|希望你
      `,
    },
  },
  {
    section: 'responsibilities',
    phrases: {
      en: String.raw`
        (?:key |main |primary |core |your |job |essential |major |day.to.day |the |principal |general |specific )*(?:responsibilit(?:y|ies)|duties|tasks|functions|accountabilities|mission)\b
        what (?:you.?(?:ll| will)(?: actually| really| mostly)? (?:do|be|work|own|get up to)|your (?:day|week))|what you do
        (?:about )?(?:the |this |your |our )?(?:role|position|job|opportunity)\b
        in this (?:role|position)|(?:position|job|role) (?:summary|overview|description|purpose)
        (?:job )?(?:summary|description)\b|overview\b|summary\b|a (?:typical )?day|day.to.day|you will\b
        you.ll\b|how you.?ll|what (?:the|this) (?:job|role|position|work) (?:looks|involves|is|entails)|the (?:work|job|day)\b|duties
        your (?:day|week|mission|impact|role)|(?:what|things) (?:we.?d|we) (?:like|want) you to do|as (?:an?|our) [\w ]{3,40} you
        (?:our |the |your )?(?:tech(?:nology|nical)?.?stack|technologies|tools|stack)\b|scope
      `,
      de: String.raw`
        (?:deine|ihre|die|das sind deine|unsere)? ?(?:aufgaben|tatigkeiten|hauptaufgaben|verantwortung)\w*
        aufgaben|tatigkeit|das (?:erwartet|machst|sind)|was (?:dich|sie) erwartet|stellenbeschreibung
        (?:deine|ihre) rolle|(?:dein|ihr) (?:job|alltag|einsatz|arbeitstag)|was (?:du|sie) (?:bei uns )?(?:tust|tun|machst|machen|bewegst)
        (?:dein|ihr) aufgabengebiet|die stelle|das machst du
      `,
      fr: `
        (?:vos |les |tes |principales |votre )?(?:missions?|responsabilites|activites|taches)
        (?:le |description du )?poste|votre role|au quotidien|(?:ce que )?vous (?:ferez|serez|aurez)|votre quotidien|(?:la |ta |votre )mission
      `,
      es: `
        (?:tus |las |principales )?(?:funciones|responsabilidades|tareas)|mision
        (?:el |descripcion del )puesto|(?:que|lo que) (?:haras|vas a hacer)|descripcion|tu (?:dia|rol|mision)|el dia a dia|tareas
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
        about\b|us\W*$|who we are|our (?:company|mission|story|team|culture|values|purpose|client)|company\b
        the (?:company|team|clinic|practice|school|hospital|firm|studio|agency|department|product|business)\b
        meet the|life at|join (?:us|our)|how we (?:work|do)|where (?:we|you.ll) (?:work|are)|(?:work )?location|why we
        (?:a bit|a little|some|more) (?:about|background)|our (?:values|systems|customers|clients|products?|history|people)|background\b
      `,
      de: String.raw`
        wir\W*$|(?:uber|wer) (?:uns|wir)|das (?:unternehmen|sind wir|team|haus)|unternehmen|wir sind|unser (?:team|haus|unternehmen)|wer wir
      `,
      fr: `
        a propos|qui sommes|l.?(?:entreprise|equipe|etablissement|agence)|notre|la (?:societe|clinique|structure)|presentation|contexte|le contexte
      `,
      es: `
        sobre (?:nosotros|la empresa)|quienes somos|(?:la )?empresa|acerca de|nuestra|el equipo|nuestro (?:equipo|centro)
      `,
      zh: `
        公司|关于|团队(?:介绍|情况|简介)|我们是谁
      `,
    },
  },
];
