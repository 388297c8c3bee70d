import { postingTooLong } from '../../contract/posting-text.ts';
import { isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { fileError } from '../../values/validation-error.ts';
import { extensionOf, fileText } from '../files/file-text.ts';
import { parseJsonFile } from '../files/parse-json-file.ts';
import { cleanText } from '../text/clean-text.ts';
import { companyOfMailbox } from './company-in-text.ts';
import { postingInRows } from './front-matter.ts';
import { findJobPosting, isJobSchema, type PostingParts, readJobPosting } from './job-posting-data.ts';
import { endsTitle, namedInText, type PageNames, titleAlone } from './named-in-text.ts';
import { pickNames } from './pick-names.ts';
import { type HtmlPage, readHtml } from './read-html.ts';

const separatorAfter = /(?:[-–—|@·:,]|\b(?:at|bei|chez))$/i;
const separatorBefore = /^(?:[-–—|@·:,]|(?:at|bei|chez)\b)/i;
const maxTitle = 500;

/**
 * The company beside a known position in the title of a page: `Acme - Backend Engineer`, `Backend Engineer @ Acme |
 * Jobs`. Undefined if the title does not contain the whole position.
 */
export function companyBeside(pageTitle: string, position: string): string | undefined {
  const title = pageTitle.slice(0, maxTitle);
  const at = title.toLowerCase().indexOf(position.toLowerCase());
  if (position === '' || at < 0) return undefined;
  const before = rest(title.slice(0, at).trim(), separatorAfter);
  const after = rest(title.slice(at + position.length).trim(), separatorBefore);
  const name = (before || after).split(/\s[-–—|·]\s/)[0]?.trim();
  return name || undefined;
}

/** The text on the other side of a separator; '' if there is none. */
function rest(text: string, separator: RegExp): string {
  return separator.test(text) ? text.replace(separator, '').trim() : '';
}

export interface PostingFile {
  readonly name: string;
  readonly text: string;
  /** As sent by a server: `text/html; charset=utf-8`. Takes precedence over the extension. */
  readonly contentType?: string | undefined;
}

export interface ReadPosting extends PostingParts {
  /** Where text, company and position came from. */
  readonly notes: readonly string[];
  /** True if the text is only the posting and not a whole page. */
  readonly isWhole: boolean;
}

/** In UTF-16 units; a shorter main part does not contain the posting. */
const minMainLength = 200;

/** Share of a page's text that is the posting and not menus, banners and other jobs. */
const postingShare = 0.5;

export const maxPostingBytes = 2 * 1024 * 1024;

/**
 * Reads a posting of at most 2 MiB: plain text, HTML, schema.org JobPosting or JSON Resume's job schema.
 * @throws ValidationError naming the file if it contains no posting
 */
export async function readPostingText(file: PostingFile): Promise<ReadPosting> {
  const text = fileText(file.name, file.text, maxPostingBytes, postingTooLong);
  const posting = await readers[kindOf(file, text)](file.name, text);
  if (posting.text === '') throw fileError(file.name, 'contains no text');
  return posting;
}

type Kind = 'html' | 'json' | 'text';

function kindOf({ name, contentType = '' }: PostingFile, text: string): Kind {
  const extension = extensionOf(name);
  if (/\bhtml\b/i.test(contentType) || extension === '.html' || extension === '.htm') return 'html';
  if (/\bjson\b/i.test(contentType) || extension === '.json' || extension === '.jsonld') return 'json';
  if (/^\s*(?:<!doctype html|<html|<body|<div|<p)\b/i.test(text)) return 'html';
  return isJson(text) ? 'json' : 'text';
}

/** True for valid JSON. A fragment of JSON is read as text. */
function isJson(text: string): boolean {
  if (!/^\s*\{\s*"/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const readers: Readonly<Record<Kind, (name: string, text: string) => Promise<ReadPosting>>> = {
  text: async (name, text) => {
    const plain = cleanText(text).trim();
    const inRows = await postingInRows(name, plain);
    if (inRows === null) return namedPosting({ text: plain }, []);
    const { position, company } = namedInText(plain);
    return namedPosting({ text: cleanText(inRows).trim(), position, company }, []);
  },
  html: async (_name, text) => readHtmlPosting(await readHtml(text)),
  json: async (name, text) => {
    const data = jobData(parseJsonFile(name, text));
    if (data) return namedPosting(await readJobPosting(data), ['Read as structured data.']);
    const message = 'contains no posting; expected schema.org JobPosting or the JSON Resume job schema';
    throw fileError(name, message);
  },
};

function jobData(value: unknown): JsonObject | null {
  const posting = findJobPosting(value);
  if (posting) return posting;
  return isJsonObject(value) && isJobSchema(value) ? value : null;
}

/** Reads a posting from the data of a page or from its text. */
export async function readHtmlPosting(page: HtmlPage): Promise<ReadPosting> {
  const { posting, broken } = linkedPosting(page.linkedData);
  const notes = broken ? ['A block of structured data in the page is not valid JSON and was ignored.'] : [];
  const text = page.main.length >= minMainLength ? page.main : page.text;
  if (!posting) return { ...namedPosting({ text }, notes, page), isWhole: false };
  const parts = await readJobPosting(posting);
  if (parts.text.length >= postingLength(text)) {
    return namedPosting(parts, [...notes, "Read from the page's own JobPosting data."], page);
  }
  return { ...namedPosting({ ...parts, text }, notes, page), isWhole: false };
}

/** Estimated length of the posting in a page's text; short text has no menus and counts in full. */
function postingLength(text: string): number {
  return text.length < minMainLength ? text.length : text.length * postingShare;
}

function linkedPosting(blocks: readonly string[]): { posting: JsonObject | null; broken: boolean } {
  let broken = false;
  for (const block of blocks) {
    try {
      const posting = findJobPosting(JSON.parse(block));
      if (posting) return { posting, broken };
    } catch {
      broken = true;
    }
  }
  return { posting: null, broken };
}

/** Adds company and position from the text and the page if the data does not have them. */
export function namedPosting(
  parts: PostingParts,
  notes: readonly string[],
  page: PageNames = {},
): ReadPosting {
  const byRules = namedInText(parts.text, page);
  const beside = companyBeside(page.title ?? '', parts.position ?? '');
  const known = parts.position === undefined ? byRules : { position: parts.position };
  const picked = pickNames(parts.text, {
    ...known,
    company: parts.company ?? byRules.company ?? (parts.position && beside),
  });
  const position = picked.position && titleAlone(picked.position);
  // Sentences about the job have its title as their subject, too.
  const isFromSentences = byRules.isCompanyDoubtful && parts.company === undefined;
  const isJob = isFromSentences && endsTitle(picked.company ?? '', position ?? '');
  const company = (isJob ? undefined : picked.company) ?? companyOfMailbox(parts.text);
  const found = [
    ...(company ? [`Company found in the posting: ${company}.`] : []),
    ...(position ? [`Position found in the posting: ${position}.`] : []),
  ];
  return {
    text: parts.text,
    ...(company && { company }),
    ...(position && { position }),
    notes: [...notes, ...found],
    isWhole: true,
  };
}
