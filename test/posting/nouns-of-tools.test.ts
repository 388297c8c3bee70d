import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readPosting } from '../../src/posting/read-posting.ts';

/** What is required beside the other lines of a posting that has enough lines for the models. */
function askedIn(posting: string): readonly (readonly string[])[] {
  const { requirements } = readPosting(standardLexicon(), {
    jobDescription: posting,
    companyName: 'Harbor Tools',
    position: '',
  });
  return requirements.filter((one) => one.class === 'must').map(({ alternatives }) => alternatives);
}

const english = (line: string) => `Tide table developer

Your tasks

- Keep the tide tables correct and explain them to skippers

Requirements

- Two years of work in a harbor
- ${line}
- Knowledge of knots

Nice to have

- A sailing certificate
`;

const german = (line: string) => `Systemadministration (m/w/d)

Deine Aufgaben

- Du betreust die Rechner der Werft und hilfst den Meistern

Dein Profil

- ${line}
- Erfahrung in der Seefahrt
- Gute Kenntnisse der Knotenkunde
`;

const french = (line: string) => `Administrateur de la capitainerie

Vos missions

- Entretenir les postes des pilotes et former les équipages

Profil recherché

- ${line}
- Bonne connaissance des nœuds marins
- Première expérience dans un port
`;

const spanish = (line: string) => `Administración de la capitanía

Funciones

- Mantener los equipos de los pilotos y formar a las tripulaciones

Requisitos

- ${line}
- Conocimiento de nudos marineros
- Experiencia en un puerto
`;

const tools: readonly (readonly [tool: string, line: string, posting: (line: string) => string])[] = [
  ['PostgreSQL', 'A Postgres database in production', english],
  ['Jira', 'Experience with a Jira environment', english],
  ['PostgreSQL', 'Erfahrung mit PostgreSQL-Datenbanken', german],
  ['Java', 'Erfahrung im Java-Umfeld', german],
  ['PostgreSQL', 'Expérience avec une base de données PostgreSQL', french],
  ['Linux', "Bonne connaissance de l'environnement Linux", french],
  ['PostgreSQL', 'Conocimiento de bases de datos PostgreSQL', spanish],
  ['Microsoft Windows', 'Experiencia en entorno Windows', spanish],
];

describe('a noun that every tool could have', () => {
  it.each(tools)('adds nothing to %s: %s', (tool, line, posting) => {
    const asked = askedIn(posting(line));
    expect(asked).toContainEqual([tool]);
    expect(asked.flat().filter((name) => /databases|umfeld|environ|entorno/i.test(name))).toEqual([]);
  });

  it('is asked for where it is not beside the tool', () => {
    expect(askedIn(english('Databases such as MongoDB and Redis'))).toContainEqual(['databases']);
  });

  it.each(['React Native', 'Microsoft SQL Server', 'data pipelines'])('stays in the name %s', (name) => {
    expect(askedIn(english(`Experience with ${name} on ships`))).toContainEqual([name]);
  });
});
