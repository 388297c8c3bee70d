import type { Proposal } from '../../../contract/plan/edit.ts';
import { parseRichText, plainText, type RichText, type Run } from '../../../contract/rich-text.ts';
import { type BasePath, readBasePath } from '../../resume/base-path.ts';
import { paragraphRuns, replaceRuns, runsOfLines } from '../../resume/replace-runs.ts';
import type { EditContext, Rule } from '../rule.ts';

/** V8: employers, titles, dates, schools, degrees, contact and links are out of every edit's reach. */
export const identity: Rule = {
  id: 'V8',
  promise: 'who, where and when stay as they are',
  check: (context) => {
    const place = readBasePath(context.edit.source);
    if (!place || !isAllowed(context.edit, place)) {
      return `"${context.edit.source}" may not be changed by "${context.edit.op}"`;
    }
    return lostLink(context, place);
  },
};

/** What each operation may touch. What is not named here stays byte for byte. */
function isAllowed(edit: Proposal, place: BasePath): boolean {
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
      return mayHide(place);
    case 'reorder':
      return mayReorder(place);
    case 'merge':
      return place.kind === 'bullet' && mayReword(place);
    default:
      return place.kind === 'summary' || mayReword(place);
  }
}

/** Jobs and schools are never hidden: a gap would lie too. */
function mayHide(place: BasePath): boolean {
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
  return isKept ? null : 'a link got lost';
}

type Runs = readonly Run[];

/** The runs that an edit takes the place of, and those that it puts there. */
function linkedParts(edit: Proposal, place: BasePath, blocks: RichText, text: string): readonly [Runs, Runs] {
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
