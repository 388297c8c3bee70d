/** How a text may read badly although all that it says is true. */
export type GateRuleId =
  | 'brackets'
  | 'markup'
  | 'cut_term'
  | 'capital'
  | 'number'
  | 'article'
  | 'verb_form'
  | 'limiting_word'
  | 'participle'
  | 'older_name'
  | 'tense'
  | 'repeated';
