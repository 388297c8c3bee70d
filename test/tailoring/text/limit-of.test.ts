import { describe, expect, test } from 'vitest';
import { limitOf } from '../../../src/tailoring/text/framing/limit-of.ts';

/** What is said of `X` at each place where a sentence names it. */
function limitsIn(sentence: string) {
  const text = sentence.replaceAll('X', 'Kafka');
  return [...text.matchAll(/Kafka/g)].map(({ index }) => limitOf(text, { start: index, end: index + 5 }));
}

describe('limitOf', () => {
  test.each([
    'Basics of SQL, X and R',
    'SQL, X and R basics',
    'X (basics)',
    'X – basics',
    'X: beginner',
    'Basics: SQL, X',
    'Basic knowledge of X and Docker',
    'Assisted with X deployments under supervision',
    'Helped migrate services to X',
    'Worked with the X team on releases',
    'Collaborated with X engineers across two sites',
    'Supported the X team with paperwork',
    'Wrote documentation for the X and Oracle teams',
    'Set up X at home',
    'X (at home only)',
    'In my spare time, built a small server with X',
    'Hobby project: a bird camera with X',
    'Learning X',
    'Currently learning X and Rust',
    'Studied X in a course',
    'Used all parts of the suite except X',
    'No longer use X',
    'Shipped the product without X',
    'Removed X from the build',
    'Replaced X by RabbitMQ',
    'Replaced X with RabbitMQ',
    'Migrated away from X',
    'Migrated 40 services away from X',
    'Ran servers with X removed',
    'Under supervision, maintained X clusters',
    'Maintained X clusters, under supervision',
    'Some experience with X',
    'Familiar with X',
    'Took an online course in X',
    'Grundkenntnisse in X',
    'X-Grundkenntnisse',
    'SQL, X und R (Grundlagen)',
    'Mithilfe bei der Einführung von X',
    'Zusammenarbeit mit dem X-Team',
    'Abstimmung mit den X-Entwicklern',
    'Unter Anleitung X gewartet',
    'X in der Freizeit genutzt',
    'Nur zu Hause mit X gearbeitet',
    'Lerne derzeit X',
    'Ablösung von X durch RabbitMQ',
    'Ersetzte X durch RabbitMQ',
    'Entfernung von X aus dem Build',
    'Auslieferung ohne X',
    'Alle Module außer X betreut',
    'Notions de X',
    'X (notions)',
    'Connaissances de base en X et SQL',
    'Participation à la mise en place de X sous supervision',
    'Aide à la migration vers X',
    "Travail avec l'équipe X",
    'Échanges avec les développeurs X',
    'Apprentissage de X',
    'Cours en ligne de X',
    'X à la maison uniquement',
    'Projet personnel : serveur avec X',
    'Suppression de X du projet',
    'Remplacement de X par RabbitMQ',
    'Livraison sans X',
    'Tous les modules sauf X',
    'Nociones de X',
    'X (básico)',
    'Conocimientos básicos de X y SQL',
    'Apoyo en la migración a X',
    'Ayudé a instalar X',
    'Trabajo con el equipo de X',
    'Bajo supervisión, mantuve X',
    'Mantenimiento de X bajo supervisión',
    'Aprendiendo X',
    'Hice un curso de X',
    'X solo en casa',
    'Proyecto personal con X',
    'Eliminación de X del proyecto',
    'Sustitución de X por RabbitMQ',
    'Entregas sin X',
    'Todos los módulos excepto X',
    'X 基础',
    'SQL、X 和 R 基础',
    'X（基础）',
    '略懂 X',
    '协助部署 X',
    '与 X 团队合作',
    '配合 X 工程师完成测试',
    '在导师指导下使用 X',
    '业余时间用 X 做过小项目',
    '在家自学 X',
    '正在学习 X',
    '移除 X',
    '用 RabbitMQ 替换掉 X',
    '将 X 替换为 RabbitMQ',
    '不再使用 X',
    'X（仅在家使用）',
  ])('limits X: %s', (sentence) => {
    expect(limitsIn(sentence)).not.toContain(null);
  });

  test.each([
    'Led the X team',
    'Managed the X team of six',
    'Taught X basics to 30 trainees',
    'Worked with the data team to build X pipelines',
    'Built X pipelines with the analytics team',
    'Removed dead code from X services',
    'Replaced RabbitMQ with X',
    'Replaced RabbitMQ by X',
    'Migrated away from RabbitMQ to X',
    'Supervised 8 people using X',
    'Built X dashboards for sales teams',
    'Helped customers with X',
    'No X errors in two years',
    'Built X without downtime',
    'Used X instead of RabbitMQ',
    'SQL basics, advanced X',
    'Docker (basics), X',
    'Learned SQL. Built X pipelines for two years.',
    'Wrote X with two other X developers',
    'Designed a course on SQL; ran X in production',
    'Machine learning with X',
    'Member of the X team',
    'Development of X jobs under my supervision',
    'Leitung des X-Teams',
    'Betrieb von X im Team',
    'Ersetzte RabbitMQ durch X',
    'Schulung von 30 Azubis in X-Grundlagen',
    'Aufbau von X ohne Ausfälle',
    'Zusammenarbeit mit dem Vertrieb, Aufbau von X',
    'Mise en place de X avec les équipes métier',
    "Développement de pipelines X avec l'équipe data",
    "Direction de l'équipe X",
    'Remplacement de RabbitMQ par X',
    'Mise en place de X sans interruption',
    'Dirección del equipo de X',
    'Implantación de X sin interrupciones',
    'Sustitución de RabbitMQ por X',
    'Desarrollo de servicios con X junto al equipo de producto',
    '带领 X 团队',
    '用 X 替换掉 RabbitMQ',
    '将 RabbitMQ 替换为 X',
    'X 基础设施建设',
    '使用 X 搭建数据管道，与产品团队合作',
    '负责 X 集群，协助新人',
    'Helped the team with SQL and built X pipelines',
  ])('leaves X: %s', (sentence) => {
    expect(limitsIn(sentence)).toContain(null);
  });

  test.each([
    ['Worked with the X team', 'none'],
    ['Shipped without X', 'none'],
    ['Assisted with X', 'in_part'],
    ['Removed X from the build', 'in_part'],
    ['X (basics)', 'at_most'],
    ['X at home only', 'at_most'],
    // The strongest of several.
    ['Helped with the basics of X', 'at_most'],
  ])('says how far: %s', (sentence, limit) => {
    expect(limitsIn(sentence)).toEqual([limit]);
  });

  test('limits no name that holds its words', () => {
    const text = 'Basic Life Support, wound care';
    expect(limitOf(text, { start: 0, end: 18 })).toBeNull();
    expect(limitOf(text, { start: 20, end: 30 })).toBeNull();
  });

  test('ends the use of a program where it is removed, and not the work of a mechanic', () => {
    const text = 'Removed brakes and wallpaper';
    expect(limitOf(text, { start: 8, end: 14 })).toBeNull();
    expect(limitOf(text, { start: 19, end: 28 })).toBeNull();
  });
});
