import { describe, expect, it } from 'vitest';
import { sectionOrder } from '../../../src/documents/view/section-view.ts';
import { resume } from '../../rendering/sample-document.ts';

describe('sectionOrder', () => {
  it('reads pages and columns as one column', () => {
    const document = resume(({ metadata }) => {
      metadata.layout = [
        [['summary', 'skills'], ['languages']],
        [['experience'], ['education']],
      ];
    });
    expect(sectionOrder(document).slice(0, 5)).toEqual([
      'summary',
      'skills',
      'languages',
      'experience',
      'education',
    ]);
  });

  it('appends missing sections, shows repeated ones once and leaves out unknown ones', () => {
    const document = resume(({ sections, metadata }) => {
      metadata.layout = [[['skills', 'skills', 'toString', 'custom.gone']]];
      const patents = { ...sections.awards, id: 'a00000000000000000000001', items: [] };
      sections.custom = { patents };
    });
    const order = sectionOrder(document);
    expect(order[0]).toBe('skills');
    expect(order).toContain('experience');
    expect(order).toContain('custom.patents');
    expect(order).not.toContain('toString');
    expect(new Set(order).size).toBe(order.length);
  });
});
