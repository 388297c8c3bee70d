import type { ProfessionTable } from '../profession-table.ts';

export const transport: ProfessionTable = {
  profession: 'transport, freight and driving',
  terms: {
    tool: `
      SAP EWM, SAP WM, SAP APO, SAP IBP, ELD = electronic logging devices = electronic logs, ATLAS = ATLAS Zoll = de:ATLAS-Verfahren = de:ATLAS Ausfuhr

      telematics = fleet telematics = de:Telematik = fr:télématique embarquée, Samsara, KeepTruckin = Motive ELD
      Geotab
      TruckMate = TMW Suite, McLeod LoadMaster = LoadMaster, DAT load board = DAT One
      tail lift = de:Ladebordwand = fr:hayon élévateur

      TomTom Webfleet, Microlise, Tachomaster, Paragon routing = Paragon route planner, Mandata, HaulTech
      TruTac, Hiab = lorry-mounted crane = lorry loader = de:Ladekran = es:camión grúa
      Moffett = truck-mounted forklift, curtainsiders, tippers = tipper lorry = tipper driving
      walking floor trailers, low loaders, fridge trailers = refrigerated trailers = reefer trailers
      dispatch software
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
      customer delivery = home delivery = de:Auslieferung = fr:livraison à domicile = es:reparto a domicilio = de:Auslieferungsfahrten = fr:livraison de marchandises = 送货 = 货物配送
      DOT compliance = FMCSA regulations = FMCSA compliance = DOT regulations, defensive driving
      air cargo handling = de:Luftfrachtabfertigung, freight rate quoting = rate quoting
      export documentation = de:Exportdokumente = fr:documents d'exportation = export documents = shipping documents

      multi-drop deliveries = multi-drop = multidrop, trailer coupling = coupling and uncoupling
      chain of responsibility = CoR compliance, fatigue management, container haulage = container transport
      heavy vehicles = heavy vehicle driving = heavy rigid vehicles

      walkaround checks, daily vehicle checks, trunk driving
      van driving, courier deliveries, backhauls
      freight dispatching = truck dispatching = driver dispatching = de:Tourendisposition, load boards
      debriefing drivers = driver debriefs
      operator licence compliance = O-licence compliance = operator licence, vehicle defect reporting
      DVSA compliance, abnormal loads, car transporter, PCV driving, school transport = school bus driving
      private hire driving, wheelchair securing = wheelchair clamping, refuse collection, house moves

      delivery driving
    `,
    certificate: `
      tanker endorsement = N endorsement, doubles and triples endorsement, DOT medical card = DOT medical certificate
      de:Berufskraftfahrerqualifikation = Driver CPC = CPC card

      Driver Certificate of Professional Competence, DCPC
      Transport Manager CPC = CPC transport manager = fr:attestation de capacité transport
      digi tachograph card = digital tachograph card = tacho card = digi card = de:Fahrerkarte = fr:carte conducteur
      DOT physical, MiDAS minibus certificate = MiDAS
    `,
    licence: `
      CDL = Commercial Driver's License, CDL Class A = Class A CDL = CDL-A, CDL Class B = Class B CDL
      driver's license = driving licence = de:Führerschein Klasse B = de:Führerschein = de:Fahrerlaubnis Klasse B = de:Führerscheinklasse B = fr:permis B = fr:permis de conduire = es:carnet de conducir = es:permiso de conducir B = es:carnet B = 驾照 = 驾驶证
      de:Führerschein Klasse CE = de:Führerschein CE = de:Fahrerlaubnis CE = fr:permis EC = fr:permis CE
      de:Führerschein Klasse C = fr:permis C

      HGV Class 1 = Class 1 licence = C+E licence = Category C+E = HGV C+E = Class 1 HGV = LGV Class 1 = HGV 1 = LGV C+E
      HGV Class 2 = Class 2 licence = Category C licence = HGV C = Class 2 HGV = LGV Class 2 = HGV 2, HR licence = heavy rigid licence
      MC licence = multi-combination licence, HC licence = heavy combination licence
      MR licence = medium rigid licence

      C1 licence = 7.5 tonne licence = category C1 = 7.5t licence
      PCV licence = category D licence = PSV licence
      HGV licence = LGV licence = heavy goods vehicle licence = lorry licence
      taxi licence = private hire licence = PCO licence
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
    HGV Class 1 > driver's license, HGV licence
    HGV Class 2 > driver's license, HGV licence
    HR licence > driver's license
    MC licence > driver's license
    HC licence > driver's license
    MR licence > driver's license
    freight dispatching > route planning
  `,
};
