import { asText, isJsonObject, type JsonObject, objectsOf } from '../../values/json-object.ts';
import { cleanLine } from '../text/clean-text.ts';
import { type PostingParts, proseOf } from './job-posting-data.ts';

/** A posting that its job board also publishes as data that needs no key. */
export interface BoardPosting {
  /** `Greenhouse` */
  readonly board: string;
  /** Answers a GET with JSON. */
  readonly endpoint: string;
  readonly read: ReadBoardAnswer;
}

type FindPosting = (url: URL, html: string) => BoardPosting | null;

/**
 * The data for the address of a posting; null if it is not on a supported board.
 * @param html the page, which may have a board built in; '' if it could not be loaded
 */
export function boardPosting(url: URL, html: string): BoardPosting | null {
  for (const find of [greenhouse, greenhouseInside, lever, ashby, workable]) {
    const posting = find(url, html);
    if (posting) return posting;
  }
  return null;
}

/** The name of a company in addresses of a board, without any signs that could lead to another address. */
const name = /^[\w-]+$/;

const greenhouse: FindPosting = ({ hostname, pathname, searchParams }) => {
  if (!/^(?:job-)?boards\.(?:eu\.)?greenhouse\.io$/.test(hostname)) return null;
  const [, board, id] = /^\/([\w-]+)\/jobs\/(\d+)/.exec(pathname) ?? [
    pathname,
    searchParams.get('for'),
    searchParams.get('token'),
  ];
  return greenhousePosting(board, id);
};

const greenhouseName = /greenhouse\.io\/(?:v1\/boards\/|embed\/job_board(?:\/js)?\?for=)([\w-]+)/;

/** A posting of Greenhouse on the company's own page. */
const greenhouseInside: FindPosting = ({ searchParams }, html) =>
  greenhousePosting(greenhouseName.exec(html)?.[1], searchParams.get('gh_jid'));

/** Boards that are hosted in Europe answer at the same address. */
function greenhousePosting(board: string | null = '', id: string | null = ''): BoardPosting | null {
  if (!name.test(board ?? '') || !/^\d+$/.test(id ?? '')) return null;
  const endpoint = `https://boards-api.greenhouse.io/v1/boards/${board}/jobs/${id}`;
  return { board: 'Greenhouse', endpoint, read: readGreenhouse };
}

const lever: FindPosting = ({ hostname, pathname }) => {
  const region = /^jobs\.(eu\.)?lever\.co$/.exec(hostname);
  const [, site, id] = /^\/([\w.-]+)\/([\da-f-]{36})/.exec(pathname) ?? [];
  if (!region || id === undefined) return null;
  const endpoint = `https://api.${region[1] ?? ''}lever.co/v0/postings/${site}/${id}`;
  return { board: 'Lever', endpoint, read: readLever };
};

const ashby: FindPosting = ({ hostname, pathname }) => {
  const [, board, id] = /^\/([^/]+)\/([\da-f-]{36})/.exec(pathname) ?? [];
  if (hostname !== 'jobs.ashbyhq.com' || id === undefined) return null;
  const endpoint = `https://api.ashbyhq.com/posting-api/job-board/${board}`;
  return { board: 'Ashby', endpoint, read: readAshby(id) };
};

const workable: FindPosting = ({ hostname, pathname }) => {
  const [, account, id] = /^\/([\w-]+)\/j\/([\dA-Z]+)/i.exec(pathname) ?? [];
  if (hostname !== 'apply.workable.com' || id === undefined) return null;
  const endpoint = `https://apply.workable.com/api/v2/accounts/${account}/jobs/${id}`;
  return { board: 'Workable', endpoint, read: readWorkable };
};

/*
 * Reads the answers of public endpoints of job boards. Only the fields that are read are named; all may be missing.
 */

/** Reads the posting in the answer of a board; null if the answer is not as documented. */
type ReadBoardAnswer = (answer: unknown) => Promise<PostingParts | null>;

interface Block {
  readonly heading?: unknown;
  readonly html: unknown;
}

/** `{title, company_name, content}`; `content` is HTML, escaped as text. */
const readGreenhouse: ReadBoardAnswer = (answer) => {
  const { title, company_name, content } = objectOf(answer);
  return parts(title, [{ html: content }], company_name);
};

/** `{text, description, lists: [{text, content}], additional}`; `text` is the title. */
const readLever: ReadBoardAnswer = (answer) => {
  const { text, description, lists, additional } = objectOf(answer);
  const blocks = objectsOf(lists).map((list) => ({
    heading: list['text'],
    html: `<ul>${asText(list['content']) ?? ''}</ul>`,
  }));
  return parts(text, [{ html: description }, ...blocks, { html: additional }]);
};

/** `{jobs: [{id, title, descriptionHtml}]}`: all jobs of the board, of which one is read. */
function readAshby(id: string): ReadBoardAnswer {
  return async (answer) => {
    const { jobs } = objectOf(answer);
    const job = objectsOf(jobs).find((one) => one['id'] === id);
    return job ? parts(job['title'], [{ html: job['descriptionHtml'] }]) : null;
  };
}

/** `{title, description, requirements, benefits}` */
const readWorkable: ReadBoardAnswer = (answer) => {
  const { title, description, requirements, benefits } = objectOf(answer);
  return parts(title, [
    { html: description },
    { heading: 'Requirements', html: requirements },
    { heading: 'Benefits', html: benefits },
  ]);
};

function objectOf(answer: unknown): JsonObject {
  return isJsonObject(answer) ? answer : {};
}

async function parts(
  title: unknown,
  blocks: readonly Block[],
  company?: unknown,
): Promise<PostingParts | null> {
  const texts = await Promise.all(blocks.map(blockText));
  const text = texts.filter((block) => block !== '').join('\n\n');
  if (text === '') return null;
  return { text, position: lineOf(title), company: lineOf(company) };
}

async function blockText({ heading, html }: Block): Promise<string> {
  const text = await proseOf(html);
  const title = lineOf(heading);
  return text === '' || title === undefined ? text : `${title.replace(/:$/, '')}:\n${text}`;
}

function lineOf(value: unknown): string | undefined {
  return cleanLine(asText(value) ?? '') || undefined;
}
