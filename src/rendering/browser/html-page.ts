export interface PageStyle {
  /** BCP 47. */
  readonly language: string;
  readonly css: string;
}

/** Nothing from anywhere: not even this machine's files. */
const policy =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'; font-src data:">';
const loading = /<script\b[\s\S]*?<\/script\s*>|<(?:link|base)\b[^>]*>|<meta\b[^>]*http-equiv[^>]*>/gi;

/** A theme's page without all that would load or lead anywhere, and with our own style behind the theme's. */
export function htmlPage(html: string, { language, css }: PageStyle): string {
  const quiet = html.replace(loading, '').replace(/(<html\b[^>]*?)\slang="[^"]*"/i, '$1');
  const named = quiet.replace(/<html\b/i, `<html lang="${language}"`);
  const style = `<style>${css}</style>`;
  const first = /<head\b[^>]*>/i.test(named)
    ? named.replace(/<head\b[^>]*>/i, (head) => head + policy)
    : policy + named;
  return /<\/head\s*>/i.test(first) ? first.replace(/<\/head\s*>/i, (end) => style + end) : first + style;
}
