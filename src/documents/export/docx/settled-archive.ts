import { zipArchive } from '../../archive/zip-archive.ts';
import { zipEntries } from '../../archive/zip-entries.ts';

/** Names of links as the writer of Word documents draws them by lot. */
const drawnLots = /\sId="(rId\d*[^\d"][\w-]*)"/g;
/** No XML may hold them, and Word calls a file that does broken. */
const forbidden = /[\uFFFE\uFFFF]/g;
const times = /<dcterms:[^<>]*>[^<>]*<\/dcterms:[^<>]*>/g;

/** The document's archive without times and lots, so that the same resume makes the same bytes. */
export function settledArchive(archive: Uint8Array): Uint8Array {
  const texts = new Map(
    zipEntries(archive).map((entry) => [entry.name, Buffer.from(entry.bytes()).toString('utf8')]),
  );
  const links = new Map<string, string>();
  for (const [, lot = ''] of texts.get('word/_rels/document.xml.rels')?.matchAll(drawnLots) ?? [])
    links.set(lot, `rIdLink${links.size + 1}`);
  const files = [...texts].map(([name, text]) => ({ name, content: Buffer.from(settled(text, links)) }));
  return zipArchive(files);
}

function settled(text: string, links: ReadonlyMap<string, string>): string {
  return text
    .replace(times, '')
    .replace(forbidden, '')
    .replace(/(?<=\s(?:r:id|Id)=")rId[\w-]+(?=")/g, (id) => links.get(id) ?? id);
}
