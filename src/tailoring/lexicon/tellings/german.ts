/** Verbs by the beginnings of their forms, objects in every form that is written. */
export const germanTellings = `
  bookkeeping < bucht gebucht verbuch : Kreditoren, Debitoren, Belege, Geschäftsvorfälle
  accounts payable < bucht gebucht prüft geprüft : Kreditoren, Eingangsrechnungen, Lieferantenrechnungen
  accounts receivable < bucht gebucht mahnt gemahnt : Debitoren, säumige Kunden
  invoicing < schrieb geschrieben gestellt stellt erstell : Rechnungen, Ausgangsrechnungen
  payroll processing < abgerechnet abrechn rechnete : Löhne, Gehälter
  Personalführung < führ geführt leit geleitet : Team, Teams, Mitarbeiter, Kollegen
  account management < betreu : Kunden, Stammkunden, Großkunden, Bestandskunden
  recruiting < sucht gesucht gewonn eingestell : Personal, Fachkräfte, Mitarbeiter, Bewerber
  calendar management < vergeb plan geplant koordin : Termine, Kalender
  travel arrangements < bucht gebucht organis : Reisen, Flüge, Dienstreisen, Hotels
  cash handling < führ geführt abgerechnet : Kasse
  Grundpflege < wusch gewaschen angekleid geduscht mobilisiert : Bewohner, Patienten, Pflegebedürftige
  personal hygiene care < wusch gewaschen geduscht : Bewohner, Patienten
  medication administration < gestellt verabreich gegeben : Medikamente
  wound care < versorg verbunden verbind : Wunden
  vital signs < gemessen : Blutdruck, Puls
  phlebotomy < genommen abgenommen nahm : Blut
  nursing documentation < dokument : Pflege
  lesson planning < plan geplant vorbereit bereit : Unterricht, Stunden
  order picking < kommission : Ware, Waren, Aufträge, Bestellungen
  inventory management < führ geführt verwalt überwach : Bestände, Lagerbestände, Bestand, Lager
  inventory counts < gezählt zähl : Bestände, Bestand, Ware
  loading and unloading < beladen entladen belud entlud : Lkw, Container, Fahrzeuge
  welding < geschweißt schweißt verschweißt : Baugruppen, Rahmen, Bleche, Rohre, Träger, Stahl, Edelstahl, Bauteile
  electrical installation < verlegt verdrahtet : Leitungen, Verteiler, Kabel, Steckdosen
  pipe installation < verlegt : Rohre, Rohrleitungen
  technical drawings < gezeichnet zeichn erstellt : Pläne, Zeichnungen, Bauteile
  blueprint reading < gearbeitet gefertigt gebaut : Zeichnung, Zeichnungen, Plänen
  quality control < gemessen geprüft kontrolliert : Teile, Bauteile, Werkstücke, Wareneingang
  CNC machining < gedreht gefräst : Teile, Bauteile, Werkstücke
  preventive maintenance < gewartet wart : Maschinen, Anlagen
  food preparation < zubereit gekocht kocht : Speisen, Gerichte, Mahlzeiten
  table service < bedient bedien : Gäste
  guest relations < empfangen empfing begrüßt : Gäste
  customer service < beraten beriet bedient : Kunden, Kundinnen
  complaint handling < bearbeit gelöst geklärt : Beschwerden, Reklamationen
  cleaning < gereinigt geputzt reinigt : Büros, Räume, Zimmer, Treppenhäuser, Fenster, Bäder
  site supervision < geleitet leit überwach : Baustelle, Baustellen, Bauvorhaben
  tendering < ausgeschrieben erstellt : Leistungen, Leistungsverzeichnisse, Ausschreibungen
  proposal writing < geschrieben schrieb kalkul : Angebote
  visual merchandising < dekorier gestalt : Schaufenster
  stock replenishment < aufgefüllt eingeräumt : Regale
  event planning < organisiert geplant : Tag der offenen Tür, Veranstaltungen, Feste, Tagungen
  staff training < eingearbeitet geschult angeleitet ausgebildet : Mitarbeiter, Kollegen, Auszubildende, Azubis
  project management < geleitet leit : Projekt, Projekte, Umzug
  claims processing < reguliert bearbeit : Schäden, Kfz-Schäden, Schadenfälle
  property management < verwalt betreu : Mietwohnungen, Wohnungen, Mieter, Immobilien
  milking < gemolken melk : Kühe, Ziegen
  dental hygiene < durchgeführt gereinigt : Zahnreinigungen, Zahnreinigung, Zähne
  roofing < gedeckt deckt : Dächer, Dach
  masonry < gemauert mauert : Wände, Mauern, Mauerwerk
  tiling < verlegt gefliest : Fliesen, Bäder
  baking < gebacken : Brot, Brötchen, Kuchen, Torten
  haircutting < geschnitten schnitt : Haare
  hair coloring < gefärbt färbt : Haare
  machine operation < bedient bedien gerüstet : Pressen, Maschinen, Anlagen
  childcare < betreut : Kinder, Kleinkinder
  security patrol < gemacht durchgeführt : Rundgänge, Kontrollgänge
  painting < gestrichen tapeziert lackiert : Wände, Räume, Fassaden, Türen
  plumbing < installiert repariert verlegt : Heizungen, Waschbecken, Wasserleitungen, Sanitäranlagen
  tax preparation < erstellt : Steuererklärungen
  garden maintenance < gemäht geschnitten gepflanzt : Rasen, Hecken, Stauden, Beete
`;
