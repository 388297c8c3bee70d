import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentName } from '../../../src/contract/file-name.ts';
import { anyCharacter } from '../../support/any-character.ts';

const nobody = { person: '', company: '', position: '' };

describe('the name of a PDF', () => {
  it.each([
    [
      { person: 'Zoë Müller', company: 'Ægir & Sons', position: 'C++ Engineer (m/w/d)' },
      'zoe-muller-aegir-sons-c-engineer-m-w-d.pdf',
    ],
    [{ person: "Ann O'Neill", company: 'Straße', position: 'Łódź' }, 'ann-oneill-strasse-lodz.pdf'],
    [{ person: '李小龙', company: '公司', position: 'Java 工程师' }, '李小龙-公司-java-工程师.pdf'],
    [{ ...nobody, person: 'Юрий Ёлкин' }, 'юрий-ёлкин.pdf'],
    [{ ...nobody, person: '👩‍🍳 ✨' }, 'resume.pdf'],
    [{ ...nobody, company: '../../etc/passwd' }, 'etc-passwd.pdf'],
    [{ ...nobody, company: 'C:\\Windows\\System32' }, 'c-windows-system32.pdf'],
    [{ ...nobody, company: 'CON' }, 'con-resume.pdf'],
    [{ ...nobody, company: 'nul.' }, 'nul-resume.pdf'],
    [{ ...nobody, company: 'LPT1' }, 'lpt1-resume.pdf'],
    [{ ...nobody, company: 'Acme Inc...' }, 'acme-inc.pdf'],
    [{ ...nobody, company: 'trailing ' }, 'trailing.pdf'],
  ])('of %j is %s', (names, file) => {
    expect(`${documentName(names)}.pdf`).toBe(file);
  });

  it('is a plain name that every system accepts, with any company and position', () => {
    const name = fc.string({ unit: anyCharacter, maxLength: 200 });
    fc.assert(
      fc.property(name, name, name, (person, company, position) => {
        const file = `${documentName({ person, company, position })}.pdf`;
        expect(file).toMatch(/^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.pdf$/u);
        // Accents stay in scripts that cannot be read without them.
        expect(file).not.toMatch(/\p{Script=Latin}\p{M}|[À-ÖØ-öø-ÿ]/u);
        expect(file).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)\./);
        expect(Buffer.byteLength(file)).toBeLessThan(200);
        expect(file).toBe(file.normalize('NFC'));
        expect([path.win32.basename(file), path.win32.parse(file).root]).toEqual([file, '']);
      }),
    );
  });
});
