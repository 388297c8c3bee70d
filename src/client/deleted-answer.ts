import type { OperationId } from '../contract/endpoints.ts';

const deletedObjects: Partial<Record<OperationId, string>> = {
  deleteResume: 'resume.deleted',
  deleteBaseResume: 'base_resume.deleted',
  revokeApiKey: 'api_key.deleted',
};

/** The answer that was lost when a repeated DELETE finds nothing left to delete. */
export function deletedAnswer(operation: OperationId, id: string | undefined): unknown {
  return { object: deletedObjects[operation], ...(id !== undefined && { id }), deleted: true };
}
