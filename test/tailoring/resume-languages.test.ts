import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../src/lexicon/languages/detect-language.ts';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { asOf, documentOf } from './cases.ts';

/* The same person and posting in four languages: each is tailored, asked and answered in the language of the resume. */

interface Applicant {
  readonly summary: string;
  readonly position: string;
  readonly highlights: readonly string[];
  readonly skills: readonly { readonly name: string; readonly keywords: readonly string[] }[];
  readonly posting: string;
}

const applicants: Readonly<Record<'de' | 'fr' | 'es' | 'zh', Applicant>> = {
  fr: {
    summary: 'Développeur backend en charge de la plateforme de réservation, en relation avec la direction.',
    position: 'Développeur backend',
    highlights: [
      'Gestion de la migration de la base de données en Postgres, un service en continu',
      'Mise en place de la supervision de la production avec Grafana',
      'Encadrement de deux apprentis en horaires de bureau',
    ],
    skills: [{ name: 'Techniques', keywords: ['Krita', 'Blender', 'Ableton', 'Python', 'Postgres'] }],
    posting:
      'Profil recherché\n- Expérience en Python et PostgreSQL\n- Maîtrise de Grafana\n- Connaissance de Kubernetes et de la gestion des incidents',
  },
  de: {
    summary: 'Backend-Entwickler, verantwortlich für die Buchungsplattform.',
    position: 'Backend-Entwickler',
    highlights: [
      'Migration der Datenbank auf Postgres ohne Ausfall',
      'Überwachung der Produktion mit Grafana aufgebaut',
      'Betreuung von zwei Auszubildenden',
    ],
    skills: [{ name: 'Technik', keywords: ['Krita', 'Blender', 'Ableton', 'Python', 'Postgres'] }],
    posting:
      'Anforderungen\n- Erfahrung mit Python und PostgreSQL\n- Sicherer Umgang mit Grafana\n- Kenntnisse in Kubernetes und Störungsmanagement',
  },
  es: {
    summary: 'Desarrollador backend, responsable de la plataforma de reservas.',
    position: 'Desarrollador backend',
    highlights: [
      'Migración de la base de datos a Postgres sin interrupciones',
      'Puesta en marcha de la supervisión con Grafana',
      'Tutoría de dos aprendices',
    ],
    skills: [{ name: 'Técnica', keywords: ['Krita', 'Blender', 'Ableton', 'Python', 'Postgres'] }],
    posting:
      'Requisitos\n- Experiencia en Python y PostgreSQL\n- Manejo de Grafana\n- Conocimientos de Kubernetes y gestión de incidencias',
  },
  zh: {
    summary: '后端开发工程师，负责订票平台。',
    position: '后端开发工程师',
    highlights: ['把数据库迁移到 Postgres，没有停机', '使用 Grafana 搭建生产监控', '指导两名实习生'],
    skills: [{ name: '技术', keywords: ['Krita', 'Blender', 'Ableton', 'Python', 'Postgres'] }],
    posting: '任职要求\n- 熟悉 Python 和 PostgreSQL\n- 熟练使用 Grafana\n- 了解 Kubernetes',
  },
};

async function tailored({ summary, position, highlights, skills, posting }: Applicant) {
  const base = documentOf({
    resume: {
      basics: { name: 'Robin Example', label: position, summary },
      work: [{ name: 'Quaibus', position, startDate: '2019-03', highlights }],
      skills,
    },
  });
  const target = { companyName: 'Lumio', position, jobDescription: posting };
  return createRulesEngine().tailor({ base, target, level: 'good', asOf });
}

describe.each(Object.entries(applicants))('a resume in %s', (language, applicant) => {
  it('gets the words and the order of the posting', async () => {
    const { report, atsScore } = await tailored(applicant);
    expect(report.changes.map(({ op }) => op)).toContain('reorder');
    expect(report.changes.map(({ after }) => after).join(' ')).toContain('PostgreSQL');
    expect(report.changes.map(({ after }) => after).join(' ')).toContain('Grafana');
    expect(atsScore).toBeGreaterThan(report.score.before);
  });

  it('gets its questions, reasons and warnings in that language', async () => {
    const { report } = await tailored(applicant);
    const said = [
      ...report.gaps.map(({ question }) => question),
      ...report.changes.map(({ reason }) => reason),
      ...report.warnings.map(({ message }) => message),
    ];
    expect(report.gaps.map(({ term }) => term)).toContain('Kubernetes');
    expect(said.length).toBeGreaterThan(4);
    expect(said.filter((text) => detectLanguage(text) !== language)).toEqual([]);
  });
});

describe('a French resume of words that Spanish has too', () => {
  const baker: Applicant = {
    summary:
      'Responsable de la production en boulangerie, en charge de la caisse et de la tenue de la salle.',
    position: 'Responsable de fournil',
    highlights: [
      'Gestion de la migration de la base en Postgres, un service en continu',
      'Contrôle qualité de la production, un audit en interne',
      'Encadrement de la brigade en horaires de nuit',
    ],
    skills: [{ name: 'Techniques', keywords: ['Vente', 'Postgres', 'Excel'] }],
    posting:
      'Profil recherché\n- Expérience en pâtisserie\n- Maîtrise de la gestion des stocks et du contrôle qualité\n- Connaissance de PostgreSQL et de Microsoft Excel',
  };

  it('is changed for a French posting, and not said to be in another language', async () => {
    const { report, atsScore } = await tailored(baker);
    expect(report.changes.map(({ after }) => after).join(' ')).toContain('PostgreSQL');
    expect(atsScore).toBeGreaterThan(report.score.before);
    expect(report.warnings.map(({ code }) => code)).not.toContain('jd_language_differs');
  });
});
