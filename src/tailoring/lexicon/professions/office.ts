import type { ProfessionTable } from '../profession-table.ts';

export const office: ProfessionTable = {
  profession: 'administration and office',
  terms: {
    tool: `
      Microsoft Office = MS Office = Office Suite = Microsoft Office Suite = MS Office Suite = MS Office Kenntnisse = Pack Office = paquete Office = ofimática = Microsoft 365 = Office 365 = O365
      Microsoft Excel = Excel = MS Excel = Excel-Kenntnisse, Microsoft Word = Word = MS Word, Microsoft PowerPoint = PowerPoint = MS PowerPoint, Microsoft Outlook = Outlook = MS Outlook, Microsoft Access = Access = MS Access, Microsoft Teams = MS Teams, SharePoint = Microsoft SharePoint, OneNote, Visio = Microsoft Visio, Microsoft Power Automate = Power Automate, Power Apps = PowerApps
      Google Workspace = G Suite = Google Suite, Google Sheets, Google Docs, Slack, Zoom, DocuSign, Dropbox, Calendly, Concur = SAP Concur, Expensify
      VBA = Visual Basic for Applications, Excel macros, pivot tables = Pivot-Tabellen = PivotTables = tableaux croisés dynamiques = tablas dinámicas, VLOOKUP = SVERWEIS = RECHERCHEV, XLOOKUP
    `,
    method: `
      calendar management = diary management = scheduling appointments = Terminplanung = gestion d'agenda = gestión de agenda, travel arrangements = travel coordination = Reiseplanung = organisation de déplacements, meeting coordination = meeting scheduling, minute taking = meeting minutes = Protokollführung = rédaction de comptes rendus, document management = Dokumentenmanagement, records management = record keeping = recordkeeping, filing = archiving = Aktenablage = classement, correspondence = Korrespondenz, mail handling = mail sorting, switchboard = telephone reception = accueil téléphonique = Telefonzentrale, reception = Empfang = accueil physique, visitor reception, office supplies = supply ordering, expense reports = expense reporting = Reisekostenabrechnung = notes de frais, typing = touch typing, transcription, proofreading = Korrekturlesen = relecture, invoice processing, invoicing = Rechnungsstellung = facturation = facturación, event planning = event management = Veranstaltungsorganisation = organisation d'événements, board meetings = board support, confidentiality
    `,
    domain: `
      office administration = office management = Büroorganisation, executive support, general administration = allgemeine Verwaltung
    `,
  },
  implies: `
    pivot tables > Microsoft Excel
    VLOOKUP > Microsoft Excel
    XLOOKUP > Microsoft Excel
    VBA > Microsoft Excel
    Power Query > Microsoft Excel
    Google Sheets > Google Workspace
    Google Docs > Google Workspace
    Microsoft Outlook > Microsoft Office
    Excel macros > Microsoft Excel
  `,
};
