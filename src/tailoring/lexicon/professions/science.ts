import type { ProfessionTable } from '../profession-table.ts';

export const science: ProfessionTable = {
  profession: 'science and research',
  terms: {
    tool: `
      LaTeX, EndNote, Zotero, REDCap, Veeva Vault, Medidata Rave = Rave EDC
    `,
    method: `
      field data collection, data collection = de:Datenerhebung = fr:collecte de données, mathematical modeling
      numerical simulation, fieldwork = field research, technical reports

      clinical trials = de:klinische Studien = fr:essais cliniques = es:ensayos clínicos, informed consent
      IRB submissions, IRB, study coordination = trial coordination, regulatory submissions, regulatory affairs
      protocol development
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
