import type { JsonObject } from '../../../values/json-object.ts';
import type { SourceLine } from '../source-line.ts';
import { namesIn } from './names-in-row.ts';
import { skillSection } from './skill-groups.ts';
import { isBelowTitle } from './skill-lines.ts';

/** The skills of a section without its other content. */
export function skillGroups(lines: readonly SourceLine[]): readonly JsonObject[] {
  return skillSection(lines).skills;
}

export function interestList(lines: readonly SourceLine[]): readonly JsonObject[] {
  const hasTitles = lines.some((line, index) => index > 0 && isBelowTitle(lines[index - 1], line));
  // A title with names below it is formatted like a group of skills.
  if (hasTitles) return skillGroups(lines).map(withoutBlanks);
  return textsOf(lines).flatMap((text) => {
    const labeled = /^([^:：,;]{1,60})[:：]\s*(\S.*)$/u.exec(text);
    if (labeled?.[1] && labeled[2]) return [{ name: labeled[1], keywords: namesIn(labeled[2]) }];
    return namesIn(text).map((name) => ({ name }));
  });
}

function textsOf(lines: readonly SourceLine[]): readonly string[] {
  return lines.flatMap(({ text, aside }) => [[text, aside].filter((part) => part !== '').join(' ')]);
}

function withoutBlanks({ keywords, ...others }: JsonObject): JsonObject {
  return Array.isArray(keywords) && keywords.length > 0 ? { ...others, keywords } : others;
}
