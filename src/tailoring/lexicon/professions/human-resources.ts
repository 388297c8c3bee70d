import type { ProfessionTable } from '../profession-table.ts';

export const humanResources: ProfessionTable = {
  profession: 'human resources and compliance',
  terms: {
    tool: `
      BambooHR, ADP, ADP Workforce Now, Paychex, Paycom, Gusto, UKG = UKG Pro = UltiPro, Kronos = UKG Kronos
      SAP SuccessFactors = SuccessFactors, Greenhouse, Lever, iCIMS, Taleo = Oracle Taleo, SmartRecruiters
      LinkedIn Recruiter, Indeed Resume, HireVue, Personio, Cornerstone OnDemand, Rippling
      Ceridian Dayforce = Dayforce, applicant tracking systems = ATS = de:Bewerbermanagementsystem
      HRIS = HR information system = HRIS systems = SIRH, Articulate Storyline, Articulate 360, Adobe Captivate
      LMS = learning management systems

      HiBob = Bob HR, Culture Amp, 15Five, Bullhorn, JazzHR, Recruitee, d.vinci, rexx systems, Sage HR, HR4YOU
      SAP SuccessFactors Employee Central = Employee Central, Oracle Recruiting Cloud, Workday Recruiting, TriNet
      Justworks, Zenefits, Absorb LMS, Docebo, SAP Litmos = Litmos, Rise 360 = Articulate Rise, Camtasia, Vyond
      TalentLMS, P&I LOGA = LOGA, Silae, Cegid HR = Cegid Talentsoft, A3Nom = es:a3innuva Nómina, Factorial HR

      DATEV Lohn und Gehalt, Sage Payroll
    `,
    method: `
      de:Personalführung = de:Mitarbeiterführung = fr:management d'équipe = fr:encadrement d'équipe = es:gestión de equipos = 团队管理
      recruiting = recruitment = talent acquisition = de:Personalbeschaffung = de:Personalgewinnung = recrutement = es:reclutamiento = es:selección de personal = 招聘
      full-cycle recruiting = full life cycle recruiting
      sourcing candidates = candidate sourcing = talent sourcing = Active Sourcing
      Boolean search = Boolean sourcing, interviewing candidates = candidate interviews = structured interviews
      onboarding = employee onboarding = de:Onboarding neuer Mitarbeiter = fr:intégration des nouveaux collaborateurs
      offboarding, employee relations = de:Mitarbeiterbeziehungen = fr:relations sociales = es:relaciones laborales = 员工关系
      performance management = fr:gestion de la performance = 绩效管理
      performance reviews = performance appraisals = de:Mitarbeiterbeurteilung = fr:entretiens annuels = es:evaluación del desempeño
      benefits administration = employee benefits administration = 五险一金
      compensation and benefits = Compensation & Benefits = fr:rémunération et avantages sociaux = es:compensación y beneficios = 薪酬福利, open enrollment
      succession planning = de:Nachfolgeplanung, workforce planning = de:Personalplanung = headcount planning = GPEC = 人力资源规划
      organizational development = de:Organisationsentwicklung = organisational development = 组织发展, employee engagement, de:Mitarbeiterbindung
      training and development = de:Personalentwicklung = fr:formation du personnel = es:capacitación
      training delivery = workshop delivery
      needs analysis, training needs analysis = training needs assessment = learning needs analysis, instructional design = learning design
      e-learning development, e-learning = eLearning, HR policies = personnel policies, HR compliance
      Personaladministration = personnel administration = HR administration = fr:administration du personnel = es:administración de personal
      employer branding = fr:marque employeur, exit interviews, leave administration = leave management, FMLA
      workers' compensation, collective bargaining
      labor relations = fr:dialogue social, de:Zusammenarbeit mit dem Betriebsrat, talent management
      writing job descriptions, time and attendance = de:Zeiterfassung = de:Zeitwirtschaft = timekeeping
      diversity and inclusion = DEI programs

      regulatory compliance = compliance = Compliance-Management = fr:conformité = fr:conformité réglementaire = es:cumplimiento normativo = 合规
      policy development = policy advice = policy formulation, GDPR = DSGVO = RGPD = General Data Protection Regulation
      data protection = data privacy = de:Datenschutz = fr:protection des données = es:protección de datos = 数据保护
      compliance training, whistleblowing

      HR analytics = people analytics = fr:analytique RH, HR-Controlling
      compensation analysis, salary benchmarking = de:Gehaltsbenchmarking = benchmark salarial
      job evaluation = de:Stellenbewertung = fr:pesée de postes
      executive search = headhunting = fr:chasse de têtes
      campus recruiting = university recruiting = de:Hochschulmarketing, volume recruiting = high-volume recruiting
      technical recruiting = IT-Recruiting = recrutement tech, candidate experience
      reference checks = de:Referenzprüfung, assessment centers
      competency modeling = competency frameworks = de:Kompetenzmodelle, 360-degree feedback
      leadership development = de:Führungskräfteentwicklung = fr:développement du leadership
      apprenticeship programs = de:Ausbildungsmanagement = fr:gestion de l'apprentissage
      de:betriebliches Gesundheitsmanagement = BGM
      occupational reintegration = de:betriebliches Eingliederungsmanagement = BEM
      HR business partnering, HR shared services
      HR digitalization = de:Digitalisierung HR = fr:digitalisation RH
      global mobility = expatriate management = de:Entsendungsmanagement = fr:mobilité internationale
      immigration sponsorship = visa sponsorship administration
      termination procedures = de:Kündigungsverfahren = fr:procédures de licenciement
      grievance handling = grievance procedures, workplace investigations = employee investigations
      works council negotiations, de:Betriebsvereinbarungen
      temporary staffing = de:Arbeitnehmerüberlassung = fr:travail temporaire
      ADA compliance = ADA accommodations, workplace accommodations, EEO reporting = EEO-1 reporting
      COBRA administration, 401(k) administration = 401k administration
      wage and hour compliance, FLSA = FLSA compliance, employee handbook development
      employee recognition programs, HR audits, train-the-trainer = train the trainer programs
      facilitation of workshops = workshop facilitation = Workshop-Moderation = fr:animation d'ateliers
      compliance investigations, anti-bribery = anti-corruption compliance = de:Korruptionsprävention
      ethics programs = code of conduct programs, privacy impact assessments = de:Datenschutz-Folgenabschätzung = DPIA
      CCPA = California Consumer Privacy Act, enterprise risk management = ERM program

      disciplinary procedures = disciplinary hearings = disciplinary and grievance, grievances
      redundancy processes = redundancies, collective consultation, absence management
      turnover analysis, employee engagement surveys = engagement surveys, trade union relations = trade unions
      organization design = organizational design

      payroll taxes = payroll tax filings = PAYE, year-end payroll = W-2 processing, wage garnishments
      multi-state payroll, international payroll = multi-country payroll, training evaluation = Kirkpatrick model
      works council = de:Betriebsrat = fr:comité social et économique, staff training
    `,
    domain: `
      employment law = labor law = de:Arbeitsrecht = fr:droit du travail = fr:droit social = es:derecho laboral = 劳动法
      human resources = HR management = de:Personalwesen = fr:ressources humaines = es:recursos humanos = 人力资源

      TUPE = TUPE transfers
    `,
    certificate: `
      SHRM-CP = SHRM Certified Professional, SHRM-SCP, PHR = Professional in Human Resources, SPHR
      CIPD = CIPD qualified, AEVO = de:Ausbildereignung = de:AdA-Schein = de:Ausbildereignungsschein, CIPP = CIPP/E
      de:Personalfachkaufmann = de:Personalfachkauffrau

      aPHR, GPHR = Global Professional in Human Resources, Certified Compensation Professional, CEBS
      CPTD = Certified Professional in Talent Development, CCEP = Certified Compliance and Ethics Professional
      de:TÜV Datenschutzbeauftragter = de:zertifizierter Datenschutzbeauftragter = certified data protection officer

      Certified Payroll Professional
    `,
  },
  implies: `
    DATEV Lohn und Gehalt > DATEV
    grievance handling > grievances
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
    SHRM-CP > human resources
    PHR > human resources
    Articulate Storyline > e-learning development
    instructional design > training and development
    AEVO > training and development
    ADP Workforce Now > ADP, payroll processing
    benefits administration > compensation and benefits
    FMLA > leave administration
    collective bargaining > labor relations
    GDPR > data protection, regulatory compliance
    executive search > recruiting
    campus recruiting > recruiting
    volume recruiting > recruiting
    technical recruiting > recruiting
    Bullhorn > applicant tracking systems
    SmartRecruiters > applicant tracking systems
    JazzHR > applicant tracking systems
    SAP SuccessFactors Employee Central > SAP SuccessFactors, HRIS
    HiBob > HRIS
    Docebo > LMS
    TalentLMS > LMS
    SAP Litmos > LMS
    Rise 360 > e-learning development
    Camtasia > video editing
    leadership development > training and development
    COBRA administration > benefits administration
    401(k) administration > benefits administration
    compensation analysis > compensation and benefits
    privacy impact assessments > GDPR
    CCPA > data protection
    SPHR > human resources
    SHRM-SCP > human resources
    GPHR > human resources
    performance reviews > performance management
    salary benchmarking > compensation analysis
    FLSA > wage and hour compliance
    payroll taxes > payroll processing
    multi-state payroll > payroll processing
    international payroll > payroll processing
  `,
};
