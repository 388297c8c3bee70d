import type { ProfessionTable } from '../profession-table.ts';

export const peopleAndLaw: ProfessionTable = {
  profession: 'human resources, law and compliance',
  terms: {
    tool: `
      BambooHR, ADP, ADP Workforce Now, Paychex, Paycom, Gusto, UKG = UKG Pro = UltiPro, Kronos = UKG Kronos, SAP SuccessFactors = SuccessFactors, Greenhouse, Lever, iCIMS, Taleo = Oracle Taleo, SmartRecruiters, LinkedIn Recruiter, Indeed Resume, HireVue, Personio, Cornerstone OnDemand, Rippling, Ceridian Dayforce = Dayforce, applicant tracking systems = ATS = Bewerbermanagementsystem, HRIS = HR information system = HRIS systems = SIRH, Articulate Storyline = Articulate 360, Adobe Captivate, LMS = learning management systems
      Westlaw, LexisNexis = Lexis, Clio, Relativity, iManage, PACER, beck-online, juris, Practical Law, NetDocuments, Concordance, Ironclad, RA-MICRO, Dalloz
    `,
    method: `
      recruiting = recruitment = talent acquisition = Personalbeschaffung = Personalgewinnung = recrutement = reclutamiento = selección de personal = 招聘, full-cycle recruiting = full life cycle recruiting, sourcing candidates = candidate sourcing = talent sourcing = Active Sourcing, Boolean search = Boolean sourcing, interviewing candidates = candidate interviews = structured interviews, onboarding = employee onboarding = Onboarding neuer Mitarbeiter = intégration des nouveaux collaborateurs, offboarding, employee relations = Mitarbeiterbeziehungen = relations sociales = relaciones laborales, performance management = performance reviews = performance appraisals = Mitarbeiterbeurteilung = entretiens annuels = evaluación del desempeño, benefits administration, compensation and benefits = Compensation & Benefits = rémunération et avantages sociaux, open enrollment, succession planning = Nachfolgeplanung, workforce planning = Personalplanung = headcount planning = GPEC, organizational development = Organisationsentwicklung, employee engagement = Mitarbeiterbindung, training and development = training delivery = Personalentwicklung = formation du personnel = capacitación, needs analysis = training needs analysis, instructional design, e-learning development = eLearning = e-learning, HR policies = personnel policies, HR compliance, Personaladministration = personnel administration = HR administration = administration du personnel = administración de personal, employer branding = marque employeur, exit interviews, leave administration = leave management, FMLA, workers' compensation, collective bargaining, labor relations = Zusammenarbeit mit dem Betriebsrat = dialogue social, talent management, writing job descriptions, time and attendance = Zeiterfassung = Zeitwirtschaft, diversity and inclusion = DEI programs
      legal research = juristische Recherche = recherche juridique = investigación jurídica, contract drafting = drafting contracts = Vertragsgestaltung = rédaction de contrats = redacción de contratos = 合同起草, contract review = Vertragsprüfung = 合同审查, contract management = Vertragsmanagement = gestion des contrats = gestión de contratos, litigation = Prozessführung = contentieux = litigios = 诉讼, discovery = document discovery, e-discovery = eDiscovery, depositions, legal writing = brief writing = legal drafting = drafting pleadings, trial preparation, case law research, mediation, arbitration, alternative dispute resolution, client intake, due diligence reviews, filing court documents = court filings = e-filing, regulatory compliance = compliance = Compliance-Management = conformité = conformité réglementaire = cumplimiento normativo = 合规, policy development, corporate governance, GDPR = DSGVO = RGPD = General Data Protection Regulation, data protection = data privacy = Datenschutz = protection des données = protección de datos, sanctions screening, transaction monitoring, compliance training, whistleblowing, patent prosecution = patent applications, trademark registration = trademarks
    `,
    domain: `
      employment law = labor law = labour law = Arbeitsrecht = droit du travail = droit social = derecho laboral = 劳动法, corporate law = company law = Gesellschaftsrecht = droit des sociétés = derecho societario = 公司法, contract law = Vertragsrecht = droit des contrats, intellectual property = IP law = gewerblicher Rechtsschutz = propriété intellectuelle = propiedad intelectual, real estate law, family law = Familienrecht, criminal law = Strafrecht = droit pénal = derecho penal, immigration law, bankruptcy law = Insolvenzrecht, administrative law = Verwaltungsrecht = droit public, civil law = Zivilrecht = droit civil = derecho civil, human resources = HR management = Personalwesen = ressources humaines = recursos humanos = 人力资源, Sozialversicherungsrecht = social security law
    `,
    certificate: `
      SHRM-CP = SHRM Certified Professional, SHRM-SCP, PHR = Professional in Human Resources, SPHR, CIPD = CIPD qualified, AEVO = Ausbildereignung = AdA-Schein = Ausbildereignungsschein, CAMS = Certified Anti-Money Laundering Specialist, CIPP = CIPP/E, Certified Paralegal = paralegal certificate = NALA, Personalfachkaufmann = Personalfachkauffrau
    `,
    licence: `
      bar admission = admitted to the bar = bar membership = admission to the bar = licensed to practice law = active bar license = State Bar = barreau = Zulassung als Rechtsanwalt = zweites juristisches Staatsexamen = colegiado abogado = 法律职业资格证 = 法律职业资格
    `,
  },
  implies: `
    Greenhouse > applicant tracking systems
    Lever > applicant tracking systems
    iCIMS > applicant tracking systems
    Taleo > applicant tracking systems
    BambooHR > HRIS
    SAP SuccessFactors > HRIS
    Personio > HRIS
    ADP > payroll processing
    Paychex > payroll processing
    full-cycle recruiting > recruiting
    Boolean search > sourcing candidates
    LinkedIn Recruiter > sourcing candidates
    sourcing candidates > recruiting
    Westlaw > legal research
    LexisNexis > legal research
    Relativity > discovery
    SHRM-CP > human resources
    PHR > human resources
    Articulate Storyline > e-learning development
    instructional design > training and development
    AEVO > training and development
    ADP Workforce Now > ADP, payroll processing
    benefits administration > compensation and benefits
    FMLA > leave administration
    collective bargaining > labor relations
    e-discovery > discovery
    mediation > alternative dispute resolution
    arbitration > alternative dispute resolution
    GDPR > data protection, regulatory compliance
  `,
};
