import type { ProfessionTable } from '../profession-table.ts';

export const electricalAndPlumbing: ProfessionTable = {
  profession: 'electrical, plumbing and climate trades',
  terms: {
    tool: `
      multimeter, KNX, Fluke meters = Fluke multimeter, megohmmeter = insulation tester, clamp meter = de:Stromzange
      pipe threader = pipe threading machine, manifold gauges, combustion analyzer, DALI lighting control = DALI
      Loxone, press fittings = de:Pressfittings, ProPress, BACnet, Tridium Niagara = Niagara AX = Niagara 4
      Johnson Controls Metasys = Metasys, thermography camera = thermal imager
    `,
    method: `
      electrical installation = wiring = de:Elektroinstallation = fr:installation électrique = es:instalaciones eléctricas
      conduit bending, panel building = de:Schaltschrankbau = fr:câblage d'armoires électriques
      electrical troubleshooting, de:Fehlersuche = fr:recherche de pannes, motor controls
      variable frequency drives = VFD = de:Frequenzumrichter, low voltage = low-voltage systems
      fire alarm systems = de:Brandmeldeanlagen
      solar installation, photovoltaics = de:Photovoltaik = fr:photovoltaïque = es:fotovoltaica
      DGUV V3 = de:DGUV Vorschrift 3 = BGV A3, VDE, VDE 0100, schematics
      electrical schematics = de:Schaltpläne = fr:schémas électriques = es:esquemas eléctricos = es:planos eléctricos, building automation = de:Gebäudeautomation
      HVAC = HVAC systems = heating ventilation and air conditioning = de:Heizung Lüftung Klima = HLK = es:climatización
      HVAC design, refrigeration = de:Kältetechnik = es:refrigeración, refrigerant handling, boiler maintenance
      boilers
      ductwork = duct installation, plumbing = de:Sanitärinstallation = fr:plomberie = es:fontanería
      pipe installation
      pipefitting = pipe fitting, brazing

      residential wiring = house wiring = de:Hausinstallation, commercial wiring, industrial wiring
      service panel upgrades = panel upgrades
      cable pulling = wire pulling = fr:tirage de câbles = es:tendido de cables
      cable tray installation = de:Kabeltrassen, grounding and bonding = de:Erdung und Potentialausgleich
      lighting installation = de:Beleuchtungsinstallation = fr:installation d'éclairage
      medium voltage = de:Mittelspannung = fr:moyenne tension = es:media tensión
      high voltage = de:Hochspannung = fr:haute tension = es:alta tensión
      switchgear = de:Schaltanlagen = fr:appareillage électrique, transformer maintenance = de:Transformatoren
      power quality analysis, arc flash safety, NFPA 70E
      electrical testing = de:Prüfung elektrischer Anlagen = fr:essais électriques
      relay logic, relay protection = de:Schutztechnik
      uninterruptible power supplies = UPS systems = de:USV-Anlagen = fr:onduleurs
      generator maintenance = generator installation = fr:groupes électrogènes
      EV charger installation = de:Ladeinfrastruktur = de:Wallbox-Installation = fr:bornes de recharge
      structured cabling = de:Netzwerkverkabelung = fr:câblage structuré = es:cableado estructurado
      smart home = smart home systems = fr:domotique = es:domótica, lightning protection = de:Blitzschutz
      alarm systems = de:Alarmanlagen = fr:systèmes d'alarme, door entry systems = de:Sprechanlagen
      elevator maintenance = lift maintenance = de:Aufzugstechnik = fr:maintenance d'ascenseurs

      heating systems = de:Heizungstechnik = de:Heizungsbau = fr:chauffage central = es:calefacción
      heat pumps = heat pump installation = de:Wärmepumpen = fr:pompes à chaleur = es:bombas de calor
      gas heating, gas fitting = de:Gasinstallation
      underfloor heating = radiant floor heating = de:Fußbodenheizung = fr:plancher chauffant
      air conditioning installation = de:Klimatechnik = de:Klimaanlagen = fr:climatisation = es:aire acondicionado
      ventilation systems = de:Lüftungstechnik = de:Lüftungsanlagen = VMC
      chillers = chiller maintenance = de:Kältemaschinen
      cooling towers, rooftop units = RTU installation, split systems = mini-split installation = de:Splitgeräte
      Manual J load calculations = Manual J, air balancing = testing adjusting and balancing
      hydronic balancing = de:hydraulischer Abgleich
      drain cleaning = de:Rohrreinigung = fr:débouchage de canalisations
      water heater installation, backflow prevention = backflow testing, medical gas piping
      sprinkler systems = fire sprinkler installation = de:Sprinkleranlagen, steam fitting = steamfitting
      soldering of copper pipe = de:Kupferrohr löten, PEX piping
      bathroom installation = de:Badsanierung = fr:installation de salles de bains
      drinking water hygiene = de:Trinkwasserhygiene
      septic systems = de:Kleinkläranlagen = fr:assainissement non collectif
      leak detection = de:Leckortung = fr:recherche de fuites
    `,
    certificate: `
      EPA 608 = EPA Section 608 = EPA 608 certification, EPA Universal, NATE = NATE certification
      de:Elektrofachkraft = de:Elektrofachkraft nach DGUV, fr:habilitation électrique
      de:Elektrofachkraft für festgelegte Tätigkeiten = EFKffT, de:Schaltberechtigung
      de:verantwortliche Elektrofachkraft
      de:Kälteschein = de:Kategorie I Kälteschein, 18th Edition Wiring Regulations = BS 7671
      Gas Safe registered = Gas Safe, City & Guilds 2365, QualiPAC, QualiPV
      fr:attestation de capacité fluides frigorigènes, REBT = es:Reglamento Electrotécnico para Baja Tensión
      低压电工证 = 电工证
      高压电工证, VDI 6022
    `,
    licence: `
      journeyman electrician license = journeyman license = journeyman electrician
      licensed electrician = electrician license
      master electrician license = master electrician, plumbing license = licensed plumber = journeyman plumber
      de:Elektromeister = de:Meister im Elektrotechnikerhandwerk
      SHK-Meister = de:Installateur- und Heizungsbauermeister
      HVAC license = licensed HVAC contractor, es:carnet de instalador electricista
    `,
  },
  implies: `
    EPA 608 > refrigerant handling
    refrigeration > HVAC
    ductwork > HVAC
    master electrician license > journeyman electrician license
    panel building > electrical installation
    solar installation > electrical installation, solar energy, photovoltaics
    electrical schematics > schematics
    residential wiring > electrical installation
    commercial wiring > electrical installation
    industrial wiring > electrical installation
    lighting installation > electrical installation
    service panel upgrades > electrical installation
    cable pulling > electrical installation
    EV charger installation > electrical installation
    KNX > building automation
    BACnet > building automation
    Tridium Niagara > building automation
    Johnson Controls Metasys > building automation
    Loxone > smart home
    smart home > building automation
    DGUV V3 > electrical testing
    heat pumps > heating systems
    gas heating > heating systems
    underfloor heating > heating systems
    air conditioning installation > HVAC
    ventilation systems > HVAC
    heating systems > HVAC
    chillers > HVAC
    rooftop units > HVAC
    split systems > air conditioning installation
    drain cleaning > plumbing
    water heater installation > plumbing
    backflow prevention > plumbing
    bathroom installation > plumbing
    PEX piping > pipe installation
    Elektromeister > electrical installation
    SHK-Meister > plumbing, heating systems
    Kälteschein > refrigerant handling
    Elektrofachkraft für festgelegte Tätigkeiten > electrical installation
    switchgear > power distribution
    VDE 0100 > VDE
    NFPA 70E > arc flash safety
    ProPress > press fittings
    EPA Universal > EPA 608
  `,
};
