import type { ProfessionTable } from '../profession-table.ts';

export const higherEducation: ProfessionTable = {
  profession: 'universities and research administration',
  terms: {
    tool: `
      Turnitin, Panopto, Ellucian Banner = Banner SIS, PeopleSoft Campus Solutions, Slate CRM = Technolutions Slate
      Mendeley, Scopus, Web of Science, Google Scholar, Overleaf, Stud.IP, HISinOne, ORCID, Cayuse
      Brightspace = D2L Brightspace, Respondus
    `,
    method: `
      lecturing = university teaching, academic advising = student advising, thesis supervision = PhD supervision = supervising dissertations = de:Betreuung von Abschlussarbeiten = fr:encadrement de thèses
      adult education = de:Erwachsenenbildung = fr:formation pour adultes = fr:formation d'adultes = es:educación de adultos, peer review
      scientific writing = academic writing = de:wissenschaftliches Schreiben
      literature review = de:Literaturrecherche = fr:revue de littérature
      qualitative research = de:qualitative Forschung = fr:recherche qualitative
      quantitative research = de:quantitative Forschung

      course design = de:Lehrveranstaltungskonzeption = fr:conception de cours, syllabus development
      flipped classroom
      active learning = active learning strategies, learning outcomes assessment
      program accreditation = de:Studiengangsakkreditierung, faculty development
      student recruitment = admissions recruitment = de:Studierendengewinnung, admissions counseling
      enrollment management = de:Immatrikulation, student affairs = student services = fr:vie étudiante
      residence life
      student retention initiatives
      career counseling = career advising = de:Studien- und Berufsberatung = fr:orientation professionnelle = es:orientación profesional = careers advice = careers guidance = es:orientación laboral
      international student services, Erasmus program administration, Erasmus+
      examination administration = de:Prüfungsverwaltung
      research funding = third-party funding acquisition = de:Drittmitteleinwerbung = de:Drittmittelakquise
      research project management
      research ethics = de:Forschungsethik = fr:éthique de la recherche = es:ética de la investigación
      research data management = de:Forschungsdatenmanagement = fr:gestion des données de recherche
      open access publishing
      systematic review = de:systematische Übersichtsarbeit = fr:revue systématique = es:revisión sistemática
      meta-analysis = de:Metaanalyse = fr:méta-analyse = es:metaanálisis
      conference presentations = de:Konferenzvorträge = fr:communications scientifiques = academic presentations
      academic publishing = peer-reviewed publications = de:wissenschaftliche Publikationen
      focus groups = de:Fokusgruppen = fr:groupes de discussion = es:grupos focales
      semi-structured interviews = de:Leitfadeninterviews = fr:entretiens semi-directifs
      ethnography = ethnographic research = es:etnografía, thematic analysis, grounded theory
      content analysis = de:Inhaltsanalyse = fr:analyse de contenu, discourse analysis = de:Diskursanalyse
      psychometrics = de:Psychometrie, structural equation modeling = SEM path modeling
      archival research = de:Archivrecherche = fr:recherche en archives, oral history
      technology transfer = de:Technologietransfer = fr:transfert de technologie = analytical method transfer = tech transfer, alumni relations = de:Alumni-Arbeit
      institutional research, commencement planning

      research methods = research methodology = de:Forschungsmethoden, exam marking = examination marking
      module leadership = module convening, research dissemination = knowledge exchange
      undergraduate teaching = de:Hochschullehre = es:docencia universitaria, lab supervision
      Research Excellence Framework, thesis examination
      student records = de:Studierendenverwaltung = es:expedientes académicos = 学籍管理
    `,
    domain: `
      higher education = de:Hochschulbildung = fr:enseignement supérieur
      online teaching = remote instruction = de:Online-Unterricht, de:Hochschuldidaktik = university pedagogy
    `,
    certificate: `
      fr:habilitation à diriger des recherches = HDR, fr:agrégation, Fulbright fellowship, DAAD scholarship
      AdvanceHE Fellowship = Fellow of the Higher Education Academy = FHEA
    `,
  },
  implies: `
    Brightspace > LMS
    Panopto > online teaching
    systematic review > literature review
    meta-analysis > systematic review
    semi-structured interviews > qualitative research
    focus groups > qualitative research
    ethnography > qualitative research
    thematic analysis > qualitative research
    grounded theory > qualitative research
    discourse analysis > qualitative research
    structural equation modeling > quantitative research, statistical analysis
    flipped classroom > blended learning
    syllabus development > course design
    AdvanceHE Fellowship > lecturing
  `,
};
