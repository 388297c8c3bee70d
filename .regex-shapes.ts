import { readFileSync } from 'node:fs';
const { createRulesEngine } = await import('./src/tailoring/rules-engine.ts');
const { readBaseResume } = await import('./src/documents/read-base-resume.ts');
const shapes: Record<string,string> = { em: '\u2003', nbsp: '\u00a0', ogham: '\u1680', ideo: '\u3000', nnb: '\u202f', space: ' ', tab: '\t', nl: '\n', spnl: ' \n', zw: '\u200b', zwsp: '\u200b ', nbspent: '&nbsp;', open: '(', close: ')', brk: '[](', brace: '{}', div: '<div>', comment: '<!--', script: '<script>', style: '<style ', lt: '<', li: '\n<li>', strong: '**', hash: '#', hashes: '# ', link: '](', pipe: '|', pipes: ' | ', item: '\n- ', itemx: '\n- a', bullet: '•', arrow: '→', dash: '-', endash: ' – ', em2: '—', quote: '"', curly: '“', apos: "'", digit: '1', digits: '1 ', dot: '.', dots: '. ', comma: ',', commas: ', ', semi: '; ', colon: ':', colons: 'a: ', slash: '/', slasha: 'a/', amp: '&', ampa: 'A&B ', a: 'a', A: 'A', aA: 'aA', as: 'a ', As: 'A ', han: '中', hans: '中、', kana: 'か', accent: 'é', aé: 'aé', comb: 'a\u0301', emoji: '😀', and: 'and ', or: 'or ', years: '10 years ', yearsx: '5+ years of ', date: '01/2020 - ', heading: 'Requirements\n', heading2: 'Requirements: ', must: 'must have ', know: 'knowledge of ', exp: 'experience with Java, ', etc: 'etc. ', eg: 'e.g. ', Mr: 'Mr. ', at: '@', mail: 'a@b.c ', url: 'http://', www: 'www.', plus: '+', C: 'C++ ', js: 'Node.js ', level: 'Level II or ', suffix: 'Front- und ', imet: 'imet', degree: 'Bachelor or Master in ', not: 'not ', we: 'we are ', team: 'with the team ', sent: 'We use Java. ', sentn: 'We use Java.\n', short: 'word word word word word word word ab\n', tildes: '~', eq: '=', und: '_', star: '*', back: '\\', tick: '`', dollar: '$', pct: '50% ', gt: '>', such: 'such as ', paren: '(a) ', parens: 'A (B) ', hyph: 'a-b-', hyphw: 'co-op ' };
const N = +(process.env.N ?? 49900);
const fill = (s: string) => s.repeat(Math.ceil(N / s.length)).slice(0, N);
const base = readBaseResume(JSON.parse(readFileSync('examples/resumes/software-engineer.json','utf8'))).document;
const engine = createRulesEngine();
const cpu = async (f: () => Promise<unknown>) => { const t = process.cpuUsage(); let err=''; try { await f(); } catch (e: any) { err = e.message.slice(0,80); } const d = process.cpuUsage(t); return [Math.round((d.user + d.system) / 1000), err] as const; };
const only = process.env.ONLY?.split(',');
await engine.score({ base, target: { jobDescription: readFileSync('examples/postings/backend-engineer.txt','utf8'), companyName: 'A', position: 'Engineer' }, asOf: '2026-11-21' });
for (const [n, s] of Object.entries(shapes)) {
  if (only && !only.includes(n)) continue;
  const jd = `Requirements\n- Java and Python\n${fill(s)} x`;
  const [p, e1] = process.env.SIDE === 'resume' ? [0,''] as const : await cpu(() => engine.score({ base, target: { jobDescription: jd, companyName: 'A', position: 'Engineer' }, asOf: '2026-11-21' }));
  const doc = structuredClone(JSON.parse(readFileSync('examples/resumes/software-engineer.json','utf8')));
  doc.basics.summary = 'Java developer ' + fill(s) + ' x'; doc.work[0].highlights[0] = 'Developed Java ' + fill(s) + ' x';
  const [r, e2] = process.env.SIDE === 'posting' ? [0,''] as const : await cpu(async () => engine.tailor({ base: readBaseResume(doc).document, target: { jobDescription: readFileSync('examples/postings/backend-engineer.txt','utf8'), companyName: 'A', position: 'Engineer' }, asOf: '2026-11-21', level: 'super' }));
  if (process.env.ALL || +p > 150 || +r > 150 || e1 || e2) console.log(n.padEnd(9), JSON.stringify(s).padEnd(16), 'posting', p, e1, 'resume', r, e2);
}
