import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules, readPosting } from '../../src/posting/read-posting.ts';
import { tracePosting } from '../../src/posting/trace/trace-posting.ts';

function askedIn(line: string): readonly string[] {
  const jobDescription = `灯塔管理员\n\n任职要求：\n1、${line}`;
  const { requirements } = readByRules(standardLexicon(), {
    jobDescription,
    position: '灯塔管理员',
    companyName: '',
  });
  return requirements
    .filter(({ class: asked }) => asked !== 'soft')
    .map(({ class: asked, term }) => (asked === 'must' ? term : `${asked} ${term}`));
}

const asking: readonly (readonly [line: string, expected: readonly string[]])[] = [
  ['3年以上灯塔管理工作经验', ['灯塔管理']],
  ['两年及以上镜片打磨经验', ['镜片打磨']],
  ['2-3年镜片打磨经历', ['镜片打磨']],
  ['掌握镜片打磨、雾号调试等操作', ['镜片打磨', '雾号调试']],
  ['能独立完成镜片打磨', ['镜片打磨']],
  ['会使用灯塔监控平台', ['灯塔监控平台']],
  ['对镜片打磨有一定的了解', ['镜片打磨']],
  ['镜片打磨功底扎实', ['镜片打磨']],
  ['ROI心里有数', ['ROI']],
  ['镜片打磨经验丰富', ['镜片打磨']],
  ['有镜片打磨经验者加分', ['nice 镜片打磨']],
  ['有镜片打磨经验者，优先考虑', ['nice 镜片打磨']],
  ['了解镜片打磨者优先', ['nice 镜片打磨']],
  [
    '五年以上渔业管理经验，其中一年以上镜片打磨经验；船舶制造行业优先',
    ['渔业管理', '镜片打磨', 'nice 船舶制造'],
  ],
  ['熟悉民商事诉讼流程', ['民商事诉讼']],
  ['镜片打磨不作要求', []],
  ['镜片打磨（加分项）', ['nice 镜片打磨']],
  ['如有镜片打磨经验者优先', ['nice 镜片打磨']],
];

const judging: readonly string[] = [
  '性格开朗，有爱心',
  '工作细致，能承受一定压力',
  '基础扎实，沟通顺畅，能扛事',
  '身体健康，无恐高',
  '可接受短期出差，能带徒弟',
  '形象气质佳，思路清晰',
  '包吃住，每月四天休息',
];

describe('a line of a Chinese posting', () => {
  it.each(asking)('%s asks for the thing alone', (line, expected) => {
    expect(askedIn(line)).toEqual(expected);
  });

  it.each(judging)('%s says what somebody is like and names nothing', (line) => {
    expect(askedIn(line)).toEqual([]);
  });

  it.each([
    ['3-5年Java开发经验', 3],
    ['三年以上工作经验', 3],
    ['2至3年采购经历', 2],
  ])('%s asks for its lower bound of years', (line, years) => {
    const jobDescription = `灯塔管理员\n\n任职要求：\n1、${line}`;
    expect(readByRules(standardLexicon(), { jobDescription, position: '', companyName: '' }).years).toBe(
      years,
    );
  });
});

describe('a posting in traditional characters', () => {
  const lines = [
    ['燈塔管理員', '灯塔管理员'],
    ['工作內容：', '工作内容：'],
    ['1、負責鏡片打磨及霧號調試', '1、负责镜片打磨及雾号调试'],
    ['應徵條件：', '应征条件：'],
    ['1、熟悉鏡片打磨', '1、熟悉镜片打磨'],
    ['2、大學以上學歷', '2、大学以上学历'],
    ['3、兩年以上設備維修經驗', '3、两年以上设备维修经验'],
  ] as const;
  const target = (column: 0 | 1) => ({
    jobDescription: lines.map((line) => line[column]).join('\n'),
    companyName: '',
    position: '',
  });
  const written = readPosting(standardLexicon(), target(0));
  const simplified = readPosting(standardLexicon(), target(1));

  it('is read as one in simplified characters is', () => {
    expect(written.requirements.map(({ class: asked, source }) => ({ asked, source }))).toEqual(
      simplified.requirements.map(({ class: asked, source }) => ({ asked, source })),
    );
    expect([written.degree, written.years]).toEqual(['bachelor', 2]);
  });

  it('names things as it writes them, and known ones by their name, too', () => {
    const terms = written.requirements.map(({ term }) => term);
    expect(terms).toContain('鏡片打磨');
    const known = written.requirements.find(({ term }) => term === '設備維修');
    expect(known?.alternatives).toEqual(['maintenance and repair', '設備維修']);
  });

  it('is quoted as written', () => {
    const { lines: traced } = tracePosting(standardLexicon(), target(0));
    expect(traced.map(({ text }) => text).slice(2, 5)).toEqual([
      '負責鏡片打磨及霧號調試',
      '應徵條件:',
      '熟悉鏡片打磨',
    ]);
    expect(traced.flatMap(({ clauses }) => clauses.map(({ text }) => text))).toContain('大學以上學歷');
    expect(traced.at(-1)?.heading).toBe('應徵條件');
    const reasons = written.requirements.map(({ reason }) => reason).join('\n');
    expect(reasons).toContain('應徵條件');
    expect(reasons).not.toContain('应征条件');
  });

  it('says of each phrase what became of it', () => {
    const spans = tracePosting(standardLexicon(), target(0)).lines.flatMap((line) => line.spans);
    const outcomesOf = (phrase: string) =>
      spans.flatMap(({ text, outcome }) => (text === phrase ? outcome : []));
    expect(outcomesOf('鏡片打磨').sort()).toEqual(['asked', 'duplicate']);
    expect(outcomesOf('設備維修')).toEqual(['asked']);
  });
});

describe('what Chinese postings ask for in certain words', () => {
  const asked = (line: string) =>
    readPosting(standardLexicon(), {
      jobDescription: `招聘灯塔管理员\n\n岗位职责：\n1、负责灯塔设备的日常巡检；\n\n任职要求：\n${line}\n2、大专以上学历；\n3、能适应夜班。`,
      companyName: '',
      position: '灯塔管理员',
    }).requirements;

  it.each(['1、3年以上航标维护工作经验；', '1、具有航标维护经验；'])(
    'is the field of an experience: %s',
    (line) => {
      expect(asked(line).map(({ term, class: of }) => [term, of])).toContainEqual(['航标维护', 'must']);
    },
  );

  it('is not a word that only says that it is the same field', () => {
    expect(asked('1、3年以上同类岗位工作经验；').map(({ term }) => term)).not.toContain('同类');
  });

  it.each([
    ['1、具护理师证书。', 'certificate'],
    ['1、须有驾驶执照。', 'licence'],
  ])('is a credential: %s', (line, kind) => {
    expect(asked(line).map((one) => one.kind)).toContain(kind);
  });
});
