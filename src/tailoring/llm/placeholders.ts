import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { findTerms } from '../../lexicon/find-terms.ts';
import { legalForms } from '../../lexicon/legal-forms.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { tokenize } from '../../text/tokenize.ts';
import { lazy } from '../../values/memoize.ts';
import { trimEndOf } from '../../values/strings.ts';

/** Replaces names and contact details of the person and their employers, which a model need not know. */
export interface Placeholders {
  hide(text: string): string;
  /** Null if the text has an unknown placeholder. */
  reveal(text: string): string | null;
  /** The placeholders in a text. */
  placeholdersIn(text: string): readonly string[];
}

const legalForm = lazy(() => new RegExp(`[\\s,](?:${legalForms('name')})\\.?$`, 'iu'));
/** Matches web addresses, and email addresses from the `@` on; the part before it is found by looking back. */
const addressOrHost = /@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|\b(?:https?:\/\/|www\.)[^\s<>"')\]]+/giu;
const ofMailbox = /[\p{L}\p{N}._%+-]/u;
const phone = /\+\d[\d\s()./-]{6,}\d/g;
const placeholder = /\[[A-Z]+\d+\]/g;

/** Creates the placeholders of a resume, so that a name has the same placeholder in all texts. */
export function createPlaceholders(lexicon: Lexicon, base: ResumeDocument): Placeholders {
  const mark = freeMark(JSON.stringify(base));
  const known = new Map<string, string>();
  const nameOf = (kind: string, original: string): string => {
    const given = known.get(original) ?? `[${mark}${kind}${known.size + 1}]`;
    known.set(original, given);
    return given;
  };
  const names = [...personalNames(base), ...organizations(base)].sort((a, b) => b.length - a.length);
  // Numbered up front, so that numbers do not depend on the order of answers.
  for (const name of names) nameOf('NAME', name);
  const pattern = names.length === 0 ? null : wholeWords(names);
  return {
    hide(text) {
      const closed = hideAddresses(text, (found) => nameOf('CONTACT', found)).replace(phone, (found) =>
        nameOf('CONTACT', found),
      );
      return pattern === null
        ? closed
        : hideNames(lexicon, closed, pattern, (found) => nameOf('NAME', found));
    },
    reveal(text) {
      const originals = new Map([...known].map(([original, given]) => [given, original]));
      const isOurs = (text.match(placeholder) ?? []).every(
        (found) => originals.has(found) || !found.startsWith(`[${mark}`),
      );
      return isOurs ? text.replace(placeholder, (found) => originals.get(found) ?? found) : null;
    },
    placeholdersIn: (text) => (text.match(placeholder) ?? []).filter((found) => found.startsWith(`[${mark}`)),
  };
}

/** Extends the prefix of placeholders until the resume does not contain it. */
function freeMark(text: string): string {
  let mark = 'X';
  while (text.includes(`[${mark}`)) mark += 'X';
  return mark;
}

function hideAddresses(text: string, nameOf: (found: string) => string): string {
  let hidden = '';
  let at = 0;
  for (const { 0: found, index } of text.matchAll(addressOrHost)) {
    const before = text.slice(at, index);
    const kept = found.startsWith('@') ? trimEndOf(before, ofMailbox) : before;
    const isAddress = !found.startsWith('@') || kept.length < before.length;
    hidden += isAddress ? kept + nameOf(before.slice(kept.length) + found) : before + found;
    at = index + found.length;
  }
  return hidden + text.slice(at);
}

/** Hides names, but keeps tools even if an employer has the same name, because the line needs them. */
function hideNames(
  lexicon: Lexicon,
  text: string,
  pattern: RegExp,
  nameOf: (found: string) => string,
): string {
  const tokens = tokenize(text);
  const terms = findTerms(lexicon, text, tokens).map(({ first, count }) => ({
    start: tokens[first]?.start ?? 0,
    end: tokens[first + count - 1]?.end ?? 0,
  }));
  return text.replace(pattern, (found: string, offset: number) => {
    const isTerm = terms.some(({ start, end }) => start <= offset && offset + found.length <= end);
    return isTerm ? found : nameOf(found);
  });
}

function wholeWords(names: readonly string[]): RegExp {
  const escaped = names.map((name) =>
    name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s{1,20}'),
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

/** The person's name, whole and in parts, and all contact details. */
function personalNames({ basics, sections }: ResumeDocument): readonly string[] {
  const { name, email, phone: number, location, url, customFields } = basics;
  const parts = name.split(/\s+/).filter((part) => part.length > 2);
  const profiles = sections.profiles.items.flatMap((item) => [item.username, item.url.href]);
  const references = sections.references.items.map((item) => item.name);
  const fields = customFields.map(({ value }) => value);
  return named([name, ...parts, email, number, location, url.href, ...profiles, ...references, ...fields]);
}

/** Employers and schools, with and without their legal form, because a bullet may call `Acme Ltd` `Acme`. */
function organizations({ sections }: ResumeDocument): readonly string[] {
  const names = [
    ...sections.experience.items.map(({ company }) => company),
    ...sections.volunteer.items.map(({ organization }) => organization),
    ...sections.education.items.map(({ institution }) => institution),
  ];
  return named(names.flatMap((name) => [name, trimEndOf(name.replace(legalForm(), ''), /[\s,]/)]));
}

function named(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text.length > 1);
}
