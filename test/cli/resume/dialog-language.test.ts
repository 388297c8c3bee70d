import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dialogMessagesFor } from '../../../src/messages/dialogs/dialog-messages-for.ts';
import { createTestTerminal } from '../memory-io.ts';
import { people } from '../people.ts';

const enter = '\r';
const watched = { watched: true, columns: 100, environment: { CI: '' } };

describe.each([
  ['de', { language: 'de' }, 'Ist das Ihr Lebenslauf?'],
  ['fr', { language: 'fr' }, 'Est-ce bien votre CV'],
  ['es', { language: 'es' }, '¿Es este su currículum?'],
  ['zh', { language: 'zh' }, '这是您的简历吗？'],
  ['zh-Hant', { language: 'zh', isTraditional: true }, '這是您的履歷嗎？'],
] as const)('a person with a resume in %s', (tag, written, isYours) => {
  const { resume, posting, company, position } = people[tag];
  const { reading, answering } = dialogMessagesFor(written);
  const terminal = createTestTerminal();

  it('is shown the resume and asked about it in that language', async () => {
    writeFileSync(path.join(terminal.folder, 'me.json'), JSON.stringify(resume));
    const ran = await terminal.run(['base', 'set', 'me.json', '--no-color'], {
      ...{ ...watched, answers: [[isYours, enter]] },
    });
    expect(ran).toMatchObject({ exitCode: 0 });
    expect(ran.stderr).toContain(reading.readAs('me.json'));
    for (const label of [reading.contact, reading.jobs, reading.skills, reading.store])
      expect(ran.stderr).toContain(label);
  });

  it('reads the result of answers in that language', async () => {
    writeFileSync(path.join(terminal.folder, 'job.txt'), posting);
    await terminal.run(['generate', 'job.txt', '--company', company, '--position', position]);
    const { questions } = JSON.parse((await terminal.run(['explain', 'latest', '--json'])).stdout);
    const answers = questions.map(({ requirement_id }: { requirement_id: string }) => ({
      ...{ requirement_id, dismiss: 'no' },
    }));
    writeFileSync(path.join(terminal.folder, 'no.json'), JSON.stringify(answers));
    const ran = await terminal.run(['answer', 'latest', '--file', 'no.json']);
    expect(ran).toMatchObject({ exitCode: 0 });
    expect(ran.stdout).toBe(
      `${answering.nothingAdded(answers.length, Number(/\d+$/.exec(ran.stdout.trim())?.[0]))}\n`,
    );
  });
});
