import type { ModelUse, Report } from '../../contract/report.ts';

/** What the language model did, in a sentence or two; empty when none was to be asked. */
export function modelLine({ model }: Pick<Report, 'model'>): string {
  if (!model) return '';
  const { name, accepted, repaired, rejected } = model;
  const again = repaired === 0 ? '' : ` (${repaired} at the second try)`;
  const refused = rejected.length === 0 ? '' : `; ${counted(rejected.length, 'wording')} of it refused`;
  return `${name} worded ${counted(accepted, 'line')}${again}${refused}. ${usedText(model)}`;
}

function usedText({ calls, cached, tokens, cost }: ModelUse): string {
  const paid = `${counted(calls, 'call')}, ${tokens.input} tokens in, ${tokens.output} out`;
  const known = cached === 0 ? '' : `, ${counted(cached, 'answer')} at hand from before`;
  return `${paid}${known}${cost === null ? '' : `, cost ${cost}`}`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** Why a model that was to be asked did not do all of it. */
export function modelWarnings({ warnings }: Pick<Report, 'warnings'>): readonly string[] {
  return warnings.filter(({ code }) => code.startsWith('model_')).map(({ message }) => message);
}
