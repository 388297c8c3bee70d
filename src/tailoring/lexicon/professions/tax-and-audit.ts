import type { ProfessionTable } from '../profession-table.ts';

export const taxAndAudit: ProfessionTable = {
  profession: 'tax and audit',
  terms: {
    tool: `
      CaseWare = CaseWare Working Papers, Thomson Reuters CS, UltraTax = UltraTax CS, ProSeries, Lacerte, DATEV, TeamMate+ = TeamMate, AuditBoard
      ACL Analytics = Diligent HighBond, IDEA audit software = CaseWare IDEA, CCH Axcess = CCH ProSystem fx
      ONESOURCE = Thomson Reuters ONESOURCE, Vertex O Series, Avalara, Drake Tax, TurboTax, ELSTER = ElsterOnline
      Taxdome, Workiva = Wdesk, Addison Steuersoftware, Agenda Steuersoftware, Sage Coala, Revisaudit
      DATEV Unternehmen online, de:Kanzlei-Rechnungswesen
      DATEV LODAS

      ProSystem fx, GoSystem
    `,
    method: `
      tax preparation = tax filing = 报税 = 税务申报 = 纳税申报
      tax returns = de:Steuererklärungen = de:Steuererklärung = fr:déclarations fiscales = es:declaraciones fiscales = tax return preparation
      VAT = de:Umsatzsteuer = TVA = IVA = 增值税 = value added tax = 增值税申报
      VAT returns = de:Umsatzsteuervoranmeldung = de:Umsatzsteuervoranmeldungen = fr:déclarations de TVA
      sales tax = sales and use tax
      corporate tax = corporate income tax = es:impuesto de sociedades = de:Körperschaftsteuer = fr:impôt sur les sociétés = corporation tax = 企业所得税 = es:impuesto sobre sociedades = de:Körperschaftsteuererklärung
      tax planning = de:Steuerplanung = fr:optimisation fiscale = es:planificación fiscal, transfer pricing = de:Verrechnungspreise = fr:prix de transfert = es:precios de transferencia = 转让定价, audit support = audit preparation
      internal audit = de:Innenrevision = fr:audit interne = es:auditoría interna = internal auditing = de:interne Revision = 内部审计 = 内审, external audit = fr:audit externe
      financial audit, internal controls = de:internes Kontrollsystem = IKS = fr:contrôle interne = es:control interno = 内部控制
      Sarbanes-Oxley = SOX = SOX compliance = SOX testing = SOX 404 = SOX controls, 1099 = 1099s
      tax compliance = fr:conformité fiscale = es:cumplimiento tributario
      individual tax returns = Form 1040 = de:Einkommensteuererklärungen = fr:déclarations de revenus = personal tax returns = self assessment returns = self-assessment tax returns = de:Einkommensteuererklärung
      partnership tax returns = Form 1065, corporate tax returns = Form 1120, trade tax = de:Gewerbesteuer = de:Gewerbesteuererklärung
      wage tax = de:Lohnsteuer, inheritance tax = de:Erbschaftsteuer = fr:droits de succession = estate tax = IHT
      international tax = de:internationales Steuerrecht = fr:fiscalité internationale = es:fiscalidad internacional
      tax advisory = de:Steuerberatung = fr:conseil fiscal = es:asesoría fiscal = tax advice = es:asesoramiento fiscal = 税务咨询
      tax provision = ASC 740 = tax provisioning
      deferred taxes = de:latente Steuern = fr:impôts différés
      withholding tax = de:Quellensteuer = fr:retenue à la source
      tax audits = de:Betriebsprüfung = fr:contrôle fiscal = es:inspección fiscal
      IRS correspondence, IRS representation, property tax = de:Grundsteuer = fr:taxe foncière
      expatriate tax = expat tax, R&D tax credits = research and development tax credits = fr:crédit d'impôt recherche = R&D tax relief
      state and local tax = SALT, excise duties = de:Verbrauchsteuern
      audit planning = de:Prüfungsplanung = fr:planification d'audit
      audit testing = substantive testing = tests of controls = tests of detail
      audit documentation = audit workpapers = workpaper preparation = audit working papers
      walkthroughs of controls = process walkthroughs audit = walkthrough testing, risk-based auditing = de:risikoorientierte Prüfung = risk-based audit
      operational audit = operational auditing, compliance audits = de:Compliance-Prüfungen = fr:audits de conformité = compliance auditing
      forensic accounting = Forensic Services = fr:comptabilité judiciaire
      fraud examination = fraud investigation = de:Betrugsermittlung, inventory observation
      statutory audit = de:Jahresabschlussprüfung = fr:commissariat aux comptes = es:auditoría de cuentas = financial statement audit = de:Abschlussprüfung = fr:audit légal
      single audits = Uniform Guidance audits, control self-assessment, control deficiency remediation
      audit committee reporting, assurance engagements = attestation engagements, SOC 1 = SOC 1 reports
      cash basis accounting = de:Einnahmenüberschussrechnung

      audit reporting = audit report writing, IT general controls = ITGC, process walkthroughs, remediation tracking = follow-up of findings
      segregation of duties, audit sampling, control testing = testing of controls, substantive procedures
      tax research, indirect tax, tax due diligence, BEPS = Pillar Two
      double tax treaties = de:Doppelbesteuerungsabkommen

      VAT registration, VAT reconciliation = VAT recovery
      corporation tax returns = corporation tax computations = corporate tax computations = CT600
      tax planning advice, P11D, IR35 = off-payroll working, capital gains tax = CGT, direct tax, group audits
      charity audits, pension scheme audits, quality of earnings
      data analytics in audit = audit data analytics, IRPF
      es:liquidación de impuestos = es:declaración de impuestos, 汇算清缴, 审计底稿 = 工作底稿, 税务筹划
    `,
    domain: `
      auditing = de:Wirtschaftsprüfung, taxation = fr:fiscalité, tax law = de:Steuerrecht = es:derecho fiscal
      GAAS = generally accepted auditing standards, PCAOB standards = PCAOB
      ISA auditing standards = International Standards on Auditing, de:IDW Prüfungsstandards = IDW PS
      de:Abgabenordnung
      fr:Code général des impôts, COSO framework = COSO

      public accounting
    `,
    certificate: `
      Enrolled Agent, CIA = Certified Internal Auditor, de:Steuerfachangestellter = de:Steuerfachangestellte
      de:Steuerberaterexamen, DCG = fr:diplôme de comptabilité et de gestion, DSCG, DEC = fr:diplôme d'expertise comptable, CFE = Certified Fraud Examiner
      CRMA = Certification in Risk Management Assurance, de:Steuerfachwirt = de:Steuerfachwirtin
      CTA = Chartered Tax Adviser = CTA qualified, VITA certification = VITA volunteer certification, PTIN, ROAC = es:inscripción ROAC
      税务师, 初级会计师 = 初级会计职称 = 初级会计证, 中级会计师 = 中级会计职称

      ATT qualification = ATT qualified = Association of Taxation Technicians, de:Steuerberaterprüfung
    `,
    licence: `
      de:Steuerberater = de:Steuerberaterin = de:Bestellung als Steuerberater
      de:Wirtschaftsprüferexamen = de:WP-Examen
    `,
  },
  implies: `
    Sarbanes-Oxley > internal controls
    VAT > taxation
    corporate tax > taxation
    tax preparation > taxation
    CIA > internal audit
    DATEV > Finanzbuchhaltung, accounting software
    DATEV Unternehmen online > DATEV
    Kanzlei-Rechnungswesen > DATEV
    DATEV LODAS > DATEV
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
    tax returns > tax preparation
    VAT returns > VAT
    tax law > taxation
    control testing > internal controls
  `,
};
