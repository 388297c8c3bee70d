/** How far an application has come, in the usual order. */
export const applicationStatuses = ['applied', 'interview', 'offer', 'rejected', 'withdrawn'] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];
