import type { Language } from '../../../src/text/language.ts';

/** Sentences that name `X` and limit it, and others of the same look that claim it. */
interface Frames {
  readonly limiting: readonly string[];
  readonly claiming: readonly string[];
  /** Claims that count, and that no list of skills is made from: the name is said of a team or of a lesson. */
  readonly counting: readonly string[];
  /** Levels that a skill may have in its own field. */
  readonly levels: readonly string[];
}

export const frames: Readonly<Record<Language, Frames>> = {
  en: {
    limiting: [
      'Self-study: X',
      'Knows the basics of X',
      'X basics from an evening class',
      'Assisted with X jobs under supervision',
      'Worked with the X team on releases',
      'Wrote meeting notes for the X engineers',
      'Set up X at home only',
      'Hobby project: a bird feeder camera with X',
      'Currently learning X',
      'Studied X in a course',
      'Maintained every service except X',
      'No longer use X',
      'Migrated all services away from X',
      'Ran the old servers with X removed',
      'Replaced X with a script of two lines',
    ],
    claiming: [
      'Worked with the finance team to build reports with X',
      'Built nightly jobs with X, without downtime',
      'Replaced a folder of scripts with X',
      'Removed stale records from X every month',
      'Chose X instead of a paid service and ran it for three years',
    ],
    counting: ['Led the X team through two releases', 'Taught X basics to 30 trainees'],
    levels: ['Beginner', 'Basic knowledge', 'basic'],
  },
  de: {
    limiting: [
      'Selbststudium: X',
      'Grundkenntnisse in X',
      'X-Grundlagen aus einem Abendkurs',
      'Mithilfe bei der Einführung von X',
      'Zusammenarbeit mit dem X-Team',
      'Unter Anleitung mit X gearbeitet',
      'Nur zu Hause mit X gearbeitet',
      'Hobbyprojekt: eine Wetterstation mit X',
      'Lerne derzeit X',
      'Ablösung von X durch ein kleines Skript',
      'Betreuung aller Systeme außer X',
    ],
    claiming: [
      'Schulung von 30 Auszubildenden in den Grundlagen von X',
      'Abstimmung mit dem Vertrieb, Aufbau von Berichten mit X',
      'Betrieb von X ohne Ausfälle',
    ],
    counting: ['Leitung des X-Teams mit sechs Personen'],
    levels: ['Anfänger', 'Grundkenntnisse', 'Basiswissen'],
  },
  fr: {
    limiting: [
      'Autoformation X',
      'Autoformation : X, Pétrin',
      'Notions de X',
      'Connaissances de base en X',
      'Aide à la migration vers X sous supervision',
      "Échanges hebdomadaires avec l'équipe X",
      'Projet personnel : une station météo avec X',
      'Apprentissage de X',
      'X, uniquement à la maison',
      'Suppression de X du projet',
      'Maintenance de tous les systèmes sauf X',
    ],
    claiming: [
      'Modules d’autoformation avec X pour 30 vendeurs',
      "Direction de l'équipe X pendant deux ans",
      "Mise en place de X avec l'équipe commerciale",
      'Exploitation de X sans interruption',
      'Remplacement des anciens scripts par X',
    ],
    counting: ['Formation de 30 apprentis aux bases de X'],
    levels: ['Débutant', 'Notions', 'Connaissances de base'],
  },
  es: {
    limiting: [
      'Autoaprendizaje de X',
      'Nociones de X',
      'Conocimientos básicos de X',
      'Ayudé a instalar X bajo supervisión',
      'Reuniones semanales con el equipo de X',
      'Proyecto personal: una estación de riego con X',
      'Aprendiendo X',
      'Uso de X solo en casa',
      'Eliminación de X del proyecto',
      'Mantenimiento de todos los sistemas excepto X',
    ],
    claiming: [
      'Dirección del equipo de X durante dos años',
      'Implantación de X junto al equipo comercial',
      'Operación de X sin interrupciones',
      'Sustitución de los guiones antiguos por X',
    ],
    counting: ['Clases de fundamentos de X para 30 aprendices'],
    levels: ['Básico', 'Principiante', 'Nociones'],
  },
  zh: {
    limiting: [
      'X 基础',
      '略懂 X',
      '协助部署 X',
      '与 X 团队每周开会',
      '在导师指导下使用 X',
      '业余时间用 X 做过小玩具',
      '正在学习 X',
      '不再使用 X',
      '将 X 替换为自研脚本',
    ],
    claiming: [
      '带领 X 团队两年',
      '使用 X 搭建报表系统，与销售团队合作',
      '将旧脚本替换为 X',
      '负责 X 集群的日常运维',
    ],
    counting: ['为新员工讲授 X 基础'],
    levels: ['入门', '初级', '基础'],
  },
};

/** Names that every language writes alike. */
export const terms: readonly string[] = [
  'Kafka, Docker, Kubernetes, Terraform, PostgreSQL, Redis, Jenkins, Ansible, Grafana, Prometheus',
  'Python, TypeScript, React, Django, GraphQL, MongoDB, Snowflake, Airflow, Elasticsearch, RabbitMQ',
  'SAP, AutoCAD, SolidWorks, SCADA, Salesforce, Power BI, Tableau, MATLAB, Photoshop, Jira',
];
