import { type Frame, frame } from './frame.ts';

/** "No welding errors in two years" praises the welding, "No welding in this job" denies it. */
const ends = String.raw` *(?:$|[,.;:()–—]|(?:in (?:this|that|the|my) (?:job|role|post|position|work|team)|so far|only|just|yet|here|or|nor|experience|involved|in diesem|nur|dans ce|dans cette|seulement|en este|en esta|solo|todo)(?!\p{L}))`;

/** A name that is said not to have been done or used. */
export const denials: readonly Frame[] = [
  frame({
    before:
      "(?:^|[,;(–—] ?)(?:no|keine?[nrs]?|ohne|pas de|pas d['’]|aucune?|sans|sin|ningun[oa]?|ningún) (?:W(?:or|oder|ou|o|ni) )?",
    behind: ends,
  }),
  frame({
    before: String.raw`\b(?:(?:do|does|did|have|has|had)(?: not|n['’]t)|never) (?:do|done|did|use|used|touch|touched|write|wrote|written|know|known|learned|learnt|handled?|(?:work|worked)(?: on| with| in)?) W{0,2}`,
  }),
  frame({
    before: String.raw`\bnot (?:yet )?(?:confident in|confident with|trained in|trained on|responsible for|involved in|allowed to do) W{0,1}`,
  }),
  frame({
    before: String.raw`\bnot an? W?`,
    behind: String.raw` (?:person|expert|specialist|developer|user)\b`,
  }),
  frame({
    before: String.raw`(?<!\p{L})no (?:us(?:aba|é|amos|o)|hice|hacía|hago|manej(?:aba|é|o)|trabajé con) `,
  }),
  frame({ behind: ' W?(?:nicht|nie) (?:gemacht|genutzt|verwendet|eingesetzt|benutzt)' }),
  frame({
    before: '(?:不负责|不参与|不涉及|未使用|未接触|没有接触|没用过|没做过|从未使用|从未做过|不会|不懂) ?',
  }),
];
