import { degreeLevels, type Item, type PostingLabels } from './labels.ts';

const maxWords = 5;
const counted = new Set(['must', 'nice', 'task']);

/** Problems in the labels of one posting, as messages for the labeler. */
export function labelProblems(labels: PostingLabels, lines: readonly string[]): readonly string[] {
  const problems: string[] = [];
  const unlabeled = lines.map((_, index) => index + 1).filter((number) => !labels.lines.has(number));
  if (unlabeled.length > 0) problems.push(`no class for lines ${unlabeled.join(', ')}`);
  const numbers = [
    ...labels.lines.keys(),
    ...[...labels.items, ...labels.fields].flatMap((one) => one.lines),
  ];
  const beyond = numbers.filter((number) => number < 1 || number > lines.length);
  if (beyond.length > 0) problems.push(`there is no line ${[...new Set(beyond)].join(', ')}`);
  for (const item of labels.items) problems.push(...itemProblems(item, lines));
  for (const field of labels.fields) {
    if (field.class === 'years' && !/^\d{1,2}(?:\.5)?$/u.test(field.value))
      problems.push(`years is a number: ${field.value}`);
    const isDegree = field.class === 'degree' || field.class === 'degree_preferred';
    if (isDegree && !degreeLevels.some((level) => level === field.value))
      problems.push(`${field.class} is one of ${degreeLevels.join(', ')}: ${field.value}`);
  }
  return problems;
}

function itemProblems(item: Item, lines: readonly string[]): readonly string[] {
  if (!counted.has(item.class)) return [];
  const where = item.lines
    .map((number) => lines[number - 1] ?? '')
    .join(' ')
    .toLowerCase();
  return item.members.flatMap((spellings) => {
    const name = spellings[0] ?? '';
    const problems: string[] = [];
    if (spellings.some((spelling) => spelling.split(/\s+/u).length > maxWords || spelling.length > 60))
      problems.push(`${item.class} "${name}": more than ${maxWords} words`);
    if (item.lines.length === 0) problems.push(`${item.class} "${name}" names no line`);
    else if (!spellings.some((spelling) => where.includes(spelling.toLowerCase())))
      problems.push(
        `${item.class} "${name}": no spelling is written like this in line ${item.lines.join(', ')}`,
      );
    return problems;
  });
}
