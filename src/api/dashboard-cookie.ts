import { apiPrefix } from '../contract/endpoints.ts';

const cookieName = 'resume_tailor_dashboard';

/** The dashboard session in a Cookie header; null when there is none. */
export function readDashboardCookie(header: string | null): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.split('=', 2);
    if (name?.trim() === cookieName && value?.trim()) return value.trim();
  }
  return null;
}

export interface DashboardCookie {
  readonly session: string;
  /** Whole seconds until it ends. */
  readonly maxAge: number;
  /** Whether browsers reach us by https. */
  readonly secure: boolean;
}

/** No script reads it, no other site sends it, and it goes to /keys only. */
export function printDashboardCookie({ session, maxAge, secure }: DashboardCookie): string {
  const attributes = [
    `${cookieName}=${session}`,
    `Path=${apiPrefix}/keys`,
    `Max-Age=${maxAge}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
  ];
  return attributes.join('; ');
}
