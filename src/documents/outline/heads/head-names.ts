import { legalForms, writtenLegalForms } from '../../../lexicon/legal-forms.ts';
import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { lazy } from '../../../values/memoize.ts';
import { isWholeTitle, titleMatch } from '../recognize/lexical-signs.ts';
import { isOnOwnAccount, isSchool, namesOrganization, namesRole } from '../recognize/name-kinds.ts';

/* Weighs whether a name in the head of a job is the title or the employer. */

/** Endings of agent nouns: `Realtor`, `Tutor`, `Polymechaniker`, `Ayudante`, `Hilfskraft`. */
const agent = lazy(() => new RegExp(String.raw`^\p{L}{2,}(?:${phrases('resume', 'agent_end')})s?$`, 'iu'));
const rank = lazy(
  () => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${phrases('resume', 'rank_word')})(?![\p{L}\p{N}])`, 'iu'),
);
const legalForm = lazy(
  () =>
    new RegExp(String.raw`[\s,](?:${legalForms('resume')})\.?(?:\s?(?:&|de)\s.{1,12})?(?=$|[\s,(])`, 'iu'),
);
/** Legal forms that only count after a name and as written: `Eriksbo AB`, but not `AB` (Alberta) after a comma. */
const formAsWritten = lazy(
  () => new RegExp(String.raw`\p{L}\s(?:${writtenLegalForms('written')})(?=$|[\s,(])`, 'u'),
);
/** Abbreviated titles: `Senior SE` is an engineer, `Allianz SE` a company. */
const shortTitle =
  /(?<![\p{L}\p{N}])(?:(?:senior|staff|principal|lead|junior|research|sr\.?|jr\.?) SE[1-5]?|SDE|SWE|SRE)(?![\p{L}\p{N}])/iu;
/** Placeholders for an employer in forms and anonymized resumes. */
const employerPlaceholder =
  /^(?:company name(?=$|[\s,(])|(?:company|employer|firma|unternehmen|entreprise|empresa)(?: \d{1,2})?(?=$| \())/iu;
const titlePlaceholder =
  /^(?:job title|position title|title|titel|berufsbezeichnung|poste|puesto)(?: \d{1,2})?$/iu;

/** Positive for a title, negative for an employer; the farther from 0, the surer. */
export function saysTitle(text: string): number {
  if (titlePlaceholder.test(text)) return 4;
  return titleWeight(text) - employerWeight(text);
}

/** True for a name with a legal form: `Acme, S.A.` */
export function isCompany(text: string): boolean {
  return saysTitle(text) <= -2;
}

/** True for a title with a known role, also with a bracket after it. */
export function isJobTitle(text: string): boolean {
  const bare = text.replace(/\s\([^()]{1,60}\)$/u, '');
  return namesRole(bare) || titleMatch(bare) >= 2;
}

/** True if the last word is a role (`Software Developer` is not a company), or the first (`Chef de projet`). */
function hasRoleAtEdge(text: string): boolean {
  const [first = '', last = ''] = edges(text);
  return namesRole(last) || (namesRole(first) && !namesOrganization(last) && !isSchool(last));
}

function titleWeight(text: string): number {
  if (namesRole(text) || shortTitle.test(text)) return 2;
  if (rank().test(text)) return 1.5;
  if (isWholeTitle(text)) return 1;
  return edges(text).some((word) => agent().test(word)) ? 0.5 : 0;
}

function employerWeight(text: string): number {
  if (employerPlaceholder.test(text)) return 6;
  const hasForm = legalForm().test(text) || formAsWritten().test(text);
  const form = hasForm && !shortTitle.test(text) ? 2.5 : 0;
  const isNamed =
    (namesOrganization(text) || isSchool(text)) && !hasRoleAtEdge(text) && !shortTitle.test(text);
  const named = isNamed ? 1 : 0;
  return Math.max(form, named) + (isOnOwnAccount(text.split(/\s+/, 2).join(' ')) ? 0.5 : 0);
}

/** The first and the last word before a comma, a dash or a bracket. */
function edges(text: string): readonly string[] {
  const [first = ''] = text.split(/\s[–—-]\s|[,(/&]/);
  const words = first.trim().split(/\s+/);
  return [words[0] ?? '', words.at(-1) ?? ''];
}

/** The number of words at the beginning that are the title; 0 if none was found. */
export function wordsOfTitle(words: readonly string[]): number {
  const ends = words.flatMap((word, index) => (isTitleWord(word, words[index + 1]) ? [index + 1] : []));
  const last = ends.findLast((end) => end < words.length) ?? 0;
  const isName = /^[\p{Lu}\p{N}]/u.test(words[last] ?? '');
  return isName && last > 0 ? last : 0;
}

/** Words that continue a title. */
const continuesTitle =
  /^(?:of|for|in|to|and|&|\/|–|-|—|de|du|des|la|le|en|für|im|und|et|y|\(.*|[IVX]{1,3}|\d+)$/iu;

function isTitleWord(word: string, next: string | undefined): boolean {
  const bare = word.replace(/[,;]$/, '');
  if (next === undefined || continuesTitle.test(next) || /[,/&-]$/.test(word)) return false;
  return namesRole(bare) || (rank().test(bare) && !/^(?:senior|junior|sr|jr)\.?$/i.test(bare));
}
