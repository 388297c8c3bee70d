import { canonical, kindOf } from '../../lexicon/lexicon.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk, ChunkKind } from '../../resume/resume-model.ts';
import { roleRelevance } from '../../score/role/role-relevance.ts';
import { findForm } from '../../text/find-form.ts';
import { termKey, tokenize } from '../../text/tokenize.ts';
import { isEverydayTool } from '../is-everyday-tool.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { shownTerm } from '../shown-term.ts';
import { capitalized } from '../wording/capitalized.ts';
import { isRole } from '../wording/is-role.ts';
import { isListable } from './is-listable.ts';

const mostTerms = 3;
const longestHeadline = 90;
const sameRole = 0.9;
const showing: ReadonlySet<ChunkKind> = new Set(['experience', 'project', 'certificate']);
const namedInHeadline: ReadonlySet<string> = new Set(['skill', 'certificate']);

/** The base's own headline with up to three musts that the jobs show: `Data Engineer | Airflow, dbt`. */
export function headline(input: PlanInput): readonly Alternatives[] {
  const own = ownHeadline(input);
  if (!own || /[|•·]/.test(own.text)) return [];
  const title = heldTitle(own, input);
  const terms = headlineTerms(title.text, input);
  if (terms.length === 0) return [];
  const evidence = [own, title].filter((chunk, index, all) => all.indexOf(chunk) === index);
  return [
    [
      {
        op: 'headline',
        source: 'basics.label',
        text: `${title.text} | ${terms.map(({ text }) => titled(text)).join(', ')}`,
        rule: title === own ? 'headline_terms' : 'headline_held_title',
        reason: messagesFor(input.model.language).changes.headline,
        requirements: terms.map(({ requirement }) => requirement),
        evidence: [
          ...evidence.map(({ path, text }) => ({ path, quote: text })),
          ...terms.map(({ evidence: { path, quote } }) => ({ path, quote })),
        ],
      },
    ],
  ];
}

/** What the base calls the person; without a headline, the latest job title. */
function ownHeadline({ model }: PlanInput): Chunk | undefined {
  const label = model.chunks.find(({ kind }) => kind === 'headline');
  const latest = model.entries.find(({ section, recency }) => section === 'experience' && recency === 0);
  return label ?? model.chunks.find(({ path }) => path === `${latest?.path}.position`);
}

/**
 * At super a title that was really held, when it is the very one the posting names. A headline that says it already and
 * more stays: nobody gives up `Senior`.
 */
function heldTitle(own: Chunk, { level, model, target }: PlanInput): Chunk {
  if (level !== 'super' || findForm(tokenize(own.text), target.position)) return own;
  const isSame = roleRelevance(own.text, target.position) >= sameRole;
  const held = model.chunks.find(
    ({ kind, text }) => kind === 'job_title' && termKey(text) === termKey(target.position),
  );
  return isSame && held ? held : own;
}

function headlineTerms(title: string, input: PlanInput) {
  const room = longestHeadline - title.length;
  const named = tokenize(title);
  const skills = input.model.chunks.filter(({ kind }) => kind === 'skill');
  const listed = new Map(skills.map(({ text }) => [termKey(text), text]));
  return (
    input.rows
      .filter(
        ({ requirement, grade }) =>
          requirement.class === 'must' && namedInHeadline.has(requirement.kind) && grade >= 0.5,
      )
      .sort((a, b) => b.grade - a.grade)
      .flatMap((row) => shownTerm(row, showing, input) ?? [])
      .filter(
        ({ text }) =>
          !isRole(text) && isListable(text, true) && !isEverydayTool(text) && !findForm(named, text),
      )
      // `lathes` are what stands in every shop, unless the person lists them as a skill.
      .flatMap((term) => {
        const text = isPlainWord(term.text) ? listed.get(termKey(term.text)) : term.text;
        return text === undefined ? [] : [{ ...term, text }];
      })
      .filter(({ text }, index, all) => all.findIndex((other) => other.text === text) === index)
      .filter(({ text }) => text.length <= room / mostTerms + 6)
      .slice(0, mostTerms)
  );
}

function isPlainWord(text: string): boolean {
  return /^\p{L}\p{Ll}+$/u.test(text) && /^\p{Ll}/u.test(canonical(text));
}

/** Tools are written as they are (`dbt`); everything else begins with a capital. */
function titled(term: string): string {
  return kindOf(term) === 'tool' ? term : capitalized(term);
}
