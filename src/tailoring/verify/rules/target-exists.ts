import type { OrderEdit, Proposal } from '../../../contract/plan/edit.ts';
import type { Evidence } from '../../../contract/score.ts';
import type { EditContext, Rule } from '../rule.ts';

/** V1: the edit and its evidence point at texts of the base, within one entry. */
export const targetExists: Rule = {
  id: 'V1',
  promise: 'the text changed and the evidence exist; the evidence belongs to the same entry',
  check: (context) => targetProblem(context) ?? evidenceProblem(context),
};

/** Texts that stand for the whole resume may rest on any entry. */
const restsOnAnyEntry: ReadonlySet<Proposal['op']> = new Set(['headline', 'summary', 'surface_skill']);

function targetProblem({ edit, chunkAt, isInBase }: EditContext): string | null {
  if (edit.op === 'section_order') return orderProblem(edit.order);
  if (edit.op === 'reorder') return orderProblem(edit.order) ?? strangerIn(edit, isInBase);
  if (edit.op === 'surface_skill' || edit.op === 'headline' || edit.op === 'summary') return null;
  if (edit.op === 'merge') {
    const entry = chunkAt(edit.source)?.entry;
    const foreign = edit.absorbed.find((path) => chunkAt(path)?.entry !== entry || path === edit.source);
    if (!entry || foreign) return `"${foreign ?? edit.source}" is not another bullet of the same entry`;
  }
  return isInBase(edit.source) ? null : `nothing in the base is at "${edit.source}"`;
}

function orderProblem(order: readonly string[]): string | null {
  if (order.length < 2) return 'there is nothing to reorder';
  return new Set(order).size === order.length ? null : 'the new order names something twice';
}

/** Siblings change places; nothing of another list comes in between. */
function strangerIn(
  { source, order }: Proposal<OrderEdit>,
  isInBase: EditContext['isInBase'],
): string | null {
  const stranger = order.find((path) => !path.startsWith(`${source}[`) || !isInBase(path));
  return stranger ? `"${stranger}" is not in the list at "${source}"` : null;
}

function evidenceProblem(context: EditContext): string | null {
  const { edit } = context;
  if (context.after && edit.evidence.length === 0) return 'no evidence is named';
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
