/** Formats that a tailored resume can be had in, beside the PDF. */
export const exportFormatNames = [
  'json',
  'yaml',
  'jsonresume',
  'reactive-resume',
  'reactive-resume-v5',
  'rendercv',
  'markdown',
  'text',
  'html',
  'docx',
] as const;

export type ExportFormatName = (typeof exportFormatNames)[number];
