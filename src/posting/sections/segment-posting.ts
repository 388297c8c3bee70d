import { trimEndOf } from '../../contract/strings.ts';
import { fold } from '../../text/fold.ts';
import { isPhrase, type PhraseTable, startsWithPhrase } from '../../text/phrase-table.ts';
import { splitSentences } from '../../text/split-sentences.ts';
import { cueOf } from '../cues/cue-of.ts';
import { hasLead } from '../cues/lead-phrases.ts';
import { employerSpeaks } from '../sentences/voice-words.ts';
import { type Block, blockOf, labelOf, maxItemLength, type Place } from './block-of.ts';
import { guessSection, headingOf, maxHeadingLength, ornamentHeading } from './heading-of.ts';
import type { Section } from './heading-words.ts';
import { knownHeading } from './known-heading.ts';
import { isTitleCase, isUpperCase } from './line-shape.ts';
import type { Line } from './read-lines.ts';

/** Labels of a job board's lines that ask for nothing: `Location: Berlin`. */
const boardLabels: PhraseTable = {
  en: `
    location|job (?:type|id|category|location|number)|employment type
    work (?:type|schedule|location)|department|reports to|reporting to|date posted|posted
    start(?:ing)? date|schedule|hours|shift|salary|pay|rate|industry|website|phone|email|tel
    requisition|req|vacancy|contract(?: type)?|(?:job|position|role) title|open to|grade|(?:position |project |contract )?duration|position location|number of (?:positions|vacancies)
  `,
  de: String.raw`
    standort|arbeitsort|arbeitszeit|vertragsart|eintritt|beginn|gehalt|referenz\w{0,30}|stellenbezeichnung|einsatzort|anzahl(?: der)? stellen|befristung
  `,
  fr: `
    lieu|localisation|contrat|type de contrat|salaire|date|horaires|intitule du poste|lieu de travail|temps de travail|nature du contrat|duree(?: du contrat)?|reference|nombre de postes
  `,
  es: `
    ubicacion|jornada|contrato|tipo de contrato|salario|horario|puesto|edad|sexo|genero|estado civil|lugar de trabajo|zona de trabajo|tipo de puesto|vacantes|numero de vacantes
  `,
  zh: `
    工作地点|地点|薪资|月薪|岗位名称|职位名称|招聘人数|工作时间
  `,
};

/** Sections in which nothing is asked for, list or not. */
export const silentSections: ReadonlySet<Section> = new Set(['benefits', 'about', 'legal', 'apply']);

/** Lines under their headings. */
export function segmentPosting(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  let place: Place = nowhere;
  let headed = false;
  let listed: 'bullets' | 'bare' | null = null;
  let hasLeft = false;
  for (const [index, line] of lines.entries()) {
    if (index === 0 && isTitle(line, lines[1])) continue;
    const below = placeBelow(lines, index, listed !== null, { place, headed });
    headed = below !== null;
    if (!headed && isBoardLine(line)) continue;
    const opened = below ?? labelledPlace(line, lines[index + 1]);
    place = opened ?? place;
    if (opened) listed = null;
    if (headed) continue;
    if (line.isItem) listed = 'bullets';
    const ends = listed === 'bullets' ? endsList(line) : listed === 'bare' && endsBareList(line);
    hasLeft = (ends || (hasLeft && line.isParted)) && !isSilent(place);
    const block = blockOf(line, hasLeft ? nowhere : place);
    const isBare = block.isItem && block.start === line.start && block.section === place.section;
    if (isBare) listed ??= 'bare';
    blocks.push(block);
  }
  return blocks;
}

const nowhere: Place = { section: 'none', heading: '' };

function withoutMarks(heading: string): string {
  return trimEndOf(heading, /[\s:：#*~=_]/).replace(/^[#*~=_\s]+/, '');
}

/** Where a line stands, before it is read, and whether right above it there is a heading. */
interface Above {
  readonly place: Place;
  readonly headed: boolean;
}

/** What stands below a heading; null for a line that is none. */
function placeBelow(lines: readonly Line[], index: number, listed: boolean, above: Above): Place | null {
  const found = headingAt(lines, index, listed);
  if (!found) return null;
  const text = lines[index]?.text ?? '';
  const guessed = found === 'none' ? guessSection(lines.slice(index + 1)) : found;
  const isOfProse = found === 'none' && lines[index + 1]?.isItem === false && isSilent(above.place);
  const stays = (guessed === 'none' && goesOn(text, above)) || (isOfProse && isTitleCase(text));
  const section = stays ? above.place.section : guessed;
  return { section, heading: withoutMarks(text) };
}

/** Whether an unknown heading only parts the section that it stands in: "Data Preparation" among duties, anything among perks. */
function goesOn(heading: string, { place, headed }: Above): boolean {
  if (headed) return !isSilent(place);
  return isTitleCase(heading) && (isSilent(place) || place.section === 'responsibilities');
}

function isSilent({ section }: Place): boolean {
  return silentSections.has(section);
}

/** "Profile: knowledge of X" above bullets, "HOW TO APPLY: send …": a heading with its text on the same line. */
function labelledPlace(line: Line, next: Line | undefined): Place | null {
  const label = line.isItem ? null : labelOf(line.text);
  if (!label?.byColon) return null;
  const opens = isUpperCase(label.name) || (next?.isItem === true && !next.afterBlank);
  return opens ? { section: label.section, heading: label.name } : null;
}

function headingAt(lines: readonly Line[], index: number, listed: boolean): Section | null {
  const [line, next] = lines.slice(index, index + 2);
  if (!line) return null;
  const found = headingOf(line, next);
  return found ?? ornamentHeading(line, next, listed);
}

function isBoardLine({ text }: Line): boolean {
  const [name = '', value] = fold(text).split(/[:：]/, 2);
  return value !== undefined && isPhrase(boardLabels, name.trim());
}

/** After items without bullets, only a long paragraph that opens by asking for nothing is surely none of them. */
function endsBareList({ isItem, afterBlank, text }: Line): boolean {
  if (isItem || !afterBlank || text.length <= maxItemLength) return false;
  const first = text.slice(0, splitSentences(text)[0]?.end);
  const cue = cueOf(first);
  if (cue !== null) return cue === 'ignored';
  return !hasLead(first) || startsWithPhrase(employerSpeaks, fold(first));
}

/** A paragraph after the bullets of a section speaks of something else again. */
function endsList({ isItem, afterBlank, text }: Line): boolean {
  return !isItem && afterBlank && (text.length > maxItemLength || /[.!。！]$/.test(text));
}

/** The first line mostly says which job it is; that is the position, not something asked for. */
function isTitle(line: Line, next: Line | undefined): boolean {
  return (
    !line.isItem &&
    next !== undefined &&
    line.text.length <= maxHeadingLength &&
    !/[.!。]$/.test(line.text) &&
    knownHeading(line.text) === null
  );
}
