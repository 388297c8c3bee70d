import type { ProfessionTable } from '../profession-table.ts';

export const science: ProfessionTable = {
  profession: 'science, research and agriculture',
  terms: {
    tool: `
      HPLC = high-performance liquid chromatography, GC-MS = gas chromatography-mass spectrometry, LC-MS, LC-MS/MS, gas chromatography = Gaschromatographie, mass spectrometry = Massenspektrometrie = spectrométrie de masse, NMR = NMR spectroscopy, FTIR, UV-Vis = UV/Vis spectroscopy, SEM microscopy = scanning electron microscopy, flow cytometry = FACS = Durchflusszytometrie, confocal microscopy, fluorescence microscopy, GraphPad Prism = Prism, ImageJ, Bioconductor, BLAST, LaTeX, EndNote, Zotero, NVivo, REDCap, Qualtrics, Veeva Vault, Medidata Rave = Rave EDC, ELN = electronic lab notebook, Empower
    `,
    method: `
      PCR = polymerase chain reaction, qPCR = quantitative PCR, RT-qPCR, RT-PCR, ELISA, Western blot = Western blotting, tissue culture, cell culture = Zellkultur = culture cellulaire = cultivo celular = 细胞培养, CRISPR = CRISPR-Cas9, DNA extraction = nucleic acid extraction = DNA isolation, DNA sequencing = sequencing, next-generation sequencing = NGS, cloning = molecular cloning, protein purification = Proteinreinigung, immunohistochemistry = IHC, histology, microscopy = Mikroskopie, titration, gel electrophoresis = SDS-PAGE, animal handling, aseptic technique = sterile technique, bioinformatics = Bioinformatik = bio-informatique, genomics, proteomics, assay development, method validation = Methodenvalidierung, method development, stability testing, environmental monitoring, sample preparation = Probenvorbereitung = préparation d'échantillons, analytical chemistry = analytische Chemie = chimie analytique, organic synthesis = organische Synthese, wet chemistry, laboratory safety = lab safety = Laborsicherheit, field data collection, data collection = Datenerhebung = collecte de données, literature review = Literaturrecherche = revue de littérature, scientific writing = academic writing = wissenschaftliches Schreiben, peer review, qualitative research = qualitative Forschung = recherche qualitative, quantitative research = quantitative Forschung, survey design, mathematical modeling, numerical simulation, fieldwork = field research, technical reports
      clinical trials = klinische Studien = essais cliniques = ensayos clínicos, informed consent, IRB submissions = IRB, study coordination = trial coordination, regulatory submissions, regulatory affairs, protocol development
      crop management = crop production = Pflanzenbau, irrigation = Bewässerung = irrigation systems = riego, pest management, integrated pest management, soil analysis, soil sampling, livestock management = animal husbandry = Tierhaltung = élevage, horticulture = Gartenbau, pruning = Baumschnitt
    `,
    domain: `
      molecular biology = Molekularbiologie = biologie moléculaire = biología molecular = 分子生物学, microbiology = Mikrobiologie = microbiología, biochemistry = Biochemie = biochimie = bioquímica, immunology, biotechnology = biotecnología, pharmaceutical industry = Pharmaindustrie, GLP = good laboratory practice, GCP training = good clinical practice = ICH-GCP, FDA regulations, 21 CFR Part 11, materials science = Werkstoffkunde, ecology, geology
    `,
    certificate: `
      Sachkundenachweis Pflanzenschutz = pesticide applicator license, GCP certificate = GCP certification, FELASA
    `,
  },
  implies: `
    qPCR > PCR
    PCR > molecular biology
    Western blot > molecular biology
    CRISPR > molecular biology
    cloning > molecular biology
    HPLC > analytical chemistry
    GC-MS > mass spectrometry, gas chromatography
    LC-MS > mass spectrometry
    next-generation sequencing > DNA sequencing
    cell culture > aseptic technique
    confocal microscopy > microscopy
    fluorescence microscopy > microscopy
    immunohistochemistry > histology
    Medidata Rave > clinical trials
    GCP certificate > GCP training
    titration > wet chemistry
    LC-MS/MS > LC-MS
    RT-qPCR > qPCR, RT-PCR
    RT-PCR > PCR
    field data collection > data collection
    integrated pest management > pest management
    21 CFR Part 11 > FDA regulations
  `,
};
