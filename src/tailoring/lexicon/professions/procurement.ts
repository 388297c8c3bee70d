import type { ProfessionTable } from '../profession-table.ts';

export const procurement: ProfessionTable = {
  profession: 'procurement',
  terms: {
    tool: `
      Coupa, SAP Ariba = Ariba, Oracle SCM, Jaggaer, Ivalua, GEP SMART, SAP Fieldglass = Fieldglass, Basware
      Onventis
    `,
    method: `
      purchasing = procurement = Einkauf = Beschaffung = achats = compras = 采购
      strategic sourcing = strategischer Einkauf = sourcing stratégique
      supplier management = supplier relationship management = Lieferantenmanagement = gestion des fournisseurs = gestión de proveedores = 供应商管理
      supplier negotiation = vendor negotiation = price negotiation = Lieferantenverhandlungen = négociation fournisseurs = negociación con proveedores
      category management = Warengruppenmanagement, spend analysis
      purchase orders = purchase order processing = Bestellabwicklung = bons de commande = órdenes de compra
      tendering = tender management = Ausschreibungen = appels d'offres = licitaciones, supplier quality
      supplier audits = Lieferantenaudits, material requirements planning = MRP = Materialbedarfsplanung
      public procurement = Vergaberecht = marchés publics = contratación pública
      operational procurement = operativer Einkauf = achats opérationnels
      indirect procurement = indirect spend = indirekter Einkauf = achats indirects = compras indirectas
      direct procurement = direct materials sourcing = direkter Einkauf
      supplier development = Lieferantenentwicklung = développement fournisseurs = desarrollo de proveedores
      supplier evaluation = supplier scorecards = Lieferantenbewertung = évaluation des fournisseurs = evaluación de proveedores
      supplier onboarding = vendor onboarding, global sourcing = low-cost country sourcing
      e-procurement = electronic procurement = E-Procurement-Systeme, e-auctions = reverse auctions = E-Auktionen
      cost reduction initiatives = cost savings programs, total cost of ownership = TCO analysis
      should-cost modeling = should cost analysis, make-or-buy analysis = Make-or-Buy-Entscheidungen
      framework agreements = Rahmenverträge = contrats-cadres = acuerdos marco
      request for quotation = RFQ process = Angebotsanfragen = demandes de prix
      bid evaluation = Angebotsvergleich = Angebotsauswertung = analyse des offres, contract awards
      purchase requisitions = Bestellanforderungen = demandes d'achat, delivery expediting = order expediting
      vendor-managed inventory = VMI, supplier risk management = Lieferantenrisikomanagement
      sustainable procurement = nachhaltige Beschaffung = achats responsables, IT procurement = IT-Einkauf
      software licensing negotiations, commodity purchasing = Rohstoffeinkauf, retail buying = assortment buying
      raw material purchasing, VgV, code de la commande publique, Federal Acquisition Regulation = FAR compliance
    `,
    certificate: `
      CPSM = Certified Professional in Supply Management, CIPS = MCIPS, CPPO
      Fachwirt für Einkauf = Betriebswirt Einkauf
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
  `,
};
