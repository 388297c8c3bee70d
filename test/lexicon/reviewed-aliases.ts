/*
 * Aliases that look like another kind of thing than their term and are the same all the same. One that is
 * right beyond doubt may be added; everything else is an implication, or nothing.
 */

export const knowledge: readonly string[] = [
  'product knowledge = Produktkenntnisse',
  'wine knowledge = Weinkenntnisse',
];

export const places: readonly string[] = [
  'Genetec = Genetec Security Center',
  'ICU = Intensivstation',
  'ICU = intensive care unit',
  'NCIC = National Crime Information Center',
  'front desk operations = front office',
];

export const titles: readonly string[] = [
  'Cisco CUCM = Cisco Unified Communications Manager',
  'Creo = Pro/ENGINEER',
  'LinkedIn Ads = LinkedIn Campaign Manager',
  'Meta Ads = Facebook Ads Manager',
  'Meta Ads = Meta Ads Manager',
  'SCCM = Microsoft Endpoint Configuration Manager',
  'SCCM = System Center Configuration Manager',
  'SCOM = System Center Operations Manager',
  'channel management hotels = Channel-Manager',
];

export const documents: readonly string[] = [
  '8D = 8D reports',
  'A3 problem solving = A3 reports',
  'SOC 1 = SOC 1 reports',
  'comparative market analysis = CMA reports',
  'construction documents = construction drawings',
  'grant proposals = grant applications',
];

/** Names with letters of a language, which every language writes so. */
export const namesWithAccents: readonly string[] = [
  'Dräger',
  'Körber WMS',
  'Légifrance',
  'Schrödinger suite',
  'sauté',
];
