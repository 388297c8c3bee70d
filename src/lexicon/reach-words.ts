import { preparedPattern } from '../text/prepared-pattern.ts';

/** Claims of reach, frequency or rank: allowed only where the evidence makes the same claim. */
export const reachClaims = [
  String.raw`\b(?:company|organi[sz]ation|firm|enterprise|industry|nation|state|world|hospital|school|department)[- ]?wide\b`,
  String.raw`\bacross (?:the|all|every|multiple|several) (?:\w+ )?(?:compan|organi[sz]ation|business|enterprise|team|department|region|countr|hospital|school)\w*`,
  String.raw`\b(?:global(?:ly)?|worldwide|international(?:ly)?|national(?:ly)?|end[- ]to[- ]end|full[- ]cycle)\b`,
  String.raw`\b(?:daily|weekly|monthly|hourly|always|constantly|consistently|continuously|every|all|entire|whole|complete(?:ly)?|fully)\b`,
  String.raw`\b(?:award[- ]winning|award|expert(?:ise|ly)?|specialist|guru|ninja|mastery|deep|extensive(?:ly)?|proven|strong|excellent|outstanding|exceptional|best|top|leading|first|only|sole(?:ly)?|key|critical|major|significant(?:ly)?|substantial(?:ly)?|dramatic(?:ally)?|massive(?:ly)?|numerous|many|multiple|countless|large[- ]scale|mission[- ]critical|state[- ]of[- ]the[- ]art|cutting[- ]edge|world[- ]class|best[- ]in[- ]class|highly|senior|principal|chief|head|independently|single[- ]handed(?:ly)?|successful(?:ly)?|passionate|dynamic|results[- ]driven|record)\b`,
].map((source) => preparedPattern(source, 'giu'));
