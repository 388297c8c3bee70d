import type { ProfessionTable } from '../profession-table.ts';

export const automotive: ProfessionTable = {
  profession: 'vehicle repair and the motor trade',
  terms: {
    tool: `
      scan tools = diagnostic scan tools = OBD-II, Bosch KTS, VCDS = VAG-COM
      ODIS = Offboard Diagnostic Information System, XENTRY = Mercedes-Benz XENTRY, BMW ISTA, Techstream
      Snap-on diagnostics, Mitchell 1, ALLDATA, CDK Global = CDK Drive, Reynolds and Reynolds
      wheel alignment machine = Hunter alignment, hydraulic lifts = vehicle lifts = Hebebühne, Audatex = Qapter
      DAT SilverDAT = SilverDAT, CCC ONE, Autoline DMS
    `,
    method: `
      engine repair = engine diagnostics = Motordiagnose, brake repair = brakes = brake systems = Bremsen
      vehicle diagnostics = automotive diagnostics = Fahrzeugdiagnose = diagnostic automobile = diagnóstico de vehículos
      oil changes, transmission repair = transmissions, vehicle inspection = Hauptuntersuchung = contrôle technique
      suspension and steering, body repair = collision repair = Karosserie = carrosserie
      tire service = Reifenwechsel, diesel engines = diesel engine repair
      electric vehicles = Hochvolttechnik = véhicules électriques

      vehicle maintenance = vehicle servicing = Fahrzeugwartung = entretien automobile = mantenimiento de vehículos
      vehicle repair = car repair = Fahrzeugreparatur = Kfz-Reparatur = réparation automobile = reparación de vehículos
      automotive electrical systems = vehicle electrics = Fahrzeugelektrik = Kfz-Elektrik = électricité automobile = electricidad del automóvil
      air conditioning service in vehicles = Klimaservice = recharge de climatisation automobile
      wheel alignment = Achsvermessung = géométrie des trains roulants = alineación de ruedas
      engine rebuilding = engine overhaul = Motorinstandsetzung, clutch replacement = Kupplungswechsel
      timing belt replacement = Zahnriemenwechsel, exhaust systems = Abgasanlagen = échappement
      emissions testing = Abgasuntersuchung = smog inspection, drivability diagnosis = driveability diagnostics
      ADAS calibration = Kalibrierung von Fahrerassistenzsystemen
      hybrid vehicles = Hybridfahrzeuge = véhicules hybrides, high-voltage battery service = Hochvoltbatterien
      paintless dent repair = dent removal = Smart Repair = débosselage sans peinture
      automotive painting = vehicle painting = Fahrzeuglackierung = peinture automobile = pintura de vehículos
      frame straightening = Richtbank, panel replacement
      windshield replacement = Scheibenwechsel = remplacement de pare-brise
      car detailing = vehicle detailing = Fahrzeugaufbereitung = préparation esthétique automobile
      service advising = service writing, warranty claims processing = Garantieabwicklung = gestion des garanties
      parts ordering = Teilebestellung
      vehicle sales = car sales = Automobilverkauf = Fahrzeugverkauf = vente automobile = venta de vehículos
      vehicle appraisal = Fahrzeugbewertung, motorcycle repair = Motorradtechnik = mécanique moto
      bicycle repair = Fahrradmontage = réparation de vélos
      agricultural machinery repair = Landmaschinentechnik = mécanique agricole
      heavy truck repair = heavy-duty truck repair = Nutzfahrzeugtechnik = mécanique poids lourds, forklift repair
      small engine repair, air brake systems = Druckluftbremsen
      towing and recovery = Abschleppdienst = dépannage remorquage
      roadside assistance = Pannenhilfe = assistance routière, DOT inspections = DOT vehicle inspections
    `,
    domain: `
      automotive industry = Automobilindustrie = industrie automobile = industria automotriz = 汽车行业
      automotive aftermarket
    `,
    certificate: `
      ASE = ASE certification = ASE certified, ASE Master Technician = ASE Master, I-CAR = I-CAR Platinum
      Hochvoltschein = Fachkundiger für Hochvoltsysteme = HV-Schein = Hochvoltschulung nach DGUV, IMI Level 3
      MOT tester = MOT testing, habilitation véhicules électriques
    `,
    licence: `
      Kfz-Meister = Kfz-Technikermeister = Kraftfahrzeugtechnikermeister
    `,
  },
  implies: `
    ASE > vehicle diagnostics
    ADAS calibration > vehicle diagnostics
    wheel alignment > suspension and steering
    engine rebuilding > engine repair
    timing belt replacement > engine repair
    VCDS > scan tools, vehicle diagnostics
    ODIS > scan tools, vehicle diagnostics
    XENTRY > scan tools, vehicle diagnostics
    BMW ISTA > scan tools, vehicle diagnostics
    Bosch KTS > scan tools, vehicle diagnostics
    Techstream > scan tools, vehicle diagnostics
    paintless dent repair > body repair
    frame straightening > body repair
    panel replacement > body repair
    ASE Master Technician > ASE, vehicle diagnostics
    I-CAR > body repair
    Kfz-Meister > vehicle repair
    Hochvoltschein > electric vehicles
    high-voltage battery service > electric vehicles
    clutch replacement > vehicle repair
    vehicle repair > maintenance and repair
    vehicle maintenance > maintenance and repair
    heavy truck repair > vehicle repair
    motorcycle repair > maintenance and repair
  `,
};
