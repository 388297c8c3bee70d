import type { OrderEdit, ProposedEdit } from '../../../contract/plan/edit.ts';
import { parseRichText, plainText, type RichText, type Run } from '../../../contract/resume/rich-text.ts';
import type { Evidence } from '../../../contract/score.ts';
import { type BasePath, readBasePath } from '../../resume/base-path.ts';
import { hasOnlyWish } from '../../resume/only-wish.ts';
import { pathsOfOffers } from '../../resume/references-offer.ts';
import { paragraphRuns, replaceRuns, runsOfLines } from '../../resume/replace-runs.ts';
import type { EditContext, Rule } from '../rule.ts';

/* Rules for the target of an edit: it exists, within one entry (V1), and may be changed (V8). */

/** V1: the edit and its evidence point at texts of the base, within one entry. */
export const targetExists: Rule = {
  id: 'V1',
  check: (context) => targetProblem(context) ?? evidenceProblem(context),
};

/** Texts about the whole resume may use evidence from any entry. */
const restsOnAnyEntry: ReadonlySet<ProposedEdit['op']> = new Set(['headline', 'summary', 'surface_skill']);

function targetProblem({ edit, input, chunkAt, isInBase }: EditContext): string | null {
  if (edit.op === 'section_order') return orderProblem(edit.order);
  if (edit.op === 'reorder') return orderProblem(edit.order) ?? unknownItem(edit, isInBase);
  if (edit.op === 'surface_skill' || edit.op === 'headline' || edit.op === 'summary') return null;
  if (edit.op === 'merge') {
    const entry = chunkAt(edit.source)?.entry;
    const otherEntry = edit.absorbed.find((path) => chunkAt(path)?.entry !== entry || path === edit.source);
    if (!entry || otherEntry) return `"${otherEntry ?? edit.source}" is not another bullet of the same entry`;
  }
  if (edit.op === 'hide' && isOffer(edit.source, input)) return null;
  return isInBase(edit.source) ? null : `the base has nothing at "${edit.source}"`;
}

function orderProblem(order: readonly string[]): string | null {
  if (order.length < 2) return 'there is nothing to reorder';
  return new Set(order).size === order.length ? null : 'the new order names something twice';
}

/** Finds a path in the order that is not an item of the list. */
function unknownItem(
  { source, order }: ProposedEdit<OrderEdit>,
  isInBase: EditContext['isInBase'],
): string | null {
  const unknown = order.find((path) => !path.startsWith(`${source}[`) || !isInBase(path));
  return unknown ? `"${unknown}" is not in the list at "${source}"` : null;
}

function evidenceProblem(context: EditContext): string | null {
  const { edit } = context;
  if (context.after && edit.evidence.length === 0) return 'the edit has no evidence';
  for (const evidence of edit.evidence) {
    const problem = quoteProblem(evidence, context);
    if (problem) return problem;
  }
  return null;
}

function quoteProblem({ path, quote }: Evidence, { edit, chunkAt, after }: EditContext): string | null {
  const chunk = chunkAt(path);
  if (!chunk) return `the evidence "${path}" is not in the base`;
  if (quote.trim() === '' || !chunk.text.includes(quote)) return `"${quote}" is not in the text at ${path}`;
  if (!after || restsOnAnyEntry.has(edit.op)) return null;
  const source = chunkAt(edit.source);
  const related = source?.entry ? chunk.entry === source.entry : path === edit.source;
  return related ? null : `the evidence at ${path} belongs to another entry`;
}

/** V8: no edit changes employers, titles, dates, schools, degrees, contact details or links. */
export const identity: Rule = {
  id: 'V8',
  check: (context) => {
    const place = readBasePath(context.edit.source);
    if (!place || !isAllowed(context, place)) {
      return `"${context.edit.source}" may not be changed by "${context.edit.op}"`;
    }
    return lostLink(context, place);
  },
};

/** True if the operation may change the place. All other places stay byte for byte. */
function isAllowed({ edit, input }: EditContext, place: BasePath): boolean {
  switch (edit.op) {
    case 'headline':
      return place.kind === 'headline';
    case 'summary':
      return place.kind === 'summary';
    case 'section_order':
      return place.kind === 'sections';
    case 'surface_skill':
      return (
        'section' in place &&
        place.section === 'skills' &&
        (place.kind === 'section' || place.kind === 'item')
      );
    case 'hide':
      return mayHide(place, input) || isOffer(edit.source, input);
    case 'reorder':
      return mayReorder(place);
    case 'merge':
      return place.kind === 'bullet' && mayReword(place);
    default:
      return place.kind === 'summary' || mayReword(place);
  }
}

/** True for an item of the references that only says that there are some; nothing else of the references is hidden. */
function isOffer(path: string, { base }: EditContext['input']): boolean {
  return pathsOfOffers(base).includes(path);
}

/** Jobs and schools are never hidden, because a gap would mislead, and a summary only if it is nothing but a wish. */
function mayHide(place: BasePath, { model }: EditContext['input']): boolean {
  if (place.kind === 'summary') return hasOnlyWish(model);
  if (place.kind === 'bullet') return mayReword(place);
  if (place.kind === 'keyword') return place.section === 'skills';
  return place.kind === 'item' && ['projects', 'volunteer', 'skills'].includes(place.section);
}

function mayReorder(place: BasePath): boolean {
  if (place.kind === 'section') return ['skills', 'projects', 'volunteer'].includes(place.section);
  return place.kind === 'bullets' || (place.kind === 'keywords' && place.section === 'skills');
}

function mayReword(place: BasePath): boolean {
  if (!('section' in place)) return false;
  if (place.kind === 'keyword') return place.section === 'skills';
  if (place.kind === 'field' && place.field === 'name') return place.section === 'skills';
  const isWorded = ['experience', 'volunteer', 'projects'].includes(place.section);
  return isWorded && (place.kind === 'bullet' || (place.kind === 'field' && place.field === 'summary'));
}

function lostLink({ edit, input, after }: EditContext, place: BasePath): string | null {
  if (!after || !('index' in place)) return null;
  const item = input.base.sections[place.section].items[place.index];
  const blocks = parseRichText(item && 'summary' in item ? item.summary : '');
  const [own, written] = linkedParts(edit, place, blocks, after.text);
  const kept = linkedText(written);
  const isKept = linkedText(own) === kept && (edit.op !== 'merge' || kept === '');
  return isKept ? null : 'a link was removed';
}

type Runs = readonly Run[];

/** The formatted runs that an edit replaces, and the new ones. */
function linkedParts(
  edit: ProposedEdit,
  place: BasePath,
  blocks: RichText,
  text: string,
): readonly [Runs, Runs] {
  if (place.kind === 'bullet') {
    const runs = blocks.flatMap((block) => (block.type === 'list' ? block.items : []))[place.position] ?? [];
    return [runs, replaceRuns(runs, text)];
  }
  if (!('bulletsFrom' in edit)) return [[], []];
  const runs = paragraphRuns(blocks);
  return [runs, runsOfLines(runs, text.split('\n')).flat()];
}

function linkedText(runs: Runs): string {
  return plainText(runs.filter(({ href }) => href)).trim();
}
