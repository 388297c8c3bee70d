import type { ProfessionTable } from '../profession-table.ts';

export const engineering: ProfessionTable = {
  profession: 'engineering',
  terms: {
    tool: `
      AutoCAD = Autodesk AutoCAD, SolidWorks, CATIA = CATIA V5, Autodesk Inventor = Inventor
      Creo = PTC Creo = Pro/ENGINEER, Siemens NX = NX, Fusion 360 = Autodesk Fusion 360, Solid Edge
      Primavera P6 = Oracle Primavera = Primavera, ANSYS, Abaqus, COMSOL = COMSOL Multiphysics, EPLAN = EPLAN Electric P8, Teamcenter
      Windchill, Allen-Bradley = Rockwell Automation, Siemens S7 = SIMATIC S7 = Step 7 = S7, TIA Portal, SCADA
      HMI = HMI programming
      PLC = PLC programming = SPS = de:SPS-Programmierung = fr:automates programmables = es:autómatas = es:autómatas programables = es:programación de autómatas = es:programación de PLC = PLC编程 = fr:programmation d'automates
      DCS = distributed control systems, CODESYS, CANopen, Modbus, Profibus, PROFINET
      fieldbus = fieldbus systems = de:Feldbus = de:Feldbussysteme = de:Feldbussystemen

      CHEMCAD, DeltaV, PRO/II, SolidWorks PDM

      CAESAR II = piping stress analysis, PV Elite, UniSim, AVEVA E3D = PDMS
      SmartPlant 3D = SP3D = Intergraph Smart 3D, AutoCAD Plant 3D = Plant 3D, SmartPlant P&ID
      Star-CCM+ = STAR-CCM, OpenFOAM, LS-DYNA, HyperWorks, HyperMesh, Patran, GT-SUITE = GT-Power, AVL Cruise
      CarSim, IPG CarMaker, MSC Adams, dynamometers, Dewesoft, Autodesk Fusion, Onshape, Rhino 3D
      Aras Innovator, ENOVIA, 3DEXPERIENCE, Polarion, Jama = Jama Connect, Capella MBSE
    `,
    method: `
      CAD = computer-aided design = de:CAD-Konstruktion = CAO, CAM = computer-aided manufacturing
      finite element analysis = FEA = FEM = de:FEM-Berechnung = finite element method = 有限元分析, computational fluid dynamics = CFD = de:Strömungssimulation
      GD&T = GD & T = geometric dimensioning and tolerancing = de:Form- und Lagetoleranzen = fr:cotation ISO, tolerance analysis = tolerance stack-up = tolerance stack-up analysis
      piping and instrumentation diagrams = P&ID = P & ID = de:R&I-Fließbilder
      technical drawings = engineering drawings = de:technische Zeichnungen = fr:plans techniques = fr:planos técnicos = manufacturing drawings = detail drawings = 工程图
      mechanical design = de:Konstruktion = fr:conception mécanique = es:diseño mecánico = 机械设计, sheet metal design = de:Blechkonstruktion = 钣金设计
      automation = de:Automatisierungstechnik = fr:automatisme = es:automatización industrial = es:automatización = 自动化
      robotics = de:Robotik = fr:robotique = es:robótica
      commissioning = de:Inbetriebnahme = fr:mise en service = es:puesta en marcha = 调试
      thermal analysis, product lifecycle management = PLM

      design for manufacturing = DFM = DFMA = design for manufacturability
      process engineering = de:Verfahrenstechnik = fr:génie des procédés = es:ingeniería de procesos, safety audits
      lockout/tagout = LOTO, hazard analysis, HAZOP = HAZOP studies, EHS = HSE
      occupational health and safety = workplace safety = de:Arbeitssicherheit = de:Arbeitsschutz = fr:sécurité au travail = es:prevención de riesgos laborales = 安全生产
      incident investigation

      mass and energy balances = material balances = heat and mass balance, process simulation = de:Prozesssimulation
      distillation = de:Destillation
      heat exchangers = heat exchanger design = de:Wärmetauscher = fr:échangeurs de chaleur
      reactor design = chemical reactors, equipment sizing = vessel sizing, LOPA = layers of protection analysis
      plant troubleshooting, relief valve sizing = pressure relief, cleaning in place
      explosion protection = ATEX = de:Explosionsschutz, process flow diagrams = PFDs, process design = 工艺设计
      process control = de:Prozesssteuerung, crystallization = de:Kristallisation
      material selection = de:Werkstoffauswahl, design reviews = de:Konstruktionsbesprechungen
      machine design = de:Sondermaschinenbau = fr:machines spéciales, weldments, modal analysis, gearbox design
      3D CAD = de:3D-Konstruktion = 三维建模, rapid prototyping, tolerance stack analysis

      pressure vessel design = pressure vessels = ASME Section VIII = ASME VIII
      piping design = piping layout = pipework design = ASME B31.3 = pipe routing, pipe stress analysis
      rotating equipment = rotating machinery, pump selection = pump sizing
      line sizing, hydraulic calculations, flare systems, front-end engineering design = FEED studies
      SIL assessment = SIL studies = IEC 61511, hazardous area, DSEAR, management of change = MOC process
      equipment specifications = equipment datasheets, vendor document review = vendor drawings review
      NVH = noise vibration and harshness = NVH testing
      powertrain development = powertrain engineering, powertrain calibration
      vehicle dynamics = chassis tuning, battery pack design = EV batteries = battery engineering = 动力电池
      vehicle homologation = type approval = de:Typgenehmigung, crash testing = crash simulation
      body in white, wind tunnel testing, durability testing, fatigue testing, thermal simulation
      structural analysis by FEA, bearing selection, shaft design, machine elements, tooling design
      plastic part design, injection mould design, weldment design, tolerance stacks, requirements management
      verification and validation, interface control documents = interface management
      technical proposals, engineering calculations, control narratives
      instrumentation design = instrumentation and control = instrumentation engineering = EC&I = de:EMSR-Technik = de:MSR-Technik = fr:instrumentation = es:instrumentación = 仪表
      loop checks, loop testing, Honeywell Experion, Siemens PCS 7, Yokogawa Centum
      nuclear decommissioning, nuclear safety cases, subsea engineering
      drilling engineering = well engineering, reservoir simulation, mine planning, mining engineering
      drill and blast, mineral processing

      CAD drafting = CAD制图 = CAD绘图 = de:CAD-Zeichnen = fr:dessin CAO = fr:dessin technique = es:delineación
      机械制图 = 工程制图
      safety training = de:Sicherheitsunterweisungen = fr:formation à la sécurité = es:formación en seguridad = 安全培训
      safety inspections = de:Betriebsbegehungen = fr:inspections de sécurité = es:inspecciones de seguridad = 安全检查
    `,
    domain: `
      mechanical engineering = de:Maschinenbau = fr:génie mécanique = es:ingeniería mecánica = 机械工程
      electrical engineering = de:Elektrotechnik = fr:génie électrique = es:ingeniería eléctrica = 电气工程
      chemical engineering = de:Chemieingenieurwesen = fr:génie chimique = es:ingeniería química
      automotive engineering = de:Fahrzeugtechnik, ASME = ASME codes, NEC = National Electrical Code, building codes
      product development = de:Produktentwicklung = fr:développement produit = NPD
    `,
    certificate: `
      CSWA = Certified SolidWorks Associate

      CSWP = Certified SolidWorks Professional

      API 510, API 570, API 653, CompEx certificate, FE certification
      TÜV functional safety = CFSE = Functional Safety Engineer TÜV, INCOSE CSEP = INCOSE ASEP
      Chartered Engineer IMechE, GDTP = ASME Y14.5 certification
    `,
  },
  implies: `
    AutoCAD > CAD
    SolidWorks > CAD
    CATIA > CAD
    Autodesk Inventor > CAD
    Creo > CAD
    Siemens NX > CAD
    Fusion 360 > CAD
    ANSYS > finite element analysis
    Abaqus > finite element analysis
    Siemens S7 > PLC
    TIA Portal > PLC
    Allen-Bradley > PLC
    PLC > automation
    SCADA > automation
    Primavera P6 > project scheduling
    HAZOP > hazard analysis
    EHS > occupational health and safety
    modal analysis > vibration analysis
    tolerance stack analysis > tolerance analysis
    rapid prototyping > prototyping
    distillation > process engineering
    LOPA > process safety
    pressure vessel design > mechanical design
    COMSOL > finite element analysis
    HyperWorks > finite element analysis
    LS-DYNA > finite element analysis
    OpenFOAM > computational fluid dynamics
    Star-CCM+ > computational fluid dynamics
    AVEVA E3D > piping design
    SmartPlant 3D > piping design
    CAESAR II > piping design
    CAD drafting > CAD
    AutoCAD Plant 3D > AutoCAD
  `,
};
