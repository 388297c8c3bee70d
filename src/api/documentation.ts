import { apiPrefix } from '../contract/endpoints.ts';
import type { Reply } from './exchange.ts';

export interface Documentation {
  /** The OpenAPI document as JSON text. */
  openApi(): Promise<string>;
  /** The same document for people. */
  page(): Promise<Reply>;
}

/** Each is made once, when it is first asked for: making it loads the schema library. */
export function createDocumentation(): Documentation {
  let text: Promise<string> | undefined;
  let page: Promise<Reply> | undefined;
  return {
    openApi() {
      text ??= printDocument();
      return text;
    },
    page() {
      page ??= printPage();
      return page;
    },
  };
}

/** The server is relative to the document: an address is never taken from a Host header. */
async function makeDocument() {
  const { interfaceVersion, openApiDocument } = await import('../contract/openapi/openapi-document.ts');
  return openApiDocument({ version: interfaceVersion, serverUrl: apiPrefix });
}

async function printDocument(): Promise<string> {
  return JSON.stringify(await makeDocument());
}

async function printPage(): Promise<Reply> {
  const { referencePage } = await import('./reference/reference-page.ts');
  const { html, styleHash } = referencePage(await makeDocument());
  return {
    status: 200,
    body: html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
    },
  };
}
