/** Verbs by the beginnings of their forms, objects in every number. */
export const frenchTellings = `
  accounts payable < saisi paye compta rapproch : factures fournisseurs, factures des fournisseurs
  accounts receivable < relanc : clients, impayés, factures clients
  invoicing < émis émet établi édit : factures
  payroll processing < établi calcul édit : bulletins, bulletins de salaire, fiches de paie, salaires
  bookkeeping < tenu tien : comptabilité, livres
  account management < suiv gér : portefeuille de clients, portefeuille clients, grands comptes
  customer service < conseil accueil servi : clients, clientèle
  Personalführung < encadr dirig manag : équipe, vendeurs, personnes
  recruiting < recrut embauch : personnes, infirmiers, vendeurs, techniciens, candidats
  calendar management < gér tenu : agenda, agendas
  travel arrangements < réserv organis : voyages, déplacements, vols
  Grundpflege < fait aidé : toilette, résidents à se laver
  personal hygiene care < fait fais : toilette
  wound care < fait refait soigné : pansements, plaies
  medication administration < distribu administr : médicaments
  vital signs < pris prend mesur : tension, constantes
  phlebotomy < fait réalis : prises de sang
  lesson planning < prépar : cours, séances
  order picking < prépar : commandes
  loading and unloading < charg décharg : camions, conteneurs
  welding < soud : châssis, tubes, tuyaux, pièces, structures, acier, charpentes
  preventive maintenance < entret révis : machines, lignes, équipements
  blueprint reading < travaill sur : plans, plans et schémas
  quality control < contrôl : pièces, produits finis
  cash handling < encaiss : clients
  stock replenishment < rempli mis_en réassort : rayons, rayon
  food preparation < prépar cuisin : plats, repas, légumes
  table service < servi : tables, clients en salle
  guest relations < accueill : clients de l'hôtel, hôtes
  cleaning < nettoy : chambres, bureaux, locaux, vitres
  electrical installation < tiré posé câbl : câbles, tableaux électriques, prises
  video editing < mont : reportages, vidéos, films
  site supervision < suiv dirig condui : chantier, chantiers
  tendering < répond rédig : appels d'offres
  prospecting < prospect : mairies, clients, entreprises
  staff training < form : salariés, collègues, nouveaux, apprentis
  claims processing < régl instrui : sinistres
  haircutting < coup : cheveux
  hair coloring < color : cheveux
  childcare < gard : enfants
  tiling < posé : carrelage
  baking < cui pétri : pain
  painting < peint : murs, plafonds, façades
  roofing < posé rempla : tuiles, ardoises
  masonry < monté bâti : murs, cloisons en briques
  plumbing < répar posé install : fuites, sanitaires, chauffe-eau
  milking < trait : vaches, chèvres
  sewing < cous : robes, vêtements, rideaux
  tour guiding < guid : visiteurs, groupes
  garden maintenance < tond tail plant : pelouses, haies, parcs, massifs
  exam marking < corrig : copies
`;
