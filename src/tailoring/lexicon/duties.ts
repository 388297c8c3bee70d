import { businessDuties } from './duties/business.ts';
import { careAndHealthDuties } from './duties/care-and-health.ts';
import { cultureAndPublicLifeDuties } from './duties/culture-and-public-life.ts';
import { educationAndScienceDuties } from './duties/education-and-science.ts';
import { engineeringAndTradesDuties } from './duties/engineering-and-trades.ts';
import { logisticsAndServiceDuties } from './duties/logistics-and-service.ts';
import { officesDuties } from './duties/offices.ts';
import { technicalSpecialistsDuties } from './duties/technical-specialists.ts';
import { technologyDuties } from './duties/technology.ts';
import { transportAndProductionDuties } from './duties/transport-and-production.ts';
import type { OfficeDuties } from './office-duties.ts';

/** The duties of offices, in the order of the role families. */
export const officeDuties: readonly OfficeDuties[] = [
  ...technologyDuties,
  ...careAndHealthDuties,
  ...businessDuties,
  ...educationAndScienceDuties,
  ...engineeringAndTradesDuties,
  ...logisticsAndServiceDuties,
  ...officesDuties,
  ...technicalSpecialistsDuties,
  ...transportAndProductionDuties,
  ...cultureAndPublicLifeDuties,
];
