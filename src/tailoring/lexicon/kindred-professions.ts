/** Professions whose people work side by side and share their tools: a skill of one is at home in the others. */
const kindred: readonly (readonly string[])[] = [
  ['software engineering', 'infrastructure and cloud', 'data', 'machine learning and AI', 'cybersecurity'],
  [
    'software engineering',
    'web and mobile development',
    'software testing',
    'infrastructure and cloud',
    'data',
  ],
  ['web and mobile development', 'product management and design'],
  ['data', 'machine learning and AI', 'statistics, geodata and surveying'],
  ['software engineering', 'embedded systems and hardware'],
  ['infrastructure and cloud', 'cybersecurity', 'telecommunications'],
  ['engineering', 'embedded systems and hardware', 'aviation and aerospace'],
  ['ERP and business applications', 'accounting and finance'],
  ['ERP and business applications', 'supply chain and warehousing', 'manufacturing and quality'],
  ['ERP and business applications', 'software engineering', 'infrastructure and cloud'],
  ['accounting and finance', 'tax and audit', 'banking and investment'],
  ['banking and investment', 'insurance', 'real estate and facilities'],
  ['CRM and Salesforce', 'marketing, communication and sales', 'customer service'],
  ['product management and design', 'marketing, communication and sales'],
  ['marketing, communication and sales', 'journalism, publishing and translation'],
  ['film, sound, stage and games', 'product management and design', 'journalism, publishing and translation'],
  ['human resources and compliance', 'law and legal work'],
  ['nursing and care', 'other health work', 'medicine', 'ambulance, fire and rescue'],
  ['other health work', 'pharmacy', 'dental care', 'therapy and rehabilitation', 'medicine'],
  ['other health work', 'social work and counselling', 'therapy and rehabilitation'],
  [
    'teaching and libraries',
    'early childhood and special education',
    'universities and research administration',
  ],
  ['early childhood and special education', 'social work and counselling'],
  ['public administration and charities', 'social work and counselling', 'teaching and libraries'],
  ['security, policing and justice', 'military and defence', 'ambulance, fire and rescue'],
  ['engineering', 'manufacturing and quality', 'maintenance and industrial trades'],
  ['engineering', 'construction and architecture', 'energy and utilities'],
  [
    'electrical, plumbing and climate trades',
    'construction and architecture',
    'maintenance and industrial trades',
  ],
  ['electrical, plumbing and climate trades', 'energy and utilities'],
  ['vehicle repair and the motor trade', 'maintenance and industrial trades'],
  ['aviation and aerospace', 'maintenance and industrial trades'],
  ['supply chain and warehousing', 'transport, freight and driving', 'procurement'],
  ['rail, shipping and public transport', 'transport, freight and driving'],
  ['hotels and retail', 'kitchen, bakery and food service', 'travel and events'],
  ['biotechnology and laboratory work', 'science and research', 'universities and research administration'],
  ['environment and sustainability', 'agriculture, forestry and gardening', 'energy and utilities'],
  ['agriculture, forestry and gardening', 'veterinary work'],
];

/** The professions themselves and those beside them. */
export function withKindred(professions: readonly string[]): ReadonlySet<string> {
  const beside = kindred.filter((group) => group.some((name) => professions.includes(name)));
  return new Set([...professions, ...beside.flat()]);
}
