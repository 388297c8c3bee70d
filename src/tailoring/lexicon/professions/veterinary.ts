import type { ProfessionTable } from '../profession-table.ts';

export const veterinary: ProfessionTable = {
  profession: 'veterinary work',
  terms: {
    tool: `
      IDEXX Cornerstone, AVImark, ezyVet, IDEXX analyzers

      IDEXX analysers, IDEXX, Provet Cloud, RxWorks, ImproMed
    `,
    method: `
      small animal medicine = de:Kleintiermedizin = small animal practice = de:Kleintierpraxis, large animal medicine = de:Großtiermedizin
      equine medicine = de:Pferdemedizin, exotic animal medicine, companion animal care, animal restraint
      veterinary anesthesia = anesthesia monitoring in animals, veterinary dentistry = animal dental cleanings
      spay and neuter surgery = spay and neuter, fecal flotation = fecal exams, urinalysis, cytology
      heartworm testing, veterinary radiography, client education for pet owners = pet owner education
      kennel management = kennel care, animal nutrition = de:Tierernährung = fr:nutrition animale
      animal welfare = de:Tierschutz = fr:bien-être animal = es:bienestar animal, herd health = de:Bestandsbetreuung
      zoonotic disease control, euthanasia support, animal behavior = de:Tierverhalten
      grooming of animals = pet grooming = dog grooming = de:Hundepflege = fr:toilettage = es:peluquería canina, artificial insemination = de:künstliche Besamung
      meat inspection = de:Fleischbeschau

      anesthesia monitoring = monitoring of anaesthesia, capnography, fluid therapy
      IV catheter placement = intravenous catheter placement, nurse clinics = nurse consultations
      dental scale and polish

      veterinary nursing = vet nursing = de:tiermedizinische Assistenz = fr:auxiliaire vétérinaire = es:auxiliar veterinario
      anaesthetic monitoring of animals = monitoring anaesthesia in animals
      surgical preparation of animals = patient prep for surgery in vets
      nurse clinics for pets = puppy clinics, pet vaccinations, microchipping, parasite control = worming
      equine care, farm animal practice = large animal practice = de:Großtierpraxis, companion animal practice
      exotic animals, emergency and critical care of animals = ECC veterinary, soft tissue surgery
      orthopaedic surgery of animals, laboratory animal care, laboratory animal science, zoo husbandry
      environmental enrichment = enrichment for animals = animal enrichment
      animal training = operant conditioning = positive reinforcement training of animals = dog training
      diet preparation for animals = animal diets
      enclosure cleaning = enclosure maintenance = cleaning enclosures = kennel cleaning
      animal quarantine = quarantine procedures for animals, keeper talks, animal records = ZIMS = Species360
      breeding programmes = captive breeding, dog walking = kennel work = cattery work
      animal rehoming = animal adoption, aquarium maintenance = aquatic animal care, wildlife rehabilitation
    `,
    domain: `
      veterinary medicine = de:Tiermedizin = de:Veterinärmedizin = fr:médecine vétérinaire = es:medicina veterinaria
      shelter medicine
    `,
    certificate: `
      Fear Free certification = Fear Free certified
      USDA accredited veterinarian = USDA accreditation for veterinarians

      AWERB, Personal Licence Home Office = ASPA personal licence, DMZAA
      AALAS certification
    `,
    licence: `
      veterinary license = licensed veterinarian = DVM license
      LVT = Licensed Veterinary Technician = RVT = Registered Veterinary Technician = CVT = Certified Veterinary Technician
      de:tierärztliche Approbation = de:Approbation als Tierarzt = de:Approbation als Tierärztin

      RCVS registration = RCVS register, RVN = Registered Veterinary Nurse

    `,
  },
  implies: `
    small animal medicine > veterinary medicine
    large animal medicine > veterinary medicine
    equine medicine > veterinary medicine
    exotic animal medicine > veterinary medicine
    veterinary dentistry > veterinary medicine
    kennel management > animal handling
    animal restraint > animal handling
    LVT > veterinary medicine
  `,
};
