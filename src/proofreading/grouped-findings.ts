import type { Finding } from './finding.ts';
import type { Line, LineEntry } from './resume-lines.ts';

/** So many lines of one job are findings of their own; more are one finding for the job. */
const maxSingle = 2;

type Said = Pick<Finding, 'severity' | 'rule' | 'advice'> & {
  /** `says "my"`, behind the place. */
  readonly one: (line: Line) => { readonly message: string; readonly quote?: string };
  /** Of several lines of a job. */
  readonly many: (count: number) => string;
};

/** The findings about lines of one job: each alone, or all in one when they are many. */
export function groupedFindings(entry: LineEntry, lines: readonly Line[], said: Said): readonly Finding[] {
  const { severity, rule, advice } = said;
  if (lines.length <= maxSingle)
    return lines.map((line) => ({
      severity,
      rule,
      path: line.path,
      place: line.place,
      ...said.one(line),
      advice,
    }));
  const [first] = lines;
  const numbers = lines.flatMap(({ kind, path }) => (kind === 'bullet' ? [bulletNumber(path)] : []));
  const place = numbers.length === lines.length ? `${entry.place}, bullets ${listed(numbers)}` : entry.place;
  const { quote } = first ? said.one(first) : {};
  return [
    {
      severity,
      rule,
      path: first?.path ?? entry.path,
      place,
      message: said.many(lines.length),
      advice,
      ...(quote !== undefined && { quote }),
    },
  ];
}

function bulletNumber(path: string): string {
  const inner = path.slice(path.lastIndexOf('[') + 1, -1);
  return String(Number(inner) + 1);
}

const maxListed = 5;

function listed(numbers: readonly string[]): string {
  if (numbers.length > maxListed) return `${numbers.slice(0, maxListed).join(', ')} and others`;
  return `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}
