import type { ProfessionTable } from '../profession-table.ts';

export const fitnessAndBeauty: ProfessionTable = {
  profession: 'fitness, sport and beauty',
  terms: {
    tool: `
      Mindbody, Trainerize, Fresha, Vagaro, GymMaster, Les Mills = Les Mills BODYPUMP, TRX = TRX suspension training
      reformer Pilates = Pilates reformer, IPL hair removal = laser hair removal = épilation laser
      microdermabrasion machines = microdermabrasion, HydraFacial, Treatwell
    `,
    method: `
      personal training = fitness training, group fitness = group exercise classes, hair coloring = hair color
      haircutting, skin care treatments = facials, nail care = manicures

      fitness assessments = fitness testing = Fitnesstests = bilans de condition physique
      strength training = strength and conditioning = Krafttraining = musculation = entrenamiento de fuerza
      functional training = funktionelles Training, endurance training = Ausdauertraining
      high-intensity interval training = HIIT classes
      program design for athletes = training plan design = Trainingsplanung = plans d'entraînement
      yoga instruction = yoga teaching = Yogaunterricht = enseignement du yoga = clases de yoga
      Pilates instruction = Pilates-Kurse = cours de Pilates, aqua fitness = water aerobics = Aquafitness
      swimming instruction = swim lessons = Schwimmunterricht = enseignement de la natation = clases de natación
      sports coaching = athletic coaching = entraînement sportif = entrenamiento deportivo
      youth sports = Jugendsport, football coaching = soccer coaching = Fußballtrainer = entraînement de football
      ski instruction = Skiunterricht = enseignement du ski
      climbing instruction = Klettertrainer = encadrement escalade
      athlete nutrition = sports nutrition = Sporternährung = nutrition sportive = nutrición deportiva
      weight management coaching = weight loss coaching
      gym operations = fitness center management = Fitnessstudioleitung = gestion de salle de sport
      membership sales = Mitgliederverkauf = vente d'abonnements
      pool operations = Badebetrieb = entretien de piscines, referee work = Schiedsrichterwesen = arbitrage sportif
      massage for wellness = wellness massage = Wellnessmassagen = massages bien-être
      spa treatments = Spa-Behandlungen = soins spa = tratamientos de spa

      hair styling = hairstyling = Haarstyling = coiffage = peinados
      men's haircuts = barbering = Herrenhaarschnitt = coupe homme = barbería
      highlights and balayage = balayage = Strähnentechnik
      hair extensions = Haarverlängerung = extensions capillaires, permanent waves = perms and relaxers = Dauerwelle
      keratin treatments = Brazilian blowout, scalp treatments
      bridal styling = bridal hair and makeup = Brautstyling
      makeup application = makeup artistry = Make-up-Anwendung = maquillage professionnel = maquillaje profesional
      waxing hair removal = Haarentfernung mit Wachs = épilation à la cire = depilación con cera
      threading eyebrows = eyebrow threading
      lash extensions = eyelash extensions = Wimpernverlängerung = extensions de cils = extensiones de pestañas
      eyebrow shaping = Augenbrauenzupfen, permanent makeup = microblading
      gel nails = acrylic nails = Nagelmodellage = prothésie ongulaire = uñas de gel
      pedicures = pedicure treatments = kosmetische Fußpflege = soins des pieds = pedicura
      medical foot care = podology = podología, chemical peels = peeling chimique
      skin analysis = Hautanalyse = diagnostic de peau, anti-aging treatments
      tattooing = Tätowieren = tatouage = tatuaje, body piercing = Piercen
      salon management = Salonleitung = gestion de salon
      retail product sales in salon = Kosmetikverkauf = vente de cosmétiques, fragrance consulting = Parfümberatung
      funeral directing = Bestattungswesen = conseil funéraire = servicios funerarios
      embalming = thanatopraxie = tanatopraxia
    `,
    domain: `
      cosmetology = Kosmetik = esthétique = estética profesional
    `,
    certificate: `
      NASM = NASM certified, ACE certified personal trainer, ISSA certification = ISSA certified personal trainer
      ACSM certification = ACSM certified, NSCA-CPT, RYT 200 = 200-hour yoga teacher training
      Fitnesstrainer B-Lizenz = Trainer-B-Lizenz = B-Lizenz Fitness, Fitnesstrainer A-Lizenz = A-Lizenz Fitness
      Trainer C-Lizenz = Übungsleiter C = Übungsleiterlizenz, UEFA B Licence = UEFA-B-Lizenz, BPJEPS, DEJEPS, STAPS
      CAP coiffure, BP coiffure, CAP esthétique = CAP esthétique cosmétique parfumerie, Water Safety Instructor
      USSF coaching license
    `,
    licence: `
      cosmetology license = licensed cosmetologist, esthetician license = licensed esthetician
      barber license = licensed barber, nail technician license = licensed nail technician
      Friseurmeister = Friseurmeisterin = Meister im Friseurhandwerk, Podologe = Podologin
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
  `,
};
