import { isIrregularPast } from '../../lexicon/verb-forms.ts';
import { type Language, supportedLanguageOf } from '../../text/language.ts';
import { type Finding, type Proof, workTexts } from '../finding.ts';
import { groupedFindings } from '../grouped-findings.ts';
import type { Line, LineEntry } from '../resume-lines.ts';
import { ruleWords } from '../rule-words.ts';

const summaryEntry: LineEntry = { path: 'basics.summary', place: 'Summary', isWork: false };

/** "I", "my", "we": a resume is about one person and need not say so. */
export function findFirstPerson(proof: Proof): readonly Finding[] {
  const summary = proof.lines.filter(({ path }) => path === 'basics.summary');
  const texts: readonly (readonly [LineEntry, readonly Line[]])[] = [
    [summaryEntry, summary],
    ...workTexts(proof),
  ];
  return texts.flatMap(([entry, lines]) => {
    const personal = lines.filter(({ text }) => personIn(text, proof.language) !== null);
    return groupedFindings(entry, personal, {
      severity: 'hint',
      rule: 'first_person',
      advice: 'Leave the pronoun out: "Ran the shop" says the same as "I ran our shop".',
      one: ({ text }) => {
        const word = personIn(text, proof.language) ?? '';
        return { message: `"${word}" is the first person.`, quote: word };
      },
      many: (count) => `${count} texts are in the first person.`,
    });
  });
}

/** A French line of an English resume has French words: `mes` is a name there. */
function personIn(text: string, language: Language | null): string | null {
  if (language === null) return null;
  if (language === 'zh') return ruleWords('first_person', 'zh').find((word) => text.includes(word)) ?? null;
  const own = supportedLanguageOf(text);
  if (own !== null && own !== language) return null;
  const known = new Set(ruleWords('first_person', language));
  const words = text.replaceAll('’', "'").match(wordOrElision) ?? [];
  return words.find((word, at) => isPersonal(word, [words[at - 1], words[at + 1]], known)) ?? null;
}

const wordOrElision = /[\p{L}\p{N}]+(?:'[\p{L}]*|[-/.&][\p{L}\p{N}]+)*/gu;

/** `I` before a verb; in `Phase I checks` it is a number. */
function isPersonal(
  word: string,
  [before = '', after = '']: readonly [string | undefined, string | undefined],
  known: ReadonlySet<string>,
): boolean {
  if (word === 'I') {
    if (!known.has('I') || !/^\p{Ll}/u.test(after) || links.has(after)) return false;
    return !/^\p{Lu}/u.test(before) || isPast(after);
  }
  if (known.has(word)) return true;
  if (word.length > 1 && word === word.toUpperCase()) return false;
  const lower = word.toLowerCase();
  const elided = lower.slice(0, lower.indexOf("'") + 1);
  return known.has(lower) || (elided !== '' && known.has(elided));
}

const links: ReadonlySet<string> = new Set('and or to of in for at with'.split(' '));
const auxiliaries: ReadonlySet<string> = new Set('am was have had can could will would do did'.split(' '));

function isPast(word: string): boolean {
  return word.endsWith('ed') || isIrregularPast(word) || auxiliaries.has(word);
}
