import { ownValue } from '../../contract/own-value.ts';

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
