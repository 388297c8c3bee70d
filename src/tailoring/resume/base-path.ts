import type { ProposedEdit } from '../../contract/plan/edit.ts';
import { documentSections } from '../../contract/resume/answer-place.ts';
import type { Sections } from '../../contract/resume/resume-document.ts';
import { ownValue } from '../../values/own-value.ts';

export type ItemSection = Exclude<keyof Sections, 'summary' | 'custom'>;

/** The target of a base path such as `work[0].highlights[2]`, in terms of the v4 document. */
export type BasePath =
  | { readonly kind: 'headline' | 'summary' | 'sections' }
  | { readonly kind: 'section'; readonly section: ItemSection }
  | {
      readonly kind: 'item' | 'bullets' | 'keywords';
      readonly section: ItemSection;
      readonly index: number;
    }
  | {
      readonly kind: 'bullet' | 'keyword';
      readonly section: ItemSection;
      readonly index: number;
      readonly position: number;
    }
  | {
      readonly kind: 'field';
      readonly section: ItemSection;
      readonly index: number;
      readonly field: string;
    };

const sectionNames: Readonly<Record<string, ItemSection>> = {
  ...documentSections,
  awards: 'awards',
  publications: 'publications',
  interests: 'interests',
  references: 'references',
};

const wholes: Readonly<Record<string, BasePath>> = {
  'basics.label': { kind: 'headline' },
  'basics.summary': { kind: 'summary' },
  sections: { kind: 'sections' },
};

const pathPattern = /^([a-z]+)(?:\[(\d+)\](?:\.([A-Za-z]+)(?:\[(\d+)\])?)?)?$/;

/** Parses a base path, in JSON Resume terms; null if it is invalid. */
export function readBasePath(path: string): BasePath | null {
  const whole = ownValue(wholes, path);
  if (whole) return whole;
  const [, name = '', index, field, position] = pathPattern.exec(path) ?? [];
  const section = ownValue(sectionNames, name);
  if (!section) return null;
  if (index === undefined) return { kind: 'section', section };
  const item = { section, index: Number(index) };
  if (field === undefined) return { kind: 'item', ...item };
  if (field === 'highlights' || field === 'courses') return listPath('bullet', item, position);
  if (field === 'keywords') return listPath('keyword', item, position);
  return position === undefined ? { kind: 'field', ...item, field } : null;
}

function listPath(
  kind: 'bullet' | 'keyword',
  item: { readonly section: ItemSection; readonly index: number },
  position: string | undefined,
): BasePath {
  if (position === undefined) return { kind: `${kind}s`, ...item };
  return { kind, ...item, position: Number(position) };
}

/** The paths that contain a path: `work[0]` for `work[0].highlights[2]`. */
export function holdersOf(path: string): readonly string[] {
  const holders: string[] = [];
  for (let dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', dot + 1))
    holders.push(path.slice(0, dot));
  return holders;
}

/** The base paths that an edit removes from the document. */
export function removedBy(edit: ProposedEdit): readonly string[] {
  if (edit.op === 'hide') return [edit.source];
  return edit.op === 'merge' ? edit.absorbed : [];
}
