/**
 * Known terms that work is spoken of with and nobody lists as a skill: settings, duties, what others do.
 * They match a posting where they stand; they are never added to a list.
 */
export const unlistedTerms: readonly string[] = [
  'on-call',
  'external audit',
  'financial audit',
  'rapid response',
  'code blue',
  'confidentiality',
  'debugging',
  'teaching',
  'filing',
  'correspondence',
  'permitting',
  'security patrol',
  'packaging',
  'assembly',
  'presentations',
  'board meetings',
  'reservations',
  'journal entries',
  'boiler maintenance',
  'patience',
  'reception',
  'typing',
  'databases',
  'low voltage',
];
