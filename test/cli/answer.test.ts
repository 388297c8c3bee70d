import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../src/contract/report.ts';
import { createDesk, type Desk } from './memory-io.ts';

const ida = {
  basics: { name: 'Ida Lund', label: 'Baker' },
  work: [
    {
      name: 'Rye Lane',
      position: 'Baker',
      startDate: '2018-01',
      highlights: ['Baked sourdough', 'Kept the flour stock in RabbitMQ queues'],
    },
    { name: 'Corn Street', position: 'Apprentice', startDate: '2015-01', endDate: '2017-12', highlights: [] },
  ],
};

const posting = (...terms: readonly string[]) =>
  `Baker at Barley Street\n\nWe bake at night.\n\nRequirements\n${terms.map((term) => `- ${term}`).join('\n')}\n`;

function deskWith(...postings: readonly string[]): Desk {
  const desk = createDesk();
  writeFileSync(path.join(desk.folder, 'ida.json'), JSON.stringify(ida));
  for (const [index, text] of postings.entries())
    writeFileSync(path.join(desk.folder, `${index + 1}.txt`), text);
  return desk;
}

const reportOf = async (desk: Desk, id = 'latest'): Promise<Report> =>
  JSON.parse((await desk.run(['explain', id, '--json'])).stdout);

describe('the questions of a report', () => {
  const desk = deskWith(
    posting('Sourdough', 'Excel', 'Cake decoration', 'Docker', 'GraphQL', 'Kubernetes', 'Rust'),
    posting('Sourdough', 'ActiveMQ'),
  );
  beforeAll(async () => {
    await desk.run(['base', 'set', 'ida.json']);
    await desk.run(['generate', '1.txt']);
  });

  it('are at most five, each of a requirement that the report names', async () => {
    const { questions = [], requirements } = await reportOf(desk);
    expect(questions).toHaveLength(5);
    const ids = requirements.map(({ id }) => id);
    for (const { requirement_id: id } of questions) expect(ids).toContain(id);
  });

  it('name the line that comes nearest, as it is in the base resume', async () => {
    await desk.run(['generate', '2.txt']);
    const { questions } = await reportOf(desk);
    const nearest = { path: 'work[0].highlights[1]', quote: 'RabbitMQ' };
    expect(questions).toMatchObject([{ requirement_id: 'r2', nearest }]);
  });
});
