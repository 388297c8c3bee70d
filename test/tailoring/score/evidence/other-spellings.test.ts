import { describe, expect, it } from 'vitest';
import { scoreOf } from '../../fixtures/score-of.ts';

/** The state of what is asked for, shown by a line of a job in the same trade, and the note beside the line. */
function shown(asked: string, bullet: string, title: string, skills: readonly string[] = []) {
  const { requirements } = scoreOf(
    { jobDescription: `Requirements:\n- ${asked}`, companyName: 'Acme', position: title },
    {
      jobs: [{ title, company: 'Initech', date: '2020-01 - 2023-01', bullets: [bullet] }],
      skills: { Skills: skills },
    },
  );
  return requirements.at(-1);
}

describe('a term with other spaces and hyphens', () => {
  it.each([
    ['Windows Server', 'Administration von Windows-Servern und Clients', 'Systemadministrator'],
    ['formatos ST7', 'Elaboración de formatos ST-7', 'Enfermera'],
    ['cámaras de video vigilancia', 'Instalación de cámaras de videovigilancia', 'Técnico de CCTV'],
    ['Photo Shop', 'Edited images in Photoshop', 'Photo Editor'],
  ])('%s is shown by "%s"', (asked, bullet, title) => {
    expect(shown(asked, bullet, title)?.state).toBe('alias_only');
  });

  it('is not a part of a word', () => {
    expect(shown('Photo Shop', 'Ran a photo shopping trip', 'Photo Editor')?.state).toBe('missing');
  });
});

describe('a suite and its programs', () => {
  it('shows its usual programs in part, and no others', () => {
    const word = shown('Word', 'Taught maths', 'Teacher', ['MS Office']);
    expect(word?.evidence[0]?.note).toBe('names the suite, not the program');
    expect(shown('Microsoft Access', 'Taught maths', 'Teacher', ['MS Office'])?.state).toBe('missing');
  });

  it('is asked for by its maker', () => {
    const programs = shown('Microsoft programs', 'Wrote reports', 'Teacher', ['MS Word', 'MS Excel']);
    expect(programs?.state).toBe('listed_only');
  });
});

describe('help that the posting asks for', () => {
  it('is met by having helped', () => {
    const helped = 'I helped with bathing and toileting';
    expect(shown('Assist with bathing and toileting', helped, 'Care Assistant')?.state).toBe('evidenced');
    expect(shown('Experience in wound care', 'I helped with wound care', 'Care Assistant')?.state).toBe(
      'in_part',
    );
  });

  it('is not asked for of the task after it', () => {
    const asked = 'Assist the chef and manage food ordering';
    expect(shown(asked, 'Helped with food ordering', 'Chef')?.state).toBe('in_part');
  });
});

describe('words that mean another thing', () => {
  it.each([
    ['facilities maintenance', 'Ran an electronic repair facility', 'Maintenance Technician'],
    ['Microsoft Excel', 'Built financial models for the board', 'Accountant'],
    ['会计', '配合会计师事务所完成年度审计', '出纳'],
  ])('%s is not shown by "%s"', (asked, bullet, title) => {
    expect(shown(asked, bullet, title)?.state).toBe('missing');
  });

  it.each([
    ['TCP/IP', 'Configured BGP between two sites', 'Network Technician'],
    ['facilities maintenance', 'Maintained three facilities', 'Maintenance Technician'],
    ['pump repair', 'Repair pumps and valves', 'Maintenance Technician'],
  ])('%s is shown by "%s"', (asked, bullet, title) => {
    expect(shown(asked, bullet, title)?.state).toBe('alias_only');
  });
});

it('shows TCP/IP in part by a network', () => {
  expect(shown('TCP/IP', 'Ten years of WAN experience', 'Network Technician')?.state).toBe('in_part');
});

describe('the closest line', () => {
  it.each([
    ['NAT configuration', 'Developed Configuration Management Tool', 'Network Technician'],
    ['Arrange for repairs', 'Portion, arrange and garnish food', 'Chef'],
  ])('of %s is not "%s"', (asked, bullet, title) => {
    expect(shown(asked, bullet, title)?.closest).toBeUndefined();
  });
});
