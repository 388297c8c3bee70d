const comfortablePages = 2;

export function lengthWarning(pages: number): readonly string[] {
  if (pages <= comfortablePages) return [];
  return [`The PDF has ${pages} pages; most readers expect one or two.`];
}
