import type { Proposal } from '../../../contract/plan/edit.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { textAt } from '../../resume/text-at.ts';
import { isRelated } from '../../score/role/role-factors.ts';
import { findForm } from '../../text/find-form.ts';
import { tokenize } from '../../text/tokenize.ts';
import { isEverydayTool } from '../is-everyday-tool.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { swapAliases } from '../wording/swap-aliases.ts';
import { type Listing, listed, listedLanguages } from './listing.ts';
import { lowAdditions } from './low-additions.ts';
import { nearItems } from './near-items.ts';
import { groundsOf, type SpokenLanguage, spokenLanguages } from './spoken-languages.ts';
import { titleChunk, titleNamed } from './summary-lead.ts';
import type { SummarySentence } from './summary-sentence.ts';
import { listedTerms, lowTerms } from './summary-terms.ts';

const mostItems = 6;
/** With fewer, what the posting only speaks of is named too. */
const enoughItems = 3;
const leastNamed = 2;

/**
 * `Industriemechaniker: Hydraulik, Pneumatik. Englisch (C1).`: for who has no summary, what the person is called and
 * lists of what the posting looks for. None where the top of the resume says all of it already.
 */
export function profile(input: PlanInput, listing: Listing): readonly Alternatives[] {
  const title = titleChunk(input);
  if (!title || !isOfTrade(input) || input.model.chunks.some(({ kind }) => kind === 'summary')) return [];
  const items = itemsFor(input, titleNamed(title));
  const spoken = spokenLanguages(input, '');
  const isLow = lowTerms(input).length + lowAdditions(input).length + spoken.length > 0;
  if (!isLow || items.length === 0 || items.length + spoken.length < leastNamed) return [];
  return [
    [
      proposalFor(title, items, spoken, listing, input),
      proposalFor(title, items.slice(0, enoughItems), spoken, listing, input),
    ],
  ];
}

/** By jobs or name, or by what is listed: whoever has Excel alone has nothing to tell this posting. */
function isOfTrade(input: PlanInput): boolean {
  if (input.relatedYears >= 1 || isRelated(input.factors.headline)) return true;
  return listedTerms(input).filter(({ text }) => !isEverydayTool(text)).length >= enoughItems;
}

function itemsFor(input: PlanInput, title: string): readonly SummarySentence[] {
  const asked = listedTerms(input).map(({ requirement, evidence: { path, quote } }) => ({
    text: swapAliases(textAt(input.model, path), input.wanted).text,
    requirements: [requirement],
    evidence: [{ path, quote }],
  }));
  const added = lowAdditions(input).map(({ text, requirement, evidence }) => ({
    text,
    requirements: [requirement],
    evidence: [evidence],
  }));
  const items = [...asked, ...added];
  const near = nearItems(input)
    .slice(0, Math.max(0, enoughItems - items.length))
    .map(asSentence);
  return [...items, ...near]
    .filter(({ text }) => !findForm(tokenize(title), text))
    .filter(({ text }, index, all) => all.findIndex((other) => other.text === text) === index)
    .slice(0, mostItems)
    .sort((a, b) => Number(isEverydayTool(a.text)) - Number(isEverydayTool(b.text)));
}

function asSentence({ path, text }: Chunk): SummarySentence {
  return { text, requirements: [], evidence: [{ path, quote: text }] };
}

function proposalFor(
  title: Chunk,
  items: readonly SummarySentence[],
  spoken: readonly SpokenLanguage[],
  listing: Listing,
  { model }: PlanInput,
): Proposal {
  const grounds = groundsOf(spoken);
  const name = { ...title, text: titleNamed(title) };
  const list = listed(
    name,
    items.map(({ text }) => text),
    listing,
  );
  const languages = spoken.length === 0 ? [] : [listedLanguages(spoken, listing)];
  return {
    op: 'summary',
    source: 'basics.summary',
    text: [list, ...languages].join(listing.space),
    rule: 'summary_profile',
    reason: messagesFor(model.language).changes.summaryProfile,
    requirements: [
      ...new Set([...items.flatMap(({ requirements }) => requirements), ...grounds.requirements]),
    ],
    evidence: [
      { path: title.path, quote: name.text },
      ...items.flatMap(({ evidence }) => evidence),
      ...grounds.evidence,
    ],
  };
}
