import type { JsonObject } from '../../contract/json-object.ts';
import { skillSection } from '../outline/skill-groups.ts';
import type { SourceLine } from '../outline/source-line.ts';
import { filled, linesOf } from './europass-texts.ts';
import { isLanguage } from './read-languages.ts';
import { elementsAt, textAt, type XmlElement } from './xml-tree.ts';

/* Europass has a text for each kind of skill: names in a row, points, or sentences. */

export interface EuropassSkills {
  readonly skills: readonly JsonObject[];
  /** Languages that are named among the skills. */
  readonly languages: readonly JsonObject[];
  /** Sentences, under the title of their kind. */
  readonly sections: readonly JsonObject[];
}

/** By their elements in a passport. */
const passportKinds: readonly (readonly [name: string, title: string])[] = [
  ['Communication', 'Communication'],
  ['Organisational', 'Organisational'],
  ['JobRelated', 'Job-related'],
  ['Computer', 'Computer'],
  ['Artistic', 'Artistic'],
  ['Other', 'Other'],
];

/** By their elements in a Candidate. */
const candidateKinds: readonly (readonly [name: string, title: string])[] = [
  ['CommunicationAndInterpersonalSkills', 'Communication'],
  ['ManagementAndLeadershipSkills', 'Management and leadership'],
  ['OrganisationalSkills', 'Organisational'],
  ['DigitalSkills', 'Digital'],
];
export const candidateSkillElements: readonly string[] = candidateKinds.map(([name]) => name);

export function readSkills(root: XmlElement): EuropassSkills {
  const texts = [
    ...passportKinds.map(([name, title]) => ({
      title,
      lines: linesOf(textAt(root, `Skills/${name}/Description`)),
    })),
    ...candidateKinds.map(([name, title]) => ({
      title,
      lines: elementsAt(root, name).flatMap(({ children }) => children.flatMap(linesOfSkill)),
    })),
  ];
  const read = texts.map(({ title, lines }) => ofKind(title, lines));
  const competencies = elementsAt(root, 'PersonCompetency').filter((one) => !isLanguage(one));
  const names = competencies.map((one) => textAt(one, 'CompetencyName')).filter((name) => name !== '');
  return {
    skills: [...read.flatMap(({ skills }) => skills), ...names.map((name) => ({ name }))],
    languages: read.flatMap(({ languages }) => languages),
    sections: read.flatMap(({ sections }) => sections),
  };
}

/** A title, which may be called as its kind is, and the text below it. */
function linesOfSkill(skill: XmlElement): readonly string[] {
  return [textAt(skill, 'Title'), ...linesOf(textAt(skill, 'Description'))].filter((line) => line !== '');
}

function ofKind(title: string, lines: readonly string[]): EuropassSkills {
  const { skills, languages, sentences } = skillSection(lines.map(lineOf));
  // What has neither names below it nor a level is a name of this kind.
  const isName = (skill: JsonObject) => Object.keys(filled(skill)).join() === 'name';
  const keywords = skills.filter(isName).map(({ name }) => name);
  const items = sentences.map((summary) => ({ summary }));
  return {
    skills: [
      ...(keywords.length > 0 ? [{ name: title, keywords }] : []),
      ...skills.filter((skill) => !isName(skill)).map(filled),
    ],
    languages,
    sections: items.length > 0 ? [{ name: `${title} skills`, items }] : [],
  };
}

function lineOf(text: string): SourceLine {
  return { place: '', text, aside: '', style: 'text', links: [] };
}
