import { describe, expect, it } from 'vitest';
import { createPageToken } from '../../src/service/accounts/page-session.ts';
import { createService } from '../../src/service/create-service.ts';
import { policy, useService } from './service-fixture.ts';

const server = 'a'.repeat(32);

describe('access to the page', () => {
  const fixture = useService();
  const serve = (name = server) => createService(fixture().ports, policy, { serverName: name });
  const token = () => createPageToken(fixture().ports, fixture().owner.dashboardToken, server);

  it('a token from the address works once', async () => {
    const service = serve();
    const once = await token();
    const { session } = await service.createPageSession(once);
    expect(await service.authenticatePage(session)).toMatchObject({ mode: 'live', bySession: true });
    await expect(service.createPageSession(once)).rejects.toMatchObject({ name: 'invalid_api_key' });
  });

  it('a token expires after a minute', async () => {
    const once = await token();
    fixture().advance(60_001);
    await expect(serve().createPageSession(once)).rejects.toMatchObject({ name: 'invalid_api_key' });
  });

  it('a token works for one server only', async () => {
    const once = await token();
    await expect(serve('b'.repeat(32)).createPageSession(once)).rejects.toMatchObject({
      name: 'invalid_api_key',
    });
    await serve().createPageSession(once);
  });

  it('a changed token is refused', async () => {
    const once = await token();
    const [head = '', signature = ''] = once.split('.');
    for (const forged of [`${head}A.${signature}`, `${head}.${signature.slice(1)}`, 'once_', 'once_a.b']) {
      await expect(serve().createPageSession(forged)).rejects.toMatchObject({ name: 'invalid_api_key' });
    }
  });

  it('a session ends after twelve hours and is separate from dashboard sessions', async () => {
    const service = serve();
    const { session } = await service.createPageSession(fixture().owner.dashboardToken);
    const dashboard = await service.createDashboardSession(
      await service.authenticateDashboard({ token: fixture().owner.dashboardToken, session: null }),
    );
    const strangers = [dashboard.session, dashboard.session.replace('sess_', 'page_'), null, ''];
    for (const stranger of strangers) {
      await expect(service.authenticatePage(stranger)).rejects.toMatchObject({ name: 'missing_api_key' });
    }
    const asDashboard = { token: null, session: session.replace('page_', 'sess_') };
    await expect(service.authenticateDashboard(asDashboard)).rejects.toMatchObject({
      name: 'invalid_api_key',
    });
    fixture().advance(12 * 3_600_000);
    await expect(service.authenticatePage(session)).rejects.toMatchObject({ name: 'missing_api_key' });
  });
});
