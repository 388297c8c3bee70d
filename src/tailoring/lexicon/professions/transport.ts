import type { ProfessionTable } from '../profession-table.ts';

export const transport: ProfessionTable = {
  profession: 'transport, freight and driving',
  terms: {
    tool: `
      SAP EWM, SAP WM, SAP APO, SAP IBP, ELD = electronic logging devices, ATLAS = ATLAS Zoll

      telematics = fleet telematics = Telematik = télématique embarquée, Samsara, KeepTruckin = Motive ELD, Geotab
      TruckMate = TMW Suite, McLeod LoadMaster = LoadMaster, DAT load board = DAT One
      tail lift = Ladebordwand = hayon élévateur
    `,
    method: `
      route planning = route optimization = Tourenplanung = planification de tournées = planificación de rutas
      dispatching = Disposition = fleet dispatch = affrètement
      freight forwarding = Spedition = transit international
      freight management = carrier management = freight brokerage, carrier negotiation = freight negotiation
      last-mile delivery = last mile, fleet management = Fuhrparkmanagement = gestion de flotte = gestión de flotas
      driving = Fahren im Fernverkehr, pre-trip inspections, load securing = Ladungssicherung = arrimage

      load planning = Ladeplanung = plan de chargement, vehicle cleaning = Fahrzeugreinigung, fuel management
      proof of delivery = Ablieferbelege = preuve de livraison
      customer delivery = home delivery = Auslieferung = livraison à domicile = reparto a domicilio
      DOT compliance = FMCSA regulations = FMCSA compliance, defensive driving = Eco-Drive-Fahrweise
      air cargo handling = Luftfrachtabfertigung, freight rate quoting = rate quoting
      export documentation = Exportdokumente = documents d'exportation
    `,
    certificate: `
      tanker endorsement, doubles and triples endorsement, DOT medical card = DOT medical certificate
      Berufskraftfahrerqualifikation
    `,
    licence: `
      CDL = Commercial Driver's License, CDL Class A = Class A CDL = CDL-A, CDL Class B = Class B CDL
      driver's license = driver's licence = driving licence = valid driver's license = Führerschein Klasse B = Führerschein = Fahrerlaubnis Klasse B = Führerscheinklasse B = permis B = permis de conduire = carnet de conducir = permiso de conducir B = carnet B = 驾照 = 驾驶证
      Führerschein Klasse CE = Führerschein CE = Fahrerlaubnis CE = permis EC = permis CE
      Führerschein Klasse C = permis C
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
  `,
};
