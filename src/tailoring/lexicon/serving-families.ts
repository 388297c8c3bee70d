/**
 * Families whose people serve, teach, sell to or write about every field: the name of a field in their title is their
 * market. A recruiter of actuaries has done no actuarial work.
 */
export const servingFamilies: ReadonlySet<string> = new Set([
  'recruiting',
  'careers and employability',
  'learning and development',
  'sales',
  'sales engineering',
  'bids and tenders',
  'market research',
  'social media and communication',
  'content and copywriting',
  'technical writing',
  'journalism',
  'publishing',
  'broadcasting',
  'translation',
  'university administration',
]);
