function listed(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** Who makes a product may stand before its name or not. */
export const makerNames = listed(`
  adobe amazon apache atlassian autodesk aws azure cisco esri google hashicorp ibm microsoft ms oracle salesforce sap
  siemens ukg vmware
`);

/** What kind of product a name is may stand behind it or not. */
export const productWords = listed('crm ehr emr erp framework pms pos software suite system systems');

/**
 * Spellings of one thing that share too few letters for a rule to see it, reviewed one by one: renamed products,
 * clipped words, and pairs that everybody of the trade uses for each other. No translation and no near synonym:
 * `mechanical ventilation` is done by more people than `ventilator management`. Behind `>` stands a newer name.
 */
const rows = `
  .NET = dotnet
  accounts payable = AP
  accounts receivable = AR
  Adobe Creative Suite > Adobe Creative Cloud = Creative Cloud
  AS/400 > iSeries > IBM i
  Azure Active Directory = Azure AD > Microsoft Entra ID = Entra ID
  BIM = building information modeling = building information modelling
  charge nurse = charge RN
  Axapta > Dynamics AX
  Navision > Dynamics NAV = Microsoft Dynamics NAV
  ECG = EKG
  Facebook Ads > Meta Ads
  Google AdWords = AdWords > Google Ads
  Google Analytics 4 = GA4
  Google Cloud = Google Cloud Platform = GCP
  G Suite > Google Workspace
  Infrastructure as Code = IaC
  intravenous catheter placement = IV catheter placement
  J2EE > Java EE > Jakarta EE
  JavaScript = JS
  lève-personne = lève-malade
  Google Data Studio > Looker Studio
  manual handling = moving and handling
  Office 365 = O365 > Microsoft 365
  MLOps = machine learning operations
  MSSQL = MS SQL = SQL Server = Microsoft SQL Server
  OAuth2 = OAuth 2.0
  OpenID Connect = OIDC
  over-the-air updates = OTA updates
  POS = point of sale = POS systems = point-of-sale systems
  Protocol Buffers = protobuf
  pytest = py.test
  React Query > TanStack Query
  REST APIs = RESTful APIs = REST endpoints = REST API
  Ruby on Rails = Rails
  Salesforce = Salesforce CRM
  SCSS = Sass
  scikit-learn = sklearn
  T-SQL = Transact-SQL
  Tailwind CSS = Tailwind
  TypeScript = TS
  Visual Studio Code = VS Code
  WebAssembly = WASM
`
  .trim()
  .split('\n')
  .map((line) => line.split(' > ').map((names) => names.trim().split(' = ')));

export const trueSpellings: readonly (readonly string[])[] = rows.map((names) => names.flat());

/** The names that a product has had, the oldest first. */
export const renamedProducts: readonly (readonly (readonly string[])[])[] = rows.filter(
  ({ length }) => length > 1,
);
