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
      lecturing = university teaching, academic advising = student advising, thesis supervision
      adult education = Erwachsenenbildung = formation pour adultes, peer review
      scientific writing = academic writing = wissenschaftliches Schreiben
      literature review = Literaturrecherche = revue de littérature
      qualitative research = qualitative Forschung = recherche qualitative
      quantitative research = quantitative Forschung

      course design = Lehrveranstaltungskonzeption = conception de cours, syllabus development, flipped classroom
      active learning = active learning strategies, learning outcomes assessment
      program accreditation = Studiengangsakkreditierung, faculty development
      student recruitment = admissions recruitment = Studierendengewinnung, admissions counseling
      enrollment management = Immatrikulation, student affairs = student services = vie étudiante, residence life
      student retention initiatives
      career counseling = career advising = Studien- und Berufsberatung = orientation professionnelle = orientación profesional
      international student services = International Office, Erasmus program administration = Erasmus+
      examination administration = Prüfungsverwaltung
      research funding = third-party funding acquisition = Drittmitteleinwerbung = Drittmittelakquise
      research project management
      research ethics = Forschungsethik = éthique de la recherche = ética de la investigación
      research data management = Forschungsdatenmanagement = gestion des données de recherche
      open access publishing
      systematic review = systematische Übersichtsarbeit = revue systématique = revisión sistemática
      meta-analysis = Metaanalyse = méta-analyse = metaanálisis
      conference presentations = Konferenzvorträge = communications scientifiques
      academic publishing = peer-reviewed publications = wissenschaftliche Publikationen
      focus groups = Fokusgruppen = groupes de discussion = grupos focales
      semi-structured interviews = Leitfadeninterviews = entretiens semi-directifs
      ethnography = ethnographic research = etnografía, thematic analysis, grounded theory
      content analysis = Inhaltsanalyse = analyse de contenu, discourse analysis = Diskursanalyse
      psychometrics = Psychometrie, structural equation modeling = SEM path modeling
      archival research = Archivrecherche = recherche en archives, oral history
      technology transfer = Technologietransfer = transfert de technologie, alumni relations = Alumni-Arbeit
      institutional research, commencement planning
    `,
    domain: `
      higher education = Hochschulbildung = enseignement supérieur
      online teaching = remote instruction = Online-Unterricht, Hochschuldidaktik = university pedagogy
    `,
    certificate: `
      habilitation à diriger des recherches = HDR, agrégation, Fulbright fellowship, DAAD scholarship
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
