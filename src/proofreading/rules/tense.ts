import { tenseOf } from '../../tailoring/grammar/verb-tense.ts';
import { supportedLanguageOf } from '../../text/language.ts';
import { type Finding, type Proof, workTexts } from '../finding.ts';
import { groupedFindings } from '../grouped-findings.ts';

/** Fewer bullets say nothing about the tense of a job. */
const minBullets = 3;

/**
 * A job that has ended is told in the past. In a present job what was finished is, too: only one with nothing in the
 * present is a finding. English only: the others write nouns.
 */
export function checkTense(proof: Proof): readonly Finding[] {
  if (proof.language !== 'en') return [];
  return [...workTexts(proof)].flatMap(([entry, lines]) => {
    const dates = proof.entries.find(
      ({ path, section }) => path === entry.path && section === 'experience',
    )?.dates;
    const bullets = lines.filter(({ kind, text }) => kind === 'bullet' && isEnglish(text));
    if (!dates?.end) return [];
    const present = bullets.filter(({ text }) => tenseOf(text) === 'present');
    if (dates.end !== 'present') {
      return groupedFindings(entry, present, {
        severity: 'hint',
        rule: 'tense',
        advice: 'Use the past tense for a job that has ended.',
        one: ({ text }) => {
          const [verb = ''] = text.split(/\s/, 1);
          return { message: `"${verb}" is in the present tense, and this job has ended.`, quote: verb };
        },
        many: (count) => `${count} bullets are in the present tense, and this job has ended.`,
      });
    }
    const past = bullets.filter(({ text }) => tenseOf(text) === 'past');
    const isAllPast = past.length >= minBullets && past.length === bullets.length;
    return isAllPast
      ? [
          {
            severity: 'hint',
            rule: 'tense',
            path: entry.path,
            place: entry.place,
            message: 'You still work here, and every bullet is in the past tense.',
            advice: 'Use the present tense for what you do now. Keep the past for what is finished.',
          },
        ]
      : [];
  });
}

function isEnglish(text: string): boolean {
  const language = supportedLanguageOf(text);
  return language === null || language === 'en';
}
