import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { ownValue } from '../../contract/own-value.ts';
import type { SectionId } from '../resume-document/document-parts.ts';

/* Reactive Resume v5 calls most leaves otherwise. Source: its published schema (draft 2020-12). */

const common: Names = { date: 'period', summary: 'description' };
const awarded: Names = { summary: 'description' };

/** v4's name of a leaf → v5's; `url` is `website` with other words inside, `hidden` is `visible` turned round. */
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

/** What v5 calls the kind of section in which most of a custom item of v4 has a field: anything with a name. */
export const v5CustomType = 'projects';
export const v5CustomNames: Names = common;

/** New name → old name; what is not named keeps its name. */
export type Names = Readonly<Record<string, string>>;

/** An object with its keys called as v4 calls them. A name that both have keeps its own value. */
export function renamed(source: Readonly<JsonObject>, names: Names): JsonObject {
  const moved = Object.entries(names)
    .filter(([key, old]) => ownValue(source, key) === undefined && ownValue(source, old) !== undefined)
    .map(([key, old]) => [key, ownValue(source, old)]);
  return { ...source, ...Object.fromEntries(moved) };
}

/** The objects of a list through a function; what is no list or no object stays, for the reader to name. */
export function mapObjects(list: unknown, change: (item: JsonObject) => JsonObject): unknown {
  if (!Array.isArray(list)) return list;
  return list.map((item: unknown) => (isJsonObject(item) ? change(item) : item));
}

export function objectAt(source: Readonly<JsonObject>, key: string): JsonObject {
  const value = ownValue(source, key);
  return isJsonObject(value) ? value : {};
}

/** Networks of which v5's icon set has a logo; it calls them `github-logo`, v4 `github`. */
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

/** v4's slug of an icon as v5 names it; an icon that v5 does not have stays as it is, and is not drawn. */
export function v5Icon(slug: string): string {
  return ownValue(otherLogos, slug) ?? (logos.has(slug) ? `${slug}-logo` : slug);
}

export function v4Icon(name: string): string {
  const other = Object.entries(otherLogos).find(([, logo]) => logo === name);
  return other?.[0] ?? name.replace(/-logo$/, '');
}
