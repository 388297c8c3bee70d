import type { ProfessionTable } from '../profession-table.ts';

export const realEstate: ProfessionTable = {
  profession: 'real estate and facilities',
  terms: {
    tool: `
      AppFolio, Entrata, MLS = multiple listing service, Yardi = Yardi Voyager, MRI Software, RealPage, Buildium
      Zillow Premier Agent = Zillow, CoStar, LoopNet, Argus Enterprise = ARGUS, Propstack
      onOffice = onOffice enterprise, FlowFact, ImmobilienScout24 = ImmoScout24, Domus ERP, Wodis
      SAP RE-FX = SAP RE, Planon, Archibus, iLOQ, Aareon, dotloop, kvCORE, Follow Up Boss

      Reapit, Alto estate agency = Vebra Alto, Jupix, Rightmove = Zoopla, Qube property, MRI Horizon
      Northgate Housing = Civica Cx = NEC Housing, Fixflo, Arthur Online
      CAFM = CAFM systems = computer-aided facilities management
    `,
    method: `
      property management = de:Hausverwaltung = de:Immobilienverwaltung = fr:gestion locative = es:administración de fincas = 物业管理 = de:Mietverwaltung = de:Objektbetreuung = fr:administration de biens = es:administración de inmuebles
      leasing = de:Vermietung = fr:location immobilière = es:alquileres = 房屋租赁, lease administration, tenant relations = de:Mieterbetreuung = resident relations = fr:relations locataires
      rent collection = de:Mietinkasso = 收租, real estate sales = de:Immobilienverkauf = fr:transaction immobilière
      property valuation = de:Immobilienbewertung = real estate valuation = fr:estimation immobilière = 房产评估

      lease negotiation = de:Mietvertragsverhandlungen = fr:négociation de baux
      lease agreements = de:Mietverträge = fr:baux locatifs = es:contratos de alquiler
      commercial leasing = de:Gewerbevermietung = fr:location commerciale, residential leasing = de:Wohnraumvermietung
      tenant screening = de:Mieterauswahl = tenant referencing = tenant checks, eviction procedures = de:Räumungsklagen
      move-in and move-out inspections = de:Wohnungsübergabe = fr:état des lieux
      service charge accounting = de:Nebenkostenabrechnung = de:Betriebskostenabrechnung = fr:régularisation des charges = CAM reconciliations = service charges = fr:charges locatives = fr:charges de copropriété
      homeowners association management = de:WEG-Verwaltung = fr:gestion de copropriété = HOA management = fr:syndic de copropriété = fr:gestion de syndic
      de:Sondereigentumsverwaltung
      real estate appraisal = property appraisals = de:Verkehrswertermittlung = fr:expertise immobilière = es:tasación inmobiliaria
      comparative market analysis = CMA reports
      open houses, property viewings = de:Besichtigungen durchführen = fr:visites de biens = es:visitas de inmuebles = showings = de:Besichtigungen = accompanied viewings = conducting viewings = de:Wohnungsbesichtigungen = 带看
      listing presentations, property listings = fr:Exposéerstellung, buyer representation
      escrow coordination = closing coordination, title search = title examination = title checks
      real estate development = property development = de:Projektentwicklung Immobilien = fr:promotion immobilière = es:promoción inmobiliaria
      site selection = de:Standortanalyse, real estate investment analysis = real estate financial modeling
      real estate asset management = de:Immobilien-Asset-Management, lease abstraction
      tenant improvements = tenant fit-out
      facility management = fr:gestion des installations = es:gestión de instalaciones
      technical facility management = de:technisches Gebäudemanagement = hard FM = hard services = hard facilities management
      infrastructural facility management = de:infrastrukturelles Gebäudemanagement = soft FM = soft services = soft facilities management
      space management, workplace management
      caretaker services = de:Hausmeisterdienste = fr:gardiennage d'immeubles = es:conserjería
      winter service = de:Winterdienst = fr:déneigement
      janitorial services = de:Unterhaltsreinigung = fr:nettoyage de locaux = office cleaning = commercial cleaning = contract cleaning = fr:entretien de locaux = fr:entretien des locaux = es:limpieza de oficinas
      window cleaning = de:Glasreinigung = fr:nettoyage de vitres = es:limpieza de cristales
      floor care = floor stripping and waxing = de:Bodenpflege
      carpet cleaning = de:Teppichreinigung, deep cleaning = de:Grundreinigung = fr:nettoyage en profondeur = es:limpieza a fondo
      industrial cleaning = de:Industriereinigung = fr:nettoyage industriel
      laundry operations = de:Wäschereibetrieb = fr:blanchisserie = es:lavandería = de:Wäschepflege = de:Wäscherei = 洗衣, biohazard cleanup
      energy certificates for buildings = de:Energieausweis = fr:diagnostic de performance énergétique
      affordable housing programs, LIHTC, Section 8 housing = Housing Choice Voucher
      fair housing compliance = Fair Housing Act = fair housing, mortgage brokerage, de:Baufinanzierung

      maintenance coordination = maintenance requests, property inspections = move-in inspections = de:Wohnungsabnahme
      purchase agreements, residential sales, capital improvements, rent arrears = arrears management

      property lettings = residential lettings = letting of properties = de:Wohnungsvermietung
      market appraisals, sales progression, vendor negotiation of property = property negotiation
      tenancy agreements = tenancy management = tenancy administration = tenancy sign-ups
      right to rent = right to rent checks, deposit protection = tenancy deposits
      check-in inventories = property inventories = check-outs of tenants
      mid-term inspections, void management = void properties
      choice-based lettings = allocations and lettings = housing allocations
      anti-social behaviour = ASB cases = anti-social behaviour management, housing management
      housing repairs = responsive repairs, block management
      section 20 consultations = section 20 = Section 20 notices
      section 21 notices = section 8 notices = possession proceedings, HMO licensing = HMO management
      lease renewals, rent reviews
      planned preventative maintenance = PPM schedules = planned maintenance schedules
      contractor management = managing contractors = contractor supervision = supervising contractors
      FM helpdesk, workplace planning, estates management = estate strategy
      building compliance = statutory compliance of buildings = compliance inspections of buildings
    `,
    domain: `
      real estate = de:Immobilien = fr:immobilier = es:bienes raíces
      commercial real estate = de:Gewerbeimmobilien = fr:immobilier d'entreprise = commercial property
      residential real estate = de:Wohnimmobilien = fr:immobilier résidentiel
      social housing = de:sozialer Wohnungsbau = fr:logement social
    `,
    certificate: `
      Certified Apartment Manager, Certified Property Manager, CCIM, FMP = Facility Management Professional
      Certified Facility Manager, Realtor designation = REALTOR
      de:WEG-Verwalter zertifiziert = de:zertifizierter Verwalter

      ARLA qualification, CIH qualification = CIH Level 4 = Chartered Institute of Housing
      IWFM = IWFM Level 4 = BIFM, MIRPM = TPI qualification, de:Immobilienfachwirt = de:Immobilienfachwirtin
      API real estate agent = es:agente de la propiedad inmobiliaria
    `,
    licence: `
      real estate license = licensed real estate agent = fr:carte T
      real estate broker license = licensed real estate broker = de:Maklererlaubnis = 34c GewO
      appraiser license = certified residential appraiser = licensed appraiser

      Propertymark = ARLA

      real estate salesperson license
    `,
  },
  implies: `
    AppFolio > property management
    Yardi > property management
    Buildium > property management
    RealPage > property management
    Entrata > property management
    Argus Enterprise > real estate investment analysis
    residential leasing > leasing
    commercial leasing > leasing
    homeowners association management > property management
    service charge accounting > property management
    real estate appraisal > property valuation
    comparative market analysis > property valuation
    technical facility management > facility management
    infrastructural facility management > facility management
    Planon > facility management
    Archibus > facility management
    window cleaning > cleaning
    floor care > cleaning
    carpet cleaning > cleaning
    deep cleaning > cleaning
    industrial cleaning > cleaning
    janitorial services > cleaning
    SAP RE-FX > SAP
    appraiser license > real estate appraisal
    real estate broker license > real estate sales
    LIHTC > affordable housing programs
    property lettings > property management
    HMO licensing > housing management
    tenant screening > property lettings
  `,
};
