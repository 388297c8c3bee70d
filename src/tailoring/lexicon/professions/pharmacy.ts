import type { ProfessionTable } from '../profession-table.ts';

export const pharmacy: ProfessionTable = {
  profession: 'pharmacy',
  terms: {
    tool: `
      PioneerRx, QS/1, McKesson EnterpriseRx = EnterpriseRx, Rx30, ScriptPro, Parata, Lexicomp, Micromedex
      Epic Willow, BD Rowa = Rowa, CGM Lauer = Lauer-Taxe = Lauer-Fischer, Winpharma, Farmatic
    `,
    method: `
      medication dispensing = dispensing medications, medication reconciliation, compounding, sterile compounding
      inventory of medications, drug interactions, pharmacovigilance = Pharmakovigilanz, patient counseling
      prescription verification = prescription checking = Rezeptprüfung = validation des ordonnances
      medication therapy management = MTM services = Medikationsmanagement = Medikationsanalyse
      drug utilization review, formulary management
      controlled substances = controlled substance inventory = Betäubungsmittel = stupéfiants = estupefacientes
      IV admixtures = IV compounding, chemotherapy compounding = Zytostatikaherstellung
      immunization administration = pharmacist-administered vaccines, therapeutic drug monitoring
      anticoagulation management, pharmacokinetics = Pharmakokinetik = pharmacocinétique = farmacocinética
      pharmacokinetic dosing, medication safety = Arzneimitteltherapiesicherheit
      over-the-counter counseling = conseil officinal, third-party insurance billing = pharmacy insurance billing
      Rezeptabrechnung = tiers payant, unit dose packaging = Verblisterung
      galenics = Galenik = galénique = Rezepturherstellung
      adverse event reporting = adverse drug reaction reporting = Nebenwirkungsmeldungen
    `,
    domain: `
      pharmacy = Pharmazie = farmacia
      clinical pharmacy = klinische Pharmazie = pharmacie clinique = farmacia clínica
      hospital pharmacy = Krankenhausapotheke = pharmacie hospitalière = farmacia hospitalaria
      community pharmacy = retail pharmacy = öffentliche Apotheke = pharmacie d'officine = oficina de farmacia
      pharmacology = Pharmakologie = farmacología, specialty pharmacy, USP 797, USP 800
    `,
    certificate: `
      CPhT = Certified Pharmacy Technician, BCPS = Board Certified Pharmacotherapy Specialist
      APhA immunization certification = pharmacy-based immunization delivery
    `,
    licence: `
      pharmacist license = licensed pharmacist = RPh, Approbation als Apotheker = Approbation als Apothekerin
      pharmacy technician license = registered pharmacy technician, GPhC registration, 执业药师 = 执业药师资格证
    `,
  },
  implies: `
    CPhT > medication dispensing
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
  `,
};
