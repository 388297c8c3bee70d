import type { ResumeDocument } from '../../../contract/resume-document.ts';
import { parseRichText, plainText, type Run } from '../../../contract/rich-text.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import type { Entry } from '../../resume/resume-model.ts';

/** `Billing platform: built …`, `Key results:` and `Shop (2019–2021)` lead what stands below them. */
const label = preparedPattern(String.raw`^[^:：.;]{2,60}(?::(?:\s|$)|：)`, 'u');
const dated = preparedPattern(String.raw`^[^.;]{2,80}[(（][^)）]{0,20}(?:19|20)\d{2}[^)）]{0,20}[)）]$`, 'u');

/**
 * Whether the lines of a job stand in groups: a line that moved would be told of another project. Where every line has a label,
 * each is a group of its own.
 */
export function areGrouped({ section, index }: Entry, { sections }: ResumeDocument): boolean {
  if (section !== 'experience' && section !== 'volunteer') return false;
  const blocks = parseRichText(sections[section].items[index]?.summary ?? '');
  const lists = blocks.flatMap((block) => (block.type === 'list' ? [block.items] : []));
  const leads = lists.flat().filter(isLead).length;
  return lists.length > 1 || (leads > 0 && leads < lists.flat().length);
}

function isLead(line: readonly Run[]): boolean {
  const text = plainText(line).trim();
  return label.test(text) || dated.test(text) || line.every((run) => run.strong === true);
}
