import { blanksIn } from '../../contract/resume/answer-place.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import { functionWords } from '../../lexicon/words/generic-words.ts';
import { readVerb } from '../../lexicon/words/verbs.ts';
import { messagesFor } from '../../messages/tailoring/messages-for.ts';
import type { Language } from '../../text/language.ts';
import { type Bracketed, bracketedIn, unwrittenIn } from '../../text/placeholders.ts';
import type { Finding, Proof } from '../finding.ts';
import type { Line } from '../resume-lines.ts';

const templateNouns = wordList('proofreading', 'template_noun');
const templateVerbs = wordList('proofreading', 'template_verb');

/** Finds words of a template that were not replaced, each once in a line. */
export function findPlaceholders({ lines, language, messages: { placeholder } }: Proof): readonly Finding[] {
  return lines.flatMap((line) =>
    placeholdersIn(line, language).map((quote) => ({
      severity: 'error' as const,
      rule: 'placeholder' as const,
      path: line.path,
      place: line.place,
      message: placeholder.message(quote),
      advice: placeholder.advice,
      quote,
    })),
  );
}

function placeholdersIn(line: Line, language: Language | null): readonly string[] {
  const blanks = bracketedIn(line.text).filter((one) => isBlank(one, line, language ?? 'en'));
  const found = [...new Set([...blanks.map(({ quote }) => quote), ...unwrittenIn(line.text)])];
  if (found.length > 0) return found;
  const whole = wholeField(line);
  return whole === null ? [] : [whole];
}

/**
 * True if words in brackets ask for others: they name a field of a template, say so themselves, or are where the
 * sentence needs a noun. A remark after a whole phrase is not a placeholder: `Ran the shop [part-time]`.
 */
function isBlank(bracketed: Bracketed, { kind, text }: Line, language: Language): boolean {
  const { quote, words, start, end } = bracketed;
  if (isTemplateWord(words) || isOwnBlank(quote, language)) return true;
  if (/^[[{<]/.test(quote) && asks(words, language)) return true;
  if (kind !== 'prose' && kind !== 'bullet') return false;
  const before = text.slice(0, start).trimEnd();
  // `[Machine] repaired for a farm`
  if (before === '') return /^\s\p{Ll}/u.test(text.slice(end, end + 2));
  return isLeftOpen(before, language);
}

/** True if it begins with an article, a possessive or a question word: `the result`, `my part`, `what you did`. */
function asks(words: string, language: Language): boolean {
  const [first = '', ...others] = normalized(words).split(' ');
  const { stops } = functionWords(language);
  return stops.has(first) || (others.length > 0 && isArticle(first, language));
}

/** True after a word that needs a noun: `for`, `the`, or the past of a verb that opens the line. */
function isLeftOpen(before: string, language: Language): boolean {
  const last = /(?<![\p{L}\p{N}'’.-])\p{L}+$/u.exec(before)?.[0] ?? '';
  const word = last.toLowerCase();
  if (wordList('language', 'preposition').hasIn(language, word) || isArticle(word, language)) return true;
  return language === 'en' && last === before && readVerb(word)?.forms.includes('past') === true;
}

function isArticle(word: string, language: Language): boolean {
  return (
    wordList('tailoring', 'article').hasIn(language, word) ||
    wordList('tailoring', 'article_or_number').hasIn(language, word)
  );
}

/** True for a blank of the wordings that the engine proposes. */
function isOwnBlank(quote: string, language: Language): boolean {
  return [false, true].some((isTraditional) =>
    Object.values(messagesFor({ language, isTraditional }).proposals).some((proposal) =>
      blanksIn(proposal).includes(quote),
    ),
  );
}

/** True for a field of a template or a request: `Company`, `insert number`, not for a heading such as `【2019】`. */
function isTemplateWord(text: string): boolean {
  const words = normalized(text);
  if (templateNouns.has(words)) return true;
  return templateVerbs
    .words()
    .some((verb) => words.startsWith(`${verb} `) || (isHan(verb) && words.startsWith(verb)));
}

function normalized(text: string): string {
  return text.toLowerCase().replaceAll('_', ' ').replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
}

function isHan(word: string): boolean {
  return /\p{Script=Han}/u.test(word);
}

/** A field with its own name as value. A single word may be a real name: a company `Company`, a person `Name`. */
function wholeField({ kind, path, text }: Line): string | null {
  if (kind === 'list' && numbered.test(text)) return text;
  if (kind !== 'name' && kind !== 'title') return null;
  if (path === 'basics.email') return isTemplateMail(text) ? text : null;
  if (path === 'basics.phone') return isTemplatePhone(text) ? text : null;
  const words = ` ${
    text
      .toLowerCase()
      .match(/[\p{L}']+/gu)
      ?.join(' ') ?? ''
  } `;
  const isThere = templateNouns
    .words()
    .some((noun) => /^\p{L}+ [\p{L} ]+$/u.test(noun) && words.includes(` ${noun} `));
  return isThere ? text : null;
}

/** `Skill 1`, `Language 2` */
const numbered =
  /^(?:skill|language|hobby|interest|fähigkeit|sprache|compétence|langue|habilidad|idioma|技能|语言)\s?\d$/iu;

const templateMail =
  /^(?:your|firstname|first|name|email|e-mail|mail|username|vorname|prenom|nombre)(?:[._-]?(?:name|mail|email|last|lastname|nachname|nom|apellido|address)){0,2}@/i;
const templateHost = /@(?:your|email|e-?mail|domain|mail|company|firma|correo)\.(?:com|org|net|de|fr|es)$/i;

function isTemplateMail(text: string): boolean {
  return /^(?:your|firstname|vorname)/i.test(text)
    ? templateMail.test(text)
    : templateMail.test(text) && templateHost.test(text);
}

const countingUp = '12345678901234567890';

/** `(123) 456-7890`, `000 000 000`, `555-555-5555`, `XXX-XXXX` */
function isTemplatePhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  if (/x{3}/i.test(text)) return true;
  return digits.length >= 7 && (countingUp.startsWith(digits) || new Set(digits).size === 1);
}
