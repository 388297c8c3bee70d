import { describe, expect, it } from 'vitest';
import { groupLines, languageLines } from '../../../src/documents/view/section-view.ts';
import { item } from '../../rendering/sample-document.ts';

describe('groupLines', () => {
  it('writes a group with keywords as a labeled line', () => {
    expect(groupLines([{ name: 'Data', keywords: ['SQL', ' ', 'Kafka'] }])).toEqual([
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
    expect(groupLines(groups)).toEqual([
      { label: '', text: 'HTML, CSS' },
      { label: 'Data', text: 'SQL' },
      { label: '', text: 'Excel (expert)' },
    ]);
  });

  it('writes keywords without a name without a label', () => {
    expect(groupLines([{ name: '', keywords: ['SQL'] }])).toEqual([{ label: '', text: 'SQL' }]);
  });

  it('returns no lines for an empty list', () => {
    expect(groupLines([{ name: '', keywords: [] }])).toEqual([]);
  });
});

describe('languageLines', () => {
  it('writes languages with their fluency on one line', () => {
    const languages = [
      item('languages', { name: 'English', description: 'Native' }),
      item('languages', { name: 'Welsh' }),
    ];
    expect(languageLines(languages)).toEqual([{ label: '', text: 'English (Native), Welsh' }]);
    expect(languageLines([])).toEqual([]);
  });
});
