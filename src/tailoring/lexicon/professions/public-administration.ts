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
      volunteer management = volunteer coordination = de:Ehrenamtskoordination, program evaluation
      policy analysis = policy research = policy evaluation = es:análisis de políticas públicas = 政策研究
      public administration = de:öffentliche Verwaltung = fr:administration publique = es:administración pública
      urban planning = de:Stadtplanung = fr:urbanisme = es:urbanismo, zoning, permitting = permit processing
      legislative research, constituent services
      public policy = fr:politiques publiques = es:políticas públicas
      legislative drafting = fr:rédaction législative
      legislative affairs = government affairs = government relations = fr:affaires publiques = es:asuntos públicos
      lobbying = de:Interessenvertretung
      public consultation = de:Bürgerbeteiligung = fr:concertation publique = es:participación ciudadana = stakeholder consultation
      public engagement = community engagement
      public budgeting = de:Haushaltsplanung = fr:finances publiques = es:presupuestos públicos
      de:öffentliches Haushaltsrecht
      municipal law = de:Kommunalrecht = fr:droit des collectivités territoriales
      administrative procedures = de:Verwaltungsverfahren = fr:procédures administratives = es:procedimientos administrativos
      civil registry = de:Standesamtswesen = fr:état civil = es:registro civil, residents registration = de:Meldewesen
      citizen services = de:Bürgerservice = fr:accueil des usagers = es:atención al ciudadano
      social benefits administration = de:Leistungsgewährung = de:Sozialleistungen = fr:prestations sociales = es:prestaciones sociales
      permit review, plan review, code enforcement
      land use planning = de:Bauleitplanung = de:Flächennutzungsplanung = fr:planification territoriale = es:ordenación del territorio
      transportation planning = mobility planning = de:Mobilitätsplanung = fr:planification des transports publics
      economic development = de:Wirtschaftsförderung = fr:développement économique = es:desarrollo económico local
      tourism development = de:Tourismusförderung, FOIA requests = public records requests
      election administration = de:Wahlorganisation = fr:organisation des élections
      diplomatic protocol = de:Protokollwesen = fr:protocole diplomatique
      international relations = de:internationale Beziehungen = fr:relations internationales = es:relaciones internacionales
      development cooperation = de:Entwicklungszusammenarbeit = fr:coopération au développement = es:cooperación al desarrollo
      humanitarian aid = de:humanitäre Hilfe = fr:aide humanitaire = es:ayuda humanitaria
      monitoring and evaluation = M&E = fr:suivi et évaluation = es:seguimiento y evaluación
      logical framework approach = logframe, project cycle management
      EU funding = de:EU-Fördermittel = fr:fonds européens = es:fondos europeos
      subsidy administration = de:Fördermittelverwaltung
      de:Zuwendungsrecht, fr:gestion des subventions = es:gestión de subvenciones
      major gifts = major gift fundraising = de:Großspenden, annual giving = annual fund
      planned giving = legacy giving, peer-to-peer fundraising, capital campaigns
      donor databases = donor database management
      sponsorship acquisition = de:Sponsorenakquise = fr:recherche de sponsors = es:captación de patrocinios
      membership management = de:Mitgliederverwaltung = fr:gestion des adhésions
      campaign organizing = grassroots organizing, political campaigning = de:Wahlkampf
      canvassing = door-to-door canvassing, nonprofit governance = nonprofit board relations
      social impact measurement = de:Wirkungsmessung = fr:mesure d'impact social

      briefing papers = briefing writing = ministerial briefings = briefing notes = policy briefs, committee reports = committee reporting, options appraisal
      horizon scanning, desk research, consultation responses, bid writing, equality impact assessments
      parliamentary questions, evidence reviews, co-production with service users = service user involvement

      regulatory impact assessment = impact assessments = de:Gesetzesfolgenabschätzung
      cost-benefit analysis = de:Kosten-Nutzen-Analyse = fr:analyse coûts-avantages
      freedom of information = FOI requests = FOI, evidence synthesis, committee papers, budget monitoring
      economic analysis, legislative analysis = bill analysis
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
  `,
};
