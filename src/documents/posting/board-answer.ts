import { asText, isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { cleanLine } from '../text/clean-text.ts';
import { proseOf } from './job-posting-data.ts';
import type { PostingParts } from './posting-parts.ts';

/* What the public endpoints of job boards answer. Only the fields that are read are named; all may be missing. */

/** The posting in the answer of a board; null when it is not what the board documents. */
export type ReadBoardAnswer = (answer: unknown) => Promise<PostingParts | null>;

interface Block {
  readonly heading?: unknown;
  readonly html: unknown;
}

/** `{title, company_name, content}`; `content` is HTML, escaped as text. */
export const readGreenhouse: ReadBoardAnswer = (answer) => {
  const { title, company_name, content } = objectOf(answer);
  return parts(title, [{ html: content }], company_name);
};

/** `{text, description, lists: [{text, content}], additional}`; `text` is the title. */
export const readLever: ReadBoardAnswer = (answer) => {
  const { text, description, lists, additional } = objectOf(answer);
  const listed = Array.isArray(lists) ? lists.filter(isJsonObject) : [];
  const blocks = listed.map((list) => ({
    heading: list['text'],
    html: `<ul>${asText(list['content']) ?? ''}</ul>`,
  }));
  return parts(text, [{ html: description }, ...blocks, { html: additional }]);
};

/** `{jobs: [{id, title, descriptionHtml}]}`: the whole board, of which one job is meant. */
export function readAshby(id: string): ReadBoardAnswer {
  return async (answer) => {
    const { jobs } = objectOf(answer);
    const job = Array.isArray(jobs) ? jobs.filter(isJsonObject).find((one) => one['id'] === id) : undefined;
    return job ? parts(job['title'], [{ html: job['descriptionHtml'] }]) : null;
  };
}

/** `{title, description, requirements, benefits}` */
export const readWorkable: ReadBoardAnswer = (answer) => {
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
