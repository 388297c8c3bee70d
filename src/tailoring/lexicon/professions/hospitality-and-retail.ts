import type { ProfessionTable } from '../profession-table.ts';

export const hospitalityAndRetail: ProfessionTable = {
  profession: 'hotels and retail',
  terms: {
    tool: `
      Opera PMS = Oracle Opera = OPERA Cloud = Opera, Fidelio, Protel, property management systems = hotel PMS

      self-checkout systems = de:SB-Kassen = fr:caisses automatiques
      electronic shelf labels = de:elektronische Preisschilder, Shopify POS, NCR POS = NCR Counterpoint, Retail Pro
      Oracle Retail = Oracle Xstore

      HotSOS, SAP Retail

      Duetto, Epos Now = EPOS = EPOS systems = electronic point of sale
      floor scrubbers = scrubber dryers = buffing machines = floor buffing = de:Einscheibenmaschine = fr:monobrosse = fr:autolaveuse
      linen trolleys = housekeeping carts
    `,
    method: `
      cash register = cash register operation = fr:caisse = es:manejo de caja = de:Kassieren, opening and closing procedures
      shift management = shift supervision = de:Schichtplanung = shift leadership

      guest relations = guest services = de:Gästebetreuung = fr:accueil client = es:atención al huésped = 宾客关系
      guest satisfaction
      check-in and check-out = check-in/check-out = guest check-in = de:Check-in und Check-out
      reservations = reservation management = de:Reservierungen = fr:gestion des réservations = es:gestión de reservas
      front desk operations = front office = front desk = de:Rezeption = es:recepción = 前台接待
      housekeeping = room cleaning = de:Zimmerreinigung = fr:entretien des chambres = es:limpieza de habitaciones = 客房清洁 = fr:nettoyage des chambres = 客房服务 = 客房清扫 = fr:ménage des chambres
      night audit = de:Nachtaudit

      visual merchandising = de:Warenpräsentation = store displays = window displays = fr:merchandising visuel = 陈列, merchandising
      stock replenishment = shelf stocking = stocking shelves = de:Warenverräumung = fr:mise en rayon = es:reposición = de:Regalpflege = 补货 = fr:réassort = fr:réassortiment
      store operations = fr:gestion de magasin, de:Filialleitung
      retail sales = fr:vente en magasin, planograms = planogram execution
      cash reconciliation = de:Kassenabrechnung = es:arqueo de caja
      product knowledge = de:Warenkunde = de:Produktkenntnisse
      markdowns

      cleaning = de:Reinigung = fr:nettoyage = es:limpieza = 保洁, sanitation, disinfection = de:Desinfektion

      clienteling = personal shopping, personal selling in stores = de:Verkaufsberatung = fr:conseil de vente = es:asesoramiento de venta
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
      group bookings = de:Gruppenbuchungen = group reservations

      rota planning = rota management, labor cost control, service recovery, duty management
      guest complaints = guest complaint handling, overbooking management = overbooking, RevPAR

      linen management = de:Wäschemanagement, occupancy forecasting, VIP guest handling = VIP guests
      public area cleaning, COSHH = chemical handling
      product advice = sales advice = fr:conseil client = es:asesoramiento al cliente
      luxury retail = luxury goods = de:Luxussegment, footfall conversion, stock ordering, minibar service
      menu knowledge

      turndown, pressing garments, domestic cleaning, hospital cleaning = healthcare cleaning = fr:bionettoyage
      cleaning schedules = cleaning rotas
      cleaning chemicals handling = use of cleaning chemicals = dilution of chemicals = de:Reinigungsmittel = fr:produits d'entretien
      colour-coded cleaning = colour coding system
      guest arrivals = welcoming guests = greeting guests = guest welcome = de:Gästeempfang = fr:accueil des clients
      upselling rooms = room upselling, hotel bookings = booking enquiries
      group sales of hotels
      meeting and events sales = M&E sales = conference and banqueting = conference and events, range reviews
      open-to-buy = OTB, WSSI = weekly sales stock and intake, markdown management = markdown optimisation
      stock allocation = allocation of stock = merchandise allocation
      merchandise planning = merchandise financial planning, sell-through analysis = sell-through
      trading reports, price promotions = promotional planning = promotions planning
      shop floor standards = store standards, store layouts = shop layout = space planning in stores
      mannequin dressing = mannequin styling = mannequins
      point of sale displays = POS displays = POS materials, store openings, de:Kassentätigkeit, cashing up
      age-restricted sales = Challenge 25, deli counter, fishmongery = fish counter
      online order picking in stores, 导购 = 门店销售, 理货, 门店管理 = 店铺管理

      customer consultation = de:Kundenberatung = de:Fachberatung = fr:conseil client en magasin
      ordering of goods = de:Bestellwesen = fr:passation de commandes = es:gestión de pedidos a proveedores
      ironing laundry = de:Bügeln = fr:repassage = es:planchado = 熨烫
      household cleaning = fr:ménage à domicile = es:limpieza doméstica = 家政 = 家政服务 = de:Haushaltsreinigung = de:Hauswirtschaft = fr:ménage et repassage
      special cleaning = de:Sonderreinigung, tea ceremony = 茶艺
      e-commerce operations = 电商运营 = 淘宝运营 = 天猫运营 = 京东运营 = 店铺运营 = fr:gestion de boutique en ligne = es:gestión de tienda online = de:Onlineshop-Betreuung = de:Shop-Management
      hotel operations = de:Hotelbetrieb = fr:exploitation hôtelière = es:operaciones hoteleras = 酒店运营
      bed making = making beds = fr:réfection des lits = 铺床
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
    WSSI > merchandise planning
    open-to-buy > merchandise planning
    stock allocation > merchandise planning
    mannequin dressing > visual merchandising
    turndown > housekeeping
    hospital cleaning > cleaning
    domestic cleaning > cleaning
    household cleaning > cleaning
    special cleaning > cleaning
  `,
};
