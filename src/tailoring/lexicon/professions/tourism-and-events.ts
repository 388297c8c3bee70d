import type { ProfessionTable } from '../profession-table.ts';

export const tourismAndEvents: ProfessionTable = {
  profession: 'travel and events',
  terms: {
    tool: `
      Amadeus, Sabre, Booking.com, OTA management, Galileo GDS = Travelport Galileo, Cvent, Eventbrite
      Social Tables, Bizzabo, Hopin, Expedia Partner Central, Cloudbeds, Mews = Mews PMS, SiteMinder, Apaleo
      IDeaS G3 RMS = IDeaS G3, Delphi.fdc = Amadeus Delphi, RoomRaccoon, Guestline, Worldspan, TourPlan
      short-term rental management, Ticketmaster
    `,
    method: `
      tour guiding = Reiseleitung, travel booking
      event planning = event management = Veranstaltungsorganisation = organisation d'événements, event marketing
      catering, banquets = Bankett = banqueting
      trade shows = Fachmessen = salons professionnels = ferias comerciales, revenue management = yield management
      concierge services

      travel consulting = travel advising = Reiseberatung = conseil en voyages = asesoramiento de viajes
      itinerary planning = Reiseroutenplanung = création d'itinéraires
      tour operations = Reiseveranstaltung = production de voyages, group travel = Gruppenreisen = voyages de groupe
      business travel management = corporate travel management = Geschäftsreisemanagement = voyages d'affaires
      fare quotation = airline ticketing = Flugticketing = billetterie aérienne
      destination management = Destinationsmanagement = gestion de destination, excursion planning = Ausflugsplanung
      guest entertainment = animation touristique = Gästeanimation = animación turística
      children's entertainment = Kinderanimation = animation enfants
      conference management = congress organization = Kongressorganisation = organisation de congrès = organización de congresos
      wedding planning = Hochzeitsplanung = organisation de mariages = organización de bodas
      venue management = Locationmanagement, venue sourcing = Locationsuche
      event logistics = Eventlogistik = logistique événementielle
      exhibition stand construction = Messebau = montage de stands
      virtual events = hybrid events = Online-Veranstaltungen, speaker management = Referentenmanagement
      attendee registration = Teilnehmermanagement = gestion des inscriptions, festival production
      ticketing systems for events = Ticketing für Veranstaltungen = billetterie = venta de entradas
      group sales hotels = MICE sales = MICE, banquet event orders = BEOs, rooms division management
      channel management hotels = Channel-Manager, housekeeping supervision = Hausdamenleitung = gobernanza hotelera
      bell services = luggage service = Gepäckservice = bagagerie, valet parking = voiturier, spa reception
      casino operations = table games dealing
    `,
    domain: `
      tourism = Tourismus = tourisme = turismo, hospitality = Hotellerie = hostelería
      ecotourism = sustainable tourism = nachhaltiger Tourismus = tourisme durable = turismo sostenible
    `,
    certificate: `
      CMP = Certified Meeting Professional, IATA travel agent diploma = IATA/UFTAA = IATA diploma
      CHA = Certified Hotel Administrator, CTIE, carte de guide-conférencier = guide-conférencier
      guía oficial de turismo = habilitación de guía de turismo
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
    Galileo GDS > travel booking
    Amadeus > travel booking
    Sabre > travel booking
    CMP > event planning
    fare quotation > travel booking
    housekeeping supervision > housekeeping
    travel consulting > travel booking
  `,
};
