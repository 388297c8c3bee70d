import type { ProfessionTable } from '../profession-table.ts';

export const electricalAndPlumbing: ProfessionTable = {
  profession: 'electrical, plumbing and climate trades',
  terms: {
    tool: `
      multimeter, KNX, Fluke meters = Fluke multimeter, megohmmeter = insulation tester, clamp meter = Stromzange
      pipe threader = pipe threading machine, manifold gauges, combustion analyzer, DALI lighting control = DALI
      Loxone, press fittings = ProPress = Pressfittings, BACnet, Tridium Niagara = Niagara AX = Niagara 4
      Johnson Controls Metasys = Metasys, thermography camera = thermal imager
    `,
    method: `
      electrical installation = wiring = Elektroinstallation = installation électrique = instalaciones eléctricas
      conduit bending, panel building = Schaltschrankbau = câblage d'armoires électriques
      electrical troubleshooting = Fehlersuche = recherche de pannes, motor controls
      variable frequency drives = VFD = Frequenzumrichter, low voltage = low-voltage systems
      fire alarm systems = Brandmeldeanlagen
      solar installation = photovoltaics = Photovoltaik = photovoltaïque = fotovoltaica
      DGUV V3 = DGUV Vorschrift 3 = BGV A3, VDE = VDE 0100, schematics
      electrical schematics = Schaltpläne = schémas électriques, building automation = Gebäudeautomation
      HVAC = HVAC systems = heating ventilation and air conditioning = Heizung Lüftung Klima = HLK = climatización
      HVAC design, refrigeration = Kältetechnik = refrigeración, refrigerant handling, boiler maintenance = boilers
      ductwork = duct installation, plumbing = Sanitärinstallation = plomberie = fontanería, pipe installation
      pipefitting = pipe fitting, brazing

      residential wiring = house wiring = Hausinstallation, commercial wiring, industrial wiring
      service panel upgrades = panel upgrades, cable pulling = wire pulling = tirage de câbles = tendido de cables
      cable tray installation = Kabeltrassen, grounding and bonding = Erdung und Potentialausgleich
      lighting installation = Beleuchtungsinstallation = installation d'éclairage
      medium voltage = Mittelspannung = moyenne tension = media tensión
      high voltage = Hochspannung = haute tension = alta tensión
      switchgear = Schaltanlagen = appareillage électrique, transformer maintenance = Transformatoren
      power quality analysis, arc flash safety = NFPA 70E
      electrical testing = Prüfung elektrischer Anlagen = essais électriques
      relay logic = relay protection = Schutztechnik
      uninterruptible power supplies = UPS systems = USV-Anlagen = onduleurs
      generator maintenance = generator installation = groupes électrogènes
      EV charger installation = Ladeinfrastruktur = Wallbox-Installation = bornes de recharge
      structured cabling = Netzwerkverkabelung = câblage structuré = cableado estructurado
      smart home = smart home systems = domotique = domótica, lightning protection = Blitzschutz
      alarm systems = Alarmanlagen = systèmes d'alarme, door entry systems = Sprechanlagen
      elevator maintenance = lift maintenance = Aufzugstechnik = maintenance d'ascenseurs

      heating systems = Heizungstechnik = Heizungsbau = chauffage central = calefacción
      heat pumps = heat pump installation = Wärmepumpen = pompes à chaleur = bombas de calor
      gas heating = gas fitting = Gasinstallation
      underfloor heating = radiant floor heating = Fußbodenheizung = plancher chauffant
      air conditioning installation = Klimatechnik = Klimaanlagen = climatisation = aire acondicionado
      ventilation systems = Lüftungstechnik = Lüftungsanlagen = VMC, chillers = chiller maintenance = Kältemaschinen
      cooling towers, rooftop units = RTU installation, split systems = mini-split installation = Splitgeräte
      Manual J load calculations = Manual J, air balancing = testing adjusting and balancing
      hydronic balancing = hydraulischer Abgleich, drain cleaning = Rohrreinigung = débouchage de canalisations
      water heater installation, backflow prevention = backflow testing, medical gas piping
      sprinkler systems = fire sprinkler installation = Sprinkleranlagen, steam fitting = steamfitting
      soldering of copper pipe = Kupferrohr löten, PEX piping
      bathroom installation = Badsanierung = installation de salles de bains
      drinking water hygiene = Trinkwasserhygiene, septic systems = Kleinkläranlagen = assainissement non collectif
      leak detection = Leckortung = recherche de fuites
    `,
    certificate: `
      EPA 608 = EPA Section 608 = EPA 608 certification = EPA Universal, NATE = NATE certification
      Elektrofachkraft = Elektrofachkraft nach DGUV, habilitation électrique
      Elektrofachkraft für festgelegte Tätigkeiten = EFKffT, Schaltberechtigung, verantwortliche Elektrofachkraft
      Kälteschein = Kategorie I Kälteschein, 18th Edition Wiring Regulations = BS 7671
      Gas Safe registered = Gas Safe, City & Guilds 2365, QualiPAC, QualiPV
      attestation de capacité fluides frigorigènes, REBT = Reglamento Electrotécnico para Baja Tensión, 低压电工证 = 电工证
      高压电工证, VDI 6022
    `,
    licence: `
      journeyman electrician license = journeyman license = journeyman electrician = licensed electrician = electrician license
      master electrician license = master electrician, plumbing license = licensed plumber = journeyman plumber
      Elektromeister = Meister im Elektrotechnikerhandwerk, SHK-Meister = Installateur- und Heizungsbauermeister
      HVAC license = licensed HVAC contractor, carnet de instalador electricista
    `,
  },
  implies: `
    EPA 608 > refrigerant handling
    refrigeration > HVAC
    ductwork > HVAC
    master electrician license > journeyman electrician license
    panel building > electrical installation
    solar installation > electrical installation, solar energy
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
  `,
};
