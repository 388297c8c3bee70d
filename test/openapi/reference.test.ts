import { Parser } from 'htmlparser2';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { referencePage } from '../../src/api/reference/reference-page.ts';
import { interfaceVersion, openApiDocument } from '../../src/contract/openapi/openapi-document.ts';
import type { OpenApiDocument } from '../../src/contract/openapi/openapi-types.ts';
import { type ApiConnection, apiConnections } from '../support/api-connections.ts';
import { fakeUseCases } from '../support/fake-use-cases.ts';
import { operationsOf } from '../support/openapi-operations.ts';

const document = openApiDocument({ version: interfaceVersion, serverUrl: '/api/v1' });

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

function elementsOf(page: string): { elements: Element[]; text: string } {
  const elements: Element[] = [];
  let text = '';
  const parser = new Parser({
    onopentag: (name, attributes) => elements.push({ name, attributes }),
    ontext: (part) => {
      text += part;
    },
  });
  parser.end(page);
  return { elements, text };
}

const { html: page } = referencePage(document);
const { elements, text } = elementsOf(page);
const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? []);

describe('the reference page', () => {
  it.each([...operationsOf(document)])(
    'shows %s with its summary, fields, answers and a command',
    (id, placed) => {
      const start = page.indexOf(`id="${id}"`);
      const section = elementsOf(page.slice(start, page.indexOf('</section>', start))).text;
      const { operation, method } = placed;
      const { summary, parameters, responses } = operation;
      const statuses = Object.keys(responses);
      const names = parameters.map(({ name }) => name);
      for (const part of [summary, method.toUpperCase(), 'curl ', ...statuses, ...names]) {
        expect(section).toContain(part);
      }
      const heading = section.slice(0, section.indexOf(summary));
      expect(heading.includes('extension')).toBe(operation['x-extension'] === true);
    },
  );

  it('shows every schema with its fields, and marks what is an extension', () => {
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      const start = page.indexOf(`id="schema-${name}"`);
      const section = elementsOf(page.slice(start, page.indexOf('</section>', start))).text;
      expect(start, name).toBeGreaterThan(0);
      for (const field of Object.keys(schema.properties ?? {})) expect(section).toContain(field);
      expect(/ extension\n/.test(section), name).toBe(schema['x-extension'] === true);
    }
  });

  it('has one place for each anchor, and every link leads to one', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const links = elements
      .filter(({ name }) => name === 'a')
      .map(({ attributes }) => attributes['href'] ?? '');
    const lost = links.filter((link) => !(link.startsWith('#') && ids.includes(link.slice(1))));
    expect(new Set(lost)).toEqual(new Set(['/api/v1/openapi.json']));
  });

  it('loads nothing, runs nothing and styles nothing in line', () => {
    const loading = ['src', 'srcset', 'data', 'action', 'style', 'background', 'poster'];
    expect(
      elements.filter(({ name }) => /^(script|link|img|iframe|object|embed|base|form)$/.test(name)),
    ).toEqual([]);
    for (const { attributes } of elements) {
      expect(
        Object.keys(attributes).filter((name) => loading.includes(name) || name.startsWith('on')),
      ).toEqual([]);
    }
    expect(page).not.toMatch(/url\(|@import/);
  });

  it('shows text from the document as text', () => {
    const hostile = '<script>alert("1")</script> & \'</pre>';
    const [name] = document.tags;
    const poisoned: OpenApiDocument = {
      ...document,
      tags: [{ name: name?.name ?? '', description: hostile }],
      info: { ...document.info, title: hostile, description: `## ${hostile}\n\`${hostile}\`` },
    };
    const shown = elementsOf(referencePage(poisoned).html);
    expect(shown.elements.filter(({ name: tag }) => tag === 'script')).toEqual([]);
    expect(shown.text.split(hostile).length).toBeGreaterThan(3);
  });

  it('prints commands that a shell reads as they are meant', () => {
    expect(text).toContain('curl "$BASE_URL/resumes/generate" \\\n  -X POST \\\n  -H "X-API-Key: $API_KEY"');
    expect(text).toContain('curl "$ORIGIN/healthz"');
    expect(text).toContain('BASE_URL=$ORIGIN/api/v1');
    expect(text).toContain(`-d '{`);
  });
});

describe.each(apiConnections)('/docs %s', (_name, open) => {
  let connection: ApiConnection;
  beforeEach(async () => {
    connection = await open(fakeUseCases().useCases);
  });
  afterEach(() => connection.close());

  it('answers without a key, and lets the browser use its own style and nothing else', async () => {
    const response = await connection.fetch(`${connection.origin}/docs`, { method: 'GET', headers: {} });
    expect(await response.text()).toBe(page);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = response.headers.get('content-security-policy')?.split('; ') ?? [];
    const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${Buffer.from(hash).toString('base64')}'`);
  });

  it('answers HEAD with its length', async () => {
    const response = await connection.fetch(`${connection.origin}/docs`, { method: 'HEAD', headers: {} });
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(page)));
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});
