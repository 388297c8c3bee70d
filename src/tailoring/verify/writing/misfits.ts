import type { ProposedEdit } from '../../../contract/plan/edit.ts';
import { canonical, kindOf, type Lexicon } from '../../../lexicon/lexicon.ts';
import { areInterchangeable } from '../../../lexicon/skills/interchangeable.ts';
import { termKey } from '../../../text/tokenize.ts';
import { tenseOf } from '../../grammar/verb-tense.ts';
import { removedBy } from '../../resume/base-path.ts';
import { type Chunk, isBullet, type ResumeModel } from '../../resume/resume-model.ts';
import type { WritingRuleId } from '../rule.ts';

/** An edit that reads well alone but not together with the others. */
interface Misfit<Kind extends ProposedEdit> {
  readonly edit: Kind;
  readonly rule: WritingRuleId;
}

/** Finds problems across edits: a job in mixed tenses, or a skill listed twice. */
export function misfits<Kind extends ProposedEdit>(
  edits: readonly Kind[],
  model: ResumeModel,
): readonly Misfit<Kind>[] {
  return [...halfTenses(edits, model), ...repeatedSkills(edits, model)];
}

function halfTenses<Kind extends ProposedEdit>(
  edits: readonly Kind[],
  model: ResumeModel,
): readonly Misfit<Kind>[] {
  if (model.language !== 'en') return [];
  const own = new Map(model.chunks.map((chunk) => [chunk.path, chunk]));
  const gone = new Set(edits.flatMap(removedBy));
  const written = new Map(edits.flatMap((edit) => ('text' in edit ? [[edit.source, edit]] : [])));
  const turned = edits.filter((edit) => turnsTense(model.lexicon, edit, own));
  const jobs = new Set(turned.flatMap(({ source }) => own.get(source)?.entry ?? []));
  const tensesOf = new Map(
    [...jobs].map((job) => {
      const bullets = model.chunks.filter(
        ({ entry, path }) => entry === job && isBullet(path) && !gone.has(path),
      );
      const tensesIn = (texts: readonly string[]) =>
        new Set(texts.flatMap((text) => text.split('\n')).map((each) => tenseOf(model.lexicon, each)));
      const after = tensesIn(bullets.map(({ path, text }) => textOf(written.get(path)) ?? text));
      return [job, { before: tensesIn(bullets.map(({ text }) => text)), after }];
    }),
  );
  return turned
    .filter(({ source }) => {
      const job = tensesOf.get(own.get(source)?.entry ?? '');
      if (!job?.after.has('past')) return false;
      // Turning a noun into a verb is fine if the job is in the past tense already.
      if (tenseOf(model.lexicon, own.get(source)?.text ?? '') === 'none')
        return !job.before.has('past') && job.after.has('present');
      // A job that mixed its tenses before mixes them less afterwards.
      if (job.before.has('past')) return false;
      return job.after.has('present') || job.after.has('unknown');
    })
    .map((edit) => ({ edit, rule: 'tense' }));
}

/** True if an edit changes a bullet to the past or present tense. */
function turnsTense(lexicon: Lexicon, edit: ProposedEdit, own: ReadonlyMap<string, Chunk>): boolean {
  const before = own.get(edit.source);
  if (!before || !('text' in edit) || !isBullet(before.path)) return false;
  const [was, is] = [tenseOf(lexicon, before.text), tenseOf(lexicon, edit.text)];
  return was !== is && (is === 'past' || is === 'present');
}

function textOf(edit: ProposedEdit | undefined): string | null {
  return edit && 'text' in edit ? edit.text : null;
}

/** Finds added skills that are already listed or added by another edit, in any spelling: `JS`. */
function repeatedSkills<Kind extends ProposedEdit>(
  edits: readonly Kind[],
  { lexicon, chunks }: ResumeModel,
): readonly Misfit<Kind>[] {
  const hidden = new Set(edits.flatMap(removedBy));
  const respelled = new Map(
    edits.flatMap((edit) => (edit.op === 'alias' ? [[edit.source, edit.text] as const] : [])),
  );
  const listed = chunks
    .filter(({ kind, path }) => kind === 'skill' && path.includes('.keywords[') && !hidden.has(path))
    .map(({ path, text }) => respelled.get(path) ?? text);
  return edits.flatMap((edit): Misfit<Kind>[] => {
    if (edit.op !== 'surface_skill') return [];
    if (listed.some((text) => isSameSkill(lexicon, text, edit.text))) return [{ edit, rule: 'repeated' }];
    listed.push(edit.text);
    return [];
  });
}

function isSameSkill(lexicon: Lexicon, one: string, other: string): boolean {
  if (termKey(one) === termKey(other)) return true;
  // A broader term is a different skill: `SQL` and `MS SQL`.
  const areOne =
    canonical(lexicon, one) === canonical(lexicon, other) ||
    kindOf(lexicon, one) === null ||
    kindOf(lexicon, other) === null;
  return areOne && areInterchangeable(lexicon, one, other);
}
