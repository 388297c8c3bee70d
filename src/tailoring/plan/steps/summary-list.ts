import type { Chunk } from '../../resume/resume-model.ts';
import { findForm } from '../../text/find-form.ts';
import type { Language } from '../../text/language.ts';
import { tokenize } from '../../text/tokenize.ts';
import type { Proposal } from '../edit.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { capitalized } from '../wording/capitalized.ts';
import { swapAliases } from '../wording/swap-aliases.ts';
import { skillGroups } from './skills.ts';
import { groundsOf, spokenLanguages } from './spoken-languages.ts';
import { ownLead } from './summary-lead.ts';
import type { SummarySentence } from './summary-sentence.ts';
import { lowTerms } from './summary-terms.ts';

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

/**
 * The person's own summary, then what the posting looks for and only the list of skills names, under the name that
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

function listsOf(input: PlanInput, listing: Listing): readonly SummarySentence[] {
  const terms = lowTerms(input);
  return skillGroups(input.model).flatMap(({ name, keywords }) => {
    const wanted = keywords.filter(({ path }) => terms.some(({ evidence }) => evidence.path === path));
    if (!name || wanted.length === 0) return [];
    const paths = wanted.map(({ path }) => path);
    return [
      {
        text: listed(
          name,
          wanted.map(({ text }) => swapAliases(text, input.wanted).text),
          listing,
        ),
        requirements: terms
          .filter(({ evidence }) => paths.includes(evidence.path))
          .map(({ requirement }) => requirement),
        evidence: [name, ...wanted].map(({ path, text }) => ({ path, quote: text })),
      },
    ];
  });
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

function listed(name: Chunk, items: readonly string[], { colon, comma, stop }: Listing): string {
  const list = items.join(comma);
  // `Gestion : gestion de projet.` would say its name twice.
  return findForm(tokenize(list), name.text)
    ? `${capitalized(list)}${stop}`
    : `${name.text}${colon}${list}${stop}`;
}
