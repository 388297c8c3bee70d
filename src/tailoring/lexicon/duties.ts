import { businessDuties } from './duties/business.ts';
import { careAndHealthDuties } from './duties/care-and-health.ts';
import { engineeringAndTradesDuties } from './duties/engineering-and-trades.ts';
import { logisticsAndServiceDuties } from './duties/logistics-and-service.ts';
import { technologyDuties } from './duties/technology.ts';
import type { OfficeDuties } from './office-duties.ts';

/** The duties of offices, in the order of the role families. */
export const officeDuties: readonly OfficeDuties[] = [
  ...technologyDuties,
  ...careAndHealthDuties,
  ...businessDuties,
  ...engineeringAndTradesDuties,
  ...logisticsAndServiceDuties,
];
