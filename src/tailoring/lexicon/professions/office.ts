import type { ProfessionTable } from '../profession-table.ts';

export const office: ProfessionTable = {
  profession: 'administration and office',
  terms: {
    tool: `
      Microsoft Office = MS Office = Office Suite = Microsoft Office Suite = MS Office Suite = MS Office Kenntnisse = Pack Office = paquete Office = ofimática = Microsoft 365 = Office 365 = O365

      Microsoft Excel = Excel = MS Excel = Excel-Kenntnisse, Microsoft Word = Word = MS Word
      Microsoft PowerPoint = PowerPoint = MS PowerPoint, Microsoft Outlook = Outlook = MS Outlook
      Microsoft Access = Access = MS Access, Microsoft Teams = MS Teams, SharePoint = Microsoft SharePoint, OneNote
      Visio = Microsoft Visio, Microsoft Power Automate = Power Automate, Power Apps = PowerApps

      Google Workspace = G Suite = Google Suite, Google Sheets, Google Docs, Slack, Zoom, DocuSign, Dropbox
      Calendly, Concur = SAP Concur, Expensify

      VBA = Visual Basic for Applications, Excel macros
      pivot tables = Pivot-Tabellen = PivotTables = tableaux croisés dynamiques = tablas dinámicas
      VLOOKUP = SVERWEIS = RECHERCHEV, XLOOKUP

      Microsoft Planner, Microsoft Forms, Google Forms, Adobe Acrobat = Acrobat Pro = Adobe Acrobat Pro
      LibreOffice = OpenOffice, Webex = Cisco Webex, GoToMeeting, Microsoft Bookings, Zapier, Evernote, Nitro PDF
      Citrix ShareFile = ShareFile, Egnyte, M-Files, franking machine = Frankiermaschine = machine à affranchir
    `,
    method: `
      calendar management = diary management = scheduling appointments = Terminplanung = gestion d'agenda = gestión de agenda
      travel arrangements = travel coordination = Reiseplanung = organisation de déplacements
      meeting coordination = meeting scheduling
      minute taking = meeting minutes = Protokollführung = rédaction de comptes rendus
      document management = Dokumentenmanagement, records management = record keeping = recordkeeping
      filing = archiving = Aktenablage = classement, correspondence = Korrespondenz, mail handling = mail sorting
      switchboard = telephone reception = accueil téléphonique = Telefonzentrale
      reception = Empfang = accueil physique, visitor reception, office supplies = supply ordering
      expense reports = expense reporting = Reisekostenabrechnung = notes de frais, typing = touch typing
      invoice processing, invoicing = Rechnungsstellung = facturation = facturación, board meetings = board support
      confidentiality

      executive calendar management = C-level calendar management, travel expense processing
      mail merge = Serienbriefe = publipostage Word
      business correspondence = Geschäftskorrespondenz = correspondance commerciale = correspondencia comercial
      10-finger typing = Zehnfingersystem, audio typing = Phonodiktat = dictaphone
      stenography = shorthand writing = Stenografie
      telephone handling = Telefondienst = gestion des appels téléphoniques = atención telefónica
      front desk reception = Empfangsdienst, conference room management = Konferenzraumplanung, meeting room booking
      office relocation = office moves, petty cash = petty cash management = Portokasse = petite caisse = caja chica
      document scanning = Dokumentendigitalisierung = numérisation de documents = digitalización de documentos
      contract administration = Vertragsverwaltung = gestion administrative des contrats
      personnel files maintenance = Personalaktenführung
      database maintenance = Datenbankpflege = mise à jour de bases de données
      order entry = Auftragserfassung = saisie de commandes = introducción de pedidos, office equipment maintenance
      board minutes = Vorstandsprotokolle, process documentation = Prozessdokumentation
      presentation design = Präsentationserstellung = création de présentations
    `,
    domain: `
      office administration = office management = Büroorganisation, executive support
      general administration = allgemeine Verwaltung
    `,
    certificate: `
      Microsoft Office Specialist = MOS certification, ICDL = ECDL, BTS Support à l'action managériale = BTS SAM
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
  `,
};
