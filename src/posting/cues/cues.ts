import { fold } from '../../text/fold.ts';
import { lazy, memoize } from '../../text/memoize.ts';
import { countPhrases, hasPhrase, type PhraseTable, sieveOf } from '../../text/phrase-table.ts';

/* How sentences ask: over folded text. */

/** Nobody starts without it, even where it is a matter of law: "we can't roster you without a first aid certificate". */
const withoutWhich: PhraseTable = {
  en: String.raw`
    (?:can.?t|cannot|can not|won.?t|will not|unable to|not able to) (?:\w{1,30} ){1,2}(?:you|anyone|anybody|people|candidates?|applicants?|staff) (?:\w{1,30} )?without\b
  `,
};

/** Asked for in so many words: wins over any heading. */
export const required: PhraseTable = {
  en: String.raw`
    (?<!\b(?:as|when|where|if|whenever|wherever) )required|requires?\b|must\b|mandatory|essential\b|prerequisite|compulsory|non.negotiable
    (?<!\b(?:as|when|where|if|whenever|wherever) )(?:necessary|needed)\b|indispensable|(?<!\b(?:not|isn.t|aren.t) )a must\b|vital\b|(?:is|are) (?:key|crucial|critical|a given)\b|without [^.,;]{2,40} (?:we|you) (?:can.?t|cannot|won.?t|will not)\b|only apply if\b|(?:is|are) (?:also )?expected\b(?! (?:to\b|from\b|in \d|by\b))
  `,
  de: `
    zwingend|erforderlich|vorausgesetzt|voraussetzung|setzen wir voraus|muss|mussen|notwendig
    ohne .{1,40} geht (?:es |hier )?nicht|unbedingt|unerlasslich|unabdingbar|pflicht
  `,
  fr: String.raw`
    (?:indispensables?|exigee?s?|requise?s?|obligatoires?)\b|imperati\w{1,30}|(?:necessaires?|demandee?s?)\b
  `,
  es: `
    imprescindibles?|obligatori[oa]s?|requerid[oa]s?|necesari[oa]s?|se requieren?|indispensables?|exigimos|se exige
  `,
  zh: `
    必须|必备|须具备|要求|务必
  `,
};

/** Asked for by an amount or as what the employer wants. */
const asked: PhraseTable = {
  en: String.raw`
    minimum|at least|need(?:ed)? to have|you(?:.ll| will)? (?:also )?need|need (?:an?|someone|somebody|people|to (?:be|know))\b|(?:the|this) (?:job|role|position|post) (?:asks|looks|wants|expects|seeks|calls|needs|demands)\b
    we (?:ask (?:for|that)|look for|want (?:you|an?|someone|somebody|people)|expect\b(?! to\b)|seek\b|call for|need\b(?! to\b)|can.?t do without)
    (?:we.re|we are|is|are) (?:\w{1,30} )?(?:after|in search of|hoping for)|(?<!\byou.re |\byou are |\bare you )(?:looking for|seeking)\b|(?:someone|somebody|people|person) (?:who|with)\b|should (?:have|be|bring|know|hold|possess|understand|speak)
    (?:ideal|successful|right|strong) (?:candidate|applicant|person|hire|colleague)s?\b|second nature|no (?:mystery|stranger|secret|terror|fear)s?\b|(?:an?|your) (?:daily |second )?(?:habit|bread and butter)\b|daily bread|comes? (?:easily|naturally)|(?:doesn.?t|don.?t|does not|do not) (?:scare|frighten|faze|put) you|(?:knowing|being|having) [^.,;]{2,40} matters
    you (?:ought|have) to (?:know|be|have|understand)|you.?d better\b|(?:counts?|counted) for a lot|hoping to find|you (?:don.?t|would not|wouldn.?t|never) (?:ship|dream|release|deploy|publish)\b|(?:portfolio|reel|cv|resume) (?:shows?|includes?|has)\b|you(?:.ll| will)? want to know
    (?:\d|two|three|four|five|six|seven|eight|ten)\+? (?:or more )?years\b(?! (?:running|in a row|ago|old|on end|straight|later|now|young|from now|in business)\b)
  `,
  de: `
    mindestens|wenigstens|wir (?:suchen|erwarten|brauchen|wunschen uns|setzen auf)|suchen wir|erwarten wir|brauchen wir
    wird vorausgesetzt|solltest|sollten sie|gehort dazu|gehoren dazu|legen wir wert|benotigen|benotigst
  `,
  fr: String.raw`
    minimum|au moins|(?:nous|on) (?:recherch|cherch|attend|demand|souhait)\w{0,30}|vous devez|il (?:vous )?faut|devr(?:ez|as|a)\b
    font partie de (?:vos|tes) habitudes|n.(?:a|ont) (?:pas|plus) de secrets?
  `,
  es: `
    al menos|minim[oa]|como minimo|buscamos|pedimos|necesitamos|esperamos|hace falta|debes|debera|deberas|tiene que|tienes que
    necesitas|precisamos
  `,
  zh: `
    至少|以上(?:学历|经验|工作)|需要|我们希望|希望你|应当|应具备
  `,
};

/** What the reader is said to have already. */
const held: PhraseTable = {
  en: String.raw`
    you(?:.ve| have)\b(?! (?:full|the (?:opportunity|chance|freedom)|a (?:chance|say)|\d{1,12} (?:minutes|hours|days)))
    you(?:.ll| will) (?:already )?(?:have (?:worked|experience|a|an|held|spent|used|built|seen|done|run|led)|bring|know|be (?:comfortable|familiar|experienced|confident|fluent|skilled|used to|someone))
    you(?:.re| are) (?:\w{1,30} )?(?:comfortable|familiar|experienced|confident|fluent|skilled|proficient|qualified|certified|licensed|registered|sound|used to|at home|good|strong|expert|competent|trained|adept|an? (?!part))
    (?<!\b(?:let|lets|letting|help|helps) )you (?:already |also )?(?:know|hold|understand|speak|possess|bring|master|enjoy|can\b(?! (?:also |always )?(?:expect|choose|grow|count|look|join|take|park|apply|find|work|contact|reach|call|earn|enjoy|learn|use|get|be|start|decide))|come with|know how|read|write|think|live|dream|care about|feel (?:at home|comfortable|confident|happy))|your (?:[a-z]{1,30} )?(?:is|are) (?:good|strong|solid|fluent|excellent) (?:enough|at|in)?
    you would (?:already )?(?:bring|have|know)|you(?:.ll| will) be good at
    (?:applicants?|candidates?) (?:have|has|will have|hold|bring|need)
  `,
  de: String.raw`
    (?:sie|du) (?:haben|hast|verfug(?:en|st)|besitz(?:en|t)|kenn(?:en|st)|beherrsch(?:en|st)|bring(?:en|st)|konnen|kannst|sprech(?:en|st)|sprichst|weisst|wissen|sind (?:sicher|vertraut|versiert|fit|gelernt|ausgebildet|staatlich)|bist (?:sicher|vertraut|versiert|fit|gelernt|ausgebildet|staatlich))
    (?:hast|haben|verfugst|kennst|beherrschst|bringst|kannst) (?:du|sie)\b
  `,
  fr: String.raw`
    (?:vous|te) (?:est|sont) (?:\w{1,30} )?famili\w{1,30}|(?:vous|te) parlent?\b
    (?:vous|tu) (?:avez|as|connaisse[zs]|connais|maitrise[zs]|savez|sais|possede[zs]|dispose[zs]|justifie[zs]|parle[zs]|detene[zs]|etes (?:a l.aise|titulaire|familier|diplome|forme|issu)|es (?:a l.aise|titulaire|familier|diplome|forme|issu))
  `,
  es: String.raw`
    (?:tienes|dominas|conoces|sabes|cuentas con|hablas|posees|manejas|aportas|eres (?:una? )?(?:experto|experta|profesional|graduad\w{1,30}|titulad\w{1,30}))\b
  `,
  zh: `
    你(?:有|会|懂|具备|熟悉)|熟悉|精通|掌握|熟练|具备|擅长
  `,
};

/* What sentences say about what they name: over folded text. */

/** Equal opportunity, privacy, checks before hiring. */
const legal: PhraseTable = {
  en: String.raw`
    equal.opportunity|rehabilitation of offenders|submission for disclosure|regardless of|without regard to|protected veteran|sexual orientation
    gender identity|national origin|reasonable accommodation|affirmative action|fair chance|arrests? (?:and|or) convictions?|all qualified (?:applicants|candidates|individuals|persons)|protected (?:class|group|characteristic|status|by (?:\w{1,30} ){0,3}law)
    (?:accommodations?|assistance) (?:\w{1,30} ){0,4}(?:process|application|request|disabilit\w{1,30})|(?:individuals?|persons?|people|applicants?|candidates?) with (?:an? )?disabilit|reserves? the right\b|intended to describe|(?:not|may not) (?:\w{1,30} ){0,3}(?:all.inclusive|exhaustive)|(?:search|staffing|recruit\w{1,30}) firms?\b|recruitment (?:fraud|scam)|fraudulent (?:job|offer|recruit)|phone calls or emails
    background (?:check|screen|investigation)|drug (?:test|screen)|e-verify|staffing agenc
    third.party (?:agenc|recruit)|unsolicited resume|criminal (?:history|record)|discriminat
    (?:tuberculosis|tb|medical|health|vision) (?:test|screen|exam)|fingerprint|required by (?:\w{1,30} ){0,2}(?:law|state|regulation)|immuni[sz]ation|vaccinat
    (?:visa|permit) sponsorship|sponsorship (?:is|for|of|will|may|can)\b|sponsor (?:\w{1,30} ){0,3}(?:visa|permit)s?\b|(?:visa|immigration) (?:regulations|requirements|rules)
    (?:career changers?|graduates|school leavers|beginners|newcomers|returners|students) (?:are |is )?(?:also |very |always ){0,9}(?:welcome|encouraged)|underrepresented|diverse (?:team|workforce|candidates)|we encourage|privacy policy|your (?:personal )?data\b|(?:per|in (?:line|accordance|compliance) with|according to) (?:the )?gdpr\b|subject to (?:an? )?(?:\w{1,30} ){0,3}(?:checks?|clearance|references)\b|(?:offers?|appointments?|employment) (?:\w{1,30} ){0,3}(?:is|are) (?:\w{1,30} ){0,2}(?:subject to|conditional (?:up)?on)\b|(?:authori[sz]ed|eligible|right|entitled|permitted|permission) to work\b
    (?:authori[sz]ed|eligible|eligibility|entitled) (?:for employment|to live and work)|eeo (?:poster|statement|policy|posters|law)|m\/f\/|\/vet(?:eran)?s?\b|vet(?:eran)?s?\/(?:dis|gender|race|sex)
  `,
  de: String.raw`
    (?:quer|seiten|berufs|wieder|neu)einsteiger\w{0,30} (?:\w{1,30} ){0,3}willkommen|berufsanfanger\w{0,30} (?:\w{1,30} ){0,3}willkommen|unabhangig von|masern|impfung|schwerbehind|chancengleich|diskriminier|datenschutz(?:erklarung|hinweis)|(?:gemass|nach|laut) (?:der )?dsgvo\b
  `,
  fr: String.raw`
    debutante?s? (?:accepte|bienvenu)e?s?|en situation de handicap|a competences egales|egalite des chances|sans distinction|vos donnees|conforme\w{0,30} au rgpd
  `,
  es: `
    igualdad de oportunidades|independientemente de|discapacidad|sin distincion|politica de privacidad|(?:tus|sus) datos|conforme al rgpd|segun el rgpd
  `,
  zh: `
    平等就业
  `,
};

/** How to apply, and the buttons of job boards. */
const application: PhraseTable = {
  en: String.raw`
    apply (?:now|today|by|via|through|online|at)
    (?:call|ring|text|phone|e-?mail|whatsapp) (?:\w{1,30} ){1,2}(?:on|at)\b
    (?:submit|send|mail|email) (?:us |me |over )?(?:your|a|an) (?:\w{1,30} )?(?:cv|resume|application|cover|portfolio)\b
    [\w.+-]{1,30}@\S{1,60}\.[a-z]{2,30}|^\W{0,20}(?:to )?(?:learn|find out|read) more\b|click (?:here|apply|on)\b|(?:a|our|the) (?:recruiter|talent (?:team|partner|acquisition)\w{0,30}) (?:will|can|from)\b
    applications? (?:close|deadline|will|received|are)|applicants? (?:in|over|clicked|who)
    job offers? (?:have|has|are|is|were|written|published)|selected language|be among the first|posted \d|easy apply|sign in|save (?:this )?job|(?:cover|covering|application|motivation) letter|letter of motivation|supporting statements?\b
    (?:part of|during|throughout|stages? of|steps? of) (?:the|our|this|your) (?:\w{1,30} )?(?:recruitment|hiring|selection|application|interview|interviewing) (?:process|procedure)|your interview team|(?<!(?:conduct|perform|hold|run|lead|do|schedule|arrange)(?:s|ing)? (?:\w{1,30} )?)(?:telephone|phone|video|first|second|third|final|panel|in.person|face.to.face|on.?site) (?:interviews?|screens?) (?:with|by|follow\w{0,30}|will|is|are|lasts?|takes?|and (?:an?|then)|then)\b
  `,
  de: String.raw`
    bewerb(?:en|ung) (?:sie|dich|an|uber|unter)|senden sie|aussagekraftige
    (?:unser|im|ablauf des|im weiteren|dem) (?:bewerbungs|auswahl|einstellungs)(?:prozess|verfahren)\w{0,30}|(?:telefoninterview|telefonat|kennenlerngesprach|vorstellungsgesprach|zweitgesprach|probetag)\w{0,30} (?:mit|bei|folgt|und dann|statt)\b
  `,
  fr: String.raw`
    envoyez|postulez|cv et lettre|merci d.adresser
    (?:notre|etapes du|deroulement du|suite du) processus de (?:recrutement|selection)|processus de (?:recrutement|selection) (?:comprend|se deroule|dure|compte|:)|(?:premier|deuxieme|second|dernier) entretien\b|entretien (?:telephonique|rh) (?:avec|de|puis|suivi)\b
  `,
  es: String.raw`
    envia(?:r|nos)? (?:tu|su)|inscribete
    (?:nuestro|este|fases? del|etapas? del|durante el) proceso de seleccion|proceso de seleccion (?:consta|consiste|incluye|comprende|tiene|dura)|(?:primera|segunda|ultima) entrevista\b|entrevista (?:telefonica|personal|final) (?:con|y|seguida)\b
  `,
  zh: `
    简历(?:发送|投递)|投递简历
    (?:面试|招聘|应聘)流程|(?:一|两|二|三|四|[1-4])轮.{0,4}面|谨防.{0,8}(?:诈骗|骗)|简历请
  `,
};

/** What is expressly not asked for. */
const negation: PhraseTable = {
  en: String.raw`
    (?:is|are|be) not (?:a )?(?:required|needed|necessary|mandatory|expected|essential|a must)
    (?:isn.?t|aren.?t|not) (?:required|needed|necessary|mandatory|a requirement|essential|expected|compulsory|critical)
    (?:(?:is|are) (?:not|nothing)|isn.?t|aren.?t) (?:(?:something|anything|an? thing|one of the things|what) )?(?:that )?(?:we (?:are |would |will )?(?:expect|need|require|want|ask for|look for|looking for)|you (?:will |would )?need)\b(?! to\b)
    no (?:prior |previous |specific |formal |direct )?(?:[\w+#.-]{1,30} ){0,3}(?:required|needed|necessary|is expected)
    no (?:prior |previous )?(?:experience|knowledge) (?:in|with|of) .{1,40}(?:required|needed|necessary)
    do(?:es)? not (?:need|require|have to)|don.?t (?:need|require|expect|have to(?! (?:wait|ask|beg|rely|bother)))
    ^(?:no|zero) (?!less\b|menos\b|fewer\b|later\b|more than\b|mystery|stranger|secret|doubt)|please,? no\b|neither\b|nor (?:do|will|would|should|are|is|need)\b|^not (?!only|just|least|to mention|less|fewer|later|under|below)|not an? [\w/ -]{2,40} (?:role|position|job)|you (?:won.?t|will not|need not|needn.?t)
    we (?:also |really |honestly )?(?:do not|don.?t|no longer|won.?t|will not) (?:use|do|work with|need|require|ask|expect|look for|mind|care)
    (?:no|any) [^.,;]{1,60}(?:required|needed|necessary|asked for|expected|called for)\b(?! to\b)
    (?:is|are) (?:not|no|never) (?:\w{1,30} )?(?:part of|in scope|your (?:concern|problem|job)|a (?:requirement|condition|prerequisite))
    (?:not|isn.?t|aren.?t) (?:part of|your (?:concern|problem|job)|asked for|suitable|relevant)|of no (?:use|interest|importance)
    (?:plays?|have|has) no (?:role|part|place|bearing)|none of (?:that|this|it|these)|no need (?:to|for|of)|needs? no\b|without having to
    (?:does|do|did) not (?:involve|include|cover|work on|touch|matter)|(?:nothing|unrelated) to do with|there is no\b|instead of us
    (?:is|are) (?:handled|done|covered|looked after|taken care of|dealt with|run) by (?:our|another|an?|the|someone|somebody|others|\w{1,30} (?:team|department))\b|(?:someone|somebody) else (?:does|handles|looks after|takes care|runs)\b|others (?:do|handle|look after|take care)\b|you(?:.ll| will) (?:never|not|hardly ever) (?:\w{1,30} )?(?:touch|see|use|need|meet)\b|(?:is|are) (?:not|no longer|never) used (?:here|any ?more)\b|\bsorry,? (?:not?\b|but no)|not this time\b|,? not (?:you|yours|by you)\W{0,20}$|(?:that|this|it|which|those|they)(?:.s| is|.re| are) (?:their|somebody else.s|someone else.s|another team.s|others.) (?:job|work|business|department|worry|problem|patch|fun)\b
    (?:is|are) (?:not|no longer) (?:applicable|relevant|of interest) (?:to|for|in) (?:this|the)\b|alone (?:is|will be|would be|does|will|would) (?:not|n.t|won.t)|(?:is|will be|are|would be) not enough\b
  `,
  de: String.raw`
    nicht (?:unbedingt |zwingend )?(?:erforderlich|notwendig|notig|zwingend|vorausgesetzt)
    (?:keine?[nrms]?) [^.;]{0,50}(?:erforderlich|notwendig|notig|voraussetzung|brauch\w{0,30}|benotig\w{0,30}|vorausgesetzt|verlangt|erwartet)
    weder\b|kein muss|nicht (?:gebraucht|verlangt|erwartet|gefordert|gefragt|teil|ihre aufgabe|deine aufgabe|zustandig)|entfallt
    kummer(?:t|n) sich (?:aber |bei uns |jedoch )?(?:andere|bei uns|ein\w{0,30}|unser\w{0,30}|die|der|das)\b|(?:machen|rechnen|ubernehmen|erledigen|betreuen) (?:andere|kolleg\w{1,30}|unsere)\b|(?:macht|ubernimmt|erledigt) (?:bei uns )?(?:eine?|unser|unsere|die|jemand)\b|gehor(?:t|en) nicht zu\b|liegt nicht bei\b|(?:das )?ist (?:deren|aufgabe (?:anderer|von anderen)|sache (?:der|des|anderer)|nicht (?:deine|ihre) (?:sache|baustelle))\b
    (?:brauch\w{0,30}|benotig\w{0,30}|mus(?:s|st|sen)|setzen) (?:du |sie |wir )?[^.,;]{0,40}(?:nicht|keine?[nrms]?)\b|ohne dass (?:du|sie)
  `,
  fr: String.raw`
    n.est pas (?:requis|necessaire|obligatoire|exige|indispensable)\w{0,30}
    (?:pas|non) (?:requis|necessaire|obligatoire|exige)\w{0,30}
    (?:aucune?|pas d[e'’]|nul besoin|sans) ?[^.;]{1,60}(?:requis|necessaire|exige|demande|attendu|obligatoire)\w{0,30}
    n.est (?:pas|nullement) (?:demande|attendu|une? (?:obligation|condition|prerequis))\w{0,30}|pas besoin|nul besoin|ni .{1,40} ni\b|inutile (?:\w{1,30} ){0,2}de\b
    n.(?:avez|as|aurez) pas (?:besoin|a)\b|ne (?:vous |te )?(?:demand|recherch|cherch|utilis)\w{1,30} (?:pas|jamais|plus)|^pas d[e'’]
    (?:est|sont) (?:geree?s?|assuree?s?|prise?s? en charge|confiee?s?|traitee?s?|faite?s?) (?:par|a)\b|s.en (?:charge|occupe)\w{0,30}\b|c.est (?:leur|l.affaire) (?:affaire|travail|metier|d)
  `,
  es: String.raw`
    no (?:es|se|son|sera) (?:necesari|requier|imprescindible|exig|obligatori|pide|valora|precisa)\w{0,30}|no (?:hace falta|necesitas|hacen falta|pedimos|buscamos|usamos|exigimos|tienes que)
    tampoco|sin necesidad|(?:de (?:eso|ello|esto) )?se (?:encarga|ocupa)n? (?:la|el|otr|nuestr|una?)\w{0,30}|(?:lo|la|los|las) (?:lleva|hace|gestiona)n? (?:la|el|otr|nuestr|una?)\w{0,30}|ni .{1,40} ni\b|no es (?:un )?(?:requisito|condicion)|(?:es|son) (?:cosa|tarea|trabajo|asunto) (?:suy[oa]|nuestr[oa]|de (?:otr|ell|los|las|nuestr|un))\w{0,30}
  `,
  zh: `
    不要求|无需|不需要|不限(?!于)|非必[须需]|无关|不必|不涉及|不用|不作要求|不做要求|不强求|没有也(?:可以|行|没关系)|有(?:专门的?)?(?:同事|专人|团队|别人)(?:来)?(?:负责|处理|做)
  `,
};

/** What the employer gives. */
const benefits: PhraseTable = {
  en: String.raw`
    we offer|you.?ll (?:get|receive|enjoy)|we (?:provide|pay)|comes with|our benefits|(?:in return|in exchange),? (?:for \w{1,30} )?(?:you|we|our|the|they)\b|pension scheme|days(?:['’]| of)? (?:annual |paid )?leave|blue light card
    benefits (?:include|package)|401\(?k|paid (?:time off|holidays|vacation|leave)|parental leave
    (?:tool|car|travel|uniform|clothing|boot|shift|night|meal|housing|scrubs|phone|living|learning|wellness|mileage|site) (?:allowance|stipend|budget)\b|(?<=[$£€] ?)\d[\d,.]{0,30}k? (?:an?|per) (?:hour|annum|year)\b|stock options|(?:there(?:.s| is| are)|you get|plus) (?:\w{1,30} )?(?:health|medical|dental|life) insurance
    career (?:prospects|path|paths|opportunities) (?:are|is)\b|prospects are\b
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
const perks: PhraseTable = {
  en: String.raw`
    (?<!\b(?:private|growth|health|racial|gender|social|brand|home|pay|debt and) )equity\b(?! (?:research|derivative|analy|trad|market|invest|capital|fund|firm|sale|portfolio|valu|house))
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

/** What the employer teaches nobody need know. */
export const taughtThere: PhraseTable = {
  en: String.raw`
    we(?:.ll| will| can| are happy to)? (?:teach|train|show) (?:you|everyone|everybody|people|newcomers)|(?:ll|will|can) train you\b|(?:ll|will|can|happy to|glad to|gladly) (?:teach|train|show you)(?: (?:it|this|that|them|these|those|you|how|everyone|on the job))?(?= ?[,.;)]|$)|(?:teach|train)s (?:you|everyone|everybody)\b|learn (?:it|that|this|them|the rest) (?:here|with us|on the job|from us)\b|you(?:.ll| will) (?:be|get|receive) (?:\w{1,30} ){0,2}(?:trained|taught|training)\b
    (?:training|coaching) (?:in|on|for|with) [^.,;]{1,40} (?:is|will be) (?:provided|given|offered|available)
  `,
  de: String.raw`
    (?:bringen|lernen) (?:wir )?(?:dir|ihnen) [^.,;]{1,40}\bbei\b|(?:zeigen|erklaren) (?:wir|dir|ihnen|alles)|zeigen wir\b|(?:lernst|lernen) (?:du|sie) (?:bei uns|hier|von uns|im job|vor ort)|wir (?:schulen|lernen) (?:dich|sie)
  `,
  fr: String.raw`
    (?:nous vous|on te|on vous|on t.|nous t.) ?(?:form|appren|montr|expliqu)(?:ons|era|erons|e|drons|dra|d)\b
  `,
  es: `
    (?:te |se )?(?:lo |la )?(?:formamos|formaremos|ensenamos|ensenaremos)
  `,
  zh: `
    我们(?:会)?(?:提供|负责).{0,12}培训|我们(?:会)?教你|有人(?:带|教)|(?:入职后|公司)(?:会)?(?:培训|教)
  `,
};

/** Welcome, but not asked for. */
const niceToHave: PhraseTable = {
  en: String.raw`
    (?:is |are |as |be |would be |considered )?an? (?!(?:hour|day|week|month|year) )(?:\w{1,30} )?(?:plus|bonus|advantage|asset)|pluses
    (?:strongly |highly |is |are |much )?preferred|preferably|preference (?:will|for|is|to|given)|nice.to.have|nice to (?:have|see)
    would (?:also )?be (?:\w{1,30} )?(?:welcome|nice|great|awesome|fantastic|amazing|wonderful|brilliant|cool|sweet|ideal|helpful|beneficial|useful|handy|lovely|good|an? )|bonus(?: points)?\b(?: if| for|:)
    desir(?:ed|able)|ideally\b|helpful|beneficial\b(?! (?:owner|interest))|advantageous|good to have|optional\W{0,2}$|welcomed?\b(?! to\b)|handy\b
    (?:would|will|could|can|also) help\b|it helps\b|(?:we|i)(?:.?d| would) (?:also )?(?:love|like it|be (?:glad|happy|delighted|thrilled)|(?:much |rather )?prefer)|(?:we|i)(?:.?d| would) (?:also )?be (?:\w{1,30} ){1,4}(?:if|when) you\b|would love
    (?:is|are) (?:also )?(?:nice|handy|useful|great|cool)\b(?! (?:at|in|with)\b)|(?:all the|even|still|so much the) better|better still|great if|lovely\b|brownie points|extra (?:points|credit)|added (?:bonus|advantage)
    (?:an?|the) (?:advantage|asset|plus|bonus)\b|stand out|(?:useful|desirable) (?:but|though|if)|(?:not|isn.?t|aren.?t) a (?:condition|must|deal.?breaker)|(?:extra|additional|special|further|some) (?:consideration|credit|weight) (?:is|will|goes|may|for)|would (?:make|get) us (?:\w{1,30} )?(?:smile|happy|grin|excited)|(?:music to our|warms? our|catch\w{0,30} our) (?:ears|hearts?|eyes?)|(?:count|work|weigh)s? in your favou?r|looked? (?:up)?on (?:kindly|favou?rably)|view(?:ed)? favou?rably|(?:gives?|have|having) (?:you )?(?:an? )?(?:edge|head start)|icing on|cherry on
    (?:is|are|be) (?:also |highly |particularly |especially |greatly |well )?(?:appreciated|valued|regarded)\b|sets? you apart|(?:is|are) an? (?:\w{1,30} )?win\b|you (?:may|might) (?:also )?(?:have|know)\b|good to know\b|, (?:great|perfect|fantastic|brilliant|awesome)\W{0,20}$
    (?:strongly|highly|is|are) recommended\b
    (?:willing(?:ness)?|ability|able|prepared|ready|happy|keen|eager) to (?:obtain|gain|acquire|attain|work towards?|study (?:for|towards?)|train (?:for|as|towards?)|become (?:certified|licensed|qualified|registered)|get (?:one|it|certified|licensed|qualified))|in progress\b
    helps\b(?=\W{0,20}$|[.,;!)]| (?:but|too|if|for|here|as well|a lot|massively|greatly|enormously|though|and)\b)|if you (?:also|happen to)|(?:would|might|could|will) (?:also |really )?(?:help|get) you\b|(?:it|that|this)(?:.?d| would)(?: also| really)? help\b|(?:particularly|especially|also) (?:like to hear from|interested in|keen (?:to|on)|welcome)|will find [^.]{2,30} easier|an? (?:nice|pleasant|welcome) surprise|make us (?:\w{1,30} )?happy|jumps? the queue|we value (?:people|candidates|applicants|anyone|those)|^\W{0,20}if you.{3,60}, (?:tell us|let us know|say so|do say|shout|great|brilliant|wonderful)\b|(?:a |of )?real help
    (?:would|will|.d) be (?:\w{1,30} )?(?:grand|a treat|smashing|champion|a joy|a delight|neat|rapt)|(?:we|i)(?:.?d| would)(?: also)? be (?:\w{1,30} )?(?:rapt|chuffed|stoked|pumped|tickled|over the moon|keen|impressed|excited|interested)\b|would make (?:you|your) (?:\w{1,30} ){1,3}(?:quickly|easier|faster|friends?|popular)
  `,
  de: String.raw`
    (?:bereitschaft|bereit),? (?:\w{1,30} ){0,3}(?:zu erwerben|zu machen|zu erlangen|nachzuholen|abzulegen)|(?:oder|bzw\.?) (?:die )?bereitschaft\b[^.;]{0,40}(?:erwerb\w{0,30}|machen|erlangen|nachzuholen)|im (?:besten fall|optimalfall)|optimalerweise|bestenfalls|von vorteil|vorteilhaft|wunschenswert|idealerweise|gerne?(?: auch)? (?:mit|im|in|aus|bei|gesehen|auch|genommen)|gerne\b|im idealfall|am liebsten
    erste (?:erfahrung|kenntnisse)|rundet .{1,30} ab|bonus|pluspunkt|(?:ein|das) plus\b|optional\W{0,2}$|willkommen|bevorzugt
    (?:ware|waren) (?:\w{1,30} )?(?:schon|toll|super|ideal|hilfreich|prima|ein|wunschenswert|von)|schon ware|toll ware|umso besser|hilfreich|empfehlenswert|von nutzen|freuen (?:wir )?uns (?:\w{1,30} )?uber
  `,
  fr: String.raw`
    (?:ou )?(?:volonte|prete?|envie) (?:de|a) (?:le |la |l.|les )?(?:passer|obtenir|preparer)|(?:un|des|le) (?:vrais? |reels? |gros |petits? )?(?:atout|plus)s?\b|(?:est|sont|serait|seraient) (?:un |des )?(?:vrais? |reels? )?plus\b|atouts?\b
    (?:est |sont |serait |seraient )?(?:apprecie|souhaite|bienvenu|valorise)e?s?\b|idealement|souhaitable|de preference|si possible
    (?:serait|seraient) (?:un |une )?ideale?s?\b|bonus|(?:nous |on )(?:aimerions|apprecierions|aimerait|apprecierait)|encore mieux|un avantage|optionnel|(?:vous|tu) nous interess\w{0,30}|(?:fortement |vivement |est |sont )recommandee?s?|dans l.ideal|la cerise sur le gateau|sans etre (?:indispensable|obligatoire|exige|requis|imperati)\w{0,30}
  `,
  es: String.raw`
    (?:dispuest[oa]|disposicion|disponibilidad) (?:a|para) (?:obtener|sacar)\w{0,30}|se valor(?:ar)?[ae]n?|valorables?|valoramos|valoraremos|deseables?|preferible(?:mente)?|preferentemente|idealmente|a ser posible
    (?:sera|seran|es|son) (?:muy |altamente |especialmente )?valorad[oa]s?\b|un plus\b|punto extra|(?:nos|te) (?:gustaria|encantaria)|(?:es|seria|sera) (?:un |una )?(?:plus|ventaja|punto)|opcional|(?:muy |altamente )?recomendables?|mejor (?:si|que mejor)|(?<!\b(?:es|son|sera|seran) )no (?:imprescindibles?|obligatori[oa]s?|excluyentes?|indispensables?)\b|sin ser (?:imprescindible|obligatori|necesari|indispensable|requisito)\w{0,30}|suma(?:n|ra|ran)? puntos
  `,
  zh: `
    加分|优先|優先|更佳|尤佳|者佳|[为尤]佳|优先考虑|最好|锦上添花|更心动
为佳
  `,
};

/** What the work is paid, and on what that depends: over folded text. Who works on pay has bands and ranges to build, not this one. */
const payWords: PhraseTable = {
  en: String.raw`
    (?:the|our|your|this|actual|final|starting|expected|estimated) (?:[\w-]{1,30} ){0,3}(?:salary|salaries|pay|wages?|compensation|remuneration)(?: (?:range|band|rate|scale|offer\w{0,30}|package|amount))? (?:\w{1,30} )?(?:for (?:this|the)|is\b|are\b|will\b|may\b|can\b|ranges?\b|offered|listed|depends?|reflects?|represents?|of\W{0,20}\d|between)
    (?:salary|salaries|pay|wages?|compensation|remuneration|offers?)\b[^.;]{0,60}\b(?:is|are|will be|may be)? ?(?:determined|based (?:up)?on|dependent|depend(?:s|ing)? (?:up)?on|commensurate|influenced by|vary|varies|negotiable|adjusted for)
    (?:commensurate with|depending on|dependent (?:up)?on|according to) (?:your |the )?(?:\w{1,30} )?(?:experience|qualifications|skills)\b|competitive (?:[\w-]{1,30} )?(?:salary|pay|compensation|wages?|package)
    (?:eligible|eligibility) (?:for|to (?:receive|participate|earn))\b[^.;]{0,60}\b(?:bonus\w{0,30}|incentives?|commissions?|equity|stock|benefits?|compensation|awards?|rsus?)\b
    (?:total|on.target) (?:rewards?|earnings|cash)\b|(?:pay|salary|wage|compensation) (?:transparency|grade [\w-]{0,30}\d)|(?:annual|target|sign.on|performance) (?:bonus|incentive target)
    (?<=[$£€] ?)\d[\d,.]{0,30}k?(?: ?(?:usd|cad|gbp|eur))? ?(?:[-–—]|to|and) ?[$£€]? ?\d[\d,.]{0,30}k? ?(?:usd|cad|gbp|eur|(?:per|an?|\/) ?(?:hour|hr|year|yr|annum|month|week))\b
    (?:medical|health),? (?:and |& )?dental,? (?:and |& )?(?:vision|life)\b|employee (?:assistance (?:program|plan)|discounts?|stock purchase)|(?:flexible spending|health savings) accounts?|(?:short|long).term disability\b|pet insurance|tuition (?:reimbursement|assistance)|company.paid|(?:employer|company) match
    forms? of compensation|(?:company|employer).?s? (?:sole )?discretion\b|considered (?:to be )?(?:wages|compensation)|(?:salary|pay|compensation) range\b
  `,
  de: String.raw`
    (?:die|das|ihr|dein|unser|ein) (?:\w{1,30} )?(?:gehalt|vergutung|bezahlung|entlohnung|verdienst|monatsgehalt|jahresgehalt)\w{0,30} (?:\w{1,30} )?(?:richtet|betragt|liegt|orientiert|erfolgt|hangt|ist abhangig)|(?:eingruppierung|vergutung|bezahlung) (?:erfolgt|nach|gemass|bis)\b|(?:leistungsgerechte|attraktive|ubertarifliche|tarifliche) (?:vergutung|bezahlung|entlohnung)|brutto (?:im|pro|jahrlich)
  `,
  fr: String.raw`
    (?:la |votre |une )?(?:remuneration|salaire)\b[^.;]{0,40}(?:selon|fixe|attractive?|motivante?|en fonction|a negocier|entre \d|brut\w{0,30})|\d[\d ,.]{0,30}k? ?(?:€|eur(?:os)?) (?:brut|net|par)
  `,
  es: String.raw`
    (?:salario|sueldo|retribucion|remuneracion)\b[^.;]{0,40}(?:segun|competitiv|brut|a convenir|fij|acorde|entre \d|negociable)|\d[\d ,.]{0,30}k? ?(?:€|eur(?:os)?) (?:brut|net|al)\w{0,30}
  `,
  zh: String.raw`
    (?:薪资|薪酬|月薪|年薪|工资|底薪)[^。；]{0,8}(?:\d|面议|构成|结构|根据|优厚|丰厚)
  `,
};

/**
 * What a sentence says about what it names: `must` in so many words ("required"), `asked` by an amount
 * or a wish ("at least", "we need"), `held` by saying that the reader has it ("you know").
 */
export type Cue = 'ignored' | 'negated' | 'nice' | 'must' | 'asked' | 'held';

/** In sentences: lines, their sentences and their clauses are often the same text, each asked for in turn. */
const maxRemembered = 1000;

/** What a sentence or clause says about itself, whatever section it stands in; null when nothing. */
export function cueOf(sentence: string): Cue | null {
  return remarkOn(sentence).cue;
}

const remarkOn = memoize(maxRemembered, (sentence): { readonly cue: Cue | null } => ({
  cue: cueIn(fold(sentence).replaceAll('’', "'")),
}));

/** What is said first wins; of some tables a text needs more than one phrase. */
const cues: readonly (readonly [table: PhraseTable, cue: Cue, phrases?: number])[] = [
  [withoutWhich, 'must'],
  [legal, 'ignored'],
  [application, 'ignored'],
  [negation, 'negated'],
  [benefits, 'ignored'],
  [payWords, 'ignored'],
  [perks, 'ignored', 2],
  [niceToHave, 'nice'],
  [taughtThere, 'negated'],
  [required, 'must'],
  [asked, 'asked'],
  [held, 'held'],
];

const sieve = lazy(() => sieveOf(cues.map(([table]) => table)));

function cueIn(text: string): Cue | null {
  const possible = sieve()(text);
  if (possible === 0) return null;
  for (let index = 0; index < cues.length; index += 1) {
    if (((possible >> index) & 1) === 0) continue;
    const [table, cue, phrases = 1] = cues[index] as (typeof cues)[number];
    if (phrases === 1 ? hasPhrase(table, text) : countPhrases(table, text) >= phrases) return cue;
  }
  return null;
}
