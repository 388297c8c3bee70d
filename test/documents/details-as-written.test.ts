import { expect, it } from 'vitest';
import { readResumeFile } from '../../src/documents/read-resume-file.ts';

type Entry = Readonly<Record<string, unknown>>;

async function read(name: string, ...lines: readonly string[]) {
  const { source } = await readResumeFile({ name, bytes: Buffer.from(lines.join('\n')) });
  const list = (key: string) => (source[key] ?? []) as readonly Entry[];
  return { basics: source['basics'] as Entry, list, text: JSON.stringify(source) };
}

const job = ['## Berufserfahrung', '', '### Head Cook', 'Acme Foods GmbH, 2015 - 2019', '', '- Menüs', ''];

it('does not read a date of birth as part of the address, and keeps its day', async () => {
  const { basics, text } = await read(
    'mara.md',
    ...[
      '# Mara Lindt',
      '',
      'geboren am 5. Mai 1990, Mühlweg 12, 4020 Linz',
      '',
      'mara@a.example',
      '',
      ...job,
    ],
  );
  expect(basics['location']).toEqual({ address: 'Mühlweg 12, 4020 Linz' });
  expect(text).toContain('geboren am 5. Mai 1990');
});

it('keeps the day of a single date', async () => {
  const { list } = await read(
    'mara.md',
    ...['# Mara Lindt', 'mara@a.example', '', '## Geburtstag', '', '- 16.09.1990', '', ...job],
  );
  expect(list('custom')).toMatchObject([{ items: [{ name: '16.09.1990' }] }]);
});

it('does not read the contact label as part of the headline', async () => {
  const { basics } = await read(
    'mara.md',
    ...[
      '# Mara Lindt',
      '',
      '**Panadera de masa madre - Jefa de horno Contacto:**',
      '',
      '- Email: mara@a.example',
      '',
      ...job,
    ],
  );
  expect(basics['label']).toBe('Panadera de masa madre - Jefa de horno');
});

it('reads a phone number with two labels and a comma', async () => {
  const { basics } = await read(
    'mara.md',
    ...['# Mara Lindt', '', 'Teléfonos: Móvil: 555-0-12-34-56,', '', 'E-mail: mara@a.example', '', ...job],
  );
  expect(basics['phone']).toBe('555-0-12-34-56');
});

it('reads dated training courses below a skills heading as certificates', async () => {
  const { list } = await read(
    'mara.md',
    ...['# Mara Lindt', 'mara@a.example', '', ...job, '## Zusatzqualifikationen', ''],
    ...['02/2016 - 05/2016', '', '**Brotkunde | Mühlenschule AG | Berlin**', ''],
    ...['09/2014 - 11/2014', '', '**Feine Konditorei | Mühlenschule AG | Berlin**'],
  );
  expect(list('skills')).toEqual([]);
  expect(list('certificates')).toHaveLength(2);
});

it('does not read a remark below a language as a language', async () => {
  const { list, text } = await read(
    'mara.md',
    ...[
      '# Mara Lindt',
      'mara@a.example',
      '',
      ...job,
      '## Sprachkenntnisse',
      '',
      'Deutsch: Muttersprache',
      '',
    ],
    ...['Englisch: fließend', '', '- Ein Winter in einer Backstube in Leeds, England'],
  );
  expect(list('languages').map(({ language }) => language)).toEqual(['Deutsch', 'Englisch']);
  expect(text).toContain('Ein Winter in einer Backstube in Leeds, England');
});

it('does not read the title of rows with levels as a skill', async () => {
  const html = `<h1>Mara Lindt</h1><p>mara@a.example</p><h2>Technische Kenntnisse</h2><h3>Programme</h3>
    <table><tr><td>Matlab</td><td>sehr gute Kenntnisse</td></tr><tr><td>GitHub</td><td>Kenntnisse</td></tr></table>`;
  const { list } = await read('mara.html', html);
  expect(list('skills')).toEqual([
    { name: 'Matlab', level: 'sehr gute Kenntnisse' },
    { name: 'GitHub', level: 'Kenntnisse' },
  ]);
});

it('does not read names of page parts as the name of the person', async () => {
  const html = `<div id="aside"><h1>Aside</h1><h2>Kontakte</h2><ul><li>mara@a.example</li></ul>
    <h2>Kenntnisse</h2><ul><li>Python</li><li>SQL</li></ul></div>
    <div id="main"><h1>Main</h1><h2>Mara Lindt</h2><h2>Berufserfahrung</h2><h3>Head Cook</h3><p>Acme Foods</p>
    <p>2015 - 2019</p><ul><li>Menüs</li></ul></div>`;
  const { basics, text } = await read('mara.html', html);
  expect(basics['name']).toBe('Mara Lindt');
  expect(text).not.toMatch(/Aside|Main/);
});

it.each([
  ['姓\t名：林麦', '性　　别：女'],
  ['姓　名：林麦', '性\t别：女'],
])('reads spaced Chinese labels: %s', async (first, second) => {
  const { basics } = await read(
    'zhang.txt',
    ...[
      '个人信息',
      first,
      second,
      '邮箱：zhang@a.example',
      '',
      '工作经历',
      '2019.03 - 2022.05 上海面包有限公司',
    ],
    ...['面包师', '', '技能', 'Excel'],
  );
  expect(basics['name']).toBe('林麦');
});

it('does not read a bold sentence in a project as another project', async () => {
  const { list } = await read(
    'wang.md',
    ...['# 王羽', 'wang@a.example', '', '## 项目经历', '', '### 面包配方 | 2024.01 – 2025.05', ''],
    ...['**背景：** 各家门店的面团配比不一致，顾客常常抱怨口感每天都不一样。', ''],
    ...['**方案：** 统一称量工具与发酵时间，并为每家门店写下同一份操作说明。'],
  );
  expect(list('projects')).toHaveLength(1);
});
