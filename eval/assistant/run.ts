import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentReader } from '../../src/documents/service-ports.ts';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { type Folder, readCases, readResumes } from '../cases/cases.ts';

/*
 * A scripted assistant: offers fixed wordings (wordings.tsv: the original line and the wording) for thirty made-up
 * resumes to the check of `apply_wording`. Prints how many relevant bullets are reworded by the rules alone and with
 * the assistant. Lists accepted wordings with words or numbers that are not in the line, independently of the verifier.
 */

const folders: readonly Folder[] = ['blind', 'blind-three', 'blind-two', 'seen', 'held-out'];
const people = 30;
const wordings = new Map(
  readFileSync(path.join(import.meta.dirname, 'wordings.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t') as [string, string]),
);
const engine = createRulesEngine();
const sum = { people: 0, relevant: 0, byRules: 0, offered: 0, allowed: 0, inventions: 0 };
const refusals = new Map<string, number>();

for (const folder of folders) {
  for (const { target, labels } of readCases(folder)) {
    const [name] = labels.pairs.qualified ?? [];
    const source = name === undefined ? undefined : readResumes(folder).get(name);
    if (labels.language !== 'en' || !source || sum.people >= people) continue;
    sum.people += 1;
    const { document: base } = await documentReader.read(source, { nameless: true });
    const input = { base, target, level: 'super' as const, asOf: '2026-11-21' };
    const { plan: first, report } = await engine.tailor(input);
    const proven = new Set(report.requirements.flatMap(({ evidence }) => evidence.map((one) => one.path)));
    const lines = (await engine.wordings({ ...input, plan: first })).filter(
      ({ item }) => item.includes('highlights') && proven.has(item),
    );
    sum.relevant += lines.length;
    sum.byRules += lines.filter(({ text, base: own }) => text !== own).length;
    let plan = first;
    for (const { item, text, base: own } of lines) {
      const wording = wordings.get(own);
      if (wording === undefined || text !== own) continue;
      sum.offered += 1;
      const judged = await engine.word({ ...input, plan, item, text: wording });
      for (const { rule } of judged?.findings.slice(0, 1) ?? [])
        refusals.set(rule, (refusals.get(rule) ?? 0) + 1);
      if (!judged?.tailored) continue;
      plan = judged.tailored.plan;
      sum.allowed += 1;
      const added = addedWord(wording, own);
      if (added === undefined) continue;
      sum.inventions += 1;
      process.stdout.write(`to judge: "${added}" in ${wording}\n`);
    }
  }
}

/** The first word that is not in the original line, compared by the first three letters, ignoring function words. */
function addedWord(wording: string, own: string): string | undefined {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}.%$]+/gu) ?? [];
  const known = words(own);
  return words(wording).find((word) => {
    const isGrammar =
      /^(?:a|an|the|of|in|on|at|for|with|and|by|to|whom|which|that|were|was|have|including)$/.test(word);
    return !(isGrammar || known.some((one) => one.slice(0, 3) === word.slice(0, 3)));
  });
}

const percent = (count: number) => `${((100 * count) / sum.relevant).toFixed(1)} %`;
process.stdout.write(
  [
    `resumes ${sum.people}, relevant bullets ${sum.relevant}`,
    `worded anew by the rules: ${sum.byRules} (${percent(sum.byRules)})`,
    `with the assistant: ${sum.byRules + sum.allowed} (${percent(sum.byRules + sum.allowed)}); ${sum.offered} offered`,
    `refused: ${[...refusals].map(([rule, count]) => `${rule} ${count}`).join(', ') || 'none'}`,
    `added words among the allowed: ${sum.inventions}`,
    '',
  ].join('\n'),
);
