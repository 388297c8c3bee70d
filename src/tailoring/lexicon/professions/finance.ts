import type { ProfessionTable } from '../profession-table.ts';

export const finance: ProfessionTable = {
  profession: 'accounting and finance',
  terms: {
    tool: `
      SAP FI, SAP FI/CO = SAP FICO, QuickBooks, QuickBooks Online, Xero, Sage, Oracle Financials
      Workday = Workday HCM, Workday Financials = Workday Financial Management, Lexware, Cegid, Contaplus
      Hyperion = Oracle Hyperion = Essbase, Anaplan, Adaptive Insights = Workday Adaptive Planning, BlackLine, FloQast
      Bill.com, Great Plains = Dynamics GP, MYOB, FreshBooks, 用友, 金蝶

      OneStream, SAP BPC, CCH Tagetik = Tagetik, Jedox,Vena Solutions
    `,
    method: `
      accounts payable = A/P = de:Kreditorenbuchhaltung = fr:comptabilité fournisseurs = es:cuentas por pagar = 应付账款
      accounts receivable = A/R = de:Debitorenbuchhaltung = fr:comptabilité clients = es:cuentas por cobrar = 应收账款
      general ledger = GL = general ledger accounting = de:Hauptbuchhaltung = fr:grand livre = 总账
      fr:comptabilité générale = es:contabilidad general
      de:Anlagenbuchhaltung = fixed asset accounting = fixed assets = fr:comptabilité des immobilisations
      de:Finanzbuchhaltung = financial accounting = fr:comptabilité financière = es:contabilidad financiera

      bank reconciliations = bank recs = fr:rapprochements bancaires = es:conciliaciones bancarias = es:conciliación bancaria
      account reconciliations = balance sheet reconciliations = de:Kontenabstimmung, reconciliations
      intercompany accounting, intercompany reconciliations = de:Intercompany-Abstimmung = intercompany
      journal entries = de:Buchungen
      month-end close = month-end closing = monthly close = monthly closing = de:Monatsabschluss = fr:clôture mensuelle = es:cierre mensual = 月结
      year-end close = year-end closing = annual closing = de:Jahresabschluss = fr:clôture annuelle = es:cierre anual = 年结
      fr:bilan = fr:établissement du bilan, fr:liasse fiscale

      financial reporting = de:Finanzberichterstattung = reporting financier = es:reportes financieros = 财务报表
      financial statements = financial statement preparation = fr:états financiers = es:estados financieros = de:Abschlusserstellung
      consolidation = de:Konsolidierung = es:consolidación = de:Konzernkonsolidierung
      variance analysis = de:Abweichungsanalyse = fr:analyse des écarts = es:análisis de variaciones = de:Soll-Ist-Vergleich = es:análisis de desviaciones
      budgeting = budget preparation = de:Budgetierung = fr:élaboration du budget = es:elaboración de presupuestos = fr:élaboration budgétaire = 预算编制
      budget management = budget control = de:Budgetverantwortung = fr:gestion budgétaire = es:gestión de presupuestos
      financial forecasting, rolling forecasts
      financial modeling = de:Finanzmodellierung = fr:modélisation financière = financial models = es:modelización financiera = 财务建模
      financial analysis = de:Finanzanalyse = fr:analyse financière = es:análisis financiero = 财务分析
      FP&A = FP & A = financial planning and analysis
      cost accounting = de:Kostenrechnung = fr:comptabilité analytique = es:contabilidad de costos = es:contabilidad de costes = 成本核算
      cost analysis, cost control = de:Kostenkontrolle = es:control de costes = fr:contrôle des coûts, cash flow management
      cash flow forecasting = cash forecasting = de:Liquiditätsplanung = fr:prévision de trésorerie, cash flow statements
      de:Controlling = fr:contrôle de gestion = es:control de gestión = management accounting

      revenue recognition, ASC 606, accruals
      payroll processing = payroll = de:Lohnabrechnung = de:Gehaltsabrechnung = de:Lohn- und Gehaltsabrechnung = de:Lohnbuchhaltung = fr:paie = fr:gestion de la paie = es:nóminas = payroll administration = de:Entgeltabrechnung = 薪资核算
      credit control, collections = fr:recouvrement = es:cobranza, dunning = de:Mahnwesen
      AP/AR = accounts payable and receivable, bookkeeping = de:Buchhaltung = de:Buchführung = fr:tenue de livres = 记账
      invoice verification = de:Rechnungsprüfung = fr:contrôle des factures = es:verificación de facturas
      accounting software = de:Buchhaltungssoftware = fr:logiciel de comptabilité = fr:logiciels comptables = es:software contable = 财务软件
      travel expense accounting, three-way match = 3-way match

      working capital management = working capital, margin analysis, rebate management = rebates
      commercial acumen, business cases for investment = investment cases

      management reporting = management accounts = fr:reporting de gestion, scenario analysis = scenario planning
      sensitivity analysis, finance business partnering, board reporting
      P&L management = P&L responsibility = P&L ownership, capital expenditure = capex = capex planning
      unit economics, three-statement modeling = three-statement model, ad hoc analysis
      statutory accounts = statutory accounts preparation
    `,
    domain: `
      GAAP = generally accepted accounting principles, US GAAP, IFRS = International Financial Reporting Standards
      HGB = German GAAP, fr:Plan Comptable Général = PCG, nonprofit accounting, fund accounting
      accounting = 会计 = fr:comptabilité = es:contabilidad

      IFRS 15, IFRS 16
    `,
    certificate: `
      CPA = Certified Public Accountant = CPA license, CMA = Certified Management Accountant
      CFA = Chartered Financial Analyst = CFA Charter, ACCA = ACCA qualified, CIMA, ACA = Chartered Accountant
      de:Bilanzbuchhalter = de:Bilanzbuchhalter IHK = de:geprüfter Bilanzbuchhalter, 注册会计师 = CICPA

      FMVA
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
    QuickBooks > bookkeeping, accounting software
    Xero > bookkeeping, accounting software
    consolidation > financial reporting
    Finanzbuchhaltung > bookkeeping
    SAP FI/CO > SAP FI, SAP
    QuickBooks Online > QuickBooks, bookkeeping, accounting software
    account reconciliations > reconciliations
    rolling forecasts > financial forecasting
    cash flow forecasting > cash flow management
    ASC 606 > revenue recognition, US GAAP
    US GAAP > GAAP
    AP/AR > accounts payable, accounts receivable
    Oracle Financials > ERP
    fund accounting > nonprofit accounting
    intercompany reconciliations > intercompany accounting
  `,
};
