import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

/* Plain text as people type it who have no editor for anything else. */

async function read(...lines: readonly string[]) {
  return readResumeFile({ name: 'me.txt', bytes: new TextEncoder().encode(lines.join('\n')) });
}

const job = [
  ...['Experience', '', 'Night Clerk, Oak House, Leeds   2019 - Present'],
  ...['- Filed the post of three offices', '- Answered the calls of guests', ''],
] as const;

describe('the name in plain text', () => {
  it.each([
    'Jane Smith, RN',
    'Jane Smith RN',
    "Maura O'Dell, RN, BSN",
    'Jane Smith, LPN',
    'John Smith, P.E.',
  ])('is %s', async (name) => {
    const { source } = await read(name, 'Leeds | 555-201-3344 | jane@example.com', '', ...job);
    expect(source['basics']).toMatchObject({ name });
  });

  it.each(['NEW YORK, NY', 'Berlin, DE'])('is not %s', async (town) => {
    await expect(read(town, '555-201-3344 | jane@example.com', '', ...job)).rejects.toThrow('needs a name');
  });

  it.each(['Currículum Vítae', 'Curriculum Vítae', 'CURRÍCULUM VÍTAE', 'Lebenslauf', '个人简历'])(
    'stands below %s',
    async (title) => {
      const { source } = await read(title, '', 'Lucía Gil', 'lucia@example.es', '', ...job);
      expect(source['basics']).toMatchObject({ name: 'Lucía Gil', email: 'lucia@example.es' });
    },
  );
});
