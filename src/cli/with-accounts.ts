import type { Composition } from '../compose.ts';
import type { Context } from './context.ts';
import { openComposition } from './open-composition.ts';
import { UsageError } from './usage-error.ts';

/** Works on the accounts of the store at home. @throws UsageError when a base URL names another store */
export async function withAccounts<Result>(
  { config, packageRoot, io }: Context,
  work: (accounts: Composition['accounts']) => Promise<Result>,
): Promise<Result> {
  if (config.baseUrl.value !== null) {
    throw new UsageError(
      `accounts works on the store itself, never over HTTP: run it on the server's machine without a base URL (this one comes from ${config.baseUrl.place}); --profile local is the store of this machine`,
    );
  }
  const composition = await openComposition({ config, packageRoot, io });
  try {
    return await work(composition.accounts);
  } finally {
    await composition.close();
  }
}
