import { createHmac } from 'node:crypto';
import { pdfLinkHours } from '../contract/limits.ts';
import type { PdfUrl } from '../operations/operation.ts';
import type { Clock } from '../service/ports.ts';
import { isSameSecret } from '../service/secrets.ts';
import { withoutTrailing } from '../values/strings.ts';

interface PdfLink {
  readonly id: string;
  readonly version: string;
  /** Unix seconds as text. */
  readonly expires: string;
  readonly signature: string;
}

export interface PdfLinks {
  /** `{public_url}/files/{id}.pdf?v&exp&sig`, valid for 24 hours. */
  readonly pdfUrl: PdfUrl;
  /** True if the link was signed here and has not expired. */
  accepts(link: PdfLink): boolean;
}

export interface PdfLinkParts {
  /** A function, because with port 0 the address is known only after listening. */
  readonly publicUrl: () => string;
  readonly secret: Uint8Array;
  readonly clock: Clock;
}

/** Signs links; each gives access to one version of one PDF. */
export function createPdfLinks({ publicUrl, secret, clock }: PdfLinkParts): PdfLinks {
  const sign = (id: string, version: string, expires: string): string =>
    createHmac('sha256', secret).update(`GET\n${id}\n${version}\n${expires}`).digest('base64url');
  return {
    pdfUrl({ id, pdfVersion }) {
      if (pdfVersion === null) return null;
      const expires = String(Math.ceil(clock.now() / 1000) + pdfLinkHours * 3600);
      const query = new URLSearchParams({
        v: pdfVersion,
        exp: expires,
        sig: sign(id, pdfVersion, expires),
      });
      return `${withoutTrailing(publicUrl(), '/')}/files/${id}.pdf?${query}`;
    },
    accepts({ id, version, expires, signature }) {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < clock.now()) return false;
      return isSameSecret(signature, sign(id, version, expires));
    },
  };
}
