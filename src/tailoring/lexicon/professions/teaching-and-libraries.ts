import type { ProfessionTable } from '../profession-table.ts';

export const teachingAndLibraries: ProfessionTable = {
  profession: 'teaching and libraries',
  terms: {
    tool: `
      Google Classroom, Canvas LMS, Moodle, Blackboard, Schoology, PowerSchool
      SMART Board = smartboards = interactive whiteboard, Kahoot, Seesaw, Infinite Campus, Pronote, ILIAS, Koha

      Nearpod, Pear Deck, Edpuzzle, Padlet, Quizlet, ClassDojo, i-Ready, Renaissance Star Reading = STAR Reading
      NWEA MAP Growth = MAP Growth, GeoGebra, Desmos, Microsoft Teams for Education, WebUntis = Untis, itslearning
      Anton App, École Directe, Alma Ex Libris = Ex Libris Alma, OCLC WorldShare = OCLC, LibGuides
      MARC 21 = MARC records, Dublin Core, ArchivesSpace
    `,
    method: `
      lesson planning = lesson plans = lesson preparation = Unterrichtsvorbereitung = Unterrichtsplanung = préparation de cours = planificación de clases = 备课 = 教学设计
      curriculum development = curriculum design = Lehrplanentwicklung = conception de programmes = diseño curricular
      classroom management = classroom behavior management = Klassenführung = gestion de classe = gestión del aula = 班级管理 = 班主任工作
      differentiated instruction = differentiation = Binnendifferenzierung = différenciation pédagogique
      formative assessment
      student assessment = assessment of students = Leistungsbewertung = évaluation des élèves = evaluación de estudiantes
      parent communication = parent-teacher conferences = parent conferences = Elternarbeit = Elterngespräche = relations avec les parents
      ESL = English as a second language = ELL instruction = TESOL, Deutsch als Fremdsprache = DaF
      français langue étrangère = FLE, literacy instruction, guided reading, small group instruction
      project-based learning, blended learning, data-driven instruction, standardized testing, test preparation
      tutoring = Nachhilfe = soutien scolaire, STEM education, Common Core = Common Core standards
      extracurricular activities, teaching = Unterrichten = enseignement = docencia = 教学

      public speaking, presentations = Präsentationen, cataloging = cataloguing = Katalogisierung = catalogage
      archival processing, reference services

      direct instruction, inquiry-based learning = forschendes Lernen
      cooperative learning = kooperatives Lernen = apprentissage coopératif = aprendizaje cooperativo
      competency-based education = kompetenzorientierter Unterricht, scaffolding instruction
      Understanding by Design = backward design, culturally responsive teaching, professional learning communities
      instructional coaching, school leadership = Schulleitung = direction d'école = dirección escolar
      exam preparation = Prüfungsvorbereitung = préparation aux examens = preparación de exámenes
      grading student work = Korrektur von Klassenarbeiten = correction de copies = calificación de exámenes
      remedial instruction = Förderunterricht = cours de remédiation = clases de refuerzo
      school counseling = guidance counseling = Schulberatung, college counseling
      homework supervision = Hausaufgabenbetreuung = aide aux devoirs, playground supervision = Pausenaufsicht
      field trip planning = Klassenfahrten = sorties scolaires
      music education = Musikunterricht = éducation musicale = educación musical
      art education = Kunstunterricht = enseignement des arts plastiques
      physical education = Sportunterricht = éducation physique et sportive = educación física
      foreign language teaching = Fremdsprachenunterricht = enseignement des langues étrangères = enseñanza de idiomas
      German language teaching = Deutschunterricht
      English language teaching = Englischunterricht = enseignement de l'anglais = enseñanza de inglés
      science education = naturwissenschaftlicher Unterricht, computer science education = Informatikunterricht
      vocational training = Berufsausbildung = formation professionnelle = formación profesional
      driving instruction = Fahrschulunterricht = enseignement de la conduite = enseñanza de conducción
      integration courses = Integrationskurse, literacy courses = Alphabetisierungskurse = alphabétisation
      religious education = Religionsunterricht, digital media in education = Medienpädagogik
      library instruction = information literacy = Informationskompetenz
      collection development = Bestandsaufbau = développement des collections
      circulation desk = prêt et retour de documents, interlibrary loan = Fernleihe = prêt entre bibliothèques
      digitization of archives = Archivdigitalisierung = numérisation d'archives
      preservation of documents = Bestandserhaltung, reader advisory, story time programming
      museum education = Museumspädagogik = médiation culturelle
    `,
    domain: `
      elementary education = primary education = Grundschule = enseignement primaire = educación primaria
      secondary education = enseignement secondaire = educación secundaria, mathematics education = math instruction
    `,
    certificate: `
      TEFL = TEFL certificate, CELTA, BAFA, CAPES, MLIS = Master of Library Science, 普通话二级甲等 = 普通话证书

      Google Certified Educator, National Board Certification = National Board Certified Teacher
      Zulassung für Integrationskurse = BAMF-Zulassung, agrégation externe, CAFIPEMF, Fahrlehrerlaubnis, BEPECASER
      oposiciones de maestro = oposiciones de profesor, máster de profesorado = máster del profesorado
    `,
    licence: `
      teaching certificate = teaching license = teaching licence = teaching credential = teacher certification = certified teacher = state teaching license = state teaching certificate = QTS = Qualified Teacher Status = Lehramt = zweites Staatsexamen Lehramt = CRPE = 教师资格证 = 教师资格
    `,
  },
  implies: `
    Google Classroom > blended learning
    Canvas LMS > LMS
    Moodle > LMS
    Blackboard > LMS
    guided reading > literacy instruction
    CELTA > ESL
    TEFL > ESL
    formative assessment > student assessment
    Koha > cataloging
    MARC 21 > cataloging
    OCLC WorldShare > cataloging
    English language teaching > foreign language teaching
    German language teaching > foreign language teaching
    exam preparation > test preparation
    remedial instruction > tutoring
    homework supervision > tutoring
    itslearning > LMS
    National Board Certification > teaching certificate
  `,
};
