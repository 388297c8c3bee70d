import type { Report } from '../../contract/report.ts';
import { requirementStatus } from '../../contract/requirement-status.ts';
import type { Evidence, Requirement } from '../../contract/score.ts';
import type { AnsweringMessages } from '../../messages/dialogs/dialog-messages.ts';
import { dialogMessagesFor } from '../../messages/dialogs/dialog-messages-for.ts';
import { reportMessagesFor, writtenOf } from '../../messages/report/report-messages-for.ts';
import type { Answer } from './ask-answers.ts';

/** What the answers changed: the score, and how those count that do not count in full. */
export function addedText(answers: readonly Answer[], before: Report, after: Report): string {
  const words = dialogMessagesFor(writtenOf(before)).answering;
  const said = answers.filter(({ text }) => text !== undefined).length;
  return [
    words.added(said, scoreMoveText(before, after, words)),
    ...answers.flatMap((one) => uncountedText(one, after)),
    '',
  ].join('\n');
}

/** `score 53 → 61, fit 42 → 50 of 75` */
function scoreMoveText(
  { score: before }: Report,
  { score: after }: Report,
  { scoreMoved, fitMoved }: AnsweringMessages,
): string {
  const score = scoreMoved(before.after, after.after);
  if (!before.fit || !after.fit) return score;
  return score + fitMoved(before.fit.after, after.fit.after, after.fit.of);
}

/** Says how an answer counts, if it does not count in full. */
function uncountedText({ requirement_id, text }: Answer, report: Report): string[] {
  const found = report.requirements.find(({ id }) => id === requirement_id);
  if (text === undefined || found === undefined) return [];
  const status = requirementStatus(found);
  if (status === 'met') return [];
  const words = dialogMessagesFor(writtenOf(report)).answering;
  const say = status === 'missing' ? words.stillMissing : words.inPart;
  return [`  ${say(found.term, reasonFor(found, report))}`];
}

function reasonFor({ state, evidence: [best], closest }: Requirement, report: Report): string {
  const written = writtenOf(report);
  const { limited, onlyListed, notRecognized } = dialogMessagesFor(written).answering;
  if (best !== undefined) return best.note ?? (isFromWork(best) ? limited : onlyListed);
  if (state === 'aspirational') return reportMessagesFor(written).requirements.namedOnly;
  return closest?.note ?? notRecognized;
}

function isFromWork({ path }: Evidence): boolean {
  return /^(?:work|volunteer|projects)\[/.test(path);
}
