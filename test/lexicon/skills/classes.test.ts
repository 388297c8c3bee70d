import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../../src/lexicon/lexicon.ts';
import { membersOf } from '../../../src/lexicon/skills/classes.ts';

describe('the members of a class', () => {
  it.each([
    ['modern frontend frameworks', 'React'],
    ['front-end framework', 'Vue.js'],
    ['web technologies', 'HTML'],
    ['building web based applications', 'Django'],
    ['cloud platforms', 'AWS'],
    ['cloud computing', 'Google Cloud'],
    ['scripting languages', 'Bash'],
    ['CAD software', 'AutoCAD'],
    ['Programmierkenntnisse', 'Python'],
    ['langages de programmation', 'Java'],
    ['bases de datos', 'PostgreSQL'],
    ['Android devices', 'Android development'],
    ['Salesforce platform', 'Salesforce'],
    ['Python programming', 'Python'],
    ['patient care', 'wound care'],
    ['budget activities', 'budgeting'],
  ])('%s: %s shows it', (phrase, member) => {
    expect([...membersOf(standardLexicon(), phrase).keys()]).toContain(member);
  });

  it.each([
    ['a modifier alone', 'computer'],
    ['words left over', 'web services team leadership'],
    ['an activity on it', 'database design'],
    ['what its users do not do', 'SAP development'],
    ['another kind of thing', 'statistical thinking'],
    ['nothing', ''],
  ])('none for %s', (_, phrase) => {
    expect([...membersOf(standardLexicon(), phrase)]).toEqual([]);
  });

  it.each([
    ['Adobe software', 'Figma'],
    ['Adobe software', 'GIMP'],
    ['web applications', 'HTML'],
    ['web applications', 'CSS'],
    ['web based application', 'HTML'],
    ['human resources', 'onboarding'],
    ['DevOps', 'configuration management'],
  ])('%s: %s does not show it', (phrase, member) => {
    expect(membersOf(standardLexicon(), phrase).size).toBeGreaterThan(0);
    expect([...membersOf(standardLexicon(), phrase).keys()]).not.toContain(member);
  });

  it('one task shows part of a field, its own name all of it', () => {
    expect(membersOf(standardLexicon(), 'patient care').get('wound care')).toBe('field');
    expect(membersOf(standardLexicon(), 'client service').get('customer service')).toBe('tools');
    expect(membersOf(standardLexicon(), 'cloud platforms').get('AWS')).toBe('tools');
  });

  it('takes the members of a class that it names', () => {
    expect(
      [...membersOf(standardLexicon(), 'backend frameworks').keys()].every((each) =>
        membersOf(standardLexicon(), 'web development').has(each),
      ),
    ).toBe(true);
  });
});
