import { roleFamilies } from '../lexicon/role-families.ts';
import { termKey } from '../text/tokenize.ts';

interface FamilyForm {
  readonly family: string;
  readonly keys: readonly string[];
  /** Set for `*entwickler`: the end of one word. */
  readonly suffix: string | null;
}

interface FamilyForms {
  /** By the first token key; longest first. */
  readonly byHead: ReadonlyMap<string, readonly FamilyForm[]>;
  readonly suffixes: readonly FamilyForm[];
}

let forms: FamilyForms | undefined;

/** Every title of every family; built on first use. */
export function familyForms(): FamilyForms {
  forms ??= readForms();
  return forms;
}

function readForms(): FamilyForms {
  const all = roleFamilies
    .flatMap(({ family, titles }) => titles.split(/[,\n]/).map((title) => formOf(family, title.trim())))
    .filter(({ keys }) => keys.length > 0);
  const byHead = new Map<string, FamilyForm[]>();
  for (const form of all.filter(({ suffix }) => suffix === null)) {
    const head = form.keys[0] ?? '';
    byHead.set(head, [...(byHead.get(head) ?? []), form]);
  }
  for (const list of byHead.values()) list.sort((a, b) => b.keys.length - a.keys.length);
  return { byHead, suffixes: all.filter(({ suffix }) => suffix !== null) };
}

function formOf(family: string, title: string): FamilyForm {
  const key = termKey(title);
  const suffix = title.startsWith('*') ? key : null;
  return { family, keys: key === '' ? [] : key.split(' '), suffix };
}
