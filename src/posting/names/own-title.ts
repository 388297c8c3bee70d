import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { titleAtStart } from '../../lexicon/titles/sought-titles.ts';
import { titleKey } from '../../lexicon/titles/title-keys.ts';
import { titleRoot } from '../../lexicon/titles/title-subject.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { type Token, tokenize } from '../../text/tokenize.ts';

/* The title of the job itself, which asks for nothing: "Food Production Manager" above the text of that job. */

/** What is asked for in the title's own trade: "experience as a welder", "welder experience", "Ausbildung als Koch". */
const qualification = preparedPattern(() => phrases('posting', 'qualification'), 'iu');
const qualificationBehind = preparedPattern(() => `^[ -](?:${phrases('posting', 'qualification')})`, 'iu');

/**
 * True for a phrase that only names the job by its title, by a part of it with its person, or by the title with more
 * words before it: "Event Industry Installers" for installers. Its clause does not ask for experience in the same job.
 */
export function isOwnTitle(
  phrase: string,
  { before, behind }: { readonly before: string; readonly behind: string },
  position: string,
): boolean {
  const title = phrase.replace(bracketAtEnd.regExp, '');
  const own = tokenize(title);
  if (position === '' || !endsInPerson(title, own)) return false;
  const words = tokenize(position);
  const isOwn = isWithin(own, words) || (isWithin(words, own) && isWithin(own.slice(-1), words));
  // "Certified" may be a word of the title.
  const others = tokenize(before).filter((word) => !isWithin([word], words));
  return isOwn && !others.some(({ text }) => qualification.test(text)) && !qualificationBehind.test(behind);
}

const bracketAtEnd = preparedPattern(String.raw`\s{0,3}[(（][^()（）]{0,40}[)）]?$`);
const jobNoun = preparedPattern(() => `^(?:${phrases('posting', 'job_noun', 'en')})s?$`, 'i');

/** True if a phrase ends with a title of the lexicon, a noun of titles, or an agent: `installer`, `Berater`. */
function endsInPerson(phrase: string, tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  if (last === undefined) return false;
  if (jobNoun.test(last.text) || titleRoot(titleKey(last.key)) !== titleKey(last.key)) return true;
  return tokens.some(({ start }) => titleAtStart(phrase.slice(start))?.end === last.end - start);
}

function isWithin(some: readonly Token[], all: readonly Token[]): boolean {
  return some.every(({ key }) => all.some((other) => other.key === key));
}
