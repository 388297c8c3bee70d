import type { ProfessionTable } from '../profession-table.ts';

export const publicAdministration: ProfessionTable = {
  profession: 'public administration and charities',
  terms: {
    tool: `
      Raiser's Edge = Raiser's Edge NXT, Blackbaud CRM, DonorPerfect, Bloomerang, Fluxx grants, Grants.gov, Accela
      Tyler Munis = Munis, Laserfiche, E-Akte = de:elektronische Akte, SAP PSM = SAP Public Sector Management
      H&H proDoppik, OK.FIS, Esri CityEngine
    `,
    method: `
      grant writing = de:Antragstellung von Fördermitteln = fr:rédaction de demandes de subvention
      grant proposals = grant applications
      grant management = de:Fördermittelmanagement = grants administration = fr:gestion de subventions, fundraising = fr:collecte de fonds = es:captación de fondos
      donor relations = donor cultivation = donor stewardship, community outreach = outreach programs
      volunteer management = volunteer coordination = de:Ehrenamtskoordination = managing volunteers = de:Freiwilligenmanagement = fr:gestion de bénévoles = es:gestión de voluntariado = 志愿者管理, program evaluation
      policy analysis = policy research = policy evaluation = es:análisis de políticas públicas = 政策研究
      public administration = de:öffentliche Verwaltung = fr:administration publique = es:administración pública
      urban planning = de:Stadtplanung = fr:urbanisme = es:urbanismo, zoning, permitting = permit processing = permit issuance = issuing permits
      legislative research, constituent services
      public policy = fr:politiques publiques = es:políticas públicas
      legislative drafting = fr:rédaction législative
      legislative affairs = government affairs = government relations = fr:affaires publiques = es:asuntos públicos
      lobbying = de:Interessenvertretung
      public consultation = de:Bürgerbeteiligung = fr:concertation publique = es:participación ciudadana = stakeholder consultation = fr:concertation
      public engagement = community engagement
      public budgeting = de:Haushaltsplanung = fr:finances publiques = es:presupuestos públicos
      de:öffentliches Haushaltsrecht
      municipal law = de:Kommunalrecht = fr:droit des collectivités territoriales = fr:droit des collectivités
      administrative procedures = de:Verwaltungsverfahren = fr:procédures administratives = es:procedimientos administrativos
      civil registry = de:Standesamtswesen = fr:état civil = es:registro civil, residents registration = de:Meldewesen
      citizen services = de:Bürgerservice = fr:accueil des usagers = es:atención al ciudadano
      social benefits administration = de:Leistungsgewährung = de:Sozialleistungen = fr:prestations sociales = es:prestaciones sociales
      permit review, plan review, code enforcement
      land use planning = de:Bauleitplanung = de:Flächennutzungsplanung = fr:planification territoriale = es:ordenación del territorio = zoning ordinances
      transportation planning = mobility planning = de:Mobilitätsplanung = fr:planification des transports publics
      economic development = de:Wirtschaftsförderung = fr:développement économique = es:desarrollo económico local
      tourism development = de:Tourismusförderung, FOIA requests = public records requests
      election administration = de:Wahlorganisation = fr:organisation des élections = electoral registration
      diplomatic protocol = de:Protokollwesen = fr:protocole diplomatique
      international relations = de:internationale Beziehungen = fr:relations internationales = es:relaciones internacionales
      development cooperation = de:Entwicklungszusammenarbeit = fr:coopération au développement = es:cooperación al desarrollo = fr:coopération internationale = es:cooperación internacional
      humanitarian aid = de:humanitäre Hilfe = fr:aide humanitaire = es:ayuda humanitaria
      monitoring and evaluation = M&E = fr:suivi et évaluation = es:seguimiento y evaluación
      logical framework approach = logframe, project cycle management
      EU funding = de:EU-Fördermittel = fr:fonds européens = es:fondos europeos
      subsidy administration = de:Fördermittelverwaltung
      de:Zuwendungsrecht, fr:gestion des subventions = es:gestión de subvenciones
      major gifts = major gift fundraising = de:Großspenden = major donor fundraising = major giving, annual giving = annual fund
      planned giving = legacy giving, peer-to-peer fundraising, capital campaigns
      donor databases = donor database management
      sponsorship acquisition = de:Sponsorenakquise = fr:recherche de sponsors = es:captación de patrocinios
      membership management = de:Mitgliederverwaltung = fr:gestion des adhésions
      campaign organizing = grassroots organizing, political campaigning = de:Wahlkampf
      canvassing = door-to-door canvassing, nonprofit governance = nonprofit board relations
      social impact measurement = de:Wirkungsmessung = fr:mesure d'impact social

      briefing papers = briefing writing = ministerial briefings = briefing notes = policy briefs = policy briefings, committee reports = committee reporting, options appraisal
      horizon scanning, desk research, consultation responses, bid writing, equality impact assessments
      parliamentary questions, evidence reviews, co-production with service users = service user involvement

      regulatory impact assessment = impact assessments = de:Gesetzesfolgenabschätzung
      cost-benefit analysis = de:Kosten-Nutzen-Analyse = fr:analyse coûts-avantages
      freedom of information = FOI requests = FOI = freedom of information requests, evidence synthesis, committee papers, budget monitoring
      economic analysis, legislative analysis = bill analysis

      council tax = council tax billing = council tax recovery
      housing benefit = housing benefit assessment = revenues and benefits, benefits appeals
      canvassing for elections, environmental health = environmental health inspections = fr:hygiène publique
      food hygiene inspections = food safety inspections = food inspections
      trading standards = consumer protection enforcement
      planning enforcement = code compliance = code violations = enforcement of ordinances
      subject access requests, ministerial correspondence, policy papers, community consultation
      committee administration = committee clerking = committee services = council agendas = agenda preparation
      clerking governors = school governance, democratic services, municipal budgeting
      public works administration = public works = capital improvement projects = capital improvement program
      permit counter, plan checking = plan checks, zoning code, land use regulations, subdivision regulations
      CEQA, California Environmental Quality Act
      Brown Act = Public Records Act = open meeting law = Robert's Rules
      fundraising events = community fundraising, major donors
      corporate fundraising = corporate partnerships fundraising, legacy fundraising
      individual giving = direct mail fundraising = regular giving
      trusts and foundations fundraising = trusts and foundations, Gift Aid, volunteer recruitment
      donor management, impact measurement, impact reporting, theory of change, humanitarian response
      emergency relief, WASH programmes, international development, trustee boards, policy campaigning
      public sector procurement rules = OJEU, civil registration
      de:Bescheiderstellung = de:Widerspruchsverfahren, fr:instruction des dossiers, 公文写作 = 公文, 党建 = 党务工作
      fundraising campaigns = de:Spendenkampagnen = fr:campagnes de collecte = es:campañas de captación = 筹款活动
    `,
    domain: `
      nonprofit management
      political science = de:Politikwissenschaft = fr:sciences politiques = es:ciencias políticas
      public finance = de:öffentliche Finanzen
      eGovernment = e-government = de:digitale Verwaltung = fr:administration électronique = es:administración electrónica
      sociology = de:Soziologie = es:sociología

      Homelessness Reduction Act
    `,
    certificate: `
      CFRE, AICP = American Institute of Certified Planners, de:Angestelltenlehrgang I
      de:Angestelltenlehrgang II = de:AL II Verwaltung, de:Verwaltungsfachwirt = de:Verwaltungsfachwirtin
      Certified Public Manager, de:Laufbahnbefähigung gehobener Dienst, fr:concours administratif catégorie A
      es:oposiciones auxiliar administrativo, Certified Grants Management Specialist

      Certified Municipal Clerk = Master Municipal Clerk, ICMA-CM, ILM Level 3
      CIEH = EHRB registered = Environmental Health Registration Board, 公务员考试
    `,
  },
  implies: `
    grant writing > fundraising
    Raiser's Edge > fundraising
    donor relations > fundraising
    major gifts > fundraising
    annual giving > fundraising
    planned giving > fundraising
    capital campaigns > fundraising
    peer-to-peer fundraising > fundraising
    sponsorship acquisition > fundraising
    Blackbaud CRM > fundraising
    DonorPerfect > fundraising
    Bloomerang > fundraising
    EU funding > grant management
    land use planning > urban planning
    AICP > urban planning
    Verwaltungsfachwirt > public administration
    Angestelltenlehrgang II > public administration
    CFRE > fundraising
    grant proposals > grant writing
    legacy fundraising > fundraising
    corporate fundraising > fundraising
    fundraising events > fundraising
  `,
};
