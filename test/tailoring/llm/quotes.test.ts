import { describe, expect, test } from 'vitest';
import type { Asked } from '../../support/model-server/wire-formats.ts';
import { documentOf, namedCases } from '../cases.ts';
import { honest } from './honest.ts';
import { inputOf, offlineOf, useLlm } from './llm-fixture.ts';

const startLlm = useLlm();
const { engineer } = namedCases;
const input = inputOf(engineer, 'super');

interface Row {
  readonly id: string;
  readonly text: string;
}

/** The lists in the question about quotes; null for questions about wordings. */
function askedQuotes({
  prompt,
}: Asked): { readonly terms: readonly Row[]; readonly lines: readonly Row[] } | null {
  const [, terms, lines] = /\nTERMS:\n([\s\S]*?)\nRESUME:\n([\s\S]*?)\nDATA /.exec(prompt) ?? [];
  return terms === undefined || lines === undefined ? null : { terms: rowsIn(terms), lines: rowsIn(lines) };
}

function rowsIn(text: string): readonly Row[] {
  return text.split('\n').flatMap((row) => {
    const [, id, said] = /^(\w+): (.*)$/.exec(row) ?? [];
    return id && said ? [{ id, text: said }] : [];
  });
}

/** A model that answers the first term with `quoteOf` the first line. */
function naming(quoteOf: (line: string) => string) {
  return (asked: Asked) => {
    const listed = askedQuotes(asked);
    const [term, line] = [listed?.terms[0], listed?.lines[0]];
    if (!term || !line) return honest(asked);
    return JSON.stringify({ edits: [{ target: line.id, term: term.id, text: quoteOf(line.text) }] });
  };
}

const firstWords = (line: string) => line.split(' ').slice(0, 4).join(' ');

describe('quotes that a model suggests for a missing requirement', () => {
  test('become questions with the words of the base, and do not count as evidence', async () => {
    const { engine } = await startLlm(naming(firstWords));
    const made = await engine.tailor(input);
    const asked = made.questions.filter(({ nearest_by }) => nearest_by === 'llm');
    expect(asked).toHaveLength(1);
    const [{ text, nearest, requirement_id } = { text: '', nearest: null, requirement_id: '' }] = asked;
    const row = made.report.requirements.find(({ id }) => id === requirement_id);
    expect(row).toMatchObject({ state: 'missing', grade: 0, evidence: [] });
    expect(text).toBe(`Does this show ${row?.term}: “${nearest?.quote}”? Say in your words what you did.`);
    expect(JSON.stringify(input.base)).toContain(nearest?.quote);
    expect(made.report.score.fit).toEqual((await offlineOf(engineer, 'super')).report.score.fit);
  });

  test('stay when a change is undone', async () => {
    const { engine } = await startLlm(naming(firstWords));
    const made = await engine.tailor(input);
    const [change] = made.report.changes;
    const reverted = await engine.revert({ ...input, plan: made.plan, changeIds: change ? [change.id] : [] });
    expect(reverted.questions.map(({ nearest_by }) => nearest_by)).toContain('llm');
  });

  test.each<[name: string, quoteOf: (line: string) => string]>([
    ['other words than those of the line', () => 'Ran everything there is'],
    ['more than the line says', (line) => `${line} on the moon`],
    ['an unknown placeholder', () => '[XNAME99] did all of it'],
    ['nothing', () => ''],
  ])('are dropped when they are %s', async (_name, quoteOf) => {
    const { engine } = await startLlm(naming(quoteOf));
    const made = await engine.tailor(input);
    expect(made.questions.filter(({ nearest_by }) => nearest_by !== undefined)).toEqual([]);
    expect(made.questions).toEqual((await offlineOf(engineer, 'super')).questions);
  });

  test('are dropped when they only express a wish', async () => {
    const summary = 'I want to learn how a web shop is run.';
    const base = documentOf({ resume: { ...engineer.resume, basics: { name: 'Ada Novak', summary } } });
    const { engine } = await startLlm(naming((line) => line));
    const made = await engine.tailor({ ...input, base });
    expect(made.questions.filter(({ nearest_by }) => nearest_by === 'llm')).toEqual([]);
  });

  test('are replaced by the questions of the rules if the model does not answer', async () => {
    const { engine } = await startLlm((asked) => (askedQuotes(asked) ? 'no idea' : honest(asked)));
    const made = await engine.tailor(input);
    expect(made.questions).toEqual((await offlineOf(engineer, 'super')).questions);
    expect(made.report.model?.accepted).toBeGreaterThan(0);
  });
});
