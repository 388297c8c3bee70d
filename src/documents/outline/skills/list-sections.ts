import type { JsonObject } from '../../../contract/json-object.ts';
import type { SourceLine } from '../source-line.ts';
import { namesIn } from './names-in-row.ts';
import { skillSection } from './skill-groups.ts';
import { isBelowTitle } from './skill-lines.ts';

export { languageList } from './language-list.ts';
export { partsOf } from './names-in-row.ts';

/** The skills of a section and nothing else of it. */
export function skillGroups(lines: readonly SourceLine[]): readonly JsonObject[] {
  return skillSection(lines).skills;
}

export function interestList(lines: readonly SourceLine[]): readonly JsonObject[] {
  const hasTitles = lines.some((line, index) => index > 0 && isBelowTitle(lines[index - 1], line));
  // A title with names below it is set as a group of skills is.
  if (hasTitles) return skillGroups(lines).map(withoutBlanks);
  return textsOf(lines).flatMap((text) => {
    const labelled = /^([^:：,;]{1,60})[:：]\s*(\S.*)$/u.exec(text);
    if (labelled?.[1] && labelled[2]) return [{ name: labelled[1], keywords: namesIn(labelled[2]) }];
    return namesIn(text).map((name) => ({ name }));
  });
}

function textsOf(lines: readonly SourceLine[]): readonly string[] {
  return lines.flatMap(({ text, aside }) => [[text, aside].filter((part) => part !== '').join(' ')]);
}

function withoutBlanks({ keywords, ...others }: JsonObject): JsonObject {
  return Array.isArray(keywords) && keywords.length > 0 ? { ...others, keywords } : others;
}
