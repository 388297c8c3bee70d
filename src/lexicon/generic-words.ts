/** Words that carry grammar and no claim. Anything that negates or hedges is in hedges.ts instead. */
export const grammarWords: ReadonlySet<string> = new Set(
  `a an the and or of in on at to for from by with within into that which who whose when where while as
  it its this these those was were is are be been being has have had include including`.split(/\s+/),
);

/**
 * Closed and reviewed: content words that a sentence may use without evidence because they claim
 * nothing that could be checked. No quantity, reach, quality, rank, tool, place or credential.
 */
export const genericWords: ReadonlySet<string> = new Set(
  `action activity approach area aspect background basis case change component context course
  day detail duty effort element example experience field focus form function goal item job
  kind language look material matter method month need operation part people period
  place practice process professional project purpose question result resume role scope section
  setting skill stage step strength subject support task team term thing time topic
  type use way week work working year years`.split(/\s+/),
);
