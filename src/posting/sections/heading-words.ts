import type { PhraseTable } from '../../text/phrase-table.ts';

/** How headings begin over what would be welcome, but is not asked for: over folded text. */
const welcomeHeadings: PhraseTable = {
  en: String.raw`
    what.?s? (?:is )?(?:preferred|desired|desirable)|(?:an? |the |our )?(?:ideal )?(?:candidates?|applicants?|you) (?:may|might|could) also\b|it.?s preferred\b|what (?:will|would) put you ahead|you.?ll be (?:highly rated|(?:one of )?our top picks?) if
    (?:and )?if you (?:also|even|happen to)\b
    (?:strongly |highly )?preferred|nice.?to.?have|nice if|bonus|extra credit
    (?:it.?s |these are )?a plus|plus(?:es)?\b|desired|desirable|would (?:also )?be (?:nice|great|lovely|handy|helpful|welcome|good|wonderful|a plus)
    good to have|brownie points|advantageous|additional (?:skills|qualifications)
    (?:we.?d|we would|we) (?:also )?(?:love|be (?:delighted|glad|happy|thrilled))|(?:even|all the) better
    it (?:helps|would help|.?d help)|helpful|beneficial|useful|optional|not essential|ideally|icing on
    (?:great|nice|good|handy|lovely|an? (?:plus|advantage|asset)),? (?:to have|if|but|extras?)|extra points
    you (?:might|may|could) (?:also )?(?:bring|have|be|know|offer)(?!.{0,300}\bif you)|what would (?:be|make|set)|stand.?out|would be an? (?:advantage|plus|bonus|asset)|(?:additional|extra|further) (?:assets?|strengths?|pluses)\W{0,20}$
    (?:what |how to |you.ll |to )?(?:will |would )?(?:make you |help you )?stand out|set you apart|differentiators|wish.?list|(?:things|skills) that (?:would )?(?:make|help|set) you|(?:your )?secret (?:weapons?|sauce)|if you (?:also|happen)\b|not (?:needed|required|necessary|mandatory|essential|vital|a must|a requirement)\b.{0,6}\b(?:but|just|yet|though|nice|handy)\b|(?:nice )?extras\b|assets?\b|also (?:good|useful|nice|great)|added (?:bonus|advantage)
    (?:it.?s |it is )?an? (?:added )?(?:bonus|advantage|asset)|we.?d be (?:impressed|extra|even)|considered an asset|(?:other|further) useful|would be useful|not required\b.{1,12}\b(?:but|plus)|merits?\b|meritorious
    what (?:makes|would make|gets|might make) us (?:look|smile|happy|excited|sit up|curious|grin)|what (?:catches|would catch|turns) our\b|(?:you.ll |you )?(?:get |earn |score |win )?(?:extra|bonus) (?:points|credit)|points in your favou?r|(?:highly|well|favou?rably|also) regarded|(?:looked|viewed) (?:up)?on favou?rably|it(?:.?d| would)(?: also)? be (?:lovely|great|nice|wonderful|handy|helpful|good|fantastic|brilliant|an? (?:plus|bonus))\b
    (?:welcome|favou?red|asset|advantage)s?\b(?! to\b)|\w[\w ,'-]{2,30}\b(?:but|if|though|and|,)? ?not (?:vital|essential|required|necessary|mandatory|crucial|critical|a (?:must|deal.?breaker))
    (?:extra|additional|special) (?:consideration|credit)|(?:the )?(?:cherry|icing) on|what would (?:impress|delight)|you.?d (?:stand out|impress)
    the (?:nice.to.haves?|extras|icing|cherry|cream)|gold stars?\b|(?:also|very|most|always) (?:welcome|appreciated)|we.?d be [\w ]{2,20}? (?:if|to|by)\b|(?:it )?(?:won.?t|wouldn.?t|doesn.?t|can.?t) hurt|makes? (?:our day|(?:your|an?) application)|an? (?:leg.?up|head start)|would (?:also |really )?help\b|even happier|.{3,24}\bon top\W{0,20}$
  `,
  de: String.raw`
    was (?:uns|dich|sie|wir) (?:uns )?(?:zusatzlich|ausserdem|obendrein|daruber hinaus)\b|(?:und )?wenn (?:du|sie) (?:ausserdem|zusatzlich|obendrein|dann noch)\b
    (?:das ist |ist |sind )?von vorteil|wunschenswert|pluspunkte|(?:das )?ware (?:(?:ein|noch|auch) )?(?:toll|schon|super|ideal|prima|klasse|bonus|plus|extra)
    schon,? wenn (?:du|sie)\b|idealerweise|(?:schon|toll|super|gut|prima|hilfreich|nett|gern)\b.{0,20}(?:kein muss|nicht (?:zwingend|notwendig|erforderlich|notig))|schon ware|toll ware|(?:auch )?gern(?:e)? gesehen|nice.to.have|optional|kein muss
    (?:dar)?uber(?: ?hinaus)? (?:freuen|wunschen)|wir freuen uns (?:auch )?uber|bonus|plus\b|womit (?:du|sie) .{0,20}punkt
    (?:zusatzlich|ausserdem|extra|besonders) (?:freuen|schon|wunschen|von vorteil|punkt\w{1,30})|gerne? auch|nicht (?:zwingend|notwendig|erforderlich|notig)\b.{0,6}\baber|das (?:i-)?tupfelchen|das sahnehaubchen
  `,
  fr: String.raw`
    (?:et )?si,? (?:en plus|de plus|par ailleurs|en prime)\b|en prime\b
    (?:les |vos |un |le )?(?:petits? )?plus\b|les \+|le \+|(?:les |vos |un )?atouts?\b(?! pour)|ce qui fera(?:it)? la difference|(?:ce (?:qui )?)?(?:serait|seraient|sera|est|sont) (?:un |des )?(?:vrais? )?(?:plus|atouts?|apprecie|souhaite)
    apprecie|souhaite|idealement|facultatif|optionnel|bonus|la cerise|on (?:aimerait|apprecierait)|nous (?:aimerions|apprecierions)
  `,
  es: String.raw`
    (?:y )?si,? (?:ademas|encima|por si fuera poco)\b
    (?:se |que )?valor(?:an?|ara|aran|able|ables|amos|aremos)\b|deseables?|(?:que )?(?:nos|te) (?:gustaria|encantaria|sumaria)
    (?:es |sera |seria |suma |un )?(?:un )?(?:plus\b|puntos? extra|extra)|suma(?:s|n|ras|ran)\b|opcional|idealmente|preferible|(?:que |lo que )?te (?:hara|haria|dara|daria|sumara|sumaria)\b|la guinda
  `,
  zh: `
    以下.{0,6}(?:加分|优先)|加分|优先|更佳|更好|如果你(?:还|也)|锦上添花|最好|(?:有|满足|具备|具有)以下.{0,8}优先
  `,
};

/** Above what nobody needs: "Not required", `Das brauchst du nicht`, "what this role is not". */
const refusedHeadings: PhraseTable = {
  en: String.raw`
    not (?:needed|required|necessary|part of|in scope|essential|expected)\b(?!.{0,6}\b(?:but|just|yet|though|nice|handy)\b)|no need\b|out of scope
    (?:what |things )?(?:you|we) (?:do not|don.?t|won.?t|will not) (?:need|have to|require|expect|be doing|ask)|what you need(?: not|n.?t)\b
    what (?:it|this|that|(?:this|the) (?:job|role|position|post)) (?:is not|isn.?t)|this (?:job|role|position) (?:is not|isn.?t)
    (?:what |things |stuff )?(?:you can (?:\w{1,30} )?(?:leave|forget|skip|live without|not (?:know|have|bring|do))|we (?:don.?t|do not|couldn.?t) (?:care|mind|worry|fuss))\b|leave (?:this|these|your|at home|behind|out)\b|not for you|not (?:in|on|for|at) (?:this|the|our|your|my)\b|skip (?:this|these|it)\b|(?:please )?(?:don.?t|do not) (?:bring|need|send)\b|you(?:.re| are) (?:\w{1,30} )?not (?:a (?:good |great )?(?:fit|match)|(?:right )?for (?:us|this))|(?:our |your )?red flags?\b|don.?t (?:worry|fret|panic|sweat)|no (?:worries|stress|sweat) if|never mind
  `,
  de: String.raw`
    (?:das|was) (?:du|sie) (?:\w{1,30} ){0,2}(?:vergessen|weglassen|sparen)|(?:das |was )?(?:du|sie|wir|ihr) (?:(?:dafur|hier) )?nicht (?:brauch|benotig|mitbring|erwart|konnen mus)
    nicht (?:erforderlich|notig|notwendig)(?!.{0,6}aber)|(?:das )?brauch(?:st du|en sie) nicht
  `,
  fr: String.raw`
    (?:ce )?qu.?(?:e )?(?:tu|vous|nous|on) n\S{1,12} (?:\w{1,30} )?pas\b
    (?:ce (?:qui|que|dont) .{0,20})?(?:n.est pas|n.avez pas besoin|pas besoin|non requis|pas necessaire)
  `,
  es: `
    (?:lo que |que )?no (?:(?:te|os|le) )?(?:hace falta|necesitas|necesario|es necesario|se requiere|pedimos|buscamos|se exige)
  `,
  zh: `
    不要求|无需|不需要|我们不
  `,
};

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

interface HeadingWords {
  readonly section: Section;
  readonly phrases: PhraseTable;
}

/** How headings begin. Earlier rows win: "preferred qualifications" is nice before it is a requirement. */
export const headingWords: readonly HeadingWords[] = [
  {
    section: 'legal',
    phrases: {
      en: String.raw`
        (?:travel|physical|driving|sedentary|work|vaccination|vaccine|relocation|visa|sponsorship|shift|scheduling|office)(?:\W{1,5}(?:(?:and|or|and/or)\W{1,5})?(?:travel|physical|driving|sedentary|mental|office|environment\w{0,9})){0,2} (?:requirements?|demands)\W{0,20}$|(?:mental|physical and mental) demands|disaster service workers?
        (?:original |most recent\w* )?post(?:ing|ed) (?:window|date)|requisition\b|(?:work authori[sz]ation|visa|sponsorship|relocation)\b(?!.{0,300}\brequired\b)|(?:notice|message|note|information) (?:to|for) (?:all |our |us |internal |external )?(?:applicants|candidates|employees|recruit\w+|agenc\w+|california\w*)
        (?:to )?(?:all )?(?:recruitment|staffing|search|third.party) (?:agenc|firm)\w*|(?:people|individuals|persons|applicants|candidates) with disabilities|equal (?:opportunit(?:y|ies)|employment)|an equal (?:opportunity|employment)|(?:reasonable )?accommodations?\b|(?:\w+ )?privacy (?:notice|policy|statement)|e-?verify|covid.?19 |eoe\b|we (?:value|celebrate|embrace|believe in|champion) (?:diversity|inclusion|equity|difference)|(?:fair|just) (?:chance|workplace|pay)
      `,
    },
  },
  {
    section: 'refused',
    phrases: refusedHeadings,
  },
  {
    section: 'responsibilities',
    phrases: {
      en: String.raw`
        (?:[\w/&]+ ){0,3}(?:[\w]+/)?(?:duties|responsib[il]+t\w*|accountabilities|deliverables|functions)\b(?! (?:we offer|benefits))
        (?:as (?:an?|the|our) .{2,50},? |in addition,? |additionally,? |on an? \w+ basis,? |day.to.day,? |here.?s? (?:is |are )?(?:some of )?what )you.?(?:ll| will)(?: be (?:doing|working on|responsible for))?\W*$|.{0,50}\b(?:duties|tasks|responsibilities|responsibility|functions|role|job|position|work) (?:will |may |might |can )?(?:includes?|involves?|entails?|are|is|be)\b(?: .{0,40})?[:…]\W*$
        what (?:does|would|will|do|is) (?:this|the|your|an?) [\w -]{2,40}\b(?:look like|involve|entail|do(?: all day)?)\W*$|what (?:the|your|a) (?:role|job|position|day|week)s? (?:will |would )?(?:looks?|involves?|entails?)\b|what will i be\b|how (?:you.?ll|you will|do you (?:want to )?|will you) make (?:an?|your) impact|(?:the |your )?impact (?:you.?ll|you will|you) (?:make|have)|(?:primary |main |overall |basic |brief |short |general )(?:job |position |role )?(?:purpose|function|description|summary|objective)s?\b(?! of (?:the )?(?:company|organi))
        you(?:.ll| will)\W*$|what you.?(?:ll|d) (?:get (?:stuck|your (?:teeth|hands)|up to|to do|involved)|be doing)
        (?:the )?(?:post.?holder|job.?holder|incumbent|appointee|successful (?:candidate|applicant))s? will\W*$
        what you.?(?:ll|d) (?:\w+ )?(?:do|own|be up to|be responsible)\b|what (?:we|i) (?:need|want|expect) you to do\b|in your first\b|your first \w+ (?:days|weeks|months)
      `,
      de: `
        was (?:du|sie) (?:bei uns )?(?:tust|tun|machst|machen|beweg|bewirk)
      `,
    },
  },
  {
    section: 'requirements',
    phrases: {
      en: String.raw`
        .{0,24}\b(?:hear from you|apply|fit(?: (?:right )?in)?|perfect|ideal|right|great|thrive|love (?:it|this)(?: here)?) (?:here )?if(?: you(?:.re|.ve)?)?\W*$
        (?:an? |the |our )(?:ideal|right|perfect|strong|successful|suitable|great) (?:candidates?|applicants?|person|hire|colleague)s? (?:has|have|is|are|should|must|will (?:have|be|bring|possess|hold)|needs?|brings?|possess\w*)\b|(?:expected|desired|needed|necessary) (?:\w+ )?(?:hard|soft|technical|professional) skills|(?:personal|personality|professional|key|core|candidate) (?:attributes|characteristics|traits|qualities|attitude)|(?:formal )?education\W+(?:and|&|or|and/or)|field of study|technical\W+functional|certificates?\b|(?:minimum|basic|bare minimum)(?: required)?\W*$|at a minimum\b|(?:specifically,? )?(?:we.?re|we are|i.?m) looking for\b|what (?:they|i|we) (?:really |actually )?(?:want|need)\W*$|what (?:will|would) make you (?:successful|a success|succeed|thrive)|th(?:is|e) (?:person|role|job|position) (?:must|would suit|will suit|suits)\b|you.?ll bring\b|you.?ll be (?:highly rated|a (?:great|good|perfect|strong) (?:fit|match)|(?:right|perfect) for (?:us|this)) if\b|.{0,50}\bsuits? (?:anyone|someone|people|candidates) with\b
        .{0,30}\byou(?:.ll| will| should| must)? (?:also )?(?:have|bring|need|possess)\W*$
        (?:what|things|who|all) .{0,24}\byou(?:.ll|.ve|.d)?(?: \w+)? (?:have|bring|know|need|are|come with|possess)\W*$|you can\W*$
        (?:the )?[\w-]{3,20} (?:must|should|needs to|will) (?:have|possess|hold|bring)\W*$|what gets you (?:in|through|hired|over|an?)\b|who (?:the|this) [\w ]{2,30} (?:suits?|fits?|is for)\W*$
      `,
    },
  },
  {
    section: 'benefits',
    phrases: {
      en: String.raw`
        (?:the )?advantages? of (?:working|joining|being)|bonus (?:eligib|plan|program|scheme|structure|potential)\w*|(?:annual|management|sign.on|performance) bonus
      `,
    },
  },
  { section: 'nice', phrases: welcomeHeadings },
  {
    section: 'benefits',
    phrases: {
      en: String.raw`
        (?:our |employee |your |job |full.time |available |other )?benefits|(?:our )?perks|you(?:.ll| will) (?:benefit|enjoy)\b
        (?:at|while at|with) [\w' .&-]{2,30},? you(?:.ll| will) (?:get|enjoy|receive|benefit)\b|(?:annual|hourly|base|starting|expected|estimated|reasonable|total|usa?|target\w*)(?: \w+){0,3} (?:salary|pay|compensation|rewards?|cash|range|earnings)\b|time.off\b|pension\b|what (?!we\b|the role)[\w&.' -]{2,30} (?:(?:can|will) offers?|(?:is|are) offering|offers)\b|what (?:sets|makes) us\b|what to expect from\b|how we (?:support|treat|reward) \w+
        what (?:we offer|we.ll offer|you.ll get|you get)|what.?s in it|we offer|our offer|compensation
        salary|pay\b|(?:[\w&.-]+ ){1,2}offers?\b|(?:total )?rewards?\b|why [\w' ]{2,40}|(?:the |our )?(?:deal(?!.?break)|package|offer|perks)\b|in return
        what(?:.s| is) on offer|remuneration|you.?ll (?:get|receive|enjoy)|we (?:will )?(?:give|provide|pay)|what we (?:give|provide|pay)
        what (?:you|we) (?:can expect from us|will get|get)|how we(?:.ll)? (?:look after|reward|treat|care for)|in exchange\b|the (?:good|fun|nice) (?:stuff|bits|part)|life (?:with|at|in)\b|on top of\b|base pay|wage
        what we (?:throw|chuck) in\b|what.?s (?:in the|in your|on the) (?:pay|pocket|package|envelope|table)\b|(?:the )?(?:goodies|treats|loot|swag)\b|show me the money|your rewards?\b|how we (?:say )?thank|(?:money|holiday|time off) (?:and|&)
      `,
      de: `
        (?:das )?(?:bieten wir|wir bieten)|was wir (?:dir |ihnen )?bieten
        unser(?:e)? (?:angebot|benefits|leistungen)|(?:deine|ihre) (?:vorteile|benefits)
        darauf (?:kannst|konnen|durfen)|das (?:bekommst|bekommen|erwartet dich bei|haben sie davon|hast du davon)
        (?:deine |ihre )?benefits|was (?:dich|sie) (?:bei uns )?(?:erwartet bei|bekomm)|vergutung|verdienst|freu(?:e|en) (?:dich|sie) auf
        worauf (?:du|sie) (?:dich|sich)|warum (?:wir|zu uns|bei uns)|was uns (?:ausmacht|auszeichnet)
        was (?:du|sie) (?:davon )?(?:bekommst|bekommen|hast|haben)|das gibt.?s (?:obendrauf|dazu|on top|fur|bei uns|noch|von uns)|(?:und )?obendrauf|unser paket|gute grunde
      `,
      fr: String.raw`
        (?:nos |vos |les )?avantages|nous (?:vous )?(?:offrons|proposons)
        ce que (?:nous|on) (?:vous )?(?:offr|propos)|on vous (?:offre|propose)|remuneration|conditions|package|pourquoi (?:nous|rejoindre)
        ce qu.on vous (?:offre|propose)|(?:et )?en plus\W*$|cote (?:avantages|salaire|remuneration|package)|(?:les |nos |vos )?petits (?:bonheurs|avantages)|salaire|votre package|vos conditions
      `,
      es: String.raw`
        (?:nuestros )?beneficios|(?:que |lo que |te |se )?(?:te |se )?(?:ofrecemos|ofrece|damos)|condiciones|salario|retribucion|ventajas|(?:y )?por que (?:nosotros|trabajar|elegirnos|unirte)|(?:que |lo que )(?:te llevas|ganas)\b
      `,
      zh: `
        福利|薪资|薪酬|待遇|我们提供|我们给(?:你|您)|你的收获|工作福利|你将获得|你(?:将|能|会|可以)得到|我们能给|为什么(?:加入|选择)|加入我们
      `,
    },
  },
  {
    section: 'legal',
    phrases: {
      en: String.raw`
        equal (?:employment )?opportunity|eeo|disclaimer|privacy|legal|(?:important )?notice
        accommodation|data protection|diversity|inclusion|background check
        physical (?:demands|requirements)|working conditions|work environment|environmental conditions
        (?:supplemental|supplementary|general|additional|other) information|similar jobs|people also|recommended jobs|job alerts?|share this|report this|seniority level
        employment type|eeo|background (?:screening|checks?)|drug (?:test|screen|free)w*|equality|disclosure\b|safeguarding statement|statement|our commitment|(?:the )?(?:small|fine) print|things you (?:need to|should) know|please note
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
        how (?:to|do i|do you|can i|can you) (?:apply|join|get in(?: touch)?)\b|to apply\b(?!,? you (?:need|must|should|will need))|apply\b|applications?\b|contact\b|next steps|what happens next
        (?:our |the )?(?:(?:hiring|interview|recruit\w+|selection) (?:process|steps|stages)|process\W*$)|interested\?|questions\?
        closing date|application process|deadline|ready(?: to apply)?\?|fancy (?:it|joining|a chat)|like what you|(?:sold|keen|intrigued|tempted)\?|what.?s? next|get in touch|send us\b|(?:how to )?find us\b
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
        (?:key |job |minimum |basic |required |position |candidate |core |essential |technical |mandatory |role |our |additional )*(?:requirements?|qualifications?|skills?|competenc(?:ies|e|y)|criteria|experience|knowledge|credentials|abilities|must.?haves?|prerequisites?|essentials?)\b(?!.{0,300}\bwe offer\b)
        (?:the )?must.?haves?|(?:[\w/&'-]+ ){1,3}(?:requirements|qualifications|quals|prerequisites)\b(?!.{0,300}\bwe offer\b)|(?:hard|soft|professional|job|people) skills\b|required\b(?! (?:for|from|by|to start|as of|asap|immediately)\b)|mandatory|essential\b|education\b|licen[cs](?:es?|ures?|ing)\b|(?:skilled|skills? in|able to|ability to|abilities to)\W*$|certifications?\b|person (?:spec\w*|profile)|eligibility
        (?:applicants?|candidates?|you|the (?:successful|ideal|right) (?:candidate|applicant|person)) (?:must|should|will|need|needs|has|have|is|are)\b(?! (?:be responsible|do\b|work))
        what (?:we.?d|we would|we) (?:like|love|hope|need|want|expect) (?:to see|from you|you to)|what (?:you.?ll|you will|you.?re going to) (?:need|bring)
        you\W*$|.{0,40}\bif you\W*$|(?:your|a|the) (?:toolkit|toolbox|superpowers?|skill.?set|cv|resume)\b|to be considered\b|you (?:tick|come with|fit|match|will fit)\b|(?:the|our|your) (?:right|perfect|successful) (?:candidate|person|applicant|match|fit|hire|colleague)\b|what will you (?:bring|need)|to (?:apply,? you|thrive|excel|shine|do well|flourish|get (?:this|the) job)\b|what sets you up|the (?:person|human)\b|are you the\b|could this be you|(?:this|the) (?:role|job|position) is for you|our wish|what we.?(?:re| are) after|what we (?:will )?(?:ask|require|need|expect|look for)\b|what makes you|what you know|you (?:should|need to|will need|must) (?:be|have|know|bring)|the (?:person|candidate) we|skills?\b
        we (?:need|expect|require|want|ask|seek)\b|(?:this|the) (?:job|role) (?:needs|requires|asks)|(?:the |our )?non.?negotiables?|(?:the )?basics\b|entry (?:requirements|criteria)|(?:minimum|basic) quals?\b|selection criteria|capabilit(?:y|ies)|competences?|bring with you|what (?:counts|matters)|we can.?t do without|needs?\b(?! (?:an?|to)\b)|musts?\b(?! (?!have|be\b)\w)|(?:a )?good fit
        what you(?:.ll)? (?:need|bring|have|should)|what you.ll (?:need|bring)
        what (?:we|we.re|are we|you) (?:need|are looking|looking|look|expect|want|require|seek)\w*
        we.?(?:re| are) looking for|who you are|who we.re looking|who (?:are|do) (?:we|i) (?:looking|searching|seek|want|need|after)
        you (?:(?:already|definitely|ideally|hopefully|likely|most likely|probably|really|typically|certainly|also) )?(?:have|are|bring|know|need|should have|must have)\b|you.(?:ve|re)\b|about you
        your (?:profile|background|skills|qualifications|experience|strengths)|(?:the )?ideal candidate
        (?:our )?ideal|what it takes|to (?:succeed|be successful|qualify)|you.?ll (?:need|bring|have)
        (?:you might be|is this you|do you have|have you got|got what it takes)|profile\b|(?:does |do )?(?:this |that |these )?(?:sounds? (?:like you|familiar)|ring any bells?)|(?:might|would) this be you|you.?d be (?:perfect|ideal|great|a)\b|you.?ll fit|things we.?d|we.?d (?:expect|want|need)\b
        you,? (?:probably|hopefully|ideally|in (?:a nutshell|short|brief|a few words))|deal.?breakers?|(?:the )?(?:essentials?|bare (?:minimum|essentials))\b|what makes (?:you|an?|the|someone|somebody)\b|what (?:good|great) looks like
        who (?:would|will|might|does|should|could|you.ll|you will|are you|we want|we need|we have in mind|this suits|this is for)\b|what.?s in your|your (?:kit ?bag|track record)|(?:the|our|an?) (?:ideal|perfect|right|best) (?:match|fit)\b|(?:we|i) (?:reckon|think|imagine|believe|suspect|hope)(?: that)? you|to (?:do|be) [\w ]{2,24}\byou|you.?(?:ll| will) be (?:an?|someone|somebody|able)\b
      `,
      de: String.raw`
        (?:unsere |deine |ihre |fachliche |persönliche )?(?:anforderungen|qualifikation(?:en)?|voraussetzungen|kenntnisse|kompetenzen|faehigkeiten|fahigkeiten)
        (?:dein|ihr|unser|das)? ?(?:anforderungs)?profil\b
        (?:das|was|womit|damit) (?:du|sie|bringst|bringen|zeichnet|macht|solltest|sollten|brauch\w+|wir (?:von|uns|erwarten|suchen|brauchen)).*
        (?:du|sie)\W*$|muss\b|must.?have|zwingend|erforderlich|fachlich\w*|das ist uns wichtig|(?:du|sie) (?:bist|hast|bringst|bringen|haben|sind|kannst|konnen|verfug\w+)\b
        was uns (?:uberzeug|begeister)\w*|(?:damit|so|womit) (?:uberzeug|punkt|begeister|pass)\w*|das (?:wunschen wir|muss\b|sollte\b)|dich (?:macht|zeichnet)|(?:dein|ihr) (?:background|hintergrund|werdegang|rustzeug|gepack|konnen|wissen)\b|we[rn] (?:zu uns|du bist|sie sind|wir)|(?:einstellungs|zugangs)voraussetzung\w*|(?:sie|du) pass(?:en|t)\b|(?:ihre|deine) (?:starken|skills|fahigkeiten|erfahrung)|das (?:haben|hast) (?:sie|du)\b|wir (?:erwarten|suchen|wunschen)
      `,
      fr: String.raw`
        (?:votre |le |ton )?profil
        (?:vos |les )?(?:competences|qualifications|prerequis|exigences|qualites|pre-requis)|formation
        experience|ce (?:que (?:nous|l.on|on)|qu.on) (?:(?:vous|te) )?(?:recherch|attend|cherch|demand)|ce dont (?:vous|tu|nous)|(?:qu.est.ce qu.)?on (?:vous|te) demande\b|vous (?:etes|avez|justifiez|apportez|maitrisez)
        (?:nous|on) (?:recherch|attend|cherch|demand)|(?:pour ce poste,? )?il (?:vous |te )?faut|vous,? (?:en quelques|c.est)|votre bagage|(?:ce qu.il (?:vous )?faut|indispensable|imperatif|obligatoire|requis|diplome)|qui (?:etes.vous|recherchons|cherchons)|ce que vous (?:apportez|avez|maitrisez)|(?:vos )?atouts pour|.{0,30}\bsi(?: (?:vous|tu))?\W*$
        (?:(?:le|la|l[ae] ?[-/.·] ?l[ae]|la ou le) )?candidat|la personne (?:recherchee|retenue)|vous devrez|votre (?:parcours|experience)|pour reussir|savoir(?:s|.faire|.etre)?\b
      `,
      es: `
        requisitos?|(?:tu )?perfil|(?:que |lo que |a quien )(?:buscamos|necesitas|pedimos|necesitamos|esperamos|exigimos)|buscamos|pedimos|formacion|experiencia
        queremos a|lo que te hace |necesitas|necesitamos|te pedimos|quien eres|(?:como es )?la persona (?:que|ideal)|el candidato|la candidata|esperamos|(?:nos )?encajas|se requiere|(?:que )?(?:tienes|aportas|debes)|requerimientos|titulacion|aptitudes|habilidades
        conocimientos|competencias|imprescindible
      `,
      zh: `
        任职|岗位要求|職務需求|職務要求|資格條件|應徵條件|其他條件|学历要求|素质要求|技能需求|岗位要求|职位要求|招聘要求|要求|资格|我们希望|技能要求|基本要求|应聘条件|任职条件|必备|你需要|我们需要|希望你|招聘条件|我们期待|期待你|你需?要?具备|(?:能力|硬性|候选人|人员|入职|录用|专业|技术|学历)(?:要求|条件)
      `,
    },
  },
  {
    section: 'responsibilities',
    phrases: {
      en: String.raw`
        (?:key |main |primary |core |your |job |essential |major |day.to.day |the |principal |general |specific )*(?:responsibilit(?:y|ies)|duties|tasks|functions|accountabilities|mission)\b
        what (?:will|would|do|are) you (?:actually |really |be )?(?:do|doing|own|work)\b|what (?:you.?(?:ll| will)(?: actually| really| mostly)? (?:do|be|work|own|get up to)|your (?:day|week))|what you do
        (?:about )?(?:the |this |your |our )?(?:role|position|job|opportunity)\b
        in this (?:role|position)|(?:position|job|role) (?:summary|overview|description|purpose)
        (?:job )?(?:summary|description)\b|overview\b|summary\b|a (?:typical )?day|day.to.day|you will\b
        you.ll\b|how you.?ll|what (?:the|this) (?:job|role|position|work) (?:looks|involves|is|entails)|the (?:work|job|day)\b|duties
        your (?:day|week|mission|impact|role)|(?:what|things) (?:we.?d|we) (?:like|want) you to do|as (?:an?|our) [\w ]{3,40} you
        (?:our |the |your )?(?:tech(?:nology|nical)?.?stack|technologies|tools|stack)\b|scope
        (?:the )?(?:nitty.?gritty|low.?down|gig)\b|what.?s (?:the|this) (?:job|gig|role|work|post)\b|on an? (?:average|typical|normal|given)|how you.?(?:ll|d| will| would) spend|what needs (?:doing|to be done)|(?:main |overall |key )?purpose\b|key result areas|(?:the|your) (?:brief|patch|remit|to.?do list)\b|a (?:day|week|month|year) in\b
      `,
      de: String.raw`
        (?:deine|ihre|die|das sind deine|unsere)? ?(?:aufgaben|tatigkeiten|hauptaufgaben|verantwortung)\w*
        aufgaben|tatigkeit|das (?:erwartet|machst|sind(?! wir))|was (?:dich|sie) erwartet|stellenbeschreibung
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
        崗位職責|工作內容|職務內容|岗位职责|工作职责|职位描述|工作内容|职责|职位职责|你将负责|工作描述
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
        who (?:(?:on earth|the \w+|exactly|even|actually|really) )?(?:are we|we are)\b|(?:the |our )?elevator pitch|a (?:word|note|line|quick word) (?:about|on|from) (?:us|the)|meet us|wh(?:ere|o) you.?d (?:be|work)|where we come from|a (?:bit|little) of (?:background|history)
      `,
      de: String.raw`
        wir\W*$|(?:uber|wer) (?:uns|wir)|uber (?:die|das|den) (?!stelle|position|rolle|aufgabe|tatigkeit|job)|das (?:unternehmen|sind wir|team|haus)|unternehmen|wir sind|unser (?:team|haus|unternehmen)|wer wir
      `,
      fr: `
        a propos|qui sommes|l.?(?:entreprise|equipe|etablissement|agence)|notre|la (?:societe|clinique|structure)|presentation|contexte|le contexte
      `,
      es: String.raw`
        sobre (?!ti\b|vos\b|usted|tu\b|tus\b|el (?:puesto|rol|cargo|candidato)|la (?:posicion|vacante|oferta|candidata|persona))|quienes somos|(?:la )?empresa|acerca de|nuestra|el equipo|nuestro (?:equipo|centro)
      `,
      zh: `
        公司|关于|团队(?:介绍|情况|简介)|我们是谁
      `,
    },
  },
];
