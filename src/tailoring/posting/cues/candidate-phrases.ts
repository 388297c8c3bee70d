import { everyMatch } from '../../text/every-match.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { linesOf, type PhraseTable } from '../../text/phrase-table.ts';
import { type PreparedPattern, preparedPattern } from '../../text/prepared-pattern.ts';
import { doingWords, exampleWords, leadWords, praiseWords, tailWords } from './lead-words.ts';
import { tradeVerbs } from './trade-verbs.ts';

/** Over text in lower case, as the tables are. */
interface CandidatePatterns {
  readonly asks: PreparedPattern;
  readonly lead: PreparedPattern;
  readonly doing: RegExp;
  readonly done: PreparedPattern;
  readonly praise: PreparedPattern;
  readonly tail: PreparedPattern;
}

let patterns: CandidatePatterns | undefined;

function candidatePatterns(): CandidatePatterns {
  patterns ??= compile();
  return patterns;
}

function compile(): CandidatePatterns {
  const { zh = '', ...spaced } = leadWords;
  const asking = alternatives(spaced);
  const chinese = linesOf(zh).join('|');
  const { zh: chineseTails = '', ...spacedTails } = tailWords;
  return {
    asks: preparedPattern(`\\b(?:${asking})\\s+|(?:${chinese})`),
    lead: preparedPattern(`\\b(?:${asking}|${alternatives(exampleWords)})\\s+|(?:${chinese})`, 'gu'),
    doing: new RegExp(`\\b${doingWords}\\s`, 'iu'),
    done: preparedPattern(
      `^(?:${tradeVerbs})(?: (?:up|out|down|off|back))? (?:(?:with|to|on|for) )?(?:an? |the )?(?=\\p{L})`,
      'iu',
    ),
    praise: preparedPattern(`^(?:(?:${alternatives(praiseWords)})\\s+)+`),
    tail: preparedPattern(`\\s+(?:${alternatives(spacedTails)})$|(?:${linesOf(chineseTails).join('|')})$`),
  };
}

function alternatives(table: PhraseTable): string {
  return Object.values(table).flatMap(linesOf).join('|');
}

/** Whether a text leads to something that it asks for: "experience with …". */
export function hasLead(text: string): boolean {
  return candidatePatterns().asks.test(lowerCase(text));
}

/** Where the last lead phrase ends; null without one. */
export function leadEnd(text: string): number | null {
  const last = everyMatch(lowerCase(text), candidatePatterns().lead.for(text)).at(-1);
  return last ? last.index + last[0].length : null;
}

/** Whether a lead is followed by verbs: "able to read drawings, bend conduit and pull wire". */
export function leadsToDoing(lead: string): boolean {
  return candidatePatterns().doing.test(lead);
}

/** How many characters at the start only say what is done with the things that follow, in the plain form. */
export function plainDoingLength(text: string): number {
  return candidatePatterns().done.exec(text)?.[0].length ?? 0;
}

/** "Read, write" of "able to read, write and speak": a verb whose object comes later. */
export function isPlainDoing(text: string): boolean {
  return candidatePatterns().done.exec(`${text} x`)?.[0].length === text.length + 1;
}

/** How many characters at the start only praise what follows. */
export function praiseLength(text: string): number {
  return candidatePatterns().praise.exec(lowerCase(text))?.[0].length ?? 0;
}

/** The text without what trails the thing itself. */
export function withoutTail(text: string): string {
  const tail = candidatePatterns().tail.exec(lowerCase(text));
  return tail ? withoutTail(text.slice(0, tail.index)) : text;
}

/** Where one item of a list ends and the next begins. */
export const listBorder =
  /\s*(?:[,;，、；()（）•|]|[:：](?=\s)|\s[/–—-]\s|\b(?:and\/or|and|or|as well as|plus|und|oder|sowie|et|ou|ainsi que|y|e|o|u)\b(?=\s)|和|及|与|以及|或者?)\s*/giu;

/** Either of two satisfies. */
export const alternative = /\s*(?:\b(?:or|oder|bzw\.?|ou|o)\b|\/|或者?)\s*/iu;
