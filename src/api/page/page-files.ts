import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { ownValue } from '../../values/own-value.ts';

/** A file of the built page. */
export interface PageFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly gzipped: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
}

/** The files of the built page. */
export interface PageFiles {
  /**
   * `index.html`, or a file whose name has a hash of its content. Null if it does not exist or the page is not built.
   */
  read(name: string): Promise<PageFile | null>;
}

const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

const compress = promisify(gzip);

/** @param load reads a file of the page folder; null if it does not exist */
export function createPageFiles(load: (name: string) => Promise<Uint8Array | null>): PageFiles {
  const read = new Map<string, PageFile>();
  return {
    async read(name) {
      const known = read.get(name);
      if (known) return known;
      const extension = /^[\w-]+(?:\.[\w-]+)?\.([a-z]+)$/.exec(name)?.[1] ?? '';
      const contentType = ownValue(contentTypes, extension);
      if (contentType === undefined) return null;
      const bytes = await load(name);
      if (!bytes) return null;
      const gzipped = await compress(bytes, { level: constants.Z_BEST_COMPRESSION });
      const file = { bytes: new Uint8Array(bytes), gzipped: new Uint8Array(gzipped), contentType };
      read.set(name, file);
      return file;
    },
  };
}
