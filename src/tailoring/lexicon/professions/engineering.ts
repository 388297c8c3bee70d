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
    `,
    method: `
      CAD = computer-aided design = de:CAD-Konstruktion = CAO, CAM = computer-aided manufacturing
      finite element analysis = FEA = FEM = de:FEM-Berechnung = finite element method = 有限元分析, computational fluid dynamics = CFD
      GD&T = GD & T = geometric dimensioning and tolerancing, tolerance analysis = tolerance stack-up
      piping and instrumentation diagrams = P&ID = P & ID = de:R&I-Fließbilder
      technical drawings = engineering drawings = de:technische Zeichnungen = fr:plans techniques = fr:planos técnicos
      mechanical design = de:Konstruktion = fr:conception mécanique = es:diseño mecánico, sheet metal design
      automation = de:Automatisierungstechnik = fr:automatisme = es:automatización industrial
      robotics = de:Robotik = fr:robotique = es:robótica
      commissioning = de:Inbetriebnahme = fr:mise en service = es:puesta en marcha
      thermal analysis, product lifecycle management = PLM

      design for manufacturing = DFM = DFMA
      process engineering = de:Verfahrenstechnik = fr:génie des procédés = es:ingeniería de procesos, safety audits
      lockout/tagout = LOTO, hazard analysis, HAZOP, EHS = HSE
      occupational health and safety = workplace safety = de:Arbeitssicherheit = de:Arbeitsschutz = fr:sécurité au travail = es:prevención de riesgos laborales = 安全生产
      incident investigation
    `,
    domain: `
      mechanical engineering = de:Maschinenbau = fr:génie mécanique = es:ingeniería mecánica = 机械工程
      electrical engineering = de:Elektrotechnik = fr:génie électrique = es:ingeniería eléctrica = 电气工程
      chemical engineering = de:Chemieingenieurwesen = fr:génie chimique = es:ingeniería química
      automotive engineering = de:Fahrzeugtechnik, ASME = ASME codes, NEC = National Electrical Code, building codes
      product development = de:Produktentwicklung = fr:développement produit
    `,
    certificate: `
      CSWA = Certified SolidWorks Associate
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
  `,
};
