import { wordList } from '../../lexicon/packed/word-lists.ts';
import { allMatches } from '../../text/patterns/patterns.ts';
import type { Finding, Proof } from '../finding.ts';
import type { Line } from '../resume-lines.ts';

const nouns = wordList('proofreading', 'template_noun');
const verbs = wordList('proofreading', 'template_verb');

/** Finds words of a template that were not replaced. */
export function findPlaceholders({ lines, messages: { placeholder } }: Proof): readonly Finding[] {
  return lines.flatMap((line) => {
    const quote = placeholderIn(line);
    if (quote === null) return [];
    return [
      {
        severity: 'error' as const,
        rule: 'placeholder' as const,
        path: line.path,
        place: line.place,
        message: placeholder.message(quote),
        advice: placeholder.advice,
        quote,
      },
    ];
  });
}

function placeholderIn(line: Line): string | null {
  const { text } = line;
  return (
    inBrackets(text) ??
    filler.exec(text)?.[0] ??
    unknown.exec(text)?.[0] ??
    mask.exec(text)?.[0].trim() ??
    wholeField(line)
  );
}

/** `[Company]`, `<your phone>`, `【公司名称】` */
const bracketed = /[[<{【][^[\]<>{}【】\n]{1,40}[\]>}】]/g;

function inBrackets(text: string): string | null {
  const found = allMatches(text, bracketed).find(([match]) => isTemplateWord(match.slice(1, -1)));
  return found?.[0] ?? null;
}

/** True for a bracketed prompt such as `[insert number]`, not for a bracketed heading such as `【2019】`. */
function isTemplateWord(text: string): boolean {
  const words = normalized(text);
  if (nouns.has(words)) return true;
  return verbs
    .words()
    .some((verb) => words.startsWith(`${verb} `) || (isHan(verb) && words.startsWith(verb)));
}

function normalized(text: string): string {
  return text.toLowerCase().replaceAll('_', ' ').replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
}

function isHan(word: string): boolean {
  return /\p{Script=Han}/u.test(word);
}

const filler =
  /[Ll]orem [Ii]psum|[Dd]olor sit amet|[Dd]escription of your (?:responsibilities|duties|achievements)|(?<![\p{L}\p{N}])(?:TODO|FIXME|TBD)(?:\s?[:：]|$)/u;
/** `from ?? to ????`, but not `really??`, nor an operator in quotation marks. */
const unknown = /(?<![\p{L}\p{N}\p{P}])\?{2,}(?![\p{L}\p{N}"'”’»])/u;
/** `XX%`, `$XXk`, `XXX`, `XX people`; two letters alone may be a Roman numeral. */
const mask =
  /(?<![\p{L}\p{N}-])[Xx]{1,4}\s?%|[$€£¥]\s?[Xx]{2,5}|(?<![\p{L}\p{N}.-])X{3,5}(?![\p{L}\p{N}-])|(?<![\p{L}\p{N}.-])(?:xx|XX)(?= (?:years|months|users|people|customers|clients|employees|projects|Jahren?|Mitarbeiter|Kunden|ans|personnes|années|años|personas|clientes)(?!\p{L}))/u;

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
  const isThere = nouns
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
