import { isWritingWord } from '../../../../lexicon/writing-words.ts';
import { preparedPattern } from '../../../../text/prepared-pattern.ts';
import { capitalized } from '../capitalized.ts';
import { present, untold } from '../situations.ts';
import type { Pattern } from '../wording.ts';

/** `Was responsible for the morning shift` becomes `Ran the morning shift`: of what the table names as a thing one runs. */
export const runPlace: Pattern = {
  rule: 'run_place',
  why: 'opener',
  languages: ['en'],
  from: 'good',
  apply(text, { isTold, tense }) {
    if (!isTold) return null;
    const { place = '', rest = '' } = opening.exec(text)?.groups ?? {};
    const name = place.replace(article, '').toLowerCase();
    if (!isWritingWord('place_run', 'en', name)) return null;
    return capitalized(`${tense === 'past' ? 'ran' : 'run'} ${place}${rest}`);
  },
  examples: [
    ['Was responsible for the morning shift', 'Ran the morning shift'],
    ['In charge of the front desk of a hotel with 80 rooms', 'Ran the front desk of a hotel with 80 rooms'],
    ['Responsible for the kitchen on weekends', 'Run the kitchen on weekends', present],
  ],
  leaves: [
    ['what one owns or looks after stays', 'Was responsible for the budget of 3 shops'],
    ['a place that goes on is another thing', 'Responsible for the kitchen equipment'],
    ['a second duty would hang in the air', 'Responsible for the till and stock orders'],
    ['who helps does not run it', 'Helped with the morning shift'],
    ['a job that goes on and shows no tense stays', 'Responsible for the morning shift', untold],
  ],
};

const opening = preparedPattern(
  String.raw`^(?:was\s)?(?:responsible\sfor|in\scharge\sof)\s(?<place>(?:the|a)\s\p{L}+(?:\s\p{L}+)??)(?<rest>(?:\s(?:of|in|at|on|for|during|with)\s[^,;:]*)?)$`,
  'iu',
);
const article = /^(?:the|a)\s/i;
