import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dashboardSessionHours } from '../../src/contract/limits.ts';
import { type ApiConnection, apiConnections } from '../support/api-connections.ts';
import { type OpenTestStore, type RealService, serviceWithPlainEngine } from '../support/real-service.ts';
import { type Row, readObject, sendRow } from '../support/send-row.ts';

const ourPage = { 'sec-fetch-site': 'same-origin' };

/* The real service and store behind both connections, with the requests of a browser written by hand. */
export function describeDashboardWalk(openTestStore: OpenTestStore): void {
  describe.each(apiConnections)('a session %s', (_name, open) => {
    let service: RealService;
    let connection: ApiConnection;
    beforeEach(async () => {
      service = await serviceWithPlainEngine({ openTestStore });
      connection = await open(service.useCases, { clock: service.clock });
    });
    afterEach(async () => {
      await connection.close();
      await service.close();
    });

    const keys = (row: Partial<Row>): Row => ({ path: '/api/v1/keys', key: null, ...row });

    async function cookie(): Promise<string> {
      const made = await sendRow(
        connection,
        keys({ method: 'POST', path: '/api/v1/keys/session', token: service.dashboardToken }),
      );
      return made.headers.get('set-cookie')?.split(';')[0] ?? '';
    }

    it('opens /keys, where a new key works until it is revoked', async () => {
      const headers = { ...ourPage, cookie: await cookie() };
      const created = await sendRow(connection, keys({ method: 'POST', headers, body: { name: 'laptop' } }));
      const { id, secret } = await readObject(created, 'CreatedApiKey');
      expect((await sendRow(connection, { path: '/api/v1/usage', key: secret })).status).toBe(200);
      const revoked = await sendRow(
        connection,
        keys({ method: 'DELETE', path: `/api/v1/keys/${id}`, headers }),
      );
      expect(await readObject(revoked, 'DeletedApiKey')).toEqual({
        object: 'api_key.deleted',
        id,
        deleted: true,
      });
      expect((await sendRow(connection, { path: '/api/v1/usage', key: secret })).status).toBe(403);
    });

    it('opens only /keys', async () => {
      const headers = { ...ourPage, cookie: await cookie() };
      expect((await sendRow(connection, { path: '/api/v1/resumes', key: null, headers })).status).toBe(401);
    });

    it('cannot renew itself, and ends after its hours', async () => {
      const headers = { ...ourPage, cookie: await cookie() };
      const renewal = keys({ method: 'POST', path: '/api/v1/keys/session', headers });
      expect((await sendRow(connection, renewal)).status).toBe(401);
      expect((await sendRow(connection, keys({ headers }))).status).toBe(200);
      service.clock.time += dashboardSessionHours * 3_600_000;
      expect((await sendRow(connection, keys({ headers }))).status).toBe(403);
    });

    it('is refused when its last letters are changed', async () => {
      const made = await cookie();
      const forged = `${made.slice(0, -2)}${made.endsWith('AA') ? 'BB' : 'AA'}`;
      expect((await sendRow(connection, keys({ headers: { ...ourPage, cookie: forged } }))).status).toBe(403);
    });
  });
}
