import type { ProfessionTable } from '../profession-table.ts';

export const pharmacy: ProfessionTable = {
  profession: 'pharmacy',
  terms: {
    tool: `
      PioneerRx, QS/1, McKesson EnterpriseRx = EnterpriseRx, Rx30, ScriptPro, Parata, Lexicomp, Micromedex
      Epic Willow, BD Rowa = Rowa, CGM Lauer = Lauer-Taxe = Lauer-Fischer, Winpharma, Farmatic
    `,
    method: `
      medication dispensing = dispensing medications, medication reconciliation = medicines reconciliation = de:Medikationsabgleich, compounding = fr:préparation magistrale, sterile compounding = aseptic compounding
      inventory of medications, drug interactions = drug interaction screening = de:Wechselwirkungscheck, pharmacovigilance = de:Pharmakovigilanz = es:farmacovigilancia, patient counseling = medication counseling
      prescription verification = prescription checking = de:Rezeptprüfung = fr:validation des ordonnances
      medication therapy management = MTM services = de:Medikationsmanagement = MTM, de:Medikationsanalyse
      drug utilization review, formulary management
      controlled substances = de:Betäubungsmittel = fr:stupéfiants = es:estupefacientes = controlled drugs
      IV admixtures = IV compounding, chemotherapy compounding = de:Zytostatikaherstellung
      immunization administration = pharmacist-administered vaccines, therapeutic drug monitoring
      anticoagulation management, pharmacokinetics = de:Pharmakokinetik = fr:pharmacocinétique = fr:farmacocinética
      pharmacokinetic dosing, medication safety = de:Arzneimitteltherapiesicherheit
      over-the-counter counseling = fr:conseil officinal, third-party insurance billing = pharmacy insurance billing
      de:Rezeptabrechnung, unit dose packaging = de:Verblisterung
      galenics = de:Galenik = fr:galénique, de:Rezepturherstellung
      adverse event reporting = adverse drug reaction reporting = de:Nebenwirkungsmeldungen = adverse event processing = AE reporting

      renal dosing = renal dose adjustment, point-of-care testing = POCT, discharge prescriptions
      OTC recommendations = over-the-counter advice
      prescription dispensing = dispensing prescriptions = de:Arzneimittelabgabe = fr:dispensation des médicaments = es:dispensación de medicamentos = pharmacy dispensing = dispensing medicines = fr:délivrance des ordonnances = 调剂 = 发药
      medication reviews

      dosette boxes = MDS trays = monitored dosage systems = blister packs for patients
      accuracy checking = final accuracy checks = accuracy checking of prescriptions
      clinical checks of prescriptions = clinical screening of prescriptions, medicines use reviews
      structured medication reviews, New Medicine Service
      repeat prescriptions = repeat prescription management, prescription queries = prescription clarification
      pharmacy stock management = pharmacy inventory, aseptic dispensing, cytotoxic preparation
      prescription processing = data entry of prescriptions = prescription entry
      insurance adjudication = third-party claims in pharmacy, PGDs = patient group directions
      pharmacy first services = Pharmacy First, OTC advice, counter advice
      PMR systems = pharmacy computer systems
    `,
    domain: `
      pharmacy = de:Pharmazie = es:farmacia
      clinical pharmacy = de:klinische Pharmazie = fr:pharmacie clinique = es:farmacia clínica
      hospital pharmacy = de:Krankenhausapotheke = fr:pharmacie hospitalière = es:farmacia hospitalaria
      community pharmacy = retail pharmacy = de:öffentliche Apotheke = fr:pharmacie d'officine = es:oficina de farmacia
      pharmacology = de:Pharmakologie = es:farmacología, specialty pharmacy, USP 797, USP 800

      USP 795
    `,
    certificate: `
      CPhT = Certified Pharmacy Technician = PTCB = PTCB certification, BCPS = Board Certified Pharmacotherapy Specialist
      APhA immunization certification = pharmacy-based immunization delivery

      ExCPT, ACPT qualification = Accuracy Checking Pharmacy Technician = ACT accuracy checking
      NVQ Level 2 Dispensing = dispensing assistant qualification = Buttercups dispensing
      USP 797 certification
    `,
    licence: `
      pharmacist license = licensed pharmacist = RPh, Approbation als Apotheker = Approbation als Apothekerin
      pharmacy technician license = registered pharmacy technician, GPhC registration = registered with the GPhC = General Pharmaceutical Council registration = registered pharmacist, 执业药师 = 执业药师资格证
    `,
  },
  implies: `
    CPhT > medication dispensing, prescription dispensing
    compounding > pharmacy
    sterile compounding > compounding
    IV admixtures > sterile compounding
    chemotherapy compounding > sterile compounding
    clinical pharmacy > pharmacy
    hospital pharmacy > pharmacy
    community pharmacy > pharmacy
    BCPS > clinical pharmacy
    medication therapy management > patient counseling
    pharmacokinetic dosing > pharmacokinetics
    USP 797 > sterile compounding
    adverse event reporting > pharmacovigilance
    cytotoxic preparation > compounding
  `,
};
