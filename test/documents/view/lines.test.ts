import { describe, expect, it } from 'vitest';
import { groupLines, languageLines } from '../../../src/documents/view/section-view.ts';
import { item } from '../../rendering/sample-document.ts';

describe('groupLines', () => {
  it('a group with keywords is a labeled line', () => {
    expect(groupLines([{ name: 'Data', keywords: ['SQL', ' ', 'Kafka'] }])).toEqual([
      { label: 'Data', text: 'SQL, Kafka' },
    ]);
  });

  it('bare names share a line and keep their place between groups', () => {
    const groups = [
      { name: 'HTML', keywords: [] },
      { name: 'CSS' },
      { name: 'Data', keywords: ['SQL'] },
      { name: 'Excel', description: 'expert' },
    ];
    expect(groupLines(groups)).toEqual([
      { label: '', text: 'HTML, CSS' },
      { label: 'Data', text: 'SQL' },
      { label: '', text: 'Excel (expert)' },
    ]);
  });

  it('keywords without a name need no label', () => {
    expect(groupLines([{ name: '', keywords: ['SQL'] }])).toEqual([{ label: '', text: 'SQL' }]);
  });

  it('an empty list has no lines', () => {
    expect(groupLines([{ name: '', keywords: [] }])).toEqual([]);
  });
});

describe('languageLines', () => {
  it('languages share one line with their fluency', () => {
    const languages = [
      item('languages', { name: 'English', description: 'Native' }),
      item('languages', { name: 'Welsh' }),
    ];
    expect(languageLines(languages)).toEqual([{ label: '', text: 'English (Native), Welsh' }]);
    expect(languageLines([])).toEqual([]);
  });
});
