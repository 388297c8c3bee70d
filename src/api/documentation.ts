import { apiPrefix } from '../contract/endpoints.ts';

export interface Page {
  readonly html: string;
  /** Only what the page itself brings. */
  readonly policy: string;
}

export interface Documentation {
  /** The OpenAPI document as JSON text. */
  openApi(): Promise<string>;
  /** The same document for people. */
  page(): Promise<Page>;
}

/** Each is made once, when it is first asked for: making it loads the schema library. */
export function createDocumentation(): Documentation {
  let text: Promise<string> | undefined;
  let page: Promise<Page> | undefined;
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

async function printPage(): Promise<Page> {
  const { referencePage } = await import('./reference/reference-page.ts');
  const { html, styleHash } = referencePage(await makeDocument());
  return {
    html,
    policy: `default-src 'none'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}
