import { type PreparedPattern, preparedPattern } from '../text/prepared-pattern.ts';

/**
 * What makes a statement smaller, unsure or shared. They are facts: a rewrite keeps every one of them.
 * Each pattern is one hedge, whatever its spelling.
 */
export interface Hedge {
  readonly name: string;
  /** What it makes smaller: a number, what was done, or the skill that is named. */
  readonly about: 'amount' | 'activity' | 'skill';
  readonly pattern: PreparedPattern;
}

export const hedges: readonly Hedge[] = [
  {
    name: 'approximately',
    about: 'amount',
    pattern: preparedPattern(
      String.raw`\b(?:approx\.?|approximately|about|around|roughly|circa|ca\.)(?!\w)`,
      'giu',
    ),
  },
  { name: 'up to', about: 'amount', pattern: preparedPattern(String.raw`\bup to\b`, 'giu') },
  {
    name: 'nearly',
    about: 'amount',
    pattern: preparedPattern(String.raw`\b(?:nearly|almost|close to)\b`, 'giu'),
  },
  {
    name: 'at least',
    about: 'amount',
    pattern: preparedPattern(
      String.raw`\b(?:at least|more than|over(?= \d)|less than|under(?= \d)|fewer than)(?!\w)`,
      'giu',
    ),
  },
  {
    name: 'some',
    about: 'activity',
    pattern: preparedPattern(
      String.raw`\b(?:some|several|a few|partly|partially|in part|occasionally|sometimes)\b`,
      'giu',
    ),
  },
  {
    name: 'estimated',
    about: 'activity',
    pattern: preparedPattern(
      String.raw`\b(?:estimated|expected|planned(?= to)|intended|projected|proposed)\b`,
      'giu',
    ),
  },
  {
    name: 'part of',
    about: 'activity',
    pattern: preparedPattern(
      String.raw`\b(?:(?:as )?(?:a )?part of|as (?:a )?member of|member of|in a team of|within a team)\b`,
      'giu',
    ),
  },
  {
    name: 'with guidance',
    about: 'activity',
    pattern: preparedPattern(
      String.raw`\b(?:with guidance|under (?:the )?(?:guidance|supervision|direction)|supervised by|guided by)\b`,
      'giu',
    ),
  },
  {
    name: 'basic',
    about: 'skill',
    pattern: preparedPattern(
      String.raw`\b(?:basics?|fundamentals|beginner|introductory|familiar(?:ity)? with|exposure to|some knowledge)\b`,
      'giu',
    ),
  },
  {
    name: 'attempted',
    about: 'skill',
    pattern: preparedPattern(String.raw`\b(?:tried|attempted|aimed|sought|hoped|wanted|interested)\b`, 'giu'),
  },
  {
    name: 'not',
    about: 'activity',
    pattern: preparedPattern(String.raw`\b(?:not|no|never|without|non|neither|nor|cannot)\b|n['’]t\b`, 'giu'),
  },
  {
    name: 'pending',
    about: 'skill',
    pattern: preparedPattern(
      String.raw`\b(?:candidate|pending|in progress|ongoing|eligible|in training|trainee|enrolled|studying|\(?assist\)?(?=$|\)))`,
      'giu',
    ),
  },
  {
    // `Permit (expired 2019)`, `License - lapsed`; `replaced expired certificates` is work.
    name: 'expired',
    about: 'skill',
    pattern: preparedPattern(
      String.raw`\b(?:expired|lapsed|inactive|revoked)(?=\s*(?:$|[)\]\d]|(?:in|since)\s(?:\p{L}+\s)?\d))`,
      'giu',
    ),
  },
  {
    name: 'pilot',
    about: 'activity',
    pattern: preparedPattern(
      String.raw`\b(?:pilot(?:ed)?|prototyp\w+|proof of concept|trial|draft(?:ed)?)\b`,
      'giu',
    ),
  },
  {
    name: 'together',
    about: 'activity',
    pattern: preparedPattern(String.raw`\b(?:jointly|alongside|co-\w+)\b`, 'giu'),
  },
  {
    name: 'ungefähr',
    about: 'amount',
    pattern: preparedPattern(String.raw`(?<!\p{L})(?:ungefähr|etwa|rund|knapp|zirka|bis zu)(?!\p{L})`, 'giu'),
  },
  {
    name: 'nicht',
    about: 'activity',
    pattern: preparedPattern(String.raw`(?<!\p{L})(?:teilweise|nicht|kein\p{L}*|ohne)(?!\p{L})`, 'giu'),
  },
  {
    name: 'environ',
    about: 'amount',
    pattern: preparedPattern(String.raw`(?<!\p{L})(?:environ|près de|jusqu['’]à|presque)(?!\p{L})`, 'giu'),
  },
  {
    name: 'pas',
    about: 'activity',
    pattern: preparedPattern(String.raw`(?<!\p{L})(?:en partie|pas|sans|aucune?)(?!\p{L})`, 'giu'),
  },
  {
    name: 'aproximadamente',
    about: 'amount',
    pattern: preparedPattern(
      String.raw`(?<!\p{L})(?:aproximadamente|alrededor de|casi|hasta|unos|unas)(?!\p{L})`,
      'giu',
    ),
  },
  {
    name: 'sin',
    about: 'activity',
    pattern: preparedPattern(String.raw`(?<!\p{L})(?:parcialmente|sin|ningun[oa]?)(?!\p{L})`, 'giu'),
  },
  { name: '约', about: 'amount', pattern: preparedPattern('大约|约|左右|将近|接近', 'gu') },
  { name: '没有', about: 'activity', pattern: preparedPattern('部分|没有|未', 'gu') },
  {
    name: 'Grundkenntnisse',
    about: 'skill',
    pattern: preparedPattern(
      String.raw`(?<!\p{L})(?:grundkenntnisse|anfänger\p{L}*|in ausbildung|angehend\p{L}*|notions|débutante?|nociones|principiante)(?!\p{L})|了解`,
      'giu',
    ),
  },
];

export const hedgesOfSkills = hedges.filter(({ about }) => about === 'skill');

/** Whether a text names its skills only in part: `CPA candidate`, `basic Python`. */
export function namesSkillInPart(text: string): boolean {
  return hedgesOfSkills.some(({ pattern }) => text.search(pattern.for(text)) !== -1);
}

/** Claims of reach, frequency or rank: allowed only where the evidence makes the same claim. */
export const reachClaims = [
  String.raw`\b(?:company|organi[sz]ation|firm|enterprise|industry|nation|state|world|hospital|school|department)[- ]?wide\b`,
  String.raw`\bacross (?:the|all|every|multiple|several) (?:\w+ )?(?:compan|organi[sz]ation|business|enterprise|team|department|region|countr|hospital|school)\w*`,
  String.raw`\b(?:global(?:ly)?|worldwide|international(?:ly)?|national(?:ly)?|end[- ]to[- ]end|full[- ]cycle)\b`,
  String.raw`\b(?:daily|weekly|monthly|hourly|always|constantly|consistently|continuously|every|all|entire|whole|complete(?:ly)?|fully)\b`,
  String.raw`\b(?:award[- ]winning|award|expert(?:ise|ly)?|specialist|guru|ninja|mastery|deep|extensive(?:ly)?|proven|strong|excellent|outstanding|exceptional|best|top|leading|first|only|sole(?:ly)?|key|critical|major|significant(?:ly)?|substantial(?:ly)?|dramatic(?:ally)?|massive(?:ly)?|numerous|many|multiple|countless|large[- ]scale|mission[- ]critical|state[- ]of[- ]the[- ]art|cutting[- ]edge|world[- ]class|best[- ]in[- ]class|highly|senior|principal|chief|head|independently|single[- ]handed(?:ly)?|successful(?:ly)?|passionate|dynamic|results[- ]driven|record)\b`,
].map((source) => preparedPattern(source, 'giu'));
