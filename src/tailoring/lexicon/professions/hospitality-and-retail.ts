import type { ProfessionTable } from '../profession-table.ts';

export const hospitalityAndRetail: ProfessionTable = {
  profession: 'hotels and retail',
  terms: {
    tool: `
      Opera PMS = Oracle Opera = OPERA Cloud = Opera, Fidelio, Protel, property management systems = hotel PMS

      self-checkout systems = SB-Kassen = caisses automatiques
      electronic shelf labels = elektronische Preisschilder, Shopify POS, NCR POS = NCR Counterpoint, Retail Pro
      Oracle Retail = Oracle Xstore
    `,
    method: `
      cash register = cash register operation = caisse = manejo de caja, opening and closing procedures
      shift management = shift supervision = Schichtplanung

      guest relations = guest services = guest satisfaction = Gästebetreuung = accueil client = atención al huésped
      check-in and check-out = check-in/check-out = guest check-in = Check-in und Check-out
      reservations = reservation management = Reservierungen = gestion des réservations = gestión de reservas
      front desk operations = front office = front desk = Rezeption = recepción
      housekeeping = room cleaning = Zimmerreinigung = entretien des chambres = limpieza de habitaciones
      night audit

      visual merchandising = Warenpräsentation, merchandising
      stock replenishment = shelf stocking = stocking shelves = Warenverräumung = mise en rayon = reposición
      store operations = Filialleitung = gestion de magasin
      retail sales = Einzelhandel = vente en magasin = comercio minorista, planograms
      cash reconciliation = Kassenabrechnung = arqueo de caja, product knowledge = Warenkunde = Produktkenntnisse
      markdowns

      cleaning = Reinigung = nettoyage = limpieza = 保洁, sanitation = disinfection = Desinfektion

      clienteling, personal selling in stores = Verkaufsberatung = conseil de vente = asesoramiento de venta
      window dressing = Schaufenstergestaltung = décoration de vitrines = escaparatismo
      store opening and closing = Ladenöffnung und -schließung, inventory shrinkage control
      price labeling = Preisauszeichnung = étiquetage des prix = etiquetado de precios
      assortment planning = Sortimentsplanung = gestion de l'assortiment, click and collect = Click & Collect
      mystery shopping = Testkäufe, gift wrapping, furniture sales = Möbelverkauf, butcher counter = Fleischtheke
      bakery sales = Bäckereiverkauf = vente en boulangerie, cheese counter = Käsetheke
      fresh produce handling = Obst- und Gemüseabteilung = rayon fruits et légumes, linen service, turndown service
      room inspection = Zimmerkontrolle, hotel sales = Hotelverkauf, rate management = Ratenmanagement
      group bookings = Gruppenbuchungen
    `,
    domain: `
      retail = Einzelhandelsbranche = commerce de détail
    `,
    certificate: `
      Handelsfachwirt = Handelsfachwirtin, CAP vente
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
