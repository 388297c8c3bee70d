import type { ProofreadingMessages } from './proofreading-messages.ts';

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
const times = (count: number): string => (count > 1 ? ` (${count} times)` : '');
const experience = (years: number): string =>
  years === 0 ? 'less than a year of experience' : `${counted(years, 'year')} of experience`;

function ordinal(number: number): string {
  const isTeen = Math.floor(number / 10) % 10 === 1;
  return number + (isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'));
}

export const english: ProofreadingMessages = {
  places: {
    name: 'Name',
    headline: 'Headline',
    email: 'E-mail',
    phone: 'Phone',
    location: 'Location',
    contact: 'Contact details',
    otherSection: 'Other section',
    whole: 'Whole resume',
  },
  labeled: (place, message) => `${place}: ${message}`,
  placed: (...parts) => parts.join(', '),
  dates: 'dates',
  entry: (number) => `${ordinal(number)} entry`,
  bullet: (number) => `${ordinal(number)} bullet`,
  bullets: (numbers, hasMore) =>
    `bullets ${hasMore ? `${numbers.join(', ')} and others` : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`}`,
  names: (names, more) => names.join(', ') + (more > 0 ? ` and ${more} more` : ''),
  duration: (years, months) =>
    [...(years > 0 ? [counted(years, 'year')] : []), ...(months > 0 ? [counted(months, 'month')] : [])].join(
      ' and ',
    ),
  missingEmail: {
    message: 'There is no e-mail address.',
    advice: 'Add an e-mail address, so that employers can reach you.',
  },
  missingPhone: {
    message: 'There is no phone number.',
    advice: 'Add a phone number, so that employers can reach you.',
  },
  noJobs: {
    message: 'The resume has no jobs, but its skills hold text that may be a job.',
    advice:
      'Write a heading such as "Experience" above your jobs in your file and store it again: resume-tailor base set FILE.',
  },
  placeholder: {
    message: (quote) => `"${quote}" is a placeholder, not a fact about you.`,
    advice: 'Replace it with your own words, or delete it.',
  },
  dateOrder: {
    message: (dates) => `"${dates}": the end is before the start.`,
    advice: 'Correct the dates, or swap them.',
  },
  dateFuture: {
    start: (dates) => `"${dates}": the start is in the future.`,
    end: (dates) => `"${dates}": the end is in the future.`,
    advice: 'Correct the year, write "present" for what is ongoing, or add "expected" to a planned date.',
  },
  gap: {
    before: (name) => `before ${name}`,
    message: (duration, earlier, later) => `${duration} without an entry between ${earlier} and ${later}.`,
    advice: 'You can add what you did then. If a date is wrong, correct it.',
  },
  overlap: {
    message: (names) => `At the same time as ${names}.`,
    many: (count, all, names) => `${count} of ${all} jobs were at the same time as another: ${names}.`,
    advice: 'If both are right, keep them. Adding "part-time" or "freelance" makes it clear.',
  },
  tooLong: {
    message: (pages, years) => `About ${pages} pages for ${experience(years)}.`,
    advice: 'Keep what matters for the job you want next, and shorten the rest.',
  },
  tooShort: {
    message: (words, years) => `${words} words about what you did, for ${experience(years)}.`,
    advice: 'Add what you did in your last jobs, and the results.',
  },
  weakOpening: {
    message: (opening) => `"${opening}" names a duty, not what you did.`,
    many: (count) => `${count} bullets open with a duty, not with what you did.`,
    advice: 'Start with a verb that says what you did, then how much and with what result.',
  },
  oneWord: {
    message: 'This bullet has only one word.',
    many: (count) => `${count} bullets have only one word.`,
    advice: 'Say what you did and with what result, or list the word with your skills.',
  },
  longLine: {
    bullet: (length) => `This bullet has ${length}.`,
    paragraph: (length) => `This paragraph has ${length}.`,
    many: (count) => `${count} texts are very long.`,
    words: (count) => `${count} words`,
    characters: (count) => `${count} characters`,
    advice: 'Split it into bullets of one or two lines, or shorten it.',
  },
  firstPerson: {
    message: (word) => `"${word}" is the first person.`,
    many: (count) => `${count} texts are in the first person.`,
    advice: 'Leave the pronoun out: "Ran the shop" says the same as "I ran our shop".',
  },
  repeatedOpening: {
    andLater: (place) => `${place} and later`,
    message: (count, all, word) => `${count} of ${all} bullets start with "${word}".`,
    advice: 'Use another word for some of them.',
  },
  spelling: {
    misspelled: (word, count) => `"${word}"${times(count)} is misspelled.`,
    slip: (word, count) => `"${word}"${times(count)} is a typing slip.`,
    unknown: (word, count) => `"${word}"${times(count)} is not in the dictionary.`,
    write: (word) => `Write "${word}".`,
    didYouMean: (words) =>
      `Did you mean ${words.map((word) => `"${word}"`).join(', ')}? If it is correct, keep it.`,
  },
  none: 'No problems found.',
  counts: (errors, warnings, hints) =>
    [counted(errors, 'error'), counted(warnings, 'warning'), counted(hints, 'hint')].join(', '),
};
