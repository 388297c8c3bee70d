import { allMatches } from '../../text/all-matches.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';

const capital = String.raw`\p{Lu}[\p{L}’'-]+`;
const bodies =
  '(?:Association|Society|Institute|Institution|Council|Board|Commission|Authority|Academy|Federation|College|Chamber|Guild|Union)';

/** "American Heart Association", "Society of Actuaries" */
const organisation = preparedPattern(
  `(?<![\\p{L}\\p{N}-])(?:(?:${capital} (?:(?:of|for|and|&) )?){1,5}${bodies}|${bodies})(?: (?:of|for) (?:the )?${capital}(?: (?:and |& )?${capital}){0,3})?(?![\\p{L}-])`,
  'gu',
);

const belongsTo = preparedPattern(
  String.raw`(?:\bmember(?:ship)?|\bfellow(?:ship)?|\bassociate|\bexam(?:ination)?s?(?: passed)?|\bregist(?:ered|ration)|\bchartered|\baccredit(?:ed|ation)|\bqualified|\blicen[cs]ed)(?: \p{Ll}+)? (?:of|with|by|from|through) (?:the |a |an )?$`,
  'iu',
);

/** Bodies whose member somebody is, or whose examinations somebody has passed: as good as a paper. */
export function membershipsIn(text: string): readonly TokenRange[] {
  if (!belongs.test(text)) return [];
  return organisationsIn(text).filter(({ start }) => belongsTo.test(text.slice(0, start)));
}

const belongs = /member|fellow|exam|regist|charter|accredit|associate|qualified|licen/i;

function organisationsIn(text: string): readonly TokenRange[] {
  return allMatches(text, organisation.for(text)).flatMap(({ index, 0: whole }) =>
    whole.includes(' ') ? [{ start: index, end: index + whole.length }] : [],
  );
}

const issuedBy = preparedPattern(
  String.raw`^\)?[\s,]*(?:\([^()]{1,30}\)[\s,]*)?(?:(?:issued|awarded|accredited|approved|granted|given|recogni[sz]ed|offered|obtained|ausgestellt|délivrée?|expedid[oa]) )?(?:through|by|from|via|durch|von|par|por) (?:the |an? |la |le |el |der |die )?$`,
  'iu',
);
const issuing = /^(?:through|by|from|via|durch|von|par|por) (?:the )?/i;
const aside = /^\)?\s{0,3}(?:\([^()]{1,30}\)\s{0,3})?[,(]\s{0,3}(?:the )?$/;
const bodyName = preparedPattern(
  String.raw`^(?:\p{Lu}{2,8}(?:[-/]\p{Lu}{2,8})?$|${bodies})| ${bodies}(?: |$)`,
);

/** Whether what stands in `place`, behind a paper that ends at `paperEnd`, is only who issues it: "(CST) through NBSTSA". */
export function isIssuer(text: string, place: TokenRange, credentialEnd: number): boolean {
  if (place.start < credentialEnd) return false;
  const start = place.start + (issuing.exec(text.slice(place.start, place.end))?.[0].length ?? 0);
  const name = text.slice(start, place.end);
  if (!bodyName.test(name)) return false;
  const between = text.slice(credentialEnd, start);
  return issuedBy.test(between) || (aside.test(between) && organisationsIn(name).length > 0);
}
