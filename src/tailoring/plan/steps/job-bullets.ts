import type { ProposedEdit } from '../../../contract/plan/edit.ts';
import { parseRichText } from '../../../contract/resume/rich-text.ts';
import { messagesFor } from '../../../messages/tailoring/messages-for.ts';
import { tenseOf } from '../../grammar/verb-tense.ts';
import type { Chunk, Entry } from '../../resume/resume-model.ts';
import { bulletsOf } from '../bullets.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { supportFrom } from '../relevance.ts';
import { situationInProse, situationOf } from '../wording/job-situation.ts';
import { isLabeledLine } from '../wording/line-style.ts';
import { type ParagraphBullets, paragraphBullets } from '../wording/paragraph-bullets.ts';
import { withStyle } from '../wording/pattern.ts';
import { namesOwner } from '../wording/patterns/without-i.ts';
import { reword } from '../wording/reword.ts';
import { isSlip, spelledAsWanted, spellingReason, spellingRules } from './alias.ts';
import { paragraphProposal } from './rewrite-paragraph.ts';
import { isTiny } from './tiny-bullets.ts';

/* Makes bullets of the paragraphs of a job. */

/** Turns the paragraphs of a job into bullets, if it has no bullets but single words or if its list continues them. */
export function jobBullets(input: PlanInput, { taken }: Decided): readonly Alternatives[] {
  return input.model.entries.flatMap((entry) => {
    const prose = proseOf(entry, input);
    if (!prose || taken.has(prose.path)) return [];
    const situation = situationOf(bulletsOf(input.model, entry), entry, input);
    const kept = paragraphProposal(prose, entry, situation, input);
    // The corrected paragraphs are the fallback if the verifier accepts no list.
    const lists = proposalsFor(prose, entry, input);
    const proposals = lists.length > 0 && kept ? [...lists, kept] : lists;
    return proposals.length > 0 ? [proposals] : [];
  });
}

function proseOf(entry: Entry, { model, base }: PlanInput): Chunk | undefined {
  const isJob = entry.section === 'experience' || entry.section === 'volunteer';
  if (!isJob) return undefined;
  const prose = model.chunks.find(({ path }) => path === `${entry.path}.summary`);
  return lacksBullets(entry, model) || opensItsList(entry, base) ? prose : undefined;
}

/** True for a job without bullets or with only single words. */
function lacksBullets(entry: Entry, model: PlanInput['model']): boolean {
  return bulletsOf(model, entry).every(({ text }) => isTiny(text));
}

/** True if all paragraphs are above the list, so that they can become its first bullets. */
function opensItsList({ section, index }: Entry, base: PlanInput['base']): boolean {
  const item = base.sections[section].items[index];
  const blocks = parseRichText(item && 'summary' in item ? item.summary : '').map(({ type }) => type);
  return !blocks.includes('paragraph', blocks.indexOf('list'));
}

/** Fewer sentences above a list only introduce it. */
const minBesideList = 3;

/** True without other bullets, or if each sentence says what was done, all in the same tense, like the list below. */
function canBeBullets({ bullets }: ParagraphBullets, entry: Entry, { lexicon, model }: PlanInput): boolean {
  const tenses = new Set(bullets.map((text) => (text.includes('\n') ? 'none' : tenseOf(lexicon, text))));
  const isDone = tenses.size === 1 && !tenses.has('none') && !tenses.has('unknown');
  return lacksBullets(entry, model) || (model.language === 'en' && bullets.length >= minBesideList && isDone);
}

/** No sentence contains it, so joined bullets can be split again. */
const bulletSeparator = '\n';

/** Proposes each sentence as a bullet, reworded if possible, else as it is. */
function proposalsFor(prose: Chunk, entry: Entry, input: PlanInput): Alternatives {
  const { model, relevance } = input;
  const { language } = model;
  if (!language) return [];
  const parts = paragraphBullets(prose.text, {
    lexicon: prose.lexicon,
    organization: prose.organization ?? '',
    language,
  });
  if (!parts || !canBeBullets(parts, entry, input)) return [];
  const { wording, space } = messagesFor(model);
  const lines = parts.bullets.map((text) => ({ text }));
  const situation = withStyle(situationInProse(lines, entry, input), {
    isLabeled: [...parts.lead, ...parts.bullets].filter(isLabeledLine).length > 1,
  });
  // A term is respelled where the paragraph first names it.
  const spelled = spelledAsWanted(prose.path, parts.bullets.join(bulletSeparator), input);
  const hasNewSpelling = spelled.swaps.length > 0 || spelled.names.some(isSlip);
  const bullets = hasNewSpelling ? spelled.text.split(bulletSeparator) : parts.bullets;
  const reworded = bullets.map((bullet) => reword(bullet, input, situation));
  const proposalOf = (
    bullets: readonly string[],
    rules: readonly string[],
    reason: string,
  ): ProposedEdit => ({
    op: 'rewrite',
    source: prose.path,
    text: [...parts.lead, ...bullets].join('\n'),
    bulletsFrom: parts.lead.length,
    rule: ['job_bullets', ...rules].join('+'),
    reason,
    ...supportFrom([prose], relevance),
  });
  const plain = proposalOf(parts.bullets, [], wording.jobBullets);
  const rules = [
    ...new Set([
      ...reworded.flatMap((each) => each.rules),
      ...(hasNewSpelling ? spellingRules(spelled) : []),
    ]),
  ];
  if (rules.length === 0) return [plain];
  const keepsOwner = reworded.some(({ text }) => namesOwner(text));
  const whys = [...new Set(reworded.flatMap((each) => each.whys))]
    .filter((why) => !(keepsOwner && why === 'owner'))
    .map((why) => wording[why]);
  if (hasNewSpelling) whys.push(spellingReason(spelled, input));
  const texts = reworded.map(({ text }) => text);
  return [proposalOf(texts, rules, [wording.jobBullets, ...whys].join(space)), plain];
}
