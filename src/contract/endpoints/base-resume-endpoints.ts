import { limits } from '../limits.ts';
import { baseResumeParameters, deleteBaseResumeParameters, putBaseResumeParameters } from '../parameters.ts';
import { always, type Endpoint, extension } from './endpoint.ts';

/** Base resumes and the files they are read from. */
export const baseResumeEndpoints = {
  getBaseResume: {
    ...extension,
    method: 'GET',
    path: '/base-resume',
    summary: 'The stored base resume',
    query: baseResumeParameters,
    answer: 'BaseResume',
    errors: [...always, 'not_found'],
  },
  listBaseResumes: {
    ...extension,
    method: 'GET',
    path: '/base-resumes',
    summary: 'List base resumes by name',
    answer: 'BaseResumeList',
    errors: always,
  },
  putBaseResume: {
    ...extension,
    method: 'PUT',
    path: '/base-resume',
    summary: 'Store a base resume; the earlier versions are kept',
    query: putBaseResumeParameters,
    body: 'BaseResumeRequest',
    answer: 'BaseResume',
    errors: always,
  },
  readResumeFile: {
    ...extension,
    method: 'POST',
    path: '/base-resume/read',
    summary: 'Read a resume from a file of any format; nothing is stored',
    body: 'ReadResumeRequest',
    maxBodyBytes: limits.file.bodyBytes,
    answer: 'ResumeReading',
    errors: always,
  },
  deleteBaseResume: {
    ...extension,
    method: 'DELETE',
    path: '/base-resume',
    summary: 'Delete a base resume and its versions',
    query: deleteBaseResumeParameters,
    answer: 'DeletedBaseResume',
    errors: [...always, 'not_found'],
  },
} as const satisfies Record<string, Endpoint>;
