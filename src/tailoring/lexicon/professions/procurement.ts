import type { ProfessionTable } from '../profession-table.ts';

export const procurement: ProfessionTable = {
  profession: 'procurement',
  terms: {
    tool: `
      Coupa, SAP Ariba = Ariba, Oracle SCM, Jaggaer, Ivalua, GEP SMART, SAP Fieldglass = Fieldglass, Basware
      Onventis
    `,
    method: `
      purchasing = de:Einkauf = fr:achats = es:compras = 采购, procurement = de:Beschaffung
      strategic sourcing = de:strategischer Einkauf = fr:sourcing stratégique
      supplier management = supplier relationship management = de:Lieferantenmanagement = fr:gestion des fournisseurs = es:gestión de proveedores = 供应商管理
      supplier negotiation = vendor negotiation = de:Lieferantenverhandlungen = fr:négociation fournisseurs = es:negociación con proveedores
      price negotiation = de:Preisverhandlungen = fr:négociation tarifaire = es:negociación de precios = 价格谈判
      category management = de:Warengruppenmanagement = fr:gestion de catégorie = 品类管理, spend analysis
      purchase orders = purchase order processing = de:Bestellabwicklung = fr:bons de commande = es:órdenes de compra
      tendering = tender management = de:Ausschreibungen = fr:appels d'offres = es:licitaciones = tender preparation = de:Ausschreibung = de:Ausschreibung und Vergabe = 招投标, supplier quality
      supplier audits = de:Lieferantenaudits, material requirements planning = MRP = de:Materialbedarfsplanung
      public procurement = de:Vergaberecht = fr:marchés publics = es:contratación pública
      operational procurement = de:operativer Einkauf = fr:achats opérationnels
      indirect procurement = indirect spend = de:indirekter Einkauf = fr:achats indirects = es:compras indirectas
      direct procurement = direct materials sourcing = de:direkter Einkauf
      supplier development = de:Lieferantenentwicklung = fr:développement fournisseurs = es:desarrollo de proveedores
      supplier evaluation = supplier scorecards = de:Lieferantenbewertung = fr:évaluation des fournisseurs = es:evaluación de proveedores
      supplier onboarding = vendor onboarding, global sourcing = low-cost country sourcing
      e-procurement = electronic procurement = E-Procurement-Systeme, e-auctions = reverse auctions = de:E-Auktionen
      cost reduction initiatives = cost savings programs = cost reduction, total cost of ownership = TCO analysis
      should-cost modeling = should cost analysis, make-or-buy analysis = de:Make-or-Buy-Entscheidungen
      framework agreements = de:Rahmenverträge = fr:contrats-cadres = es:acuerdos marco
      request for quotation = RFQ process = de:Angebotsanfragen = fr:demandes de prix
      bid evaluation = de:Angebotsvergleich = de:Angebotsauswertung = fr:analyse des offres, contract awards
      purchase requisitions = de:Bestellanforderungen = fr:demandes d'achat, delivery expediting = order expediting
      vendor-managed inventory = VMI, supplier risk management = de:Lieferantenrisikomanagement
      sustainable procurement = de:nachhaltige Beschaffung = fr:achats responsables, IT procurement = de:IT-Einkauf
      software licensing negotiations, commodity purchasing = de:Rohstoffeinkauf, retail buying = assortment buying
      raw material purchasing, VgV, code de la commande publique, Federal Acquisition Regulation = FAR compliance
      supplier selection = vendor selection = de:Lieferantenauswahl = fr:sélection des fournisseurs = es:selección de proveedores = 供应商选择
      delivery date monitoring = de:Lieferterminverfolgung = fr:suivi des livraisons = es:seguimiento de entregas = 交期跟踪
    `,
    certificate: `
      CPSM = Certified Professional in Supply Management, CIPS = MCIPS, CPPO
      de:Fachwirt für Einkauf, de:Betriebswirt Einkauf
    `,
  },
  implies: `
    strategic sourcing > purchasing
    purchase orders > purchasing
    category management > purchasing
    operational procurement > purchasing
    indirect procurement > purchasing
    direct procurement > purchasing
    global sourcing > strategic sourcing
    e-procurement > purchasing
    Coupa > e-procurement
    SAP Ariba > e-procurement, SAP
    Jaggaer > e-procurement
    Ivalua > e-procurement
    supplier evaluation > supplier management
    supplier development > supplier management
    supplier audits > supplier quality
    request for quotation > purchasing
    spend analysis > purchasing
    CIPS > purchasing
    CPSM > purchasing
    purchase requisitions > purchasing
    tendering > purchasing
    purchasing > procurement
  `,
};
