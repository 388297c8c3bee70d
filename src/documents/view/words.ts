import type { ResumeLanguage } from '../../contract/choices.ts';
import { arabic, hebrew, japanese, korean } from './eastern-words.ts';
import { dutch, italian, polish, portuguese, russian } from './european-words.ts';
import type { Words } from './view-words.ts';

/* Words that a theme adds to the resume, in every supported language. */

export type Language = ResumeLanguage;

const english: Words = {
  headings: {
    summary: 'Summary',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    projects: 'Projects',
    certifications: 'Certifications',
    awards: 'Awards',
    publications: 'Publications',
    languages: 'Languages',
    volunteer: 'Volunteering',
    interests: 'Interests',
    references: 'References',
    profiles: 'Profiles',
  },
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  monthAndYear: '{month} {year}',
  present: 'Present',
  grade: 'Grade',
  resume: 'Resume',
  page: 'Page {page} of {pages}',
  subjectLink: ' in ',
};

const german: Words = {
  headings: {
    summary: 'Profil',
    experience: 'Berufserfahrung',
    education: 'Ausbildung',
    skills: 'Kenntnisse',
    projects: 'Projekte',
    certifications: 'Zertifikate',
    awards: 'Auszeichnungen',
    publications: 'Veröffentlichungen',
    languages: 'Sprachen',
    volunteer: 'Ehrenamt',
    interests: 'Interessen',
    references: 'Referenzen',
    profiles: 'Profile',
  },
  months: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
  monthAndYear: '{month} {year}',
  present: 'heute',
  grade: 'Note',
  resume: 'Lebenslauf',
  page: 'Seite {page} von {pages}',
  subjectLink: ' in ',
};

const french: Words = {
  headings: {
    summary: 'Profil',
    experience: 'Expérience professionnelle',
    education: 'Formation',
    skills: 'Compétences',
    projects: 'Projets',
    certifications: 'Certifications',
    awards: 'Distinctions',
    publications: 'Publications',
    languages: 'Langues',
    volunteer: 'Bénévolat',
    interests: 'Centres d’intérêt',
    references: 'Références',
    profiles: 'Profils',
  },
  months: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  monthAndYear: '{month} {year}',
  present: 'aujourd’hui',
  grade: 'Note',
  resume: 'CV',
  page: 'Page {page} sur {pages}',
  subjectLink: ' en ',
};

const spanish: Words = {
  headings: {
    summary: 'Perfil',
    experience: 'Experiencia',
    education: 'Educación',
    skills: 'Habilidades',
    projects: 'Proyectos',
    certifications: 'Certificaciones',
    awards: 'Premios',
    publications: 'Publicaciones',
    languages: 'Idiomas',
    volunteer: 'Voluntariado',
    interests: 'Intereses',
    references: 'Referencias',
    profiles: 'Perfiles',
  },
  months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
  monthAndYear: '{month} {year}',
  present: 'actualidad',
  grade: 'Nota',
  resume: 'Currículum',
  page: 'Página {page} de {pages}',
  subjectLink: ' en ',
};

const chinese: Words = {
  headings: {
    summary: '个人简介',
    experience: '工作经历',
    education: '教育背景',
    skills: '专业技能',
    projects: '项目经历',
    certifications: '证书',
    awards: '获奖情况',
    publications: '发表作品',
    languages: '语言能力',
    volunteer: '志愿经历',
    interests: '兴趣爱好',
    references: '推荐人',
    profiles: '个人主页',
  },
  months: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  monthAndYear: '{year}年{month}月',
  present: '至今',
  grade: '成绩',
  resume: '简历',
  page: '第 {page} 页，共 {pages} 页',
  comma: '、',
};

/** Traditional characters, as in Taiwan and Hong Kong. */
const traditionalChinese: Words = {
  headings: {
    summary: '個人簡介',
    experience: '工作經歷',
    education: '教育背景',
    skills: '專業技能',
    projects: '項目經歷',
    certifications: '證書',
    awards: '獲獎情況',
    publications: '發表作品',
    languages: '語言能力',
    volunteer: '志願服務',
    interests: '興趣愛好',
    references: '推薦人',
    profiles: '個人網頁',
  },
  months: chinese.months,
  monthAndYear: chinese.monthAndYear,
  present: '至今',
  grade: '成績',
  resume: '履歷',
  page: '第 {page} 頁，共 {pages} 頁',
  comma: '、',
};

export const words: Readonly<Record<Language, Words>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
  ru: russian,
  zh: chinese,
  ja: japanese,
  ko: korean,
  he: hebrew,
  ar: arabic,
};

/** The words of a language; Chinese in simplified or traditional characters. */
export function wordsIn(language: Language, isTraditional: boolean): Words {
  return language === 'zh' && isTraditional ? traditionalChinese : words[language];
}

/** The locale of each language. */
export const locales: Readonly<Record<Language, string>> = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  pt: 'pt-PT',
  nl: 'nl-NL',
  pl: 'pl-PL',
  ru: 'ru-RU',
  zh: 'zh-CN',
  ja: 'ja-JP',
  ko: 'ko-KR',
  he: 'he-IL',
  ar: 'ar-SA',
};
