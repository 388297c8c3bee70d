import { everyMatch } from '../../text/every-match.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import type { Candidate } from '../candidate.ts';

const suspended = preparedPattern(String.raw`(\p{Lu}\p{Ll}+)-(?=\s*(?:,|und|oder|sowie|&|\/|bzw\.))`, 'gu');
/** Second parts of compounds that several first parts share in postings. */
const heads =
  /(buchhaltung|abrechnung|verwaltung|management|entwicklung|planung|steuerung|pflege|technik|prüfung|beratung|betreuung|erstellung|sicherung|kontrolle|logistik|verkehr|recht|abschlüssen?|abschluss|schweißen|kenntnisse|anlagen|systeme|steuer|wesen|führung|arbeiten|bau|analyse|design)$/u;

/** "Debitoren- und Kreditorenbuchhaltung": the first half as the whole word that it stands for. */
export function expandSuspended(text: string): Candidate[] {
  return everyMatch(text, suspended.for(text)).flatMap((match) => {
    const end = match.index + match[0].length;
    const next = /\p{Lu}\p{Ll}+(?![\p{L}-])/u.exec(text.slice(end));
    const head = heads.exec(next?.[0] ?? '')?.[1];
    if (!head) return [];
    return [{ text: `${match[1]}${head}`, start: match.index, end, term: null, inList: true }];
  });
}
