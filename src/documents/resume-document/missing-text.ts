/**
 * Stands where Reactive Resume demands a text (company, institution, name …) and the person wrote
 * none. It claims nothing, and exports to JSON Resume leave it out again.
 */
export const missingText = '—';
