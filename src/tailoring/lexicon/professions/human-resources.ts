import type { ProfessionTable } from '../profession-table.ts';

export const humanResources: ProfessionTable = {
  profession: 'human resources and compliance',
  terms: {
    tool: `
      BambooHR, ADP, ADP Workforce Now, Paychex, Paycom, Gusto, UKG = UKG Pro = UltiPro, Kronos = UKG Kronos = Kronos Workforce
      SAP SuccessFactors = SuccessFactors, Greenhouse, Lever, iCIMS, Taleo = Oracle Taleo, SmartRecruiters
      LinkedIn Recruiter, Indeed Resume, HireVue, Personio, Cornerstone OnDemand, Rippling
      Ceridian Dayforce = Dayforce, applicant tracking systems = ATS = de:Bewerbermanagementsystem = applicant tracking = ATS systems
      HRIS = HR information system = HRIS systems = SIRH, Articulate Storyline, Articulate 360, Adobe Captivate
      LMS = learning management systems

      HiBob = Bob HR, Culture Amp, 15Five, Bullhorn, JazzHR, Recruitee, d.vinci, rexx systems, Sage HR, HR4YOU
      SAP SuccessFactors Employee Central = Employee Central, Oracle Recruiting Cloud, Workday Recruiting, TriNet
      Justworks, Zenefits, Absorb LMS, Docebo, SAP Litmos = Litmos, Rise 360 = Articulate Rise, Camtasia, Vyond
      TalentLMS, P&I LOGA = LOGA, Silae, Cegid HR = Cegid Talentsoft, A3Nom = es:a3innuva Nómina = A3 Nómina, Factorial HR

      DATEV Lohn und Gehalt, Sage Payroll

      Paychex Flex, Paylocity, Paycor, Sage Payroll software, IRIS Payroll = IRIS Earnie, BrightPay, Moorepay
      Cascade HR, CIPHR, PeopleHR, iTrent, ResourceLink, SAP Payroll, PeopleSoft HCM, Nibelis, PayFit
      NominaPlus, Peakon, Qualtrics EmployeeXM, Workable, JobAdder, Bullhorn ATS, Vincere, Indeed recruiting
      SHL tests, Thomas International, Hogan assessments, SeekOut, hireEZ, Broadbean, Idibu, LogicMelon, Eploy
    `,
    method: `
      de:Personalführung = de:Mitarbeiterführung = fr:management d'équipe = fr:encadrement d'équipe = es:gestión de equipos = 团队管理
      recruiting = recruitment = talent acquisition = de:Personalbeschaffung = de:Personalgewinnung = recrutement = es:reclutamiento = es:selección de personal = 招聘
      full-cycle recruiting = full life cycle recruiting
      sourcing candidates = candidate sourcing = talent sourcing = Active Sourcing
      Boolean search = Boolean sourcing, interviewing candidates = candidate interviews = structured interviews
      onboarding = employee onboarding = de:Onboarding neuer Mitarbeiter = fr:intégration des nouveaux collaborateurs
      offboarding, employee relations = de:Mitarbeiterbeziehungen = fr:relations sociales = es:relaciones laborales = 员工关系 = 劳动关系
      performance management = fr:gestion de la performance = 绩效管理
      performance reviews = performance appraisals = de:Mitarbeiterbeurteilung = fr:entretiens annuels = es:evaluación del desempeño = de:Mitarbeitergespräche
      benefits administration = employee benefits administration = 社保缴纳 = 社保办理
      compensation and benefits = Compensation & Benefits = fr:rémunération et avantages sociaux = es:compensación y beneficios = 薪酬福利, open enrollment
      succession planning = de:Nachfolgeplanung, workforce planning = de:Personalplanung = headcount planning = GPEC = 人力资源规划 = fr:GEPP = es:planificación de plantilla
      organizational development = de:Organisationsentwicklung = organisational development = 组织发展, employee engagement = staff engagement, de:Mitarbeiterbindung
      training and development = de:Personalentwicklung = fr:formation du personnel = es:capacitación
      training delivery = workshop delivery = training facilitation = de:Schulungen durchführen = es:impartición de formación = fr:animation de formations = 内训
      needs analysis, training needs analysis = training needs assessment = learning needs analysis = TNA, instructional design = learning design
      e-learning development, e-learning = eLearning, HR policies = personnel policies = HR policy development, HR compliance = employment law compliance
      Personaladministration = personnel administration = HR administration = fr:administration du personnel = es:administración de personal = HR admin = 人事管理
      employer branding = fr:marque employeur, exit interviews, leave administration = leave management = leave of absence administration, FMLA
      workers' compensation, collective bargaining = de:Tarifverhandlungen
      labor relations = fr:dialogue social = de:Arbeitsbeziehungen = es:relaciones sindicales, de:Zusammenarbeit mit dem Betriebsrat, talent management
      writing job descriptions, time and attendance = de:Zeiterfassung = de:Zeitwirtschaft = timekeeping
      diversity and inclusion = DEI programs

      regulatory compliance = compliance = Compliance-Management = fr:conformité = fr:conformité réglementaire = es:cumplimiento normativo = 合规
      policy development = policy advice = policy formulation = policy making = de:Politikgestaltung = fr:élaboration des politiques publiques = es:formulación de políticas, GDPR = DSGVO = RGPD = General Data Protection Regulation
      data protection = data privacy = de:Datenschutz = fr:protection des données = es:protección de datos = 数据保护
      compliance training, whistleblowing

      HR analytics = people analytics = fr:analytique RH = workforce analytics, HR-Controlling
      compensation analysis, salary benchmarking = de:Gehaltsbenchmarking = benchmark salarial = pay benchmarking = compensation benchmarking
      job evaluation = de:Stellenbewertung = fr:pesée de postes = job grading
      executive search = headhunting = fr:chasse de têtes = de:Direktansprache
      campus recruiting = university recruiting = de:Hochschulmarketing = graduate recruitment = campus recruitment = 校园招聘, volume recruiting = high-volume recruiting = volume recruitment = mass recruitment
      technical recruiting = IT-Recruiting = recrutement tech, candidate experience
      reference checks = de:Referenzprüfung = reference checking, assessment centers
      competency modeling = competency frameworks = de:Kompetenzmodelle, 360-degree feedback
      leadership development = de:Führungskräfteentwicklung = fr:développement du leadership
      apprenticeship programs = de:Ausbildungsmanagement = fr:gestion de l'apprentissage
      de:betriebliches Gesundheitsmanagement = BGM
      occupational reintegration = de:betriebliches Eingliederungsmanagement = BEM
      HR business partnering = HR business partner model, HR shared services
      HR digitalization = de:Digitalisierung HR = fr:digitalisation RH
      global mobility = expatriate management = de:Entsendungsmanagement = fr:mobilité internationale
      immigration sponsorship = visa sponsorship administration
      termination procedures = de:Kündigungsverfahren = fr:procédures de licenciement
      grievance handling = grievance procedures, workplace investigations = employee investigations
      works council negotiations, de:Betriebsvereinbarungen
      temporary staffing = de:Arbeitnehmerüberlassung = fr:travail temporaire = temporary recruitment
      ADA compliance = ADA accommodations, workplace accommodations, EEO reporting = EEO-1 reporting
      COBRA administration, 401(k) administration = 401k administration
      wage and hour compliance = wage and hour law = wage and hour regulations, FLSA = FLSA compliance, employee handbook development
      employee recognition programs, HR audits, train-the-trainer = train the trainer programs
      facilitation of workshops = workshop facilitation = Workshop-Moderation = fr:animation d'ateliers
      compliance investigations, anti-bribery = anti-corruption compliance = de:Korruptionsprävention
      ethics programs = code of conduct programs, privacy impact assessments = de:Datenschutz-Folgenabschätzung = DPIA
      CCPA = California Consumer Privacy Act, enterprise risk management = ERM program

      disciplinary procedures = disciplinary hearings = disciplinary and grievance, grievances
      redundancy processes = redundancies, collective consultation, absence management = attendance management
      turnover analysis, employee engagement surveys = engagement surveys = employee surveys, trade union relations = trade unions
      organization design = organizational design

      payroll taxes = payroll tax filings = PAYE, year-end payroll = W-2 processing, wage garnishments
      multi-state payroll, international payroll = multi-country payroll, training evaluation = Kirkpatrick model
      works council = de:Betriebsrat = fr:comité social et économique = fr:instances représentatives du personnel, staff training

      payroll reconciliation, payroll year end = P60s = P45s, fr:DSN, Sistema RED, SILTRA
      return to work interviews, settlement agreements, reward management
      gender pay gap reporting
      employee records = personnel files = personnel records = de:Personalakten, HR advisory = HR advice
      HR systems implementation = HRIS implementation = HRIS administration, talent mapping
      talent pipelines = talent pipelining = talent pooling
      candidate screening = CV screening = resume screening = shortlisting candidates = screening CVs
      job advertising = posting job adverts
      full 360 recruitment, RPO = recruitment process outsourcing
      right-to-work checks
      I-9 verification = I-9 compliance = Form I-9, employee induction = new hire orientation = employee orientation
      training administration = training coordination, apprenticeship management
      EEO compliance = EEOC compliance = affirmative action plans, ERISA

      applicant management = de:Bewerbermanagement
      social security contributions = de:Sozialversicherungsbeiträge = fr:cotisations sociales = es:cotizaciones sociales = es:seguros sociales = 社保
      payroll queries = payroll enquiries = de:Lohnabrechnungsfragen = es:incidencias de nómina = 薪资答疑
      drafting employment contracts = de:Erstellung von Arbeitsverträgen = fr:rédaction des contrats de travail = es:elaboración de contratos laborales
      interview scheduling = scheduling interviews = de:Interviewkoordination = fr:planification des entretiens = es:coordinación de entrevistas = 面试安排
      offer negotiation = 薪资谈判
      training materials = de:Schulungsunterlagen = fr:supports de formation = es:materiales de formación = es:materiales formativos = 培训教材
      compliance monitoring = de:Compliance-Überwachung = fr:contrôle de conformité = es:supervisión del cumplimiento = 合规检查
      job search support = job search coaching = de:Bewerbungstraining = fr:accompagnement à la recherche d'emploi = es:acompañamiento en la búsqueda de empleo = 求职辅导
      employment references = de:Arbeitszeugnisse
      payslips = de:Gehaltsabrechnungen = fr:bulletins de paie = es:recibos de nómina = 工资核算
      social security filings = de:Sozialversicherungsmeldungen = fr:déclarations sociales
    `,
    domain: `
      employment law = labor law = de:Arbeitsrecht = fr:droit du travail = fr:droit social = es:derecho laboral = 劳动法 = 劳动合同法
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

      Fundamental Payroll Certification = FPC, REC Certificate = REC Level 3, 人力资源管理师
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
    executive search > recruiting, sourcing candidates
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
    candidate screening > recruiting
    SAP Payroll > SAP
    payroll reconciliation > payroll processing
    payroll year end > payroll processing
  `,
};
