/** A posting that is long enough to be read by the models, with more lines below its requirements. */
export function lighthousePosting(...lines: readonly string[]): string {
  return [
    'Lighthouse Technician',
    '',
    'Beacon Works keeps 40 lighthouses along the coast. We are looking for a technician to join our crew.',
    '',
    'What you will do:',
    '- Maintain lamp optics and hydraulic winches',
    '- Write maintenance reports in SAP',
    '',
    'Requirements:',
    '- 3 years of experience with PLC programming',
    '- Knowledge of hydraulic systems',
    ...lines,
    '',
    'We offer free yoga, a pension plan and English classes.',
    'Beacon Works is an equal opportunity employer.',
  ].join('\n');
}
