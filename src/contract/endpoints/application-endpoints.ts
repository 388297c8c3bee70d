import { applicationParameters, listParameters } from '../parameters.ts';
import { always, type Endpoint, extension } from './endpoint.ts';

/** Applications with tailored resumes. */
export const applicationEndpoints = {
  getApplication: {
    ...extension,
    method: 'GET',
    path: '/resumes/{id}/application',
    summary: 'Status of the application with this resume',
    query: applicationParameters,
    answer: 'Application',
    errors: [...always, 'not_found'],
  },
  putApplication: {
    ...extension,
    method: 'PUT',
    path: '/resumes/{id}/application',
    summary: 'Record a status of the application with this resume',
    body: 'ApplicationRequest',
    answer: 'Application',
    errors: [...always, 'not_found'],
  },
  deleteApplication: {
    ...extension,
    method: 'DELETE',
    path: '/resumes/{id}/application',
    summary: 'Delete the recorded status of the application with this resume',
    answer: 'Application',
    errors: [...always, 'not_found'],
  },
  listApplications: {
    ...extension,
    method: 'GET',
    path: '/applications',
    summary: 'List applications, in the order of their resumes',
    query: listParameters,
    answer: 'ApplicationList',
    errors: always,
  },
} as const satisfies Record<string, Endpoint>;
