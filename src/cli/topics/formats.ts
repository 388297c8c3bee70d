import { exportFormatNames, exportFormats } from '../../documents/export/export-formats.ts';
import { topicList } from './topic-list.ts';

const read = [
  ['resume', 'JSON Resume, Reactive Resume v3 to v5, RenderCV (.json, .yaml)'],
  ['', 'PDF, DOCX, ODT, RTF, Markdown, plain text, HTML, Europass XML,'],
  ['', 'LinkedIn data export (.zip, .csv)'],
  ['posting', 'text, PDF, DOCX, ODT, RTF, a web page (file or address), JSON-LD'],
  ['batch', 'JSONL, CSV, or a folder of postings'],
  ['backup', 'a file written by backup'],
] as const;

export function formatsTopic(): string {
  const written = exportFormatNames.map((name) => {
    const { title, extension } = exportFormats[name];
    return [name, `${title} (${extension})`] as const;
  });
  return `Examples:
  $ resume-tailor get latest -o resume.md
  $ resume-tailor get latest --format jsonresume > resume.json

Written, by --format or the ending of -o FILE:
${topicList([...written, ['pdf', 'PDF (.pdf)']])}
Read:
${topicList(read)}`;
}
