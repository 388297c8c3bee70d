/** Titles such as `Charge Nurse`: shown in the skills list, but no sentence says `experience with` one. */
const roleHead =
  /\b(?:nurse|engineer|developer|manager|lead|leader|preceptor|coordinator|specialist|analyst|supervisor|teacher|accountant|technician|officer|assistant|designer|consultant|owner|master)s?$/i;

export function isRole(term: string): boolean {
  return roleHead.test(term);
}
