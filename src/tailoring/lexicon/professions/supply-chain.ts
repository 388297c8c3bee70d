import type { ProfessionTable } from '../profession-table.ts';

export const supplyChain: ProfessionTable = {
  profession: 'supply chain and warehousing',
  terms: {
    tool: `
      WMS = warehouse management systems = Lagerverwaltungssystem = système de gestion d'entrepôt
      TMS = transportation management systems = Transportmanagementsystem, Manhattan WMS = Manhattan Associates
      Blue Yonder = JDA, RF scanners = barcode scanners = MDE-Geräte, Kinaxis, pallet jack, forklift
      Körber WMS = HighJump, Infor WMS, Softeon, project44, FourKites, Descartes, MercuryGate
      Oracle Transportation Management = OTM Oracle, Llamasoft = Coupa Supply Chain Guru, o9 Solutions = o9
      ToolsGroup, FedEx Ship Manager, UPS WorldShip, ShipStation, CargoWise = CargoWise One
      reach truck = Schubmaststapler = chariot à mât rétractable, order picker truck = Kommissionierstapler
      counterbalance truck = Gegengewichtsstapler
      automated storage and retrieval systems = AS/RS = automatisches Kleinteilelager
      conveyor systems = Fördertechnik = convoyeurs, pick-by-voice = voice picking, pick-to-light
      automated guided vehicles = AGVs = fahrerlose Transportsysteme, stretch wrapping, pallet racking
    `,
    method: `
      inventory management = inventory control = stock management = Bestandsmanagement = Bestandsführung = Lagerbestandsführung = gestion des stocks = gestión de inventarios = control de inventario = 库存管理
      cycle counting = cycle counts, inventory counts = stocktaking = Inventur = inventaire = inventarios
      order picking = picking and packing = pick and pack = picking = Kommissionierung = préparation de commandes = preparación de pedidos = 拣货
      shipping and receiving = Wareneingang und Warenausgang = 收发货
      goods receipt = Wareneingang = Warenannahme = réception de marchandises = recepción de mercancías
      loading and unloading = Be- und Entladen = chargement et déchargement = carga y descarga
      demand planning = demand forecasting = Bedarfsplanung = prévision de la demande = planificación de la demanda = 需求计划
      supply planning, S&OP = sales and operations planning
      hazardous materials handling = HAZMAT = dangerous goods = Gefahrgut = Gefahrgutrecht = matières dangereuses
      cold chain = cold chain management, just-in-time = JIT, kitting, lean logistics
      warehouse management = Lagerverwaltung = Lagerleitung = gestion d'entrepôt = gestión de almacén = 仓储管理
      warehouse operations = Lagerlogistik = logistique d'entrepôt, packing = Verpacken = emballage = embalaje
      palletizing = Palettieren, reverse logistics = returns management = Retourenmanagement, cross-docking
      import/export = import and export = importación y exportación = 进出口
      customs clearance = customs documentation = Zollabwicklung = dédouanement = despacho de aduanas = 报关
      Incoterms = INCOTERMS 2020, bill of lading = shipping documentation = Versandpapiere

      put-away = putaway = Einlagerung = mise en stock
      dispatch of goods = goods issue = Warenausgang = expédition de marchandises = expedición de mercancías
      order fulfillment = order fulfilment = e-commerce fulfillment, 3PL management = third-party logistics
      slotting optimization = warehouse slotting, warehouse layout design = Lagerplanung, yard management
      dock scheduling = Zeitfenstermanagement
      material handling = Materialtransport = manutention = manejo de materiales
      production supply = line feeding = Produktionsversorgung = approvisionnement des lignes
      FIFO = first in first out, safety stock management = safety stock optimization, ABC analysis = ABC-Analyse
      inventory optimization = Bestandsoptimierung, inventory accuracy, consignment stock = Konsignationslager
      replenishment planning = Nachschubsteuerung = planification des approvisionnements
      master production scheduling = MPS planning, distribution planning = distribution requirements planning
      network optimization = supply chain network design, supply chain analytics, supply chain visibility
      supply chain resilience = supply chain risk management, import compliance
      export controls = Exportkontrolle = contrôle des exportations = control de exportaciones
      tariff classification = HS codes = HTS classification = Zolltarifierung
      letters of credit = Akkreditive = crédits documentaires = cartas de crédito
      transport planning = Transportplanung = planification des transports = planificación del transporte
      transport management = Transportmanagement, intermodal transport = kombinierter Verkehr = transport intermodal
      less-than-truckload = LTL shipping = Stückgut, full truckload = FTL, freight audit = Frachtkostenprüfung
      parcel delivery = Paketzustellung = livraison de colis = reparto de paquetería
      mail delivery = Postzustellung = distribution du courrier
      hours of service compliance = HOS regulations = Lenk- und Ruhezeiten = temps de conduite et de repos
      tachograph = digital tachograph = digitaler Tachograph = Fahrtenschreiber = chronotachygraphe = tacógrafo
      long-haul driving = over-the-road driving = Fernverkehr = transport longue distance
      local delivery driving = Nahverkehr, tanker driving = Tankwagen, flatbed hauling
      refrigerated transport = Kühltransporte = transport frigorifique, furniture removals = Umzüge = déménagement
      courier services = Kurierdienst, spare parts logistics = Ersatzteillogistik
      lot traceability = lot tracking = Chargenverfolgung, Rückverfolgbarkeit = traçabilité = trazabilidad
    `,
    domain: `
      supply chain management = SCM = supply chain = gestion de la chaîne d'approvisionnement = chaîne logistique = cadena de suministro = 供应链管理 = 供应链
      logistics = Logistik = logistique = logística = 物流, air freight = Luftfracht = fret aérien
      ocean freight = sea freight = Seefracht = fret maritime, road transport = Straßentransport
      contract logistics = Kontraktlogistik = logistique contractuelle, supply chain planning = Supply-Chain-Planung
      customs law = Zollrecht = droit douanier, C-TPAT = CTPAT
      AEO = Authorised Economic Operator = zugelassener Wirtschaftsbeteiligter
      IATA DGR = IATA Dangerous Goods Regulations, ADR regulations = ADR-Vorschriften
    `,
    certificate: `
      CSCP = APICS CSCP, CPIM = APICS CPIM, HAZMAT endorsement, TWIC = TWIC card, ADR-Schein = ADR certificate
      Module 95 = Schlüsselzahl 95 = FIMO, CACES = CACES R489, CLTD = APICS CLTD
      licensed customs broker = customs broker license, CACES R485, CACES R482 = CACES engins de chantier
      Fachkraft für Lagerlogistik, SCOR-P
    `,
    licence: `
      forklift certification = forklift license = forklift licence = certified forklift operator = Staplerschein = Gabelstaplerschein = Flurförderschein = carretillero = carnet de carretillero
    `,
  },
  implies: `
    Manhattan WMS > WMS
    forklift certification > forklift
    CSCP > supply chain management
    CPIM > inventory management
    customs clearance > import/export
    HAZMAT endorsement > hazardous materials handling
    cycle counting > inventory counts, inventory management
    goods receipt > shipping and receiving
    CLTD > logistics
    CACES R485 > CACES
    reach truck > forklift
    counterbalance truck > forklift
    order picker truck > forklift
    Körber WMS > WMS
    Infor WMS > WMS
    Softeon > WMS
    CargoWise > freight forwarding
    Oracle Transportation Management > TMS
    MercuryGate > TMS
    pick-by-voice > order picking
    pick-to-light > order picking
    replenishment planning > inventory management
    inventory optimization > inventory management
    put-away > warehouse operations
    dispatch of goods > shipping and receiving
    licensed customs broker > customs clearance
    tariff classification > customs clearance
    parcel delivery > last-mile delivery
    long-haul driving > driving
    local delivery driving > driving
    tanker driving > driving
    flatbed hauling > driving
    contract logistics > logistics
    transport planning > logistics
    supply chain analytics > supply chain management
    demand planning > supply chain planning
    supply planning > supply chain planning
    S&OP > demand planning, supply planning
    supply chain planning > supply chain management
    IATA DGR > hazardous materials handling
    ADR-Schein > hazardous materials handling
    ABC analysis > inventory management
    safety stock management > inventory management
    less-than-truckload > road transport
    warehouse management > warehouse operations
  `,
};
