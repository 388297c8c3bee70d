import type { OfficeDuties } from '../office-duties.ts';

export const educationAndScienceDuties: readonly OfficeDuties[] = [
  {
    family: 'teaching',
    duties: 'teaching, lesson planning, 授课, student assessment, test preparation',
  },
  {
    titles: `teacher, elementary teacher, elementary school teacher, high school teacher, math teacher,
      english teacher, science teacher, special education teacher, substitute teacher, lehrer, lehrerin,
      grundschullehrerin, lehrkraft, enseignant, enseignante, professeur des écoles, professeur, maestro,
      maestra, profesor, profesora, docente, 教师, 老师, referendar, referendarin, lehramtsanwärter,
      instituteur, institutrice`,
    duties: `classroom management, differentiated instruction, grading student work, marking and feedback`,
  },
  {
    titles: `teacher, elementary teacher, elementary school teacher, high school teacher, math teacher,
      english teacher, science teacher, special education teacher, lehrer, lehrerin, grundschullehrerin,
      professeur des écoles, maestro, maestra, 教师, instituteur, institutrice`,
    duties: `parent communication, formative assessment, parent-teacher conferences, behavior management,
      curriculum development`,
  },
  {
    titles: `elementary teacher, elementary school teacher, grundschullehrerin, professeur des écoles, maestro,
      maestra, instituteur, institutrice`,
    duties: 'elementary education, literacy instruction',
  },
  {
    titles: 'high school teacher',
    duties: 'secondary education, exam preparation',
  },
  {
    titles: 'math teacher',
    duties: 'mathematics education',
  },
  {
    titles: 'science teacher',
    duties: 'science education',
  },
  {
    titles: 'special education teacher',
    duties: 'special education, special educational needs, IEP, inclusive education',
  },
  {
    titles: 'tutor',
    duties: 'tutoring, pupil tutoring, exam preparation',
  },
  {
    family: 'early childhood education',
    duties: `childcare, child development, early childhood education, play-based learning,
      observation and documentation of children, safeguarding, creative arts activities for children,
      early learning activities, parent communication, behavior management, language support for children,
      music and movement`,
  },
  {
    titles: `nursery practitioner, nursery assistant, early years practitioner, early years educator,
      early years teacher, nursery nurse, childcare worker, kinderpfleger, kinderpflegerin, daycare worker,
      daycare teacher, preschool teacher, preschool assistant, early childhood educator,
      auxiliaire de puériculture, assistante maternelle, childminder, tagesmutter,
      éducateur de jeunes enfants, éducatrice de jeunes enfants, educadora infantil, educador infantil,
      técnico en educación infantil, técnica en educación infantil, auxiliar de guardería, nursery educator,
      crèche worker, nanny, 保育员`,
    duties: 'nursery care, toddler care',
  },
  {
    titles: `nursery practitioner, early years practitioner, early years educator, early years teacher,
      nursery nurse`,
    duties: 'key person approach',
  },
  {
    titles: 'erzieher, erzieherin, pädagogische fachkraft, kindheitspädagoge, kindheitspädagogin',
    duties: 'Entwicklungsdokumentation, settling-in process, parent engagement, group facilitation',
  },
  {
    titles: `preschool teacher, kindergarten teacher, early childhood educator, early years teacher,
      educadora infantil, educador infantil, 幼师, 幼儿园教师, éducateur de jeunes enfants,
      éducatrice de jeunes enfants`,
    duties: 'lesson planning, school readiness, circle time, settling-in process',
  },
  {
    titles: `nanny, childminder, tagesmutter, assistante maternelle, auxiliaire de puériculture, crèche worker,
      保育员, auxiliar de guardería`,
    duties: 'diaper changing, infant feeding and changing, infant care',
  },
  {
    titles: `nursery manager, deputy nursery manager, kita leitung, kitaleitung, kita leiterin,
      directrice de crèche`,
    duties: 'nursery management, staff scheduling, Personalführung, parent engagement',
  },
  {
    family: 'higher education and research',
    duties: `literature review, scientific writing, research methods, data analysis, data collection,
      academic publishing, conference presentations, presentations`,
  },
  {
    titles: 'professor, assistant professor, lecturer, maître de conférences',
    duties: `lecturing, teaching, thesis supervision, course design, exam marking, student assessment,
      higher education, peer review, academic advising`,
  },
  {
    titles: 'lecturer',
    duties: 'undergraduate teaching',
  },
  {
    titles: 'professor, assistant professor',
    duties: 'research funding, grant proposals',
  },
  {
    titles: `postdoctoral researcher, postdoc, research fellow, research scientist, researcher, research associate,
      wissenschaftlicher mitarbeiter, wissenschaftliche mitarbeiterin, chercheur, chercheuse, investigador,
      investigadora, 研究员`,
    duties: 'experimental design, statistical analysis, technical reports',
  },
  {
    family: 'laboratory science',
    duties: `laboratory safety, sample preparation, laboratory equipment maintenance, pipetting, data analysis,
      calibration, standard operating procedures, technical reports`,
  },
  {
    titles: `chemist, biochemist, chimiste, químico, chemielaborant, chemielaborantin, technicien chimiste,
      laborant, laborantin`,
    duties: `wet chemistry, titration, analytical chemistry, reagent preparation, chemical safety, chromatography,
      spectroscopy, pH measurement`,
  },
  {
    titles: 'analytical chemist',
    duties: `wet chemistry, titration, analytical chemistry, chromatography, spectroscopy, method development,
      method validation`,
  },
  {
    titles: 'biologist, biologe',
    duties: 'cell biology, microscopy',
  },
  {
    titles: 'biochemist',
    duties: 'biochemistry, protein purification, enzyme assays',
  },
  {
    titles: 'microbiologist, microbiology technician',
    duties: `microbiology, aseptic technique, microbial identification, media preparation, plate counts,
      gram staining, microscopy, biosafety`,
  },
  {
    titles: 'molecular biologist',
    duties: 'molecular biology, PCR, DNA extraction, gel electrophoresis, cloning, primer design, qPCR',
  },
  {
    titles: 'biologielaborant, biologielaborantin',
    duties: 'cell culture, aseptic technique, PCR, microscopy, gel electrophoresis',
  },
  {
    titles: 'cell culture technician',
    duties: 'cell culture, aseptic technique, tissue culture, microscopy, media preparation',
  },
  {
    titles: 'qc analyst, quality control chemist, quality control analyst',
    duties: 'quality control, finished product testing, raw material testing, instrument calibration',
  },
  {
    titles: 'hplc analyst',
    duties: 'HPLC, chromatography',
  },
  {
    titles: 'gcms analyst',
    duties: 'gas chromatography, mass spectrometry, chromatography',
  },
  {
    titles: `lab manager, laboratory manager, laborleiter, laborleiterin, responsable de laboratoire,
      jefe de laboratorio, laboratory supervisor`,
    duties: 'laboratory management, Personalführung, quality assurance',
  },
  {
    titles: 'formulation scientist, formulation chemist',
    duties: 'formulation development, stability testing',
  },
  {
    titles: 'animal technician, laboratory animal technician',
    duties: 'laboratory animal care, animal handling, animal welfare',
  },
  {
    family: 'geology',
    duties: `geology, geological mapping, fieldwork, technical reports, field data collection, data analysis`,
  },
  {
    titles: 'hydrogeologist',
    duties: 'hydrogeology, groundwater monitoring',
  },
  {
    titles: 'exploration geologist, mine geologist',
    duties: 'core logging, mineral exploration',
  },
  {
    titles: 'mine geologist',
    duties: 'resource estimation',
  },
  {
    titles: 'geophysicist',
    duties: 'geophysical surveys',
  },
  {
    titles: 'engineering geologist',
    duties: 'ground investigation, geotechnical engineering',
  },
  {
    family: 'clinical research',
    duties: `clinical trials, clinical research, GCP training, informed consent, case report forms,
      investigator site files, electronic data capture, study protocols, adverse event reporting,
      trial master file, clinical protocols, query resolution`,
  },
  {
    titles: 'clinical research associate, cra, cra ii, monitor de ensayos clínicos, 临床监查员',
    duties: `site monitoring, source data verification, site initiation visits, close-out visits,
      drug accountability, source document review, protocol deviations, TMF, serious adverse events`,
  },
  {
    titles: `clinical research coordinator, study coordinator, clinical trial coordinator, clinical research nurse,
      studienkoordinator, studienkoordinatorin, coordinatrice d'études cliniques`,
    duties: `study coordination, patient recruitment, consenting patients, IRB submissions, source document review,
      patient scheduling, ethics committee submissions`,
  },
  {
    titles: `clinical trial manager, clinical project manager, study manager, clinical research manager,
      chef de projet clinique`,
    duties: `clinical trial management, CRO oversight, site monitoring, study start-up, project management,
      vendor management`,
  },
  {
    titles: 'clinical data manager',
    duties: 'clinical data management, database lock, data validation',
  },
  {
    titles: 'biologielaborant, biologielaborantin',
    duties: 'Medienherstellung',
  },
];
