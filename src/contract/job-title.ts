/* The job that a resume is for, with placeholders for an unknown company and position, which the API requires. */

export const unknownCompany = 'Unknown company';
export const openPosition = 'Open position';

/** The company, or '' for the placeholder. */
export function knownCompany(name: string): string {
  return name === unknownCompany ? '' : name;
}

/** The position, or '' for the placeholder. */
export function knownPosition(title: string): string {
  return title === openPosition ? '' : title;
}

/** `Nurse at Ardent Clinic`; only the position if the company is unknown. */
export function jobTitle({
  position,
  company_name,
}: {
  readonly position: string;
  readonly company_name: string;
}): string {
  const company = knownCompany(company_name);
  return company === '' ? position : `${position} at ${company}`;
}
