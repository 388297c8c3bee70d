import type { IStylesOptions } from 'docx';

/* Lengths in twentieths of a point, sizes in half points, as in Word. */

/** Every Word has these fonts, and other programs replace Calibri with a font of the same widths. It has no Chinese. */
const face = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Calibri', eastAsia: 'Microsoft YaHei' };
export const ink = '1A1A1A';
export const quiet = '545454';
const line = 'BDBDBD';

/**
 * Uses Word's own style names, so that its outline and parsers find headings and lists.
 * @param locale of the text, such as `zh-TW`
 */
export function wordStyles(locale: string): IStylesOptions {
  return {
    default: {
      document: {
        run: {
          font: face,
          size: 21,
          color: ink,
          language: { value: locale, eastAsia: locale.startsWith('zh') ? locale : 'zh-CN' },
        },
        paragraph: { spacing: { line: 259, after: 60 } },
      },
      title: {
        run: { size: 44, bold: true, color: ink },
        paragraph: { spacing: { after: 60 }, keepNext: true },
      },
      heading1: {
        run: { size: 22, bold: true, allCaps: true, characterSpacing: 14, color: ink },
        paragraph: {
          spacing: { before: 280, after: 120 },
          keepNext: true,
          border: { bottom: { style: 'single', size: 6, space: 2, color: line } },
        },
      },
      heading2: {
        run: { size: 21, bold: true, color: ink },
        paragraph: { spacing: { before: 180, after: 0 }, keepNext: true },
      },
      hyperlink: { run: { color: ink, underline: { type: 'none' } } },
    },
    paragraphStyles: [
      {
        ...{ id: 'Subtitle', name: 'Subtitle', basedOn: 'Normal', next: 'Normal', quickFormat: true },
        run: { size: 24, color: quiet },
        paragraph: { spacing: { after: 80 } },
      },
      {
        ...{
          id: 'EntryDetails',
          name: 'Entry Details',
          basedOn: 'Normal',
          next: 'Normal',
          quickFormat: true,
        },
        paragraph: { spacing: { after: 60 }, keepNext: true },
      },
      {
        ...{ id: 'ListBullet', name: 'List Bullet', basedOn: 'Normal', quickFormat: true },
        paragraph: { spacing: { after: 50 } },
      },
      {
        ...{ id: 'ListNumber', name: 'List Number', basedOn: 'Normal', quickFormat: true },
        paragraph: { spacing: { after: 50 } },
      },
    ],
  };
}
