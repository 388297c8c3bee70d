import type { ProfessionTable } from '../profession-table.ts';

export const manufacturingAndQuality: ProfessionTable = {
  profession: 'manufacturing and quality',
  terms: {
    tool: `
      Minitab, JMP, SAP PP, SAP QM, Mastercam, KUKA, Fanuc = FANUC robots, CMM = coordinate measuring machine
      calipers and micrometers, precision measuring instruments = de:Messmittel
      CNC = CNC machines = de:CNC-Maschinen = fr:machines à commande numérique = es:control numérico, Haas, Heidenhain
      lathe = de:Drehmaschine
      milling machine = de:Fräsmaschine = fr:fraiseuse, G-code, Siemens SINUMERIK = SINUMERIK, Okuma controls = Okuma
      Mazak, DMG Mori, hyperMILL, NX CAM, Zeiss Calypso, PC-DMIS
      MES = manufacturing execution systems = MES-Systeme, MasterControl, Babtec, CAQ systems = CAQ-Software
      Plex ERP = Plex Systems, Epicor, Infor LN, proALPHA, ABB robots = ABB Robotics, Universal Robots = UR cobots
      cobots = collaborative robots = de:kollaborative Roboter, Cognex = Cognex vision systems
      Ignition SCADA = Inductive Automation Ignition, Wonderware = AVEVA System Platform, WinCC = SIMATIC WinCC = Siemens WinCC
      Beckhoff, TwinCAT = Beckhoff TwinCAT, Mitsubishi PLC = MELSEC, Omron PLC = Sysmac Studio
      RSLogix 5000 = Studio 5000 = Logix Designer, FactoryTalk = FactoryTalk View
      Arburg, Allrounder injection molding machines, SMT lines = surface-mount technology = surface mount assembly = SMT assembly = SMT = de:SMD-Bestückung = 贴片
      height gauges = de:Höhenmessgerät, thread gauges = go/no-go gauges
      de:Rauheitsmessgerät = surface roughness tester

      bore gauges = bore gages = dial gauges, optical comparators = profile projector = shadowgraph

      vernier calipers = verniers = vernier gauges = de:Messschieber = fr:pied à coulisse = 游标卡尺
      micrometers = de:Mikrometer = fr:micromètre = es:micrómetro = 千分尺, dial indicators, plug gauges
      surface plates = surface table, hardness tester = hardness testing, Renishaw probing = Renishaw
      Faro arm = FARO laser scanner, Mazatrol, Hurco, Doosan lathes
      Citizen sliding head = Star sliding head = sliding head lathes = Swiss lathes = Swiss-type lathes = fr:décolletage
      Edgecam, FeatureCAM, GibbsCAM, PowerMill, Esprit CAM, Bridgeport mill = Bridgeport milling machine
      Amada, Trumpf, Bystronic, SigmaNEST, Radan, Lantek, JMP statistical, InfinityQS, Q-DAS, ETQ Reliance
      TrackWise, Siemens Opcenter, Citect, RSLogix, ABB RobotStudio, Yaskawa = Motoman, Keyence
      servo drives = servo motors, proximity sensors, filling machines = filling lines
      labelling machines = labelling lines, cartoners = cartoning machines
      flow wrappers = blister packing machines = blister machines, palletisers, case packers
    `,
    method: `
      Six Sigma = 六西格玛, Lean Six Sigma, lean manufacturing = lean production = Lean = Lean Management = fr:production allégée = 精益生产
      Kaizen
      continuous improvement = de:kontinuierlicher Verbesserungsprozess = KVP = fr:amélioration continue = es:mejora continua
      5S = 5S methodology, value stream mapping = VSM
      root cause analysis = RCA = de:Ursachenanalyse = fr:analyse des causes racines = es:análisis de causa raíz
      FMEA = failure mode and effects analysis = de:Fehlermöglichkeits- und Einflussanalyse = fr:AMDEC = es:AMFE, SPC = statistical process control = de:statistische Prozesslenkung
      8D = 8D reports, CAPA = corrective and preventive actions, corrective action, PPAP, APQP
      quality assurance = QA = de:Qualitätssicherung = fr:assurance qualité = es:aseguramiento de la calidad = 质量保证
      quality control = QC = quality inspection = de:Qualitätskontrolle = fr:contrôle qualité = es:control de calidad = 质量控制 = de:Qualitätsprüfung = 质量检验 = 质检 = 品质检验
      quality management = QMS = quality management system = de:Qualitätsmanagement = fr:management de la qualité = es:gestión de calidad = 质量管理 = 品质管理
      process validation = de:Prozessvalidierung = fr:validation de procédés = es:validación de procesos = 工艺验证, IQ/OQ/PQ
      process optimization = process improvement = de:Prozessoptimierung = fr:optimisation des processus = es:optimización de procesos = 工艺优化
      production planning = de:Produktionsplanung = de:Fertigungsplanung = fr:planification de la production = es:planificación de la producción = 生产计划
      total productive maintenance = TPM, OEE = overall equipment effectiveness
      standard operating procedures = SOPs = de:SOP-Erstellung = fr:rédaction de procédures, work instructions = de:Arbeitsanweisungen = fr:modes opératoires = fr:instructions de travail = 作业指导书
      time studies = time and motion studies
      machine setup = fr:réglage des machines = fr:réglage machine = de:Rüsten = de:Maschineneinrichtung = fr:réglage de machines = machine setting = set up machines = machine set-up = de:Maschinen einrichten = es:preparación de máquinas = 调机
      machine operation = de:Maschinenbedienung = fr:conduite de machines = es:operación de maquinaria = operating machinery = machine operating = es:manejo de maquinaria = 设备操作 = 操作设备
      assembly = de:Montage = fr:assemblage = es:montaje, soldering = de:Löten = fr:soudure électronique = de:Weichlöten = fr:brasage tendre
      packaging = de:Verpackung = fr:conditionnement
      blueprint reading = reading blueprints = de:Lesen technischer Zeichnungen = fr:lecture de plans = es:lectura de planos = de:Zeichnungslesen = es:interpretación de planos = 识图
      calibration = de:Kalibrierung = fr:étalonnage, injection molding = de:Spritzguss = fr:injection plastique = es:inyección de plásticos = 注塑
      CNC programming = de:CNC-Programmierung = fr:programmation CNC = 数控编程 = es:programación CNC = fr:programmation CN
      CNC machining = de:Zerspanung = usinage CNC = es:mecanizado CNC, CNC turning = de:Drehen = fr:tournage = es:torno CNC = 车床
      hole drilling = de:Bohren = fr:perçage = es:taladrado
      CNC milling = de:Fräsen = fr:fraisage = es:fresado = 铣床
      surface grinding = de:Schleifen, welding = de:Schweißen = fr:soudage = fr:soudure = es:soldadura = 焊接
      MIG welding = GMAW = MAG welding = de:MIG-/MAG-Schweißen = fr:soudage MIG = es:soldadura MIG = 二保焊
      TIG welding = GTAW = de:WIG-Schweißen = fr:soudage TIG = es:soldadura TIG = 氩弧焊, stick welding = SMAW = MMA welding = de:E-Hand-Schweißen, arc welding
      flux-cored welding = FCAW = flux core welding
      fabrication = metal fabrication = de:Metallbau = fr:chaudronnerie = es:calderería

      SMED = single-minute exchange of die = quick changeover = de:Rüstzeitoptimierung
      Poka Yoke = mistake proofing = error proofing, Kanban systems in production = de:Pull-Produktion
      Gemba walks = Gemba, Hoshin Kanri = policy deployment, A3 problem solving = A3 reports, DMAIC
      Shopfloor Management = shop floor management = fr:pilotage de production, line balancing = de:Austaktung
      takt time
      bottleneck analysis = de:Engpassanalyse, standard work = standardized work = de:Standardarbeit
      Ishikawa diagrams = fishbone diagrams = cause and effect diagrams, 5 Why analysis = 5 Whys
      Pareto analysis = Pareto charts, control charts = de:Regelkarten = fr:cartes de contrôle
      process capability studies = Cpk analysis = de:Prozessfähigkeitsuntersuchung
      gauge R&R, measurement system analysis = MSA studies = de:Messsystemanalyse
      first article inspection = FAI = de:Erstmusterprüfung = EMPB = inspection premier article
      incoming inspection = receiving inspection = de:Wareneingangsprüfung = fr:contrôle réception = goods inward inspection = goods-in inspection = de:Wareneingangskontrolle = 来料检验 = IQC
      in-process inspection = de:Fertigungsprüfung = in-process quality control = 过程检验 = IPQC
      final inspection = de:Endkontrolle = fr:contrôle final = es:inspección final = outgoing inspection = OQC = 出货检验
      visual inspection = de:Sichtprüfung = fr:contrôle visuel = es:inspección visual = 目检
      dimensional inspection = de:Maßprüfung = fr:contrôle dimensionnel = es:metrología dimensional = dimensional checks = 尺寸检验
      metrology = de:Messtechnik = es:metrología
      nonconformance reports = NCR management = non-conformance management = fr:gestion des non-conformités
      internal quality audits = interne Audits nach ISO 9001, process audits, VDA 6.3
      control plans = de:Produktionslenkungsplan, batch record review = batch records = fr:dossiers de lot
      deviation management = deviation investigations = de:Abweichungsmanagement = non-conformance reporting = fr:non-conformités = es:no conformidades = 不合格品, change control
      cleanroom operations, clean room = de:Reinraum = fr:salle blanche = es:sala blanca
      product release = batch release = de:Chargenfreigabe, cleaning validation = de:Reinigungsvalidierung = fr:validation de nettoyage = 清洁验证
      computer system validation = CSV validation = de:Computervalidierung = computerised system validation
      production scheduling = de:Fertigungssteuerung = fr:ordonnancement = es:programación de la producción
      work order management
      production supervision = de:Produktionsleitung = de:Fertigungsleitung = fr:encadrement de production
      shift handover = de:Schichtübergabe = fr:passation de consignes

      turning and milling = de:Drehen und Fräsen
      5-axis machining = 5-axis milling = de:5-Achs-Fräsen = usinage 5 axes
      EDM machining = de:Erodieren = fr:électroérosion, wire EDM = de:Drahterodieren
      tool making = toolmaking = tool and die making = de:Werkzeugbau = fr:outillage de production = es:matricería = fr:outillage mécanique = 模具
      fixture design = de:Vorrichtungsbau = jig and fixture design = jigs and fixtures, deburring = de:Entgraten = fr:ébavurage
      metal stamping = de:Stanztechnik = fr:emboutissage = es:estampación = 冲压
      press brake operation = de:Abkanten = fr:pliage tôlerie = fr:pliage = es:plegado = 折弯
      sheet metal work = de:Blechbearbeitung = fr:tôlerie = es:chapa metálica = sheet metal fabrication = sheet metal = 钣金
      laser cutting = de:Laserschneiden = fr:découpe laser = es:corte por láser, plasma cutting = de:Plasmaschneiden = fr:découpe plasma = es:corte por plasma
      waterjet cutting = de:Wasserstrahlschneiden, metal casting = de:Gießereitechnik = fr:fonderie = foundry work = de:Gießerei = es:fundición = 铸造, die casting
      metal forging = de:Schmieden = fr:forgeage
      heat treatment = de:Wärmebehandlung = fr:traitement thermique = fr:tratamiento térmico
      surface treatment = de:Oberflächentechnik = fr:traitement de surface = es:tratamiento de superficies
      electroplating = de:Galvanik = fr:galvanoplastie = 电镀, powder coating = de:Pulverbeschichtung = fr:revêtement poudre
      extrusion = de:Extrusionstechnik, blow molding = de:Blasformen, thermoforming = de:Thermoformen = thermoformage
      composites manufacturing = de:Faserverbundfertigung
      additive manufacturing = de:additive Fertigung = fr:fabrication additive = es:fabricación aditiva
      3D printing = 3D-Druck = fr:impression 3D = es:impresión 3D
      robot programming = de:Roboterprogrammierung = fr:programmation de robots = robotic programming = es:programación de robots = 机器人编程, robotic welding = de:Roboterschweißen = welding robots = 焊接机器人
      spot welding = de:Punktschweißen = fr:soudage par points, orbital welding = de:Orbitalschweißen
      cable harness assembly = de:Kabelkonfektion = fr:câblage de faisceaux, wire crimping = de:Crimpen, IPC-A-610
      J-STD-001
      ESD control = de:ESD-Schutz, adhesive bonding = de:Klebtechnik = gluing
      mechanical assembly = de:mechanische Montage = fr:montage mécanique = es:montaje mecánico = mechanical fitting = bench fitting = 机械装配
      electrical assembly = de:elektrische Montage
      printing press operation, offset printing = de:Offsetdruck = impression offset = lithographic printing = litho printing = es:impresión offset = 胶印
      woodworking = de:Holzbearbeitung = fr:travail du bois = es:trabajo de la madera
      furniture making = de:Möbelherstellung = fr:ébénisterie = es:ebanistería
      food manufacturing = de:Lebensmittelproduktion = fr:industrie agroalimentaire = es:industria alimentaria
      filling and packaging lines = de:Abfüllanlagen = fr:lignes de conditionnement, bottling
      brewing = de:Braukunst = fr:brassage = de:Bierbrauen, paper manufacturing = de:Papierherstellung
      semiconductor manufacturing = wafer fabrication = de:Halbleiterfertigung, photolithography

      workholding, fixture setup, tool offsets, Swiss turning = Swiss machining, setup sheets, feeds and speeds
      tight tolerances, shop math, stainless steel = stainless, Inconel

      bill of materials = BOM = de:Stücklisten = fr:nomenclatures
      engineering change orders = engineering change management = engineering change notices = engineering change requests = de:Änderungsmanagement, design FMEA = DFMEA

      manual turning = manual lathes = centre lathe turning = centre lathes = de:konventionelles Drehen = fr:tournage conventionnel
      manual milling = manual mills = conventional milling = de:konventionelles Fräsen = fr:fraisage conventionnel
      cylindrical grinding = universal grinding = de:Rundschleifen = fr:rectification cylindrique
      spark erosion, tool setting, CNC setting, tool changes = tool changeovers, gear cutting = gear hobbing
      broaching, honing, thread cutting, CNC punching = turret punch = punch press = turret punching
      sheet metal forming, stamping presses, press tools, progressive dies, tube bending, plate rolling
      metal spinning, drop forging, sand casting, investment casting
      anodising = anodizing = de:Eloxieren = 阳极氧化, galvanising, chrome plating = zinc plating, shot blasting
      polishing of metal = metal polishing = linishing = buffing, passivation
      wet spraying = wet spray painting = spray booth, mould setting = mould changes = die setting
      vacuum forming, rotational moulding = rotomoulding, rubber moulding, compression moulding
      composite lay-up = laminating composites = GRP laminating = prepreg lay-up = carbon fibre lay-up
      vacuum bagging, autoclave curing, riveting, torque procedures = torque settings
      electromechanical assembly = electro-mechanical assembly, sub-assembly, cable assembly, cable harnesses
      wire harness assembly, wiring looms, loom building, panel wiring, crimping = crimping of cables
      through-hole soldering = hand soldering = PCB soldering = fine soldering
      wave soldering = reflow soldering, PCB rework = PCBA rework = rework and repair of PCBs
      conformal coating, functional test of electronics = in-circuit testing = ICT testing, burn-in testing
      electrical safety testing = hipot testing, PLC fault finding = PLC diagnostics = PLC troubleshooting
      fault diagnosis, machine breakdowns = breakdown maintenance = reactive maintenance
      machine installation = machinery installation = installation and commissioning = de:Montage und Inbetriebnahme
      site acceptance tests
      machine guarding = machinery safety = machine safety = de:Maschinensicherheit = PUWER assessments
      machinery directive = de:Maschinenrichtlinie = fr:directive machines
      AQL sampling = acceptance sampling = AQL, MPI testing, non-conformances, non-conformity management
      quality documentation = quality records, certificates of conformity, visual management = visual factory
      method study, work measurement, line clearance, batch manufacturing records = BMR = batch documentation
      aseptic processing = aseptic techniques in manufacturing = sterile manufacturing
      weighing and mixing = batch mixing = blending and mixing, tablet compression, granulation
      CIP cleaning = clean in place, pasteurisation = UHT processing, food packing = food packaging
      slaughtering = slaughterhouse work, deboning, distilling = distillation of spirits
      dairy processing, cheese making = cheesemaking, industrial sewing, cutting of fabrics = fabric cutting
      weaving looms, knitting machines, dyeing and finishing, tanning leather = leatherwork
      glass manufacturing, paper making, corrugated packaging, wood processing = sawmilling = sawmill
      kiln drying, cement production, ceramic firing

      sheet metal bending, bench work = 钳工 = fr:ajustage, mould design = 模具设计 = de:Werkzeugkonstruktion
      work preparation = de:Arbeitsvorbereitung = fr:préparation du travail = fr:méthodes et industrialisation
      production management = 生产管理 = fr:gestion de production = es:gestión de la producción
      varnishing = de:Lackieren = fr:vernissage = es:lacado = 喷漆
    `,
    domain: `
      ISO 9001 = ISO 9001:2015, IATF 16949, ISO 13485, GMP = cGMP = good manufacturing practice = BPF
      industrial engineering = de:Wirtschaftsingenieurwesen = fr:génie industriel = es:ingeniería industrial
      Industry 4.0 = es:industria 4.0 = smart manufacturing = 智能制造, ISO 17025 = ISO/IEC 17025, BRC = BRCGS, IFS Food
      FSSC 22000, ISO 22000, medical device manufacturing = de:Medizinprodukteherstellung
      MDR = Medical Device Regulation = EU MDR, ISO 14971, ISO 45001, VDA standards = VDA-Normen

      job shop

      machining = fr:usinage = es:mecanizado = 机械加工
      precision engineering = precision machining = de:Feinmechanik = fr:mécanique de précision
      subcontract machining, mouldmaking = mould making = de:Formenbau = 模具制造, contract manufacturing
      high-volume manufacturing = mass production = volume production = 量产
      low-volume manufacturing = jobbing shop = small batch production, FMCG manufacturing
      pharmaceutical manufacturing = de:pharmazeutische Produktion = fr:production pharmaceutique
      digital twin
    `,
    certificate: `
      Six Sigma Green Belt = Green Belt = Lean Six Sigma Green Belt
      Six Sigma Black Belt = Black Belt = Lean Six Sigma Black Belt, Six Sigma Yellow Belt = Yellow Belt
      CQE = Certified Quality Engineer, CQI = Certified Quality Inspector, CQA = Certified Quality Auditor
      ISO 9001 Lead Auditor = Lead Auditor ISO 9001
      de:Qualitätsmanagementbeauftragter = QMB = Quality Management Representative
      de:Industriemeister = de:geprüfter Industriemeister, de:Industriemeister Metall, REFA = de:REFA-Schein
      Certified Production Technician, AWS D1.1, AWS certified welder
      certified welder = de:Schweißschein = fr:licence de soudure
      IWE = International Welding Engineer = de:Schweißfachingenieur, ISO 9606 = EN ISO 9606-1 = DIN EN ISO 9606
      ASME Section IX = ASME IX, IPC certification = Certified IPC Specialist

      PCN Level 2, PCN certification, CSWIP = CSWIP 3.1, CWI = Certified Welding Inspector, CMfgE
      de:Zerspanungsmechaniker = de:Ausbildung zur Zerspanungsmechanikerin, de:Industriemechaniker
      BRCGS lead auditor
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
    CNC machining > CNC, machining
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
    gauge R&R > metrology, measurement system analysis
    first article inspection > quality control
    incoming inspection > quality control
    in-process inspection > quality control
    final inspection > quality control
    visual inspection > quality control
    dimensional inspection > quality control, metrology
    process audits > quality management
    5-axis machining > CNC milling
    EDM machining > CNC machining, machining
    hyperMILL > CAM
    NX CAM > CAM
    Zeiss Calypso > CMM
    PC-DMIS > CMM
    Siemens SINUMERIK > CNC
    Mazak > CNC
    DMG Mori > CNC
    Okuma controls > CNC
    CNC turning > CNC machining, machining
    CNC milling > CNC machining, machining
    Beckhoff > PLC
    Mitsubishi PLC > PLC
    Omron PLC > PLC
    RSLogix 5000 > PLC, Allen-Bradley
    WinCC > SCADA
    Ignition SCADA > SCADA
    Wonderware > SCADA
    FactoryTalk > HMI
    KUKA > robotics
    Fanuc > robotics, robot programming
    ABB robots > robotics, robot programming
    Universal Robots > robotics, robot programming
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
    TwinCAT > Beckhoff
    calipers and micrometers > precision measuring instruments
    Allrounder injection molding machines > Arburg
    IQ/OQ/PQ > process validation
    VDA 6.3 > process audits
    wire EDM > EDM machining
    offset printing > printing press operation
    Industriemeister Metall > Industriemeister
    design FMEA > FMEA
    CNC punching > sheet metal work
    manual turning > machining
    manual milling > machining
    cylindrical grinding > machining
    RSLogix > PLC
    PLC fault finding > fault finding
    through-hole soldering > soldering
    wave soldering > soldering
    tool making > machining
  `,
};
