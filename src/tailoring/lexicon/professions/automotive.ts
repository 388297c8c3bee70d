import type { ProfessionTable } from '../profession-table.ts';

export const automotive: ProfessionTable = {
  profession: 'vehicle repair and the motor trade',
  terms: {
    tool: `
      scan tools = diagnostic scan tools, OBD-II = OBD2 = OBD diagnostics, Bosch KTS, VCDS = VAG-COM
      ODIS = Offboard Diagnostic Information System, XENTRY = Mercedes-Benz XENTRY, BMW ISTA, Techstream
      Snap-on diagnostics, Mitchell 1, ALLDATA, CDK Global = CDK Drive, Reynolds and Reynolds
      wheel alignment machine, Hunter alignment, hydraulic lifts = vehicle lifts = de:Hebebühne, Audatex = Qapter
      DAT SilverDAT = SilverDAT, CCC ONE = CCC Estimating, Autoline DMS

      Kerridge = Kerridge CDK, Pinnacle DMS, Keyloop, Autologic, Bosch diagnostics
      tyre machines = tyre changers
    `,
    method: `
      engine repair, engine diagnostics = de:Motordiagnose, brake repair = brakes = brake systems = de:Bremsen = de:Bremsanlagen = fr:freinage = de:Bremsenreparatur = es:reparación de frenos
      vehicle diagnostics = automotive diagnostics = de:Fahrzeugdiagnose = fr:diagnostic automobile = es:diagnóstico de vehículos = diagnostic fault finding = es:diagnosis de vehículos
      oil changes = de:Ölwechsel = fr:vidange = es:cambio de aceite = 更换机油, transmission repair = transmissions
      vehicle inspection = de:Hauptuntersuchung = fr:contrôle technique = de:Fahrzeuginspektion = de:Inspektionen von Fahrzeugen
      suspension and steering = steering and suspension, body repair = collision repair = de:Karosserie = fr:carrosserie = panel beating = de:Karosserieinstandsetzung = vehicle bodywork = es:chapa y pintura = 钣金喷漆
      tire service = de:Reifenwechsel, diesel engines = diesel engine repair
      electric vehicles = fr:véhicules électriques, de:Hochvolttechnik

      vehicle maintenance = vehicle servicing = de:Fahrzeugwartung = fr:entretien automobile = es:mantenimiento de vehículos = scheduled servicing = log book servicing
      vehicle repair = car repair = de:Fahrzeugreparatur = de:Kfz-Reparatur = fr:réparation automobile = es:reparación de vehículos
      automotive electrical systems = vehicle electrics = de:Fahrzeugelektrik = de:Kfz-Elektrik = fr:électricité automobile = es:electricidad del automóvil = auto electrical = auto electrics
      air conditioning service in vehicles = de:Klimaservice = fr:recharge de climatisation automobile
      wheel alignment = de:Achsvermessung = fr:géométrie des trains roulants = es:alineación de ruedas = fr:géométrie des trains = 四轮定位
      engine rebuilding = engine overhaul = de:Motorinstandsetzung, clutch replacement = de:Kupplungswechsel
      timing belt replacement = de:Zahnriemenwechsel, exhaust systems = de:Abgasanlagen = fr:échappement
      emissions testing = de:Abgasuntersuchung = smog inspection, drivability diagnosis = driveability diagnostics
      ADAS calibration = de:Kalibrierung von Fahrerassistenzsystemen = ADAS
      hybrid vehicles = de:Hybridfahrzeuge = fr:véhicules hybrides
      high-voltage battery service = de:Hochvoltbatterien
      paintless dent repair = dent removal = fr:débosselage sans peinture, Smart Repair
      automotive painting = vehicle painting = de:Fahrzeuglackierung = fr:peinture automobile = es:pintura de vehículos = vehicle refinishing = car painting
      frame straightening = de:Richtbank, panel replacement
      windshield replacement = de:Scheibenwechsel = fr:remplacement de pare-brise
      car detailing = vehicle detailing = de:Fahrzeugaufbereitung = fr:préparation esthétique automobile = vehicle valeting = car valeting
      service advising = service writing
      warranty claims processing = de:Garantieabwicklung = fr:gestion des garanties
      parts ordering = de:Teilebestellung
      vehicle sales = car sales = de:Automobilverkauf = de:Fahrzeugverkauf = fr:vente automobile = es:venta de vehículos = automotive sales = es:venta de automóviles = 汽车销售
      vehicle appraisal = de:Fahrzeugbewertung, motorcycle repair = de:Motorradtechnik = fr:mécanique moto
      bicycle repair = de:Fahrradmontage = fr:réparation de vélos
      agricultural machinery repair = de:Landmaschinentechnik = fr:mécanique agricole
      heavy truck repair = heavy-duty truck repair = de:Nutzfahrzeugtechnik = fr:mécanique poids lourds = HGV maintenance = commercial vehicle repair = es:mecánica de camiones
      forklift repair
      small engine repair, air brake systems = de:Druckluftbremsen = air brakes = pneumatic brakes
      towing and recovery = de:Abschleppdienst = fr:dépannage remorquage
      roadside assistance = de:Pannenhilfe = fr:assistance routière, DOT inspections = DOT vehicle inspections

      automotive air conditioning = air conditioning service = A/C service
      tyre fitting = tire mounting = tire changing = de:Reifenmontage, roadworthiness inspections
      heavy vehicle repair = heavy vehicle maintenance = heavy vehicle servicing, engine rebuilds

      parts sales = parts advising = parts counter = parts department operations = de:Teiledienst = fr:magasinage pièces = es:venta de recambios
      car servicing, gearbox replacement, brakes and suspension, brake replacement, vehicle air conditioning
      exhaust repair, tyre replacement, bodywork repair, dent repair, jig alignment
      windscreen replacement = windscreen repair = auto glass, vehicle recovery, breakdown recovery
      pre-delivery inspections = vehicle PDI, F&I = finance and insurance in dealerships
      bus maintenance = PSV maintenance
      wheel balancing = de:Auswuchten = fr:équilibrage des roues = es:equilibrado de ruedas
    `,
    domain: `
      automotive industry = de:Automobilindustrie = fr:industrie automobile = es:industria automotriz = 汽车行业
      automotive aftermarket
    `,
    certificate: `
      ASE = ASE certification = ASE certified, ASE Master Technician = ASE Master, I-CAR = I-CAR Platinum
      de:Hochvoltschein = de:Fachkundiger für Hochvoltsysteme = de:HV-Schein = de:Hochvoltschulung nach DGUV
      IMI Level 3
      MOT tester = MOT testing, fr:habilitation véhicules électriques

      MOT tester licence, IMI accreditation

      IMI qualified, IMI accredited, MOT Class 4, MOT Class 7, IRTEC
      ATA accreditation = Automotive Technician Accreditation
      IMI hybrid and electric = IMI Level 3 Electric Vehicle = IMI EV Level 3
    `,
    licence: `
      de:Kfz-Meister = de:Kfz-Technikermeister = de:Kraftfahrzeugtechnikermeister
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
    Hunter alignment > wheel alignment machine
    heavy vehicle repair > vehicle repair
    CCC ONE > motor claims
    bodywork repair > vehicle repair
  `,
};
