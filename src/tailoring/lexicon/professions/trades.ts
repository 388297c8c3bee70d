import type { ProfessionTable } from '../profession-table.ts';

export const trades: ProfessionTable = {
  profession: 'maintenance and industrial trades',
  terms: {
    tool: `
      power tools, hand and power tools, hand tools = de:Handwerkzeuge = fr:outillage à main, CMMS = fr:GMAO, scissor lift
      boom lift, aerial lift, excavator = de:Bagger = fr:pelle mécanique = es:excavadora
      crane operation = de:Kranführung

      torque wrench = de:Drehmomentschlüssel = fr:clé dynamométrique
      laser alignment tools, shaft alignment = de:Wellenausrichtung
      vibration analysis = vibration monitoring = de:Schwingungsanalyse = fr:analyse vibratoire
      infrared thermography = de:Thermografie = thermographie infrarouge
      overhead crane = de:Brückenkran = fr:pont roulant = de:Hallenkran
      telehandler = de:Teleskoplader = fr:chariot télescopique = telescopic handler = de:Teleskopstapler, skid steer = skid steer loader = de:Kompaktlader
      backhoe = backhoe loader = de:Baggerlader = fr:tractopelle = es:retroexcavadora, bulldozer = de:Planierraupe = dozer
      wheel loader = de:Radlader = fr:chargeuse sur pneus = front-end loader = fr:chargeuse, dump truck = de:Muldenkipper
      angle grinder = de:Winkelschleifer = fr:meuleuse d'angle, UpKeep, Fiix, eMaint
    `,
    method: `
      working at heights = work at heights = de:Höhentauglichkeit = de:höhentauglich = fr:travail en hauteur = es:trabajos en altura
      preventive maintenance = preventative maintenance = planned maintenance = de:vorbeugende Wartung = fr:maintenance préventive = es:mantenimiento preventivo = 设备维护
      maintenance and repair = equipment maintenance = de:Instandhaltung = de:Wartung = de:Wartung und Instandsetzung = es:mantenimiento = 设备维修 = 设备维护保养
      hydraulics = de:Hydraulik = fr:hydraulique = es:hidráulica = hydraulic systems
      pneumatics = de:Pneumatik = fr:pneumatique = es:neumática
      mechanical troubleshooting = troubleshooting mechanical equipment
      facilities maintenance = building maintenance = de:Haustechnik, de:Gebäudetechnik
      painting = de:Malerarbeiten = fr:peinture en bâtiment = fr:travaux de peinture = es:trabajos de pintura

      warehouse equipment maintenance

      predictive maintenance = de:vorausschauende Wartung = fr:maintenance prédictive = es:mantenimiento predictivo
      corrective maintenance = fr:maintenance corrective = es:mantenimiento correctivo = fr:maintenance curative
      reliability-centered maintenance = RCM maintenance
      reliability engineering = de:Zuverlässigkeitstechnik = fr:ingénierie de fiabilité
      maintenance planning = de:Instandhaltungsplanung = fr:planification de la maintenance
      spare parts management = de:Ersatzteilmanagement = fr:gestion des pièces de rechange
      bearing replacement = de:Lagerwechsel, pump repair = pump maintenance = de:Pumpeninstandhaltung
      conveyor maintenance, gearbox repair = de:Getriebeinstandsetzung
      compressed air systems = de:Druckluftanlagen = fr:air comprimé, machine lubrication = fr:graissage
      machine building = de:Anlagenbau = fr:construction de machines, machine relocation = de:Maschinenumzug
      rigging and lifting = rigging = de:Anschlagen von Lasten = fr:élingage, millwright work
      pressure washing = de:Hochdruckreinigung, locksmithing = de:Schlüsseldienst = fr:serrurerie = es:cerrajería
      metalworking = de:Metallbearbeitung = fr:métallerie = es:metalistería
      sandblasting = abrasive blasting = de:Sandstrahlen = fr:sablage, industrial painting = de:Industrielackierung
      glazing work = de:Glaserarbeiten = fr:vitrerie = es:acristalamiento
      pest control = de:Schädlingsbekämpfung = fr:dératisation = es:control de plagas = 病虫害防治
      snow removal, fencing installation = de:Zaunbau
      appliance repair = de:Haushaltsgeräte-Reparatur = fr:réparation d'électroménager
      furniture assembly = de:Möbelmontage = fr:montage de meubles, handyman work = handyman services

      first fix carpentry = first fix, second fix carpentry = second fix, roof carpentry = roof framing = de:Dachstuhl
      door hanging = hanging doors, decking = deck building
      window installation = window fitting = de:Fenstermontage = fr:pose de fenêtres
      kitchen installation = kitchen fitting = de:Küchenmontage, CNC routing = CNC routers, circular saws = table saws
      site measuring, timber framing = timber frame = de:Holzrahmenbau, veneering, wood finishing
      pipe welding = de:Rohrschweißen = fr:soudage de tuyauterie
      oxy-fuel cutting = oxy-acetylene cutting = de:Brennschneiden = fr:oxycoupage = es:oxicorte, weld inspection
      welding symbols = weld symbols, welding procedure specifications, structural steel = structural steelwork
      stainless steel welding, aluminum welding, 6G welding = 6G certification, fit-up
      press brake = de:Abkantpresse = fr:plieuse = es:plegadora, hot work permits = hot work, tack welding
      distortion control

      filling and sanding walls = de:Spachteln = de:Spachtelarbeiten = fr:ponçage et enduit
      joinery = fr:menuiserie = es:carpintería de madera = de:Tischlerarbeiten = de:Schreinerarbeiten = 木工
    `,
    domain: `
      industrial maintenance = de:industrielle Instandhaltung = fr:maintenance industrielle = es:mantenimiento industrial
    `,
    certificate: `
      de:Kranschein

      CMRP = Certified Maintenance and Reliability Professional, de:Anschlägerschein
      de:Bedienerausweis Hubarbeitsbühnen = IPAF = IPAF card = IPAF licence = IPAF 3a, de:Baggerschein = de:Baggerführerschein
      de:Ausbildung zum Mechatroniker = de:Ausbildung zur Mechatronikerin, fr:CAP électricien
      CAP plombier = fr:CAP monteur en installations sanitaires

      coded welder = coded welding, NPORS, NCCCO = CCO certification, PASMA
    `,
  },
  implies: `
    preventive maintenance > maintenance and repair
    facilities maintenance > maintenance and repair
    industrial maintenance > maintenance and repair
    hand and power tools > hand tools, power tools
    scissor lift > aerial lift
    boom lift > aerial lift
    predictive maintenance > maintenance and repair
    corrective maintenance > maintenance and repair
    vibration analysis > predictive maintenance
    infrared thermography > predictive maintenance
    reliability-centered maintenance > reliability engineering
    CMRP > reliability engineering
    UpKeep > CMMS
    Fiix > CMMS
    eMaint > CMMS
    skid steer > heavy equipment operation
    backhoe > heavy equipment operation
    excavator > heavy equipment operation
    bulldozer > heavy equipment operation
    wheel loader > heavy equipment operation
    metalworking > fabrication
    bearing replacement > mechanical troubleshooting
    Ausbildung zum Mechatroniker > mechatronics
    pipe welding > welding, pipefitting
    stainless steel welding > welding
    aluminum welding > welding
    tack welding > welding
  `,
};
