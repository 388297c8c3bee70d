import { describe, expect, it } from 'vitest';
import { markdownSourceLines } from '../../../src/documents/markdown/markdown-source-lines.ts';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import { labeledDetail, labelKind } from '../../../src/documents/outline/recognize/contact-labels.ts';
import { namesDegree, namesRole } from '../../../src/documents/outline/recognize/name-kinds.ts';
import { sectionOf } from '../../../src/documents/outline/recognize/section-headings.ts';
import { namesLanguage } from '../../../src/documents/outline/recognize/spoken-languages.ts';
import { simplified } from '../../../src/lexicon/languages/simplified.ts';

const resume = `# 林曉雯

電話：0912-555-010

## 學歷

**河濱大學** | 2014 – 2018
機械工程學系 學士

## 工作經歷

**北風麵包廠** | 2019.03 – 至今
生產工程師

- 每天為四十家門市烘焙麵包
`;

describe('Traditional Chinese', () => {
  it('uses the headings, titles and degrees of the simplified tables', () => {
    expect(['工作經歷', '學歷', '個人簡介', '專業技能'].map(sectionOf)).toEqual([
      'work',
      'education',
      'summary',
      'skills',
    ]);
    expect(['軟體工程師', '護士'].every(namesRole)).toBe(true);
    expect(namesDegree('碩士')).toBe(true);
    expect(namesLanguage('英語')).toBe(true);
    expect(labelKind('電話')).toBe('phone');
  });

  it('has headings that are only used in Taiwan', () => {
    expect(['個人專案', '專業證照', '得獎紀錄', '志工服務', '自傳'].map(sectionOf)).toEqual([
      'projects',
      'certificates',
      'awards',
      'volunteer',
      'summary',
    ]);
  });

  it('has headings that combine two known ones', () => {
    expect(
      ['技能與語言', '证书与荣誉', '工作经历和项目经验', '城市與麵包', '語言與麵包'].map(sectionOf),
    ).toEqual(['skills', 'certificates', 'work', null, null]);
  });

  it('keeps text as written, in the right field', async () => {
    expect(labeledDetail('電話：0912-555-010')).toMatchObject({ label: '電話', value: '0912-555-010' });
    const { source } = readOutline(await markdownSourceLines(resume));
    expect(source).toMatchObject({
      basics: { name: '林曉雯', phone: '0912-555-010' },
      work: [{ name: '北風麵包廠', position: '生產工程師', startDate: '2019-03' }],
      education: [{ institution: '河濱大學', endDate: '2018' }],
    });
  });

  it('keeps its length when it is converted for comparison', () => {
    const text = '學歷、經歷 and 軟體, 𠮷 café';
    expect(simplified(text)).toHaveLength(text.length);
    expect(simplified(text)).toBe('学历、经历 and 软体, 𠮷 café');
    expect(simplified('résumé')).toBe('résumé');
  });
});
