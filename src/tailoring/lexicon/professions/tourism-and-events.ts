import type { ProfessionTable } from '../profession-table.ts';

export const tourismAndEvents: ProfessionTable = {
  profession: 'travel and events',
  terms: {
    tool: `
      Amadeus, Sabre, Booking.com, OTA management, Galileo GDS = Travelport Galileo, Cvent, Eventbrite
      Social Tables, Bizzabo, Hopin, Expedia Partner Central, Cloudbeds, Mews = Mews PMS, SiteMinder, Apaleo
      IDeaS G3 RMS = IDeaS G3, Delphi.fdc = Amadeus Delphi, RoomRaccoon, Guestline, Worldspan, TourPlan
      short-term rental management, Ticketmaster

      EventsAir, RSVPify, Swapcard, Altea, Travelport, Concur Travel, Peek Pro, FareHarbor, Rezdy
      Momentus = Ungerboeck
    `,
    method: `
      tour guiding = de:Reiseleitung = guided tours = de:Stadtführungen = fr:visites guidées = es:visitas guiadas, travel booking
      event planning = event management = de:Veranstaltungsorganisation = fr:organisation d'événements = de:Veranstaltungsplanung = de:Eventmanagement = es:organización de eventos = 活动策划
      event marketing
      catering, banquets = de:Bankett = banqueting
      trade shows = de:Fachmessen = fr:salons professionnels = es:ferias comerciales = trade fairs = de:Messeorganisation = fr:organisation de salons = es:organización de ferias = 展会策划
      revenue management = yield management
      concierge services

      travel consulting = travel advising = de:Reiseberatung = fr:conseil en voyages = es:asesoramiento de viajes
      itinerary planning = de:Reiseroutenplanung = fr:création d'itinéraires = travel itineraries
      tour operations = de:Reiseveranstaltung = fr:production de voyages
      group travel = de:Gruppenreisen = fr:voyages de groupe = group tours
      business travel management = corporate travel management = de:Geschäftsreisemanagement = fr:voyages d'affaires = corporate travel = de:Geschäftsreisen
      fare quotation, airline ticketing = de:Flugticketing = fr:billetterie aérienne
      destination management = Destinationsmanagement = fr:gestion de destination
      excursion planning = de:Ausflugsplanung
      guest entertainment = fr:animation touristique = de:Gästeanimation = es:animación turística
      children's entertainment = de:Kinderanimation = fr:animation enfants
      conference management = congress organization = de:Kongressorganisation = fr:organisation de congrès = es:organización de congresos
      wedding planning = de:Hochzeitsplanung = fr:organisation de mariages = es:organización de bodas
      venue management = Locationmanagement, venue sourcing = de:Locationsuche = venue selection
      event logistics = de:Eventlogistik = fr:logistique événementielle = onsite event management
      exhibition stand construction = de:Messebau = fr:montage de stands
      virtual events = de:Online-Veranstaltungen, hybrid events, speaker management = de:Referentenmanagement
      attendee registration = de:Teilnehmermanagement = fr:gestion des inscriptions = delegate registration, festival production
      ticketing systems for events = de:Ticketing für Veranstaltungen = fr:billetterie = es:venta de entradas
      group sales hotels = MICE sales, MICE, banquet event orders = BEOs, rooms division management
      channel management hotels = Channel-Manager
      housekeeping supervision = de:Hausdamenleitung = es:gobernanza hotelera
      bell services = luggage service = de:Gepäckservice = fr:bagagerie, valet parking = fr:voiturier, spa reception
      casino operations = table games dealing

      event budgeting = event budgets, run sheets = run of show = event timelines
      sponsorship management = sponsor management, global distribution systems, visa processing = travel visas
      destination knowledge = destination expertise, post-event evaluation = post-event reporting
      guest list management, package tours = de:Pauschalreisen = fr:voyages à forfait
      flight bookings = de:Flugbuchung = es:reservas de vuelos

      delegate management, RSVP management, exhibition management, exhibitor management
      trade fair organisation, sponsorship sales, event sponsorship, event operations
      event delivery, event production, running orders, event risk assessments = event safety, crowd safety
      wedding coordination, venue hire, audio-visual equipment = AV equipment = AV setup = AV support
      room set-ups = room setup for meetings = conference set-up, speaker liaison
      incentive travel = MICE events, ticket issuance, fare calculation, fares and ticketing
      package holidays, cruise sales, excursion sales = excursions, tour operating
      tour management, travel policy management, hotel contracting = contracting hotels
      tourist information = de:Touristeninformation = fr:information touristique = es:información turística
    `,
    domain: `
      tourism = de:Tourismus = fr:tourisme = es:turismo, hospitality = de:Hotellerie = es:hostelería
      ecotourism, sustainable tourism = de:nachhaltiger Tourismus = fr:tourisme durable = es:turismo sostenible
    `,
    certificate: `
      CMP = Certified Meeting Professional, IATA travel agent diploma = IATA/UFTAA = IATA diploma
      CHA = Certified Hotel Administrator, CTIE, fr:carte de guide-conférencier = fr:guide-conférencier
      es:guía oficial de turismo = es:habilitación de guía de turismo

      导游证 = 导游资格证

      ATOL, IATA certification, IATA ticketing certificate, Blue Badge guide
    `,
  },
  implies: `
    Cvent > event planning
    Eventbrite > event planning
    conference management > event planning
    wedding planning > event planning
    event logistics > event planning
    Mews > property management systems
    Cloudbeds > property management systems
    Apaleo > property management systems
    Guestline > property management systems
    IDeaS G3 RMS > revenue management
    Galileo GDS > travel booking, global distribution systems
    Amadeus > travel booking
    Sabre > travel booking
    CMP > event planning
    fare quotation > travel booking
    housekeeping supervision > housekeeping
    travel consulting > travel booking
    group sales hotels > MICE
    ecotourism > sustainable tourism
    flight bookings > travel booking
    Worldspan > global distribution systems
  `,
};
