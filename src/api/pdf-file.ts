import { isResumeId } from '../contract/resume-id.ts';
import { ServiceError } from '../service/service-error.ts';
import type { ApiParts } from './api.ts';
import type { Exchange, Reply } from './exchange.ts';

/**
 * GET /files/{id}.pdf: no key, the signature is the permission.
 * @throws ServiceError not_found for every link that is not good, whatever the reason.
 */
export async function pdfFileReply(
  id: string,
  { url }: Exchange,
  { useCases, pdfLinks }: Pick<ApiParts, 'useCases' | 'pdfLinks'>,
): Promise<Reply> {
  const query = (name: string): string => url.searchParams.get(name) ?? '';
  const link = { id, version: query('v'), expires: query('exp'), signature: query('sig') };
  if (!isResumeId(id) || !pdfLinks?.accepts(link)) {
    throw new ServiceError(
      'not_found',
      'This link is not valid, or not any more. Ask for the resume again to get a new one.',
    );
  }
  const pdf = await useCases.readPdf(id, link.version);
  return { status: 200, body: new Uint8Array(pdf), headers: pdfHeaders(id) };
}

function pdfHeaders(id: string): Record<string, string> {
  return {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${id}.pdf"`,
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': 'sandbox',
  };
}
