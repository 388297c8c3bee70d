import type { ProfessionTable } from '../profession-table.ts';

export const engineering: ProfessionTable = {
  profession: 'engineering and manufacturing',
  terms: {
    tool: `
      AutoCAD = Autodesk AutoCAD, SolidWorks, CATIA = CATIA V5, Autodesk Inventor = Inventor, Creo = PTC Creo = Pro/ENGINEER, Siemens NX = NX, Fusion 360 = Autodesk Fusion 360, Solid Edge, Revit = Autodesk Revit, Civil 3D = AutoCAD Civil 3D, MicroStation, SketchUp, Rhino = Rhinoceros, ArchiCAD, Navisworks, Primavera P6 = Oracle Primavera = Primavera, Procore, Bluebeam = Bluebeam Revu, ANSYS, Abaqus, COMSOL, LabVIEW, Altium Designer = Altium, KiCad, OrCAD, EPLAN = EPLAN Electric P8, Eagle PCB, PSpice, LTspice, ETAP, SAP2000, STAAD.Pro, Aspen Plus, Aspen HYSYS, Minitab, JMP, Teamcenter, Windchill, SAP PP, SAP MM, SAP PM, SAP QM, Mastercam, Allen-Bradley = Rockwell Automation, Siemens S7 = SIMATIC S7 = Step 7 = S7, TIA Portal, SCADA, HMI = HMI programming, PLC = PLC programming = SPS = SPS-Programmierung = automates programmables = programación de PLC, DCS = distributed control systems, CODESYS, KUKA, Fanuc = FANUC robots, oscilloscope, VHDL, Verilog, FPGA, ARM Cortex, CANopen, Modbus, Profibus, PROFINET
    `,
    method: `
      CAD = computer-aided design = CAD-Konstruktion = CAO = dibujo técnico, CAM = computer-aided manufacturing, finite element analysis = FEA = FEM = FEM-Berechnung, computational fluid dynamics = CFD, GD&T = geometric dimensioning and tolerancing, tolerance analysis = tolerance stack-up, technical drawings = engineering drawings = technische Zeichnungen = plans techniques = planos técnicos, mechanical design = Konstruktion = conception mécanique = diseño mecánico, sheet metal design, injection molding = injection moulding = Spritzguss, PCB design = PCB layout = Leiterplattendesign, circuit design = Schaltungsentwicklung, schematic capture, power distribution = Energieverteilung, control systems = Regelungstechnik, automation = Automatisierungstechnik = automatisme = automatización industrial, robotics = Robotik = robotique = robótica, commissioning = Inbetriebnahme = mise en service = puesta en marcha, thermal analysis, HVAC design, product lifecycle management = PLM, BIM = building information modeling, structural analysis = Tragwerksplanung = calcul de structures, structural design, reinforced concrete = Stahlbeton = béton armé, land surveying = surveying = Vermessung = topographie = topografía, site supervision = Bauleitung = suivi de chantier = supervisión de obra, quantity takeoff, cost estimating = construction estimating, HOAI, VOB, construction management = gestion de chantier, stormwater management, geotechnical engineering
      Six Sigma, Lean Six Sigma, lean manufacturing = lean production = Lean = Lean Management = production allégée, Kaizen, continuous improvement = kontinuierlicher Verbesserungsprozess = KVP = amélioration continue = mejora continua, 5S = 5S methodology, value stream mapping = VSM, root cause analysis = RCA = Ursachenanalyse = analyse des causes racines = análisis de causa raíz, FMEA = failure mode and effects analysis, SPC = statistical process control = statistische Prozesslenkung, 8D = 8D reports, CAPA = corrective and preventive actions = corrective action, PPAP, APQP, quality assurance = QA = Qualitätssicherung = assurance qualité = aseguramiento de la calidad = 质量保证, quality control = QC = quality inspection = Qualitätskontrolle = contrôle qualité = control de calidad = 质量控制, quality management = QMS = quality management system = Qualitätsmanagement = management de la qualité = gestión de calidad = 质量管理, process validation = IQ/OQ/PQ, process optimization = process improvement = Prozessoptimierung = optimisation des processus = optimización de procesos, production planning = Produktionsplanung = Fertigungsplanung = planification de la production = planificación de la producción = 生产计划, total productive maintenance = TPM, OEE = overall equipment effectiveness, design for manufacturing = DFM = DFMA, process engineering = Verfahrenstechnik = génie des procédés = ingeniería de procesos, standard operating procedures = SOPs, work instructions = Arbeitsanweisungen = modes opératoires, time studies = time and motion studies, machine setup = Rüsten = Maschineneinrichtung = réglage de machines, machine operation = Maschinenbedienung = conduite de machines = operación de maquinaria, assembly = Montage = assemblage = montaje, soldering = Löten = soudure électronique, packaging = Verpackung = conditionnement, blueprint reading = reading blueprints = Lesen technischer Zeichnungen = lecture de plans = lectura de planos, calipers and micrometers = precision measuring instruments = Messmittel, CMM = coordinate measuring machine, calibration = Kalibrierung = étalonnage, safety audits, lockout/tagout = LOTO, hazard analysis, HAZOP, ISO 14001, EHS = HSE, occupational health and safety = workplace safety = Arbeitssicherheit = Arbeitsschutz = sécurité au travail = prevención de riesgos laborales = 安全生产, incident investigation, environmental compliance, wastewater treatment = Abwasserbehandlung, environmental impact assessment
    `,
    domain: `
      mechanical engineering = Maschinenbau = génie mécanique = ingeniería mecánica = 机械工程, electrical engineering = Elektrotechnik = génie électrique = ingeniería eléctrica = 电气工程, civil engineering = Bauingenieurwesen = génie civil = ingeniería civil = 土木工程, chemical engineering = Chemieingenieurwesen = génie chimique = ingeniería química, industrial engineering = Wirtschaftsingenieurwesen = génie industriel = ingeniería industrial, aerospace engineering = Luft- und Raumfahrttechnik, automotive engineering = Fahrzeugtechnik, power electronics = Leistungselektronik, analog electronics, ISO 9001 = ISO 9001:2015, IATF 16949, AS9100, ISO 13485, GMP = cGMP = good manufacturing practice = BPF, ASME = ASME codes, NEC = National Electrical Code, building codes, renewable energy = erneuerbare Energien = énergies renouvelables = energías renovables, product development = Produktentwicklung = développement produit
    `,
    certificate: `
      Six Sigma Green Belt = Green Belt = Lean Six Sigma Green Belt, Six Sigma Black Belt = Black Belt = Lean Six Sigma Black Belt, CSWA = Certified SolidWorks Associate, CQE = Certified Quality Engineer, LEED AP = LEED, EIT = Engineer in Training = FE exam, OSHA 30 = OSHA 30-hour, OSHA 10 = OSHA 10-hour, SiGeKo = SiGeKo-Schein, habilitation électrique
    `,
    licence: `
      PE license = Professional Engineer = Professional Engineer license = PE licensure = licensed Professional Engineer, registered architect = licensed architect = architect license = architecture license
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
    Revit > BIM
    Civil 3D > CAD
    ANSYS > finite element analysis
    Abaqus > finite element analysis
    Siemens S7 > PLC
    TIA Portal > PLC
    Allen-Bradley > PLC
    PLC > automation
    SCADA > automation
    Altium Designer > PCB design
    KiCad > PCB design
    OrCAD > PCB design
    Six Sigma Green Belt > Six Sigma
    Six Sigma Black Belt > Six Sigma
    value stream mapping > lean manufacturing
    5S > lean manufacturing
    FMEA > quality management
    SPC > quality control
    8D > root cause analysis
    Primavera P6 > project scheduling
    Microsoft Project > project scheduling
    SAP PP > SAP
    SAP MM > SAP
    SAP PM > SAP
    SAP QM > SAP
    OSHA 30 > occupational health and safety
    OSHA 10 > occupational health and safety
    GMP > quality management
    ISO 9001 > quality management
    CMM > quality control
    VHDL > FPGA
    Verilog > FPGA
    Mastercam > CAM
    Lean Six Sigma > Six Sigma, lean manufacturing
    Kaizen > continuous improvement
    HAZOP > hazard analysis
    EHS > occupational health and safety
  `,
};
