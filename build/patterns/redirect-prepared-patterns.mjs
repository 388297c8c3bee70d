/* A module hook: who imports prepared-pattern.ts gets the one that compiles at once, and so is recorded. */

const prepared = '/src/text/prepared-pattern.ts';
const eager = new URL('eager-prepared-pattern.ts', import.meta.url).href;

export async function resolve(specifier, context, next) {
  const resolved = await next(specifier, context);
  const isOurs = new URL(resolved.url).pathname.endsWith(prepared);
  return isOurs && !context.parentURL?.startsWith(eager) ? { ...resolved, url: eager } : resolved;
}
