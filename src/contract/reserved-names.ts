/** What a base resume is called where no name is given. */
export const defaultBase = 'default';

/** Instead of a name: the base resume that scores highest for the posting. */
export const bestBase = 'best';

export const baseNamePattern = '^[a-z0-9-]{1,40}$';
export const baseNameLength = 40;

const pattern = new RegExp(baseNamePattern);

/** Whether a base resume may be stored under this name. */
export function isBaseName(name: string): boolean {
  return pattern.test(name) && name !== bestBase;
}

/* What stands for a company and a position that nobody named: the API requires both. */

export const unknownCompany = 'Unknown company';
export const openPosition = 'Open position';

/** The company, '' when it is not known. */
export function knownCompany(name: string): string {
  return name === unknownCompany ? '' : name;
}

/** The company as people read it beside a label. */
export function companyText(name: string): string {
  return knownCompany(name) || 'not found in the posting';
}

/** The position, '' when it is not known. */
export function knownPosition(title: string): string {
  return title === openPosition ? '' : title;
}

/** `Nurse at Ardent Clinic`; of an unknown company only the position. */
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

/** Code of the warning that a resume lost its PDF, because that could not be made of its newest document. */
export const pdfDue = 'pdf_due';
