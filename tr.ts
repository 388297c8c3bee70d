import { readFileSync, readdirSync } from 'node:fs';
import { readResumeFile } from './src/documents/read-resume-file.ts';
const rows = JSON.parse(readFileSync('/work/shared/corpus/resumes.json', 'utf8'));
const split = new Map(rows.map((r: any) => [r.id, r]));
for (const f of readdirSync('/work/corpus/resumes-all').sort()) {
  const id = f.split('.')[0]!; const r = split.get(id) as any;
  if (r?.split !== 'train' || /json|yaml|csv/.test(r.format)) continue;
  try { const { source } = await readResumeFile({ name: f, bytes: readFileSync('/work/corpus/resumes-all/' + f) }, { nameless: true }); const s = source as any; console.log(id, r.format, r.language, (r.producer ?? '').slice(0, 22), '| jobs', s.work?.length ?? 0, 'edu', s.education?.length ?? 0, 'skills', s.skills?.length ?? 0, 'proj', s.projects?.length ?? 0, 'custom', (s.custom ?? []).map((c: any) => c.name.slice(0, 24) + ':' + c.items.length).join('; ')); }
  catch (e) { console.log(id, r.format, String(e).slice(0, 130)); }
}
