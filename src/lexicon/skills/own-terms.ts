import type { OwnTerm } from '../../contract/choices.ts';
import { termKey } from '../../text/tokenize.ts';
import { type Issue, ValidationError } from '../../values/validation-error.ts';
import { indexSkills, readSpelling, type SkillIndex, type SkillTable } from '../packed/skill-index.ts';
import { buildIndex, type LexiconIndex } from './lexicon-index.ts';

/**
 * Indexes a host's terms, which follow the same rules as the lexicon's.
 * @throws ValidationError naming every term that is ambiguous, duplicate or already taken.
 */
export function indexOwnTerms(terms: readonly OwnTerm[], standard: SkillIndex): SkillIndex {
  const index = buildIndex([standard]);
  const own = indexSkills(terms.map((term) => tableOf(term, terms, index)));
  const all = buildIndex([standard, own]);
  const issues = [...spellingIssues(terms, index), ...implicationIssues(terms, all, standard.professions)];
  if (issues.length > 0) throw new ValidationError(issues);
  return own;
}

function tableOf(term: OwnTerm, terms: readonly OwnTerm[], index: LexiconIndex): SkillTable {
  const { name, kind, aliases = [], implies = [] } = term;
  const known = index.terms.get(termKey(name));
  const implied = implies.map((broader) => index.terms.get(termKey(broader)));
  const profession = term.profession ?? known?.profession ?? implied[0]?.profession ?? 'own terms';
  const names = implies.map((broader, position) => implied[position]?.canonical ?? nameIn(terms, broader));
  return {
    profession,
    rows: [
      {
        kind: known?.kind ?? kind ?? 'tool',
        spellings: [readSpelling(name), ...aliases.map(readSpelling)],
        ...(names.length > 0 && { implies: names }),
      },
    ],
  };
}

function nameIn(terms: readonly OwnTerm[], spelling: string): string {
  return terms.find(({ name }) => termKey(name) === termKey(spelling))?.name ?? spelling;
}

/** Reports names that are aliases of a known term, and aliases that are taken. */
function spellingIssues(terms: readonly OwnTerm[], index: LexiconIndex): Issue[] {
  const taken = new Map<string, string>();
  return terms.flatMap(({ name, kind, profession, aliases = [] }, position) => {
    const known = index.terms.get(termKey(name));
    const path = `lexicon[${position}]`;
    const issues: Issue[] = [];
    const report = (field: string, message: string): void =>
      void issues.push({ path: `${path}.${field}`, message });
    if (known && known.canonical !== name)
      report('name', `"${name}" is a spelling of "${known.canonical}"; use that as the name`);
    if (known && (kind ?? profession) !== undefined)
      report('name', `"${name}" is already in the lexicon; leave out its kind and profession`);
    for (const [field, spelling] of fieldsOf(name, aliases)) {
      const { text } = readSpelling(spelling);
      const key = termKey(text);
      const other = field === 'name' ? undefined : index.terms.get(key)?.canonical;
      const first = taken.get(key);
      if ([...key].length < 2) report(field, `"${text}" is too short; use at least 2 letters`);
      else if (first !== undefined) report(field, `"${text}" is given twice, first under "${first}"`);
      else if (other !== undefined) report(field, `"${text}" is already a spelling of "${other}"`);
      taken.set(key, first ?? name);
    }
    return issues;
  });
}

function fieldsOf(name: string, aliases: readonly string[]): (readonly [field: string, spelling: string])[] {
  return [['name', name], ...aliases.map((alias, index) => [`aliases[${index}]`, alias] as const)];
}

/** Reports implications of unknown terms or in a cycle, and unknown professions. */
function implicationIssues(
  terms: readonly OwnTerm[],
  index: LexiconIndex,
  professions: readonly string[],
): Issue[] {
  return terms.flatMap(({ name, profession, implies = [] }, position): Issue[] => {
    const path = `lexicon[${position}]`;
    const unknown = implies.flatMap((broader, field) => {
      const found = index.terms.get(termKey(broader));
      const message = found
        ? `"${broader}" already implies "${name}"; implications must not form a circle`
        : `"${broader}" is not a known term; add it to the lexicon first`;
      const isGood = found && !leadsTo(index, found.canonical, name, new Set());
      return isGood ? [] : [{ path: `${path}.implies[${field}]`, message }];
    });
    if (profession === undefined || professions.includes(profession)) return unknown;
    const message = `"${profession}" is not a profession; use one of: ${professions.join('; ')}`;
    return [{ path: `${path}.profession`, message }, ...unknown];
  });
}

function leadsTo(index: LexiconIndex, from: string, name: string, seen: Set<string>): boolean {
  if (from === name) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return (index.broader.get(from) ?? []).some((next) => leadsTo(index, next, name, seen));
}
