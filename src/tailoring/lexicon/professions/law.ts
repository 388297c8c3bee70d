import type { ProfessionTable } from '../profession-table.ts';

export const law: ProfessionTable = {
  profession: 'law and legal work',
  terms: {
    tool: `
      Westlaw, LexisNexis = Lexis, Clio, Relativity, iManage, PACER, beck-online, juris, Practical Law, NetDocuments
      Concordance, Ironclad, RA-MICRO, Dalloz, HeinOnline, Bloomberg Law, Kira Systems, Everlaw, Logikcull
      DISCO Ediscovery, MyCase, PracticePanther, Lexis 360, Lamyline, Aranzadi, Légifrance, EUR-Lex
      beA = besonderes elektronisches Anwaltspostfach, CM/ECF = CM/ECF filing, DocuSign CLM, CompuLaw
    `,
    method: `
      legal research = juristische Recherche = recherche juridique = investigación jurídica
      contract drafting = drafting contracts = Vertragsgestaltung = rédaction de contrats = redacción de contratos = 合同起草
      contract review = Vertragsprüfung = 合同审查
      contract management = Vertragsmanagement = gestion des contrats = gestión de contratos
      litigation = Prozessführung = contentieux = litigios = 诉讼, discovery = document discovery
      e-discovery = eDiscovery, depositions, legal writing = brief writing = legal drafting = drafting pleadings
      trial preparation, case law research, mediation, arbitration, alternative dispute resolution, client intake
      due diligence reviews, filing court documents = court filings = e-filing, corporate governance
      patent prosecution = patent applications, trademark registration = trademarks

      oral argument = courtroom advocacy = Plaidoyer = plaidoirie, motion practice = motion drafting
      appellate practice = appeals litigation = Berufungsverfahren
      settlement negotiations = Vergleichsverhandlungen = négociations transactionnelles
      witness preparation = witness interviews, jury selection = voir dire, cross-examination
      legal opinions = legal memoranda = Rechtsgutachten = consultations juridiques = dictámenes jurídicos
      legal advice = legal counseling = Rechtsberatung = conseil juridique = asesoramiento jurídico, cite checking
      Bluebook citation = Bluebook, legal document review = document review, privilege review
      docket management = docketing = Fristenkontrolle = gestion des délais de procédure
      case management for attorneys = Aktenführung, legal billing = time and billing = RVG-Abrechnung
      notarization = notarial acts = Beurkundung
      company formation = entity formation = Unternehmensgründung = création de sociétés = constitución de sociedades
      corporate secretarial work = company secretarial = secrétariat juridique
      M&A transactions = mergers and acquisitions law
      shareholder agreements = Gesellschafterverträge = pactes d'actionnaires
      licensing agreements = Lizenzverträge = contrats de licence
      non-disclosure agreements = NDAs = Geheimhaltungsvereinbarungen = accords de confidentialité
      terms and conditions drafting = AGB-Recht, freedom-to-operate analysis = FTO analysis
      patent search = prior art searches = Patentrecherche, trademark clearance searches
      legal operations = legal ops, legal tech = legal technology
      debt collection litigation = gerichtliches Mahnverfahren, enforcement proceedings = Zwangsvollstreckung
      legal translation = juristische Übersetzung = traduction juridique
    `,
    domain: `
      corporate law = company law = Gesellschaftsrecht = droit des sociétés = derecho societario = 公司法
      contract law = Vertragsrecht = droit des contrats
      intellectual property = IP law = gewerblicher Rechtsschutz = propriété intellectuelle = propiedad intelectual
      real estate law, family law = Familienrecht, criminal law = Strafrecht = droit pénal = derecho penal
      immigration law, bankruptcy law = Insolvenzrecht, administrative law = Verwaltungsrecht = droit public
      civil law = Zivilrecht = droit civil = derecho civil, Sozialversicherungsrecht = social security law
      commercial law = Handelsrecht = droit commercial = derecho mercantil
      patent law = Patentrecht = droit des brevets, copyright law = Urheberrecht = droit d'auteur
      trademark law = Markenrecht = droit des marques
      antitrust law = competition law = Kartellrecht = droit de la concurrence
      securities law = Kapitalmarktrecht = droit boursier, banking law = Bankrecht = droit bancaire
      insurance law = Versicherungsrecht = droit des assurances, tenancy law = landlord-tenant law = Mietrecht
      inheritance law = Erbrecht = droit des successions = derecho sucesorio, estate planning = Nachlassplanung
      probate = probate administration, trusts and estates, personal injury law = personal injury litigation
      medical malpractice, tort law = Deliktsrecht
      constitutional law = Verfassungsrecht = droit constitutionnel = derecho constitucional
      public international law = Völkerrecht = droit international public = derecho internacional
      European Union law = EU law = Europarecht = droit européen = derecho de la Unión Europea
      human rights law = Menschenrechte = droits de l'homme = derechos humanos
      IT law = IT-Recht = droit du numérique, media law = Medienrecht, traffic law = Verkehrsrecht
      maritime law = Seerecht = droit maritime, procurement law
      white-collar crime = white collar defense = Wirtschaftsstrafrecht
      civil procedure = Zivilprozessrecht = procédure civile, asylum law = Asylrecht = droit d'asile
      product liability = Produkthaftung, health care law = Medizinrecht
    `,
    certificate: `
      Certified Paralegal = paralegal certificate = NALA, Fachanwalt = Fachanwältin = Fachanwaltstitel
      certificat d'aptitude à la profession d'avocat, Certified Legal Assistant
    `,
    licence: `
      bar admission = admitted to the bar = bar membership = admission to the bar = licensed to practice law = active bar license = State Bar = barreau = Zulassung als Rechtsanwalt = zweites juristisches Staatsexamen = colegiado abogado = 法律职业资格证 = 法律职业资格
      notary public = notary commission = Notary Public commission, Notariat = Notarassessor
      patent bar = USPTO registration = registered patent attorney
      European Patent Attorney = zugelassener Vertreter vor dem EPA
      right of audience = Rechtsanwaltszulassung am Oberlandesgericht
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
  `,
};
