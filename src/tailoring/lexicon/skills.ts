import type { ProfessionTable } from './profession-table.ts';
import { data } from './professions/data.ts';
import { educationAndPublicService } from './professions/education-and-public-service.ts';
import { engineering } from './professions/engineering.ts';
import { finance } from './professions/finance.ts';
import { health } from './professions/health.ts';
import { hospitalityAndRetail } from './professions/hospitality-and-retail.ts';
import { infrastructure } from './professions/infrastructure.ts';
import { languages } from './professions/languages.ts';
import { logistics } from './professions/logistics.ts';
import { marketingAndSales } from './professions/marketing-and-sales.ts';
import { nursing } from './professions/nursing.ts';
import { office } from './professions/office.ts';
import { peopleAndLaw } from './professions/people-and-law.ts';
import { productAndDesign } from './professions/product-and-design.ts';
import { science } from './professions/science.ts';
import { softSkills } from './professions/soft-skills.ts';
import { softwareEngineering } from './professions/software-engineering.ts';
import { trades } from './professions/trades.ts';

/** Every profession. A term stands in one of them only, and each of its spellings once. */
export const skills: readonly ProfessionTable[] = [
  softwareEngineering,
  infrastructure,
  data,
  productAndDesign,
  office,
  finance,
  nursing,
  health,
  marketingAndSales,
  peopleAndLaw,
  educationAndPublicService,
  engineering,
  trades,
  logistics,
  hospitalityAndRetail,
  science,
  languages,
  softSkills,
];
