import type { KeptAnswer } from '../../contract/plan/stored-plan.ts';
import type { Change } from '../../contract/report.ts';
import { answerPlace, documentSections, textsAt } from '../../contract/resume/answer-place.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import type { Messages } from '../../messages/tailoring/messages.ts';
import { pointerTo } from './document-tree.ts';

interface Texts {
  readonly base: ResumeDocument;
  /** The complete tailored document. */
  readonly document: ResumeDocument;
  readonly messages: Messages;
}

/** Lists the person's answers as changes of the report. They are part of the base and not verified. */
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

/** The base paths of the person's answers, whose words stay as they were given. */
export function answeredPaths(answers: readonly KeptAnswer[], base: ResumeDocument): ReadonlySet<string> {
  return new Set(answers.map(({ path, text }) => placeInBase(path, text, base).source));
}

function placeInBase(path: string, text: string, base: ResumeDocument) {
  const place = answerPlace(path);
  if (!place) return { source: path, section: 'experience', itemId: undefined, leaf: '' };
  const section = documentSections[place.section];
  const { items } = base.sections[section];
  const at = textsAt(base, place).lastIndexOf(text);
  const source = at === -1 ? path : `${path}[${at}]`;
  if (place.index === null) return { source, section, itemId: items[at]?.id, leaf: 'name' };
  const leaf = place.section === 'skills' ? 'keywords' : 'summary';
  return { source, section, itemId: items[place.index]?.id, leaf };
}
