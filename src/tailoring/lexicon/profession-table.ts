const termKinds = ['tool', 'method', 'domain', 'certificate', 'licence', 'language', 'soft'] as const;

export type TermKind = (typeof termKinds)[number];

/**
 * The terms of one profession, as a person would list them. Terms are parted by commas or line
 * breaks; `Kubernetes = k8s` names true equivalents, the term that stands for all of them first.
 */
export interface ProfessionTable {
  readonly profession: string;
  readonly terms: Readonly<Partial<Record<TermKind, string>>>;
  /** One per line: `Spring Boot > Java, Spring`: whoever knows the first knows the others, not the reverse. */
  readonly implies?: string;
}

export interface TermRow {
  readonly kind: TermKind;
  /** The spelling that stands for all of them, then its true equivalents. */
  readonly spellings: readonly [string, ...string[]];
}

export interface Implication {
  readonly term: string;
  readonly broader: readonly string[];
}

function pieces(text: string, separator: string): string[] {
  const found: string[] = [];
  for (const piece of text.split(separator)) {
    const trimmed = piece.trim();
    if (trimmed !== '') found.push(trimmed);
  }
  return found;
}

export function termRows(table: ProfessionTable): TermRow[] {
  const rows: TermRow[] = [];
  for (const kind of termKinds) {
    for (const line of pieces(table.terms[kind] ?? '', '\n')) {
      for (const row of pieces(line, ',')) rows.push({ kind, spellings: spellingsOf(row) });
    }
  }
  return rows;
}

function spellingsOf(row: string): TermRow['spellings'] {
  const [first = '', ...others] = row.includes(' = ') ? pieces(row, ' = ') : [row];
  return [first, ...others];
}

export function implications(table: ProfessionTable): Implication[] {
  return pieces(table.implies ?? '', '\n').map((line) => {
    const [term = '', broader = ''] = pieces(line, ' > ');
    return { term, broader: pieces(broader, ',') };
  });
}
