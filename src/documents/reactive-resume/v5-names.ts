import { isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { ownValue } from '../../values/own-value.ts';
import type { SectionId } from '../resume-document/document-parts.ts';

/* v5 has different names for most leaves. Source: its published schema (draft 2020-12). */

const common: Names = { date: 'period', summary: 'description' };
const awarded: Names = { summary: 'description' };

/**
 * v4's names of leaves → v5's. Not listed: `url` is `website` with other keys, and `hidden` is the inverse of
 * `visible`.
 */
export const v5Names: { readonly [Id in SectionId]: Names } = {
  profiles: {},
  experience: common,
  education: { ...common, institution: 'school', studyType: 'degree', score: 'grade' },
  projects: common,
  skills: { description: 'proficiency' },
  languages: { name: 'language', description: 'fluency' },
  interests: {},
  awards: awarded,
  certifications: { ...awarded, name: 'title' },
  publications: { ...awarded, name: 'title' },
  volunteer: common,
  references: { description: 'position', summary: 'description' },
};

/** The v5 type for custom sections of v4, because it has fields for most of their leaves. */
export const v5CustomType = 'projects';
export const v5CustomNames: Names = common;

/** New names → old names; other names are unchanged. */
export type Names = Readonly<Record<string, string>>;

/** Renames keys of an object; a key that already exists under the new name is kept. */
export function renamed(source: Readonly<JsonObject>, names: Names): JsonObject {
  const moved = Object.entries(names)
    .filter(([key, old]) => ownValue(source, key) === undefined && ownValue(source, old) !== undefined)
    .map(([key, old]) => [key, ownValue(source, old)]);
  return { ...source, ...Object.fromEntries(moved) };
}

/** Applies a function to the objects of a list. Other values are unchanged, so that the reader reports them. */
export function mapObjects(list: unknown, change: (item: JsonObject) => JsonObject): unknown {
  if (!Array.isArray(list)) return list;
  return list.map((item: unknown) => (isJsonObject(item) ? change(item) : item));
}

export function objectAt(source: Readonly<JsonObject>, key: string): JsonObject {
  const value = ownValue(source, key);
  return isJsonObject(value) ? value : {};
}

/** Networks with a logo in v5's icon set. v5 has `github-logo` for v4's `github`. */
const logos = new Set([
  ...['behance', 'codepen', 'discord', 'dribbble', 'facebook', 'figma', 'github', 'gitlab', 'goodreads'],
  ...['instagram', 'linkedin', 'linktree', 'mastodon', 'medium', 'notion', 'patreon', 'pinterest', 'reddit'],
  ...['replit', 'skype', 'slack', 'snapchat', 'soundcloud', 'spotify', 'telegram', 'threads', 'tiktok'],
  ...['tumblr', 'twitch', 'twitter', 'wechat', 'whatsapp', 'x', 'youtube'],
]);
const otherLogos: Readonly<Record<string, string>> = {
  stackoverflow: 'stack-overflow-logo',
  devdotto: 'dev-to-logo',
};

/** v5's name of a v4 icon; an icon that v5 does not have is unchanged and will not be drawn. */
export function v5Icon(slug: string): string {
  return ownValue(otherLogos, slug) ?? (logos.has(slug) ? `${slug}-logo` : slug);
}

export function v4Icon(name: string): string {
  const other = Object.entries(otherLogos).find(([, logo]) => logo === name);
  return other?.[0] ?? name.replace(/-logo$/, '');
}
