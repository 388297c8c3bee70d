import { preparedPattern } from '../../text/prepared-pattern.ts';
import { alternative } from '../cues/lead-phrases.ts';
import type { Accepted } from './accept-candidate.ts';

const article = `(?:(?:an?|the|eine?[rnms]?|une?|una|la|le|el) )?`;
const between = new RegExp(`^(?:${alternative.source})${article}$`, 'iu');
const comma = preparedPattern(String.raw`^\s*[,，、]\s*(?:(?:or|oder|ou|o|或)\s*)?$`, 'iu');
const example = preparedPattern(
  String.raw`(?:\be\.?\s?g\.?|\bsuch as|\bfor example|\blike|\bz\.\s?b\.|\bwie|\bpar ex\w*\.?|\btels? que|\btelles? que|\bpor ejemplo|\b(?:one|any) of(?: the following)?|\beither|例如|比如|如|至少[^，,。；、]{0,6}[一1][种门个项][^，,。；、]{0,8}[:：(（])[\s,:]*$`,
  'iu',
);

/** "Java、Python 至少一种", "…中的一门", "…之一": the list before is a choice. */
const anyOfThem =
  /^\s*等?(?:其?中的?(?:至少|任意|任选|任)?[一1][种门个项]|(?:至少|任意|任选|任)(?:掌握|熟悉|精通)?[一1][种门个项]|之一)/u;

/** "AWS, Azure or GCP" is met by any of the three: neighbours joined by "or", "/" or as examples. */
export function groupAlternatives(text: string, accepted: readonly Accepted[]): Accepted[][] {
  const groups: Accepted[][] = [];
  for (const item of accepted) {
    const group = groups.at(-1);
    const gap = group ? text.slice(group.at(-1)?.candidate.end ?? 0, item.candidate.start) : '';
    if (group && joins(text, accepted, item, gap)) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

function joins(text: string, accepted: readonly Accepted[], item: Accepted, gap: string): boolean {
  if (between.test(gap)) return true;
  if (!comma.test(gap)) return false;
  return endsWithOr(text, accepted, item) || followsExample(text, accepted, item);
}

/** Follows the commas to the list's end: only "or" in its last gap, or "one of them" behind it, makes it a choice. */
function endsWithOr(text: string, accepted: readonly Accepted[], item: Accepted): boolean {
  const index = accepted.indexOf(item);
  for (const [step, current] of accepted.slice(index).entries()) {
    const next = accepted[index + step + 1];
    const before = accepted[index + step - 1];
    const gap = text.slice(before?.candidate.end ?? 0, current.candidate.start);
    if (/\b(?:or|oder|ou|o)\b|\/|或/iu.test(gap)) return true;
    if (anyOfThem.test(text.slice(current.candidate.end))) return true;
    if (!next) return false;
    const ahead = text.slice(current.candidate.end, next.candidate.start);
    if (!comma.test(ahead) && !between.test(ahead)) return false;
  }
  return false;
}

function followsExample(text: string, accepted: readonly Accepted[], item: Accepted): boolean {
  let index = accepted.indexOf(item);
  while (index > 0 && comma.test(gapBefore(text, accepted, index))) index -= 1;
  return example.test(text.slice(0, accepted[index]?.candidate.start ?? 0));
}

function gapBefore(text: string, accepted: readonly Accepted[], index: number): string {
  return text.slice(accepted[index - 1]?.candidate.end ?? 0, accepted[index]?.candidate.start ?? 0);
}
