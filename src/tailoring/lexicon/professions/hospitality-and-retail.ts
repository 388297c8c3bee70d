import type { ProfessionTable } from '../profession-table.ts';

export const hospitalityAndRetail: ProfessionTable = {
  profession: 'hotels and retail',
  terms: {
    tool: `
      Opera PMS = Oracle Opera = OPERA Cloud = Opera, Fidelio, Protel, property management systems = hotel PMS

      self-checkout systems = de:SB-Kassen = fr:caisses automatiques
      electronic shelf labels = de:elektronische Preisschilder, Shopify POS, NCR POS = NCR Counterpoint, Retail Pro
      Oracle Retail = Oracle Xstore
    `,
    method: `
      cash register = cash register operation = fr:caisse = es:manejo de caja, opening and closing procedures
      shift management = shift supervision = de:Schichtplanung

      guest relations = guest services = de:Gästebetreuung = fr:accueil client = es:atención al huésped
      guest satisfaction
      check-in and check-out = check-in/check-out = guest check-in = de:Check-in und Check-out
      reservations = reservation management = de:Reservierungen = fr:gestion des réservations = es:gestión de reservas
      front desk operations = front office = front desk = de:Rezeption = es:recepción
      housekeeping = room cleaning = de:Zimmerreinigung = fr:entretien des chambres = es:limpieza de habitaciones
      night audit

      visual merchandising = de:Warenpräsentation, merchandising
      stock replenishment = shelf stocking = stocking shelves = de:Warenverräumung = fr:mise en rayon = es:reposición
      store operations = fr:gestion de magasin, de:Filialleitung
      retail sales = fr:vente en magasin, planograms
      cash reconciliation = de:Kassenabrechnung = es:arqueo de caja
      product knowledge = de:Warenkunde = de:Produktkenntnisse
      markdowns

      cleaning = de:Reinigung = fr:nettoyage = es:limpieza = 保洁, sanitation, disinfection = de:Desinfektion

      clienteling, personal selling in stores = de:Verkaufsberatung = fr:conseil de vente = es:asesoramiento de venta
      window dressing = de:Schaufenstergestaltung = fr:décoration de vitrines = es:escaparatismo
      store opening and closing = de:Ladenöffnung und -schließung, inventory shrinkage control
      price labeling = de:Preisauszeichnung = fr:étiquetage des prix = es:etiquetado de precios
      assortment planning = de:Sortimentsplanung = fr:gestion de l'assortiment, click and collect = Click & Collect
      mystery shopping = de:Testkäufe, gift wrapping, furniture sales = de:Möbelverkauf
      butcher counter = de:Fleischtheke
      bakery sales = de:Bäckereiverkauf = fr:vente en boulangerie, cheese counter = de:Käsetheke
      fresh produce handling = fr:rayon fruits et légumes, linen service
      turndown service
      room inspection = de:Zimmerkontrolle, hotel sales = de:Hotelverkauf, rate management = de:Ratenmanagement
      group bookings = de:Gruppenbuchungen

      rota planning = rota management, labor cost control = labour cost control, service recovery, duty management
      guest complaints = guest complaint handling, overbooking management = overbooking, RevPAR
    `,
    domain: `
      retail = de:Einzelhandelsbranche = fr:commerce de détail = de:Einzelhandel = es:comercio minorista
    `,
    certificate: `
      de:Handelsfachwirt = de:Handelsfachwirtin, CAP vente
    `,
  },
  implies: `
    Opera PMS > property management systems
    Fidelio > property management systems
    night audit > front desk operations
    cash register > cash handling
    Protel > property management systems
    visual merchandising > merchandising
    window dressing > visual merchandising
    Shopify POS > POS systems
    NCR POS > POS systems
    Retail Pro > POS systems
    assortment planning > merchandising
  `,
};
