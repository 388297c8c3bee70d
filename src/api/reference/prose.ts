import { type Html, html } from '../../contract/html.ts';

/** The little Markdown that our descriptions use: headings, paragraphs, `code` and **strong**. */
export function prose(markdown: string): Html {
  return html`${paragraphs(markdown).map(block)}`;
}

/** A heading ends with its line, also where no empty line follows. */
function paragraphs(markdown: string): string[] {
  return markdown.replace(/^## [^\n]{1,200}\n/gm, '$&\n').split(/\n{2,3}/);
}

function block(text: string): Html {
  return text.startsWith('## ') ? html`<h3>${text.slice(3)}</h3>` : html`<p>${inline(text)}</p>`;
}

export function inline(text: string): Html {
  return html`${text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map(span)}`;
}

function span(text: string): Html {
  if (text.startsWith('`')) return html`<code>${text.slice(1, -1)}</code>`;
  return text.startsWith('**') ? html`<strong>${text.slice(2, -2)}</strong>` : html`${text}`;
}
