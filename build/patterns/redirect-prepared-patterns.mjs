/* A module hook that replaces prepared-pattern.ts by a module that compiles at once, so that patterns are recorded. */

const prepared = '/src/text/patterns/prepared-pattern.ts';
const eager = new URL('eager-prepared-pattern.ts', import.meta.url).href;

export async function resolve(specifier, context, next) {
  const resolved = await next(specifier, context);
  const isOurs = new URL(resolved.url).pathname.endsWith(prepared);
  return isOurs && !context.parentURL?.startsWith(eager) ? { ...resolved, url: eager } : resolved;
}
