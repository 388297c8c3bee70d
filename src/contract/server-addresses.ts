import { apiPrefix } from './endpoints.ts';

/** What a server offers beside the endpoint table, all of it by GET. No key opens it, no limit counts it. */
export const serverAddresses = {
  openApiDocument: `${apiPrefix}/openapi.json`,
  documentation: '/docs',
  health: '/healthz',
  readiness: '/readyz',
  pdfFile: '/files/{id}.pdf',
} as const;

export type ServerAddress = (typeof serverAddresses)[keyof typeof serverAddresses];
