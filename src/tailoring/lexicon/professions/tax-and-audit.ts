import type { ProfessionTable } from '../profession-table.ts';

export const taxAndAudit: ProfessionTable = {
  profession: 'tax and audit',
  terms: {
    tool: `
      CaseWare, Thomson Reuters CS, UltraTax, ProSeries, Lacerte, DATEV, TeamMate+ = TeamMate, AuditBoard
      ACL Analytics = Diligent HighBond, IDEA audit software = CaseWare IDEA, CCH Axcess = CCH ProSystem fx
      ONESOURCE = Thomson Reuters ONESOURCE, Vertex O Series, Avalara, Drake Tax, TurboTax, ELSTER = ElsterOnline
      Taxdome, Workiva = Wdesk, Addison Steuersoftware, Agenda Steuersoftware, Sage Coala, Revisaudit
    `,
    method: `
      tax preparation = tax returns = tax filing = Steuererklärungen = Steuererklärung = déclarations fiscales = declaraciones fiscales = 报税
      VAT = VAT returns = Umsatzsteuer = Umsatzsteuervoranmeldung = Umsatzsteuervoranmeldungen = TVA = déclarations de TVA = IVA = 增值税
      sales tax = sales and use tax
      corporate tax = corporate income tax = impuesto de sociedades = Körperschaftsteuer = impôt sur les sociétés
      tax planning, transfer pricing, audit support = audit preparation
      internal audit = Innenrevision = audit interne = auditoría interna, external audit = audit externe
      financial audit, internal controls = internes Kontrollsystem = IKS = contrôle interne = control interno
      Sarbanes-Oxley = SOX = SOX compliance, 1099 = 1099s
      tax compliance = conformité fiscale = cumplimiento tributario
      individual tax returns = Form 1040 = Einkommensteuererklärungen = déclarations de revenus
      partnership tax returns = Form 1065, corporate tax returns = Form 1120, trade tax = Gewerbesteuer
      wage tax = Lohnsteuer, inheritance tax = Erbschaftsteuer = droits de succession
      international tax = internationales Steuerrecht = fiscalité internationale = fiscalidad internacional
      tax advisory = Steuerberatung = conseil fiscal = asesoría fiscal, tax provision = ASC 740 = tax provisioning
      deferred taxes = latente Steuern = impôts différés, withholding tax = Quellensteuer = retenue à la source
      tax audits = Betriebsprüfung = contrôle fiscal = inspección fiscal
      IRS correspondence = IRS representation = IRS notices, property tax = Grundsteuer = taxe foncière
      expatriate tax, R&D tax credits = research and development tax credits = crédit d'impôt recherche
      state and local tax = SALT, excise duties = Verbrauchsteuern
      audit planning = Prüfungsplanung = planification d'audit
      audit testing = substantive testing = tests of controls
      audit documentation = audit workpapers = workpaper preparation
      walkthroughs of controls = process walkthroughs audit, risk-based auditing = risikoorientierte Prüfung
      operational audit = operational auditing, compliance audits = Compliance-Prüfungen = audits de conformité
      forensic accounting = Forensic Services = comptabilité judiciaire
      fraud examination = fraud investigation = Betrugsermittlung, inventory observation
      statutory audit = Jahresabschlussprüfung = commissariat aux comptes = auditoría de cuentas
      single audits = Uniform Guidance audits, control self-assessment, control deficiency remediation
      audit committee reporting, assurance engagements = attestation engagements, SOC 1 = SOC 1 reports
      cash basis accounting = Einnahmenüberschussrechnung
    `,
    domain: `
      auditing = Wirtschaftsprüfung, taxation = tax law = Steuerrecht = fiscalité = derecho fiscal
      GAAS = generally accepted auditing standards, PCAOB standards = PCAOB
      ISA auditing standards = International Standards on Auditing, IDW Prüfungsstandards = IDW PS, Abgabenordnung
      Code général des impôts, COSO framework = COSO
    `,
    certificate: `
      Enrolled Agent, CIA = Certified Internal Auditor, Steuerfachangestellter = Steuerfachangestellte
      Steuerberaterexamen, DCG, DSCG, DEC = diplôme d'expertise comptable, CFE = Certified Fraud Examiner
      CRMA = Certification in Risk Management Assurance, Steuerfachwirt = Steuerfachwirtin
      CTA = Chartered Tax Adviser, VITA certification = VITA volunteer certification, PTIN, ROAC = inscripción ROAC
      税务师, 初级会计师 = 初级会计职称, 中级会计师 = 中级会计职称
    `,
    licence: `
      Steuerberater = Steuerberaterin = Bestellung als Steuerberater, Wirtschaftsprüferexamen = WP-Examen
    `,
  },
  implies: `
    Sarbanes-Oxley > internal controls
    VAT > taxation
    corporate tax > taxation
    tax preparation > taxation
    CIA > internal audit
    DATEV > Finanzbuchhaltung
    individual tax returns > tax preparation
    corporate tax returns > tax preparation, corporate tax
    partnership tax returns > tax preparation
    trade tax > taxation
    wage tax > taxation
    international tax > taxation
    tax advisory > taxation
    tax compliance > taxation
    transfer pricing > taxation
    Drake Tax > tax preparation
    UltraTax > tax preparation
    Lacerte > tax preparation
    ProSeries > tax preparation
    TurboTax > tax preparation
    CCH Axcess > tax preparation
    TeamMate+ > internal audit
    AuditBoard > internal audit
    statutory audit > external audit
    Steuerberater > tax advisory
    Steuerfachwirt > tax preparation
    CTA > tax advisory
    COSO framework > internal controls
    forensic accounting > accounting
    CFE > fraud examination
    Avalara > sales tax
    Vertex O Series > sales tax
    internal audit > auditing
    external audit > auditing
  `,
};
