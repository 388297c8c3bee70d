import type { ProfessionTable } from '../profession-table.ts';

export const trades: ProfessionTable = {
  profession: 'trades, maintenance and vehicles',
  terms: {
    tool: `
      multimeter, power tools, hand and power tools, hand tools = Handwerkzeuge = outillage à main, CMMS, CNC = CNC machines = CNC-Maschinen = machines à commande numérique, Haas, Heidenhain, lathe = Drehmaschine, milling machine = Fräsmaschine = fraiseuse, G-code, scan tools = diagnostic scan tools = OBD-II, forklift, scissor lift, boom lift, aerial lift, excavator = Bagger = pelle mécanique = excavadora, crane operation = Kranführung, KNX, pallet jack
    `,
    method: `
      MIG welding = GMAW = MAG welding = MIG-/MAG-Schweißen = soudage MIG, TIG welding = GTAW = WIG-Schweißen = soudage TIG, stick welding = SMAW, arc welding, flux-cored welding = FCAW, welding = Schweißen = soudage = soldadura = 焊接, fabrication = metal fabrication = Metallbau, brazing, pipefitting = pipe fitting, CNC programming = CNC-Programmierung = programmation CNC, CNC machining = Zerspanung = usinage CNC = mecanizado CNC, surface grinding = Schleifen, CNC turning = Drehen, CNC milling = Fräsen
      electrical installation = wiring = Elektroinstallation = installation électrique = instalaciones eléctricas, conduit bending, panel building = Schaltschrankbau = câblage d'armoires électriques, electrical troubleshooting = Fehlersuche = recherche de pannes, motor controls, variable frequency drives = VFD = Frequenzumrichter, low voltage = low-voltage systems, fire alarm systems = Brandmeldeanlagen, solar installation = photovoltaics = Photovoltaik = photovoltaïque = fotovoltaica, DGUV V3 = DGUV Vorschrift 3 = BGV A3, VDE = VDE 0100, schematics, electrical schematics = Schaltpläne = schémas électriques, building automation = Gebäudeautomation
      preventive maintenance = preventative maintenance = planned maintenance = vorbeugende Wartung = maintenance préventive = mantenimiento preventivo = 设备维护, maintenance and repair = equipment maintenance = Instandhaltung = Wartung = Wartung und Instandsetzung = mantenimiento = dépannage, hydraulics = Hydraulik = hydraulique = hidráulica, pneumatics = Pneumatik = pneumatique = neumática, mechanical troubleshooting = troubleshooting mechanical equipment, facilities maintenance = building maintenance = Gebäudetechnik = Haustechnik, HVAC = HVAC systems = heating ventilation and air conditioning = Heizung Lüftung Klima = HLK = climatización, refrigeration = Kältetechnik = refrigeración, refrigerant handling, boiler maintenance = boilers, ductwork = duct installation, plumbing = Sanitärinstallation = plomberie = fontanería, pipe installation, drywall = drywall installation = Trockenbau = plaquisterie, framing, roofing = Dacharbeiten = couverture, carpentry = Zimmerei = charpente = menuiserie = carpintería, cabinetry = Möbelbau, painting = Malerarbeiten = peinture en bâtiment, masonry = Maurerarbeiten = maçonnerie = albañilería, tiling = Fliesenlegen = carrelage, concrete work = concrete finishing = Betonarbeiten = coffrage, scaffolding = Gerüstbau = échafaudage, demolition, landscaping = Landschaftsbau = aménagement paysager, heavy equipment operation = heavy equipment
      engine repair = engine diagnostics = Motordiagnose, brake repair = brakes = brake systems = Bremsen, vehicle diagnostics = automotive diagnostics = Fahrzeugdiagnose = diagnostic automobile = diagnóstico de vehículos, oil changes, transmission repair = transmissions, vehicle inspection = Hauptuntersuchung = contrôle technique, suspension and steering, body repair = collision repair = Karosserie = carrosserie, tire service = Reifenwechsel, diesel engines = diesel engine repair, electric vehicles = Hochvolttechnik = véhicules électriques, warehouse equipment maintenance
    `,
    domain: `
      residential construction, commercial construction, industrial maintenance = industrielle Instandhaltung = maintenance industrielle = mantenimiento industrial
    `,
    certificate: `
      EPA 608 = EPA Section 608 = EPA 608 certification = EPA Universal, ASE = ASE certification = ASE certified, AWS D1.1 = AWS certified welder, certified welder = Schweißschein = licence de soudure, NATE = NATE certification, Kranschein, Elektrofachkraft = Elektrofachkraft nach DGUV, NCCER, CACES = CACES R489, CSCS = CSCS card
    `,
    licence: `
      journeyman electrician license = journeyman license = journeyman electrician = licensed electrician = electrician license, master electrician license = master electrician, plumbing license = licensed plumber = journeyman plumber
    `,
  },
  implies: `
    MIG welding > welding
    TIG welding > welding
    stick welding > welding
    flux-cored welding > welding
    CNC machining > CNC
    CNC programming > CNC
    G-code > CNC programming
    EPA 608 > refrigerant handling
    refrigeration > HVAC
    ductwork > HVAC
    preventive maintenance > maintenance and repair
    facilities maintenance > maintenance and repair
    industrial maintenance > maintenance and repair
    ASE > vehicle diagnostics
    AWS D1.1 > welding
    master electrician license > journeyman electrician license
    panel building > electrical installation
    solar installation > electrical installation
    hand and power tools > hand tools, power tools
    scissor lift > aerial lift
    boom lift > aerial lift
    arc welding > welding
    electrical schematics > schematics
  `,
};
