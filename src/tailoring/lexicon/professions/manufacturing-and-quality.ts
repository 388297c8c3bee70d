import type { ProfessionTable } from '../profession-table.ts';

export const manufacturingAndQuality: ProfessionTable = {
  profession: 'manufacturing and quality',
  terms: {
    tool: `
      Minitab, JMP, SAP PP, SAP QM, Mastercam, KUKA, Fanuc = FANUC robots, CMM = coordinate measuring machine
      calipers and micrometers = precision measuring instruments = Messmittel
      CNC = CNC machines = CNC-Maschinen = machines à commande numérique, Haas, Heidenhain, lathe = Drehmaschine
      milling machine = Fräsmaschine = fraiseuse, G-code, Siemens SINUMERIK = SINUMERIK, Okuma controls = Okuma
      Mazak, DMG Mori, hyperMILL, NX CAM, Zeiss Calypso, PC-DMIS
      MES = manufacturing execution systems = MES-Systeme, MasterControl, Babtec, CAQ systems = CAQ-Software
      Plex ERP = Plex Systems, Epicor, Infor LN, proALPHA, ABB robots = ABB Robotics, Universal Robots = UR cobots
      cobots = collaborative robots = kollaborative Roboter, Cognex = Cognex vision systems
      Ignition SCADA = Inductive Automation Ignition, Wonderware = AVEVA System Platform, WinCC = SIMATIC WinCC
      Beckhoff = TwinCAT = Beckhoff TwinCAT, Mitsubishi PLC = MELSEC, Omron PLC = Sysmac Studio
      RSLogix 5000 = Studio 5000 = Logix Designer, FactoryTalk = FactoryTalk View
      Arburg = Allrounder injection molding machines, SMT lines = surface-mount technology
      height gauges = Höhenmessgerät, thread gauges = go/no-go gauges, Rauheitsmessgerät = surface roughness tester
    `,
    method: `
      Six Sigma, Lean Six Sigma, lean manufacturing = lean production = Lean = Lean Management = production allégée
      Kaizen
      continuous improvement = kontinuierlicher Verbesserungsprozess = KVP = amélioration continue = mejora continua
      5S = 5S methodology, value stream mapping = VSM
      root cause analysis = RCA = Ursachenanalyse = analyse des causes racines = análisis de causa raíz
      FMEA = failure mode and effects analysis, SPC = statistical process control = statistische Prozesslenkung
      8D = 8D reports, CAPA = corrective and preventive actions = corrective action, PPAP, APQP
      quality assurance = QA = Qualitätssicherung = assurance qualité = aseguramiento de la calidad = 质量保证
      quality control = QC = quality inspection = Qualitätskontrolle = contrôle qualité = control de calidad = 质量控制
      quality management = QMS = quality management system = Qualitätsmanagement = management de la qualité = gestión de calidad = 质量管理
      process validation = IQ/OQ/PQ
      process optimization = process improvement = Prozessoptimierung = optimisation des processus = optimización de procesos
      production planning = Produktionsplanung = Fertigungsplanung = planification de la production = planificación de la producción = 生产计划
      total productive maintenance = TPM, OEE = overall equipment effectiveness
      standard operating procedures = SOPs, work instructions = Arbeitsanweisungen = modes opératoires
      time studies = time and motion studies, machine setup = Rüsten = Maschineneinrichtung = réglage de machines
      machine operation = Maschinenbedienung = conduite de machines = operación de maquinaria
      assembly = Montage = assemblage = montaje, soldering = Löten = soudure électronique
      packaging = Verpackung = conditionnement
      blueprint reading = reading blueprints = Lesen technischer Zeichnungen = lecture de plans = lectura de planos
      calibration = Kalibrierung = étalonnage, injection molding = injection moulding = Spritzguss
      CNC programming = CNC-Programmierung = programmation CNC
      CNC machining = Zerspanung = usinage CNC = mecanizado CNC, CNC turning = Drehen, CNC milling = Fräsen
      surface grinding = Schleifen, welding = Schweißen = soudage = soldadura = 焊接
      MIG welding = GMAW = MAG welding = MIG-/MAG-Schweißen = soudage MIG
      TIG welding = GTAW = WIG-Schweißen = soudage TIG, stick welding = SMAW, arc welding, flux-cored welding = FCAW
      fabrication = metal fabrication = Metallbau

      SMED = single-minute exchange of die = quick changeover = Rüstzeitoptimierung
      Poka Yoke = mistake proofing = error proofing, Kanban systems in production = Pull-Produktion
      Gemba walks = Gemba, Hoshin Kanri = policy deployment, A3 problem solving = A3 reports, DMAIC
      Shopfloor Management = shop floor management = pilotage de production, line balancing = Austaktung, takt time
      bottleneck analysis = Engpassanalyse, standard work = standardized work = Standardarbeit
      Ishikawa diagrams = fishbone diagrams = cause and effect diagrams, 5 Why analysis = 5 Whys
      Pareto analysis = Pareto charts, control charts = Regelkarten = cartes de contrôle
      process capability studies = Cpk analysis = Prozessfähigkeitsuntersuchung
      gauge R&R = measurement system analysis = MSA studies = Messsystemanalyse
      first article inspection = FAI = Erstmusterprüfung = EMPB = inspection premier article
      incoming inspection = receiving inspection = Wareneingangsprüfung = contrôle réception
      in-process inspection = Fertigungsprüfung, final inspection = Endkontrolle = contrôle final = inspección final
      visual inspection = Sichtprüfung = contrôle visuel = inspección visual
      dimensional inspection = Maßprüfung = contrôle dimensionnel = metrología dimensional
      metrology = Messtechnik = metrología
      nonconformance reports = NCR management = non-conformance management = gestion des non-conformités
      internal quality audits = interne Audits nach ISO 9001, process audits = VDA 6.3
      control plans = Produktionslenkungsplan, batch record review = batch records = dossiers de lot
      deviation management = deviation investigations = Abweichungsmanagement, change control
      cleanroom operations = clean room = Reinraum = salle blanche = sala blanca
      product release = batch release = Chargenfreigabe, cleaning validation = Reinigungsvalidierung
      computer system validation = CSV validation = Computervalidierung
      production scheduling = Fertigungssteuerung = ordonnancement = programación de la producción
      work order management
      production supervision = Produktionsleitung = Fertigungsleitung = encadrement de production
      shift handover = Schichtübergabe = passation de consignes

      turning and milling = Drehen und Fräsen, 5-axis machining = 5-axis milling = 5-Achs-Fräsen = usinage 5 axes
      EDM machining = wire EDM = Drahterodieren = Erodieren = électroérosion
      tool making = toolmaking = tool and die making = Werkzeugbau = outillage de production = matricería
      fixture design = Vorrichtungsbau = jig and fixture design, deburring = Entgraten = ébavurage
      metal stamping = Stanztechnik = emboutissage = estampación, press brake operation = Abkanten = pliage tôlerie
      sheet metal work = Blechbearbeitung = tôlerie = chapa metálica
      laser cutting = Laserschneiden = découpe laser = corte por láser, plasma cutting = Plasmaschneiden
      waterjet cutting = Wasserstrahlschneiden, metal casting = Gießereitechnik = fonderie, die casting
      metal forging = Schmieden = forgeage
      heat treatment = Wärmebehandlung = traitement thermique = tratamiento térmico
      surface treatment = Oberflächentechnik = traitement de surface = tratamiento de superficies
      electroplating = Galvanik = galvanoplastie, powder coating = Pulverbeschichtung = revêtement poudre
      extrusion = Extrusionstechnik, blow molding = Blasformen, thermoforming = Thermoformen = thermoformage
      composites manufacturing = Faserverbundfertigung
      additive manufacturing = additive Fertigung = fabrication additive = fabricación aditiva
      3D printing = 3D-Druck = impression 3D = impresión 3D
      robot programming = Roboterprogrammierung = programmation de robots, robotic welding = Roboterschweißen
      spot welding = Punktschweißen = soudage par points, orbital welding = Orbitalschweißen
      cable harness assembly = Kabelkonfektion = câblage de faisceaux, wire crimping = Crimpen, IPC-A-610, J-STD-001
      ESD control = ESD-Schutz, adhesive bonding = Klebtechnik
      mechanical assembly = mechanische Montage = montage mécanique = montaje mecánico
      electrical assembly = elektrische Montage
      printing press operation = offset printing = Offsetdruck = impression offset
      woodworking = Holzbearbeitung = travail du bois = trabajo de la madera
      furniture making = Möbelherstellung = ébénisterie = ebanistería
      food manufacturing = Lebensmittelproduktion = industrie agroalimentaire = industria alimentaria
      filling and packaging lines = Abfüllanlagen = lignes de conditionnement, bottling
      brewing = Braukunst = brassage, paper manufacturing = Papierherstellung
      semiconductor manufacturing = wafer fabrication = Halbleiterfertigung, photolithography
    `,
    domain: `
      ISO 9001 = ISO 9001:2015, IATF 16949, ISO 13485, GMP = cGMP = good manufacturing practice = BPF
      industrial engineering = Wirtschaftsingenieurwesen = génie industriel = ingeniería industrial
      Industry 4.0 = industria 4.0 = smart manufacturing, ISO 17025 = ISO/IEC 17025, BRC = BRCGS, IFS Food
      FSSC 22000, ISO 22000, medical device manufacturing = Medizinprodukteherstellung
      MDR = Medical Device Regulation = EU MDR, ISO 14971, ISO 45001, VDA standards = VDA-Normen
    `,
    certificate: `
      Six Sigma Green Belt = Green Belt = Lean Six Sigma Green Belt
      Six Sigma Black Belt = Black Belt = Lean Six Sigma Black Belt, Six Sigma Yellow Belt = Yellow Belt
      CQE = Certified Quality Engineer, CQI = Certified Quality Inspector, CQA = Certified Quality Auditor
      ISO 9001 Lead Auditor = Lead Auditor ISO 9001
      Qualitätsmanagementbeauftragter = QMB = Quality Management Representative
      Industriemeister = Industriemeister Metall = geprüfter Industriemeister, REFA = REFA-Schein
      Certified Production Technician, AWS D1.1 = AWS certified welder
      certified welder = Schweißschein = licence de soudure
      IWE = International Welding Engineer = Schweißfachingenieur, ISO 9606 = EN ISO 9606-1 = DIN EN ISO 9606
      ASME Section IX, IPC certification = Certified IPC Specialist
    `,
    licence: `
      焊工证 = 焊工操作证
    `,
  },
  implies: `
    Six Sigma Green Belt > Six Sigma
    Six Sigma Black Belt > Six Sigma
    value stream mapping > lean manufacturing
    5S > lean manufacturing
    FMEA > quality management
    SPC > quality control
    8D > root cause analysis
    SAP PP > SAP
    SAP QM > SAP
    GMP > quality management
    ISO 9001 > quality management
    CMM > quality control
    Mastercam > CAM
    Lean Six Sigma > Six Sigma, lean manufacturing
    Kaizen > continuous improvement
    MIG welding > welding
    TIG welding > welding
    stick welding > welding
    flux-cored welding > welding
    CNC machining > CNC
    CNC programming > CNC
    G-code > CNC programming
    AWS D1.1 > welding
    arc welding > welding
    SMED > lean manufacturing
    Poka Yoke > lean manufacturing
    Gemba walks > lean manufacturing
    standard work > lean manufacturing
    takt time > lean manufacturing
    line balancing > lean manufacturing
    Hoshin Kanri > lean manufacturing
    DMAIC > Six Sigma
    Ishikawa diagrams > root cause analysis
    5 Why analysis > root cause analysis
    control charts > SPC
    process capability studies > SPC
    gauge R&R > metrology
    first article inspection > quality control
    incoming inspection > quality control
    in-process inspection > quality control
    final inspection > quality control
    visual inspection > quality control
    dimensional inspection > quality control, metrology
    process audits > quality management
    5-axis machining > CNC milling
    EDM machining > CNC machining
    hyperMILL > CAM
    NX CAM > CAM
    Zeiss Calypso > CMM
    PC-DMIS > CMM
    Siemens SINUMERIK > CNC
    Mazak > CNC
    DMG Mori > CNC
    Okuma controls > CNC
    CNC turning > CNC machining
    CNC milling > CNC machining
    Beckhoff > PLC
    Mitsubishi PLC > PLC
    Omron PLC > PLC
    RSLogix 5000 > PLC, Allen-Bradley
    WinCC > SCADA
    Ignition SCADA > SCADA
    Wonderware > SCADA
    FactoryTalk > HMI
    KUKA > robotics
    Fanuc > robotics
    ABB robots > robotics
    Universal Robots > robotics
    robot programming > robotics
    robotic welding > welding
    spot welding > welding
    orbital welding > TIG welding
    3D printing > additive manufacturing
    laser cutting > sheet metal work
    press brake operation > sheet metal work
    Six Sigma Yellow Belt > Six Sigma
    CQI > quality control
    CQA > quality management
    ISO 9001 Lead Auditor > quality management
    ISO 9606 > welding
    IWE > welding
    ASME Section IX > welding
    mechanical assembly > assembly
    electrical assembly > assembly
    cable harness assembly > assembly
    ISO 13485 > quality management
    IATF 16949 > quality management
    batch record review > GMP
    cleaning validation > process validation
    IPC-A-610 > quality control
    BRC > food safety
    IFS Food > food safety
    FSSC 22000 > food safety
    ISO 22000 > food safety
    ISO 45001 > occupational health and safety
    production scheduling > production planning
    bottleneck analysis > process optimization
    proALPHA > ERP
    Epicor > ERP
    Plex ERP > ERP
    Infor LN > ERP
  `,
};
