import type { OfficeDuties } from '../office-duties.ts';

export const officesDuties: readonly OfficeDuties[] = [
  {
    family: 'general management',
    duties: `business strategy, strategic planning, P&L management, budget management, Personalführung,
      stakeholder management, business development, management reporting, KPI reporting, negotiation,
      corporate governance`,
  },
  {
    family: 'market research',
    duties: `market research, questionnaire design, data analysis, survey research, presentations, market analysis,
      consumer insights`,
  },
  {
    titles: 'quantitative research manager',
    duties: 'quantitative research, survey design, statistical analysis',
  },
  {
    titles: 'qualitative researcher',
    duties: `qualitative research, focus groups, in-depth interviews, discussion guides, thematic analysis`,
  },
  {
    titles: 'market research interviewer',
    duties: 'customer surveys, data collection, telephone handling',
  },
  {
    titles: 'market research analyst, market analyst',
    duties: 'competitive analysis, desk research',
  },
  {
    family: 'e-commerce',
    duties: `e-commerce, product listings, e-commerce operations, Produktdatenpflege, digital marketing,
      web analytics, e-commerce merchandising, KPI reporting, SEO, conversion rate optimization,
      content management systems, sales analysis`,
  },
  {
    titles: 'marketplace manager, 淘宝运营',
    duties: 'marketplace management',
  },
  {
    family: 'bids and tenders',
    duties: `bid writing, tendering, proposal writing, tender responses, bid management, responding to RFPs,
      editing, deadline monitoring, document management, proofreading, bid preparation`,
  },
  {
    family: 'property surveying',
    duties: 'property inspections, property valuation, report writing, real estate',
  },
  {
    titles: 'building surveyor, project building surveyor, party wall surveyor',
    duties: 'building surveys, defect diagnosis, schedules of condition, dilapidations',
  },
  {
    titles: 'party wall surveyor',
    duties: 'party wall awards',
  },
  {
    titles: `valuer, valuation surveyor, immobiliengutachter, immobilienbewerter, expert immobilier, tasador,
      tasadora`,
    duties: 'real estate appraisal',
  },
  {
    titles: 'commercial surveyor, estates surveyor',
    duties: 'lease renewals, rent reviews, commercial real estate',
  },
  {
    family: 'pensions and benefits',
    duties: 'occupational pensions, data entry, correspondence, telephone handling, customer service',
  },
  {
    titles: `pensions administrator, pensions specialist, pensions technician, sipp administrator,
      gestionnaire retraite`,
    duties: 'pension scheme administration, pension calculations',
  },
  {
    titles: 'employee benefits consultant, employee benefits administrator',
    duties: 'benefits administration',
  },
  {
    titles: 'retirement planning consultant',
    duties: 'retirement planning',
  },
  {
    family: 'investment operations',
    duties: 'financial markets, reconciliations, back-office operations',
  },
  {
    titles: 'settlements administrator, settlements officer, settlements analyst',
    duties: 'trade settlement, securities settlement',
  },
  {
    titles: 'fund accountant, fondsbuchhalter, fondsbuchhalterin',
    duties: `fund accounting of investment funds, net asset value calculation, accounting, trade reconciliation,
      fund administration`,
  },
  {
    titles: 'fund administrator',
    duties: 'fund administration, net asset value calculation',
  },
  {
    titles: 'middle office analyst, trade support analyst, gestionnaire middle office',
    duties: 'middle office, trade capture, trade reconciliation',
  },
  {
    titles: 'corporate actions analyst, corporate actions manager',
    duties: 'corporate actions',
  },
  {
    titles: 'transfer agency administrator',
    duties: 'transfer agency',
  },
  {
    family: 'insolvency and corporate finance',
    duties: 'financial analysis, due diligence, financial statements',
  },
  {
    titles: `m&a manager, m&a analyst, m&a associate, corporate finance manager, corporate finance associate,
      corporate finance director, corporate finance partner, corporate finance analyst,
      corporate finance executive, analyste m&a, analista de m&a, 投行`,
    duties: `mergers and acquisitions, valuation, financial modeling, discounted cash flow, corporate finance,
      comparable company analysis, pitch books, company valuation`,
  },
  {
    titles: `insolvency administrator, insolvency manager, insolvency specialist, insolvency practitioner,
      corporate insolvency administrator, insolvenzverwalter, insolvenzsachbearbeiter`,
    duties: 'bankruptcy law',
  },
  {
    titles: 'transaction services manager, transaction services executive',
    duties: 'quality of earnings',
  },
  {
    family: 'pricing',
    duties: `pricing analysis, pricing strategy, data analysis, margin analysis, competitive analysis,
      spreadsheets, KPI reporting`,
  },
  {
    family: 'company secretariat',
    duties: `corporate secretarial work, company secretarial practice, statutory registers, board meetings,
      minute taking, corporate governance, board support, board minutes, meeting minutes, company formation`,
  },
  {
    titles: 'trust administrator',
    duties: 'trust accounting',
  },
  {
    family: 'careers and employability',
    duties: 'career counseling, career coaching, job search support, case notes',
  },
  {
    family: 'building services',
    duties: 'building services engineering, technical drawings, commissioning, contractor management',
  },
  {
    titles: `building services engineer, m&e engineer, mechanical and electrical engineer, mep engineer,
      tga planer, tga ingenieur, versorgungsingenieur, ingénieur fluides, ingeniero de instalaciones, 机电工程师`,
    duties: 'HVAC, CAD, HVAC design, load calculations',
  },
  {
    titles: "ingénieur cvc, chargé d'affaires cvc, 暖通工程师",
    duties: 'HVAC, HVAC design, heat load calculations, ventilation systems, heating systems, CAD',
  },
  {
    titles: 'bms engineer, building management systems engineer',
    duties: 'building automation, HVAC controls',
  },
  {
    titles: '给排水工程师',
    duties: 'plumbing, drainage design, CAD',
  },
  {
    family: 'parking enforcement',
    duties: 'foot patrols, customer service, incident reports, conflict resolution, radio communication',
  },
  {
    family: 'property management',
    duties: `property management, tenant relations, property inspections, maintenance coordination,
      contractor management, correspondence, lease agreements, real estate`,
  },
  {
    titles: `property manager, immobilienverwalter, immobilienverwalterin, hausverwalter, hausverwalterin,
      property managerin, gestionnaire de copropriété, administrador de fincas, gestora de fincas,
      block manager, weg verwalter, weg verwalterin, mietverwalter, mietverwalterin,
      residential property manager, commercial property manager, syndic de copropriété, objektmanager,
      objektmanagerin, wohnungsverwalter, gestionnaire locatif, 物业经理`,
    duties: 'budget management, service charge accounting, tenancy law, vendor negotiation of property',
  },
  {
    titles: `weg verwalter, weg verwalterin, gestionnaire de copropriété, syndic de copropriété,
      administrador de fincas, gestora de fincas`,
    duties: 'homeowners association management',
  },
  {
    titles: 'block manager, leasehold manager',
    duties: 'block management, section 20 consultations',
  },
  {
    titles: `property manager, mietverwalter, mietverwalterin, gestionnaire locatif, residential property manager`,
    duties: 'rent collection, move-in and move-out inspections, lease administration',
  },
  {
    titles: 'housing officer, housing assistant, housing advisor',
    duties: 'social housing, housing management, rent arrears, tenancy agreements',
  },
  {
    family: 'credit analysis',
    duties: `credit analysis, financial analysis, financial statements, credit risk management, risk assessment,
      cash flow analysis`,
  },
  {
    titles: 'credit underwriter, mortgage underwriter, loan underwriter, 信贷审批',
    duties: 'credit underwriting',
  },
  {
    titles: 'mortgage underwriter',
    duties: 'mortgage underwriting, mortgage lending',
  },
  {
    titles: 'credit risk modelling analyst',
    duties: 'credit risk modelling, statistical modeling',
  },
  {
    family: 'underwriting',
    duties: `underwriting, insurance, risk assessment, premium calculation, insurance pricing, policy wordings,
      risk appraisal, underwriting guidelines, broker relationships, insurance quotes,
      underwriting authority`,
  },
  {
    titles: 'commercial lines underwriter',
    duties: 'commercial lines',
  },
  {
    titles: 'marine underwriter',
    duties: 'marine insurance',
  },
  {
    titles: 'risk surveyor',
    duties: 'risk inspection, loss prevention surveys',
  },
  {
    family: 'insurance claims',
    duties: `claims processing, insurance, claims assessment, claims settlement, coverage analysis,
      claims adjusting, claims investigation, customer service, first notice of loss, telephone handling,
      correspondence, reserve setting, negotiation, liability determination`,
  },
  {
    titles: 'loss adjuster, property adjuster, perito de seguros',
    duties: 'loss adjusting of property, property damage assessment',
  },
  {
    titles: 'motor claims handler',
    duties: 'motor claims',
  },
  {
    titles: 'liability adjuster',
    duties: 'liability claims',
  },
  {
    titles: 'residential surveyor, chartered surveyor, general practice surveyor',
    duties: 'building surveys, market appraisals',
  },
  {
    titles: `building services manager, m&e manager, mechanical contracts manager, electrical contracts manager`,
    duties: 'subcontractor management, cost control, project planning',
  },
  {
    titles: 'restructuring manager, restructuring associate',
    duties: 'financial modeling, cash flow forecasting, valuation',
  },
];
