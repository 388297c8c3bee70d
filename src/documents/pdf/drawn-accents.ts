import { isOnOneLine } from './page-rows.ts';
import type { PageRun } from './page-runs.ts';

/*
 * TeX's old fonts have no letters with accents: an accent is drawn first and the letter below it, so that the text says
 * `f¨ur` and `th`ese`. Source: the encoding OT1. Elsewhere the same signs are apostrophes and quotation marks: `Driver´s`.
 */

/** By its name: one of TeX's old fonts, which have an apostrophe of their own; not the typewriter, whose text is code. */
export function drawsAccents(fontName: string): boolean {
  return oldFonts.test(fontName);
}

const oldFonts =
  /^(?:[A-Z]{6}\+)?(?:cm(?:r|b|bx|bxsl|bxti|ti|sl|u|csc|dunh|ss|ssbx|ssdc|ssi|ssq|ssqi)|lcmss\w?)\d{1,2}$/i;

/** Each accent that stands by itself, and the one that joins the letter before it. */
const accents: ReadonlyMap<string, string> = new Map([
  ['`', '\u0300'],
  ['´', '\u0301'],
  ['ˆ', '\u0302'],
  ['˜', '\u0303'],
  ['¨', '\u0308'],
  ['˚', '\u030A'],
  ['ˇ', '\u030C'],
  ['¸', '\u0327'],
]);
const accentAndLetter = /([`´ˆ˜¨˚ˇ¸])(\p{L})/gu;
const openAccent = /[`´ˆ˜¨˚ˇ¸]$/;
/** As a share of the size: the letter begins where the accent does, which is at most this wide. */
const widestAccent = 0.75;
/** As a share of the size: what follows an apostrophe reaches less far below it. */
const leastBelow = 0.2;

/** The runs of a page with accents and letters as one. */
export function withDrawnAccents(runs: readonly PageRun[]): readonly PageRun[] {
  const joined = runs.some(({ text }) => openAccent.test(text)) ? withWholeLetters(runs) : runs;
  return joined.map((run) =>
    run.drawsAccents ? { ...run, text: run.text.replace(accentAndLetter, letterWithAccent) } : run,
  );
}

/** An accent at the end of a run belongs to the letter that the next one begins with, and that stands below it. */
function withWholeLetters(runs: readonly PageRun[]): readonly PageRun[] {
  const isOpen = runs.map((run, index) => {
    const next = runs[index + 1];
    if (next === undefined || !openAccent.test(run.text) || !/^\p{L}/u.test(next.text)) return false;
    const back = run.endX - next.x;
    const least = run.drawsAccents ? 0 : leastBelow * run.size;
    return isOnOneLine(run, next) && back >= least && back < widestAccent * run.size;
  });
  return runs.flatMap((run, index) => {
    const accent = isOpen[index - 1] ? (runs[index - 1]?.text.at(-1) ?? '') : '';
    const joined = (accent + run.text.slice(0, 1)).replace(accentAndLetter, letterWithAccent);
    const whole = joined + run.text.slice(1);
    if (!isOpen[index]) return [{ ...run, text: whole }];
    const endX = runs[index + 1]?.x ?? run.endX;
    const text = whole.slice(0, -1);
    const shown = isOneWord(text, (endX - run.x) / run.size) ? text.trimEnd() : text;
    return shown === '' ? [] : [{ ...run, text: shown, endX }];
  });
}

function letterWithAccent(written: string, accent: string, letter: string): string {
  // Above an accent TeX draws the i and the j without their dots.
  const base = letter.replace('ı', 'i').replace('ȷ', 'j');
  const composed = (base + (accents.get(accent) ?? '')).normalize('NFC');
  return [...composed].length === 1 ? composed : written;
}

/**
 * Before an accent over a capital the library reports a blank, drawn or not: behind a few capitals their width tells.
 * @param width up to the next letter, as a share of the size
 */
function isOneWord(text: string, width: number): boolean {
  const capitals = /^(\p{Lu}{1,4}) $/u.exec(text)?.[1]?.length;
  return capitals !== undefined && width < 0.75 * capitals + 0.2;
}
