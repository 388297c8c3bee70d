import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { recordedPatterns } from './record-patterns.ts';

/*
 * Runs code that builds patterns: every module, the readers on the documents of test/fixtures and bench/import, the
 * engine on the labeled cases, and a few commands. Writes the recorded patterns to FILE.
 * node --import tsx --import ./build/patterns/record-patterns.ts build/patterns/exercise.ts FILE
 */

/** Files that start a program when they are imported. */
const programs = /(?:\/bin|-worker|-process)\.ts$/;

async function loadEveryModule(): Promise<readonly object[]> {
  const files = ['src', 'themes'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !programs.test(`/${name}`))
      .map((name) => path.join(root, folder, name)),
  );
  const modules: object[] = [];
  for (const file of files) modules.push((await import(file)) as object);
  return modules;
}

const modules = await loadEveryModule();
await usePhraseTables(modules);
await readDocuments();
await readNames();
await readTown();
await readDepartments();
await wordExamples();
await spellInPlural();
await tailorLabeledCases();
await runCommands();
await requestOverHttp();
writeFileSync(String(process.argv[2]), JSON.stringify(recordedPatterns()));
process.exit(0);

async function usePhraseTables(loaded: readonly object[]): Promise<void> {
  const { startsWithPhrase, isPhrase, hasPhrase, phraseRanges } = await import(
    '../../src/text/patterns/phrase-table.ts'
  );
  const { isLanguage } = await import('../../src/text/language.ts');
  for (const table of loaded.flatMap((module) => Object.values(module))) {
    if (typeof table !== 'object' || table === null) continue;
    const entries = Object.entries(table);
    const isTable =
      entries.length > 0 && entries.every(([key, value]) => isLanguage(key) && typeof value === 'string');
    if (!isTable) continue;
    for (const use of [startsWithPhrase, isPhrase, hasPhrase, phraseRanges]) use(table, 'a');
    phraseRanges(table, 'é中');
  }
}

async function readDocuments(): Promise<void> {
  const { readResumeFile } = await import('../../src/documents/read-resume-file.ts');
  const folders = ['test/fixtures/documents', 'bench/import/resumes', 'examples/resumes'];
  for (const folder of folders) {
    for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.\w+$/.test(name)) continue;
      const bytes = new Uint8Array(readFileSync(path.join(root, folder, name)));
      await readResumeFile({ name, bytes }).catch(() => undefined);
    }
  }
  const chinese = '招聘面包师\n我们烤面包，你来揉面。\n要求：会烤面包，能早起。\n';
  await readResumeFile({ name: 'posting.txt', bytes: Buffer.from(chinese) }, { nameless: true });
  const results = '# Ann Moor\n\n## Accomplishments\n\n- Baker of the Year\n- Trained six bakers';
  await readResumeFile({ name: 'results.md', bytes: Buffer.from(results) });
}

/** Reads names in rows without a title and fences, and names that the rules do not know. */
async function readNames(): Promise<void> {
  const { namedInText } = await import('../../src/documents/posting/named-in-text.ts');
  namedInText('name: Baker\ndescription: Bread\n\nWe bake.');
  const { companyOfMailbox } = await import('../../src/documents/posting/company-in-text.ts');
  companyOfMailbox('Write to jobs@oakum-yard.example');
  const { withoutTown } = await import('../../src/documents/posting/title-line.ts');
  withoutTown('Oakum Yard GmbH, Oakumstadt');
  const { pickNames } = await import('../../src/documents/posting/pick-names.ts');
  pickNames(`招聘面包师\n${'We bake bread by night and sell it by day. '.repeat(5)}`, {});
}

/** Reads a town with a state, which might be a subject with its degree. */
async function readTown(): Promise<void> {
  const { isSurelyPlace } = await import('../../src/documents/outline/recognize/place-names.ts');
  isSurelyPlace('Denver CO');
}

/** Reads a line about collaboration with departments. */
async function readDepartments(): Promise<void> {
  const { standardLexicon } = await import('../../src/lexicon/lexicon.ts');
  const { showsUse } = await import('../../src/tailoring/framing/term-use.ts');
  const line = 'Worked with sales and marketing teams';
  showsUse(standardLexicon(), line, { start: line.indexOf('sales'), end: line.indexOf(' and') });
  const { isCarried } = await import('../../src/tailoring/framing/carrier.ts');
  isCarried('负责客服部门的系统', { start: 2, end: 4 }, 'zh');
}

/** Applies the wording patterns to their examples, because they look for words that are rare in resumes. */
async function wordExamples(): Promise<void> {
  const { patterns } = await import('../../src/tailoring/plan/wording/reword.ts');
  const { standardLexicon } = await import('../../src/lexicon/lexicon.ts');
  const { over } = await import('../../src/tailoring/plan/wording/pattern.ts');
  const lexicon = standardLexicon();
  for (const { apply, examples, leaves } of patterns) {
    for (const [before, , job = over] of examples) apply(before, { ...job, lexicon });
    for (const [, text, job = over] of leaves) apply(text, { ...job, lexicon });
  }
}

/** Swaps an alias whose spelling in the posting is singular for a plural. */
async function spellInPlural(): Promise<void> {
  const { canonical, standardLexicon } = await import('../../src/lexicon/lexicon.ts');
  const { swapAliases } = await import('../../src/tailoring/plan/wording/swap-aliases.ts');
  const { termKey } = await import('../../src/text/tokenize.ts');
  const text = 'RESTful API';
  const name = canonical(standardLexicon(), text);
  const spelling = {
    requirement: '',
    canonical: name,
    text,
    key: termKey(text),
    alsoWritten: new Set<string>(),
  };
  swapAliases(standardLexicon(), 'Built REST APIs', new Map([[name, spelling]]));
}

/** Tailors one resume to each posting, because patterns that are built lazily depend on words and languages. */
async function tailorLabeledCases(): Promise<void> {
  const { folders, readCases, readResumes } = await import('../../eval/cases/cases.ts');
  const { readBaseResume } = await import('../../src/documents/read-base-resume.ts');
  const { createRulesEngine } = await import('../../src/tailoring/rules-engine.ts');
  const { standardLexicon } = await import('../../src/lexicon/lexicon.ts');
  const { createPlaceholders } = await import('../../src/tailoring/llm/placeholders.ts');
  const engine = createRulesEngine();
  for (const folder of folders) {
    const resumes = [...readResumes(folder).values()];
    for (const [index, { target }] of readCases(folder).entries()) {
      const { document: base } = readBaseResume(resumes[index % resumes.length] ?? {});
      createPlaceholders(standardLexicon(), base);
      await engine.tailor({ base, target, asOf: '2026-11-21', level: 'super' });
    }
  }
}

async function runCommands(): Promise<void> {
  const { createTestTerminal } = await import('../../test/cli/memory-io.ts');
  const terminal = createTestTerminal();
  const example = (...parts: string[]) => path.join(root, 'examples', ...parts);
  const posting = example('postings', 'backend-engineer.txt');
  await terminal.run(['base', 'set', example('resumes', 'software-engineer.json')]);
  await terminal.run(['score', posting]);
  await terminal.run(['generate', posting, '--pdf']);
  await terminal.run(['list', '--search', 'Acme']);
  await terminal.run(['explain', 'latest']);
  const rows = 'job_description,company_name,position\n"Requirements: Kubernetes",Acme,Engineer\n';
  writeFileSync(path.join(terminal.folder, 'jobs.csv'), rows);
  await terminal.run(['batch', 'jobs.csv']);
  for (const kind of ['x.md', 'x.docx', 'x.html', 'x.yaml', 'x.json'])
    await terminal.run(['get', 'latest', '-o', kind]);
}

async function requestOverHttp(): Promise<void> {
  const { buildApi } = await import('../../test/support/build-api.ts');
  const { fakeUseCases } = await import('../../test/support/fake-use-cases.ts');
  const { failureOf } = await import('../../src/operations/failure.ts');
  const { ServiceError } = await import('../../src/service/service-error.ts');
  const url = 'http://127.0.0.1/api/v1/resumes';
  await buildApi(fakeUseCases().useCases).fetch(new Request(url, { method: 'OPTIONS' }));
  failureOf(new ServiceError('rate_limit_exceeded', 'Wait.', { retryAfterSeconds: 3 }));
}
