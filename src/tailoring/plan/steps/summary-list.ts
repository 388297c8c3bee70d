import type { Proposal } from '../../../contract/plan/edit.ts';
import type { Evidence } from '../../../contract/score.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { isAtTop, topPaths } from '../../score/formula/components.ts';
import { findForm } from '../../text/find-form.ts';
import type { Language } from '../../text/language.ts';
import { tokenize } from '../../text/tokenize.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { capitalized } from '../wording/capitalized.ts';
import { swapAliases } from '../wording/swap-aliases.ts';
import { placeFor } from './skill-place.ts';
import { surfaced } from './skill-surface.ts';
import { isRestName, skillGroups } from './skills.ts';
import { groundsOf, spokenLanguages } from './spoken-languages.ts';
import { ownLead } from './summary-lead.ts';
import type { SummarySentence } from './summary-sentence.ts';
import { lowTerms } from './summary-terms.ts';
import type { SurfacedSkill } from './surfaced-skill.ts';

/** How a language writes a list behind its name. */
interface Listing {
  readonly colon: string;
  readonly comma: string;
  readonly stop: string;
  readonly space: string;
  /** Around the level of a language. */
  readonly level: string;
}

const latin: Listing = { colon: ': ', comma: ', ', stop: '.', space: ' ', level: ' (…)' };
const listings: Readonly<Record<Language, Listing>> = {
  en: latin,
  de: latin,
  es: latin,
  fr: { ...latin, colon: ' : ' },
  zh: { colon: '：', comma: '、', stop: '。', space: '', level: '（…）' },
};

/** What a list of skills gains for a posting is as a rule less; a summary that names more is no summary. */
const mostAdditions = 4;

/**
 * The person's own summary, then what the posting looks for and only lists and older jobs name, under the name that
 * the person gave to that list: `Technik: Hydraulik, Pneumatik.` Then the languages that it must have. No sentence is
 * worded, so it serves every language.
 */
export function summaryList(input: PlanInput, { taken }: Decided): readonly Alternatives[] {
  const { language } = input.model;
  const lead = ownLead(input);
  if (!lead || !language || taken.has('basics.summary')) return [];
  const listing = listings[language];
  const lists = listsOf(input, listing);
  const languages = languagesIn(input, lead.text, listing);
  // One doubtful part must not cost the whole.
  const choices = [[...lists, ...languages], lists, languages].filter(
    (parts, index, all) => parts.length > 0 && (index === 0 || parts.length < (all[0]?.length ?? 0)),
  );
  return choices.length === 0 ? [] : [choices.map((parts) => proposalFor([lead, ...parts], listing))];
}

function proposalFor(parts: readonly SummarySentence[], { space }: Listing): Proposal {
  return {
    op: 'summary',
    source: 'basics.summary',
    text: parts.map(({ text }) => text).join(space),
    rule: 'summary_listed',
    reason: 'Your summary now also names what the posting looks for and only your lists showed.',
    requirements: [...new Set(parts.flatMap(({ requirements }) => requirements))],
    evidence: parts.flatMap(({ evidence }) => evidence),
  };
}

/** Names of skills that belong together, with what they rest on. */
interface Named {
  readonly items: readonly string[];
  readonly requirements: readonly string[];
  readonly evidence: readonly Evidence[];
}

function listsOf(input: PlanInput, listing: Listing): readonly SummarySentence[] {
  const groups = skillGroups(input.model);
  const added = lowAdditions(input).map((skill) => ({ skill, at: placeFor(skill, groups, input).source }));
  const lists = groups.map(({ path, name, keywords }) => {
    const own = keywords.length === 0 && name ? [name] : keywords;
    const here = added.filter(({ at }) => at === path).map(({ skill }) => alone(skill));
    const isTelling = keywords.length > 0 && name !== null && !isRestName(name.text);
    return { name: isTelling ? name : null, named: joined([listedIn(own, input), ...here]) };
  });
  const rest = lists.filter(({ name }) => name === null).map(({ named }) => named);
  const further = added.filter(({ at }) => at === 'skills').map(({ skill }) => alone(skill));
  return [...lists.filter(({ name }) => name !== null), { name: null, named: joined([...rest, ...further]) }]
    .filter(({ named }) => named.items.length > 0)
    .map(({ name, named }) => listOf(named, name, listing));
}

function listedIn(skills: readonly Chunk[], input: PlanInput): Named {
  const terms = lowTerms(input);
  const wanted = skills.filter(({ path }) => terms.some(({ evidence }) => evidence.path === path));
  const paths = wanted.map(({ path }) => path);
  return {
    items: wanted.map(({ text }) => swapAliases(text, input.wanted).text),
    requirements: terms
      .filter(({ evidence }) => paths.includes(evidence.path))
      .map(({ requirement }) => requirement),
    evidence: wanted.map(({ path, text }) => ({ path, quote: text })),
  };
}

/** What joins the list of skills and stands near the top of the resume nowhere. */
function lowAdditions(input: PlanInput): readonly SurfacedSkill[] {
  const top = topPaths(input.model, input.factors);
  const low = new Set(
    input.rows.filter((row) => !isAtTop(row, top)).map(({ requirement }) => requirement.id),
  );
  return surfaced(input)
    .filter(({ requirement, isGranted, rule }) => low.has(requirement) && !isGranted && rule === 'surface')
    .slice(0, mostAdditions);
}

function alone({ text, requirement, evidence }: SurfacedSkill): Named {
  return { items: [text], requirements: [requirement], evidence: [evidence] };
}

function joined(parts: readonly Named[]): Named {
  return {
    items: parts.flatMap(({ items }) => items),
    requirements: parts.flatMap(({ requirements }) => requirements),
    evidence: parts.flatMap(({ evidence }) => evidence),
  };
}

function listOf(
  { items, requirements, evidence }: Named,
  name: Chunk | null,
  listing: Listing,
): SummarySentence {
  const grounds = name ? [{ path: name.path, quote: name.text }, ...evidence] : evidence;
  return { text: listed(name, items, listing), requirements, evidence: grounds };
}

/** `Inglés (C1), francés (B2).` */
function languagesIn(
  input: PlanInput,
  said: string,
  { comma, level: around, stop }: Listing,
): readonly SummarySentence[] {
  const spoken = spokenLanguages(input, said);
  if (spoken.length === 0) return [];
  const named = spoken.map(({ language, level }) =>
    level ? language.text + around.replace('…', level.text) : language.text,
  );
  return [{ text: `${named.join(comma)}${stop}`, ...groundsOf(spoken) }];
}

function listed(name: Chunk | null, items: readonly string[], { colon, comma, stop }: Listing): string {
  const list = items.join(comma);
  // `Gestion : gestion de projet.` would say its name twice.
  return name === null || findForm(tokenize(list), name.text)
    ? `${capitalized(list)}${stop}`
    : `${name.text}${colon}${list}${stop}`;
}
