import type { PhraseTable } from '../../text/phrase-table.ts';

/** Above what nobody needs: "Not required", `Das brauchst du nicht`, "what this role is not". */
export const refusedHeadings: PhraseTable = {
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
