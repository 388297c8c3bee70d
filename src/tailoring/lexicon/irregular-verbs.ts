/** Base, past and, where it differs from the past, the participle. */
const irregular = `
  be was been
  bear bore borne
  beat beat beaten
  become became become
  begin began begun
  bend bent
  bet bet
  bind bound
  blow blew blown
  break broke broken
  bring brought
  broadcast broadcast
  build built
  buy bought
  cast cast
  catch caught
  choose chose chosen
  come came come
  cut cut
  deal dealt
  dig dug
  do did done
  draw drew drawn
  drive drove driven
  eat ate eaten
  fall fell fallen
  feed fed
  feel felt
  fight fought
  find found
  fit fitted
  fly flew flown
  forecast forecast
  get got
  give gave given
  go went gone
  grind ground
  grow grew grown
  have had
  hear heard
  hide hid hidden
  hit hit
  hold held
  keep kept
  know knew known
  lay laid
  lead led
  leave left
  lend lent
  let let
  lose lost
  make made
  mean meant
  meet met
  pay paid
  put put
  read read
  ride rode ridden
  ring rang rung
  rise rose risen
  run ran run
  say said
  see saw seen
  seek sought
  sell sold
  send sent
  set set
  shoot shot
  show showed shown
  shut shut
  sing sang sung
  sit sat
  sleep slept
  speak spoke spoken
  spend spent
  spin spun
  split split
  spread spread
  stand stood
  steal stole stolen
  stick stuck
  strike struck
  sweep swept
  swim swam swum
  take took taken
  teach taught
  tear tore torn
  tell told
  think thought
  throw threw thrown
  understand understood
  wear wore worn
  weave wove woven
  win won
  wind wound
  write wrote written
`;

/** What stands before a verb and leaves its forms as they are: `rewrite`, `oversee`, `troubleshoot`, `withhold`. */
const prefixes: ReadonlySet<string> = new Set(
  'fore inter mis out over photo re trouble un under up with'.split(' '),
);

interface IrregularForms {
  readonly past: string;
  readonly participle: string;
}

const table: ReadonlyMap<string, IrregularForms> = new Map(
  irregular
    .trim()
    .split('\n')
    .map((line): [string, IrregularForms] => {
      const [base = '', past = '', participle = past] = line.trim().split(' ');
      return [base, { past, participle }];
    }),
);

/** Longest base of the table. */
const longestBase = 10;

/** Past and participle that no rule gives, of compounds too; null for a regular verb. */
export function irregularForms(lemma: string): IrregularForms | null {
  const known = table.get(lemma);
  if (known) return known;
  for (let length = Math.min(longestBase, lemma.length - 2); length >= 2; length -= 1) {
    const prefix = lemma.slice(0, -length);
    const forms = prefixes.has(prefix) ? table.get(lemma.slice(-length)) : undefined;
    if (forms) return { past: prefix + forms.past, participle: prefix + forms.participle };
  }
  return null;
}

const pasts: ReadonlySet<string> = new Set(
  [...table.values()]
    .flatMap(({ past, participle }) => [past, participle])
    .filter((form) => !table.has(form)),
);

/** `held`, `withheld`, `shown`: not `put` or `come`, which are bases too. */
export function isIrregularPast(word: string): boolean {
  if (pasts.has(word)) return true;
  return [...prefixes].some((prefix) => word.startsWith(prefix) && pasts.has(word.slice(prefix.length)));
}

/** Doubles its last letter before an ending: `sited` is no past of `sit`. */
const doubling = /^[^aeiou]*[aeiou][^aeiouwxy]$/;

/** `troubleshooted`, `writed`: the regular past of a verb that has another. */
export function isWrongPast(word: string): boolean {
  const lower = word.toLowerCase();
  if (!lower.endsWith('ed')) return false;
  const withoutEd = lower.slice(0, -2);
  return [lower.slice(0, -1), ...(doubling.test(withoutEd) ? [] : [withoutEd])].some((lemma) => {
    const forms = irregularForms(lemma);
    return forms !== null && forms.past !== lower && forms.participle !== lower;
  });
}
