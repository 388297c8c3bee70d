import type { ProfessionTable } from '../profession-table.ts';

export const teachingAndLibraries: ProfessionTable = {
  profession: 'teaching and libraries',
  terms: {
    tool: `
      Google Classroom, Canvas LMS, Moodle, Blackboard, Schoology, PowerSchool
      SMART Board, interactive whiteboard = smartboards, Kahoot, Seesaw, Infinite Campus, Pronote, ILIAS, Koha

      Nearpod, Pear Deck, Edpuzzle, Padlet, Quizlet, ClassDojo, i-Ready, Renaissance Star Reading = STAR Reading
      NWEA MAP Growth = MAP Growth, GeoGebra, Desmos, Microsoft Teams for Education, WebUntis = Untis, itslearning
      Anton App, École Directe, Alma Ex Libris = Ex Libris Alma, OCLC WorldShare = OCLC, LibGuides
      MARC 21 = MARC records = MARC21, Dublin Core, ArchivesSpace

      SIMS school = SIMS.net = Capita SIMS, Arbor MIS = Arbor Education, Bromcom, CPOMS, Tapestry journal
      Primo discovery = Ex Libris Primo, SirsiDynix Symphony = SirsiDynix, Springshare, CONTENTdm, EPrints
      AtoM archives = Access to Memory, Axiell CALM = CalmView, Preservica, Archivematica, The Museum System
      MuseumPlus, KE EMu, PastPerfect, Renaissance Accelerated Reader = Accelerated Reader
      Read Write Inc = RWI phonics, White Rose Maths, Kagan structures, IXL Learning
    `,
    method: `
      de:Deutsch als Zweitsprache = DaZ
      lesson planning = fr:préparation des cours = lesson plans = lesson preparation = de:Unterrichtsvorbereitung = de:Unterrichtsplanung = fr:préparation de cours = es:planificación de clases = 备课 = 教学设计 = 教案编写
      curriculum development = curriculum design = de:Lehrplanentwicklung = fr:conception de programmes = es:diseño curricular = curriculum planning = 课程开发
      classroom management = classroom behavior management = de:Klassenführung = fr:gestion de classe = es:gestión del aula = 班级管理 = 课堂管理
      differentiated instruction = differentiation = de:Binnendifferenzierung = fr:différenciation pédagogique = fr:pédagogie différenciée
      formative assessment = assessment for learning
      student assessment = assessment of students = de:Leistungsbewertung = fr:évaluation des élèves = es:evaluación de estudiantes
      parent communication = de:Elternarbeit = fr:relations avec les parents = 家校沟通 = 家园沟通 = fr:relation avec les familles
      parent-teacher conferences = parent conferences = de:Elterngespräche = parents' evenings = de:Elternabende = fr:réunions parents-professeurs
      ESL = en:English as a second language = ELL instruction = EAL = English as an additional language, TESOL, de:Deutsch als Fremdsprache = DaF
      fr:français langue étrangère = FLE, literacy instruction = reading instruction = literacy teaching, guided reading, small group instruction
      project-based learning, blended learning, data-driven instruction, standardized testing, test preparation
      tutoring = de:Nachhilfe = fr:soutien scolaire = one-to-one tuition = es:clases particulares = 家教 = 课外辅导, STEM education, Common Core = Common Core standards = Common Core State Standards
      extracurricular activities, teaching = de:Unterrichten = fr:enseignement = es:docencia = 教学

      public speaking, presentations = de:Präsentationen
      cataloging = cataloguing = de:Katalogisierung = fr:catalogage = cataloguing and classification = es:catalogación = 编目
      archival processing, reference services = reference enquiries

      direct instruction, inquiry-based learning = de:forschendes Lernen
      cooperative learning = de:kooperatives Lernen = fr:apprentissage coopératif = es:aprendizaje cooperativo
      competency-based education = de:kompetenzorientierter Unterricht, scaffolding instruction
      Understanding by Design = backward design, culturally responsive teaching, professional learning communities
      instructional coaching, school leadership = de:Schulleitung = fr:direction d'école = es:dirección escolar
      exam preparation = de:Prüfungsvorbereitung = fr:préparation aux examens = es:preparación de exámenes
      grading student work = fr:correction des copies = de:Korrektur von Klassenarbeiten = fr:correction de copies = es:calificación de exámenes
      remedial instruction = de:Förderunterricht = fr:cours de remédiation = es:clases de refuerzo
      school counseling = guidance counseling = de:Schulberatung, college counseling
      homework supervision = de:Hausaufgabenbetreuung = fr:aide aux devoirs
      playground supervision = de:Pausenaufsicht
      field trip planning = de:Klassenfahrten = fr:sorties scolaires
      music education = de:Musikunterricht = fr:éducation musicale = es:educación musical
      art education = de:Kunstunterricht = fr:enseignement des arts plastiques
      physical education = de:Sportunterricht = fr:éducation physique et sportive = es:educación física
      foreign language teaching = de:Fremdsprachenunterricht = fr:enseignement des langues étrangères = es:enseñanza de idiomas
      German language teaching = de:Deutschunterricht
      English language teaching = de:Englischunterricht = fr:enseignement de l'anglais = es:enseñanza de inglés = 英语教学 = es:enseñanza del inglés
      science education = de:naturwissenschaftlicher Unterricht, computer science education = de:Informatikunterricht
      vocational training = de:Berufsausbildung = fr:formation professionnelle = es:formación profesional
      driving instruction = de:Fahrschulunterricht = fr:enseignement de la conduite = es:enseñanza de conducción
      integration courses = de:Integrationskurse, literacy courses = de:Alphabetisierungskurse = fr:alphabétisation
      religious education = de:Religionsunterricht, digital media in education = de:Medienpädagogik
      library instruction = information literacy = de:Informationskompetenz
      collection development = de:Bestandsaufbau = fr:développement des collections
      circulation desk = fr:prêt et retour de documents
      interlibrary loan = de:Fernleihe = fr:prêt entre bibliothèques = inter-library loans
      digitization of archives = de:Archivdigitalisierung = fr:numérisation d'archives
      preservation of documents = de:Bestandserhaltung, reader advisory, story time programming
      museum education = de:Museumspädagogik = fr:médiation culturelle

      A level teaching

      summative assessment, numeracy = numeracy teaching = maths mastery
      special educational needs = SEND = SEN = de:sonderpädagogischer Förderbedarf, national curriculum
      progress monitoring = pupil progress tracking = student data analysis, phonological awareness
      marking and feedback, Key Stage 1 = KS1, Key Stage 2 = KS2, Key Stage 3 = KS3, GCSE teaching = GCSE
      pastoral care = form tutoring = de:Klassenleitung, schemes of work

      Resource Description and Access = RDA cataloguing, Dewey Decimal Classification = Dewey, reference desk
      information literacy instruction, library acquisitions = stock selection in libraries
      weeding of collections, library events programming = story times = rhyme time, reader development
      archival cataloguing = archival description = archives cataloguing = ISAD(G)
      archive management = de:Archivierung = fr:archivistique = es:archivística = 档案管理
      archival appraisal = appraisal and accessioning, accessioning = museum accessioning
      digitisation = digitization of collections = de:Digitalisierung von Beständen = fr:numérisation = es:digitalización de fondos
      digital preservation, preventive conservation, collections care, object conservation
      paintings conservation, paper conservation, object handling = handling of objects = art handling
      museum documentation = collections documentation = Spectrum standard
      museum collections management = collections management = curatorial research
      loans management in museums = museum loans, gallery interpretation = interpretation panels
      museum learning, school visits = school workshops
      visitor services = visitor experience = front of house in museums = de:Besucherservice
      records retention = retention schedules, GCSE preparation, exam invigilation
      teaching assistance = classroom support = teaching assistant duties = in-class support
      cover supervision = supply teaching, behaviour policy = positive behaviour management, EAL support
      career coaching, student admissions, UCAS, student support services = student wellbeing
      vocational training delivery = NVQ assessing = work-based learning
      functional skills English and maths, internal quality assurance
      swimming teaching = swimming lessons = teaching swimming, music teaching, 授课 = 课堂教学

      pupil tutoring = es:tutorías = es:acción tutorial
      condition reports = condition reporting = de:Zustandsprotokolle = fr:constats d'état
      timetabling = school timetables = de:Stundenplanung = es:elaboración de horarios = 排课
    `,
    domain: `
      elementary education = primary education = fr:enseignement primaire = es:educación primaria
      secondary education = fr:enseignement secondaire = es:educación secundaria
      mathematics education = math instruction
      art history = de:Kunstgeschichte = fr:histoire de l'art = es:historia del arte = 艺术史
    `,
    certificate: `
      TEFL = TEFL certificate, CELTA, BAFA, CAPES, MLIS = Master of Library Science, 普通话二级甲等 = 普通话证书

      Google Certified Educator, National Board Certification = National Board Certified Teacher
      de:Zulassung für Integrationskurse = de:BAMF-Zulassung, fr:agrégation externe, CAFIPEMF, de:Fahrlehrerlaubnis
      BEPECASER
      es:oposiciones de maestro = es:oposiciones de profesor, es:máster de profesorado = es:máster del profesorado

      A1 assessor award = TAQA = CAVA = D32/D33
      IQA award = V1 award = internal verifier award, PTLLS = DTLLS = Award in Education and Training
      CILIP chartership = MCLIP = CILIP, Archives and Records Management qualification
      HLTA status = HLTA = Higher Level Teaching Assistant, QTLS, NPQ = NPQH
      Swim England Level 2 = ASA Level 2 = STA swimming teacher, lifeguard qualification
      Pool Plant Operator = pool plant certificate
    `,
    licence: `
      teaching certificate = teaching license = teaching credential = teacher certification = certified teacher = state teaching license = state teaching certificate
      QTS = Qualified Teacher Status, de:Lehramt = de:zweites Staatsexamen Lehramt, CRPE, 教师资格证 = 教师资格

      PGCE, de:Zweites Staatsexamen
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
    parent-teacher conferences > parent communication
    SMART Board > interactive whiteboard
    Key Stage 1 > national curriculum
    Key Stage 2 > national curriculum
    Key Stage 3 > national curriculum
    archival cataloguing > archive management
  `,
};
