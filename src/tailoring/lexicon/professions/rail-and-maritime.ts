import type { ProfessionTable } from '../profession-table.ts';

export const railAndMaritime: ProfessionTable = {
  profession: 'rail, shipping and public transport',
  terms: {
    tool: `
      ECDIS, ETCS = European Train Control System, RailSys
      marine diesel engines = de:Schiffsdieselmotoren = moteurs diesel marins
      GMDSS = Global Maritime Distress and Safety System
    `,
    method: `
      train driving = de:Triebfahrzeug führen = fr:conduite de trains = es:conducción de trenes
      train dispatching = de:Fahrdienstleitung
      railway signalling = de:Leit- und Sicherungstechnik = fr:signalisation ferroviaire = es:señalización ferroviaria = rail signaling
      track maintenance = de:Gleisbau = fr:entretien des voies ferrées
      overhead line installation = de:Oberleitung = fr:caténaires = es:catenaria
      rolling stock maintenance = de:Schienenfahrzeuginstandhaltung = fr:maintenance du matériel roulant
      shunting = de:Rangieren = fr:manœuvre ferroviaire
      ticket inspection = de:Fahrkartenkontrolle = fr:contrôle des titres de transport
      passenger transport = de:Personenbeförderung = fr:transport de voyageurs = es:transporte de viajeros
      bus driving = de:Busfahren = fr:conduite d'autobus = es:conducción de autobuses, taxi driving = de:Taxifahren = chauffeuring = chauffeur driving
      timetable planning = de:Fahrplanung = fr:graphicage
      ship navigation = maritime navigation = de:nautische Navigation = fr:navigation maritime = es:navegación marítima
      bridge watchkeeping = de:Brückenwache = fr:quart à la passerelle
      engine room operations = de:Maschinenraum = fr:salle des machines, deck operations = de:Decksdienst
      deck maintenance
      cargo handling = de:Ladungsumschlag = fr:manutention portuaire = es:estiba, stowage planning = de:Stauplanung
      port operations = de:Hafenbetrieb = fr:opérations portuaires = es:operaciones portuarias
      container terminal operations = de:Containerumschlag, ship repair = de:Schiffsreparatur = fr:réparation navale
      shipbuilding = de:Schiffbau = fr:construction navale = es:construcción naval
      naval architecture = fr:architecture navale
      vessel inspections, port state control, mooring operations
      inland navigation = de:Binnenschifffahrt = fr:navigation fluviale, ship chartering = de:Befrachtung

      route knowledge = de:Streckenkenntnis, brake tests = brake testing = de:Bremsprobe, fare collection
      track safety, rolling stock = de:Schienenfahrzeuge = fr:matériel roulant, timetable adherence, wheelchair ramps
      GSM-R, de:LZB
      railway operations = de:Bahnbetrieb = fr:exploitation ferroviaire = es:operaciones ferroviarias
    `,
    domain: `
      railway engineering = de:Bahntechnik = de:Eisenbahntechnik = fr:ingénierie ferroviaire = es:ingeniería ferroviaria
      maritime transport = de:Seeschifffahrt = transport maritime = es:transporte marítimo, SOLAS, MARPOL, ISM Code
      EN 50128, EN 50126
    `,
    certificate: `
      STCW = STCW Basic Safety Training, de:Fahrgastbeförderung = de:Personenbeförderungsschein = de:P-Schein
      FIMO voyageurs
      CAP bus = Certificado de Aptitud Profesional
      Dangerous Goods Safety Adviser = de:Gefahrgutbeauftragter = fr:conseiller à la sécurité transport de matières dangereuses

      Personal Track Safety = PTS card
    `,
    licence: `
      de:Führerschein Klasse D = fr:permis D = de:Busführerschein = es:carnet D, CDL passenger endorsement
      de:Triebfahrzeugführerschein = train driver licence = fr:licence de conducteur de train = train driving licence
      master mariner license = de:Kapitänspatent = master mariner
      officer of the watch certificate = OOW certificate = de:Nautisches Patent

      passenger endorsement = P endorsement
    `,
  },
  implies: `
    Führerschein Klasse D > bus driving, driver's license
    Triebfahrzeugführerschein > train driving
    ETCS > railway signalling
    ECDIS > ship navigation
    master mariner license > ship navigation
    bus driving > passenger transport
    train driving > passenger transport
    EN 50128 > functional safety
    stowage planning > cargo handling
    port state control > vessel inspections
  `,
};
