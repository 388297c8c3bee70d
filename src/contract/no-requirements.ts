/** Code of the warning that nothing in the posting was understood as a requirement; the score is 0 then. */
export const noRequirementsFound = 'no_requirements_found';

/** How that is said, in warnings and errors alike. */
export const noRequirementsText = 'No requirements found in this posting';
