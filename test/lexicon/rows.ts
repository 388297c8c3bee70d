import type { SkillRow, SkillTable } from '../../src/lexicon/packed/skill-index.ts';
import { readSkills } from '../../tools/lexicon/read-lexicon.ts';

interface Row extends Pick<SkillRow, 'kind'> {
  readonly canonical: string;
  readonly spellings: readonly string[];
  readonly written: SkillRow['spellings'];
}

export const professions: readonly SkillTable[] = readSkills();

export function rowsOf(table: SkillTable): Row[] {
  return table.rows.map(({ kind, spellings: written }) => ({
    kind,
    canonical: written[0].text,
    spellings: written.map(({ text }) => text),
    written,
  }));
}

/** Every row of every table. */
export const rows: readonly Row[] = professions.flatMap(rowsOf);

interface Implication {
  readonly term: string;
  readonly broader: readonly string[];
}

export function implications({ rows: own }: SkillTable): Implication[] {
  return own.flatMap(({ spellings: [{ text: term }], implies }) =>
    implies ? [{ term, broader: implies }] : [],
  );
}
