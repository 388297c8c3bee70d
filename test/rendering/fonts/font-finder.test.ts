import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer, type RendererOptions } from '../../../src/rendering/create-renderer.ts';
import { readFontFaces } from '../../../src/rendering/fonts/font-face.ts';
import { createFontFinder } from '../../../src/rendering/fonts/font-finder.ts';
import { readPdfText } from '../../../src/rendering/proof/pdf/read-pdf-text.ts';
import { loadNativeBinding } from '../../../src/rendering/typst/native-typesetter.ts';
import { folders } from '../folders.ts';
import { bullets, item, resume } from '../sample-document.ts';

const work = mkdtempSync(path.join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(work, { recursive: true }));

/** Makes a folder with some of the fonts in the package. */
function folderOf(name: string, pattern: RegExp): string {
  const folder = path.join(work, name, 'below');
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folders.fontsFolder).filter((one) => pattern.test(one))) {
    copyFileSync(path.join(folders.fontsFolder, file), path.join(folder, file));
  }
  return path.join(work, name);
}

const serif = folderOf('serif', /^SourceSerif4/);
const sans = folderOf('sans', /^SourceSans3/);
// A letter of Northern Sami that only one of the two families has.
const missingLetter = 'Ŧ';
const engines = loadNativeBinding().binding ? (['native', 'wasm'] as const) : (['wasm', 'wasm'] as const);

async function rendered(options: Partial<RendererOptions>, name: string) {
  const renderer = createRenderer({ ...folders, fontsFolder: serif, ...options });
  const document = resume(({ basics }) => Object.assign(basics, { name }));
  const { pdf, check } = await renderer.render({ document, look: { theme: 'classic' } });
  await renderer.close();
  const hash = createHash('sha256').update(pdf).digest('hex');
  return { hash, check, fonts: readPdfText(pdf).fontNames.join() };
}

describe('a face of a font file', () => {
  it('has the family as Typst reads it, the weight and the characters', () => {
    const file = (name: string) => path.join(folders.fontsFolder, `${name}.ttf`);
    const [bold] = readFontFaces(file('SourceSans3-SemiBoldItalic'));
    expect(bold).toMatchObject({ family: 'Source Sans 3', weight: 600, isItalic: true });
    const [regular] = readFontFaces(file('SourceSerif4-Regular'));
    expect(regular).toMatchObject({ family: 'Source Serif 4', weight: 400, isItalic: false });
    expect([...'aé€Жễ'].filter((character) => !regular?.has(character))).toEqual([]);
    expect([...`王א🚀${missingLetter}`].filter((character) => regular?.has(character))).toEqual([]);
  });
});

describe('the fonts for missing characters', () => {
  it('are a whole family with bold and italics, even from subfolders', () => {
    const found = createFontFinder({ systemFontFolders: [sans] }).find([missingLetter]);
    expect(found.families).toEqual(['Source Sans 3']);
    expect(found.files).toHaveLength(4);
    expect(found.has(missingLetter)).toBe(true);
    expect(found.has('王')).toBe(false);
  });

  it('come from the named folder first', () => {
    const found = createFontFinder({ fontFolder: serif, systemFontFolders: [sans] }).find([
      'é',
      missingLetter,
    ]);
    expect(found.families).toEqual(['Source Serif 4', 'Source Sans 3']);
  });

  it('are empty if no font has the characters; broken files and missing folders are ignored', () => {
    const broken = path.join(work, 'broken');
    mkdirSync(broken);
    writeFileSync(path.join(broken, 'a.ttf'), 'no font');
    writeFileSync(path.join(broken, 'b.ttc'), 'ttcf\0\0\0\0\xff\xff\xff\xff');
    const finder = createFontFinder({ systemFontFolders: [broken, path.join(work, 'nowhere')] });
    expect(finder.find(['王'])).toMatchObject({ families: [], files: [] });
  });
});

describe('a PDF', () => {
  it('uses another font for missing characters, with the same bytes from native code and WASM', async () => {
    const [one, other] = await Promise.all(
      engines.map((engine) => rendered({ systemFontFolders: [sans], engine }, `Jane ${missingLetter}oe`)),
    );
    expect(one?.check).toMatchObject({ ok: true, warnings: [] });
    expect(one?.fonts).toContain('SourceSans3');
    expect(one?.hash).toBe(other?.hash);
  });

  it('has empty boxes and a warning if no font has the character', async () => {
    const { check, fonts } = await rendered({}, `Jane ${missingLetter}oe`);
    expect(fonts).not.toContain('SourceSans3');
    expect(check?.warnings).toEqual([
      expect.stringContaining(`can draw: ${missingLetter} (other characters)`),
    ]);
  });

  it('does not depend on the fonts of the machine if it needs no other font', async () => {
    const alone = await rendered({}, 'Zoë Nguyễn');
    const beside = await rendered({ systemFontFolders: [sans], fontFolder: sans }, 'Zoë Nguyễn');
    expect(beside.hash).toBe(alone.hash);
  });
});

/** Fonts that a test machine may have; the tests of these scripts need them. */
const noto = ['opentype/noto/NotoSansCJK-Regular.ttc', 'truetype/noto/NotoSansHebrew-Regular.ttf'];
const emoji = ['truetype/noto/NotoSansArabic-Regular.ttf', 'truetype/noto/NotoColorEmoji.ttf'];
const hasNoto = [...noto, ...emoji].every((file) => existsSync(path.join('/usr/share/fonts', file)));

describe.runIf(hasNoto)('with the Noto fonts of this machine', () => {
  it.each([
    ['Chinese', '王小明', '使用Go语言构建微服务，每天处理一亿笔交易'],
    ['Japanese', '山田太郎', '決済システムをGoで設計し、処理時間を40%短縮した'],
    ['Korean', '김민수', '결제 시스템을 Go로 설계하고 처리 시간을 40% 줄임'],
    ['Hebrew', 'מרים כהן', 'הובלתי צוות של 6 מהנדסים והקטנתי את זמן התגובה ב-40%'],
    ['Arabic', 'ليلى حداد', 'قدت فريقا من 6 مهندسين وخفضت زمن الاستجابة بنسبة 40%'],
    ['emoji', 'Jane 🚀', 'Launched ✅ three rockets 🚀 in a row'],
  ])('prints %s and reads it back, with the same bytes from both engines', async (_name, name, text) => {
    const document = resume(({ basics, sections }) => {
      basics.name = name;
      const summary = bullets(text, text);
      sections.experience.items = [
        item('experience', { company: 'Acme', date: '2018-03 - 2019-04', summary }),
      ];
    });
    const hashes = [];
    for (const engine of engines) {
      const renderer = createRenderer({ ...folders, engine, systemFontFolders: ['/usr/share/fonts'] });
      const { pdf, check } = await renderer.render({ document, look: { theme: 'ats' } });
      await renderer.close();
      expect(check).toMatchObject({ ok: true, missing: [] });
      expect(check?.warnings.join()).not.toMatch(/can draw/);
      hashes.push(createHash('sha256').update(pdf).digest('hex'));
    }
    expect(hashes[0]).toBe(hashes[1]);
  });

  it('breaks Korean lines between words, so that readers of the file do not get half words', async () => {
    const renderer = createRenderer({ ...folders, systemFontFolders: ['/usr/share/fonts'] });
    for (let count = 1; count <= 12; count += 1) {
      const sentence = '결제 시스템을 여덟 해 동안 설계하고 운영해 온 백엔드 개발자입니다. ';
      const content = `<p>${'온 '.repeat(count)}${sentence.repeat(4)}</p>`;
      const document = resume(({ sections }) => Object.assign(sections.summary, { content }));
      const { check } = await renderer.render({ document, look: { theme: 'ats' } });
      expect(check).toMatchObject({ ok: true, missing: [] });
    }
    await renderer.close();
  });
});
