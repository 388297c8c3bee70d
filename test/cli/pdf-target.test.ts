import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pdfFileName } from '../../src/cli/files/write-file.ts';
import { anyCharacter } from '../support/any-character.ts';

const nobody = { person: '', company: '', position: '' };

describe('the name of a PDF', () => {
  it.each([
    [
      { person: 'Zoë Müller', company: 'Ægir & Sons', position: 'C++ Engineer (m/w/d)' },
      'zoe-muller-aegir-sons-c-engineer-m-w-d.pdf',
    ],
    [{ person: "Ann O'Neill", company: 'Straße', position: 'Łódź' }, 'ann-oneill-strasse-lodz.pdf'],
    [{ person: '李小龙', company: '', position: '' }, 'resume.pdf'],
    [{ ...nobody, company: '../../etc/passwd' }, 'etc-passwd.pdf'],
    [{ ...nobody, company: 'C:\\Windows\\System32' }, 'c-windows-system32.pdf'],
    [{ ...nobody, company: 'CON' }, 'con-resume.pdf'],
    [{ ...nobody, company: 'nul.' }, 'nul-resume.pdf'],
    [{ ...nobody, company: 'LPT1' }, 'lpt1-resume.pdf'],
    [{ ...nobody, company: 'Acme Inc...' }, 'acme-inc.pdf'],
    [{ ...nobody, company: 'trailing ' }, 'trailing.pdf'],
  ])('of %j is %s', (names, file) => {
    expect(pdfFileName(names)).toBe(file);
  });

  it('is a plain name that every system takes, whatever the names are', () => {
    const name = fc.string({ unit: anyCharacter, maxLength: 200 });
    fc.assert(
      fc.property(name, name, name, (person, company, position) => {
        const file = pdfFileName({ person, company, position });
        expect(file).toMatch(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.pdf$/);
        expect(file).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)\./);
        expect(file.length).toBeLessThan(250);
        expect([path.win32.basename(file), path.win32.parse(file).root]).toEqual([file, '']);
      }),
    );
  });
});
