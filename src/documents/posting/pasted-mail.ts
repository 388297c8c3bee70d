import { wordList } from '../../lexicon/packed/word-lists.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { cleanLine } from '../text/clean-text.ts';

/* A mail that was pasted with its first lines: "Subject: Welder at Hull Works". */

const subjectLabel = preparedPattern(
  String.raw`^\*{0,2}(?:subject|betreff|objet|asunto|主题|主旨|標題)\*{0,2}\s?[:：]\*{0,2}\s*`,
  'iu',
);
const otherLabel = preparedPattern(
  () => String.raw`^\*{0,2}(?:${wordList('posting', 'mail_label').alternatives()})\*{0,2}\s?[:：]`,
  'iu',
);
/** Lines of a head, counted without blank ones. */
const maxHead = 8;

/** A prefix that mail programs put before a subject, perhaps repeatedly: `Fwd:`, `WG:` */
const subjectPrefix = preparedPattern(String.raw`^\p{L}{2,4}:\s*`);
const maxPrefixes = 5;

export function subjectAlone(subject: string): string {
  let line = cleanLine(subject);
  for (let count = 0; count < maxPrefixes && subjectPrefix.test(line); count += 1)
    line = line.replace(subjectPrefix.regExp, '');
  return line;
}

interface PastedMail {
  readonly subject: string;
  readonly body: string;
}

/** The subject and the rest of a pasted mail; null if the text does not begin like one. */
export function pastedMail(text: string): PastedMail | null {
  const lines = text.split('\n');
  let [subject, end, labels] = ['', 0, 0];
  for (const [index, line] of lines.slice(0, 2 * maxHead).entries()) {
    const bare = line.trim();
    if (bare === '') continue;
    const isSubject = subjectLabel.test(bare);
    if (!isSubject && !otherLabel.test(bare)) break;
    if (isSubject) subject = bare.replace(subjectLabel.regExp, '');
    [end, labels] = [index + 1, labels + 1];
  }
  return subject === '' || labels > maxHead
    ? null
    : { subject: subjectAlone(subject), body: lines.slice(end).join('\n') };
}
