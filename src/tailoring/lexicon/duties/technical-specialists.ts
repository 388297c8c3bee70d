import type { OfficeDuties } from '../office-duties.ts';

export const technicalSpecialistsDuties: readonly OfficeDuties[] = [
  {
    family: 'ERP consulting',
    duties: `ERP, ERP implementation, requirements gathering, fit-gap analysis, functional specifications,
      user acceptance testing, end user training, key user training, hypercare, blueprinting of processes,
      process mapping, business process modeling, stakeholder management, ERP data migration,
      facilitation of workshops`,
  },
  {
    titles: 'sap developer, abap developer',
    duties: 'debugging, software development, technical specifications writing',
  },
  {
    family: 'CRM administration',
    duties: 'CRM, data quality, CRM administration, dashboards',
  },
  {
    titles: `salesforce administrator, salesforce developer, salesforce consultant, salesforce architect,
      consultant salesforce, salesforce analyst`,
    duties: 'requirements gathering, sales process automation, user account management',
  },
  {
    titles: 'salesforce developer',
    duties: 'debugging, software development',
  },
  {
    titles: 'crm manager, crm specialist, responsable crm, crm strategist',
    duties: `segmentation, email marketing, campaign management, customer segmentation, campaign automation`,
  },
  {
    titles: 'marketing operations manager',
    duties: 'marketing automation, lead routing, lead scoring',
  },
  {
    titles: 'revenue operations manager',
    duties: 'revenue operations, pipeline management, sales forecasting, sales reporting',
  },
  {
    family: 'telecommunications',
    duties: 'telecommunications, fault finding',
  },
  {
    titles: `fiber technician, glasfasermonteur, technicien fibre optique, fibre engineer, fibre technician,
      fttp engineer`,
    duties: `fiber optics, fiber splicing, fusion splicing, OTDR testing, FTTH, cable pulling,
      optical power meters, fusion splicer`,
  },
  {
    titles: 'copper engineer',
    duties: 'copper cabling, copper line testing',
  },
  {
    titles: `telecom technician, telecom installer, telecommunications engineer, telecom engineer,
      telekommunikationstechniker, fernmeldetechniker, telecoms engineer, telecoms technician,
      field telecoms engineer, broadband engineer, ingénieur télécom, ingeniero de telecomunicaciones,
      técnico de telecomunicaciones, instalador de telecomunicaciones, technicien télécom, 通信工程师`,
    duties: 'computer networks, network troubleshooting',
  },
  {
    titles: `telecom technician, telecom installer, telekommunikationstechniker, fernmeldetechniker,
      telecoms technician, field telecoms engineer, broadband engineer, technicien télécom,
      instalador de telecomunicaciones`,
    duties: 'structured cabling, copper cabling, cable pulling, customer service',
  },
  {
    titles: 'rf engineer',
    duties: 'RF optimization, RF planning, mobile networks, wireless networks',
  },
  {
    titles: 'voip engineer',
    duties: 'VoIP, SIP protocol, IP telephony, SIP trunks',
  },
  {
    titles: 'noc engineer, noc technician',
    duties: `NOC operations, network monitoring, NOC monitoring, incident management, network operations center,
      escalation management, network troubleshooting, support tickets`,
  },
  {
    titles: 'satellite engineer',
    duties: 'satellite communications',
  },
  {
    family: 'geodata and surveying',
    duties: 'geography, cartography',
  },
  {
    titles: `gis analyst, gis specialist, gis developer, gis technician, géomaticien, analista sig, gis officer`,
    duties: 'GIS, spatial analysis, geodatabase management, georeferencing, data quality, geocoding',
  },
  {
    titles: `land surveyor, surveyor, survey technician, vermesser, vermessungstechniker, vermessungstechnikerin,
      vermessungsingenieur, géomètre, topógrafo, 测绘工程师, survey assistant, geomatics technician,
      party chief survey`,
    duties: `land surveying, total station, GNSS surveying, topographic surveys, boundary surveys,
      measured surveys, CAD, geodesy, site setting out`,
  },
  {
    titles: 'vermesser, vermessungstechniker, vermessungstechnikerin, vermessungsingenieur, géomètre',
    duties: 'cadastral surveying',
  },
  {
    titles: 'remote sensing analyst',
    duties: 'remote sensing, satellite imagery analysis, GIS',
  },
  {
    family: 'statistics',
    duties: `statistics, statistical analysis, data analysis, regression analysis, statistical modeling,
      data visualization, hypothesis testing, quantitative research, technical reports, data cleaning`,
  },
  {
    titles: 'biostatistician',
    duties: `biostatistics, survival analysis, sample size calculation, statistical analysis plans, clinical trials`,
  },
  {
    titles: 'statistical programmer',
    duties: 'statistical programming, clinical trials, TLFs',
  },
  {
    titles: 'econometrician, economist, volkswirt, économiste, economista',
    duties: 'econometrics, economic analysis, time series analysis',
  },
  {
    titles: 'epidemiologist',
    duties: 'epidemiology, public health, biostatistics',
  },
  {
    titles: 'quantitative analyst',
    duties: 'quantitative finance, stochastic modeling, financial modeling',
  },
  {
    family: 'bioinformatics',
    duties: `bioinformatics, genomics, next-generation sequencing, bioinformatics pipelines, statistical analysis,
      data analysis, scripting languages, molecular biology, version control, data visualization,
      computational biology`,
  },
  {
    family: 'chip design',
    duties: 'digital design',
  },
  {
    titles: `asic engineer, rtl engineer, verification engineer, design verification engineer, fpga engineer,
      physical design engineer, 芯片设计工程师`,
    duties: 'scripting languages, static timing analysis, VLSI',
  },
  {
    titles: 'asic engineer, rtl engineer, 芯片设计工程师',
    duties: 'ASIC design, RTL design, logic synthesis, 芯片设计, timing closure, functional verification',
  },
  {
    titles: 'fpga engineer',
    duties: 'FPGA, FPGA development, RTL design, timing closure, logic synthesis, hardware debugging',
  },
  {
    titles: 'verification engineer, design verification engineer',
    duties: `functional verification, testbench development, constrained random verification,
      assertion-based verification, debugging`,
  },
  {
    titles: 'physical design engineer',
    duties: 'physical design, place and route, timing closure, floorplanning, clock tree synthesis',
  },
  {
    titles: 'analog design engineer',
    duties: 'analog design, circuit design, mixed-signal design',
  },
  {
    titles: 'pcb designer',
    duties: 'PCB design, PCB layout, schematic capture, circuit design, component selection, PCB设计',
  },
  {
    titles: 'electronics technician',
    duties: `soldering, electronics repair, oscilloscope, multimeter, schematics, fault finding, hardware testing,
      electrical testing`,
  },
  {
    titles: '硬件工程师',
    duties: '硬件设计, circuit design, PCB design, schematic capture, hardware debugging',
  },
  {
    family: 'automation of processes',
    duties: 'process automation, business process automation, process mapping, requirements gathering',
  },
  {
    titles: 'rpa developer',
    duties: 'robotic process automation, debugging',
  },
  {
    titles: 'process mining analyst',
    duties: 'process mining, data analysis',
  },
  {
    titles: 'low code developer',
    duties: 'low-code development',
  },
  {
    family: 'enterprise architecture',
    duties: 'stakeholder management, IT strategy, IT governance',
  },
  {
    titles: 'enterprise architect, it architect',
    duties: 'enterprise architecture, software architecture, system integration, cloud architecture',
  },
  {
    titles: `it manager, head of it, it director, cio, it leiter, it leiterin, dsi, responsable informatique,
      director de sistemas`,
    duties: `budget management, vendor management, IT service management, Personalführung, IT risk management,
      project management, IT operations, IT procurement, information security, disaster recovery`,
  },
  {
    family: 'aerospace engineering',
    duties: `aerospace engineering, aviation, technical documentation, engineering calculations,
      requirements management, verification and validation, design reviews`,
  },
  {
    titles: 'stress engineer',
    duties: 'stress analysis, finite element analysis, fatigue analysis',
  },
  {
    titles: 'flight test engineer',
    duties: 'flight testing',
  },
  {
    titles: 'airworthiness engineer',
    duties: 'airworthiness',
  },
  {
    titles: 'avionics engineer',
    duties: 'avionics',
  },
  {
    family: 'energy engineering',
    duties: 'engineering calculations, data analysis, technical reports',
  },
  {
    titles: `energy engineer, energy manager, energy auditor, energy consultant, energieberater, ingénieur énergie,
      ingeniero de energía, energy analyst, energy management advisor`,
    duties: 'energy efficiency, energy audits, energy management, energy consulting',
  },
  {
    titles: 'energieberater, energy assessor, domestic energy assessor',
    duties: 'energy certificates for buildings',
  },
  {
    titles: `renewable energy engineer, ingeniero fotovoltaico, solar engineer, solar designer, pv planer,
      projektierer photovoltaik, wind energy engineer, wind engineer`,
    duties: 'renewable energy',
  },
  {
    titles: `solar engineer, solar designer, pv planer, projektierer photovoltaik, ingeniero fotovoltaico`,
    duties: 'photovoltaics, solar PV design, solar energy, solar site assessment',
  },
  {
    titles: 'wind energy engineer, wind engineer',
    duties: 'wind energy',
  },
  {
    titles: 'power systems engineer, power engineer',
    duties: 'power systems engineering, load flow analysis, short circuit analysis, power distribution',
  },
  {
    titles: 'protection engineer',
    duties: 'protective relaying, protection coordination, power systems engineering',
  },
  {
    titles: 'petroleum engineer, drilling engineer, reservoir engineer',
    duties: 'petroleum engineering, oil and gas',
  },
  {
    titles: 'drilling engineer',
    duties: 'drilling engineering, drilling operations, well control',
  },
  {
    titles: 'reservoir engineer',
    duties: 'reservoir engineering, reservoir simulation',
  },
  {
    titles: 'nuclear engineer',
    duties: 'nuclear energy, nuclear safety',
  },
  {
    family: 'energy operations',
    duties: 'hand and power tools, electrical isolation',
  },
  {
    titles: `wind turbine technician, servicetechniker windkraft, técnico de aerogeneradores, wind technician,
      service technician wind`,
    duties: `wind turbine maintenance, wind energy, working at heights, electrical troubleshooting, hydraulics,
      preventive maintenance, mechanical troubleshooting, torque wrench, fault finding`,
  },
  {
    titles: 'solar installer, solarteur, installateur photovoltaïque, solar technician',
    duties: `solar installation, photovoltaics, solar panel installation, working at heights,
      electrical installation, cable pulling, solar energy`,
  },
  {
    titles: 'power plant operator, power station operator, kraftwerker, opérateur de centrale',
    duties: 'power plant operation, boiler operation, steam turbines, permit to work',
  },
  {
    titles: 'lineman, line worker, overhead linesman, linesman',
    duties: `line work, overhead lines, working at heights, medium voltage, high voltage, power distribution`,
  },
  {
    titles: 'cable jointer',
    duties: 'cable jointing, high voltage',
  },
  {
    titles: 'substation technician, 变电站值班员',
    duties: 'substation maintenance, switchgear, high voltage, HV switching',
  },
  {
    titles: `smart meter installer, smart meter engineer, smart meter technician, smart engineer,
      dual fuel engineer, dual fuel meter fitter, dual fuel meter installer, dual fuel smart engineer,
      meter fitter, meter installer, meter technician`,
    duties: 'smart meters, smart metering, customer service',
  },
  {
    titles: 'water treatment operator, fachkraft für wasserversorgungstechnik',
    duties: 'water treatment, water quality monitoring, water sampling',
  },
  {
    titles: 'wastewater operator, fachkraft für abwassertechnik',
    duties: 'wastewater treatment, water sampling',
  },
  {
    family: 'quality inspection',
    duties: `quality control, quality assurance, quality documentation, nonconformance reports, corrective action,
      root cause analysis, quality management`,
  },
  {
    titles: `quality inspector, quality technician, qc inspector, metrology technician, quality control inspector,
      qualitätsprüfer, contrôleur qualité, quality controller, quality control technician,
      qualitätstechniker, qualitätstechnikerin, qualitätskontrolleur, inspector de calidad, 质检员, 检验员,
      tool inspector, 品管`,
    duties: `visual inspection, in-process inspection, final inspection, calipers and micrometers,
      incoming inspection, dimensional inspection, technical drawings, precision measuring instruments,
      blueprint reading`,
  },
  {
    titles: 'metrology technician',
    duties: 'metrology, calibration, CMM',
  },
  {
    titles: 'ndt technician',
    duties: `non-destructive testing, ultrasonic testing, magnetic particle testing, dye penetrant testing`,
  },
  {
    titles: `quality manager, quality assurance manager, head of quality, quality director, qualitätsmanager,
      qualitätsmanagerin, qualitätsbeauftragter, qualitätsbeauftragte, responsable qualité,
      responsable de calidad, responsable assurance qualité, director de calidad, leiter qualitätssicherung,
      quality systems manager, qa manager, 质量经理, 质量主管, 品质主管`,
    duties: `internal quality audits, CAPA, continuous improvement, standard operating procedures,
      document control, risk management, process documentation, complaint handling, KPI reporting,
      process optimization`,
  },
  {
    titles: 'quality auditor',
    duties: 'internal quality audits, compliance audits',
  },
  {
    titles: '供应商质量工程师',
    duties: 'supplier quality, supplier audits',
  },
  {
    titles: '质量工程师, 品质工程师',
    duties: '8D, FMEA, SPC',
  },
  {
    family: 'materials and packaging engineering',
    duties: 'material selection, technical reports, materials testing',
  },
  {
    titles: `materials engineer, metallurgist, polymer engineer, werkstoffingenieur, ingénieur matériaux,
      corrosion engineer`,
    duties: 'materials science',
  },
  {
    titles: `packaging engineer, packaging technologist, packaging technologist food, verpackungsingenieur,
      ingénieur emballage`,
    duties: 'packaging design, packaging, product development',
  },
  {
    family: 'biomedical engineering',
    duties: 'medical devices, technical documentation, fault finding',
  },
  {
    titles: 'biomedical equipment technician, medizintechniker, medizintechnikerin, clinical engineer',
    duties: `preventive maintenance, calibration, electrical safety testing, maintenance and repair,
      electronics repair`,
  },
  {
    titles: 'medical device engineer',
    duties: 'design controls, product development, verification and validation',
  },
  {
    family: 'regulatory affairs',
    duties: 'regulatory compliance, medical terminology',
  },
  {
    titles: `regulatory affairs specialist, regulatory affairs manager, regulatory affairs manager pharma,
      regulatory affairs associate, regulatory affairs officer, regulatory specialist,
      regulatory consultant, chargé d'affaires réglementaires, 注册专员, 注册助理, 注册主管, 注册经理, 医疗器械注册专员, 药品注册专员,
      法规专员, 法规事务专员, 法规注册专员`,
    duties: `regulatory affairs, regulatory submissions, registration dossiers, regulatory intelligence,
      regulatory strategy, document control`,
  },
  {
    titles: `pharmacovigilance specialist, drug safety associate, pharmacovigilance officer,
      pharmacovigilance associate, drug safety officer`,
    duties: 'pharmacovigilance, ICSR processing, adverse event reporting, MedDRA, serious adverse events',
  },
  {
    titles: 'medical science liaison',
    duties: 'medical affairs, KOL engagement, presentations, literature review',
  },
  {
    titles: 'medical writer',
    duties: 'medical writing, scientific writing, literature review, editing, proofreading',
  },
  {
    titles: 'medical information officer',
    duties: 'medical information enquiries',
  },
  {
    family: 'dietetics',
    duties: `nutrition, nutrition counseling, nutrition assessment, nutrition education, weight management,
      Ernährungsberatung, therapeutic diets, patient education, diabetes education,
      meal planning for patients, food allergies`,
  },
  {
    titles: 'dietitian, clinical dietitian, diätassistent, diätassistentin, diététicien, diététicienne',
    duties: `medical nutrition therapy, malnutrition screening, enteral nutrition, nutrition care process`,
  },
  {
    family: 'eye care',
    duties: 'eye examinations, refraction, optometry, vision screening, contact lenses',
  },
  {
    titles: 'optometrist, optometrista, 验光师, óptico',
    duties: `slit lamp examination, tonometry, visual field testing, binocular vision, contact lens fitting,
      slit lamp, patient education, glaucoma management`,
  },
  {
    titles: `optician, dispensing optician, augenoptiker, augenoptikerin, opticien, opticienne, optikerin, óptico,
      optical advisor, optical assistant, optical consultant`,
    duties: `spectacle dispensing, optical dispensing, frame styling, customer service, customer consultation,
      retail sales, dispensing optics, progressive lenses, spectacle fitting`,
  },
  {
    titles: `optician, dispensing optician, augenoptiker, augenoptikerin, opticien, opticienne, optikerin`,
    duties: 'lensmeter, lens edging, spectacle repairs',
  },
  {
    titles: 'augenoptiker, augenoptikerin, opticien, opticienne, optikerin',
    duties: 'contact lens fitting',
  },
  {
    titles: 'contact lens optician',
    duties: 'contact lens fitting',
  },
  {
    titles: 'ophthalmic technician',
    duties: 'slit lamp, tonometry, visual field testing, ophthalmic imaging, history taking',
  },
  {
    family: 'hearing care',
    duties: `audiometry, audiology, hearing aids, hearing aid fitting, customer consultation, otoscopy,
      ear impressions`,
  },
  {
    family: 'massage and bodywork',
    duties: 'history taking, treatment planning, patient assessment',
  },
  {
    titles: 'massage therapist, masseur, masseurin, quiromasajista, sports massage therapist',
    duties: 'therapeutic massage, massage techniques, client consultations',
  },
  {
    titles: 'masseur, masseurin',
    duties: 'Manuelle Lymphdrainage',
  },
  {
    titles: 'chiropractor',
    duties: 'chiropractic care, spinal manipulation, manual therapy',
  },
  {
    titles: 'osteopath, ostéopathe',
    duties: 'osteopathy, manual therapy',
  },
  {
    titles: 'acupuncturist',
    duties: 'acupuncture',
  },
  {
    titles: 'podiatrist, podologist, podologe, podologin',
    duties: 'podiatry, medical foot care, diabetic foot care, chiropody, infection control',
  },
  {
    family: 'health administration',
    duties: 'staff scheduling, budget management, Personalführung, regulatory compliance',
  },
  {
    titles: 'hospital administrator, health services manager, healthcare administrator, clinic manager',
    duties: 'patient experience, quality improvement, KPI reporting',
  },
  {
    titles: 'practice manager, praxismanager, praxismanagerin',
    duties: 'practice management, Praxisorganisation, patient scheduling',
  },
  {
    titles: `nursing home administrator, home manager, care home manager, nursing home manager,
      residential home manager, registered care home manager, deputy home manager, deputy manager care home,
      home manager rgn, heimleiter, heimleiterin, einrichtungsleitung, einrichtungsleiter,
      einrichtungsleiterin, directeur d'ehpad, directrice d'ehpad, directora de residencia,
      director de residencia`,
    duties: 'care home management, long-term care, elderly care, residential care',
  },
  {
    titles: `home manager, care home manager, nursing home manager, registered manager, registered home manager,
      registered care home manager, registered care manager, residential home manager`,
    duties: 'care planning, safeguarding adults, recruiting',
  },
  {
    titles: 'pflegedienstleitung, pflegedienstleiter, pflegedienstleiterin',
    duties: 'Pflegeprozess, care planning, quality management, Krankenpflege',
  },
  {
    titles: 'cadre de santé',
    duties: 'Krankenpflege, recruiting',
  },
  {
    titles: 'domiciliary care manager, homecare manager, domiciliary branch manager',
    duties: 'domiciliary care, care planning, recruiting',
  },
  {
    titles: 'rf engineer',
    duties: '射频',
  },
  {
    titles: 'acupuncturist',
    duties: '针灸',
  },
  {
    titles: 'cartographer',
    duties: 'GIS, spatial analysis',
  },
  {
    titles: 'biomedical engineer, ingénieur biomédical, ingeniero biomédico',
    duties: 'product development, verification and validation',
  },
  {
    titles: `care manager, deputy care manager, registered service manager, assisted living manager,
      extra care manager, clinical services manager, gestor sanitario`,
    duties: 'care planning, recruiting',
  },
  {
    titles: 'crm administrator, crm analyst, crm developer, dynamics crm consultant',
    duties: 'data validation, user account management, requirements gathering',
  },
  {
    titles: `telecommunications engineer, telecom engineer, ingénieur télécom, ingeniero de telecomunicaciones,
      通信工程师`,
    duties: 'network planning, wireless networks, mobile networks',
  },
];
