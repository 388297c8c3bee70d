import { atomsOf } from '../../src/documents/outline/models/read-heads.ts';
import type { SourceLine } from '../../src/documents/outline/source-line.ts';
import { randomFrom } from './random.ts';
import type { LabeledHead, ResumeExample } from './resume-examples.ts';

/*
 * Made-up heads of jobs and schools to learn from: each is a labeled one in which other names stand, taken from resumes of the
 * same language where they are the same. So the model learns that an employer is one wherever it stands, and not that
 * this resume has it in bold.
 */

const seed = 7;
/** How many of the names are replaced. */
const share = 0.9;
/** Fewer would come back again and again. */
const fewest = 5;
const longest = 80;

/** For each resume one whose heads are set like its own. */
export function withMixedHeads(
  examples: readonly ResumeExample[],
  languageOf: (id: string) => string,
): readonly ResumeExample[] {
  const pools = new Map<string, string[]>();
  for (const { id, heads } of examples) {
    for (const { role, text } of heads.flatMap(namesIn)) {
      const key = `${languageOf(id)} ${role}`;
      if (text.length < longest) pools.set(key, [...(pools.get(key) ?? []), text]);
    }
  }
  const random = randomFrom(seed);
  return examples.map((example) => {
    const draw = (role: string): string | null => {
      const names = pools.get(`${languageOf(example.id)} ${role}`) ?? [];
      if (names.length < fewest || random() > share) return null;
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

/** Dates, addresses and remarks stay. */
const namesNothing: ReadonlySet<string> = new Set(['D', 'U', 'X']);

function namesIn({ kind, lines, roles }: LabeledHead): readonly HeadName[] {
  let at = 0;
  return lines.flatMap((line) =>
    atomsOf([line]).flatMap(({ text }) => {
      const role = roles[at] ?? 'X';
      at += 1;
      // A town is one in jobs and in schools.
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
    // There is a label for each atom, so a line that is cut otherwise now stays as it was.
    return atomsOf([now]).length === atomsOf([line]).length ? now : line;
  });
  return { ...head, lines };
}
