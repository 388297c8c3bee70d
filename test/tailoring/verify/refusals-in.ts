import { standardLexicon } from '../../../src/lexicon/lexicon.ts';
import { readResume } from '../../../src/tailoring/resume/read-resume.ts';
import { createVerifier } from '../../../src/tailoring/verify/create-verifier.ts';
import type { Language } from '../../../src/text/language.ts';
import { documentOf } from '../cases.ts';
import { rewrite } from '../edits.ts';

/** Other lines of the resume, which show its language. */
const others: Readonly<Record<Language, readonly string[]>> = {
  en: ['Filed the letters of the team'],
  de: ['Ablage der Briefe des Teams und Pflege der Listen im Büro', 'Prüfung von Rechnungen und Angeboten'],
  fr: ['Classement des lettres de la mairie et suivi des dossiers', 'Accueil des clients et tri du courrier'],
  es: ['Archivo de las cartas del equipo y control de los pedidos', 'Atención de los clientes de la oficina'],
  zh: ['整理团队的信件，负责办公室的文件管理', '接待客户并处理公司的邮件'],
};

/** Ids of the rules that refuse `text` in the place of a line, in a resume of the language. */
export function refusalsIn(
  language: Language,
  line: string,
  text: string,
  isCurrent = false,
): readonly string[] {
  const base = documentOf({
    resume: {
      basics: { name: 'Pat Doe', label: '', email: 'pat@example.org', summary: '' },
      work: [
        {
          name: 'Acme Ltd',
          startDate: '2015-01',
          ...(isCurrent ? {} : { endDate: '2020-12' }),
          highlights: [line],
        },
        { name: 'Other Ltd', startDate: '2012-01', endDate: '2014-12', highlights: others[language] },
      ],
    },
  });
  const model = readResume(standardLexicon(), base);
  if (model.language !== language)
    throw new Error(`The resume with "${line}" was read as "${model.language}", not as "${language}".`);
  const verifier = createVerifier({
    base,
    model,
    level: 'super',
    posting: '',
    postingLanguage: language,
    relatedYears: 6,
  });
  return verifier.verifyEdit(rewrite(line, text)).map(({ rule }) => rule);
}
