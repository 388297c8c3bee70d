import type { ProfessionTable } from '../profession-table.ts';

export const science: ProfessionTable = {
  profession: 'science and research',
  terms: {
    tool: `
      LaTeX, EndNote, Zotero, REDCap, Veeva Vault = Veeva, Medidata Rave = Rave EDC = Medidata
    `,
    method: `
      field data collection, data collection = de:Datenerhebung = fr:collecte de données, mathematical modeling
      numerical simulation, fieldwork = field research, technical reports

      clinical trials = de:klinische Studien = fr:essais cliniques = es:ensayos clínicos = clinical studies = 临床试验, informed consent = informed consent process
      IRB submissions, IRB = ethics approval, study coordination = trial coordination, regulatory submissions = regulatory filings = regulatory dossiers = de:Zulassungsunterlagen = fr:dossiers réglementaires = fr:dossiers d'enregistrement = es:dossieres de registro = 注册申报, regulatory affairs
      protocol development
      geophysical surveys = geophysical surveying = de:geophysikalische Messungen = fr:prospection géophysique = es:prospección geofísica
    `,
    domain: `
      GCP training = good clinical practice = ICH-GCP, materials science = de:Werkstoffkunde, geology
    `,
    certificate: `
      GCP certificate = GCP certification
    `,
  },
  implies: `
    Medidata Rave > clinical trials
    GCP certificate > GCP training
    field data collection > data collection
  `,
};
