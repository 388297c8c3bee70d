/**
 * What British English writes otherwise than American. Only endings and stems that mean the same word: `exercise`,
 * `hour` and `cheque` stay what they are. Several read the same in French, which changes nothing for finding.
 */
const british: readonly (readonly [RegExp, string])[] = [
  [/isation$/, 'ization'],
  [/(?<=[a-z]{2}(?:al|an|ar|ard|at|er|gn|ic|id|im|it|on|or|tom))is(?=(?:e|ed|er|ing)$)/, 'iz'],
  [/(?<=^(?:arm|behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|od|rig|rum|tum|vap))our(?!eu)/, 'or'],
  [
    /(?<=^(?:cancel|channel|counsel|fuel|jewel|label|level|model|panel|signal|travel|tunnel))l(?=(?:ed|er|ing|or)$)/,
    '',
  ],
  [/(?<=^(?:enrol|fulfil|instal))(?=ment$)/, 'l'],
  [/(?<=(?:^|[a-z])p)aed(?=iatri|ic$)/, 'ed'],
  [/^anaesth/, 'anesth'],
  [/^haem(?=[aio])/, 'hem'],
  [/^gynaec/, 'gynec'],
  [/^oesoph/, 'esoph'],
  [/^foet(?=al$|us$)/, 'fet'],
  [/^oedema/, 'edema'],
  [/^caesarean/, 'cesarean'],
  [/aemia$/, 'emia'],
  [/(?<=^(?:cent|datacent|fib|lit|met|theat|[a-z]{2,6}imet|kilomet))re$/, 'er'],
  [/(?<=^(?:anal|catal|dial)og)ue$/, ''],
  [/^programme$/, 'program'],
  [/^(licen|defen|offen)ce$/, '$1se'],
  [/^practise$/, 'practice'],
  [/^mould/, 'mold'],
  [/^draughts/, 'drafts'],
  [/^plough/, 'plow'],
  [/^tyre$/, 'tire'],
  [/^aluminium$/, 'aluminum'],
  [/^sulph/, 'sulf'],
  [/^jewellery$/, 'jewelry'],
  [/^enquiry$/, 'inquiry'],
  [/^manoeuvr/, 'maneuver'],
];

const mayBeBritish =
  /is(?:ation|ed?|er|ing)$|our|ll|lment$|ae|oe|re$|ogue$|mme$|[cs]e$|ough|augh|ould|yre$|ium$|ulph|enq/;

/** A word in small letters, without accents, as American English spells it: `colour` and `color` are one word. */
export function americanSpelling(word: string): string {
  if (!mayBeBritish.test(word)) return word;
  return british.reduce((spelled, [written, american]) => spelled.replace(written, american), word);
}
