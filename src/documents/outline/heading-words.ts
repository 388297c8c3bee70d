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
export const headings: Readonly<Record<OutlineKey, readonly string[]>> = {
  contact: [
    ...[
      'contact',
      'contact details',
      'contact information',
      'contact info',
      'contacts',
      'personal details',
      'personal data',
      'personal information',
      'links',
      'online presence',
      'profiles',
    ],
    ...['kontakt', 'persönliche daten', 'angaben zur person', 'personalien', 'kontaktdaten', 'adresse'],
    ...['coordonnées', 'informations personnelles', 'contacto', 'datos personales', 'datos de contacto'],
    ...['información personal', 'información de contacto', '联系方式', '个人信息', '基本信息', '个人资料'],
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
    ...['professional overview', 'career overview', 'personal profile', 'introduction', 'bio', 'biography'],
    ...['summary of qualifications', 'career profile', 'professional objective'],
    ...['profil', 'kurzprofil', 'zusammenfassung', 'über mich', 'à propos', 'résumé', 'profil professionnel'],
    ...[
      'perfil',
      'perfil profesional',
      'resumen',
      'sobre mí',
      'extracto',
      'objetivo',
      'objetivo profesional',
      '个人评价',
      '个人简介',
      '自我评价',
      '个人总结',
      '简介',
    ],
  ],
  work: [
    ...['experience', 'work experience', 'professional experience', 'employment', 'employment history'],
    ...['work history', 'career history', 'relevant experience', 'career', 'work', 'clinical experience'],
    ...[
      'professional work experience',
      'professional background',
      'professional history',
      'appointments',
      'positions',
      'positions held',
    ],
    ...['job experience', 'job history', 'internships', 'internship experience'],
    ...['berufserfahrung', 'beruflicher werdegang', 'berufliche erfahrung', 'berufspraxis', 'werdegang'],
    ...['berufstätigkeit', 'berufliche laufbahn', 'berufliche tätigkeiten', 'praktische erfahrung'],
    ...['praktika', 'arbeitserfahrung', 'erfahrung', 'berufliche stationen'],
    ...['expérience', 'expériences', 'expérience professionnelle', 'expériences professionnelles'],
    ...['parcours professionnel', 'experiencia', 'experiencia laboral', 'experiencia profesional'],
    ...['工作经历', '工作经验', '职业经历', '实习经历'],
  ],
  education: [
    ...['education', 'academic background', 'education and training', 'qualifications', 'academic history'],
    ...['academic qualifications', 'educational background', 'academics', 'studies'],
    ...['ausbildung', 'bildung', 'bildungsweg', 'studium', 'schulbildung', 'aus- und weiterbildung'],
    ...['bildungsabschlüsse', 'schulausbildung', 'akademische ausbildung', 'ausbildungen'],
    ...['formation', 'formations', 'études', 'diplômes', 'formation académique', 'cursus'],
    ...[
      'educación',
      'formación',
      'formación académica',
      'estudios',
      'formación educacional',
      'formación profesional',
      '教育背景',
      '教育经历',
      '学历',
    ],
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
    ...['core qualifications', 'key qualifications'],
    ...['skills and tools', 'technologies', 'areas of expertise', 'top skills', 'tools'],
    ...['kenntnisse', 'fähigkeiten', 'kompetenzen', 'fachkenntnisse', 'it-kenntnisse', 'edv-kenntnisse'],
    ...['zusatzqualifikationen', 'weitere kenntnisse', 'zusätzliche kenntnisse', 'qualifikationen'],
    ...[
      'programming languages',
      'digital skills',
      'computer skills',
      'professional skills',
      'soft skills',
      'skills summary',
    ],
    ...['skills and proficiency', 'skills and abilities', 'technical proficiencies', 'proficiencies'],
    ...['technical expertise', 'tech stack', 'informatique', 'informática', 'outils'],
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
      '核心能力',
      '技术能力',
      '技术栈',
    ],
  ],
  projects: [
    ...['project', 'project experience', 'academic projects', 'key projects'],
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
      'trainings',
      'courses',
      'certificates and courses',
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
    ...['honors and achievements', 'scholarships', 'awards and recognition'],
    ...['auszeichnungen', 'preise', 'distinctions', 'prix', 'premios', 'reconocimientos'],
    ...['获奖情况', '荣誉奖项', '获奖经历', '奖项'],
  ],
  publications: [
    ...['publications', 'selected publications', 'papers', 'veröffentlichungen', 'publikationen'],
    ...['publicaciones', '发表作品', '论文', '发表论文'],
  ],
  languages: [
    ...[
      'languages',
      'language skills',
      'foreign languages',
      'spoken languages',
      'sprachen',
      'sprachkenntnisse',
      'langues',
      'idiomas',
      'lenguas',
    ],
    ...['语言能力', '语言'],
  ],
  volunteer: [
    ...['volunteering', 'volunteer', 'volunteer experience', 'volunteer work', 'community', 'ehrenamt'],
    ...['community involvement', 'community service', 'volunteer activities', 'volunteer service'],
    ...['ehrenamtliches engagement', 'engagement', 'bénévolat', 'voluntariado', '志愿经历', '志愿服务'],
  ],
  interests: [
    ...[
      'interests',
      'hobbies',
      'hobbies and interests',
      'interessen',
      'hobbys',
      'centres d’intérêt',
      'centre d’intérêts',
      'centre d’intérêt',
      'centres d’intérêts',
    ],
    ...[
      'centres d intérêt',
      'loisirs',
      'intereses',
      'aficiones',
      '兴趣爱好',
      '兴趣',
      'activities and interests',
    ],
    ...['interests and hobbies', 'personal interests', 'research interests'],
  ],
  references: ['references', 'referees', 'referenzen', 'références', 'referencias', '推荐人', '证明人'],
};

/** French and Spanish put what it is first: `Compétences informatiques`, `Experiencia en ventas`. */
export const firstWordsOf: Partial<Readonly<Record<OutlineKey, readonly string[]>>> = {
  work: [
    ...['expérience', 'expériences', 'parcours', 'emplois', 'stages'],
    ...['experiencia', 'experiencias', 'trayectoria'],
  ],
  education: [
    ...['formation', 'formations', 'études', 'diplômes', 'scolarité', 'cursus'],
    ...['formación', 'educación', 'estudios'],
  ],
  skills: [
    ...['compétences', 'connaissances', 'logiciels'],
    ...['competencias', 'habilidades', 'conocimientos', 'aptitudes'],
  ],
  projects: ['projets', 'proyectos'],
  certificates: ['certificats', 'habilitations', 'certificaciones', 'cursos'],
  awards: ['distinctions', 'prix', 'premios', 'reconocimientos'],
  publications: ['publicaciones'],
  languages: ['langues', 'idiomas', 'lenguas'],
  interests: ['loisirs', 'intereses', 'aficiones'],
  references: ['références', 'referencias'],
  summary: ['profil', 'perfil'],
};

/** German joins words: `Auslandserfahrung` is an experience. */
export const compoundEnds: readonly (readonly [string, OutlineKey])[] = [
  ['erfahrung', 'work'],
  ['erfahrungen', 'work'],
  ['kenntnisse', 'skills'],
  ['ausbildung', 'education'],
  ['projekte', 'projects'],
];
