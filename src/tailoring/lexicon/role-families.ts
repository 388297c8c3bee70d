import type { RoleFamily } from './role-family.ts';
import { business } from './roles/business.ts';
import { careAndHealth } from './roles/care-and-health.ts';
import { cultureAndPublicLife } from './roles/culture-and-public-life.ts';
import { educationAndScience } from './roles/education-and-science.ts';
import { engineeringAndTrades } from './roles/engineering-and-trades.ts';
import { logisticsAndService } from './roles/logistics-and-service.ts';
import { offices } from './roles/offices.ts';
import { otherWork } from './roles/other-work.ts';
import { technicalSpecialists } from './roles/technical-specialists.ts';
import { technology } from './roles/technology.ts';
import { transportAndProduction } from './roles/transport-and-production.ts';

/** Titles that employers use for one and the same work. The longest title found decides. */
export const roleFamilies: readonly RoleFamily[] = [
  ...technology,
  ...careAndHealth,
  ...business,
  ...educationAndScience,
  ...engineeringAndTrades,
  ...logisticsAndService,
  ...offices,
  ...technicalSpecialists,
  ...transportAndProduction,
  ...cultureAndPublicLife,
  ...otherWork,
];
