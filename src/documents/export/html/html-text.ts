import { type Html, html } from '../../../contract/html.ts';
import type { BlockView, RunView, TextLink } from '../../view/view-model.ts';

/** A text, as a link where it leads somewhere: the view has checked the address. */
export function linked({ text, href }: TextLink): Html {
  return href === '' ? html`${text}` : html`<a href="${href}">${text}</a>`;
}

/** Paragraphs and lists. */
export function htmlBlocks(blocks: readonly BlockView[]): readonly Html[] {
  return blocks.map((block) => {
    if (block.type === 'paragraph') return html`<p>${block.runs.map(run)}</p>\n`;
    const items = block.items.map((runs) => html`<li>${runs.map(run)}</li>\n`);
    return block.ordered ? html`<ol>\n${items}</ol>\n` : html`<ul>\n${items}</ul>\n`;
  });
}

function run(item: RunView): Html {
  let markup = linked(item);
  if (item.em) markup = html`<em>${markup}</em>`;
  return item.strong ? html`<strong>${markup}</strong>` : markup;
}
