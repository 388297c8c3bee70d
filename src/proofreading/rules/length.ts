import { estimatePages } from '../../tailoring/plan/pages/page-estimate.ts';
import { monthsWorked } from '../../tailoring/score/background/years-worked.ts';
import type { Finding, Proof } from '../finding.ts';
import { hanCount, wordCount } from './wording.ts';

/** Limits in years of experience: one page below the first, two below the second; three are much for everyone. */
const yearsForTwoPages = 4;
const yearsForThreePages = 15;
const maxPages = 3;
/** From this number of publications, a resume is academic and may be long. */
const minAcademicPublications = 4;
const minWords = 100;
const yearsForMore = 3;

/** Compares the length with the years of experience. Says nothing if no job has dates. */
export function checkLength({ document, entries, lines, asOf, messages }: Proof): readonly Finding[] {
  const jobs = entries.filter(({ section }) => section === 'experience');
  const years = Math.floor(
    monthsWorked(
      jobs.map(({ dates }) => dates),
      asOf,
    ) / 12,
  );
  const pages = estimatePages(document);
  if (jobs.length === 0 || jobs.some(({ dates }) => !dates.start)) return [];
  const isAcademic = document.sections.publications.items.length >= minAcademicPublications;
  const isLong =
    !isAcademic &&
    (pages > maxPages ||
      (pages > 2 && years < yearsForThreePages) ||
      (pages > 1 && years < yearsForTwoPages));
  const { places, tooLong, tooShort } = messages;
  const finding = (message: string, advice: string): Finding => ({
    ...{ severity: 'hint', rule: 'length', path: '', place: places.whole },
    ...{ message, advice },
  });
  if (isLong) return [finding(tooLong.message(pages, years), tooLong.advice)];
  const words = lines
    .filter(({ kind }) => kind === 'prose' || kind === 'bullet')
    .reduce((sum, { text }) => sum + wordCount(text) + Math.floor(hanCount(text) / 2), 0);
  if (words >= minWords || years < yearsForMore) return [];
  return [finding(tooShort.message(words, years), tooShort.advice)];
}
