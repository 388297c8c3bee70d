import type { ProfessionTable } from '../profession-table.ts';

export const transport: ProfessionTable = {
  profession: 'transport, freight and driving',
  terms: {
    tool: `
      SAP EWM, SAP WM, SAP APO, SAP IBP, ELD = electronic logging devices = electronic logs, ATLAS = ATLAS Zoll

      telematics = fleet telematics = de:Telematik = fr:télématique embarquée, Samsara, KeepTruckin = Motive ELD
      Geotab
      TruckMate = TMW Suite, McLeod LoadMaster = LoadMaster, DAT load board = DAT One
      tail lift = de:Ladebordwand = fr:hayon élévateur
    `,
    method: `
      clean driving record = good driving record = safe driving record
      route planning = route optimization = de:Tourenplanung = fr:planification de tournées = es:planificación de rutas = fr:planification des tournées
      dispatching = de:Disposition = fleet dispatch = fr:affrètement
      freight forwarding = de:Spedition = transit international
      freight management, carrier management, freight brokerage, carrier negotiation = freight negotiation
      last-mile delivery = last mile
      fleet management = Fuhrparkmanagement = fr:gestion de flotte = es:gestión de flotas
      driving, pre-trip inspections = vehicle walkaround checks = de:Abfahrtskontrolle, load securing = de:Ladungssicherung = fr:arrimage = cargo securement = load restraint = es:estiba de la carga

      load planning = de:Ladeplanung = fr:plan de chargement, vehicle cleaning = de:Fahrzeugreinigung, fuel management
      proof of delivery = de:Ablieferbelege = fr:preuve de livraison = de:Ablieferbeleg
      customer delivery = home delivery = de:Auslieferung = fr:livraison à domicile = es:reparto a domicilio
      DOT compliance = FMCSA regulations = FMCSA compliance = DOT regulations, defensive driving
      air cargo handling = de:Luftfrachtabfertigung, freight rate quoting = rate quoting
      export documentation = de:Exportdokumente = fr:documents d'exportation = export documents = shipping documents

      multi-drop deliveries = multi-drop, trailer coupling = coupling and uncoupling
      chain of responsibility = CoR compliance, fatigue management, container haulage = container transport
      heavy vehicles = heavy vehicle driving = heavy rigid vehicles
    `,
    certificate: `
      tanker endorsement, doubles and triples endorsement, DOT medical card = DOT medical certificate
      de:Berufskraftfahrerqualifikation = Driver CPC = CPC card
    `,
    licence: `
      CDL = Commercial Driver's License, CDL Class A = Class A CDL = CDL-A, CDL Class B = Class B CDL
      driver's license = driving licence = de:Führerschein Klasse B = de:Führerschein = de:Fahrerlaubnis Klasse B = de:Führerscheinklasse B = fr:permis B = fr:permis de conduire = es:carnet de conducir = es:permiso de conducir B = es:carnet B = 驾照 = 驾驶证
      de:Führerschein Klasse CE = de:Führerschein CE = de:Fahrerlaubnis CE = fr:permis EC = fr:permis CE
      de:Führerschein Klasse C = fr:permis C

      HGV Class 1 = Class 1 licence = C+E licence = Category C+E = HGV C+E
      HGV Class 2 = Class 2 licence = Category C licence = HGV C, HR licence = heavy rigid licence
      MC licence = multi-combination licence, HC licence = heavy combination licence
      MR licence = medium rigid licence
    `,
  },
  implies: `
    SAP EWM > WMS, SAP
    SAP APO > demand planning, SAP
    CDL > driver's license
    freight forwarding > logistics
    Führerschein Klasse CE > driver's license
    SAP WM > WMS, SAP
    SAP IBP > demand planning, SAP
    CDL Class A > CDL, driver's license
    CDL Class B > CDL, driver's license
    Samsara > fleet management
    Geotab > fleet management
    telematics > fleet management
    TruckMate > TMS
    McLeod LoadMaster > TMS
    tanker endorsement > CDL
    HGV Class 1 > driver's license
    HGV Class 2 > driver's license
    HR licence > driver's license
    MC licence > driver's license
    HC licence > driver's license
    MR licence > driver's license
  `,
};
