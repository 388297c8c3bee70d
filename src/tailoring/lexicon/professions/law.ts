import type { ProfessionTable } from '../profession-table.ts';

export const law: ProfessionTable = {
  profession: 'law and legal work',
  terms: {
    tool: `
      Westlaw, LexisNexis = Lexis, Clio, Relativity, iManage, PACER, beck-online, juris, Practical Law, NetDocuments
      Concordance, Ironclad, RA-MICRO, RPVA, Dalloz, HeinOnline, Bloomberg Law, Kira Systems, Everlaw, Logikcull
      DISCO Ediscovery, MyCase, PracticePanther, Lexis 360, Lamyline, Aranzadi, Légifrance, EUR-Lex
      beA = de:besonderes elektronisches Anwaltspostfach, CM/ECF = CM/ECF filing, DocuSign CLM, CompuLaw

      LEDES billing = LEDES, 3E billing = Elite 3E, Aderant, Proclaim, LEAP software, CaseLines, Nuix, Anaqua
      IPfolio = Memotech, electronic court filing, HighQ, LawVu, ContractPodAi, Juro, Land Registry portal
    `,
    method: `
      legal research = de:juristische Recherche = fr:recherche juridique = es:investigación jurídica = 法律检索
      contract drafting = drafting contracts = de:Vertragsgestaltung = fr:rédaction de contrats = es:redacción de contratos = 合同起草
      contract review = de:Vertragsprüfung = 合同审查 = reviewing contracts = 合同审核
      contract management = de:Vertragsmanagement = fr:gestion des contrats = es:gestión de contratos = 合同管理
      litigation = de:Prozessführung = fr:contentieux = es:litigios = 诉讼 = 仲裁, discovery = document discovery
      e-discovery = eDiscovery, depositions, legal writing = legal drafting, brief writing, drafting pleadings
      trial preparation, case law research, mediation, arbitration, alternative dispute resolution, client intake
      due diligence reviews, filing court documents = court filings = e-filing, corporate governance
      patent prosecution = patent drafting = 专利撰写 = 专利申请, patent applications, trademark registration, trademarks

      oral argument = courtroom advocacy = de:Plaidoyer = fr:plaidoirie, motion practice = motion drafting
      appellate practice = appeals litigation = de:Berufungsverfahren
      settlement negotiations = de:Vergleichsverhandlungen = fr:négociations transactionnelles = claims negotiation
      witness preparation, witness interviews, jury selection = voir dire, cross-examination
      legal opinions = de:Rechtsgutachten = fr:consultations juridiques = es:dictámenes jurídicos, legal memoranda
      legal advice = legal counseling = de:Rechtsberatung = fr:conseil juridique = es:asesoramiento jurídico = 法律咨询
      cite checking
      Bluebook citation = Bluebook, legal document review = document review, privilege review
      docket management = docketing = de:Fristenkontrolle = fr:gestion des délais de procédure = de:Fristenüberwachung
      case management for attorneys = de:Aktenführung, legal billing = time and billing, de:RVG-Abrechnung
      notarization = notarial acts = de:Beurkundung
      company formation = entity formation = de:Unternehmensgründung = fr:création de sociétés = es:constitución de sociedades = fr:constitution de sociétés
      corporate secretarial work = company secretarial = fr:secrétariat juridique
      M&A transactions = mergers and acquisitions law
      shareholder agreements = de:Gesellschafterverträge = fr:pactes d'actionnaires
      licensing agreements = de:Lizenzverträge = fr:contrats de licence
      non-disclosure agreements = NDAs = de:Geheimhaltungsvereinbarungen = fr:accords de confidentialité = confidentiality agreements
      terms and conditions drafting, de:AGB-Recht, freedom-to-operate analysis = FTO analysis
      patent search = prior art searches = de:Patentrecherche, trademark clearance searches
      legal operations = legal ops, legal tech = legal technology
      debt collection litigation = de:gerichtliches Mahnverfahren, enforcement proceedings = de:Zwangsvollstreckung
      legal translation = de:juristische Übersetzung = fr:traduction juridique = es:traducción jurídica

      pleadings = de:Schriftsätze, interrogatories, subpoenas, trial binders = trial notebooks, records requests
      Bates stamping = Bates numbering

      conveyancing, commercial contracts = commercial agreements, civil litigation, de:Mandatsbetreuung, trial bundles
      wills and probate, deposition summaries, visa applications

      e-disclosure = electronic disclosure = document disclosure, court bundles = preparing bundles
      discovery responses, written discovery, deposition preparation, demand letters, personal injury claims
      clinical negligence, housing disrepair, costs budgeting = costs drafting = legal costs
      residential conveyancing = conveyancing transactions = freehold and leasehold, title review
      completion statements, exchange and completion, landlord and tenant law, will writing = wills drafting
      estate administration, lasting powers of attorney = LPAs, Court of Protection
      divorce proceedings = financial remedy = divorce, children law
      employment tribunals = employment tribunal claims
      immigration applications = visa petitions = immigration petitions = USCIS filings = I-130 petitions
      criminal defence = police station representation
      notarial work = notary services = de:notarielle Urkunden = fr:actes notariés = es:actos notariales
      notary public duties, company secretarial practice, statutory registers, incorporation of companies
      contract lifecycle management = CLM
      trademark prosecution = trade mark prosecution = trademark filings
      trademark searches = clearance searches
      IP portfolio management = IP renewals, IP docketing = patent docketing
      data protection law = data privacy law, antitrust, legal project management, client onboarding in law
      legal aid = LAA funding, time recording = billable hours = legal time recording, 法律尽调 = 法律尽职调查

      client communication = de:Mandantenbetreuung = de:Mandantenkontakt = fr:relation clients en cabinet
      drafting legal documents = legal document drafting = de:Erstellung von Schriftsätzen = fr:rédaction d'actes = es:redacción de documentos legales = 法律文书
    `,
    domain: `
      corporate law = company law = de:Gesellschaftsrecht = fr:droit des sociétés = es:derecho societario = 公司法
      contract law = de:Vertragsrecht = fr:droit des contrats
      intellectual property = IP law = de:gewerblicher Rechtsschutz = fr:propriété intellectuelle = es:propiedad intelectual = 知识产权
      real estate law = property law, family law = de:Familienrecht, criminal law = de:Strafrecht = fr:droit pénal = es:derecho penal
      immigration law, bankruptcy law = de:Insolvenzrecht = insolvency = insolvency work = fr:procédures collectives, administrative law = de:Verwaltungsrecht
      civil law = de:Zivilrecht = fr:droit civil = es:derecho civil, de:Sozialversicherungsrecht = social security law
      commercial law = de:Handelsrecht = fr:droit commercial = es:derecho mercantil
      patent law = de:Patentrecht = fr:droit des brevets, copyright law = de:Urheberrecht = fr:droit d'auteur
      trademark law = de:Markenrecht = fr:droit des marques
      antitrust law = competition law = de:Kartellrecht = fr:droit de la concurrence
      securities law = de:Kapitalmarktrecht = fr:droit boursier, banking law = de:Bankrecht = fr:droit bancaire
      insurance law = de:Versicherungsrecht = fr:droit des assurances
      tenancy law = landlord-tenant law = de:Mietrecht
      inheritance law = de:Erbrecht = fr:droit des successions = es:derecho sucesorio
      estate planning = de:Nachlassplanung = estate and trust planning
      probate = probate administration, trusts and estates, personal injury law = personal injury litigation = personal injury
      medical malpractice, tort law = de:Deliktsrecht
      constitutional law = de:Verfassungsrecht = fr:droit constitutionnel = es:derecho constitucional
      public international law = de:Völkerrecht = fr:droit international public = es:derecho internacional
      European Union law = EU law = de:Europarecht = fr:droit européen = es:derecho de la Unión Europea
      human rights law = de:Menschenrechte = fr:droits de l'homme = es:derechos humanos
      IT law = de:IT-Recht = fr:droit du numérique, media law = de:Medienrecht, traffic law = de:Verkehrsrecht
      maritime law = de:Seerecht = fr:droit maritime, procurement law
      white-collar crime = white collar defense = de:Wirtschaftsstrafrecht
      civil procedure = de:Zivilprozessrecht = fr:procédure civile, asylum law = de:Asylrecht = fr:droit d'asile
      product liability = de:Produkthaftung, health care law = de:Medizinrecht
    `,
    certificate: `
      Certified Paralegal, paralegal certificate, de:Fachanwalt = de:Fachanwältin = de:Fachanwaltstitel
      fr:certificat d'aptitude à la profession d'avocat, Certified Legal Assistant

      SQE = Solicitors Qualifying Examination, LPC qualification = Legal Practice Course
      CILEX = CILEX qualified = Chartered Legal Executive = FCILEx = CILEX Level 3, NALA CP
      NALA certification, Registered Paralegal = NFPA RP, ABA-approved paralegal certificate
      paralegal certification, CLC licence = Licensed Conveyancer, STEP qualification = STEP Diploma = TEP
      CITMA = Chartered Trade Mark Attorney, 专利代理师 = 专利代理人资格证
    `,
    licence: `
      bar admission = admitted to the bar = bar membership = admission to the bar = licensed to practice law = active bar license
      de:Zulassung als Rechtsanwalt, de:zweites juristisches Staatsexamen, es:colegiado abogado, 法律职业资格证 = 法律职业资格
      notary public = notary commission = Notary Public commission, de:Notariat, de:Notarassessor
      patent bar = USPTO registration = registered patent attorney
      European Patent Attorney = de:zugelassener Vertreter vor dem EPA
      right of audience, de:Rechtsanwaltszulassung am Oberlandesgericht

      practising certificate, 律师执业证

      EQE qualified
    `,
  },
  implies: `
    Westlaw > legal research
    LexisNexis > legal research
    Relativity > discovery
    e-discovery > discovery
    mediation > alternative dispute resolution
    arbitration > alternative dispute resolution
    Everlaw > e-discovery
    Logikcull > e-discovery
    DISCO Ediscovery > e-discovery
    Bloomberg Law > legal research
    HeinOnline > legal research
    beck-online > legal research
    Dalloz > legal research
    Aranzadi > legal research
    Kira Systems > contract review
    Ironclad > contract management
    DocuSign CLM > contract management
    legal document review > discovery
    patent search > patent law
    patent bar > patent prosecution
    patent law > intellectual property
    copyright law > intellectual property
    trademark law > intellectual property
    non-disclosure agreements > contract drafting
    licensing agreements > contract drafting
    shareholder agreements > contract drafting, corporate law
    appellate practice > litigation
    motion practice > litigation
    trusts and estates > estate planning
    legal translation > translation
    brief writing > legal writing
    drafting pleadings > legal writing, litigation
    patent applications > patent prosecution
    RVG-Abrechnung > legal billing
    civil litigation > litigation
    residential conveyancing > conveyancing
    court bundles > litigation
    deposition preparation > litigation
    discovery responses > litigation
    e-disclosure > e-discovery
    Nuix > e-discovery
    patent prosecution > intellectual property
    trademark prosecution > intellectual property
  `,
};
