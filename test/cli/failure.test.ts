import { describe, expect, it } from 'vitest';
import { terminalReason } from '../../src/cli/failure.ts';
import { ApiError } from '../../src/client/errors.ts';
import { errorNames, type FailureCode, nextSteps, withNextStep } from '../../src/contract/errors.ts';
import { fileError, ValidationError } from '../../src/values/validation-error.ts';

describe('a failure message on a terminal', () => {
  it.each(Object.keys(nextSteps) as FailureCode[])('%s does not name parts of the API', (code) => {
    for (const name of errorNames) {
      const error = new ApiError(name, withNextStep('It failed.', code), {
        status: 400,
        requestId: null,
        code,
      });
      expect(terminalReason(error)).toMatch(/^It failed\./);
      expect(terminalReason(error)).not.toMatch(/PUT|GET|Idempotency-Key|X-API-Key|Bearer|require=/);
    }
  });

  it('has the file as the subject of its sentence, with any file name', () => {
    expect(terminalReason(fileError('a: b.docx', 'has no text'))).toBe('a: b.docx has no text');
    expect(terminalReason(fileError('standard input', 'is empty'))).toBe('standard input is empty');
    expect(fileError('a: b.docx', 'has no text').message).toBe('a: b.docx: has no text');
  });

  it('names fields as the API does', () => {
    const error = new ValidationError([{ path: 'work.pdf', message: 'is required' }]);
    expect(terminalReason(error)).toBe('work.pdf: is required');
  });
});
