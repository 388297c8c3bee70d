import type { ProfessionTable } from './profession-table.ts';
import { agriculture } from './professions/agriculture.ts';
import { artificialIntelligence } from './professions/artificial-intelligence.ts';
import { automotive } from './professions/automotive.ts';
import { aviation } from './professions/aviation.ts';
import { banking } from './professions/banking.ts';
import { childhoodAndInclusion } from './professions/childhood-and-inclusion.ts';
import { constructionAndArchitecture } from './professions/construction-and-architecture.ts';
import { crm } from './professions/crm.ts';
import { customerService } from './professions/customer-service.ts';
import { cybersecurity } from './professions/cybersecurity.ts';
import { data } from './professions/data.ts';
import { dental } from './professions/dental.ts';
import { electricalAndPlumbing } from './professions/electrical-and-plumbing.ts';
import { embeddedAndHardware } from './professions/embedded-and-hardware.ts';
import { emergencyServices } from './professions/emergency-services.ts';
import { energy } from './professions/energy.ts';
import { engineering } from './professions/engineering.ts';
import { enterpriseSoftware } from './professions/enterprise-software.ts';
import { environment } from './professions/environment.ts';
import { fashionAndTextiles } from './professions/fashion-and-textiles.ts';
import { filmAudioAndGames } from './professions/film-audio-and-games.ts';
import { finance } from './professions/finance.ts';
import { fitnessAndBeauty } from './professions/fitness-and-beauty.ts';
import { foodAndKitchen } from './professions/food-and-kitchen.ts';
import { geodataAndStatistics } from './professions/geodata-and-statistics.ts';
import { health } from './professions/health.ts';
import { higherEducation } from './professions/higher-education.ts';
import { hospitalityAndRetail } from './professions/hospitality-and-retail.ts';
import { humanResources } from './professions/human-resources.ts';
import { infrastructure } from './professions/infrastructure.ts';
import { insurance } from './professions/insurance.ts';
import { journalismAndPublishing } from './professions/journalism-and-publishing.ts';
import { laboratory } from './professions/laboratory.ts';
import { languages } from './professions/languages.ts';
import { law } from './professions/law.ts';
import { manufacturingAndQuality } from './professions/manufacturing-and-quality.ts';
import { marketingAndSales } from './professions/marketing-and-sales.ts';
import { medicine } from './professions/medicine.ts';
import { military } from './professions/military.ts';
import { nursing } from './professions/nursing.ts';
import { office } from './professions/office.ts';
import { pharmacy } from './professions/pharmacy.ts';
import { procurement } from './professions/procurement.ts';
import { productAndDesign } from './professions/product-and-design.ts';
import { publicAdministration } from './professions/public-administration.ts';
import { railAndMaritime } from './professions/rail-and-maritime.ts';
import { realEstate } from './professions/real-estate.ts';
import { science } from './professions/science.ts';
import { securityAndPolicing } from './professions/security-and-policing.ts';
import { socialWork } from './professions/social-work.ts';
import { softSkills } from './professions/soft-skills.ts';
import { softwareEngineering } from './professions/software-engineering.ts';
import { softwareTesting } from './professions/software-testing.ts';
import { supplyChain } from './professions/supply-chain.ts';
import { taxAndAudit } from './professions/tax-and-audit.ts';
import { teachingAndLibraries } from './professions/teaching-and-libraries.ts';
import { telecom } from './professions/telecom.ts';
import { therapy } from './professions/therapy.ts';
import { tourismAndEvents } from './professions/tourism-and-events.ts';
import { trades } from './professions/trades.ts';
import { transport } from './professions/transport.ts';
import { veterinary } from './professions/veterinary.ts';
import { webAndMobile } from './professions/web-and-mobile.ts';

/** Every profession. A term stands in one of them only, and each of its spellings once. */
export const professions: readonly ProfessionTable[] = [
  softwareEngineering,
  webAndMobile,
  softwareTesting,
  artificialIntelligence,
  data,
  geodataAndStatistics,
  infrastructure,
  cybersecurity,
  telecom,
  embeddedAndHardware,
  enterpriseSoftware,
  crm,
  productAndDesign,
  office,
  customerService,
  finance,
  taxAndAudit,
  banking,
  insurance,
  realEstate,
  humanResources,
  law,
  procurement,
  marketingAndSales,
  journalismAndPublishing,
  filmAudioAndGames,
  nursing,
  medicine,
  health,
  pharmacy,
  dental,
  veterinary,
  therapy,
  socialWork,
  emergencyServices,
  teachingAndLibraries,
  childhoodAndInclusion,
  higherEducation,
  publicAdministration,
  securityAndPolicing,
  military,
  engineering,
  constructionAndArchitecture,
  manufacturingAndQuality,
  electricalAndPlumbing,
  trades,
  automotive,
  aviation,
  railAndMaritime,
  energy,
  environment,
  agriculture,
  supplyChain,
  transport,
  hospitalityAndRetail,
  foodAndKitchen,
  tourismAndEvents,
  fitnessAndBeauty,
  fashionAndTextiles,
  laboratory,
  science,
  languages,
  softSkills,
];
