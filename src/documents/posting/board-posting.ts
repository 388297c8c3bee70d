import { type ReadBoardAnswer, readAshby, readGreenhouse, readLever, readWorkable } from './board-answer.ts';

/** A posting that its job board also gives as data, to everybody and without a key. */
export interface BoardPosting {
  /** `Greenhouse` */
  readonly board: string;
  /** Answers a GET with JSON. */
  readonly endpoint: string;
  readonly read: ReadBoardAnswer;
}

type FindPosting = (url: URL, html: string) => BoardPosting | null;

/**
 * The data behind the address of a posting; null for a page of no board that we know.
 * @param html the page, which may tell that a board is built into it; '' when it could not be had
 */
export function boardPosting(url: URL, html: string): BoardPosting | null {
  for (const find of [greenhouse, greenhouseInside, lever, ashby, workable]) {
    const posting = find(url, html);
    if (posting) return posting;
  }
  return null;
}

/** What a board calls a company in addresses; nothing that could lead elsewhere. */
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

/** A company's own page with a posting of Greenhouse in it. */
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
