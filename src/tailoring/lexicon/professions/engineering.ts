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
      PLC = PLC programming = SPS = SPS-Programmierung = automates programmables = programación de PLC
      DCS = distributed control systems, CODESYS, CANopen, Modbus, Profibus, PROFINET
    `,
    method: `
      CAD = computer-aided design = CAD-Konstruktion = CAO = dibujo técnico, CAM = computer-aided manufacturing
      finite element analysis = FEA = FEM = FEM-Berechnung, computational fluid dynamics = CFD
      GD&T = geometric dimensioning and tolerancing, tolerance analysis = tolerance stack-up
      technical drawings = engineering drawings = technische Zeichnungen = plans techniques = planos técnicos
      mechanical design = Konstruktion = conception mécanique = diseño mecánico, sheet metal design
      automation = Automatisierungstechnik = automatisme = automatización industrial
      robotics = Robotik = robotique = robótica, commissioning = Inbetriebnahme = mise en service = puesta en marcha
      thermal analysis, product lifecycle management = PLM

      design for manufacturing = DFM = DFMA
      process engineering = Verfahrenstechnik = génie des procédés = ingeniería de procesos, safety audits
      lockout/tagout = LOTO, hazard analysis, HAZOP, EHS = HSE
      occupational health and safety = workplace safety = Arbeitssicherheit = Arbeitsschutz = sécurité au travail = prevención de riesgos laborales = 安全生产
      incident investigation
    `,
    domain: `
      mechanical engineering = Maschinenbau = génie mécanique = ingeniería mecánica = 机械工程
      electrical engineering = Elektrotechnik = génie électrique = ingeniería eléctrica = 电气工程
      chemical engineering = Chemieingenieurwesen = génie chimique = ingeniería química
      automotive engineering = Fahrzeugtechnik, ASME = ASME codes, NEC = National Electrical Code, building codes
      product development = Produktentwicklung = développement produit
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
