import type { RoleFamily } from './role-family.ts';
import { businessRoles } from './roles/business.ts';
import { careRoles } from './roles/care-and-health.ts';
import { cultureRoles } from './roles/culture-and-public-life.ts';
import { educationRoles } from './roles/education-and-science.ts';
import { engineeringRoles } from './roles/engineering-and-trades.ts';
import { serviceRoles } from './roles/logistics-and-service.ts';
import { specialistRoles } from './roles/technical-specialists.ts';
import { technologyRoles } from './roles/technology.ts';
import { transportRoles } from './roles/transport-and-production.ts';

/** Titles that employers use for one and the same work. The longest title found decides. */
export const roleFamilies: readonly RoleFamily[] = [
  ...technologyRoles,
  ...careRoles,
  ...businessRoles,
  ...educationRoles,
  ...engineeringRoles,
  ...serviceRoles,
  ...specialistRoles,
  ...transportRoles,
  ...cultureRoles,
];
