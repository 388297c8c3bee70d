import type { ProfessionTable } from '../profession-table.ts';

export const office: ProfessionTable = {
  profession: 'administration and office',
  terms: {
    tool: `
      Microsoft Office = MS Office = Office Suite = Microsoft Office Suite = MS Office Suite = Pack Office = es:paquete Office
      Microsoft 365 = Office 365 = O365, es:ofimática

      Microsoft Excel = Excel = MS Excel, Microsoft Word = Word = MS Word
      Microsoft PowerPoint = PowerPoint = MS PowerPoint, Microsoft Outlook = Outlook = MS Outlook
      Microsoft Access = Access = MS Access, Microsoft Teams = MS Teams, SharePoint = Microsoft SharePoint, OneNote
      Visio = Microsoft Visio, Microsoft Power Automate = Power Automate, Power Apps = PowerApps

      Google Workspace = G Suite = Google Suite, Google Sheets, Google Docs, Slack, Zoom, DocuSign, Dropbox
      Calendly, Concur = SAP Concur, Expensify

      VBA = Visual Basic for Applications, Excel macros
      pivot tables = Pivot-Tabellen = PivotTables = fr:tableaux croisés dynamiques = es:tablas dinámicas = 数据透视表
      VLOOKUP = SVERWEIS = RECHERCHEV, XLOOKUP

      Microsoft Planner, Microsoft Forms, Google Forms, Adobe Acrobat = Acrobat Pro = Adobe Acrobat Pro
      LibreOffice, OpenOffice, Webex = Cisco Webex, GoToMeeting, Microsoft Bookings, Zapier, Evernote, Nitro PDF
      Citrix ShareFile = ShareFile, Egnyte, M-Files, franking machine = de:Frankiermaschine = fr:machine à affranchir
      spreadsheets = de:Tabellenkalkulation = fr:tableurs = es:hojas de cálculo = 电子表格
    `,
    method: `
      calendar management = diary management = scheduling appointments = de:Terminplanung = fr:gestion d'agenda = es:gestión de agenda
      travel arrangements = travel coordination = de:Reiseplanung = fr:organisation de déplacements = es:gestión de viajes = fr:organisation des déplacements = 差旅安排
      meeting coordination = meeting scheduling
      minute taking = de:Protokollführung = fr:rédaction de comptes rendus, meeting minutes
      document management = de:Dokumentenmanagement = fr:gestion électronique de documents = es:gestión documental, records management = record keeping = recordkeeping
      filing = de:Aktenablage = fr:classement, archiving, correspondence = de:Korrespondenz
      mail handling = mail sorting = de:Postbearbeitung = fr:traitement du courrier = fr:gestion du courrier = es:gestión del correo = 收发信件
      switchboard = telephone reception = fr:accueil téléphonique = de:Telefonzentrale = fr:standard téléphonique = es:centralita telefónica
      reception = de:Empfang = fr:accueil physique, visitor reception, office supplies, supply ordering
      expense reports = expense reporting = de:Reisekostenabrechnung = fr:notes de frais = es:notas de gastos = 费用报销, typing = touch typing
      invoice processing, invoicing = de:Rechnungsstellung = fr:facturation = es:facturación = sales invoicing = de:Fakturierung = 开票, board meetings
      board support
      confidentiality
      computer skills = computer literacy = PC skills = IT literacy = de:PC-Anwenderwissen = fr:maîtrise de l'outil informatique = es:informática a nivel de usuario = 电脑操作

      executive calendar management = C-level calendar management, travel expense processing
      mail merge = de:Serienbriefe = fr:publipostage Word
      business correspondence = de:Geschäftskorrespondenz = fr:correspondance commerciale = es:correspondencia comercial
      10-finger typing = de:Zehnfingersystem, audio typing = de:Phonodiktat = de:Diktate = fr:frappe audio
      stenography = shorthand writing = de:Stenografie
      telephone handling = de:Telefondienst = fr:gestion des appels téléphoniques = es:atención telefónica
      front desk reception = de:Empfangsdienst, conference room management = de:Konferenzraumplanung
      meeting room booking
      office relocation = office moves
      petty cash = petty cash management = de:Portokasse = fr:petite caisse = es:caja chica
      document scanning = de:Dokumentendigitalisierung = fr:numérisation de documents = es:digitalización de documentos
      contract administration = de:Vertragsverwaltung = fr:gestion administrative des contrats
      personnel files maintenance = de:Personalaktenführung
      database maintenance = de:Datenbankpflege = fr:mise à jour de bases de données
      order entry = de:Auftragserfassung = fr:saisie de commandes = es:introducción de pedidos
      office equipment maintenance
      board minutes = de:Vorstandsprotokolle, process documentation = de:Prozessdokumentation
      presentation design = de:Präsentationserstellung = fr:création de présentations

      secretarial work = de:Sekretariatsarbeiten = fr:secrétariat = es:secretariado = 文秘
      records filing = 文件管理 = 档案整理
      meeting organisation = 会议组织 = 会务 = fr:organisation de réunions = es:organización de reuniones = de:Besprechungsorganisation
      deadline monitoring
    `,
    domain: `
      office administration = 行政管理 = 行政事务 = de:Büroverwaltung = fr:gestion administrative = es:gestión administrativa, office management = de:Büroorganisation, executive support
      general administration = de:allgemeine Verwaltung
    `,
    certificate: `
      Microsoft Office Specialist = MOS certification, ICDL = ECDL, fr:BTS Support à l'action managériale = BTS SAM
      notary signing agent
    `,
  },
  implies: `
    pivot tables > Microsoft Excel
    VLOOKUP > Microsoft Excel
    XLOOKUP > Microsoft Excel
    VBA > Microsoft Excel
    Google Sheets > Google Workspace
    Google Docs > Google Workspace
    Microsoft Outlook > Microsoft Office
    Excel macros > Microsoft Excel
    Microsoft Office Specialist > Microsoft Office
    Microsoft Forms > Microsoft Office
    mail merge > Microsoft Word
    Google Forms > Google Workspace
    Microsoft Power Automate > Microsoft Power Platform
    Power Apps > Microsoft Power Platform
    Microsoft 365 > Microsoft Office
    meeting minutes > minute taking
  `,
};
