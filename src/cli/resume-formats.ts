/** What a resume is read from, as help names it. */
export const resumeFormats = [
  'PDF',
  'DOCX',
  'ODT',
  'RTF',
  'Markdown',
  'plain text',
  'HTML',
  'JSON Resume',
  'Reactive Resume v3 to v5 (.json, .yaml)',
  'RenderCV (.yaml)',
  'Europass (XML or PDF)',
  'LinkedIn data export (.zip, .csv)',
] as const;
