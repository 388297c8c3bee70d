import { atomsOf } from '../../src/documents/outline/models/read-heads.ts';
import type { SourceLine } from '../../src/documents/outline/source-line.ts';
import { randomFrom } from './random.ts';
import type { LabeledHead, ResumeExample } from './resume-examples.ts';

/*
 * Generates heads (the header lines of jobs and schools) for training: labeled heads with names exchanged for names of
 * the same kind from resumes in the same language. The model then learns where an employer appears, and not that a
 * certain resume has it in bold.
 */

const seed = 7;
/** The share of names that are exchanged. */
const share = 0.9;
/** A smaller pool would repeat the same names. */
const minPoolSize = 5;
const maxNameLength = 80;

/** A copy of each resume with exchanged names in its heads. */
export function withMixedHeads(
  examples: readonly ResumeExample[],
  languageOf: (id: string) => string,
): readonly ResumeExample[] {
  const pools = new Map<string, string[]>();
  for (const { id, heads } of examples) {
    for (const { role, text } of heads.flatMap(namesIn)) {
      const key = `${languageOf(id)} ${role}`;
      if (text.length < maxNameLength) pools.set(key, [...(pools.get(key) ?? []), text]);
    }
  }
  const random = randomFrom(seed);
  return examples.map((example) => {
    const draw = (role: string): string | null => {
      const names = pools.get(`${languageOf(example.id)} ${role}`) ?? [];
      if (names.length < minPoolSize || random() > share) return null;
      return names[Math.floor(random() * names.length)] ?? null;
    };
    return { ...example, heads: example.heads.map((head) => withOtherNames(head, draw)) };
  });
}

interface HeadName {
  readonly line: SourceLine;
  readonly text: string;
  readonly role: string;
}

/** Roles that are kept: dates, addresses and remarks. */
const namesNothing: ReadonlySet<string> = new Set(['D', 'U', 'X']);

function namesIn({ kind, lines, roles }: LabeledHead): readonly HeadName[] {
  let at = 0;
  return lines.flatMap((line) =>
    atomsOf([line]).flatMap(({ text }) => {
      const role = roles[at] ?? 'X';
      at += 1;
      // Towns are exchanged between jobs and schools.
      return namesNothing.has(role) ? [] : [{ line, text, role: role === 'P' ? role : `${kind} ${role}` }];
    }),
  );
}

function withOtherNames(head: LabeledHead, draw: (role: string) => string | null): LabeledHead {
  const names = namesIn(head);
  const lines = head.lines.map((line) => {
    let { text, aside } = line;
    for (const name of names) {
      const other = name.line === line ? draw(name.role) : null;
      if (other === null) continue;
      if (text.split(name.text).length === 2) text = text.replace(name.text, () => other);
      else if (aside.split(name.text).length === 2) aside = aside.replace(name.text, () => other);
    }
    const now = { ...line, text, aside };
    // Labels belong to atoms, so a line that would split into another number of atoms is left unchanged.
    return atomsOf([now]).length === atomsOf([line]).length ? now : line;
  });
  return { ...head, lines };
}
