import { describe, expect, test } from 'vitest';
import type { ProposedEdit } from '../../../../src/contract/plan/edit.ts';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { patterns } from '../../../../src/tailoring/plan/wording/reword.ts';
import { readInput, verifierFor } from '../../../../src/tailoring/read-input.ts';
import { memoize } from '../../../../src/values/memoize.ts';
import { asOf, documentOf } from '../../cases.ts';

/* What a pattern writes is worth nothing when a check refuses it, and a check that lets everything through is none. */

/** Enough of a language for it to be told. */
const around: Readonly<Record<string, readonly string[]>> = {
  en: ['Answered the phone for the people in the office and wrote the letters of the week'],
  de: ['Annahme von Anrufen und Bearbeitung der Post für die Leute in dem Büro und das Lager'],
  fr: ["Accueil des clients dans les bureaux de la société et rédaction du courrier pour l'équipe"],
  es: ['Atención de las llamadas en la oficina y redacción de las cartas para el equipo de la empresa'],
  zh: ['接听办公室的电话，为同事撰写每周的信件'],
};

/** Read once for all texts that are judged against it. */
const inputOf = memoize(1000, (key) => {
  const [before, language] = JSON.parse(key) as [string, string];
  const base = documentOf({
    resume: {
      basics: { name: 'Robin Vale' },
      work: [
        {
          name: 'Pond',
          position: 'Clerk',
          startDate: '2015-01',
          endDate: '2019-12',
          highlights: [before, ...(around[language] ?? [])],
        },
      ],
    },
  });
  const target = { companyName: 'Acme', position: 'Clerk', jobDescription: 'Requirements\n- Filing' };
  return readInput(standardLexicon(), { base, target, level: 'super', asOf });
});

function judge(text: string, before: string, language: string) {
  const input = inputOf(JSON.stringify([before, language]));
  const own = input.model.chunks.find(({ path }) => path === 'work[0].highlights[0]')?.text ?? before;
  const proposal: ProposedEdit = {
    op: 'rewrite',
    source: 'work[0].highlights[0]',
    text,
    rule: 'test',
    reason: 'test',
    requirements: [],
    evidence: [{ path: 'work[0].highlights[0]', quote: own }],
  };
  return { language: input.model.language, findings: verifierFor(input).verifyEdit(proposal) };
}

const labeled = patterns.flatMap(({ rule, languages: [language = 'en'], examples }) =>
  examples.map(([before, after]) => ({ rule, language, before, after })),
);

describe('what patterns write passes both checks', () => {
  test.each(labeled)('$rule: $after', ({ before, after, language }) => {
    expect(judge(after, before, language)).toEqual({ language, findings: [] });
  });
});

describe('the same with a lie in it does not', () => {
  test.each(labeled)('$rule: $after', ({ before, after, language }) => {
    const ending = language === 'zh' ? '，使用Kubernetes管理7391台服务器' : ' Kubernetes 7391';
    expect(judge(`${after.replace(/\.$/, '')}${ending}`, before, language).findings).not.toEqual([]);
  });

  test.each(labeled.filter(({ after }) => /\d/.test(after)))('$rule, its number lost: $after', (each) => {
    const lost = each.after.replace(/\d[\d,.]*/, '');
    expect(judge(lost, each.before, each.language).findings).not.toEqual([]);
  });
});
