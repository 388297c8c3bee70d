import { type ZipPart, zipOf } from './zip.ts';

/**
 * A paragraph as Word stores it: `style` is Title, Heading1 … or ListParagraph. A tab separates the two ends of a line.
 */
export interface WordParagraph {
  readonly text: string;
  readonly style?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly bullet?: boolean;
}

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const numbering = `${head}<w:numbering ${word}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
const styleIds = ['Title', 'Subtitle', 'heading 1', 'heading 2', 'heading 3'];
const styles = `${head}<w:styles ${word}>${styleIds
  .map(
    (name) =>
      `<w:style w:type="paragraph" w:styleId="${styleIdOf(name)}"><w:name w:val="${name}"/></w:style>`,
  )
  .join('')}</w:styles>`;

function styleIdOf(name: string): string {
  return name.replace(/^h/, 'H').replace(' ', '');
}

/** A Word document with these paragraphs; `parts` replace or add files of its archive, those in `left` are left out. */
export function wordDocument(
  paragraphs: readonly WordParagraph[],
  parts: readonly ZipPart[] = [],
  left: readonly string[] = [],
): Uint8Array {
  const document = `${head}<w:document ${word}><w:body>${paragraphs.map(paragraphXml).join('')}</w:body></w:document>`;
  const own: readonly ZipPart[] = [
    {
      name: '[Content_Types].xml',
      content: `${head}<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}.document.main+xml"/><Override PartName="/word/numbering.xml" ContentType="${main}.numbering+xml"/><Override PartName="/word/styles.xml" ContentType="${main}.styles+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${head}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/_rels/document.xml.rels',
      content: `${head}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/numbering" Target="numbering.xml"/><Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    },
    { name: 'word/document.xml', content: document },
    { name: 'word/numbering.xml', content: numbering },
    { name: 'word/styles.xml', content: styles },
  ];
  const names = [...left, ...parts.map(({ name }) => name)];
  const replaced = own.filter(({ name }) => !names.includes(name));
  return zipOf([...replaced, ...parts]);
}

const namespaces = [
  word,
  `xmlns:r="${office}"`,
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');

/** A Word document with this XML in its body, and the headers and footers among the parts. */
export function withContent(content: string, parts: readonly ZipPart[] = []): Uint8Array {
  const edges = parts.flatMap(({ name }) => {
    const [, file, kind] = /^word\/((header|footer)\d+)\.xml$/.exec(name) ?? [];
    return file && kind ? [{ file, kind }] : [];
  });
  const sections = edges.map(
    ({ file, kind }) => `<w:p><w:pPr><w:sectPr><w:${kind}Reference r:id="${file}"/></w:sectPr></w:pPr></w:p>`,
  );
  const document = `${head}<w:document ${namespaces}><w:body>${content}${sections.join('')}</w:body></w:document>`;
  const targets = edges.map(({ file, kind }) => [file, [kind, `${file}.xml`]] as const);
  const own = [
    { name: 'word/document.xml', content: document },
    ...(edges.length > 0 ? [relationsOf('document', Object.fromEntries(targets))] : []),
  ];
  return wordDocument([], [...own, ...parts]);
}

const tagsOfParts = { header: 'w:hdr', footer: 'w:ftr', footnotes: 'w:footnotes', endnotes: 'w:endnotes' };

/** A header, a footer or notes: `header1`, `footer2`, `footnotes`. */
export function partOf(name: string, content: string): ZipPart {
  const tag = tagsOfParts[name.replace(/\d/, '') as keyof typeof tagsOfParts];
  return { name: `word/${name}.xml`, content: `${head}<${tag} ${namespaces}>${content}</${tag}>` };
}

/** Relations of a part: kind and target by id. */
export function relationsOf(
  name: string,
  targets: Readonly<Record<string, readonly [string, string]>>,
): ZipPart {
  const written = Object.entries(targets).map(
    ([id, [kind, target]]) => `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`,
  );
  const content = `${head}<Relationships xmlns="${relations}">${written.join('')}</Relationships>`;
  return { name: `word/_rels/${name}.xml.rels`, content };
}

function paragraphXml({ text, style, bold = false, italic = false, bullet = false }: WordParagraph): string {
  const list = bullet ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '';
  const properties = `${style ? `<w:pStyle w:val="${style}"/>` : ''}${list}`;
  const face = `${bold ? '<w:b/>' : ''}${italic ? '<w:i/>' : ''}`;
  const runs = text
    .split('\t')
    .map((part) => `<w:r><w:rPr>${face}</w:rPr><w:t xml:space="preserve">${escaped(part)}</w:t></w:r>`)
    .join('<w:r><w:tab/></w:r>');
  return `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
