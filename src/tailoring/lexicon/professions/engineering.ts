import type { ProfessionTable } from '../profession-table.ts';

export const engineering: ProfessionTable = {
  profession: 'engineering',
  terms: {
    tool: `
      AutoCAD = Autodesk AutoCAD, SolidWorks, CATIA = CATIA V5, Autodesk Inventor = Inventor
      Creo = PTC Creo = Pro/ENGINEER, Siemens NX = NX, Fusion 360 = Autodesk Fusion 360, Solid Edge
      Primavera P6 = Oracle Primavera = Primavera, ANSYS, Abaqus, COMSOL, EPLAN = EPLAN Electric P8, Teamcenter
      Windchill, Allen-Bradley = Rockwell Automation, Siemens S7 = SIMATIC S7 = Step 7 = S7, TIA Portal, SCADA
      HMI = HMI programming
      PLC = PLC programming = SPS = de:SPS-Programmierung = fr:automates programmables = es:autómatas = es:autómatas programables = es:programación de autómatas = es:programación de PLC
      DCS = distributed control systems, CODESYS, CANopen, Modbus, Profibus, PROFINET
      fieldbus = fieldbus systems = de:Feldbus = de:Feldbussysteme = de:Feldbussystemen

      CHEMCAD, DeltaV, PRO/II, SolidWorks PDM
    `,
    method: `
      CAD = computer-aided design = de:CAD-Konstruktion = CAO, CAM = computer-aided manufacturing
      finite element analysis = FEA = FEM = de:FEM-Berechnung = finite element method = 有限元分析, computational fluid dynamics = CFD = de:Strömungssimulation
      GD&T = GD & T = geometric dimensioning and tolerancing = de:Form- und Lagetoleranzen = fr:cotation ISO, tolerance analysis = tolerance stack-up
      piping and instrumentation diagrams = P&ID = P & ID = de:R&I-Fließbilder
      technical drawings = engineering drawings = de:technische Zeichnungen = fr:plans techniques = fr:planos técnicos = manufacturing drawings = detail drawings = 工程图
      mechanical design = de:Konstruktion = fr:conception mécanique = es:diseño mecánico = 机械设计, sheet metal design = de:Blechkonstruktion = 钣金设计
      automation = de:Automatisierungstechnik = fr:automatisme = es:automatización industrial
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
      material selection = de:Werkstoffauswahl, design reviews
      machine design = de:Sondermaschinenbau = fr:machines spéciales, weldments, modal analysis, gearbox design
      3D CAD = de:3D-Konstruktion = 三维建模, rapid prototyping, tolerance stack analysis
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
  `,
};
