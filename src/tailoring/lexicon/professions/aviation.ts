import type { ProfessionTable } from '../profession-table.ts';

export const aviation: ProfessionTable = {
  profession: 'aviation and aerospace',
  terms: {
    tool: `
      Jeppesen charts = Jeppesen, ForeFlight, flight management systems, G1000 = Garmin G1000
      AMOS MRO software = Swiss-AS AMOS, TRAX maintenance software, Altea Departure Control = Amadeus Altea
      Sabre GDS = Sabre Red, NX Nastran = MSC Nastran = Nastran, STK = Systems Tool Kit
      DOORS = IBM DOORS = Rational DOORS, Cameo Systems Modeler = MagicDraw

TRAX

      departure control systems, baggage reconciliation systems, ground support equipment = GSE
      aircraft tugs = pushback tugs, belt loaders, AMOS maintenance, Ramco aviation
      Maintenix
    `,
    method: `
      flight operations = de:Flugbetrieb = fr:opérations aériennes = es:operaciones de vuelo
      flight planning = de:Flugplanung = fr:préparation des vols, flight instruction = fr:instruction en vol
      instrument flying = instrument flight rules = IFR flying, visual flight rules = VFR flying
      crew resource management
      aircraft maintenance = de:Flugzeugwartung = fr:maintenance aéronautique = es:mantenimiento de aeronaves = 飞机维修
      line maintenance, base maintenance = heavy maintenance checks
      airframe repair = sheet metal repair of aircraft = de:Strukturreparatur
      turbine engine maintenance = gas turbine maintenance = de:Triebwerkswartung = fr:maintenance moteur aéronautique
      avionics = de:Avionik = fr:avionique = es:aviónica, avionics troubleshooting
      composite repair = de:Faserverbundreparatur
      aircraft inspection
      non-destructive testing = NDT = de:zerstörungsfreie Prüfung = ZfP = fr:contrôle non destructif = es:ensayos no destructivos = nondestructive testing
      ultrasonic testing = de:Ultraschallprüfung = fr:contrôle par ultrasons
      magnetic particle testing = magnetic particle inspection = de:Magnetpulverprüfung
      dye penetrant testing = liquid penetrant testing = de:Eindringprüfung = fr:ressuage = dye penetrant inspection
      eddy current testing = de:Wirbelstromprüfung = fr:courants de Foucault
      radiographic testing = de:Durchstrahlungsprüfung
      airworthiness = continuing airworthiness management = de:Lufttüchtigkeit = fr:navigabilité
      ground handling = de:Bodenabfertigung = fr:assistance en escale = 地勤 = ground operations = es:handling aeroportuario
      ramp operations = ramp handling = apron services = de:Vorfeldabfertigung = fr:opérations de piste
      aircraft fueling = de:Flugzeugbetankung
      aircraft deicing = de-icing operations = de:Flugzeugenteisung
      passenger handling = passenger services = de:Passagierabfertigung
      cabin service = in-flight service = de:Bordservice = fr:service à bord = inflight service = on-board service = onboard service = es:servicio a bordo = 客舱服务
      cabin safety procedures = aircraft evacuation procedures
      airport security screening = de:Luftsicherheitskontrolle = fr:sûreté aéroportuaire = fr:inspection filtrage
      weight and balance calculations = load control
      air traffic control = de:Flugsicherung = fr:contrôle aérien = es:control de tráfico aéreo
      aerodrome operations = airfield operations
      drone operation = UAV piloting = unmanned aerial systems = de:Drohnensteuerung = fr:pilotage de drones
      aerodynamics = de:Aerodynamik = fr:aérodynamique = es:aerodinámica, flight dynamics
      flight testing = de:Flugerprobung = fr:essais en vol, propulsion systems = de:Antriebssysteme, orbital mechanics
      satellite operations = de:Satellitenbetrieb, systems engineering, model-based systems engineering = MBSE, SysML
      stress analysis = de:Festigkeitsberechnung = fr:calcul de résistance
      fatigue analysis = fatigue and damage tolerance, aviation safety management systems

      special assistance passengers = passengers with reduced mobility, multi-engine rating = multi-engine
      borescope inspections, tool control, component replacement, weight and balance = load sheets
      minimum equipment list = MEL, safety management systems, in-flight emergencies, safety demonstrations
      aircraft manuals = aircraft maintenance manuals, A-checks, C-checks

      pre-flight safety demonstration, cabin safety
      evacuation of aircraft = aircraft evacuation = emergency evacuation procedures
      inflight retail = onboard sales = in-flight sales, galley management, passenger check-in
      airport check-in, boarding gate duties
      baggage handling = baggage loading = de:Gepäckabfertigung = fr:traitement des bagages = es:manejo de equipajes
      aircraft marshalling = marshalling aircraft, pushback operations = aircraft towing
      aircraft de-icing = deicing, loadsheets
      turnaround coordination = turnaround management = aircraft turnarounds
      airside driving = airside operations, airside safety, aviation security screening, passenger screening
      aircraft cleaning = cabin cleaning, aircraft refuelling, flight dispatch
      crew rostering = crew scheduling, slot coordination, PRM assistance
    `,
    domain: `
      aerospace engineering = de:Luft- und Raumfahrttechnik
      aviation = de:Luftfahrt = fr:aviation civile = es:aviación
      space systems = de:Raumfahrttechnik = fr:systèmes spatiaux, EASA Part 145 = Part-145
      EASA Part 21 = Part 21 design organisation, EASA regulations = de:EASA-Vorschriften
      FAA regulations, FAR Part 121, DO-178C = DO-178, DO-254, ARP4754A = ARP4754, AS9100
    `,
    certificate: `
      FAA Part 107 = Part 107 Remote Pilot = remote pilot certificate
      de:EU-Drohnenführerschein = EU drone certificate A2, ASNT Level II = NDT Level II = NDT Level 2, SNT-TC-1A
      EN 4179, cabin crew attestation = Kabinenpersonal-Zertifikat = fr:certificat sécurité sauvetage
      ICAO English Level 4 = ICAO English proficiency, type rating = de:Musterberechtigung
      instrument rating = IR rating pilot, flight instructor certificate = CFI = Certified Flight Instructor

      human factors training

      cabin crew licence, airside driving permit
      GSAT = General Security Awareness Training, dangerous goods regulations certificate = DGR Category
      FAA dispatcher license, ATPL frozen = frozen ATPL, MCC course
    `,
    licence: `
      A&P license = Airframe and Powerplant = A&P certificate = A&P mechanic = FAA A&P
      EASA Part-66 license = Part-66 B1 = Part 66 = CAT B1 = B1 licence = B2 licence, Part-66 B2 = CAT B2
      commercial pilot license = CPL = de:Berufspilotenlizenz = fr:licence de pilote professionnel
      airline transport pilot license = ATPL = ATP certificate, private pilot license = PPL = de:Privatpilotenlizenz
      de:Luftsicherheitsassistent = de:Luftsicherheitskontrollkraft
      dispatcher certificate FAA = aircraft dispatcher certificate
    `,
  },
  implies: `
    line maintenance > aircraft maintenance
    base maintenance > aircraft maintenance
    airframe repair > aircraft maintenance
    turbine engine maintenance > aircraft maintenance
    ultrasonic testing > non-destructive testing
    magnetic particle testing > non-destructive testing
    dye penetrant testing > non-destructive testing
    eddy current testing > non-destructive testing
    radiographic testing > non-destructive testing
    ASNT Level II > non-destructive testing
    avionics troubleshooting > avionics
    A&P license > aircraft maintenance
    EASA Part-66 license > aircraft maintenance
    Part-66 B2 > aircraft maintenance, avionics
    ramp operations > ground handling
    aircraft fueling > ground handling
    aircraft deicing > ground handling
    FAA Part 107 > drone operation
    model-based systems engineering > systems engineering
    Cameo Systems Modeler > model-based systems engineering
    airline transport pilot license > commercial pilot license
    NX Nastran > finite element analysis
    DOORS > requirements engineering
    ForeFlight > flight planning
    commercial pilot license > flight operations
    FAR Part 121 > FAA regulations
    A-checks > aircraft maintenance
    C-checks > aircraft maintenance
    minimum equipment list > airworthiness
    Jeppesen charts > flight planning
    weight and balance calculations > ground handling
    baggage handling > ground handling
    pushback operations > ramp operations
    aircraft de-icing > ground handling
  `,
};
