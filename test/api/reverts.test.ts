import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engineConnections } from '../support/api-connections.ts';
import { readObject } from '../support/send-row.ts';
import { openTailoredResume, type TailoredResume } from '../support/tailored-resume.ts';

let tailored: TailoredResume;
let id: string;

describe.each(engineConnections)('reverts beneath later edits, %s', (_name, openConnection) => {
  beforeAll(async () => {
    tailored = await openTailoredResume(openConnection);
    id = tailored.id;
  });
  afterAll(() => tailored.close());

  const send: TailoredResume['send'] = (...request) => tailored.send(...request);
  const summaryNow = async () => {
    const { resume_data } = await readObject(await send('GET', `/resumes/${id}`), 'Resume');
    return resume_data.sections.experience.items[0]?.summary ?? '';
  };
  /** Replaces a part of the first job's text. @returns the id of the edit */
  async function replace(old: string, fresh: string): Promise<string> {
    const { resume_data } = await readObject(await send('GET', `/resumes/${id}`), 'Resume');
    const [first, ...others] = resume_data.sections.experience.items;
    const items = [{ ...first, summary: first?.summary.replace(old, fresh) }, ...others];
    const patch = { resume_data: { sections: { experience: { items } } } };
    expect((await send('PATCH', `/resumes/${id}`, patch)).status).toBe(200);
    const { changes } = await readObject(await send('GET', `/resumes/${id}/report`), 'Report');
    return changes.at(-1)?.id ?? '';
  }

  it('undo only the named edit of a line, and are refused if the line was edited again', async () => {
    const before = await summaryNow();
    const [one = '', other = ''] = [...before.matchAll(/<li>.*?<\/li>/g)].map(([line]) => line);
    const first = await replace(one, '<li>First by hand</li>');
    const second = await replace(other, '<li>Second by hand</li>');
    await readObject(await send('POST', `/resumes/${id}/revert`, { change_ids: [first] }), 'Resume');
    expect(await summaryNow()).toBe(before.replace(other, '<li>Second by hand</li>'));
    const third = await replace('Second by hand', 'Second by hand, again');
    const refused = await send('POST', `/resumes/${id}/revert`, { change_ids: [second] });
    expect(refused.status).toBe(400);
    expect((await readObject(refused, 'ErrorObject')).message).toBe(
      `change_ids: ${second} cannot be undone alone, because your edit ${third} changed the same place later. Undo them together: ${second} ${third}`,
    );
    expect(await summaryNow()).toBe(before.replace(other, '<li>Second by hand, again</li>'));
    await readObject(await send('POST', `/resumes/${id}/revert`, { change_ids: [second, third] }), 'Resume');
    expect(await summaryNow()).toBe(before);
  });
});
