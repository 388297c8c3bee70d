import * as z from 'zod';
import type { Client } from '../client/client.ts';
import { bestBase, defaultBase } from '../contract/base-names.ts';
import { limits } from '../contract/limits.ts';
import type { ResumeDocument } from '../contract/resume/resume-document.ts';
import { readBaseResume } from '../documents/read-base-resume.ts';
import { type Tool, tool } from './tool.ts';
import { id, markdownOf, oneBase, oneBaseName } from './tool-results.ts';

/*
 * Tools that would add facts. A statement of an assistant counts only after the person confirms it, in a form, in the
 * terminal or on the page.
 */

const Decided = {
  confirmed: z.boolean().describe('Whether the person confirmed it, so that it is now in their base resume'),
  next: z.string().describe('What the person does next'),
};

export const proposingTools: readonly Tool[] = [
  tool({
    name: 'answer_question',
    title: 'Propose an answer',
    description:
      'Proposes what the person told you about a question of explain, in their words. They confirm it in a form, or later with resume-tailor answer or on the page. Until then it is in no document.',
    readOnly: false,
    input: z.object({
      id,
      requirement_id: z.string().min(1).max(64),
      text: z.string().min(1).max(limits.wording.max),
      path: z
        .string()
        .min(1)
        .max(200)
        .optional()
        .describe('Job it belongs to, such as work[0]; default: the nearest'),
    }),
    output: z.object({ ...Decided, score: z.number().optional() }),
    run: async ({ client, person }, { id: resume, requirement_id, text, path }) => {
      const answer = { requirement_id, text, ...(path !== undefined && { path }) };
      // Validated before the person is asked, and stored in case they do not answer.
      await client.proposals.add(resume, answer);
      const term = await termOf(client, resume, requirement_id);
      const decision = await person.decide(
        ['answer_question', resume, requirement_id, text, path ?? null],
        `About “${term}” your assistant proposes to add to your resume:\n\n${text}\n\nHave you done this?`,
      );
      if (decision === 'no') {
        await client.proposals.delete(resume, { requirement_id });
        return {
          confirmed: false,
          next: 'The person did not confirm it. Nothing was changed; do not propose it again.',
        };
      }
      if (decision === null) {
        return {
          confirmed: false,
          next: `It is waiting for the person: resume-tailor answer ${resume}, or resume-tailor open`,
        };
      }
      const { ats_score } = await client.resumes.answer(resume, [answer]);
      return {
        confirmed: true,
        score: ats_score,
        next: 'It is in the base resume; revert removes it.',
      };
    },
  }),
  tool({
    name: 'set_base',
    title: 'Propose a base resume',
    description:
      'Proposes a resume file of the person as a base resume. They see what is new in it and confirm it in a form, or run the command that is returned. If a question comes back, much was doubtful: answer it yourself and call again with the answer.',
    readOnly: false,
    local: true,
    input: z.object({
      file: z.string().min(1).max(4096).describe('Path of the file on this machine'),
      name: oneBase,
      answer: z
        .string()
        .max(200_000)
        .optional()
        .describe(
          'Your answer to the question about this file: which of its lines and names belong together',
        ),
    }),
    output: z.object({
      ...Decided,
      question: z.string().optional().describe('What to answer so that the file is read better'),
      notes: z.array(z.string()).describe('What could not be read, once it is confirmed'),
    }),
    run: async ({ client, person, chosenBase, readResume }, { file, name: named, answer }) => {
      const name = oneBaseName({ chosenBase }, named);
      if (!readResume)
        throw new Error('set_base works only on the machine of the person, with resume-tailor mcp.');
      if (name === bestBase)
        throw new Error(`name: "${bestBase}" is reserved; use another name for the base resume`);
      // The assistant does not see the content before the person agrees, because the file may be a wrong one.
      const { source, format, notes, question } = await readResume(file, answer);
      const flag = name === defaultBase ? '' : ` --base ${name}`;
      const news = await newLines(client, name, readBaseResume(source).document);
      const decision = await person.decide(
        ['set_base', name, source],
        `Store ${file} as your base resume${name === defaultBase ? '' : ` ${name}`}?\n\n${news}`,
      );
      if (decision === 'no')
        return { confirmed: false, notes: [], next: 'The person did not confirm it. Nothing was changed.' };
      if (decision === null) {
        return {
          confirmed: false,
          notes: [],
          next: `The person runs: resume-tailor base set ${JSON.stringify(file)}${flag}${
            answer === undefined ? '' : ' --answer FILE, with your answer in FILE'
          }`,
        };
      }
      await client.baseResume.put(source, {
        source_format: format,
        ...(name !== defaultBase && { name }),
      });
      return {
        confirmed: true,
        notes: [...notes],
        // The person has agreed to this file, which the assistant can read from now on.
        ...(question !== null && { question }),
        next: `The previous one: resume-tailor base show --previous${flag}`,
      };
    },
  }),
];

async function termOf(client: Client, resume: string, requirement: string): Promise<string> {
  const { requirements } = await client.resumes.report(resume);
  return requirements.find((one) => one.id === requirement)?.term ?? requirement;
}

const shownLines = 20;
const shownLength = 200;

/** Lines of the file that the stored base lacks, for the person to confirm. */
async function newLines(client: Client, name: string, document: ResumeDocument): Promise<string> {
  const bases = (await client.baseResume.list()).data.map((one) => one.name);
  const current = bases.includes(name) ? (await client.baseResume.get({ name })).resume_data : null;
  const known = new Set(current ? linesOf(await markdownOf(current)) : []);
  const added = linesOf(await markdownOf(document)).filter((line) => !known.has(line));
  if (added.length === 0) return 'It has nothing that your base resume does not already say.';
  const shown = added.slice(0, shownLines).map((line) => `+ ${line.slice(0, shownLength)}`);
  const more = added.length > shownLines ? [`and ${added.length - shownLines} more lines`] : [];
  return ['New in it:', ...shown, ...more].join('\n');
}

function linesOf(markdown: string): readonly string[] {
  return markdown
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
