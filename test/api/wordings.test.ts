import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engineConnections } from '../support/api-connections.ts';
import { readObject } from '../support/send-row.ts';
import { openTailoredResume, type TailoredResume } from '../support/tailored-resume.ts';

let tailored: TailoredResume;
let id: string;

describe.each(engineConnections)('wordings, %s', (_name, openConnection) => {
  beforeAll(async () => {
    tailored = await openTailoredResume(openConnection);
    id = tailored.id;
  });
  afterAll(() => tailored.close());

  const send: TailoredResume['send'] = (...request) => tailored.send(...request);
  const lines = async () =>
    (await readObject(await send('GET', `/resumes/${id}/wordings`), 'WordingList')).data;

  it('that break rules are refused with each rule, and change nothing', async () => {
    const [, line] = await lines();
    const wording = { item: line?.item, text: `${line?.base.replace(/\.$/, '')} for 900 clients of Netflix` };
    const judged = await readObject(await send('POST', `/resumes/${id}/wordings/check`, wording), 'Wording');
    expect(judged).toMatchObject({ allowed: false, nearest: line?.text });
    const before = await (await send('GET', `/resumes/${id}`)).json();
    const refused = await send('POST', `/resumes/${id}/wordings`, wording);
    expect(refused.status).toBe(400);
    const { name, message } = await readObject(refused, 'ErrorObject');
    expect(name).toBe('validation_error');
    for (const { rule } of judged.findings) expect(message).toContain(`${rule}: `);
    expect(await (await send('GET', `/resumes/${id}`)).json()).toEqual(before);
  });

  it('that pass the rules are applied to the resume', async () => {
    const all = await lines();
    // The user's own wording is always allowed. Here the rules wrote something else.
    const line = all.find(({ text, base }) => text !== base && !base.includes('\n'));
    if (!line) throw new Error('the rules have reworded nothing');
    const wording = { item: line.item, text: line.base };
    const judged = await readObject(await send('POST', `/resumes/${id}/wordings/check`, wording), 'Wording');
    expect(judged).toMatchObject({ findings: [], allowed: true });
    const applied = await readObject(await send('POST', `/resumes/${id}/wordings`, wording), 'Resume');
    expect(applied.id).toBe(id);
    expect((await lines()).find(({ item }) => item === line.item)?.text).toBe(line.base);
  });

  it.each([
    [{ item: 'work[99].highlights[0]', text: 'Led a team' }, 'item: "work[99].highlights[0]" is not a line'],
    [{ item: '__proto__', text: 'Led a team' }, 'item: "__proto__" is not a line'],
    [{ item: 'work[0].highlights[0]', text: '' }, 'text'],
    [{ item: 'work[0].highlights[0]', text: 'a'.repeat(1001) }, 'text'],
    [{ item: 'work[0].highlights[0]' }, 'text'],
  ])('without a known line or a text are refused: %j', async (wording, reason) => {
    for (const at of ['wordings', 'wordings/check']) {
      const refused = await send('POST', `/resumes/${id}/${at}`, wording);
      expect(refused.status).toBe(400);
      expect((await readObject(refused, 'ErrorObject')).message).toContain(reason);
    }
  });

  it('of another resume are not found', async () => {
    const other = 'res_01m7z0bg8hhja4ts4zhsjx2395';
    expect((await send('GET', `/resumes/${other}/wordings`)).status).toBe(404);
    const wording = { item: 'work[0].highlights[0]', text: 'Led a team' };
    expect((await send('POST', `/resumes/${other}/wordings`, wording)).status).toBe(404);
  });
});
