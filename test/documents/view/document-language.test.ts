import { describe, expect, it } from 'vitest';
import { documentLanguage } from '../../../src/documents/view/document-language.ts';
import { item, resume } from '../../rendering/sample-document.ts';

describe('documentLanguage', () => {
  it.each([
    ['en', 'Led the migration of a payment platform to Kubernetes and trained teams for it.'],
    ['de', 'Verantwortlich für die Planung und Umsetzung von Projekten mit dem Team der Klinik.'],
    ['fr', 'Responsable de la comptabilité et des clôtures mensuelles pour les filiales du groupe.'],
    ['es', 'Responsable de la contabilidad y del cierre mensual para las filiales en el extranjero.'],
    ['zh', '负责支付平台的后端开发，使用 TypeScript 和 PostgreSQL，带领四人团队。'],
    ['ja', 'バックエンド開発を担当し、東京の決済基盤を構築しました。'],
    ['ko', '결제 시스템을 TypeScript로 설계하고 처리 시간을 줄였습니다.'],
    ['he', 'הובלתי צוות של שישה מהנדסים ובניתי מערכת תשלומים ב-Go'],
    ['ar', 'قدت فريقا من ستة مهندسين وخفضت زمن الاستجابة'],
    ['ru', 'Руководил командой из шести инженеров и сократил время ответа, отвечал за выпуски.'],
    ['it', 'Responsabile della contabilità e delle chiusure mensili per le filiali del gruppo, con il team.'],
    ['pt', 'Responsável pela contabilidade e pelo fecho mensal para as filiais, com uma equipa em Lisboa.'],
    ['nl', 'Verantwoordelijk voor het beheer van een team bij de klant, met aandacht voor kwaliteit.'],
    [
      'pl',
      'Odpowiedzialny za księgowość oraz zamknięcia miesiąca dla spółek grupy, praca z zespołem w Krakowie.',
    ],
    ['en', 'Керував командою із шести інженерів та скоротив час відповіді, відповідав за випуски.'],
    ['en', 'Ръководих екип от шест инженери и съкратих времето за отговор на системата.'],
    ['en', 'سرپرست تیم شش نفره مهندسی بودم و زمان پاسخگویی را کاهش دادم'],
    ['en', 'Served 400 writes per second, no outages; built CI con artists could not break.'],
    ['en', ''],
    ['en', 'Kubernetes, die cast tooling'],
  ] as const)('recognizes %s: %s', (language, prose) => {
    const document = resume(({ sections }) => {
      sections.summary.content = `<p>${prose}</p>`;
    });
    expect(documentLanguage(document)).toBe(language);
  });

  it.each([
    ['de', ['Schweißen und Löten', 'Führung von Baustellen'], 'Kenntnisse der Geräte'],
    ['fr', ['Soudure à l’arc', 'Conduite de chantiers'], 'Permis et habilitations'],
    ['en', ['Kubernetes', 'PostgreSQL'], 'Talks'],
  ] as const)('recognizes %s without sentences by the names of skills', (language, skills, own) => {
    const document = resume(({ sections }) => {
      sections.summary.content = '';
      sections.skills.items = [item('skills', { name: own, keywords: [...skills] })];
    });
    expect(documentLanguage(document)).toBe(language);
  });

  it('does not count markup as words', () => {
    const document = resume(({ sections }) => {
      sections.summary.content = '<p><a href="https://x.example/das/und/der/die">Profil</a></p>';
    });
    expect(documentLanguage(document)).toBe('en');
  });
});
