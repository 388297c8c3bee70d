import { describe, expect, it } from 'vitest';
import { groupLines, languageLines } from '../../../src/documents/view/section-view.ts';
import { words } from '../../../src/documents/view/words.ts';
import { item } from '../../rendering/sample-document.ts';

const { en: english, zh: chinese } = words;

describe('groupLines', () => {
  it('writes a group with keywords as a labeled line', () => {
    expect(groupLines([{ name: 'Data', keywords: ['SQL', ' ', 'Kafka'] }], english)).toEqual([
      { label: 'Data', text: 'SQL, Kafka' },
    ]);
  });

  it('writes bare names on one line and keeps their place between groups', () => {
    const groups = [
      { name: 'HTML', keywords: [] },
      { name: 'CSS' },
      { name: 'Data', keywords: ['SQL'] },
      { name: 'Excel', description: 'expert' },
    ];
    expect(groupLines(groups, english)).toEqual([
      { label: '', text: 'HTML, CSS' },
      { label: 'Data', text: 'SQL' },
      { label: '', text: 'Excel (expert)' },
    ]);
  });

  it('writes keywords without a name without a label', () => {
    expect(groupLines([{ name: '', keywords: ['SQL'] }], english)).toEqual([{ label: '', text: 'SQL' }]);
  });

  it('separates Chinese names as is usual in Chinese', () => {
    expect(groupLines([{ name: '数据', keywords: ['数据清洗', 'SQL'] }], chinese)).toEqual([
      { label: '数据', text: '数据清洗、SQL' },
    ]);
  });

  it('returns no lines for an empty list', () => {
    expect(groupLines([{ name: '', keywords: [] }], english)).toEqual([]);
  });
});

describe('languageLines', () => {
  it('writes languages with their fluency on one line', () => {
    const languages = [
      item('languages', { name: 'English', description: 'Native' }),
      item('languages', { name: 'Welsh' }),
    ];
    expect(languageLines(languages, english)).toEqual([{ label: '', text: 'English (Native), Welsh' }]);
    expect(languageLines([], english)).toEqual([]);
  });

  it('writes a fluency with brackets behind a colon', () => {
    const languages = [item('languages', { name: 'Englisch', description: 'Fließend (C1)' })];
    expect(languageLines(languages, english)).toEqual([{ label: '', text: 'Englisch: Fließend (C1)' }]);
  });
});
