/** The name of the base resume without a name. */
export const defaultBase = 'default';

/** Selects the base resume that scores highest for the posting. */
export const bestBase = 'best';

export const baseNamePattern = '^[a-z0-9-]{1,40}$';
export const baseNameLength = 40;
export const baseNameForm = `a name of a-z, 0-9 and -, with at most ${baseNameLength} characters`;

const pattern = new RegExp(baseNamePattern);

/** True if a base resume can be stored under this name. */
export function isBaseName(name: string): boolean {
  return pattern.test(name) && name !== bestBase;
}

/* Placeholders for an unknown company and position, which the API requires. */

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

/** The code of the warning that a resume lost its PDF, because none could be made of the changed document. */
export const pdfDue = 'pdf_due';
