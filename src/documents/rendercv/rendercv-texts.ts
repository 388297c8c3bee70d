import { asText, isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { ownValue, setOwnValue } from '../../values/own-value.ts';
import { webHref } from '../resume-document/link.ts';
import { keywordLine, keywordsIn } from '../text/keyword-line.ts';

/** True for a RenderCV file: the resume is under `cv`, next to its design. */
export function isRendercv(value: unknown): value is JsonObject {
  const cv = isJsonObject(value) ? value['cv'] : null;
  return isJsonObject(cv) && (isJsonObject(cv['sections']) || typeof cv['name'] === 'string');
}

/** The text or number under a key; '' if there is none. */
export function textAt(object: Readonly<JsonObject>, key: string): string {
  return asText(ownValue(object, key))?.trim() ?? '';
}

export function firstText(object: Readonly<JsonObject>, ...keys: readonly string[]): string {
  return keys.map((key) => textAt(object, key)).find((text) => text !== '') ?? '';
}

/** The texts of a list, or a single text. */
export function textsAt(object: Readonly<JsonObject>, key: string): readonly string[] {
  const value = ownValue(object, key);
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.map((one) => asText(one)?.trim() ?? '').filter((text) => text !== '');
}

/** Adds a text to an object unless it is empty. */
export function withText(object: JsonObject, key: string, text: string): JsonObject {
  if (text !== '') setOwnValue(object, key, text);
  return object;
}

/**
 * Stores fields that a normal entry does not have in its text: the line under a title as bold first line, keywords in
 * italics as last line. Reading turns them back into fields.
 */
export interface FieldsInMarkdown {
  readonly lead: string;
  readonly summary: string;
  readonly keywords: readonly string[];
}

const bold = /^\*\*([^*\n]+)\*\*$/;
const italic = /^\*([^*\n]+)\*$/;

export function withFieldsInMarkdown({ lead, summary, keywords }: FieldsInMarkdown): string {
  const before = lead === '' ? '' : `**${lead}**`;
  const after = keywords.length === 0 ? '' : `*${keywordLine(keywords)}*`;
  return [before, summary, after].filter((part) => part !== '').join('\n\n');
}

export function fieldsInMarkdown(text: string): FieldsInMarkdown {
  const parts = text.split(/\n\n+/);
  const lead = bold.exec(parts[0] ?? '')?.[1] ?? '';
  const rest = lead === '' ? parts : parts.slice(1);
  const keywords = keywordsIn(italic.exec(rest.at(-1) ?? '')?.[1] ?? '');
  const summary = (keywords.length > 0 ? rest.slice(0, -1) : rest).join('\n\n');
  return { lead, summary, keywords };
}

/** Networks that RenderCV knows, with their address prefixes. Source: its `social_network.py`. */
const addressPrefixes = new Map([
  ['LinkedIn', 'https://linkedin.com/in/'],
  ['GitHub', 'https://github.com/'],
  ['GitLab', 'https://gitlab.com/'],
  ['IMDB', 'https://imdb.com/name/'],
  ['Instagram', 'https://instagram.com/'],
  ['ORCID', 'https://orcid.org/'],
  ['StackOverflow', 'https://stackoverflow.com/users/'],
  ['ResearchGate', 'https://researchgate.net/profile/'],
  ['YouTube', 'https://youtube.com/@'],
  ['Google Scholar', 'https://scholar.google.com/citations?user='],
  ['Telegram', 'https://t.me/'],
  ['WhatsApp', 'https://wa.me/'],
  ['Leetcode', 'https://leetcode.com/u/'],
  ['X', 'https://x.com/'],
  ['Bluesky', 'https://bsky.app/profile/'],
  ['Reddit', 'https://reddit.com/user/'],
]);

/** The address of a user; '' in an unknown network. */
export function addressOfNetwork(network: string, username: string): string {
  const [, user = '', host = ''] = /^@([^@/\s]+)@([\w.-]+)$/.exec(username) ?? [];
  if (network === 'Mastodon') return host && `https://${host}/@${user}`;
  const beginning = addressPrefixes.get(network);
  return beginning === undefined || /\s/.test(username) ? '' : beginning + username.replace(/^@/, '');
}

/** Reads an address in place of a user name, with the name at its end. */
export function networkAddress(text: string): { readonly username: string; readonly url: string } | null {
  const url = /^(?:https?:\/\/|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/)/i.test(text) ? webHref(text) : null;
  const name = text.replace(/\/$/, '').split('/').at(-1) ?? '';
  return url === null ? null : { username: name, url };
}

/** Network and user in RenderCV's form; null for an unknown network or an invalid name. */
export function knownNetwork(
  network: string,
  username: string,
): { readonly network: string; readonly username: string } | null {
  const wanted = network.toLowerCase().replace(/[^a-z]/g, '');
  const names = [...addressPrefixes.keys(), 'Mastodon'];
  const name = names.find(
    (one) => one.toLowerCase().replace(/[^a-z]/g, '') === (wanted === 'twitter' ? 'x' : wanted),
  );
  const user = username.replace(/\/$/, '');
  // WhatsApp user names are phone numbers, which RenderCV validates by country.
  if (name === undefined || name === 'WhatsApp' || !isValidUser(name, user)) return null;
  return { network: name, username: user };
}

const shapes = new Map([
  ['Mastodon', /^@[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/],
  ['StackOverflow', /^\d+\/[^/\s]+$/],
  ['YouTube', /^[^@\s/]+$/],
  ['ORCID', /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/],
  ['IMDB', /^nm\d{7}$/],
  ['Bluesky', /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i],
  ['Reddit', /^[\w-]{3,23}$/],
]);

function isValidUser(network: string, username: string): boolean {
  return (shapes.get(network) ?? /^[\w.~%-]+$/).test(username);
}
