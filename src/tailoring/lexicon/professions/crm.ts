import type { ProfessionTable } from '../profession-table.ts';

export const crm: ProfessionTable = {
  profession: 'CRM and Salesforce',
  terms: {
    tool: `
      Salesforce = Salesforce CRM = SFDC, Salesforce Sales Cloud = Sales Cloud, Salesforce Marketing Cloud = Marketing Cloud = SFMC
      Pardot = Salesforce Marketing Cloud Account Engagement, Microsoft Dynamics CRM = Dynamics CRM, Zoho CRM, Pipedrive, SAP CRM
      HubSpot, CRM = customer relationship management = CRM software = CRM systems = CRM-Systeme
      Salesforce Service Cloud = Service Cloud
      Salesforce Experience Cloud = Experience Cloud = Salesforce Community Cloud, Salesforce CPQ
      Salesforce Data Cloud = Salesforce CDP, Commerce Cloud = Salesforce Commerce Cloud = Demandware
      Apex = Salesforce Apex, Visualforce, Lightning Web Components = LWC, SOQL, Salesforce Flow = Flow Builder = Process Builder
      Salesforce DX = SFDX, Data Loader = Salesforce Data Loader, Copado, Gearset, Veeva CRM
      Salesforce Nonprofit Cloud = NPSP = Nonprofit Success Pack, Financial Services Cloud
      Health Cloud = Salesforce Health Cloud, Einstein Analytics = CRM Analytics = Tableau CRM, Dynamics 365 Sales
      Dynamics 365 Customer Service, SugarCRM, Freshsales, Creatio, Zuora, Segment CDP = Twilio Segment, Tealium
      Iterable, Customer.io, Adobe Experience Manager = AEM, Adobe Journey Optimizer, Bloomreach, Emarsys

      Community Cloud, CPQ, Revenue Cloud, Salesforce Agentforce = Agentforce, OmniStudio = Vlocity
      Field Service Lightning = Salesforce Field Service, Aura components, SOSL, Microsoft Dynamics 365 Sales
      Dynamics 365 CE, Microsoft Flow, Siebel = Siebel CRM, Pega PRPC
    `,
    method: `
      Salesforce administration, Salesforce development = de:Salesforce-Entwicklung, Salesforce implementation
      Salesforce integration, lead scoring = lead scoring models, lead routing, CRM administration, CRM migration
      CRM data hygiene = CRM data management, revenue operations = RevOps, quote-to-cash
      configure price quote = CPQ systems, customer data platforms
      loyalty programs = de:Kundenbindungsprogramme = fr:programmes de fidélité, campaign automation

      Salesforce customization, sales process automation, sandbox management = Salesforce deployments, no-code
    `,
    certificate: `
      Salesforce Administrator = Salesforce Certified Administrator = Salesforce Admin
      Salesforce Platform Developer I = Platform Developer I = PD1 Salesforce, Salesforce Platform Developer II
      Salesforce Application Architect, Salesforce Sales Cloud Consultant = Sales Cloud Consultant
      Salesforce Service Cloud Consultant, Salesforce Marketing Cloud Email Specialist
      Salesforce Advanced Administrator, Dynamics 365 MB-210

      Salesforce Administrator certification, ADM 201, PD1, Salesforce Certified Sales Cloud Consultant
      Salesforce Platform App Builder = Platform App Builder
    `,
  },
  implies: `
    Pardot > marketing automation
    Salesforce > CRM
    HubSpot > CRM
    Zoho CRM > CRM
    Pipedrive > CRM
    Microsoft Dynamics CRM > CRM
    Salesforce Administrator > Salesforce, Salesforce administration
    Salesforce Sales Cloud > Salesforce
    Salesforce Service Cloud > Salesforce
    Salesforce Experience Cloud > Salesforce
    Salesforce CPQ > Salesforce, configure price quote
    Salesforce Data Cloud > Salesforce, customer data platforms
    Apex > Salesforce
    Visualforce > Salesforce
    Lightning Web Components > Salesforce, JavaScript
    SOQL > Salesforce
    Salesforce Flow > Salesforce
    Salesforce DX > Salesforce
    Data Loader > Salesforce
    Salesforce Nonprofit Cloud > Salesforce
    Financial Services Cloud > Salesforce
    Health Cloud > Salesforce
    Salesforce administration > Salesforce
    Salesforce development > Salesforce
    Salesforce implementation > Salesforce
    Salesforce integration > Salesforce
    Salesforce Platform Developer I > Salesforce development, Salesforce
    Salesforce Platform Developer II > Salesforce Platform Developer I, Salesforce
    Salesforce Sales Cloud Consultant > Salesforce Sales Cloud, Salesforce
    Salesforce Service Cloud Consultant > Salesforce Service Cloud, Salesforce
    Dynamics 365 Sales > Microsoft Dynamics 365, CRM
    SugarCRM > CRM
    Veeva CRM > CRM
    Segment CDP > customer data platforms
    Tealium > customer data platforms
    Adobe Experience Manager > content management systems
    Salesforce Marketing Cloud > Salesforce
    Microsoft Dynamics 365 Sales > CRM
    Salesforce Agentforce > Salesforce
    Field Service Lightning > Salesforce
    Salesforce customization > Salesforce
    Pega PRPC > Pega
  `,
};
