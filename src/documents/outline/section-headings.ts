/** Where a section of a written resume goes; `contact` speaks of the person. */
export type OutlineKey =
  | 'contact'
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'projects'
  | 'certificates'
  | 'awards'
  | 'publications'
  | 'languages'
  | 'volunteer'
  | 'interests'
  | 'references';

/** What people write above their sections in English, German, French, Spanish and Chinese. */
const headings: Readonly<Record<OutlineKey, readonly string[]>> = {
  contact: [
    ...[
      'contact',
      'contact details',
      'contact information',
      'personal details',
      'personal information',
      'links',
      'online presence',
      'profiles',
    ],
    ...[
      'kontakt',
      'persönliche daten',
      'kontaktdaten',
      'coordonnées',
      'contacto',
      'datos personales',
      '联系方式',
    ],
  ],
  summary: [
    ...[
      'summary',
      'professional summary',
      'executive summary',
      'career summary',
      'profile',
      'about',
      'about me',
    ],
    ...['professional profile', 'objective', 'career objective', 'personal statement', 'overview'],
    ...['profil', 'kurzprofil', 'zusammenfassung', 'über mich', 'à propos', 'résumé', 'profil professionnel'],
    ...[
      'perfil',
      'perfil profesional',
      'resumen',
      'sobre mí',
      'extracto',
      '个人简介',
      '自我评价',
      '个人总结',
      '简介',
    ],
  ],
  work: [
    ...['experience', 'work experience', 'professional experience', 'employment', 'employment history'],
    ...['work history', 'career history', 'relevant experience', 'career', 'work', 'clinical experience'],
    ...['berufserfahrung', 'beruflicher werdegang', 'berufliche erfahrung', 'berufspraxis', 'werdegang'],
    ...['expérience', 'expériences', 'expérience professionnelle', 'expériences professionnelles'],
    ...['parcours professionnel', 'experiencia', 'experiencia laboral', 'experiencia profesional'],
    ...['工作经历', '工作经验', '职业经历', '实习经历'],
  ],
  education: [
    ...['education', 'academic background', 'education and training', 'qualifications', 'academic history'],
    ...['ausbildung', 'bildung', 'bildungsweg', 'studium', 'schulbildung', 'aus- und weiterbildung'],
    ...['formation', 'formations', 'études', 'diplômes', 'formation académique', 'cursus'],
    ...['educación', 'formación', 'formación académica', 'estudios', '教育背景', '教育经历', '学历'],
  ],
  skills: [
    ...[
      'skills',
      'technical skills',
      'key skills',
      'core skills',
      'core competencies',
      'competencies',
      'expertise',
    ],
    ...['skills and tools', 'technologies', 'areas of expertise', 'top skills', 'tools'],
    ...['kenntnisse', 'fähigkeiten', 'kompetenzen', 'fachkenntnisse', 'it-kenntnisse', 'edv-kenntnisse'],
    ...['compétences', 'compétences techniques', 'compétences clés', 'savoir-faire'],
    ...[
      'habilidades',
      'competencias',
      'aptitudes',
      'conocimientos',
      '专业技能',
      '技能',
      '技能特长',
      '个人技能',
    ],
  ],
  projects: [
    ...['projects', 'selected projects', 'personal projects', 'side projects', 'open source', 'projekte'],
    ...['projets', 'projets personnels', 'proyectos', '项目经历', '项目经验', '项目'],
  ],
  certificates: [
    ...[
      'certifications',
      'certificates',
      'licenses',
      'licenses and certifications',
      'certification',
      'licensure',
    ],
    ...[
      'certifications and licenses',
      'training',
      'courses',
      'zertifikate',
      'zertifizierungen',
      'weiterbildung',
    ],
    ...[
      'fortbildung',
      'fortbildungen',
      'certificats',
      'habilitations',
      'certificaciones',
      'cursos',
      '证书',
      '资格证书',
    ],
  ],
  awards: [
    ...['awards', 'honors', 'honours', 'awards and honors', 'honors and awards', 'achievements'],
    ...['auszeichnungen', 'preise', 'distinctions', 'prix', 'premios', 'reconocimientos'],
    ...['获奖情况', '荣誉奖项', '获奖经历', '奖项'],
  ],
  publications: [
    ...['publications', 'selected publications', 'papers', 'veröffentlichungen', 'publikationen'],
    ...['publicaciones', '发表作品', '论文', '发表论文'],
  ],
  languages: [
    ...['languages', 'language skills', 'sprachen', 'sprachkenntnisse', 'langues', 'idiomas', 'lenguas'],
    ...['语言能力', '语言'],
  ],
  volunteer: [
    ...['volunteering', 'volunteer', 'volunteer experience', 'volunteer work', 'community', 'ehrenamt'],
    ...['community involvement', 'community service', 'volunteer activities'],
    ...['ehrenamtliches engagement', 'engagement', 'bénévolat', 'voluntariado', '志愿经历', '志愿服务'],
  ],
  interests: [
    ...['interests', 'hobbies', 'hobbies and interests', 'interessen', 'hobbys', 'centres d’intérêt'],
    ...['centres d intérêt', 'loisirs', 'intereses', 'aficiones', '兴趣爱好', '兴趣'],
  ],
  references: ['references', 'referees', 'referenzen', 'références', 'referencias', '推荐人', '证明人'],
};

const keys = new Map<string, OutlineKey>();
for (const [key, names] of Object.entries(headings)) {
  for (const name of names) keys.set(normalized(name), key as OutlineKey);
}

/** The section that a line opens; null when it is no heading that we know. */
export function sectionOf(text: string): OutlineKey | null {
  return keys.get(normalized(text)) ?? null;
}

/**
 * Which lines are headings, among all that could be: where nearly all headings are in capitals, `Languages` in small
 * letters is a group of skills.
 */
export function headingTest(texts: readonly string[]): (text: string) => boolean {
  const known = texts.filter((text) => sectionOf(text) !== null);
  const capitals = known.filter(isCapital);
  const areCapital = capitals.length >= minCapitals && capitals.length >= 0.7 * known.length;
  return (text) => sectionOf(text) !== null && !/[.,;]$/.test(text) && (!areCapital || isCapital(text));
}

function isCapital(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

const minCapitals = 3;
const maxWords = 4;
const joints = /&|\/|,|\+|\||\b(?:and|und|et|y|e)\b/iu;

/**
 * The section that a line opens which is set as a heading: `Awards & Recognition` is what its first part is, and
 * `Notable Projects` what its last words are.
 */
export function sectionNamed(text: string): OutlineKey | null {
  const endings = [text, ...text.split(joints)].flatMap((part) => {
    const words = part.trim().split(/\s+/);
    return words.length > maxWords ? [] : words.map((_, first) => words.slice(first).join(' '));
  });
  return endings.map(sectionOf).find((key) => key !== null) ?? null;
}

/** `WORK EXPERIENCE:` and `W O R K   E X P E R I E N C E` are both `workexperience`. */
function normalized(text: string): string {
  return text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The section that the key of a file names: `educacion`, `work_experience`, `technicalSkills`, `referencesList`. */
export function sectionOfKey(key: string): OutlineKey | null {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ');
  const [first = ''] = words.split(' ');
  const found =
    sectionNamed(words) ?? sectionNamed(words.replace(/s$/, '')) ?? keysWithoutAccents.get(bare(words));
  return found ?? keysWithoutAccents.get(bare(first)) ?? null;
}

function bare(text: string): string {
  return normalized(text.normalize('NFD').replace(/\p{M}/gu, ''));
}

const keysWithoutAccents = new Map([...keys].map(([name, key]) => [bare(name), key] as const));
