import type { PhraseTable } from '../../text/phrase-table.ts';

/** How headings begin over what would be welcome, but is not asked for: over folded text. */
export const welcomeHeadings: PhraseTable = {
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
