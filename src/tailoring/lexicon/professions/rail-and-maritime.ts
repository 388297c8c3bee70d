import type { ProfessionTable } from '../profession-table.ts';

export const railAndMaritime: ProfessionTable = {
  profession: 'rail, shipping and public transport',
  terms: {
    tool: `
      ECDIS, ETCS = European Train Control System, RailSys
      marine diesel engines = Schiffsdieselmotoren = moteurs diesel marins
      GMDSS = Global Maritime Distress and Safety System
    `,
    method: `
      train driving = Triebfahrzeug führen = conduite de trains = conducción de trenes
      train dispatching = Fahrdienstleitung
      railway signalling = railway signaling = Leit- und Sicherungstechnik = signalisation ferroviaire = señalización ferroviaria
      track maintenance = Gleisbau = entretien des voies ferrées
      overhead line installation = Oberleitung = caténaires = catenaria
      rolling stock maintenance = Schienenfahrzeuginstandhaltung = maintenance du matériel roulant
      shunting = Rangieren = manœuvre ferroviaire
      ticket inspection = Fahrkartenkontrolle = contrôle des titres de transport
      passenger transport = Personenbeförderung = transport de voyageurs = transporte de viajeros
      bus driving = Busfahren = conduite d'autobus = conducción de autobuses, taxi driving = Taxifahren
      timetable planning = Fahrplanung = graphicage
      ship navigation = maritime navigation = nautische Navigation = navigation maritime = navegación marítima
      bridge watchkeeping = Brückenwache = quart à la passerelle
      engine room operations = Maschinenraum = salle des machines, deck operations = deck maintenance = Decksdienst
      cargo handling = Ladungsumschlag = manutention portuaire = estiba, stowage planning = Stauplanung
      port operations = Hafenbetrieb = opérations portuaires = operaciones portuarias
      container terminal operations = Containerumschlag, ship repair = Schiffsreparatur = réparation navale
      shipbuilding = Schiffbau = construction navale = construcción naval, naval architecture = architecture navale
      vessel inspections = port state control, mooring operations
      inland navigation = Binnenschifffahrt = navigation fluviale, ship chartering = Befrachtung
    `,
    domain: `
      railway engineering = Bahntechnik = Eisenbahntechnik = ingénierie ferroviaire = ingeniería ferroviaria
      maritime transport = Seeschifffahrt = transport maritime = transporte marítimo, SOLAS, MARPOL, ISM Code
      EN 50128, EN 50126
    `,
    certificate: `
      STCW = STCW Basic Safety Training, Fahrgastbeförderung = Personenbeförderungsschein = P-Schein, FIMO voyageurs
      CAP bus = Certificado de Aptitud Profesional
      Dangerous Goods Safety Adviser = Gefahrgutbeauftragter = conseiller à la sécurité transport de matières dangereuses
    `,
    licence: `
      Führerschein Klasse D = permis D = Busführerschein = carnet D = CDL passenger endorsement
      Triebfahrzeugführerschein = train driver licence = licence de conducteur de train
      master mariner license = Kapitänspatent = master mariner
      officer of the watch certificate = OOW certificate = Nautisches Patent
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
  `,
};
