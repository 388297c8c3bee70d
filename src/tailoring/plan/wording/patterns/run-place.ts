import { placeRunIn } from '../../../framing/sentences.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { present, untold } from '../situations.ts';
import type { Pattern } from '../wording.ts';
import { toldOfDuty } from './duty-opener.ts';

/** `Was responsible for the morning shift` becomes `Ran the morning shift`: of what the table names as a thing one runs. */
export const runPlace: Pattern = {
  rule: 'run_place',
  why: 'opener',
  languages: ['en'],
  from: 'good',
  apply(text, situation) {
    const told = toldOfDuty(text, situation);
    const found = told && placeRunIn(text);
    return found && capitalized(`${told.tense === 'past' ? 'ran' : 'run'} ${found.place}${found.rest}`);
  },
  examples: [
    ['Was responsible for the morning shift', 'Ran the morning shift'],
    ['In charge of the front desk of a hotel with 80 rooms', 'Ran the front desk of a hotel with 80 rooms'],
    ['Responsible for the kitchen on weekends', 'Run the kitchen on weekends', present],
  ],
  leaves: [
    ['what one owns or looks after stays', 'Was responsible for the budget of 3 shops'],
    ['a place that goes on is another thing', 'Responsible for the kitchen equipment'],
    ['receiving goods is no front desk', 'Responsible for the reception of goods'],
    ['a collection of things is no place', 'Responsible for the library of Python components'],
    ['who is assigned to it does not run it', 'Assigned to the front desk of a hotel'],
    ['a second duty would hang in the air', 'Responsible for the till and stock orders'],
    ['who helps does not run it', 'Helped with the morning shift'],
    ['a job without an end that shows no tense stays', 'Responsible for the morning shift', untold],
  ],
};
