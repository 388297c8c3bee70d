import type { ProfessionTable } from '../profession-table.ts';

export const supplyChain: ProfessionTable = {
  profession: 'supply chain and warehousing',
  terms: {
    tool: `
      WMS = warehouse management systems = de:Lagerverwaltungssystem = fr:système de gestion d'entrepôt
      TMS = transportation management systems = de:Transportmanagementsystem, Manhattan WMS = Manhattan Associates
      Blue Yonder = JDA, RF scanners = barcode scanners = de:MDE-Geräte, Kinaxis = Kinaxis RapidResponse, pallet jack = pump truck = de:Hubwagen = fr:transpalette = hand pallet truck = de:Handhubwagen = es:transpaleta, forklift = de:Gabelstapler = fr:chariot élévateur = es:carretilla elevadora = 叉车
      Körber WMS = HighJump, Infor WMS, Softeon, project44, FourKites, Descartes, MercuryGate
      Oracle Transportation Management = OTM Oracle, Llamasoft = Coupa Supply Chain Guru, o9 Solutions = o9
      ToolsGroup, FedEx Ship Manager, UPS WorldShip, ShipStation, CargoWise = CargoWise One
      reach truck = de:Schubmaststapler = fr:chariot à mât rétractable, order picker truck = de:Kommissionierstapler
      counterbalance truck = de:Gegengewichtsstapler = counterbalance forklift = de:Frontstapler
      automated storage and retrieval systems = AS/RS = de:automatisches Kleinteilelager
      conveyor systems = de:Fördertechnik = fr:convoyeurs, pick-by-voice = voice picking, pick-to-light
      automated guided vehicles = AGVs = de:fahrerlose Transportsysteme, stretch wrapping = shrink wrapping, pallet racking

      Logility, Oracle ASCP

      RF scanning = RF guns, Manhattan SCALE, Manhattan Active, RedPrairie
      Customs Declaration Service = HMRC CDS
      powered pallet truck = electric pallet truck = PPT licence = fr:transpalette électrique
      low-level order picker = LLOP, VNA trucks = very narrow aisle = VNA forklift, side loader = sideloader
      automated storage and retrieval = ASRS, dock levellers, pallet wrapping
      weighbridge = weighbridge operation
    `,
    method: `
      inventory management = inventory control = stock management = de:Bestandsmanagement = de:Bestandsführung = de:Lagerbestandsführung = fr:gestion des stocks = es:gestión de inventarios = es:control de inventario = 库存管理 = stock control = es:gestión de stock = de:Lagerhaltung = de:Bestandskontrolle = es:control de stock
      cycle counting = cycle counts = stock counts = 盘点, inventory counts = stocktaking = de:Inventur = fr:inventaire = es:inventarios = stocktakes
      order picking = picking and packing = pick and pack = picking = de:Kommissionierung = fr:préparation de commandes = es:preparación de pedidos = 拣货
      shipping and receiving = de:Wareneingang und Warenausgang = 收发货 = 入库出库 = 出入库
      goods receipt = de:Wareneingang = de:Warenannahme = fr:réception de marchandises = es:recepción de mercancías = receiving deliveries = 收货
      loading and unloading = de:Be- und Entladen = fr:chargement et déchargement = es:carga y descarga = lorry loading = loading vehicles = loading trucks = 装卸 = de:Verladung
      demand planning = demand forecasting = de:Bedarfsplanung = fr:prévision de la demande = es:planificación de la demanda = 需求计划 = 需求预测
      supply planning, S&OP = S & OP = sales and operations planning = sales & operations planning
      hazardous materials handling = HAZMAT = dangerous goods = de:Gefahrgut = fr:matières dangereuses = hazardous materials = es:mercancías peligrosas
      cold chain = cold chain management = cold chain logistics = de:Kühlkette = fr:chaîne du froid = es:cadena de frío = 冷链, just-in-time = JIT, kitting, lean logistics
      warehouse management = de:Lagerverwaltung = de:Lagerleitung = fr:gestion d'entrepôt = es:gestión de almacén = 仓储管理 = 仓库管理 = 仓储 = 库房管理
      warehouse operations = de:Lagerlogistik = fr:logistique d'entrepôt
      packing = de:Verpacken = fr:emballage = es:embalaje
      palletizing = de:Palettieren = palletising = fr:palettisation = es:paletizado, reverse logistics = de:Retourenlogistik, returns management = de:Retourenmanagement, cross-docking
      import/export = import and export = es:importación y exportación = 进出口
      customs clearance = de:Zollabwicklung = fr:dédouanement = es:despacho de aduanas = 报关 = customs declarations = de:Zollanmeldungen = fr:déclarations en douane = es:declaraciones aduaneras = fr:formalités douanières = es:trámites aduaneros, customs documentation
      Incoterms = INCOTERMS 2020, bill of lading = de:Konnossement = fr:lettres de voiture, shipping documentation = de:Versandpapiere

      put-away = putaway = de:Einlagerung = fr:mise en stock
      dispatch of goods = goods issue = de:Warenausgang = fr:expédition de marchandises = es:expedición de mercancías = despatch of goods = goods dispatch = dispatching goods
      order fulfillment = e-commerce fulfillment, 3PL management = third-party logistics = 3PL
      slotting optimization = warehouse slotting, warehouse layout design = de:Lagerplanung = warehouse layout, yard management
      dock scheduling = de:Zeitfenstermanagement
      material handling = de:Materialtransport = fr:manutention = es:manejo de materiales
      production supply = line feeding = de:Produktionsversorgung = fr:approvisionnement des lignes
      FIFO = first in first out, safety stock management = safety stock optimization, ABC analysis = de:ABC-Analyse
      inventory optimization = de:Bestandsoptimierung = stock optimisation, inventory accuracy = stock accuracy, consignment stock = de:Konsignationslager
      replenishment planning = de:Nachschubsteuerung = fr:planification des approvisionnements
      master production scheduling = MPS planning, distribution planning = distribution requirements planning
      network optimization = supply chain network design, supply chain analytics, supply chain visibility
      supply chain resilience, supply chain risk management, import compliance
      export controls = de:Exportkontrolle = fr:contrôle des exportations = es:control de exportaciones = export control compliance
      tariff classification = HS codes = HTS classification = de:Zolltarifierung = HS classification
      letters of credit = de:Akkreditive = fr:crédits documentaires = fr:cartas de crédito = de:Akkreditiv = es:créditos documentarios = 信用证
      transport planning = de:Transportplanung = fr:planification des transports = es:planificación del transporte
      transport management = de:Transportmanagement
      intermodal transport = de:kombinierter Verkehr = transport intermodal
      less-than-truckload = LTL shipping = de:Stückgut, full truckload = FTL, freight audit = de:Frachtkostenprüfung
      parcel delivery = de:Paketzustellung = fr:livraison de colis = es:reparto de paquetería = es:reparto de paquetes = 快递配送
      mail delivery = de:Postzustellung = fr:distribution du courrier
      hours of service compliance = HOS regulations, de:Lenk- und Ruhezeiten = fr:temps de conduite et de repos = hours of service = drivers' hours = HOS compliance = fr:temps de conduite = es:tiempos de conducción
      tachograph = digital tachograph = digitaler Tachograph = de:Fahrtenschreiber = chronotachygraphe = es:tacógrafo
      long-haul driving = over-the-road driving = de:Fernverkehr = fr:transport longue distance = over-the-road = OTR driving
      local delivery driving = de:Nahverkehr, tanker driving = de:Tankwagen, flatbed hauling
      refrigerated transport = de:Kühltransporte = fr:transport frigorifique = temperature-controlled transport = de:Kühltransport
      furniture removals = de:Umzüge = fr:déménagement = es:mudanzas
      courier services = de:Kurierdienst, spare parts logistics = de:Ersatzteillogistik
      lot traceability = lot tracking = de:Chargenverfolgung = batch traceability = batch tracking, de:Rückverfolgbarkeit = fr:traçabilité = es:trazabilidad

      finite capacity scheduling = finite scheduling, safety stock = safety stock planning, lead time management = lead times
      minimum order quantities, shelf life management = shelf life, lot control = batch control, FEFO = first expired first out
      import logistics, allergen changeovers, co-packer management = co-packers = co-manufacturers
      bill of materials maintenance

      road freight = de:Landverkehr, freight quotations = freight quotes = rate quotations, import documentation
      FCL = full container load, LCL = less than container load, air waybill = AWB
      shipment tracking = track and trace = de:Sendungsverfolgung, cross-border shipping
      demurrage = demurrage and detention, bonded warehouse = bonded warehousing = customs warehousing = de:Zolllager = fr:entrepôt sous douane, certificates of origin = de:Ursprungszeugnis
      duty drawback, denied party screening, freight consolidation = groupage = de:Sammelgut, forecast accuracy = MAPE
      OTIF = on-time in-full = de:Liefertreue, master production schedule = master scheduling
      obsolete inventory = excess and obsolete = slow-moving stock, S&OE = sales and operations execution
      lead time reduction

      goods receiving
      container unloading = container devanning = unloading containers = handballing, wave planning
      replenishment of pick faces, bin location management = location management in warehouses, stock takes
      physical inventory, stock rotation, serial number tracking, warehouse housekeeping
      temperature-controlled storage = cold storage = cold store work
      pharmaceutical distribution = Good Distribution Practice = GDP guidelines
      returns handling in warehouses, co-packing = contract packing, customs entries, commodity codes
      rules of origin = preferential origin, customs valuation, inward processing = outward processing
      trade compliance, sanctions and embargoes, CMR documents, freight rates negotiation
      FCL/LCL = FCL and LCL, groupage freight = road freight groupage, reefer cargo = refrigerated cargo
      project cargo = heavy lift cargo, freight auditing = freight bill auditing, milk runs
      supply and demand planning, shortage management = expediting parts = parts expediting
      物流配送

      labelling goods = de:Etikettierung = de:Etikettieren = fr:étiquetage = es:etiquetado de productos = 贴标
      high-bay warehouse work = de:Hochregallager, returns processing in warehouses = de:Retourenbearbeitung
      shipping preparation = de:Versandabwicklung = de:Versandvorbereitung = fr:préparation des expéditions = es:preparación de envíos = 发货
      packing goods = 包装作业 = 打包, procurement planning = fr:approvisionnement = es:aprovisionamiento
      order follow-up = 跟单 = 订单跟进 = de:Auftragsverfolgung = fr:suivi des commandes = es:seguimiento de pedidos
    `,
    domain: `
      supply chain management = SCM = supply chain = fr:gestion de la chaîne d'approvisionnement = fr:chaîne logistique = es:cadena de suministro = 供应链管理 = 供应链
      logistics = de:Logistik = fr:logistique = es:logística = 物流, air freight = de:Luftfracht = fr:fret aérien = air cargo = es:carga aérea = 空运
      ocean freight = sea freight = de:Seefracht = fret maritime = es:flete marítimo = 海运 = sea freight forwarding, road transport = de:Straßentransport
      contract logistics = de:Kontraktlogistik = fr:logistique contractuelle
      supply chain planning = de:Supply-Chain-Planung
      customs law = de:Zollrecht = fr:droit douanier, C-TPAT = CTPAT
      AEO = Authorised Economic Operator = de:zugelassener Wirtschaftsbeteiligter
      IATA DGR = IATA Dangerous Goods Regulations, ADR regulations = de:ADR-Vorschriften

      e-commerce logistics, UN dangerous goods = hazardous goods transport = dangerous goods handling
      IMDG Code = IMDG
    `,
    certificate: `
      CSCP = APICS CSCP, CPIM = APICS CPIM, HAZMAT endorsement = H endorsement, TWIC = TWIC card, de:ADR-Schein = ADR certificate = ADR licence = ADR card = ADR driver training = es:carné ADR
      Module 95 = de:Schlüsselzahl 95, FIMO, CACES, CACES R489, CLTD = APICS CLTD
      licensed customs broker = customs broker license, CACES R485, CACES R482 = fr:CACES engins de chantier
      de:Fachkraft für Lagerlogistik, SCOR-P

      RTITB = RTITB forklift, ITSSAR, 报关员证 = 报关员资格证, LOLER competent person
    `,
    licence: `
      forklift certification = forklift license = certified forklift operator = de:Staplerschein = de:Gabelstaplerschein = de:Flurförderschein = es:carnet de carretillero = es:carné de carretillero = FLT licence = forklift truck licence
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
    returns management > reverse logistics
    CACES R489 > CACES
    VNA trucks > forklift
    container unloading > loading and unloading
  `,
};
