import { answerPlace, documentSections } from '../../../contract/answer-place.ts';
import type { KeptAnswer } from '../../../contract/plan/kept-answer.ts';
import type { Change } from '../../../contract/report.ts';
import type { ResumeDocument } from '../../../contract/resume-document.ts';
import type { Messages } from '../../messages/messages.ts';
import { readRichLines } from '../../resume/read-rich-lines.ts';
import { pointerTo } from '../user-edits/document-tree.ts';

interface Texts {
  readonly base: ResumeDocument;
  /** The tailored document with everything in it. */
  readonly document: ResumeDocument;
  readonly messages: Messages;
}

/** The person's statements as changes of the report. They are part of the base; nobody judges them. */
export function answerChanges(answers: readonly KeptAnswer[], { base, document, messages }: Texts): Change[] {
  return answers.map(({ id, requirement, path, text }) => {
    const { source, itemId, section, leaf } = placeInBase(path, text, base);
    const address = itemId === undefined ? ['items'] : ['items', itemId, leaf];
    return {
      id,
      op: 'answer',
      engine: 'user',
      path: pointerTo(document, ['sections', section, ...address]),
      source,
      before: null,
      after: text,
      reason: messages.ownEdits.answer,
      requirements: [requirement],
      evidence: [{ path: source, quote: text }],
      verified: [],
    };
  });
}

function placeInBase(path: string, text: string, { sections }: ResumeDocument) {
  const place = answerPlace(path);
  if (!place) return { source: path, section: 'experience', itemId: undefined, leaf: '' };
  const section = documentSections[place.section];
  const { items } = sections[section];
  if (place.index === null) {
    const index = items.findLastIndex((item) => 'name' in item && item.name === text);
    return {
      source: index === -1 ? path : `${path}[${index}]`,
      section,
      itemId: items[index]?.id,
      leaf: 'name',
    };
  }
  const item = items[place.index];
  const texts = item && textsOf(item);
  const at = texts?.lastIndexOf(text) ?? -1;
  const leaf = item && 'summary' in item ? 'summary' : 'keywords';
  return { source: at === -1 ? path : `${path}[${at}]`, section, itemId: item?.id, leaf };
}

function textsOf(item: object): readonly string[] {
  if ('summary' in item && typeof item.summary === 'string') return readRichLines(item.summary).bullets;
  return 'keywords' in item && Array.isArray(item.keywords) ? item.keywords : [];
}
