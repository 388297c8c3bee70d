import type { JsonObject } from '../json-resume/json-resume.ts';
import type { SourceLine } from './source-line.ts';

/* Sections that are lists of names: skills, languages, interests. */

const separators = /\s*[,;、，；|•·]\s*(?![^(（]*[)）])/u;

function textsOf(lines: readonly SourceLine[]): readonly string[] {
  return lines.flatMap(({ text, aside }) => [[text, aside].filter((part) => part !== '').join(' ')]);
}

/** `Languages: Go, Rust` is a group, `Go, Rust` are two skills; a title takes the lines below it. */
export function skillGroups(lines: readonly SourceLine[]): readonly JsonObject[] {
  const groups: JsonObject[] = [];
  let open: { name: string; keywords: string[] } | null = null;
  for (const line of lines) {
    // A title with its names at the other end of the line.
    const parting = isTitle(line) && line.aside !== '' ? ': ' : ' ';
    const text = [line.text.replace(/[:：]$/, ''), line.aside].filter((part) => part !== '').join(parting);
    const labelled = /^([^:：,;]{1,60})[:：]\s*(\S.*)$/u.exec(text);
    if (labelled?.[1] && labelled[2]) {
      groups.push({ ...levelled(labelled[1]), keywords: names(labelled[2]) });
      open = null;
    } else if (isTitle(line) && !separators.test(text)) {
      open = { name: text.replace(/[:：]$/, ''), keywords: [] };
      groups.push(open);
    } else if (open) {
      open.keywords.push(...names(text));
    } else {
      groups.push(...names(text).map(levelled));
    }
  }
  return groups;
}

function isTitle({ style, text }: SourceLine): boolean {
  return style === 'strong' || style === 'heading' || /[:：]$/.test(text);
}

/** `Python (expert)`, `Python | expert` */
function levelled(text: string): JsonObject {
  const found =
    /^(.+?)\s*[(（]([^()（）]+)[)）]$/u.exec(text.trim()) ?? /^(.+?)\s+\|\s+(.+)$/u.exec(text.trim());
  return found?.[1] && found[2] ? { name: found[1], level: found[2] } : { name: text.trim() };
}

function names(text: string): string[] {
  return text.split(separators).filter((name) => name !== '');
}

export function languageList(lines: readonly SourceLine[]): readonly JsonObject[] {
  return textsOf(lines)
    .map((text) => text.replace(/^([^|,]+) \| ([^|,]+)$/, '$1 ($2)'))
    .flatMap(names)
    .map((text) => {
      const found =
        /^(\p{L}[\p{L} ]*?)\s*(?:[(（]([^()（）]+)[)）]|[:：–—-]\s*(.+)|\s(native|fluent|[ABC][12]))$/iu.exec(
          text,
        );
      const fluency = found?.[2] ?? found?.[3] ?? found?.[4];
      return found?.[1] && fluency ? { language: found[1], fluency } : { language: text };
    });
}

export function interestList(lines: readonly SourceLine[]): readonly JsonObject[] {
  return textsOf(lines).flatMap((text) => {
    const labelled = /^([^:：,;]{1,60})[:：]\s*(\S.*)$/u.exec(text);
    if (labelled?.[1] && labelled[2]) return [{ name: labelled[1], keywords: names(labelled[2]) }];
    return names(text).map((name) => ({ name }));
  });
}
