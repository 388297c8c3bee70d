import type { ProfessionTable } from '../profession-table.ts';

export const electricalAndPlumbing: ProfessionTable = {
  profession: 'electrical, plumbing and climate trades',
  terms: {
    tool: `
      multimeter = es:multímetro = 万用表, KNX, Fluke meters = Fluke multimeter, megohmmeter = insulation tester, clamp meter = de:Stromzange
      pipe threader = pipe threading machine, manifold gauges, combustion analyzer, DALI lighting control = DALI
      Loxone, press fittings = de:Pressfittings, ProPress, BACnet, Tridium Niagara = Niagara AX = Niagara 4
      Johnson Controls Metasys = Metasys, thermography camera = thermal imager

      air handling units = fr:centrales de traitement d'air = es:climatizadores, fan coil units = FCUs
      Trend controls = Trend BMS, Niagara framework, Honeywell controls, DALI lighting, Megger
      multifunction testers, cable trays = containment systems = cable containment = trunking and conduit
      SWA cabling = armoured cable, diesel generators, standby generators, nurse call systems
      public address systems = PAVA
    `,
    method: `
      electrical installation = wiring = de:Elektroinstallation = fr:installation électrique = es:instalaciones eléctricas = wiring installation = 电气安装
      conduit bending = conduit installation, panel building = de:Schaltschrankbau = fr:câblage d'armoires électriques = control panel wiring = fr:câblage d'armoires = de:Schaltschrankverdrahtung = control panel assembly = es:montaje de cuadros eléctricos = 电气装配
      electrical troubleshooting = electrical fault finding = fr:dépannage électrique, de:Fehlersuche = fr:recherche de pannes, motor controls
      variable frequency drives = VFD = de:Frequenzumrichter = frequency inverters = fr:variateurs de vitesse = variable speed drives = VSD = es:variadores de frecuencia = 变频器, low voltage = low-voltage systems = de:Niederspannung = fr:basse tension = es:baja tensión
      fire alarm systems = de:Brandmeldeanlagen
      solar installation, photovoltaics = de:Photovoltaik = fr:photovoltaïque = es:fotovoltaica = solar PV = PV systems = 光伏
      DGUV V3 = de:DGUV Vorschrift 3 = BGV A3 = PAT testing = portable appliance testing, VDE, VDE 0100, schematics
      electrical schematics = de:Schaltpläne = fr:schémas électriques = es:esquemas eléctricos = es:planos eléctricos = de:Stromlaufpläne = 电气图 = 电路图 = fr:schémas de câblage, building automation = de:Gebäudeautomation = de:Gebäudeleittechnik = fr:GTB = building management systems = BEMS = building automation systems = fr:gestion technique du bâtiment
      HVAC = HVAC systems = heating ventilation and air conditioning = de:Heizung Lüftung Klima = HLK = es:climatización
      HVAC design, refrigeration = de:Kältetechnik = de:Kälte = fr:technique du froid = es:refrigeración = fr:froid industriel = fr:froid commercial = es:refrigeración industrial = es:frío industrial = 制冷, refrigerant handling, boiler maintenance
      boilers
      ductwork = duct installation = ductwork installation = de:Lüftungskanäle, plumbing = de:Sanitärinstallation = de:Sanitär = fr:plomberie = es:fontanería
      pipe installation
      pipefitting = pipe fitting = fr:tuyauterie = de:Rohrleitungsbau = fr:tuyauterie industrielle, brazing = de:Hartlöten = fr:brasage fort

      residential wiring = house wiring = de:Hausinstallation, commercial wiring, industrial wiring
      service panel upgrades = panel upgrades
      cable pulling = wire pulling = fr:tirage de câbles = es:tendido de cables = cable installation = de:Kabelverlegung
      cable tray installation = de:Kabeltrassen, grounding and bonding = de:Erdung und Potentialausgleich
      lighting installation = de:Beleuchtungsinstallation = fr:installation d'éclairage
      medium voltage = de:Mittelspannung = fr:moyenne tension = es:media tensión
      high voltage = de:Hochspannung = fr:haute tension = es:alta tensión = HV systems
      switchgear = de:Schaltanlagen = fr:appareillage électrique = 开关柜, transformer maintenance = de:Transformatoren = power transformers
      power quality analysis, arc flash safety, NFPA 70E
      electrical testing = de:Prüfung elektrischer Anlagen = fr:essais électriques = inspection and testing = de:VDE-Messungen = de:VDE-Prüfungen
      relay logic, relay protection = de:Schutztechnik = protection relays = 继电保护
      uninterruptible power supplies = UPS systems = de:USV-Anlagen = fr:onduleurs
      generator maintenance = generator installation = fr:groupes électrogènes
      EV charger installation = de:Ladeinfrastruktur = de:Wallbox-Installation = fr:bornes de recharge = EV charging = EV charge points = de:Wallbox = EV chargers = de:Ladestationen = de:Wallboxen = es:puntos de recarga = 充电桩
      structured cabling = de:Netzwerkverkabelung = fr:câblage structuré = es:cableado estructurado = network cabling = de:strukturierte Verkabelung
      smart home = smart home systems = fr:domotique = es:domótica = home automation, lightning protection = de:Blitzschutz
      alarm systems = de:Alarmanlagen = fr:systèmes d'alarme, door entry systems = de:Sprechanlagen
      elevator maintenance = lift maintenance = de:Aufzugstechnik = fr:maintenance d'ascenseurs = de:Aufzugswartung = lift maintenance and repair = lift servicing = es:mantenimiento de ascensores = 电梯维保

      heating systems = de:Heizungstechnik = de:Heizungsbau = fr:chauffage central = es:calefacción = central heating = fr:chauffage
      heat pumps = heat pump installation = de:Wärmepumpen = fr:pompes à chaleur = es:bombas de calor
      gas heating, gas fitting = de:Gasinstallation = gas piping = gas installation
      underfloor heating = radiant floor heating = de:Fußbodenheizung = fr:plancher chauffant
      air conditioning installation = de:Klimatechnik = de:Klimaanlagen = fr:climatisation = es:aire acondicionado
      ventilation systems = de:Lüftungstechnik = de:Lüftungsanlagen = VMC = de:Lüftungsbau = de:Raumlufttechnik = de:RLT-Anlagen
      chillers = chiller maintenance = de:Kältemaschinen = de:Kaltwassersätze = fr:groupes froids
      cooling towers, rooftop units = RTU installation, split systems = mini-split installation = de:Splitgeräte = mini-splits = ductless systems = split air conditioning
      Manual J load calculations = Manual J, air balancing = testing adjusting and balancing = airflow balancing
      hydronic balancing = de:hydraulischer Abgleich
      drain cleaning = de:Rohrreinigung = fr:débouchage de canalisations = drain unblocking
      water heater installation = water heaters, backflow prevention = backflow testing, well pumps, medical gas piping
      sprinkler systems = fire sprinkler installation = de:Sprinkleranlagen = fire sprinklers, steam fitting = steamfitting
      soldering of copper pipe = de:Kupferrohr löten, PEX piping = PEX
      bathroom installation = de:Badsanierung = fr:installation de salles de bains = bathroom fitting
      drinking water hygiene = de:Trinkwasserhygiene
      septic systems = de:Kleinkläranlagen = fr:assainissement non collectif
      leak detection = de:Leckortung = fr:recherche de fuites

      copper pipework = copper piping = copper pipe work, boiler installation = boiler servicing = de:Heizungsinstallation
      unvented hot water systems = unvented cylinders, rough-in plumbing, pipe threading, fixture installation
      pressure testing = hydrostatic testing = de:Druckprüfung = fr:épreuve hydraulique = pressure testing of pipework
      sewer line repair = sewer lines, hydro jetting = water jetting, thermostatic valves
      commercial refrigeration = refrigeration systems = de:Kälteanlagen = fr:installations frigorifiques = es:sistemas de refrigeración
      refrigerant recovery, refrigerant leak detection, VRF systems = VRV = VRV systems
      cold rooms = cool rooms = walk-in coolers = de:Kühlräume = fr:chambres froides, compressor replacement
      transcritical CO2 = CO2 refrigeration, ammonia refrigeration = ammonia systems, thermostat installation
      gas furnaces, HVAC controls, heat load calculations, electric motor repair = motor rewinds
      three-phase systems = three-phase = 3-phase = de:Drehstrom
      solar panel installation = solar PV installation = rooftop solar = de:Photovoltaikmontage
      fire alarm installation = fire alarms, emergency lighting = de:Notbeleuchtung
      insulation resistance testing = megger testing, temporary power, fault finding = de:Störungsbehebung = es:diagnóstico de averías = es:localización de averías = fr:dépannage = es:resolución de averías = es:detección de averías = 故障排查 = 故障诊断 = de:Störungsbeseitigung = de:Fehlerdiagnose = de:Fehleranalyse = 故障排除 = 故障处理
      data cabling = Cat6 cabling = Cat 6 = data cabling installation, distribution boards = consumer units = de:Unterverteilungen
      cable sizing = de:Kabeldimensionierung = de:Leitungsberechnung = cable calculations
      earthing = earthing systems = de:Erdung = fr:mise à la terre = es:puesta a tierra
      motor control centers, lighting design = de:Lichtplanung = es:diseño de iluminación
      periodic inspection and testing = EICR

      air conditioning maintenance, air conditioning
      leak detection of refrigerants = refrigerant leak testing, mechanical ventilation systems
      landlord gas safety checks = CP12 = landlord gas safety records
      combustion analysis = flue gas analysis
      legionella control = legionella testing = L8 = water hygiene = TMV servicing, oil-fired boilers
      drain clearance, blocked drains, drain surveys, soldered joints, pipework insulation = lagging
      gas pipework, medical gases installation, lift engineering
      lift installation = elevator installation = 电梯安装, escalator maintenance = escalators
      lift door operators, LOLER inspections = LOLER
      intruder alarms = burglar alarms = de:Einbruchmeldeanlagen = fr:alarmes anti-intrusion
      CCTV installation = IP CCTV = CCTV systems = CCTV systems installation = de:Videoüberwachungstechnik = fr:installation de vidéosurveillance
      fire detection systems, sprinkler installation, fixed wire testing
      first fix and second fix electrics = first and second fix, rewiring = rewires
      domestic electrics = domestic electrical installation, commercial electrical installation
      industrial electrical installation, HV switching = high voltage switching
      electrical isolation = safe isolation = lock out tag out = LOTO procedures
      electrical design software = electrical design
      street lighting = street light maintenance, overhead lines = overhead line work
      cable jointing = HV jointing, smart meters

      meter cabinets = de:Zählerschränke = de:Zählerschrank, fr:armoires électriques
      electrical maintenance = es:mantenimiento eléctrico = fr:maintenance électrique = de:elektrische Instandhaltung = 电气维修 = 电工维修
      bringing installations up to code = fr:mise aux normes
      sanitary installation = de:Sanitärtechnik = fr:installation sanitaire = es:instalaciones sanitarias
    `,
    certificate: `
      EPA 608 = EPA Section 608 = EPA 608 certification, EPA Universal, NATE = NATE certification
      de:Elektrofachkraft = de:Elektrofachkraft nach DGUV, fr:habilitation électrique = B2V BR
      de:Elektrofachkraft für festgelegte Tätigkeiten = EFKffT, de:Schaltberechtigung
      de:verantwortliche Elektrofachkraft
      de:Kälteschein = de:Kategorie I Kälteschein = F-Gas = F-Gas certificate = F-gas certified = F-Gas qualification = fr:attestation fluides frigorigènes = es:carné de gases fluorados, 18th Edition Wiring Regulations = BS 7671 = 18th Edition = IET Wiring Regulations
      Gas Safe registered = Gas Safe = Gas Safe registration, City & Guilds 2365, QualiPAC, QualiPV
      fr:attestation de capacité fluides frigorigènes, REBT = es:Reglamento Electrotécnico para Baja Tensión
      低压电工证 = 电工证 = 低压电工操作证
      高压电工证, VDI 6022

      WRAS = Water Regulations certificate, ACS gas qualifications, ECS card = JIB card
      Clean Energy Council accreditation = CEC accreditation = SAA accreditation, NVQ Level 3 Electrical

      2391 = 2391 inspection and testing, AM2, JIB gold card, NICEIC = NICEIC approved = NICEIC registered
      F-Gas Category 1, CCN1 = CCN1 gas, unvented ticket = G3 unvented, OFTEC, CompEx = Comp Ex
      Authorised Person HV = HV Authorised Person = HV AP, 制冷证 = 制冷与空调作业证
    `,
    licence: `
      journeyman electrician license = journeyman license = journeyman electrician
      licensed electrician = electrician license
      master electrician license = master electrician, plumbing license = licensed plumber = journeyman plumber = journeyman plumber license
      de:Elektromeister = de:Meister im Elektrotechnikerhandwerk
      SHK-Meister = de:Installateur- und Heizungsbauermeister
      HVAC license = licensed HVAC contractor, es:carnet de instalador electricista

      ARCtick = ARCtick licence = ARC licence = refrigerant handling licence, master plumber license = master plumber
      A-grade electrical licence = A grade licence
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
    refrigerant recovery > refrigerant handling
    refrigerant leak detection > leak detection
    transcritical CO2 > commercial refrigeration
    VRF systems > split systems
    boiler installation > heating systems
    escalator maintenance > elevator maintenance
    electrical troubleshooting > fault finding
  `,
};
