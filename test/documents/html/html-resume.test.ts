import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

const page = `<!doctype html><html><head><title>Mara</title><style>h1 { color: red }</style></head>
<body><nav><a href="/blog">Blog</a></nav>
<header><h1>Mara Lindt</h1><p class="role">Baker</p>
<div class="contact"><a href="mailto:mara@example.at">Write to me</a> | <span>Graz, Austria</span></div></header>
<section><h2>Experience</h2>
  <div class="job"><h3><span>Bakery Manager, Crust &amp; Co</span><span>2019 – 2022</span></h3>
    <ul><li>Led nine
      people.</li><li hidden>Kafka</li></ul></div></section>
<section><h2>Skills</h2><table><tr><td>Ovens</td><td>Deck, Rotary</td></tr></table></section>
<script>document.title = 'Kubernetes'</script></body></html>`;

describe('An HTML resume', () => {
  it.each(['me.html', 'me.htm', 'standard input'])('is read from %s without hidden content', async (name) => {
    const { source, format } = await readResumeFile({ name, bytes: new TextEncoder().encode(page) });
    expect(format).toBe('html');
    expect(source).toMatchObject({
      basics: {
        name: 'Mara Lindt',
        label: 'Baker',
        email: 'mara@example.at',
        location: { address: 'Graz, Austria' },
      },
      work: [
        {
          name: 'Crust & Co',
          position: 'Bakery Manager',
          startDate: '2019',
          endDate: '2022',
          highlights: ['Led nine people.'],
        },
      ],
    });
    expect(JSON.stringify(source)).not.toMatch(/Kafka|Kubernetes|Blog|color/);
  });

  it('with very many entities is read in linear time', async () => {
    const html = `<html><h1>Mara Lindt</h1>${'<p>'.padEnd(20)}${'&#97;'.repeat(9000)}</p>${'<p>&amp;</p>'.repeat(1900)}`;
    const { source } = await readResumeFile({ name: 'me.html', bytes: new TextEncoder().encode(html) });
    expect(source).toMatchObject({ basics: { name: 'Mara Lindt' } });
  });

  it('with very deep nesting is read in linear time', async () => {
    const html = `<html><h1>Mara Lindt</h1>${'<i>'.repeat(60_000)}x`;
    const { source } = await readResumeFile({ name: 'me.html', bytes: new TextEncoder().encode(html) });
    expect(source).toMatchObject({ basics: { name: 'Mara Lindt' } });
  });
});

it('joins a term and its description, and moves text aligned by a style sheet to the right column', async () => {
  const html = `<body><h1>Mara Lindt</h1><p>mara@example.at</p>
    <h2>Experience</h2><div><h3>Baker</h3> <p class="aside">2019 – 2022</p></div>
    <div><p class="subtitle">Crust &amp; Co</p> <p class="aside place"><a href="https://graz.example">Graz</a></p></div><p>Led nine.</p>
    <h2>Skills</h2><dl><dt>Ovens</dt><dd>Deck, Rotary</dd><dt>Doughs:</dt> <dd>Rye</dd></dl>
    <h2>Interests</h2><dl><dt>Games</dt><dd><p>Chess at the club of the town.</p></dd></dl></body>`;
  const { source } = await readResumeFile({ name: 'me.html', bytes: new TextEncoder().encode(html) });
  expect(source).toMatchObject({
    work: [{ name: 'Crust & Co', location: 'Graz', position: 'Baker', startDate: '2019', endDate: '2022' }],
    skills: [
      { name: 'Ovens', keywords: ['Deck', 'Rotary'] },
      { name: 'Doughs', keywords: ['Rye'] },
    ],
  });
});
