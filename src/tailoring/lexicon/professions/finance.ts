import type { ProfessionTable } from '../profession-table.ts';

export const finance: ProfessionTable = {
  profession: 'accounting and finance',
  terms: {
    tool: `
      SAP FI, SAP FI/CO = SAP FICO, QuickBooks, QuickBooks Online, Xero, Sage, Oracle Financials
      Workday = Workday HCM, Workday Financials = Workday Financial Management, Lexware, Cegid, Contaplus
      Hyperion = Oracle Hyperion, Anaplan, Adaptive Insights = Workday Adaptive Planning, BlackLine, FloQast
      Bill.com, Great Plains = Dynamics GP, MYOB, FreshBooks, 用友, 金蝶
    `,
    method: `
      accounts payable = A/P = Kreditorenbuchhaltung = comptabilité fournisseurs = cuentas por pagar = 应付账款
      accounts receivable = A/R = Debitorenbuchhaltung = comptabilité clients = cuentas por cobrar = 应收账款
      general ledger = GL = general ledger accounting = Hauptbuchhaltung = grand livre = comptabilité générale = contabilidad general = 总账
      Anlagenbuchhaltung = fixed asset accounting = fixed assets = comptabilité des immobilisations
      Finanzbuchhaltung = financial accounting = comptabilité financière = contabilidad financiera

      bank reconciliations = bank recs = rapprochements bancaires = conciliaciones bancarias = conciliación bancaria
      account reconciliations = balance sheet reconciliations = Kontenabstimmung, reconciliations
      intercompany accounting = intercompany reconciliations = Intercompany-Abstimmung, journal entries = Buchungen
      month-end close = month-end closing = monthly close = monthly closing = Monatsabschluss = clôture mensuelle = cierre mensual = 月结
      year-end close = year-end closing = annual closing = Jahresabschluss = clôture annuelle = cierre anual = 年结
      bilan = établissement du bilan, liasse fiscale

      financial reporting = Finanzberichterstattung = reporting financier = reportes financieros = 财务报表
      financial statements = financial statement preparation = états financiers = estados financieros = Abschlusserstellung
      consolidation = Konsolidierung = consolidación
      variance analysis = Abweichungsanalyse = analyse des écarts = análisis de variaciones
      budgeting = budget preparation = Budgetierung = élaboration du budget = elaboración de presupuestos
      budget management = budget control = Budgetverantwortung = gestion budgétaire = gestión de presupuestos
      financial forecasting, rolling forecasts
      financial modeling = financial modelling = Finanzmodellierung = modélisation financière
      financial analysis = Finanzanalyse = analyse financière = análisis financiero = 财务分析
      FP&A = financial planning and analysis
      cost accounting = Kostenrechnung = comptabilité analytique = contabilidad de costos = contabilidad de costes = 成本核算
      cost analysis, cost control = Kostenkontrolle, cash flow management
      cash flow forecasting = cash forecasting = Liquiditätsplanung, cash flow statements
      Controlling = contrôle de gestion = control de gestión = management accounting

      revenue recognition, ASC 606, accruals
      payroll processing = payroll = Lohnabrechnung = Gehaltsabrechnung = Lohn- und Gehaltsabrechnung = Lohnbuchhaltung = paie = gestion de la paie = nóminas
      credit control = collections = Mahnwesen = dunning = recouvrement = cobranza
      AP/AR = accounts payable and receivable, bookkeeping = Buchhaltung = Buchführung = tenue de livres = 记账
      travel expense accounting, three-way match = 3-way match
    `,
    domain: `
      GAAP = generally accepted accounting principles, US GAAP, IFRS = International Financial Reporting Standards
      HGB = German GAAP, Plan Comptable Général = PCG, nonprofit accounting = fund accounting
      accounting = 会计 = comptabilité = contabilidad
    `,
    certificate: `
      CPA = Certified Public Accountant = CPA license, CMA = Certified Management Accountant
      CFA = Chartered Financial Analyst = CFA Charter, ACCA = ACCA qualified, CIMA, ACA = Chartered Accountant
      Bilanzbuchhalter = Bilanzbuchhalter IHK = geprüfter Bilanzbuchhalter, 注册会计师 = CICPA
    `,
  },
  implies: `
    SAP FI > SAP
    accounts payable > bookkeeping
    accounts receivable > bookkeeping
    general ledger > bookkeeping
    bank reconciliations > account reconciliations
    intercompany accounting > account reconciliations
    CPA > accounting
    CMA > cost accounting
    CFA > financial analysis
    Bilanzbuchhalter > year-end close
    FP&A > budgeting, financial analysis
    financial modeling > financial analysis, Microsoft Excel
    variance analysis > financial analysis
    QuickBooks > bookkeeping
    Xero > bookkeeping
    consolidation > financial reporting
    Finanzbuchhaltung > bookkeeping
    SAP FI/CO > SAP FI, SAP
    QuickBooks Online > QuickBooks, bookkeeping
    account reconciliations > reconciliations
    rolling forecasts > financial forecasting
    cash flow forecasting > cash flow management
    ASC 606 > revenue recognition, US GAAP
    US GAAP > GAAP
    AP/AR > accounts payable, accounts receivable
    Oracle Financials > ERP
  `,
};
