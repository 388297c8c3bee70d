import type { ProfessionTable } from '../profession-table.ts';

export const fitnessAndBeauty: ProfessionTable = {
  profession: 'fitness, sport and beauty',
  terms: {
    tool: `
      Mindbody, Trainerize, Fresha, Vagaro, GymMaster, Les Mills = fr:Les Mills BODYPUMP
      TRX = TRX suspension training
      reformer Pilates = Pilates reformer, IPL hair removal = laser hair removal = fr:épilation laser
      microdermabrasion machines = microdermabrasion, HydraFacial, Treatwell
    `,
    method: `
      personal training = fitness training = one-to-one training = fr:coaching sportif = es:entrenamiento personal = 私教 = 健身指导, group fitness = group exercise classes = group exercise, hair coloring = hair color = de:Haarfarbe = es:coloración del cabello = 染发
      haircutting = de:Haarschnitt = fr:coupe de cheveux = es:corte de pelo = 剪发, skin care treatments, facials = facial treatments = de:Gesichtsbehandlung = fr:soins du visage = es:tratamientos faciales, nail care, manicures = de:Maniküre = fr:manucure = es:manicura = 美甲

      fitness assessments = fitness testing = de:Fitnesstests = fr:bilans de condition physique
      strength training = strength and conditioning = de:Krafttraining = fr:musculation = es:entrenamiento de fuerza
      functional training = de:funktionelles Training = HIIT, endurance training = de:Ausdauertraining
      high-intensity interval training = HIIT classes
      program design for athletes = training plan design = de:Trainingsplanung = fr:plans d'entraînement
      yoga instruction = yoga teaching = de:Yogaunterricht = fr:enseignement du yoga = es:clases de yoga
      Pilates instruction = Pilates-Kurse = fr:cours de Pilates, aqua fitness = water aerobics = de:Aquafitness
      swimming instruction = swim lessons = de:Schwimmunterricht = fr:enseignement de la natation = es:clases de natación
      sports coaching = athletic coaching = fr:entraînement sportif = es:entrenamiento deportivo
      youth sports = de:Jugendsport, football coaching = soccer coaching = fr:entraînement de football
      ski instruction = de:Skiunterricht = fr:enseignement du ski
      climbing instruction = fr:encadrement escalade
      athlete nutrition = sports nutrition = de:Sporternährung = fr:nutrition sportive = es:nutrición deportiva
      weight management coaching = weight loss coaching
      gym operations = fitness center management = de:Fitnessstudioleitung = fr:gestion de salle de sport
      membership sales = de:Mitgliederverkauf = fr:vente d'abonnements
      pool operations = de:Badebetrieb = fr:entretien de piscines
      referee work = de:Schiedsrichterwesen = fr:arbitrage sportif
      massage for wellness = wellness massage = de:Wellnessmassagen = fr:massages bien-être
      spa treatments = de:Spa-Behandlungen = fr:soins spa = es:tratamientos de spa

      hair styling = hairstyling = de:Haarstyling = fr:coiffage = es:peinados = blow drying = de:Föhnen
      men's haircuts = barbering = de:Herrenhaarschnitt = fr:coupe homme = es:barbería
      highlights and balayage = balayage = de:Strähnentechnik
      hair extensions = de:Haarverlängerung = fr:extensions capillaires
      permanent waves = perms and relaxers = de:Dauerwelle
      keratin treatments, Brazilian blowout, scalp treatments
      bridal styling = bridal hair and makeup = de:Brautstyling
      makeup application = makeup artistry = de:Make-up-Anwendung = fr:maquillage professionnel = es:maquillaje profesional = make-up application
      waxing hair removal = de:Haarentfernung mit Wachs = fr:épilation à la cire = es:depilación con cera
      threading eyebrows = eyebrow threading
      lash extensions = eyelash extensions = de:Wimpernverlängerung = fr:extensions de cils = es:extensiones de pestañas
      eyebrow shaping = de:Augenbrauenzupfen, permanent makeup, microblading
      gel nails = acrylic nails = de:Nagelmodellage = fr:prothésie ongulaire = es:uñas de gel
      pedicures = pedicure treatments = de:kosmetische Fußpflege = fr:soins des pieds = es:pedicura
      medical foot care = podology = es:podología, chemical peels = fr:peeling chimique
      skin analysis = de:Hautanalyse = fr:diagnostic de peau, anti-aging treatments
      tattooing = de:Tätowieren = fr:tatouage = es:tatuaje, body piercing = de:Piercen
      salon management = de:Salonleitung = fr:gestion de salon
      retail product sales in salon = de:Kosmetikverkauf = fr:vente de cosmétiques
      fragrance consulting = de:Parfümberatung
      funeral directing = de:Bestattungswesen = fr:conseil funéraire = es:servicios funerarios = fr:services funéraires
      embalming = fr:thanatopraxie = es:tanatopraxia

      waxing = depilation = de:Haarentfernung = fr:épilation = es:depilación, client consultations = de:Typberatung
      retail product sales, nutrition coaching, spray tanning, member retention
      exercise programming = workout plans = training plans = es:planes de entrenamiento, bridal makeup
      beard trimming = de:Bartpflege, body composition analysis

      beauty treatments = 美容 = de:Kosmetikbehandlungen = fr:soins esthétiques = es:tratamientos de belleza = es:estética
      hairdressing = 美发 = de:Friseurhandwerk = fr:coiffure = es:peluquería
      massage techniques = es:masajes
      training session planning = fr:planification des entraînements = es:planificación de entrenamientos = 训练计划
    `,
    domain: `
      cosmetology = de:Kosmetik = fr:esthétique = fr:estética profesional
    `,
    certificate: `
      NASM = NASM certified = NASM-CPT, ACE certified personal trainer, ISSA certification = ISSA certified personal trainer
      ACSM certification = ACSM certified, NSCA-CPT, RYT 200 = 200-hour yoga teacher training
      Fitnesstrainer B-Lizenz = Trainer-B-Lizenz = B-Lizenz Fitness, Fitnesstrainer A-Lizenz = A-Lizenz Fitness
      Trainer C-Lizenz = de:Übungsleiter C = de:Übungsleiterlizenz, UEFA B Licence = UEFA-B-Lizenz, BPJEPS, DEJEPS
      STAPS
      CAP coiffure, BP coiffure, fr:CAP esthétique = fr:CAP esthétique cosmétique parfumerie, Water Safety Instructor
      USSF coaching license

      ACE Personal Trainer = ACE-CPT, Level 3 Personal Trainer, CIDESCO, NVQ Level 2 Hairdressing, REPs Level 3
    `,
    licence: `
      cosmetology license = licensed cosmetologist, esthetician license = licensed esthetician
      barber license = licensed barber, nail technician license = licensed nail technician
      de:Friseurmeister = de:Friseurmeisterin = de:Meister im Friseurhandwerk, de:Podologe = de:Podologin
    `,
  },
  implies: `
    ACE certified personal trainer > personal training
    NASM > personal training
    TRX > functional training
    Les Mills > group fitness
    reformer Pilates > Pilates instruction
    yoga instruction > group fitness
    Pilates instruction > group fitness
    RYT 200 > yoga instruction
    ISSA certification > personal training
    ACSM certification > personal training
    NSCA-CPT > personal training
    Fitnesstrainer B-Lizenz > personal training
    highlights and balayage > hair coloring
    men's haircuts > haircutting
    gel nails > nail care
    pedicures > nail care
    microdermabrasion machines > skin care treatments
    HydraFacial > skin care treatments
    chemical peels > skin care treatments
    Friseurmeister > haircutting, hair coloring
    CAP coiffure > haircutting
    CAP esthétique > skin care treatments
    football coaching > sports coaching
    Podologe > medical foot care
    swimming instruction > sports coaching
    facials > skin care treatments
    manicures > nail care
    microblading > permanent makeup
    Brazilian blowout > keratin treatments
    exercise programming > personal training
    bridal makeup > makeup application
  `,
};
