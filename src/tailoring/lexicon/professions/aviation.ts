import type { ProfessionTable } from '../profession-table.ts';

export const aviation: ProfessionTable = {
  profession: 'aviation and aerospace',
  terms: {
    tool: `
      Jeppesen charts = Jeppesen, ForeFlight, flight management systems, G1000 = Garmin G1000
      AMOS MRO software = Swiss-AS AMOS, TRAX maintenance software, Altea Departure Control = Amadeus Altea
      Sabre GDS = Sabre Red, NX Nastran = MSC Nastran = Nastran, STK = Systems Tool Kit
      DOORS = IBM DOORS = Rational DOORS, Cameo Systems Modeler = MagicDraw
    `,
    method: `
      flight operations = Flugbetrieb = opérations aériennes = operaciones de vuelo
      flight planning = Flugplanung = préparation des vols, flight instruction = instruction en vol
      instrument flying = instrument flight rules = IFR flying, visual flight rules = VFR flying
      crew resource management
      aircraft maintenance = Flugzeugwartung = maintenance aéronautique = mantenimiento de aeronaves
      line maintenance, base maintenance = heavy maintenance checks
      airframe repair = sheet metal repair of aircraft = Strukturreparatur
      turbine engine maintenance = gas turbine maintenance = Triebwerkswartung = maintenance moteur aéronautique
      avionics = Avionik = avionique = aviónica, avionics troubleshooting, composite repair = Faserverbundreparatur
      aircraft inspection
      non-destructive testing = NDT = zerstörungsfreie Prüfung = ZfP = contrôle non destructif = ensayos no destructivos
      ultrasonic testing = Ultraschallprüfung = contrôle par ultrasons
      magnetic particle testing = magnetic particle inspection = Magnetpulverprüfung
      dye penetrant testing = liquid penetrant testing = Eindringprüfung = ressuage
      eddy current testing = Wirbelstromprüfung = courants de Foucault
      radiographic testing = Durchstrahlungsprüfung
      airworthiness = continuing airworthiness management = Lufttüchtigkeit = navigabilité
      ground handling = Bodenabfertigung = assistance en escale
      ramp operations = ramp handling = apron services = Vorfeldabfertigung, aircraft fueling = Flugzeugbetankung
      aircraft deicing = de-icing operations = Flugzeugenteisung
      passenger handling = passenger services = Passagierabfertigung
      cabin service = in-flight service = Bordservice = service à bord
      cabin safety procedures = aircraft evacuation procedures
      airport security screening = Luftsicherheitskontrolle = sûreté aéroportuaire
      weight and balance calculations = load control = load sheets
      air traffic control = Flugsicherung = contrôle aérien = control de tráfico aéreo
      aerodrome operations = airfield operations
      drone operation = UAV piloting = unmanned aerial systems = Drohnensteuerung = pilotage de drones
      aerodynamics = Aerodynamik = aérodynamique = aerodinámica, flight dynamics
      flight testing = Flugerprobung = essais en vol, propulsion systems = Antriebssysteme, orbital mechanics
      satellite operations = Satellitenbetrieb, systems engineering, model-based systems engineering = MBSE
      stress analysis = Festigkeitsberechnung = calcul de résistance
      fatigue analysis = fatigue and damage tolerance, aviation safety management systems
    `,
    domain: `
      aerospace engineering = Luft- und Raumfahrttechnik, aviation = Luftfahrt = aviation civile = aviación
      space systems = Raumfahrttechnik = systèmes spatiaux, EASA Part 145 = Part-145
      EASA Part 21 = Part 21 design organisation, EASA regulations = EASA-Vorschriften
      FAA regulations = FAR Part 121, DO-178C = DO-178, DO-254, ARP4754A = ARP4754, AS9100
    `,
    certificate: `
      FAA Part 107 = Part 107 Remote Pilot = remote pilot certificate
      EU-Drohnenführerschein = EU drone certificate A2, ASNT Level II = NDT Level II = NDT Level 2, SNT-TC-1A
      EN 4179, cabin crew attestation = Kabinenpersonal-Zertifikat = certificat sécurité sauvetage
      ICAO English Level 4 = ICAO English proficiency, type rating = Musterberechtigung
      instrument rating = IR rating pilot, flight instructor certificate = CFI = Certified Flight Instructor
    `,
    licence: `
      A&P license = Airframe and Powerplant = A&P certificate = A&P mechanic
      EASA Part-66 license = Part-66 B1 = Part 66 = CAT B1, Part-66 B2 = CAT B2
      commercial pilot license = CPL = Berufspilotenlizenz = licence de pilote professionnel
      airline transport pilot license = ATPL = ATP certificate, private pilot license = PPL = Privatpilotenlizenz
      Luftsicherheitsassistent = Luftsicherheitskontrollkraft
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
  `,
};
