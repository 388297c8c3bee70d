import type { ProfessionTable } from '../profession-table.ts';

export const logistics: ProfessionTable = {
  profession: 'logistics, procurement and driving',
  terms: {
    tool: `
      WMS = warehouse management systems = Lagerverwaltungssystem = système de gestion d'entrepôt, TMS = transportation management systems = Transportmanagementsystem, SAP EWM, SAP WM, SAP APO, SAP IBP, Manhattan WMS = Manhattan Associates, Blue Yonder = JDA, RF scanners = barcode scanners = MDE-Geräte, ELD = electronic logging devices, ATLAS = ATLAS Zoll, Oracle SCM, Kinaxis, ERP = ERP systems = ERP-Systeme = 企业资源计划
    `,
    method: `
      inventory management = inventory control = stock management = Bestandsmanagement = Bestandsführung = Lagerbestandsführung = gestion des stocks = gestión de inventarios = control de inventario = 库存管理, cycle counting = cycle counts, inventory counts = stocktaking = Inventur = inventaire = inventarios, order picking = picking and packing = pick and pack = picking = Kommissionierung = préparation de commandes = preparación de pedidos = 拣货, shipping and receiving = Wareneingang und Warenausgang = 收发货, goods receipt = Wareneingang = Warenannahme = réception de marchandises = recepción de mercancías, loading and unloading = Be- und Entladen = chargement et déchargement = carga y descarga, demand planning = demand forecasting = Bedarfsplanung = prévision de la demande = planificación de la demanda = 需求计划, supply planning, S&OP = sales and operations planning, route planning = route optimization = Tourenplanung = planification de tournées = planificación de rutas, dispatching = Disposition = fleet dispatch = affrètement, freight forwarding = Spedition = transit international, freight management = carrier management = freight brokerage, carrier negotiation = freight negotiation, customs clearance = customs documentation = Zollabwicklung = dédouanement = despacho de aduanas = 报关, import/export = import and export = importación y exportación = 进出口, Incoterms = INCOTERMS 2020, bill of lading = shipping documentation = Versandpapiere, hazardous materials handling = HAZMAT = dangerous goods = Gefahrgut = Gefahrgutrecht = matières dangereuses, cold chain = cold chain management, last-mile delivery = last mile, fleet management = Fuhrparkmanagement = gestion de flotte = gestión de flotas, just-in-time = JIT, kitting, lean logistics, warehouse management = Lagerverwaltung = Lagerleitung = gestion d'entrepôt = gestión de almacén = 仓储管理, warehouse operations = Lagerlogistik = logistique d'entrepôt, packing = Verpacken = emballage = embalaje, palletizing = Palettieren, driving = Fahren im Fernverkehr, pre-trip inspections, load securing = Ladungssicherung = arrimage, reverse logistics = returns management = Retourenmanagement, cross-docking
      purchasing = procurement = Einkauf = Beschaffung = achats = compras = 采购, strategic sourcing = strategischer Einkauf = sourcing stratégique, supplier management = supplier relationship management = Lieferantenmanagement = gestion des fournisseurs = gestión de proveedores = 供应商管理, supplier negotiation = vendor negotiation = price negotiation = Lieferantenverhandlungen = négociation fournisseurs = negociación con proveedores, category management = Warengruppenmanagement, spend analysis, purchase orders = purchase order processing = Bestellabwicklung = bons de commande = órdenes de compra, tendering = tender management = Ausschreibungen = appels d'offres = licitaciones, supplier quality, supplier audits = Lieferantenaudits, material requirements planning = MRP = Materialbedarfsplanung
    `,
    domain: `
      supply chain management = SCM = supply chain = gestion de la chaîne d'approvisionnement = chaîne logistique = cadena de suministro = 供应链管理 = 供应链, logistics = Logistik = logistique = logística = 物流, air freight = Luftfracht = fret aérien, ocean freight = sea freight = Seefracht = fret maritime, road transport = Straßentransport
    `,
    certificate: `
      CSCP = APICS CSCP, CPIM = APICS CPIM, CPSM, CIPS = MCIPS, HAZMAT endorsement, TWIC = TWIC card, ADR-Schein = ADR certificate, Module 95 = Schlüsselzahl 95 = FIMO
    `,
    licence: `
      CDL = Commercial Driver's License, CDL Class A = Class A CDL = CDL-A, CDL Class B = Class B CDL, driver's license = driver's licence = driving licence = valid driver's license = Führerschein Klasse B = Führerschein = Fahrerlaubnis Klasse B = Führerscheinklasse B = permis B = permis de conduire = carnet de conducir = permiso de conducir B = carnet B = 驾照 = 驾驶证, Führerschein Klasse CE = Führerschein CE = Fahrerlaubnis CE = permis EC = permis CE, Führerschein Klasse C = permis C, forklift certification = forklift license = forklift licence = certified forklift operator = Staplerschein = Gabelstaplerschein = Flurförderschein = carretillero = carnet de carretillero
    `,
  },
  implies: `
    SAP EWM > WMS, SAP
    SAP APO > demand planning, SAP
    Manhattan WMS > WMS
    forklift certification > forklift
    CDL > driver's license
    CSCP > supply chain management
    CPIM > inventory management
    freight forwarding > logistics
    customs clearance > import/export
    strategic sourcing > purchasing
    purchase orders > purchasing
    category management > purchasing
    SAP > ERP
    NetSuite > ERP
    Microsoft Dynamics 365 > ERP
    Oracle Financials > ERP
    HAZMAT endorsement > hazardous materials handling
    Führerschein Klasse CE > driver's license
    SAP WM > WMS, SAP
    SAP IBP > demand planning, SAP
    cycle counting > inventory counts, inventory management
    CDL Class A > CDL, driver's license
    goods receipt > shipping and receiving
    CDL Class B > CDL, driver's license
  `,
};
