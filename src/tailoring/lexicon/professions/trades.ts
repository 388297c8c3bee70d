import type { ProfessionTable } from '../profession-table.ts';

export const trades: ProfessionTable = {
  profession: 'maintenance and industrial trades',
  terms: {
    tool: `
      power tools, hand and power tools, hand tools = Handwerkzeuge = outillage à main, CMMS, scissor lift
      boom lift, aerial lift, excavator = Bagger = pelle mécanique = excavadora, crane operation = Kranführung

      torque wrench = Drehmomentschlüssel = clé dynamométrique
      laser alignment tools = shaft alignment = Wellenausrichtung
      vibration analysis = vibration monitoring = Schwingungsanalyse = analyse vibratoire
      infrared thermography = Thermografie = thermographie infrarouge, overhead crane = Brückenkran = pont roulant
      telehandler = Teleskoplader = chariot télescopique, skid steer = skid steer loader = Kompaktlader
      backhoe = backhoe loader = Baggerlader = tractopelle = retroexcavadora, bulldozer = Planierraupe
      wheel loader = Radlader = chargeuse sur pneus, dump truck = Muldenkipper
      angle grinder = Winkelschleifer = meuleuse d'angle, UpKeep, Fiix, eMaint
    `,
    method: `
      preventive maintenance = preventative maintenance = planned maintenance = vorbeugende Wartung = maintenance préventive = mantenimiento preventivo = 设备维护
      maintenance and repair = equipment maintenance = Instandhaltung = Wartung = Wartung und Instandsetzung = mantenimiento = dépannage
      hydraulics = Hydraulik = hydraulique = hidráulica, pneumatics = Pneumatik = pneumatique = neumática
      mechanical troubleshooting = troubleshooting mechanical equipment
      facilities maintenance = building maintenance = Gebäudetechnik = Haustechnik
      painting = Malerarbeiten = peinture en bâtiment

      warehouse equipment maintenance

      predictive maintenance = vorausschauende Wartung = maintenance prédictive = mantenimiento predictivo
      corrective maintenance = maintenance corrective = mantenimiento correctivo
      reliability-centered maintenance = RCM maintenance
      reliability engineering = Zuverlässigkeitstechnik = ingénierie de fiabilité
      maintenance planning = Instandhaltungsplanung = planification de la maintenance
      spare parts management = Ersatzteilmanagement = gestion des pièces de rechange
      bearing replacement = Lagerwechsel, pump repair = pump maintenance = Pumpeninstandhaltung
      conveyor maintenance, gearbox repair = Getriebeinstandsetzung
      compressed air systems = Druckluftanlagen = air comprimé, machine lubrication = graissage
      machine building = Anlagenbau = construction de machines, machine relocation = Maschinenumzug
      rigging and lifting = rigging = Anschlagen von Lasten = élingage, millwright work
      pressure washing = Hochdruckreinigung, locksmithing = Schlüsseldienst = serrurerie = cerrajería
      metalworking = Metallbearbeitung = métallerie = metalistería
      sandblasting = abrasive blasting = Sandstrahlen = sablage, industrial painting = Industrielackierung
      glazing work = Glaserarbeiten = vitrerie = acristalamiento, pest control = Schädlingsbekämpfung = dératisation
      snow removal, fencing installation = Zaunbau
      appliance repair = Haushaltsgeräte-Reparatur = réparation d'électroménager
      furniture assembly = Möbelmontage = montage de meubles, handyman work = handyman services
    `,
    domain: `
      industrial maintenance = industrielle Instandhaltung = maintenance industrielle = mantenimiento industrial
    `,
    certificate: `
      Kranschein

      CMRP = Certified Maintenance and Reliability Professional, Anschlägerschein
      Bedienerausweis Hubarbeitsbühnen = IPAF = IPAF card, Baggerschein = Baggerführerschein
      Ausbildung zum Mechatroniker = Ausbildung zur Mechatronikerin, CAP électricien
      CAP plombier = CAP monteur en installations sanitaires
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
  `,
};
