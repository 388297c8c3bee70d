import type { ProfessionTable } from '../profession-table.ts';

export const publicAdministration: ProfessionTable = {
  profession: 'public administration and charities',
  terms: {
    tool: `
      Raiser's Edge = Raiser's Edge NXT, Blackbaud CRM, DonorPerfect, Bloomerang, Fluxx grants, Grants.gov, Accela
      Tyler Munis = Munis, Laserfiche, E-Akte = elektronische Akte, SAP PSM = SAP Public Sector Management
      H&H proDoppik, OK.FIS, Esri CityEngine
    `,
    method: `
      grant writing = grant proposals = grant applications = Antragstellung von Fördermitteln = rédaction de demandes de subvention
      grant management = Fördermittelmanagement, fundraising = collecte de fonds = captación de fondos
      donor relations = donor cultivation = donor stewardship, community outreach = outreach programs
      volunteer management = volunteer coordination = Ehrenamtskoordination, program evaluation
      policy analysis = policy research
      public administration = öffentliche Verwaltung = administration publique = administración pública
      urban planning = Stadtplanung = urbanisme = urbanismo, zoning, permitting = permit processing
      legislative research, constituent services
      public policy = politische Konzepte = politiques publiques = políticas públicas
      legislative drafting = Gesetzgebungsverfahren = rédaction législative
      legislative affairs = government affairs = government relations = affaires publiques = asuntos públicos
      lobbying = Interessenvertretung
      public consultation = Bürgerbeteiligung = concertation publique = participación ciudadana
      public engagement = community engagement
      public budgeting = öffentliches Haushaltsrecht = Haushaltsplanung = finances publiques = presupuestos públicos
      municipal law = Kommunalrecht = droit des collectivités territoriales
      administrative procedures = Verwaltungsverfahren = procédures administratives = procedimientos administrativos
      civil registry = Standesamtswesen = état civil = registro civil, residents registration = Meldewesen
      citizen services = Bürgerservice = accueil des usagers = atención al ciudadano
      social benefits administration = Leistungsgewährung = Sozialleistungen = prestations sociales = prestaciones sociales
      permit review = plan review, code enforcement
      land use planning = Bauleitplanung = Flächennutzungsplanung = planification territoriale = ordenación del territorio
      transportation planning = mobility planning = Mobilitätsplanung = planification des transports publics
      economic development = Wirtschaftsförderung = développement économique = desarrollo económico local
      tourism development = Tourismusförderung, FOIA requests = public records requests
      election administration = Wahlorganisation = organisation des élections
      diplomatic protocol = Protokollwesen = protocole diplomatique
      international relations = internationale Beziehungen = relations internationales = relaciones internacionales
      development cooperation = Entwicklungszusammenarbeit = coopération au développement = cooperación al desarrollo
      humanitarian aid = humanitäre Hilfe = aide humanitaire = ayuda humanitaria
      monitoring and evaluation = M&E = suivi et évaluation = seguimiento y evaluación
      logical framework approach = logframe, project cycle management
      EU funding = EU-Fördermittel = fonds européens = fondos europeos
      subsidy administration = Fördermittelverwaltung
      Zuwendungsrecht = gestion des subventions = gestión de subvenciones
      major gifts = major gift fundraising = Großspenden, annual giving = annual fund
      planned giving = legacy giving, peer-to-peer fundraising, capital campaigns
      donor databases = donor database management
      sponsorship acquisition = Sponsorenakquise = recherche de sponsors = captación de patrocinios
      membership management = Mitgliederverwaltung = gestion des adhésions
      campaign organizing = grassroots organizing = political campaigning = Wahlkampf
      canvassing = door-to-door canvassing, nonprofit governance = nonprofit board relations
      social impact measurement = Wirkungsmessung = mesure d'impact social
    `,
    domain: `
      nonprofit management, political science = Politikwissenschaft = sciences politiques = ciencias políticas
      public finance = öffentliche Finanzen
      eGovernment = e-government = digitale Verwaltung = administration électronique = administración electrónica
      sociology = Soziologie = sociología
    `,
    certificate: `
      CFRE, AICP = American Institute of Certified Planners, Angestelltenlehrgang I
      Angestelltenlehrgang II = AL II Verwaltung, Verwaltungsfachwirt = Verwaltungsfachwirtin
      Certified Public Manager, Laufbahnbefähigung gehobener Dienst, concours administratif catégorie A
      oposiciones auxiliar administrativo, Certified Grants Management Specialist
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
  `,
};
