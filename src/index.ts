/** The library face: the contract, the client of the API, and the pure rooms (documents, tailoring). */

export type { Client } from './client/client.ts';
export type { ClientOptions } from './client/client-options.ts';
export { createClient } from './client/create-client.ts';
export { ApiError, ConnectionError, ProtocolError } from './client/errors.ts';
export { parseAnswer } from './client/parse-answer.ts';
export { endpoints, type OperationId } from './contract/endpoints.ts';
export { type ErrorName, errorStatus } from './contract/errors.ts';
export * from './contract/objects.ts';
export { openApiDocument } from './contract/openapi/openapi-document.ts';
export * from './contract/report.ts';
export { requestSchemas } from './contract/requests.ts';
export { ResumeDocument } from './contract/resume/resume-document.ts';
export * from './contract/score.ts';
export { exportResume } from './documents/export/export-resume.ts';
export { readBaseResume } from './documents/read-base-resume.ts';
export { createRulesEngine } from './tailoring/rules-engine.ts';
export { ValidationError } from './values/validation-error.ts';
