import type { ProfessionTable } from '../profession-table.ts';

export const laboratory: ProfessionTable = {
  profession: 'biotechnology and laboratory work',
  terms: {
    tool: `
      HPLC = high-performance liquid chromatography, GC-MS = gas chromatography-mass spectrometry, LC-MS, LC-MS/MS
      gas chromatography = Gaschromatographie, mass spectrometry = Massenspektrometrie = spectrométrie de masse
      NMR = NMR spectroscopy, FTIR, UV-Vis = UV/Vis spectroscopy, SEM microscopy = scanning electron microscopy
      flow cytometry = FACS = Durchflusszytometrie, confocal microscopy, fluorescence microscopy
      GraphPad Prism = Prism, ImageJ, Bioconductor, BLAST, ELN = electronic lab notebook, Empower
      LIMS = laboratory information management system, LIS = laboratory information system
      UPLC = ultra-performance liquid chromatography, ICP-MS = inductively coupled plasma mass spectrometry, ICP-OES
      atomic absorption spectroscopy = AAS, Karl Fischer titration, TOC analyzer
      X-ray diffraction = XRD = Röntgenbeugung, X-ray fluorescence = XRF, Raman spectroscopy = Raman-Spektroskopie
      differential scanning calorimetry, thermogravimetric analysis, transmission electron microscopy
      atomic force microscopy = AFM, Agilent ChemStation = OpenLab CDS, Chromeleon = Thermo Chromeleon
      ÄKTA = AKTA purification, Biacore = surface plasmon resonance, Illumina sequencing = Illumina NGS
      Oxford Nanopore, Geneious, SnapGene, Benchling, GATK, Seurat, Cytoscape, PyMOL
      Schrödinger suite = Schrödinger Maestro, ChemDraw, SciFinder, LabWare = LabWare LIMS, STARLIMS
      Hamilton liquid handlers = liquid handling robots, Cobas analyzers = Roche Cobas, Sysmex
      rotary evaporator = Rotavapor, centrifugation = Zentrifugation
    `,
    method: `
      PCR = polymerase chain reaction, qPCR = quantitative PCR, RT-qPCR, RT-PCR, ELISA
      Western blot = Western blotting, tissue culture
      cell culture = Zellkultur = culture cellulaire = cultivo celular = 细胞培养, CRISPR = CRISPR-Cas9
      DNA extraction = nucleic acid extraction = DNA isolation, DNA sequencing = sequencing
      next-generation sequencing = NGS, cloning = molecular cloning, protein purification = Proteinreinigung
      immunohistochemistry = IHC, histology, microscopy = Mikroskopie, titration, gel electrophoresis = SDS-PAGE
      animal handling, aseptic technique = sterile technique, bioinformatics = Bioinformatik = bio-informatique
      genomics, proteomics, assay development, method validation = Methodenvalidierung, method development
      stability testing, sample preparation = Probenvorbereitung = préparation d'échantillons
      analytical chemistry = analytische Chemie = chimie analytique, organic synthesis = organische Synthese
      wet chemistry, laboratory safety = lab safety = Laborsicherheit, specimen collection = sample collection
      specimen processing

      digital PCR = ddPCR, RNA extraction = RNA isolation, RNA sequencing = RNA-seq
      single-cell sequencing = single-cell RNA-seq, NGS library preparation, gene expression analysis, primer design
      site-directed mutagenesis, plasmid preparation = plasmid purification, bacterial transformation
      transfection = Transfektion, lentiviral transduction, stem cell culture = iPSC culture = Stammzellkultur
      primary cell isolation, 3D cell culture = organoids = organoid culture
      cell-based assays = zellbasierte Assays, fluorescence-activated cell sorting = cell sorting
      immunofluorescence = Immunfluoreszenz, in situ hybridization = FISH hybridization
      monoclonal antibodies = antibody production, protein expression = Proteinexpression, affinity chromatography
      ion exchange chromatography, size exclusion chromatography
      thin-layer chromatography = TLC = Dünnschichtchromatographie, column chromatography = Säulenchromatographie
      crystallography = X-ray crystallography = Kristallographie, enzyme assays = enzyme kinetics
      fermentation = fermentación, upstream processing = upstream bioprocessing
      downstream processing = downstream purification, bioreactor operation = bioreactors = Bioreaktoren
      scale-up = process scale-up, tangential flow filtration = TFF
      lyophilization = freeze drying = Gefriertrocknung = lyophilisation
      formulation development = Formulierungsentwicklung, medicinal chemistry, peptide synthesis
      high-throughput screening = HTS, drug discovery = Wirkstoffforschung, pharmacokinetic studies = PK/PD studies
      toxicology = Toxikologie = toxicología
      in vivo studies = animal studies = Tierversuche = expérimentation animale, mouse models = mouse handling
      spectroscopy = Spektroskopie = espectroscopía, chromatography = cromatografía
      electrochemistry = Elektrochemie = électrochimie, polymer chemistry = Polymerchemie = chimie des polymères
      coatings development = Lackentwicklung, nanotechnology = nanomaterials, food analysis = Lebensmittelanalytik
      water analysis = Wasseranalytik, microbial identification = bacterial identification
      sterility testing = Sterilprüfung, endotoxin testing = LAL testing, bioburden testing
      out-of-specification investigations = OOS investigations, USP methods = USP/EP methods = pharmacopoeia testing
      reagent preparation, buffer preparation = Medienherstellung, glassware washing = Glasspülung
      laboratory equipment maintenance, pipetting = Pipettieren
      sample logging = sample accessioning = Probeneingang, hematology testing
      clinical chemistry = klinische Chemie, blood banking = transfusion medicine = immunohematology
      cytogenetics = Zytogenetik, virology = virología, parasitology
      biosafety = Biosicherheit = biosécurité = bioseguridad, biosafety level 2 = BSL-2, biosafety level 3 = BSL-3
      molecular modeling = molecular docking, molecular dynamics simulations = molecular dynamics
      genotyping = SNP genotyping, plant breeding = Pflanzenzüchtung, tissue sectioning = microtome sectioning
      electrophysiology = patch clamp
    `,
    domain: `
      molecular biology = Molekularbiologie = biologie moléculaire = biología molecular = 分子生物学
      microbiology = Mikrobiologie = microbiología, biochemistry = Biochemie = biochimie = bioquímica, immunology
      biotechnology = biotecnología, pharmaceutical industry = Pharmaindustrie, GLP = good laboratory practice
      FDA regulations, 21 CFR Part 11, genetics = Genetik = génétique = genética
      cell biology = Zellbiologie = biologie cellulaire = biología celular, neuroscience = Neurowissenschaften
      cell and gene therapy = gene therapy = Gentherapie, vaccine development = Impfstoffentwicklung
      in vitro diagnostics = IVD, CLIA = CLIA regulations, GxP, ICH guidelines
      gentechnische Sicherheit = biological safety officer
    `,
    certificate: `
      ASCP = ASCP certification, FELASA, MLS(ASCP) = Medical Laboratory Scientist certification
      MLT(ASCP) = Medical Laboratory Technician certification, Projektleiter Gentechnik
      Beauftragter für Biologische Sicherheit
    `,
  },
  implies: `
    qPCR > PCR
    PCR > molecular biology
    Western blot > molecular biology
    CRISPR > molecular biology
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
    ICP-MS > mass spectrometry
    mass spectrometry > analytical chemistry
    FTIR > spectroscopy
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
  `,
};
