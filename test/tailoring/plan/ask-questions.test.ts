import { describe, expect, test } from 'vitest';
import { standardLexicon } from '../../../src/lexicon/lexicon.ts';
import { messagesFor } from '../../../src/messages/tailoring/messages-for.ts';
import { askQuestions } from '../../../src/tailoring/plan/ask-questions.ts';
import { readInput } from '../../../src/tailoring/read-input.ts';
import { languages } from '../../../src/text/language.ts';
import { asOf, documentOf } from '../cases.ts';

function questionsFor(jobDescription: string, highlights: readonly string[], more = {}) {
  const base = documentOf({
    resume: {
      basics: { name: 'Pat Doe' },
      work: [{ name: 'Acme', position: 'Engineer', startDate: '2018-01', highlights }],
      ...more,
    },
  });
  const target = { companyName: 'Delta', position: 'Engineer', jobDescription };
  return askQuestions(readInput(standardLexicon(), { base, target, level: 'good', asOf }));
}

describe('questions about a posting', () => {
  test('come with the musts first, each with an id of the posting', () => {
    const asked = questionsFor('Nice to have:\n- GraphQL\n\nRequirements:\n- Kubernetes\n- Jenkins', [
      'Sold tea',
    ]);
    expect(asked.map(({ key }) => key)).toEqual(['Kubernetes', 'Jenkins', 'GraphQL']);
    expect(asked.map(({ requirement_id: id }) => id)).toEqual(['r2', 'r3', 'r1']);
  });

  test('do not ask about what the resume shows, or about a trait', () => {
    expect(
      questionsFor('Requirements:\n- Kubernetes\n- Team player', ['Ran Kubernetes for two shops']),
    ).toEqual([]);
  });

  test.each([
    ["twice today's", false],
    ['register', false],
    ['changes in condition early', false],
    ['wick chemistry', true],
    ['answer letters promptly', true],
    ['Frobnicator', true],
  ])('ask about %s only if a sentence can: %s', (term, isAsked) => {
    const base = documentOf({ resume: { basics: { name: 'Pat Doe' }, skills: [{ name: 'Selling tea' }] } });
    const target = { companyName: 'Delta', position: 'Cook', jobDescription: 'Requirements:\n- Kubernetes' };
    const input = readInput(standardLexicon(), { base, target, level: 'good', asOf });
    const rows = input.rows.map((row) => ({
      ...row,
      requirement: { ...row.requirement, term, alternatives: [term] },
    }));
    expect(askQuestions({ ...input, rows })).toHaveLength(isAsked ? 1 : 0);
  });

  test('name the whole activity of the posting, in the question and in the proposal', () => {
    const posting = 'Responsibilities:\n- Repair of copper pipes\n- Serve guests\n\nRequirements:\n- Jenkins';
    const asked = questionsFor(posting, ['Sold tea']).find(({ key }) => key === 'copper pipes');
    expect(asked?.text).toMatch(/^Did your work include “Repair of copper pipes/);
    expect(asked?.proposal).toMatch(/^Repaired copper pipes/);
  });

  test.each([
    ['gemäß XYG', []],
    ['Rahmenverträge und', []],
    ['Kerzenguss', ['Haben Sie Erfahrung mit „Kerzenguss“?']],
    ['Aktenprüfung', ['Gehörte das zu Ihren Aufgaben: „Aktenprüfung“?']],
  ])('in German, ask about %s only if it is whole, and as a task if it is one', (term, questions) => {
    const base = documentOf({
      resume: { basics: { name: 'Pat Doe' }, skills: [{ name: 'Verkauf von Tee' }] },
    });
    const jobDescription = 'Ihr Profil:\n- Erfahrung mit Kubernetes und Freude an der Arbeit mit Menschen';
    const target = { companyName: 'Delta', position: 'Koch', jobDescription };
    const input = readInput(standardLexicon(), { base, target, level: 'good', asOf });
    const rows = input.rows
      .filter(({ requirement }) => requirement.kind === 'skill')
      .slice(0, 1)
      .map((row) => ({ ...row, requirement: { ...row.requirement, term, alternatives: [term] } }));
    const asked = askQuestions({ ...input, rows }).map(({ text }) => text.replace(/(?<=\?).*/, ''));
    expect(asked).toEqual(questions);
  });

  test('ask as people do about a tool, a license and a language', () => {
    const base = documentOf({
      resume: {
        basics: {
          name: 'Pat Doe',
          summary: 'Verkauf von Tee und Gebäck in einem kleinen Laden mit drei Kollegen',
        },
      },
    });
    const jobDescription = 'Anforderungen:\n- Kubernetes\n- Führerschein Klasse B\n- Englisch';
    const target = { companyName: 'Delta', position: 'Koch', jobDescription };
    const asked = askQuestions(readInput(standardLexicon(), { base, target, level: 'good', asOf }));
    const questions = asked.map(({ text }) => text.replace(/(?<=\?).*/, '')).sort();
    expect(questions).toEqual([
      'Besitzen Sie „Führerschein Klasse B“?',
      'Haben Sie diese Sprachkenntnisse: „Englisch“?',
      'Haben Sie schon damit gearbeitet: „Kubernetes“?',
    ]);
  });

  test('name one thing once, however often the posting asks for it', () => {
    const asked = questionsFor('Requirements:\n- Kubernetes\n- Jenkins\n\nNice to have:\n- K8s', [
      'Sold tea',
    ]);
    expect(asked.map(({ key }) => key)).toEqual([...new Set(asked.map(({ key }) => key))]);
  });

  test('point to the text of a job before that of a list of skills', () => {
    const [question] = questionsFor('Requirements:\n- ActiveMQ', ['Queue workers on RabbitMQ'], {
      skills: [{ name: 'Tools', keywords: ['RabbitMQ'] }],
    });
    expect(question?.nearest).toEqual({ path: 'work[0].highlights[0]', quote: 'RabbitMQ' });
  });

  test('say so when nothing comes near', () => {
    const [question] = questionsFor('Requirements:\n- Kubernetes', ['Sold tea']);
    expect(question?.nearest).toBeNull();
  });

  test('propose a sentence that does not ask for what the question names, and leaves the rest open', () => {
    const terms = ['GraphQL', 'load testing', 'databases', 'wick chemistry', 'Forklift licence', 'Spanish'];
    const asked = questionsFor(`Requirements:\n${terms.map((term) => `- ${term}`).join('\n')}`, ['Sold tea']);
    expect(asked.length).toBeGreaterThanOrEqual(5);
    for (const { proposal } of asked) {
      expect(proposal).toMatch(/\[[^[\]]+\]/);
      expect(proposal).not.toMatch(/\[(?:tool|task|requirement|certificate|license|language)\]/);
    }
    const proposals = asked.map(({ proposal }) => proposal);
    expect(proposals).toContain('[What you did] with GraphQL');
    expect(proposals).toContain('Spanish, [level]');
    expect(proposals).toContain('Wick chemistry: [what you did]');
  });

  test('leave the choice between several things to the person', () => {
    const [question] = questionsFor('Requirements:\n- Experience with Jest, Cypress or Playwright', [
      'Sold tea',
    ]);
    expect(question?.proposal).toBe('[What you did] with [tool]');
  });
});

describe.each(languages)('a proposal in %s', (language) => {
  test('leaves each fact to the person, and claims no figure', () => {
    for (const proposal of Object.values(messagesFor({ language }).proposals)) {
      expect(proposal).toMatch(/\[[^[\]]+\]/);
      expect(proposal).not.toMatch(/\d/);
    }
  });
});
