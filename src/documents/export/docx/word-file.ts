import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  type INumberingOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import type { ResumeDocument } from '../../../contract/resume/resume-document.ts';
import { ownValue } from '../../../values/own-value.ts';
import { zipArchive } from '../../archive/zip-archive.ts';
import { zipEntries } from '../../archive/zip-entries.ts';
import { buildResumeView } from '../../view/build-resume-view.ts';
import type { ResumeView } from '../../view/view-model.ts';
import type { Language } from '../../view/words.ts';
import { localeOf } from '../../view/words-for.ts';
import { linked, listNames, sectionParagraphs } from './word-paragraphs.ts';
import { quiet, wordStyles } from './word-styles.ts';

/** Random link ids by the `docx` library. */
const randomIds = /\sId="(rId\d*[^\d"][\w-]*)"/g;
/** Not allowed in XML; Word would report the file as damaged. */
const forbidden = /[\uFFFE\uFFFF]/g;
const times = /<dcterms:[^<>]*>[^<>]*<\/dcterms:[^<>]*>/g;

/** Removes times and random ids from an archive, so that the same resume gives the same bytes. */
async function deterministicArchive(archive: Uint8Array): Promise<Uint8Array> {
  const texts = new Map<string, string>();
  for (const entry of await zipEntries(archive))
    texts.set(entry.name, Buffer.from(await entry.bytes()).toString('utf8'));
  const links = new Map<string, string>();
  for (const [, lot = ''] of texts.get('word/_rels/document.xml.rels')?.matchAll(randomIds) ?? [])
    links.set(lot, `rIdLink${links.size + 1}`);
  const files = [...texts].map(([name, text]) => ({
    name,
    content: Buffer.from(withStableIds(text, links)),
  }));
  return zipArchive(files);
}

function withStableIds(text: string, links: ReadonlyMap<string, string>): string {
  return text
    .replace(times, '')
    .replace(forbidden, '')
    .replace(/(?<=\s(?:r:id|Id)=")rId[\w-]+(?=")/g, (id) => links.get(id) ?? id);
}

const paperSizes = { a4: { width: 11_906, height: 16_838 }, 'us-letter': { width: 12_240, height: 15_840 } };
/** Languages of scripts without italics. */
const upright: ReadonlySet<Language> = new Set(['zh', 'ja', 'ko', 'he', 'ar']);
const margin = { top: 1020, bottom: 1020, left: 1080, right: 1080, header: 560, footer: 560 };

/** The resume as a one-column Word document; the same resume gives the same bytes. */
export async function wordFile(document: ResumeDocument): Promise<Uint8Array> {
  const view = buildResumeView(document);
  const size = paperSizes[view.paper];
  let lists = 0;
  const page = {
    isUpright: upright.has(view.language),
    textWidth: size.width - margin.left - margin.right,
    nextList() {
      lists += 1;
      return lists;
    },
  };
  const children = [...head(view), ...view.sections.flatMap((section) => sectionParagraphs(section, page))];
  const footers = {
    default: pageFooter(view.pageLabel),
    first: new Footer({ children: [new Paragraph('')] }),
  };
  const file = new Document({
    title: view.title,
    creator: view.name,
    lastModifiedBy: view.name,
    styles: wordStyles(localeOf(document)),
    numbering,
    // Otherwise Word opens the file in compatibility mode.
    compatibility: { version: 15 },
    sections: [{ properties: { titlePage: true, page: { size, margin } }, footers, children }],
  });
  return deterministicArchive(await Packer.toBuffer(file));
}

function head({ name, headline, contact }: ResumeView): readonly Paragraph[] {
  // The non-breaking space keeps the separator from beginning a line.
  const separator = () => new TextRun({ text: '\u00A0| ', color: quiet });
  const reached = contact.flatMap((item, index) => [...(index === 0 ? [] : [separator()]), ...linked(item)]);
  return [
    ...(name === '' ? [] : [new Paragraph({ text: name, heading: HeadingLevel.TITLE })]),
    ...(headline === '' ? [] : [new Paragraph({ text: headline, style: 'Subtitle' })]),
    ...(reached.length === 0 ? [] : [new Paragraph({ children: reached })]),
  ];
}

/** `Page {page} of {pages}`, from the second page on. */
function pageFooter(label: string): Footer {
  const fields: Readonly<Record<string, string>> = {
    '{page}': PageNumber.CURRENT,
    '{pages}': PageNumber.TOTAL_PAGES,
  };
  const children = label.split(/(\{pages?\})/).map((part) => ownValue(fields, part) ?? part);
  const run = new TextRun({ children, color: quiet, size: 17 });
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.RIGHT, children: [run] })] });
}

const hanging = { paragraph: { indent: { left: 300, hanging: 240 } } };
const numbering: INumberingOptions = {
  config: [
    {
      reference: listNames.bullets,
      levels: [{ level: 0, format: LevelFormat.BULLET, text: '•', style: hanging }],
    },
    {
      reference: listNames.numbers,
      levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.', style: hanging }],
    },
  ],
};
