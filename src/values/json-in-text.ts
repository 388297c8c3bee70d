/* Finds JSON in the answer of a language model, which is untrusted and may have reasoning or prose around it. */

/** Removes the text between `<think>` and `</think>`. */
export function withoutThoughts(text: string): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf('<think>', at);
    const end = start < 0 ? -1 : text.indexOf('</think>', start);
    if (end < 0) return [...kept, text.slice(at)].join(' ');
    kept.push(text.slice(at, start));
    at = end + '</think>'.length;
  }
}

export function parseBetween(text: string, first: string, last: string): unknown {
  const start = text.indexOf(first);
  return start < 0 ? undefined : parseLoosely(text.slice(start, text.lastIndexOf(last) + 1));
}

/** Parses JSON, tolerating trailing commas and line breaks inside strings, which models often write. */
export function parseLoosely(text: string): unknown {
  for (const attempt of [text, text.replace(/,(?=\s*[}\]])/g, '').replace(/[\n\r\t]+/g, ' ')]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // Broken JSON is expected: try the next form, or return undefined.
    }
  }
  return undefined;
}
