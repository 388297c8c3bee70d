import type { ProfessionTable } from '../profession-table.ts';

export const realEstate: ProfessionTable = {
  profession: 'real estate and facilities',
  terms: {
    tool: `
      AppFolio, Entrata, MLS = multiple listing service, Yardi, MRI Software, RealPage, Buildium
      Zillow Premier Agent = Zillow, CoStar, LoopNet, Argus Enterprise = ARGUS, Propstack
      onOffice = onOffice enterprise, FlowFact, ImmobilienScout24 = ImmoScout24, Domus ERP, Wodis
      SAP RE-FX = SAP RE, Planon, Archibus, iLOQ, Aareon, dotloop, kvCORE, Follow Up Boss
    `,
    method: `
      property management = Hausverwaltung = Immobilienverwaltung = gestion locative = administración de fincas
      leasing = lease administration = Vermietung = location immobilière, tenant relations = Mieterbetreuung
      rent collection, real estate sales = Immobilienverkauf = transaction immobilière
      property valuation = Immobilienbewertung

      lease negotiation = Mietvertragsverhandlungen = négociation de baux
      lease agreements = Mietverträge = baux locatifs = contratos de alquiler
      commercial leasing = Gewerbevermietung = location commerciale, residential leasing = Wohnraumvermietung
      tenant screening = Mieterauswahl, eviction procedures = Räumungsklagen
      move-in and move-out inspections = Wohnungsübergabe = état des lieux
      service charge accounting = Nebenkostenabrechnung = Betriebskostenabrechnung = régularisation des charges = CAM reconciliations
      homeowners association management = WEG-Verwaltung = gestion de copropriété = syndic de copropriété
      Sondereigentumsverwaltung
      real estate appraisal = property appraisals = Verkehrswertermittlung = expertise immobilière = tasación inmobiliaria
      comparative market analysis = CMA reports
      open houses = property viewings = Besichtigungen durchführen = visites de biens = visitas de inmuebles
      listing presentations = property listings = Exposéerstellung, buyer representation
      escrow coordination = closing coordination, title search = title examination
      real estate development = property development = Projektentwicklung Immobilien = promotion immobilière = promoción inmobiliaria
      site selection = Standortanalyse, real estate investment analysis = real estate financial modeling
      real estate asset management = Immobilien-Asset-Management, lease abstraction
      tenant improvements = tenant fit-out
      facility management = gestion des installations = gestión de instalaciones
      technical facility management = technisches Gebäudemanagement
      infrastructural facility management = infrastrukturelles Gebäudemanagement
      space management = workplace management
      caretaker services = Hausmeisterdienste = gardiennage d'immeubles = conserjería
      winter service = Winterdienst = déneigement, janitorial services = Unterhaltsreinigung = nettoyage de locaux
      window cleaning = Glasreinigung = nettoyage de vitres, floor care = floor stripping and waxing = Bodenpflege
      carpet cleaning = Teppichreinigung, deep cleaning = Grundreinigung = nettoyage en profondeur
      industrial cleaning = Industriereinigung = nettoyage industriel
      laundry operations = Wäschereibetrieb = blanchisserie = lavandería, biohazard cleanup
      energy certificates for buildings = Energieausweis = diagnostic de performance énergétique
      affordable housing programs = LIHTC, Section 8 housing = Housing Choice Voucher
      fair housing compliance = Fair Housing Act, mortgage brokerage = Baufinanzierung
    `,
    domain: `
      real estate = Immobilien = immobilier = bienes raíces
      commercial real estate = Gewerbeimmobilien = immobilier d'entreprise
      residential real estate = Wohnimmobilien = immobilier résidentiel
      social housing = sozialer Wohnungsbau = logement social
    `,
    certificate: `
      Certified Apartment Manager, Certified Property Manager, CCIM, FMP = Facility Management Professional
      Certified Facility Manager, Realtor designation = REALTOR
      WEG-Verwalter zertifiziert = zertifizierter Verwalter
    `,
    licence: `
      real estate license = real estate licence = licensed real estate agent = carte T
      real estate broker license = licensed real estate broker = Maklererlaubnis = 34c GewO
      appraiser license = certified residential appraiser = licensed appraiser
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
  `,
};
