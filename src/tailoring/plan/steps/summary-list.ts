import type { Proposal } from '../../../contract/plan/edit.ts';
import type { Evidence } from '../../../contract/score.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import type { Language } from '../../text/language.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { swapAliases } from '../wording/swap-aliases.ts';
import { type Listing, listed, listedLanguages, listings } from './listing.ts';
import { lowAdditions } from './low-additions.ts';
import { placeFor } from './skill-place.ts';
import { isRestName, skillGroups } from './skills.ts';
import { groundsOf, isNative, spokenLanguages } from './spoken-languages.ts';
import { ownLead } from './summary-lead.ts';
import { profile } from './summary-profile.ts';
import type { SummarySentence } from './summary-sentence.ts';
import { lowTerms } from './summary-terms.ts';
import type { SurfacedSkill } from './surfaced-skill.ts';

/**
 * The person's own summary, then what the posting looks for and only lists and older jobs name, under the name that
 * the person gave to that list: `Technik: Hydraulik, Pneumatik.` Then the languages that it must have. No sentence is
 * worded, so it serves every language. Who has no summary gets one of the same kind.
 */
export function summaryList(input: PlanInput, { taken }: Decided): readonly Alternatives[] {
  const { language } = input.model;
  if (!language || taken.has('basics.summary') || !input.base.sections.summary.visible) return [];
  const listing = listings[language];
  const lead = ownLead(input);
  if (!lead) return profile(input, listing);
  const lists = listsOf(input, listing);
  const languages = languagesIn(input, lead.text, listing, lists.length === 0);
  // One doubtful part must not cost the whole.
  const choices = [[...lists, ...languages], lists, languages].filter(
    (parts, index, all) => parts.length > 0 && (index === 0 || parts.length < (all[0]?.length ?? 0)),
  );
  return choices.length === 0
    ? []
    : [choices.map((parts) => proposalFor([lead, ...parts], listing, language))];
}

function proposalFor(parts: readonly SummarySentence[], { space }: Listing, language: Language): Proposal {
  return {
    op: 'summary',
    source: 'basics.summary',
    text: parts.map(({ text }) => text).join(space),
    rule: 'summary_listed',
    reason: messagesFor(language).changes.summaryListed,
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

function languagesIn(
  input: PlanInput,
  said: string,
  listing: Listing,
  isNamedAlone: boolean,
): readonly SummarySentence[] {
  const spoken = spokenLanguages(input, said);
  // That a German speaks German is worth a word in a list, and no sentence of its own.
  if (isNamedAlone && spoken.every(isNative)) return [];
  return spoken.length === 0 ? [] : [{ text: listedLanguages(spoken, listing), ...groundsOf(spoken) }];
}
