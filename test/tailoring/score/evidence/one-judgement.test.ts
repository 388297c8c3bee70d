import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { readPosting } from '../../../../src/posting/read-posting.ts';
import { readResume } from '../../../../src/tailoring/resume/read-resume.ts';
import { scoreResume } from '../../../../src/tailoring/score/score-resume.ts';
import { type ResumeSketch, resumeOf } from '../../fixtures/resume-of.ts';

/* Different ways to state the same thing get the same result. */

function scored(position: string, lines: readonly string[], sketch: ResumeSketch) {
  const jobDescription = `Requirements:\n${lines.map((line) => `- ${line}`).join('\n')}`;
  const target = { companyName: 'Acme', position, jobDescription };
  const model = readResume(standardLexicon(), resumeOf(sketch));
  return scoreResume({ posting: readPosting(standardLexicon(), target), model, target, asOf: '2026-11-21' });
}

function worked(title: string, bullets: readonly string[], more: Partial<ResumeSketch> = {}): ResumeSketch {
  return { jobs: [{ title, company: 'Oakmere', date: '2019-01 - Present', bullets }], ...more };
}

function stateOf(position: string, line: string, sketch: ResumeSketch) {
  const [row] = scored(position, [line], sketch).requirements;
  return row?.state;
}

describe('the gender of a profession', () => {
  it.each([
    ['Weiterbildung zum Bilanzbuchhalter', 'Bilanzbuchhalterin'],
    ['Steuerberater', 'Steuerberaterin'],
    ['Abogado colegiado', 'Abogada colegiada'],
  ])('%s is met by %s', (line, title) => {
    expect(['evidenced', 'alias_only']).toContain(stateOf('Chef', line, worked(title, ['Prüfte Belege'])));
  });
});

describe('a department by its abbreviation', () => {
  const nurse = worked('Charge Nurse', ['Charge for a 42 bed ED and its triage']);

  it.each(['ER experience', 'ED experience', 'Emergency Department experience', 'ER or ICU experience'])(
    '%s is met by work in an ED',
    (line) => expect(['evidenced', 'alias_only']).toContain(stateOf('ER Nurse', line, nurse)),
  );

  it('does not match letters with another meaning', () => {
    const drawn = worked('Data Modeler', ['Drew the ER diagram of the shop', 'Taught special ED classes']);
    expect(stateOf('ER Nurse', 'Emergency department experience', drawn)).toBe('missing');
  });
});

describe('a task as a verb and as its noun', () => {
  it.each([
    ['Elaborar programaciones didácticas', 'Elaboración de programaciones didácticas para 1º de ESO'],
    ['Coordinar el plan lector', 'Coordinación del plan lector'],
    ['Conseiller la clientèle', "Responsable de l'accueil et du conseil de la clientèle"],
    ['Fire alarm systems', 'Wired fire alarms in 12 schools'],
    ['Triage', 'Responsible for triaging patients by ESI'],
  ])('%s is shown by "%s"', (line, bullet) => {
    expect(stateOf('', line, worked('Auxiliar', [bullet]))).not.toBe('missing');
  });

  it.each([
    ['Coordinar el plan lector', 'Coordinación del plan de evacuación'],
    ['Triage', 'Read the triaged list of defects'],
    ['Fire alarm systems', 'Set the alarm of the shop'],
  ])('%s is not shown by "%s"', (line, bullet) => {
    expect(['missing', 'listed_only', 'aspirational']).toContain(
      stateOf('', line, worked('Auxiliar', [bullet])),
    );
  });
});

describe('a tool that the person helps others with', () => {
  it('is shown by a superuser', () => {
    const nurse = worked('Nurse', ['Helped with the Epic EHR go-live as superuser']);
    expect(stateOf('Nurse', 'Epic EHR', nurse)).toBe('evidenced');
  });

  it('is shown in part by only helping', () => {
    expect(stateOf('Nurse', 'Epic EHR', worked('Nurse', ['Helped with the Epic EHR go-live']))).toBe(
      'in_part',
    );
  });
});

describe('a certificate asked for by a participle', () => {
  const driver = worked('Warehouse Associate', ['Forklift operator']);
  const held = worked('Warehouse Associate', ['Picked orders'], { certificates: ['Forklift certification'] });

  it.each(['Forklift certified preferred', 'Forklift certification'])('%s is one requirement', (line) => {
    expect([
      stateOf('Warehouse Associate', line, driver),
      stateOf('Warehouse Associate', line, held),
    ]).toEqual(['missing', expect.stringMatching(/evidenced|alias_only/)]);
  });
});

describe('everyday office software', () => {
  it.each(['Accountant', 'Forest Ranger'])('is shown in part for the position %s', (position) => {
    const clerk = worked('Bookkeeper', ['Filed'], { skills: { Tools: ['MS Excel', 'Word'] } });
    expect(stateOf(position, 'MS Office', clerk)).toBe('listed_only');
  });
});

describe('a language', () => {
  const writer = worked('Warehouse Operative', [
    'Loaded trailers by night, counted the stock of three halls and trained the drivers of the forklifts',
  ]);

  it.each([
    ['English', writer],
    ['English', { ...writer, languages: { English: 'B1' } }],
    ['Fluent English', { ...writer, languages: { English: 'C1' } }],
    ['Fluent Spanish', { ...writer, languages: { Spanish: 'basic' } }],
    ['Fluent Spanish', { ...writer, languages: { Spanish: 'fluent' } }],
    ['Fluent Spanish', { ...writer, summary: 'Conversational Spanish' }],
    ['Spanish', { ...writer, skills: { Other: ['Spanish'] } }],
  ])('%s is met as a knock-out exactly if it is met as a requirement', (line, sketch) => {
    const { requirements, knockouts } = scored('Warehouse Operative', [line], sketch);
    const isMet = ['evidenced', 'alias_only'].includes(requirements[0]?.state ?? '');
    expect(knockouts).toMatchObject([{ type: 'language', met: isMet }]);
  });

  it('is met by a resume written in it, which the evidence notes', () => {
    const [row] = scored('Warehouse Operative', ['English'], writer).requirements;
    expect(row).toMatchObject({
      state: 'alias_only',
      evidence: [{ note: 'the resume is written in English' }],
    });
  });

  it('is left open if the resume is written in it and the posting asks for a level', () => {
    const { requirements, knockouts } = scored('Warehouse Operative', ['Fluent English'], writer);
    expect([requirements[0]?.state, knockouts]).toEqual(['in_part', []]);
  });

  it('is one requirement if the posting names it twice', () => {
    const { requirements } = scored(
      'Warehouse Operative',
      ['Fluent Russian/English', 'Fluent English'],
      writer,
    );
    expect(requirements.map(({ term }) => term).toSorted()).toEqual(['Fluent English', 'Russian']);
  });
});
