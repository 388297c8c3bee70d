/** Source of the first: API specification, "Authentication". */
export const securitySchemes = {
  ApiKeyAuth: {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description: 'A key that starts with key_live_ or key_test_.',
  },
  DashboardToken: {
    type: 'http',
    scheme: 'bearer',
    'x-extension': true,
    description:
      'The dashboard token of the account, an opaque `dash_…`. An API key never opens these operations.',
  },
  DashboardCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'resume_tailor_dashboard',
    'x-extension': true,
    description:
      "Set by POST /keys/session. Requests that change something must come from one of this server's own pages, as `Sec-Fetch-Site: same-origin` or `Origin` says.",
  },
} as const;
