import { parseRichText, type Run } from '../../contract/rich-text.ts';
import { printedRun, safeHref } from './printed-text.ts';
import type { BlockView, RunView } from './view-model.ts';

/** The HTML of a text field as blocks of runs. Markup it does not know has lost its tags, not its words. */
export function richTextView(html: string): BlockView[] {
  return parseRichText(html).map((block) => {
    if (block.type === 'paragraph') return { type: 'paragraph', runs: block.runs.map(runView) };
    return {
      type: 'list',
      ordered: block.ordered,
      items: block.items.map((runs) => withoutTypedMarker(runs).map(runView)),
    };
  });
}

const typedMarker = /^\s*[•▪●◦‣·–*-]\s+/;

/** The marker that someone typed in front of a bullet would stand beside the real one. */
export function withoutTypedMarker(runs: readonly Run[]): readonly Run[] {
  return runs.map((run, index) => (index === 0 ? { ...run, text: run.text.replace(typedMarker, '') } : run));
}

function runView(run: Run): RunView {
  return {
    text: printedRun(run.text),
    strong: run.strong ?? false,
    em: run.em ?? false,
    href: safeHref(run.href ?? ''),
  };
}
