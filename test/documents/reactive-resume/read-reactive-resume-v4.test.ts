import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ResumeDocument } from '../../../src/contract/resume/resume-document.ts';
import { readJsonResume } from '../../../src/documents/json-resume/read-json-resume.ts';
import { readReactiveResumeV4 } from '../../../src/documents/reactive-resume/read-reactive-resume-v4.ts';
import type { ValidationError } from '../../../src/values/validation-error.ts';
import { runs } from '../../support/how-long.ts';
import { jsonResume } from '../support/resume-arbitraries.ts';

const id = 'cm3x0yk7c0001v8l5h2f9q1ab';
const validId = id.slice(0, 24);

function withJobs(...items: unknown[]) {
  return readReactiveResumeV4({ basics: { name: 'Ana' }, sections: { experience: { items } }, metadata: {} });
}

function problemsOf(source: Record<string, unknown>): readonly string[] {
  try {
    readReactiveResumeV4(source);
    return [];
  } catch (error) {
    return (error as ValidationError).issues.map(({ path }) => path);
  }
}

describe('readReactiveResumeV4', () => {
  it('does not change a complete export', () => {
    const document = structuredClone(
      readJsonResume({ basics: { name: 'Ana' }, work: [{ name: 'Acme', highlights: ['x'] }] }),
    );
    document.metadata.template = 'onyx';
    document.metadata.layout = [[['experience'], ['summary']]];
    document.metadata.css = { value: 'p { color: red }\n', visible: true };
    document.metadata.notes = 'line\nline';
    document.sections.experience.columns = 2;
    document.sections.experience.name = 'Work';
    document.basics.picture = { ...document.basics.picture, url: 'https://ana.example/me.png', size: 120 };
    expect(readReactiveResumeV4(document)).toEqual(document);
  });

  it('fills in missing fields of an export', () => {
    const document = readReactiveResumeV4({
      basics: { name: 'Ana' },
      sections: { experience: { items: [{ company: 'Acme' }] } },
    });
    expect(ResumeDocument.parse(document)).toEqual(document);
    expect(document.sections.experience.items[0]).toMatchObject({
      visible: true,
      position: '',
      url: { href: '', label: '' },
    });
    expect(document.metadata.layout.flat(2)).toContain('experience');
  });

  it('keeps valid ids and replaces invalid or repeated ones', () => {
    const ids = withJobs(
      { id: validId, company: 'A' },
      { id: validId, company: 'B' },
      { id: '0b7e5c1e-uuid', company: 'C' },
    ).sections.experience.items.map((item) => item.id);
    expect(ids[0]).toBe(validId);
    expect(new Set(ids).size).toBe(3);
  });

  it('reduces HTML to the supported subset and keeps its words', () => {
    const [item] = withJobs({
      company: 'Acme',
      summary:
        '<h3 style="x">Why&nbsp;we</h3><ul><li><p>Did <b onclick="x">it</b></p></li></ul><script>bad()</script><a href="javascript:x">link</a>',
    }).sections.experience.items;
    expect(item?.summary).toBe('<p>Why we</p><ul><li>Did <strong>it</strong></li></ul><p>link</p>');
  });

  it('cleans plain fields and removes markup from them', () => {
    const [item] = withJobs({ company: ' Ac\u00ADme\u00A0<b>Ltd</b> ', position: 'Of\uFB01cer' }).sections
      .experience.items;
    expect(item).toMatchObject({ company: 'Acme Ltd', position: 'Officer' });
  });

  it('reads markup that its HTML contains as text', () => {
    const [item] = withJobs({
      company: 'Acme',
      summary:
        '<p>### Duties<br>- **Bread**<br>- &lt;i&gt;Cake&lt;/i&gt; &amp;amp; pie</p><p style="display:none">Java</p>',
    }).sections.experience.items;
    expect(item?.summary).toBe(
      '<p><strong>Duties</strong></p><ul><li><strong>Bread</strong></li><li><em>Cake</em> &amp; pie</li></ul>',
    );
  });

  it('moves values that Reactive Resume would reject', () => {
    const document = readReactiveResumeV4({
      basics: { name: 'Ana', email: 'nobody', url: { label: '', href: 'ana.example' } },
      sections: {
        experience: { items: [{ company: '', url: { label: 'site', href: 'no link' } }] },
        education: { items: [{ institution: 'MIT', degree: 'BSc' }] },
      },
    });
    expect(document.basics.customFields).toMatchObject([{ name: 'Email', value: 'nobody' }]);
    expect(document.basics.url.href).toBe('https://ana.example');
    expect(document.sections.experience.items[0]).toMatchObject({
      company: '—',
      url: { label: 'site', href: '' },
    });
    expect(document.sections.education.items[0]?.studyType).toBe('BSc');
  });

  it('drops unknown keys from the document', () => {
    const [item] = withJobs({ company: 'Acme', salary: 'secret' }).sections.experience.items;
    expect(item).not.toHaveProperty('salary');
  });

  it.each([
    [{ sections: { experience: { items: 'x' } } }, 'sections.experience.items'],
    [{ sections: { experience: { items: [7] } } }, 'sections.experience.items[0]'],
    [{ sections: { experience: { items: [{ company: ['x'] }] } } }, 'sections.experience.items[0].company'],
    [{ sections: { skills: { items: [{ name: 'x', level: 9 }] } } }, 'sections.skills.items[0].level'],
    [{ sections: { skills: { columns: 9, items: [] } } }, 'sections.skills.columns'],
    [{ sections: { skills: [] } }, 'sections.skills'],
    [{ sections: {}, basics: { name: 7, customFields: {} } }, 'basics.customFields'],
    [{ sections: {}, metadata: { page: { format: 'a3' } } }, 'metadata.page.format'],
    [
      { sections: { custom: { x: { name: 'P', items: [{ summary: ['x'] }] } } } },
      'sections.custom.x.items[0].summary',
    ],
  ])('reports the path of the error in %j', (source, path) => {
    expect(problemsOf(source)).toContain(path);
  });

  it('does not change its own documents, even from an incomplete export', () => {
    fc.assert(
      fc.property(jsonResume, fc.array(fc.nat(), { maxLength: 6 }), (source, cuts) => {
        const cut: Record<string, unknown> = structuredClone(readJsonResume(source));
        for (const choice of cuts) cutOne(cut, choice);
        const once = readReactiveResumeV4(cut);
        expect(readReactiveResumeV4(once)).toEqual(once);
      }),
      { numRuns: runs(25, 100) },
    );
  });
});

/** Removes one key somewhere in the tree. */
function cutOne(root: Record<string, unknown>, choice: number): void {
  let node = root;
  let rest = choice;
  for (;;) {
    const keys = Object.keys(node);
    const key = keys[rest % Math.max(1, keys.length)];
    if (key === undefined) return;
    rest = Math.floor(rest / 7);
    const value = node[key];
    const descends =
      rest % 3 !== 0 && typeof value === 'object' && value !== null && Object.keys(value).length > 0;
    if (!descends) {
      if (!Array.isArray(node)) delete node[key];
      return;
    }
    node = value as Record<string, unknown>;
  }
}
