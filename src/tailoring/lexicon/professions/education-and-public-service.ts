import type { ProfessionTable } from '../profession-table.ts';

export const educationAndPublicService: ProfessionTable = {
  profession: 'teaching, libraries and public service',
  terms: {
    tool: `
      Google Classroom, Canvas LMS, Moodle, Blackboard, Schoology, PowerSchool, SMART Board = smartboards = interactive whiteboard, Kahoot, Seesaw, Infinite Campus, Pronote, ILIAS, Raiser's Edge = Raiser's Edge NXT, Koha, ArcGIS = Esri ArcGIS, QGIS
    `,
    method: `
      lesson planning = lesson plans = lesson preparation = Unterrichtsvorbereitung = Unterrichtsplanung = préparation de cours = planificación de clases = 备课 = 教学设计, curriculum development = curriculum design = Lehrplanentwicklung = conception de programmes = diseño curricular, classroom management = classroom behavior management = Klassenführung = gestion de classe = gestión del aula = 班级管理 = 班主任工作, differentiated instruction = differentiation = Binnendifferenzierung = différenciation pédagogique, formative assessment, student assessment = assessment of students = Leistungsbewertung = évaluation des élèves = evaluación de estudiantes, parent communication = parent-teacher conferences = parent conferences = Elternarbeit = Elterngespräche = relations avec les parents, IEP = individualized education program = individualized education plans, special education = SPED = special needs education = Sonderpädagogik = enseignement spécialisé = educación especial, inclusive education = Inklusion = école inclusive, ESL = English as a second language = ELL instruction = TESOL, Deutsch als Fremdsprache = DaF, français langue étrangère = FLE, literacy instruction, phonics = phonics instruction, guided reading, small group instruction, project-based learning, blended learning, online teaching = remote instruction = Online-Unterricht, data-driven instruction, social-emotional learning, positive behavior interventions = PBIS, standardized testing, test preparation, tutoring = Nachhilfe = soutien scolaire, STEM education, Common Core = Common Core standards, extracurricular activities, early childhood education = Frühpädagogik = frühkindliche Bildung = petite enfance = educación infantil, child development, Entwicklungsdokumentation, Montessori = Montessori-Pädagogik, behavior management, teaching = Unterrichten = enseignement = docencia = 教学, lecturing = university teaching, academic advising = student advising, thesis supervision, adult education = Erwachsenenbildung = formation pour adultes
      grant writing = grant proposals = grant applications = Antragstellung von Fördermitteln = rédaction de demandes de subvention, grant management = Fördermittelmanagement, fundraising = collecte de fonds = captación de fondos, donor relations = donor cultivation = donor stewardship, community outreach = outreach programs, volunteer management = volunteer coordination = Ehrenamtskoordination, program evaluation, policy analysis = policy research, public procurement = Vergaberecht = marchés publics = contratación pública, public administration = öffentliche Verwaltung = administration publique = administración pública, urban planning = Stadtplanung = urbanisme = urbanismo, zoning, permitting = permit processing, public speaking, presentations = Präsentationen, legislative research, cataloging = cataloguing = Katalogisierung = catalogage, archival processing, reference services, GIS = geographic information systems, constituent services, emergency planning = emergency preparedness, security patrol = patrol = Streifendienst, access control = Zutrittskontrolle = contrôle d'accès, report writing, incident reports = incident reporting, CCTV = CCTV monitoring = CCTV surveillance = vidéosurveillance, de-escalation = Deeskalation, conflict resolution = gestion des conflits = resolución de conflictos, fire safety = Brandschutz = sécurité incendie
    `,
    domain: `
      nonprofit management, elementary education = primary education = Grundschule = enseignement primaire = educación primaria, secondary education = enseignement secondaire = educación secundaria, mathematics education = math instruction, higher education = Hochschulbildung = enseignement supérieur
    `,
    certificate: `
      TEFL = TEFL certificate, CELTA, SIAP = SSIAP = SSIAP 1, BAFA, CAPES, MLIS = Master of Library Science, CFRE, Sachkundeprüfung 34a = Sachkunde 34a = 34a GewO, 普通话二级甲等 = 普通话证书
    `,
    licence: `
      teaching certificate = teaching license = teaching licence = teaching credential = teacher certification = certified teacher = state teaching license = state teaching certificate = QTS = Qualified Teacher Status = Lehramt = zweites Staatsexamen Lehramt = CRPE = 教师资格证 = 教师资格, guard card = security guard license = security licence, CNAPS = carte professionnelle CNAPS, Erzieher = Erzieherin = staatlich anerkannter Erzieher = staatlich anerkannte Erzieherin
    `,
  },
  implies: `
    Google Classroom > blended learning
    Canvas LMS > LMS
    Moodle > LMS
    Blackboard > LMS
    IEP > special education
    guided reading > literacy instruction
    ArcGIS > GIS
    QGIS > GIS
    grant writing > fundraising
    CELTA > ESL
    TEFL > ESL
    Montessori > early childhood education
    Raiser's Edge > fundraising
    donor relations > fundraising
    Erzieher > early childhood education
    formative assessment > student assessment
    phonics > literacy instruction
    incident reports > report writing
    de-escalation > conflict resolution
  `,
};
