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

interface Kind {
  /** Its element in a passport, or in a Candidate. */
  readonly name: string;
  readonly title: string;
  /** Whether people tell how they are with others: that is a text, whose words are no names of skills. */
  readonly isText?: true;
}

const passportKinds: readonly Kind[] = [
  { name: 'Social', title: 'Social', isText: true },
  { name: 'Communication', title: 'Communication', isText: true },
  { name: 'Organisational', title: 'Organisational', isText: true },
  { name: 'JobRelated', title: 'Job-related' },
  { name: 'Computer', title: 'Computer' },
  { name: 'Artistic', title: 'Artistic' },
  { name: 'Other', title: 'Other' },
];

const candidateKinds: readonly Kind[] = [
  { name: 'CommunicationAndInterpersonalSkills', title: 'Communication', isText: true },
  { name: 'ManagementAndLeadershipSkills', title: 'Management and leadership', isText: true },
  { name: 'OrganisationalSkills', title: 'Organisational', isText: true },
  { name: 'DigitalSkills', title: 'Digital' },
];
export const candidateSkillElements: readonly string[] = candidateKinds.map(({ name }) => name);

export function readSkills(root: XmlElement): EuropassSkills {
  const texts = [
    ...passportKinds.map((kind) => ({
      kind,
      lines: linesOf(textAt(root, `Skills/${kind.name}/Description`)),
    })),
    ...candidateKinds.map((kind) => ({
      kind,
      lines: elementsAt(root, kind.name).flatMap(({ children }) => children.flatMap(linesOfSkill)),
    })),
  ];
  const read = texts.map(({ kind, lines }) => ofKind(kind, lines));
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

function ofKind({ title, isText }: Kind, lines: readonly string[]): EuropassSkills {
  const section = (texts: readonly string[]) =>
    texts.length > 0 ? [{ name: `${title} skills`, items: texts.map((summary) => ({ summary })) }] : [];
  if (isText) return { skills: [], languages: [], sections: section(lines) };
  const { skills, languages, sentences } = skillSection(lines.map(lineOf));
  // What has neither names below it nor a level is a name of this kind.
  const isName = (skill: JsonObject) => Object.keys(filled(skill)).join() === 'name';
  const keywords = skills.filter(isName).map(({ name }) => name);
  return {
    skills: [
      ...(keywords.length > 0 ? [{ name: title, keywords }] : []),
      ...skills.filter((skill) => !isName(skill)).map(filled),
    ],
    languages,
    sections: section(sentences),
  };
}

function lineOf(text: string): SourceLine {
  return { place: '', text, aside: '', style: 'text', links: [] };
}
