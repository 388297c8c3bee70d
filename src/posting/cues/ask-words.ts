import type { PhraseTable } from '../../text/phrase-table.ts';

/* How sentences ask: over folded text. */

/** Nobody starts without it, even where it is a matter of law: "we can't roster you without a first aid certificate". */
export const withoutWhich: PhraseTable = {
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
export const asked: PhraseTable = {
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
export const held: PhraseTable = {
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
