import type { Metadata } from '../resume-document/document-parts.ts';

type Layout = Metadata['layout'];

/**
 * The layout with these sections in this order, once each, in the places that they had. What has none goes to the end
 * of the last column.
 */
export function arrangedLayout(layout: Layout, order: readonly string[]): Layout {
  const wanted = new Set(order);
  const seen = new Set<string>();
  let next = 0;
  const arranged = layout.map((page) =>
    page.map((column) =>
      column.flatMap((key) => {
        if (!wanted.has(key)) return [key];
        if (seen.has(key)) return [];
        seen.add(key);
        next += 1;
        return [order[next - 1] ?? key];
      }),
    ),
  );
  const rest = order.slice(next);
  if (rest.length === 0) return arranged;
  const pages = arranged.length > 0 ? arranged : [[]];
  const lastPage = pages.at(-1) ?? [];
  const filled = lastPage.findLastIndex((column) => column.length > 0);
  const at = Math.max(filled, 0);
  const columns = lastPage.length > 0 ? lastPage : [[]];
  return [
    ...pages.slice(0, -1),
    columns.map((column, index) => (index === at ? [...column, ...rest] : column)),
  ];
}
