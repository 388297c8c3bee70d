import type { RoleFamily } from '../role-family.ts';

export const serviceRoles: readonly RoleFamily[] = [
  {
    family: 'logistics and supply chain',
    titles: `logistics coordinator, logistics manager, supply chain manager, supply chain analyst, supply chain planner, demand planner, logistics specialist, freight forwarder, dispatcher, speditionskaufmann, speditionskauffrau, disponent, disponentin, logistiker, logistikerin, logistikleiter, responsable logistique, gestionnaire logistique, jefe de logística, coordinador de logística, 物流, 供应链`,
  },
  {
    family: 'warehouse',
    titles: `warehouse associate, warehouse worker, warehouse manager, forklift operator, warehouse supervisor, picker packer, order picker, material handler, lagerist, lagermitarbeiter, fachkraft für lagerlogistik, staplerfahrer, magasinier, cariste, préparateur de commandes, mozo de almacén, 仓库`,
  },
  {
    family: 'driving',
    titles: `truck driver, delivery driver, bus driver, cdl driver, driver, berufskraftfahrer, lkw fahrer, busfahrer, chauffeur, chauffeur livreur, conducteur routier, conductor, camionero, 司机`,
  },
  {
    family: 'procurement',
    titles: `buyer, purchasing manager, procurement specialist, procurement manager, purchasing agent, category manager, strategic buyer, sourcing manager, einkäufer, einkäuferin, acheteur, acheteuse, comprador, responsable de compras, 采购`,
  },
  {
    family: 'hospitality',
    titles: `hotel manager, front desk agent, front office manager, guest services, receptionist hotel, concierge, hotelfachfrau, hotelfachmann, housekeeper, event manager, event coordinator, réceptionniste, recepcionista de hotel, gobernanta, 酒店经理`,
  },
  {
    family: 'kitchen',
    titles: `chef, sous chef, line cook, cook, head chef, executive chef, pastry chef, chef de partie, prep cook, baker, koch, köchin, küchenchef, bäcker, konditor, cuisinier, cuisinière, pâtissier, boulanger, cocinero, cocinera, jefe de cocina, 厨师`,
  },
  {
    family: 'restaurant service',
    titles: `server, waiter, waitress, bartender, barista, restaurant manager, food service worker, host, kellner, kellnerin, restaurantleiter, restaurantfachfrau, serveur, serveuse, barman, camarero, camarera, 服务员`,
  },
  {
    family: 'administration',
    titles: `administrative assistant, executive assistant, office manager, office administrator, secretary, receptionist, personal assistant, data entry clerk, office assistant, bürokauffrau, bürokaufmann, kauffrau für büromanagement, kaufmann für büromanagement, sekretär, sekretärin, assistentin der geschäftsführung, assistant administratif, assistante administrative, assistante de direction, secrétaire, auxiliar administrativo, administrativo, administrativa, secretaria, 行政, 文员`,
  },
  {
    family: 'operations management',
    titles: `operations manager, operations coordinator, operations analyst, operations director, chief of staff, betriebsleiter, directeur des opérations, gerente de operaciones, 运营`,
  },
  {
    family: 'management consulting',
    titles: `management consultant, strategy consultant, business consultant, unternehmensberater, unternehmensberaterin, consultant en stratégie, consultor estratégico`,
  },
  {
    family: 'real estate',
    titles: `real estate agent, property manager, leasing agent, realtor, leasing consultant, immobilienmakler, immobilienkauffrau, immobilienkaufmann, agent immobilier, agente inmobiliario, gestionnaire locatif`,
  },
  {
    family: 'safety',
    titles: `safety manager, ehs manager, ehs specialist, hse manager, safety officer, health and safety officer, safety coordinator, sicherheitsingenieur, fachkraft für arbeitssicherheit, responsable hse, técnico en prevención de riesgos laborales`,
  },
  {
    family: 'public safety',
    titles: `police officer, security guard, security officer, correctional officer, polizist, polizistin, sicherheitsmitarbeiter, agent de sécurité, vigilante de seguridad, 保安`,
  },
  {
    family: 'public service',
    titles: `policy analyst, policy advisor, city planner, urban planner, program officer, grants manager, civil servant, verwaltungsfachangestellte, verwaltungsfachangestellter, stadtplaner, chargé de mission, técnico de administración`,
  },
  {
    family: 'fundraising',
    titles: `fundraiser, development officer, development director, fundraising manager, grant writer`,
  },
  {
    family: 'library and archive',
    titles: `librarian, archivist, library assistant, bibliothekar, bibliothekarin, bibliothécaire, bibliotecario`,
  },
  {
    family: 'translation',
    titles: `translator, interpreter, localization manager, übersetzer, übersetzerin, dolmetscher, traducteur, traductrice, traductor, traductora, 翻译`,
  },
  {
    family: 'film and photography',
    titles: `photographer, videographer, video editor, film editor, cinematographer, camera operator, fotograf, fotografin, monteur vidéo, editor de video, motion designer`,
  },
  {
    family: 'beauty and fitness',
    titles: `hairdresser, hair stylist, cosmetologist, esthetician, personal trainer, fitness instructor, friseur, friseurin, coiffeur, coiffeuse, peluquero`,
  },
  {
    family: 'agriculture and gardening',
    titles: `farm manager, gardener, landscaper, agronomist, gärtner, gärtnerin, landwirt, jardinier, agriculteur, jardinero, agrónomo`,
  },
  {
    family: 'veterinary',
    titles: `veterinarian, veterinary technician, vet tech, tierarzt, tierärztin, vétérinaire, veterinario`,
  },
  {
    family: 'environment',
    titles: `environmental engineer, environmental scientist, sustainability manager, environmental consultant, umweltingenieur, ingénieur environnement, ingeniero ambiental`,
  },
  {
    family: 'cleaning',
    titles: `cleaner, janitor, custodian, reinigungskraft, agent d'entretien, limpiador, limpiadora`,
  },
];
