/** What somebody has done, as it stands before what it was done with. A piece of a regular expression. */
export const doneWords =
  '(?!been\\b|need)\\p{Ll}{2,30}ed|run|led|built|held|written|taught|set up|driven|sold|made|kept|taken|given|grown|drawn|won|cut|flown|shot|brought|dealt|seen|read|put together|dug|drawn up|sung|spoken|woven|sewn|grown|laid|shorn|ridden|swum|chosen|bred|fed';
