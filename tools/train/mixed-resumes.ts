import type { LineState } from '../../src/documents/outline/models/line-states.ts';
import { atomsOf } from '../../src/documents/outline/models/read-heads.ts';
import { isCapital } from '../../src/documents/outline/recognize/section-headings.ts';
import type { SourceLine } from '../../src/documents/outline/source-line.ts';
import { randomFrom } from './random.ts';
import type { ResumeExample } from './resume-examples.ts';

/*
 * Made-up resumes to learn from: each is a labeled one in which other names and texts stand, taken from resumes of the same
 * language where they are the same. So the models learn that an employer is one wherever it stands, and not that this
 * resume has it in bold.
 */

const seed = 7;
/** How many of the names and texts are replaced. */
const share = 0.9;
/** Fewer would come back again and again. */
const fewest = 5;
const longestName = 80;

/** Names and texts by their language and by what they are. */
class Pools {
  private readonly texts = new Map<string, string[]>();
  private readonly random = randomFrom(seed);

  add(key: string, text: string): void {
    const texts = this.texts.get(key) ?? [];
    texts.push(text);
    this.texts.set(key, texts);
  }

  /** Null: the text stays. */
  draw(key: string): string | null {
    const texts = this.texts.get(key) ?? [];
    if (texts.length < fewest || this.random() > share) return null;
    return texts[Math.floor(this.random() * texts.length)] ?? null;
  }
}

/** For each resume one that is set like it. */
export function mixedResumes(
  examples: readonly ResumeExample[],
  languageOf: (id: string) => string,
): readonly ResumeExample[] {
  const pools = new Pools();
  for (const example of examples) {
    const language = languageOf(example.id);
    for (const [index, line] of example.lines.entries()) {
      const key = textKey(example, index);
      if (key !== null) pools.add(`${language} ${key}`, line.text);
    }
    for (const { key, text } of example.heads.flatMap(namesIn))
      if (text.length < longestName) pools.add(`${language} ${key}`, text);
  }
  return examples.map((example) => mixed(example, languageOf(example.id), pools));
}

function mixed(example: ResumeExample, language: string, pools: Pools): ResumeExample {
  const inHeads = new Map(
    example.heads.flatMap((head) => {
      const names = namesIn(head);
      return head.lines.map((line) => [
        line,
        withOtherNames(
          line,
          names.filter((name) => name.line === line),
          (key) => pools.draw(`${language} ${key}`),
        ),
      ]);
    }),
  );
  const lines = example.lines.map((line, index) => {
    const inHead = inHeads.get(line);
    if (inHead) return inHead;
    const key = textKey(example, index);
    const other = key === null ? null : pools.draw(`${language} ${key}`);
    return other === null ? line : { ...line, text: inCaseOf(line.text, other, example.states[index]) };
  });
  const heads = example.heads.map((head) => ({
    ...head,
    lines: head.lines.map((line) => inHeads.get(line) ?? line),
  }));
  return { ...example, id: `${example.id} mixed`, lines, heads };
}

interface HeadName {
  readonly line: SourceLine;
  readonly text: string;
  readonly key: string;
}

/** Dates, addresses and remarks stay. */
const namesNothing: ReadonlySet<string> = new Set(['D', 'U', 'X']);

function namesIn({ kind, lines, roles }: ResumeExample['heads'][number]): readonly HeadName[] {
  let at = 0;
  return lines.flatMap((line) =>
    atomsOf([line]).flatMap(({ text }) => {
      const role = roles[at] ?? 'X';
      at += 1;
      // A town is one in jobs and in schools.
      return namesNothing.has(role) ? [] : [{ line, text, key: role === 'P' ? role : `${kind} ${role}` }];
    }),
  );
}

/** The line as it is where its parts could not be told apart as before: its labels are one for each part. */
function withOtherNames(
  line: SourceLine,
  names: readonly HeadName[],
  draw: (key: string) => string | null,
): SourceLine {
  let { text, aside } = line;
  for (const name of names) {
    const other = draw(name.key);
    if (other === null) continue;
    if (text.split(name.text).length === 2) text = text.replace(name.text, () => other);
    else if (aside.split(name.text).length === 2) aside = aside.replace(name.text, () => other);
  }
  const now = { ...line, text, aside };
  return atomsOf([now]).length === atomsOf([line]).length ? now : line;
}

const lengths = [3, 12, 25, 40, 60, 80, 110, 160];

/** Null for lines that say who the person is, and for heads of entries. */
function textKey({ lines, states }: ResumeExample, index: number): string | null {
  const [line, state] = [lines[index], states[index]];
  if (!line || !state || line.aside !== '' || state === 'none' || /^(?:first|head) |^contact$/.test(state))
    return null;
  // Where a line is full the text goes on in the next.
  const isText = /^(?:text|rest) |^summary$/.test(state);
  const length = isText ? lengths.filter((bound) => line.text.length >= bound).length : 0;
  return `${state} ${length} ${line.text.endsWith('.') ? 'ends' : ''}`;
}

/** Headings of a resume are all in capitals or none is. */
function inCaseOf(text: string, other: string, state: LineState | null | undefined): string {
  if (isCapital(text)) return other.toUpperCase();
  if (!state?.startsWith('heading') || !isCapital(other)) return other;
  return other.slice(0, 1) + other.slice(1).toLowerCase();
}
