import { describe, expect, it } from 'vitest';
import { documentLanguage } from '../../../src/documents/view/document-language.ts';
import { resume } from '../../rendering/sample-document.ts';

describe('documentLanguage', () => {
  it.each([
    ['en', 'Led the migration of a payment platform to Kubernetes and trained teams for it.'],
    ['de', 'Verantwortlich für die Planung und Umsetzung von Projekten mit dem Team der Klinik.'],
    ['fr', 'Responsable de la comptabilité et des clôtures mensuelles pour les filiales du groupe.'],
    ['es', 'Responsable de la contabilidad y del cierre mensual para las filiales en el extranjero.'],
    ['zh', '负责支付平台的后端开发，使用 TypeScript 和 PostgreSQL，带领四人团队。'],
    ['en', 'バックエンド開発を担当し、東京の決済基盤を構築しました。'],
    ['en', ''],
    ['en', 'Kubernetes, die cast tooling'],
  ] as const)('%s: %s', (language, prose) => {
    const document = resume(({ sections }) => {
      sections.summary.content = `<p>${prose}</p>`;
    });
    expect(documentLanguage(document)).toBe(language);
  });

  it('markup is not counted as words', () => {
    const document = resume(({ sections }) => {
      sections.summary.content = '<p><a href="https://x.example/das/und/der/die">Profil</a></p>';
    });
    expect(documentLanguage(document)).toBe('en');
  });
});
