import type { ProfessionTable } from '../profession-table.ts';

export const enterpriseSoftware: ProfessionTable = {
  profession: 'ERP and business applications',
  terms: {
    tool: `
      SAP = SAP ERP, SAP S/4HANA = S/4HANA = SAP S4 HANA, SAP R/3, SAP MM, SAP PM
      ERP = ERP systems = ERP-Systeme = 企业资源计划, NetSuite = Oracle NetSuite, Oracle E-Business Suite = Oracle EBS
      Microsoft Dynamics 365 = Dynamics 365, Microsoft Dynamics NAV = Dynamics NAV = Navision, SAP HANA
      SAP ABAP = ABAP, ABAP OO = ABAP Objects, SAP Fiori = Fiori, SAPUI5 = UI5
      SAP BTP = SAP Business Technology Platform, SAP CPI = SAP Integration Suite = SAP Cloud Platform Integration
      SAP PI/PO = SAP PI = SAP Process Orchestration, SAP BW = SAP Business Warehouse, SAP BW/4HANA
      SAP Analytics Cloud = SAP SAC, SAP BusinessObjects = BusinessObjects, Crystal Reports = SAP Crystal Reports
      SAP SD, SAP CO, SAP PS, SAP HCM = SAP HR, SAP TM = SAP Transportation Management, SAP GTS
      SAP MDG = SAP Master Data Governance, SAP Solution Manager = SolMan, SAP Basis = SAP Basis administration
      SAP Activate, SAP Business One, SAP Business ByDesign, SAP C4C = SAP Sales Cloud, SAP Commerce = SAP Hybris
      SAP Signavio = Signavio, SAP GUI, CDS views = Core Data Services, OData = OData services, IDoc
      Oracle Fusion Cloud = Oracle Cloud ERP = Oracle Fusion Applications, Oracle HCM Cloud = Oracle Cloud HCM = Oracle HCM = Oracle Fusion HCM
      JD Edwards = JDE EnterpriseOne, PeopleSoft = Oracle PeopleSoft, Oracle APEX
      Dynamics 365 Finance = D365 F&O = Dynamics 365 Finance and Operations
      Dynamics 365 Business Central = Business Central, Dynamics AX = Microsoft Dynamics AX = Axapta, Odoo, Sage X3
      Sage Intacct, Sage 100, Acumatica, Infor CloudSuite, Infor M3, IFS Cloud = IFS Applications, abas ERP
      Workday Studio, Workday Prism, ServiceNow ITSM, ServiceNow CMDB, MuleSoft = Anypoint Platform
      Dell Boomi = Boomi, Celonis, ARIS process modeling = ARIS, Camunda, Appian, Pega = PegaSystems, OutSystems
      Mendix, UiPath, Blue Prism, Automation Anywhere, Microsoft Power Platform = Power Platform
      Dataverse = Microsoft Dataverse, BizTalk = BizTalk Server = Microsoft BizTalk Server, TIBCO, IBM MQ = WebSphere MQ = MQSeries
      OpenText, OpenText Content Server, Alfresco, DocuWare, d.velop

      SAP Retail IS, SAP GRC = SAP Access Control, SAP LSMW = LSMW, SAP Migration Cockpit = LTMC
      SAP IDocs, BAPI = BAPIs and BADIs = SAP BAPI, RICEFW = RICEF = RICEFW objects
      SAP SmartForms = SmartForms, SAPscript, Web Dynpro, SAP UI5, SAP Gateway, SAP Datasphere, BW/4HANA
      SAP PM module = SAP Plant Maintenance, SAP Warehouse Management, SAP VIM = OpenText VIM
      ServiceNow Flow Designer, ServiceNow Service Portal, ServiceNow ITOM, ServiceNow HRSD, ServiceNow CSM
      ServiceNow Service Management, ServiceNow development = ServiceNow scripting = GlideRecord
      ServiceNow administration, ServiceNow SecOps = ServiceNow GRC, Oracle R12
      PeopleSoft development = PeopleCode, Oracle Forms = Oracle Forms and Reports, Oracle Integration Cloud
      Oracle Cloud Financials = Oracle Fusion Financials, Workday Human Capital Management
      Workday integrations, Workday EIB, Workday Reporting = Workday report writing, X++ = X++ development
      Syspro, Informatica PowerCenter, SnapLogic
    `,
    method: `
      ERP implementation = de:ERP-Einführung = fr:déploiement d'ERP = es:implantación de ERP
      SAP implementation = de:SAP-Einführung, SAP customizing = SAP configuration
      S/4HANA migration = de:S/4HANA-Umstellung, ERP administration
      business process automation = de:Prozessautomatisierung = fr:automatisation des processus métier = fr:automatisation des processus = es:automatización de procesos = 流程自动化
      robotic process automation = RPA, process mining
      low-code development = low-code platforms = low-code = de:Low-Code-Entwicklung, no-code development
      enterprise application integration, system integration = Systemintegration = fr:intégration de systèmes
      enterprise architecture = de:Unternehmensarchitektur = fr:architecture d'entreprise = es:arquitectura empresarial
      functional specifications = de:Fachkonzepte = fr:spécifications fonctionnelles = es:especificaciones funcionales = functional specs
      fit-gap analysis, cutover planning = cutover management, hypercare
      EDI = electronic data interchange, EDIFACT, order-to-cash = O2C, procure-to-pay = P2P process = P2P = purchase-to-pay = PTP
      record-to-report = R2R = RTR, hire-to-retire
      business process management = de:Geschäftsprozessmanagement = fr:gestion des processus métier = es:gestión de procesos de negocio
      key user training = de:Key-User-Schulung, end user training

      ERP rollout, ERP data migration = master data migration, blueprinting of processes = solution blueprint
      go-live planning
      SAP authorizations = SAP security = SAP roles and authorizations, process automation
      document management systems
    `,
    domain: `
      TOGAF framework = TOGAF, ArchiMate
      digital transformation = de:digitale Transformation = fr:transformation digitale = es:transformación digital = 数字化转型
    `,
    certificate: `
      SAP Certified Application Associate, TOGAF Certified = TOGAF 9 Certified
      UiPath Certified Developer, Microsoft PL-200 = PL-200

      ServiceNow Certified System Administrator = ServiceNow CSA
      ServiceNow Certified Application Developer = ServiceNow CAD
      ServiceNow Certified Implementation Specialist = ServiceNow CIS, SAP certification
      Workday Pro certification = Workday certified
    `,
  },
  implies: `
    SAP MM > SAP
    SAP PM > SAP
    SAP S/4HANA > SAP
    SAP R/3 > SAP
    Oracle E-Business Suite > ERP
    SAP > ERP
    NetSuite > ERP
    Microsoft Dynamics 365 > ERP
    SAP HANA > SAP
    SAP ABAP > SAP
    ABAP OO > SAP ABAP
    SAP Fiori > SAP
    SAPUI5 > SAP, JavaScript
    SAP BTP > SAP
    SAP CPI > SAP
    SAP PI/PO > SAP
    SAP BW > SAP, data warehousing
    SAP BW/4HANA > SAP BW
    SAP Analytics Cloud > SAP
    SAP BusinessObjects > business intelligence
    Crystal Reports > business intelligence
    SAP SD > SAP
    SAP CO > SAP
    SAP PS > SAP
    SAP HCM > SAP, HRIS
    SAP TM > SAP, TMS
    SAP GTS > SAP
    SAP MDG > SAP, master data management
    SAP Solution Manager > SAP
    SAP Basis > SAP
    SAP Business One > SAP
    SAP Business ByDesign > SAP
    SAP C4C > CRM
    CDS views > SAP ABAP
    SAP implementation > ERP implementation, SAP
    S/4HANA migration > SAP S/4HANA
    SAP customizing > SAP
    Oracle Fusion Cloud > ERP
    Oracle HCM Cloud > HRIS
    JD Edwards > ERP
    PeopleSoft > ERP
    Dynamics 365 Finance > Microsoft Dynamics 365, ERP
    Dynamics 365 Business Central > Microsoft Dynamics 365, ERP
    Microsoft Dynamics NAV > ERP
    Dynamics AX > ERP
    Odoo > ERP
    Sage X3 > ERP
    Infor CloudSuite > ERP
    IFS Cloud > ERP
    abas ERP > ERP
    Acumatica > ERP
    UiPath > robotic process automation
    Blue Prism > robotic process automation
    Automation Anywhere > robotic process automation
    Celonis > process mining
    Camunda > business process management
    Appian > low-code development
    OutSystems > low-code development
    Mendix > low-code development
    robotic process automation > business process automation
    MuleSoft > enterprise application integration
    Dell Boomi > enterprise application integration
    BizTalk > enterprise application integration
    ServiceNow ITSM > ServiceNow, IT service management
    ServiceNow CMDB > ServiceNow
    TOGAF framework > enterprise architecture
    TOGAF Certified > TOGAF framework
    EDIFACT > EDI
    OpenText Content Server > OpenText
    IBM MQ > message queues
    Sage Intacct > Sage
    record-to-report > accounting
    SAP UI5 > SAP
    SAP IDocs > SAP
    BAPI > SAP ABAP
    RICEFW > SAP ABAP
    SAP SmartForms > SAP ABAP, SAP
    ServiceNow Flow Designer > ServiceNow
    ServiceNow ITOM > ServiceNow
    ServiceNow HRSD > ServiceNow
    ServiceNow development > ServiceNow, JavaScript
    ServiceNow administration > ServiceNow
    ServiceNow Certified System Administrator > ServiceNow administration
    Workday Studio > Workday
    X++ > Dynamics 365 Finance
    hypercare > ERP implementation
    SAP GRC > SAP
    SAP LSMW > SAP
    SAP Gateway > SAP
    SAP Datasphere > SAP
    SAP authorizations > SAP
    SAP Warehouse Management > SAP
    ServiceNow Service Portal > ServiceNow
    ServiceNow CSM > ServiceNow
    ServiceNow SecOps > ServiceNow
    Workday integrations > Workday
    Workday EIB > Workday
    Workday Reporting > Workday
    PeopleSoft development > PeopleSoft
  `,
};
