import type { ProfessionTable } from '../profession-table.ts';

export const laboratory: ProfessionTable = {
  profession: 'biotechnology and laboratory work',
  terms: {
    tool: `
      HPLC = high-performance liquid chromatography = de:Hochleistungsflüssigkeitschromatographie = 高效液相色谱, GC-MS = gas chromatography-mass spectrometry, LC-MS, LC-MS/MS
      gas chromatography = de:Gaschromatographie = GC-FID = fr:chromatographie en phase gazeuse = 气相色谱
      mass spectrometry = de:Massenspektrometrie = fr:spectrométrie de masse = 质谱
      NMR = NMR spectroscopy, FTIR, UV-Vis = UV/Vis spectroscopy, SEM microscopy = scanning electron microscopy
      flow cytometry = de:Durchflusszytometrie = fr:cytométrie en flux = 流式细胞术, FACS, confocal microscopy, fluorescence microscopy = de:Fluoreszenzmikroskopie
      GraphPad Prism = Prism, ImageJ, Bioconductor, BLAST, ELN = electronic lab notebook, Empower
      LIMS = laboratory information management system, LIS = laboratory information system
      UPLC = ultra-performance liquid chromatography, ICP-MS = inductively coupled plasma mass spectrometry, ICP-OES
      atomic absorption spectroscopy = AAS, Karl Fischer titration = Karl Fischer, TOC analyzer
      X-ray diffraction = XRD = de:Röntgenbeugung, X-ray fluorescence = XRF
      Raman spectroscopy = de:Raman-Spektroskopie
      differential scanning calorimetry, thermogravimetric analysis, transmission electron microscopy
      atomic force microscopy = AFM, Agilent ChemStation, OpenLab CDS, Chromeleon = Thermo Chromeleon
      ÄKTA = AKTA purification, Biacore, surface plasmon resonance, Illumina sequencing = Illumina NGS
      Oxford Nanopore, Geneious, SnapGene, Benchling, GATK, Seurat, Cytoscape, PyMOL
      Schrödinger suite = de:Schrödinger Maestro, ChemDraw, SciFinder, LabWare = LabWare LIMS, STARLIMS
      Hamilton liquid handlers, liquid handling robots, Cobas analyzers = Roche Cobas, Sysmex
      rotary evaporator = Rotavapor, centrifugation = Zentrifugation

      MassLynx, FlowJo

      Illumina sequencers = Illumina = NovaSeq, Nanopore sequencing, BD FACS = FACSCanto
      QuantStudio = LightCycler, NanoDrop, Tecan, Hamilton liquid handling, liquid handlers, LabVantage
      SampleManager = Thermo SampleManager, OpenLab, MasterLynx, AB Sciex, VITEK = VITEK 2, MALDI-TOF
      BacT/ALERT, Cobas, Beckman Coulter analysers
      laminar flow cabinets = laminar flow hoods = biosafety cabinets = safety cabinets
      fume hoods = fume cupboards, water baths and incubators, particle counters, fermenters
      single-use bioreactors, TOC analysers = total organic carbon
      atomic absorption = AAS spectroscopy, rheometer = rheology = viscosity measurement
    `,
    method: `
      PCR = polymerase chain reaction, qPCR = quantitative PCR = real-time PCR, RT-qPCR, RT-PCR, ELISA
      Western blot = Western blotting = immunoblotting = 蛋白印迹, tissue culture
      cell culture = de:Zellkultur = fr:culture cellulaire = es:cultivo celular = 细胞培养, CRISPR = CRISPR-Cas9
      DNA extraction = nucleic acid extraction = DNA isolation, DNA sequencing = sequencing
      next-generation sequencing = NGS, cloning = molecular cloning = 分子克隆, protein purification = de:Proteinreinigung = 蛋白纯化
      immunohistochemistry = IHC, histology, microscopy = de:Mikroskopie, titration, gel electrophoresis, SDS-PAGE
      animal handling, aseptic technique = sterile technique = fr:technique aseptique = de:steriles Arbeiten, bioinformatics = de:Bioinformatik = fr:bio-informatique
      genomics, proteomics, assay development, method validation = de:Methodenvalidierung = 方法验证, method development = de:Methodenentwicklung = fr:développement de méthodes analytiques = 方法开发
      stability testing = stability studies = de:Stabilitätsprüfung, sample preparation = de:Probenvorbereitung = fr:préparation d'échantillons = es:preparación de muestras = fr:préparation des échantillons = 样品前处理
      analytical chemistry = de:analytische Chemie = fr:chimie analytique, organic synthesis = de:organische Synthese
      wet chemistry = de:Nasschemie, laboratory safety = lab safety = de:Laborsicherheit, specimen collection = sample collection = specimen labelling
      specimen processing

      digital PCR = ddPCR, RNA extraction = RNA isolation, RNA sequencing = RNA-seq
      single-cell sequencing = single-cell RNA-seq, NGS library preparation, gene expression analysis, primer design
      site-directed mutagenesis, plasmid preparation = plasmid purification, bacterial transformation
      transfection = de:Transfektion, lentiviral transduction, stem cell culture = de:Stammzellkultur, iPSC culture
      primary cell isolation, 3D cell culture, organoids = organoid culture
      cell-based assays = de:zellbasierte Assays, fluorescence-activated cell sorting = cell sorting
      immunofluorescence = de:Immunfluoreszenz, in situ hybridization = FISH hybridization
      monoclonal antibodies, antibody production, protein expression = de:Proteinexpression, affinity chromatography
      ion exchange chromatography, size exclusion chromatography
      thin-layer chromatography = TLC = de:Dünnschichtchromatographie
      column chromatography = de:Säulenchromatographie
      crystallography = de:Kristallographie, X-ray crystallography, enzyme assays, enzyme kinetics
      fermentation = es:fermentación, upstream processing = upstream bioprocessing
      downstream processing = downstream purification, bioreactor operation = bioreactors = de:Bioreaktoren
      scale-up = process scale-up, tangential flow filtration = TFF
      lyophilization = freeze drying = de:Gefriertrocknung
      formulation development = de:Formulierungsentwicklung = drug formulation = pharmaceutical formulation = fr:formulation galénique, medicinal chemistry, peptide synthesis
      high-throughput screening = HTS, drug discovery = de:Wirkstoffforschung, pharmacokinetic studies = PK/PD studies
      toxicology = de:Toxikologie = es:toxicología
      in vivo studies = animal studies = de:Tierversuche = fr:expérimentation animale = de:Versuchstierkunde, mouse models = mouse handling
      spectroscopy = de:Spektroskopie = es:espectroscopía, chromatography = es:cromatografía
      electrochemistry = de:Elektrochemie = fr:électrochimie
      polymer chemistry = de:Polymerchemie = fr:chimie des polymères
      coatings development = de:Lackentwicklung, nanotechnology = nanomaterials
      food analysis = de:Lebensmittelanalytik
      water analysis = de:Wasseranalytik, microbial identification = bacterial identification
      sterility testing = de:Sterilprüfung, endotoxin testing = LAL testing, bioburden testing = bioburden
      out-of-specification investigations = OOS investigations = OOS = out-of-specification results, USP methods = USP/EP methods = pharmacopoeia testing = compendial methods
      reagent preparation, buffer preparation, de:Medienherstellung, glassware washing = de:Glasspülung
      laboratory equipment maintenance, pipetting = de:Pipettieren
      sample logging = sample accessioning = de:Probeneingang, hematology testing
      clinical chemistry = de:klinische Chemie, blood banking = transfusion medicine = immunohematology
      cytogenetics = de:Zytogenetik, virology = es:virología, parasitology
      biosafety = de:Biosicherheit = fr:biosécurité = es:bioseguridad, biosafety level 2 = BSL-2
      biosafety level 3 = BSL-3
      molecular modeling, molecular docking, molecular dynamics simulations = molecular dynamics
      genotyping = SNP genotyping, plant breeding = de:Pflanzenzüchtung, tissue sectioning = microtome sectioning
      electrophysiology, patch clamp

      dissolution testing, instrument calibration = instrument qualification = equipment calibration
      data integrity = ALCOA, raw material testing, in-process testing, finished product testing
      certificates of analysis, infrared spectroscopy = IR spectroscopy, primary cells = primary cell culture
      gene editing = genome editing, animal models = in vivo models, plasmid construction
      United States Pharmacopeia = USP, European Pharmacopoeia = Ph. Eur.

      pH measurement = pH meters, media preparation = preparing media, gram staining = Gram stains
      plate counts = total viable counts = TVC, water testing, environmental swabbing
      antimicrobial susceptibility testing = antibiotic susceptibility testing
      pathogen testing = pathogen detection, food microbiology, clinical microbiology, viral assays, mycology
      serology, allergen testing, wet chemical analysis, reference standards
      laboratory investigations, method transfer, method verification
      equipment qualification = equipment validation = qualification of equipment = de:Gerätequalifizierung = fr:qualification d'équipements = es:cualificación de equipos
      process performance qualification, PPQ
      validation protocols = validation master plan = VMP = validation plans
      user requirement specifications = URS, validation documentation, GAMP 5 = GAMP, requalification
      temperature mapping, utilities qualification = HVAC qualification, smoke studies, media fills
      aseptic technique training, gowning qualification = gowning
      contamination control strategy = contamination control
      annual product review = product quality review = PQR = APQR, batch review, QP release
      supplier quality audits = vendor qualification = supplier qualification = vendor audits
      quality agreements, complaint investigations = product complaints
      regulatory inspections = FDA inspections = MHRA inspections = inspection readiness = regulatory inspection readiness
      self-inspections = internal GMP audits
      document control = controlled documents = de:Dokumentenlenkung = fr:maîtrise documentaire = es:control documental = 文件控制
      electronic QMS = eQMS, ALCOA+, ALCOA principles, SOP writing, chemical safety, laboratory waste disposal
      sample management = sample logistics = sample tracking, in vitro assays = in vitro studies
      toxicology studies, PK/PD, bioanalysis = bioanalytical methods
      immunoassays = immunoassay development = ligand binding assays, assay validation, gene cloning
      CRISPR gene editing, cell therapy, CAR-T, upstream cell culture, synthetic chemistry
      scale-up of processes, library preparation, bioinformatics pipelines, tissue processing
      tissue embedding, microtomy, histological staining, H&E staining, cervical cytology screening
      FISH testing, karyotyping
      laboratory management = lab management = de:Laborleitung = fr:gestion de laboratoire = es:gestión de laboratorio = 实验室管理
      materials testing = de:Werkstoffprüfung = fr:essais de matériaux = es:ensayos de materiales = 材料测试
    `,
    domain: `
      molecular biology = de:Molekularbiologie = fr:biologie moléculaire = es:biología molecular = 分子生物学
      microbiology = de:Mikrobiologie = es:microbiología, biochemistry = de:Biochemie = fr:biochimie = es:bioquímica
      immunology
      biotechnology = es:biotecnología, pharmaceutical industry = de:Pharmaindustrie, GLP = good laboratory practice
      FDA regulations, 21 CFR Part 11 = Part 11 compliance, genetics = de:Genetik = fr:génétique = fr:genética
      cell biology = de:Zellbiologie = fr:biologie cellulaire = es:biología celular
      neuroscience = de:Neurowissenschaften
      cell and gene therapy = gene therapy = de:Gentherapie, vaccine development = de:Impfstoffentwicklung
      in vitro diagnostics = IVD, CLIA = CLIA regulations, GxP, ICH guidelines
      de:gentechnische Sicherheit

      21 CFR 820 = 21 CFR Part 820 = FDA QSR, 21 CFR 211 = 21 CFR 210/211 = 21 CFR Parts 210 and 211
      EU GMP Annex 1, EU GMP Annex 11, ICH Q10 = ICH Q9 = ICH Q7 = ICH Q8, ISO 15189, IEC 60601
      pharmacopoeia methods, CAP accreditation = CAP inspections, BSL2
      biologics = biopharmaceuticals = de:Biopharmazeutika, small molecules = small molecule drugs
      medical devices = de:Medizinprodukte = fr:dispositifs médicaux = es:productos sanitarios = 医疗器械
      combination products
      computational biology = de:Computerbiologie = fr:biologie computationnelle = es:biología computacional = 计算生物学
    `,
    certificate: `
      ASCP = ASCP certification, FELASA, MLS(ASCP) = Medical Laboratory Scientist certification
      MLT(ASCP) = Medical Laboratory Technician certification, de:Projektleiter Gentechnik
      de:Beauftragter für Biologische Sicherheit

      QP status = EU Qualified Person, RAC certification = Regulatory Affairs Certification
      Certified Clinical Research Coordinator, ACRP certification = ACRP-CP = SOCRA certification
      ICH-GCP certificate, HCPC Biomedical Scientist registration = HCPC registered Biomedical Scientist
    `,
  },
  implies: `
    qPCR > PCR
    PCR > molecular biology
    Western blot > molecular biology
    CRISPR > gene editing, molecular biology
    cloning > molecular biology
    HPLC > analytical chemistry, chromatography
    GC-MS > mass spectrometry, gas chromatography
    LC-MS > mass spectrometry
    next-generation sequencing > DNA sequencing
    cell culture > aseptic technique
    confocal microscopy > microscopy
    fluorescence microscopy > microscopy
    immunohistochemistry > histology
    titration > wet chemistry
    LC-MS/MS > LC-MS
    RT-qPCR > qPCR, RT-PCR
    RT-PCR > PCR
    21 CFR Part 11 > FDA regulations
    UPLC > HPLC
    gas chromatography > chromatography
    affinity chromatography > protein purification
    ion exchange chromatography > protein purification
    size exclusion chromatography > protein purification
    ÄKTA > protein purification
    column chromatography > chromatography
    thin-layer chromatography > chromatography
    ICP-MS > mass spectrometry, spectroscopy
    mass spectrometry > analytical chemistry
    FTIR > infrared spectroscopy, spectroscopy
    NMR > spectroscopy
    UV-Vis > spectroscopy
    Raman spectroscopy > spectroscopy
    Karl Fischer titration > titration
    digital PCR > PCR
    RNA sequencing > next-generation sequencing
    single-cell sequencing > RNA sequencing
    Illumina sequencing > next-generation sequencing
    NGS library preparation > next-generation sequencing
    stem cell culture > cell culture
    transfection > cell culture
    3D cell culture > cell culture
    primary cell isolation > cell culture
    fluorescence-activated cell sorting > flow cytometry
    immunofluorescence > fluorescence microscopy
    transmission electron microscopy > microscopy
    SEM microscopy > microscopy
    upstream processing > bioreactor operation
    LabWare > LIMS
    STARLIMS > LIMS
    Benchling > ELN
    GATK > bioinformatics
    Seurat > bioinformatics, R
    Bioconductor > bioinformatics, R
    BLAST > bioinformatics
    sterility testing > microbiology
    bioburden testing > microbiology
    virology > microbiology
    parasitology > microbiology
    molecular dynamics simulations > molecular modeling
    plasmid preparation > cloning
    biosafety level 3 > biosafety
    biosafety level 2 > biosafety
    Agilent ChemStation > chromatography
    Chromeleon > chromatography
    Empower > HPLC
    medicinal chemistry > organic synthesis
    peptide synthesis > organic synthesis
    genotyping > molecular biology
    FACS > flow cytometry
    Biacore > surface plasmon resonance
    Hamilton liquid handlers > liquid handling robots
    SDS-PAGE > gel electrophoresis
    molecular docking > molecular modeling
    patch clamp > electrophysiology
    X-ray crystallography > crystallography
    iPSC culture > stem cell culture
    organoids > 3D cell culture
    mouse models > animal models
    equipment qualification > validation documentation
    GAMP 5 > computer system validation
    clinical microbiology > microbiology
    food microbiology > microbiology
    gram staining > microbiology
    MALDI-TOF > mass spectrometry
  `,
};
