import type { Token } from '../../text/tokenize.ts';

/** Who somebody deals with at work, rather than what somebody knows. Token keys. */
const people: ReadonlySet<string> = new Set(
  'accountant agency analyst applicant architect attorney auditor authority buyer carer citizen clinician colleague commissioner consultant contact contractor coworker dean department designer developer director division doctor driver engineer executive expert founder friend influencer inspector investor lawyer leader manager marketer member nurse officer official operator owner participant partner peer physician planner practitioner president professional provider provost representative scientist seller specialist stakeholder subcontractor supervisor supplier surveyor technician tenant vendor visitor worker'.split(
    ' ',
  ),
);
const collective: ReadonlySet<string> = new Set(
  'faculty personnel public board commission committee'.split(' '),
);

const titled = /^[A-Z][a-z]+$/;

/** A longer name says which of them, and then it may be what a trade deals with: "online travel agencies". */
const maxWords = 2;

/** Whether a name is of people or offices in general: "city officials", "contractors". */
export function isPeopleAround(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  if (last === undefined || tokens.length > maxWords) return false;
  return (
    collective.has(last.key) || (people.has(last.key) && (last.text.endsWith('s') || titled.test(last.text)))
  );
}
