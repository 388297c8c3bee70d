import type { RoleFamily } from '../role-family.ts';

export const business: readonly RoleFamily[] = [
  {
    family: 'accounting',
    titles: `accounts assistant, accounts clerk, finance assistant, accounting assistant, finance officer, accountant, staff accountant, accounting manager, bookkeeper, general ledger accountant, gl accountant, cost accountant, controller, financial controller, accounting specialist, accounting clerk, accounts payable specialist, accounts payable clerk, accounts receivable specialist, accounts payable, accounts receivable
      buchhalter, buchhalterin, bilanzbuchhalter, bilanzbuchhalterin, finanzbuchhalter, finanzbuchhalterin, *buchhalter, *buchhalterin, sachbearbeiter buchhaltung, steuerfachangestellte, steuerfachangestellter
      comptable, comptable général, comptable unique, aide comptable, contable, contador, contadora, 会计, 会计师
      finance administrator, finance clerk, accounts administrator, billing clerk, billing specialist
      assistant comptable, assistante comptable, collaborateur comptable, collaboratrice comptable
      auxiliar contable, auxiliar de contabilidad, administrativo contable, administrativa contable
      sachbearbeiterin buchhaltung, mitarbeiter buchhaltung, mitarbeiterin buchhaltung
      sachbearbeiter rechnungswesen, 出纳
      财务专员, 财务会计, 财务主管`,
  },
  {
    family: 'audit',
    titles: `auditor, internal auditor, external auditor, audit associate, audit manager, wirtschaftsprüfer, wirtschaftsprüferin, auditeur, 审计
      audit assistant, audit senior, audit trainee, prüfungsassistent, prüfungsassistentin
      collaborateur audit`,
  },
  {
    family: 'tax',
    titles: `tax advisor, tax consultant, tax manager, tax specialist, tax analyst, steuerberater, steuerberaterin, fiscaliste, asesor fiscal
      tax assistant, tax associate, tax preparer, steuerassistent, steuerassistentin, steuerfachwirt
      steuerfachwirtin
      tax senior
      tax accountant, tax director`,
  },
  {
    family: 'financial analysis',
    titles: `financial analyst, finance analyst, fp a analyst, finance manager, fp&a analyst, fp&a manager, controller reporting, business controller, investment analyst, equity analyst, finanzanalyst, analyste financier, contrôleur de gestion, contrôleuse de gestion, analista financiero, controlador financiero, 财务分析师
      finance controller, finance business partner, management accountant, commercial finance manager`,
  },
  {
    family: 'banking and lending',
    titles: `loan officer, credit analyst, credit risk analyst, bank teller, teller, relationship banker, personal banker, mortgage advisor, bankkaufmann, bankkauffrau, kundenberater bank, conseiller bancaire, gestor bancario, branch manager bank
      loan processor, loan assistant, mortgage broker, mortgage processor, credit officer, bank clerk
      bankberater, bankberaterin, kreditberater, asesor bancario
      business banker, relationship manager, commercial banker, commercial lender, lending officer
      business banking manager, credit underwriter, branch banker, customer advisor bank
      firmenkundenberater, firmenkundenbetreuer, chargé d'affaires professionnels, 客户经理银行
      mortgage underwriter, loan underwriter`,
  },
  {
    family: 'payments',
    titles: `payments analyst, payments specialist, payment specialist, payments manager
      payment operations specialist, payment operations analyst, payments product manager, head of payments`,
  },
  {
    family: 'insurance',
    titles: `claims representative, claims specialist, claims examiner, claims analyst, loss adjuster, insurance adjuster, claims associate, insurance advisor, sachbearbeiter schaden, claims adjuster, claims handler, insurance agent, insurance broker, versicherungskaufmann, insurance clerk, versicherungskauffrau, gestionnaire sinistres
      claims adviser, claims advisor, claims assistant, claims processor, claims administrator
      insurance administrator, insurance consultant, schadensachbearbeiter, schadensachbearbeiterin
      schadenregulierer, versicherungsberater, conseiller en assurance, chargé d'indemnisation
      agente de seguros, tramitador de siniestros, perito de seguros
      underwriting assistant, insurance underwriter, underwriter insurance, risk surveyor
      policy administrator
      underwriter`,
  },
  {
    family: 'actuarial work',
    titles: `actuary, actuarial analyst, actuarial associate, pricing actuary, reserving actuary, aktuar, aktuarin
      actuaire, actuario, 精算师`,
  },
  {
    family: 'payroll',
    titles: `payroll specialist, payroll administrator, payroll manager, payroll accountant, lohnbuchhalter, lohnbuchhalterin, gestionnaire de paie, técnico de nóminas
      payroll assistant, payroll clerk, payroll officer, payroll coordinator, entgeltabrechner
      entgeltabrechnerin, sachbearbeiter lohn, gestionnaire paie, assistant paie, assistante paie
      auxiliar de nóminas`,
  },
  {
    family: 'law',
    titles: `attorney, lawyer, solicitor, associate attorney, legal counsel, counsel, barrister, rechtsanwalt, rechtsanwältin, syndikusrechtsanwalt, jurist, juristin, avocat, avocate, juriste, abogado, abogada, 律师, 法务
      legal advisor, legal adviser, in house counsel, legal officer
      litigation associate, corporate counsel, general counsel, juriste d'entreprise`,
  },
  {
    family: 'legal support',
    titles: `conveyancer, legal administrator, litigation assistant, legal executive, conveyancing assistant, notariatsfachangestellte, assistante notariale, assistant notarial, secrétaire notariale, secrétaire juridique, paralegal, legal assistant, legal secretary, law clerk, rechtsanwaltsfachangestellte, assistant juridique, assistante juridique, asistente legal
      legal clerk, rechtsfachwirt, rechtsfachwirtin, auxiliar jurídico, auxiliar jurídica
      kanzleiassistenz, kanzleiassistent, kanzleiassistentin, rechtsanwaltsfachangestellter`,
  },
  {
    family: 'compliance',
    titles: `compliance officer, compliance manager, compliance analyst, aml analyst, kyc analyst, risk manager, risk analyst, data protection officer, datenschutzbeauftragter
      kyc specialist, compliance specialist, compliance associate, compliance assistant, aml specialist
      aml officer, geldwäschebeauftragter, chargé de conformité, responsable conformité
      técnico de cumplimiento
      financial crime analyst, financial crime officer, financial crime manager, financial crime investigator
      aml investigator, aml compliance analyst, aml associate, kyc associate, kyc officer, kyc manager, cdd analyst
      edd analyst, sanctions analyst, transaction monitoring analyst, geldwäschebeauftragte, analyste conformité
      analyste lcb-ft, analista de cumplimiento, 反洗钱专员, 合规专员, 合规经理`,
  },
  {
    family: 'human resources',
    titles: `hr manager, hr generalist, hr business partner, human resources manager, human resources generalist, hr specialist, hr coordinator, people operations, people partner, hr assistant, human resources, hr, personalreferent, personalreferentin, personalleiter, personalsachbearbeiter, personalsachbearbeiterin, chargé de ressources humaines, chargée de ressources humaines, responsable rh, técnico de recursos humanos, 人力资源, 人事
      assistant rh, assistante rh, chargé rh, chargée rh, gestionnaire rh, hr administrator, hr adviser
      hr advisor, hr officer, people advisor, personalassistent, personalassistentin, personalfachkauffrau
      sachbearbeiter personal, sachbearbeiterin personal, auxiliar de recursos humanos
      técnico de rrhh, técnica de rrhh, responsable de recursos humanos, responsable rrhh
      directeur rh, 人事经理`,
  },
  {
    family: 'recruiting',
    titles: `recruiter, talent acquisition, talent acquisition specialist, technical recruiter, sourcer, recruitment consultant, personalberater, recruiterin, chargé de recrutement, chargée de recrutement, reclutador, 招聘
      consultant en recrutement, consultante en recrutement, recruiting coordinator, recruitment coordinator
      resourcer, talent acquisition partner, assistant recrutement, assistante recrutement
      técnico de selección`,
  },
  {
    family: 'learning and development',
    titles: `trainer, training specialist, learning and development, instructional designer, corporate trainer, l&d specialist, formateur, formatrice, formador
      training manager, l d specialist, training coordinator, training officer
      training and development manager, learning specialist, talent development manager
      personalentwickler, personalentwicklerin, responsable formation, responsable de formación, 培训专员
      learning experience designer, learning designer, elearning developer, elearning designer, elearning specialist
      e-learning developer, e-learning designer, digital learning designer, curriculum designer, learning technologist
      concepteur pédagogique, conceptrice pédagogique, ingénieur pédagogique, ingénieure pédagogique
      diseñador instruccional, diseñadora instruccional`,
  },
  {
    family: 'marketing',
    titles: `marketing manager, marketing specialist, digital marketing manager, digital marketing specialist, marketing coordinator, growth marketer, growth marketing manager, performance marketing manager, product marketing manager, brand manager, email marketing manager, seo specialist, seo manager, ppc specialist, content marketing manager, demand generation manager, marketing, online marketing manager, marketingreferent, chargé de marketing, responsable marketing, chef de produit marketing, especialista en marketing, 市场营销`,
  },
  {
    family: 'social media and communication',
    titles: `social media manager, community manager, communications manager, pr manager, public relations, communications specialist, social media specialist, pressesprecher, chargé de communication, chargée de communication, responsable de comunicación
      communications officer, press officer, media relations manager, internal communications manager
      public affairs officer
      `,
  },
  {
    family: 'sales',
    titles: `territory manager, area sales manager, territory representative, field sales, sales advisor, sales specialist, account representative, area manager sales, sales agent, sales representative, account executive, sales manager, sales executive, business development manager, business development representative, business developer, account manager, key account manager, inside sales, sales development representative, sdr, sales associate b2b, sales director, sales consultant, sales
      vertriebsmitarbeiter, vertriebsmitarbeiterin, außendienstmitarbeiter, vertriebsleiter, vertrieb, commercial, commerciale, ingénieur commercial, attaché commercial, comercial, ejecutivo de ventas, 销售
      telesales, sales coordinator, sales administrator, business development executive
      medical representative, technical sales, verkaufsleiter, vertriebsassistent, vertriebsassistentin
      vertriebsinnendienst, sachbearbeiter vertrieb, pharmareferent, pharmareferentin, technico commercial
      technico commerciale, assistant commercial, assistante commerciale, délégué médical, déléguée médicale
      chef des ventes, asesor comercial, asesora comercial, delegado comercial, delegada comercial
      jefe de ventas, agente comercial
      客户经理, 业务经理, 外贸业务员, 业务员`,
  },
  {
    family: 'sales engineering',
    titles: `sales engineer, solutions engineer, presales consultant, solution architect, solutions architect, presales engineer`,
  },
  {
    family: 'customer success and support',
    titles: `customer success manager, customer service representative, customer support, customer support specialist, call center agent, customer service, customer service agent, contact center agent, client services, customer care, kundenberater, kundenberaterin, kundenservice, kundenbetreuer, kundenbetreuerin, conseiller client, conseillère client, chargé de clientèle, atención al cliente, agente de atención al cliente, 客服
      customer adviser, customer advisor, call center representative, call centre agent
      customer support agent, customer success specialist, customer success associate
      customer experience specialist, support agent, téléconseiller, téléconseillère
      chargé de relation client, chargée de relation client, teleoperador, teleoperadora
      account manager customer, client success manager, customer experience manager`,
  },
  {
    family: 'retail',
    titles: `store manager, retail sales associate, sales associate, cashier, shop assistant, assistant store manager, merchandiser, retail associate, retail manager, verkäufer, verkäuferin, einzelhandelskaufmann, kauffrau im einzelhandel, filialleiter, filialleiterin, vendeur, vendeuse, caissier, dependiente, dependienta, 店长
      store associate, retail assistant, sales assistant, customer assistant, shop manager, shop supervisor
      store supervisor, stocker, verkaufsberater, verkaufsberaterin, kassierer, kassiererin, verkaufshilfe
      marktleiter, conseiller de vente, conseillère de vente, hôte de caisse, hôtesse de caisse, cajero
      cajera, vendedor, vendedora, reponedor, encargado de tienda, encargada de tienda, 店员, 收银员
      retail supervisor, retail team leader, department manager retail, visual merchandiser
      store merchandiser, floor supervisor, duty manager retail`,
  },
];
