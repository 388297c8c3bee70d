/**
 * Expected counts of each class and each pair of classes, given the model and the labels (forward-backward algorithm).
 * @param follows minus infinity for classes that cannot follow each other
 */
export function expectations(
  classes: number,
  follows: Float32Array,
  own: Float64Array,
  labels: Int8Array | null,
): { readonly lines: Float64Array; readonly pairs: Float64Array } {
  const count = own.length / classes;
  const isOpen = (line: number, index: number) =>
    labels === null || labels[line] === -1 || labels[line] === index;
  const forward = new Float64Array(count * classes).fill(Number.NEGATIVE_INFINITY);
  const backward = new Float64Array(count * classes).fill(Number.NEGATIVE_INFINITY);
  const terms = new Float64Array(classes);
  for (let line = 0; line < count; line += 1) {
    for (let index = 0; index < classes; index += 1) {
      if (!isOpen(line, index)) continue;
      const at = line * classes + index;
      if (line === 0) {
        forward[at] = own[at]! + follows[classes * classes + index]!;
        continue;
      }
      for (let before = 0; before < classes; before += 1) {
        terms[before] = forward[at - index - classes + before]! + follows[before * classes + index]!;
      }
      forward[at] = logSum(terms) + own[at]!;
    }
  }
  for (let line = count - 1; line >= 0; line -= 1) {
    for (let index = 0; index < classes; index += 1) {
      if (!isOpen(line, index)) continue;
      const at = line * classes + index;
      if (line === count - 1) {
        backward[at] = 0;
        continue;
      }
      for (let after = 0; after < classes; after += 1) {
        const next = at - index + classes + after;
        terms[after] = follows[index * classes + after]! + own[next]! + backward[next]!;
      }
      backward[at] = logSum(terms);
    }
  }
  const all = logSum(forward.subarray((count - 1) * classes));
  const lines = new Float64Array(count * classes);
  const pairs = new Float64Array((classes + 1) * classes);
  for (let line = 0; line < count; line += 1) {
    for (let index = 0; index < classes; index += 1) {
      const at = line * classes + index;
      const ahead = backward[at]!;
      if (ahead === Number.NEGATIVE_INFINITY) continue;
      lines[at] = Math.exp(forward[at]! + ahead - all);
      if (line === 0) {
        pairs[classes * classes + index] = lines[at]!;
        continue;
      }
      for (let before = 0; before < classes; before += 1) {
        const pair = before * classes + index;
        pairs[pair]! += Math.exp(
          forward[at - index - classes + before]! + follows[pair]! + own[at]! + ahead - all,
        );
      }
    }
  }
  return { lines, pairs };
}

function logSum(values: Float64Array): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < values.length; at += 1) most = Math.max(most, values[at]!);
  if (most === Number.NEGATIVE_INFINITY) return most;
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += Math.exp(values[at]! - most);
  return most + Math.log(sum);
}
