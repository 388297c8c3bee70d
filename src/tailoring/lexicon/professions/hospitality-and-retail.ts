import type { ProfessionTable } from '../profession-table.ts';

export const hospitalityAndRetail: ProfessionTable = {
  profession: 'hospitality, kitchen, retail, beauty and property',
  terms: {
    tool: `
      Opera PMS = Oracle Opera = OPERA Cloud = Opera, Fidelio, Protel, property management systems = hotel PMS, Amadeus, Sabre, OpenTable, Toast = Toast POS, Micros = Oracle Micros = MICROS POS, Square = Square POS, POS systems = point of sale = point-of-sale systems = POS = Kassensystem = système de caisse = TPV, Aloha POS, Lightspeed, AppFolio, Entrata, MLS = multiple listing service, Mindbody, Booking.com, OTA management
    `,
    method: `
      menu planning = menu development = menu design = Menüplanung = élaboration des menus = diseño de menús, food preparation = food prep = Speisenzubereitung = préparation des plats = preparación de alimentos, HACCP, food safety = food hygiene = Lebensmittelhygiene = sécurité alimentaire = hygiène alimentaire = seguridad alimentaria = 食品安全, line cooking = station cooking, grill station = grill, sauté, pastry = pâtisserie = repostería, baking = Backen = boulangerie = panadería, butchery, plating, food cost control = food costing = food costs = Wareneinsatz, kitchen management = Küchenleitung = gestion de cuisine = gestión de cocina, portion control, catering, banquets = Bankett = banqueting, wine knowledge = wine service = Weinkenntnisse, sommelier, bartending = mixology = cocktail preparation, barista skills = espresso preparation, latte art, table service = fine dining service = Service am Gast = service en salle = servicio de mesa = servicio en sala, order taking, cash register = cash register operation = caisse = manejo de caja, opening and closing procedures, shift management = shift supervision = Schichtplanung
      guest relations = guest services = guest satisfaction = Gästebetreuung = accueil client = atención al huésped, check-in and check-out = check-in/check-out = guest check-in = Check-in und Check-out, reservations = reservation management = Reservierungen = gestion des réservations = gestión de reservas, front desk operations = front office = front desk = Rezeption = recepción, housekeeping = room cleaning = Zimmerreinigung = entretien des chambres = limpieza de habitaciones, revenue management = yield management, concierge services, night audit, tour guiding = Reiseleitung, travel booking
      visual merchandising = Warenpräsentation, merchandising, stock replenishment = shelf stocking = stocking shelves = Warenverräumung = mise en rayon = reposición, store operations = Filialleitung = gestion de magasin, loss prevention = shrink reduction = prévention des pertes, retail sales = Einzelhandel = vente en magasin = comercio minorista, planograms, cash reconciliation = Kassenabrechnung = arqueo de caja, product knowledge = Warenkunde = Produktkenntnisse, markdowns
      cleaning = Reinigung = nettoyage = limpieza = 保洁, sanitation = disinfection = Desinfektion, hair coloring = hair color, haircutting, skin care treatments = facials, nail care = manicures, personal training = fitness training, group fitness = group exercise classes, property management = Hausverwaltung = Immobilienverwaltung = gestion locative = administración de fincas, leasing = lease administration = Vermietung = location immobilière, tenant relations = Mieterbetreuung, rent collection, real estate sales = Immobilienverkauf = transaction immobilière, property valuation = Immobilienbewertung
    `,
    domain: `
      hospitality = Hotellerie = hostelería, food service = Gastronomie = restauration = restauración, retail = Einzelhandelsbranche = commerce de détail, tourism = Tourismus = tourisme = turismo, real estate = Immobilien = immobilier = bienes raíces
    `,
    certificate: `
      ServSafe = ServSafe certification, ServSafe Manager, food handler card = food handler's permit = Gesundheitszeugnis = Belehrung nach IfSG = carnet de manipulador de alimentos = manipulador de alimentos = 健康证, TIPS certification, alcohol server permit = RBS certification, CAP cuisine, WSET = WSET Level 2, NASM = NASM certified, ACE certified personal trainer
    `,
    licence: `
      real estate license = real estate licence = licensed real estate agent = carte T, cosmetology license = licensed cosmetologist
    `,
  },
  implies: `
    Opera PMS > property management systems
    Fidelio > property management systems
    Toast > POS systems
    Micros > POS systems
    Square > POS systems
    Aloha POS > POS systems
    ServSafe > food safety
    food handler card > food safety
    food cost control > kitchen management
    CAP cuisine > food preparation
    night audit > front desk operations
    AppFolio > property management
    Yardi > property management
    WSET > wine knowledge
    cash register > cash handling
    ACE certified personal trainer > personal training
    NASM > personal training
    Protel > property management systems
    HACCP > food safety
    sommelier > wine knowledge
    latte art > barista skills
    visual merchandising > merchandising
    ServSafe Manager > ServSafe, food safety
  `,
};
