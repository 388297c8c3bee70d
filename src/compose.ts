import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApiParts, Failure } from './api/api.ts';
import { createPageFiles } from './api/page/page-files.ts';
import type { RunningServer } from './api/serve.ts';
import { createModelEngine, modelLimits } from './compose/create-model-engine.ts';
import type { EngineThreads } from './compose/engine/engine-threads.ts';
import { ownerSecrets, recordServing, removeServing, type Serving } from './compose/home-files.ts';
import { lazyDocumentReader, lazyFileFormats, lazyTitleReader } from './compose/lazy-documents.ts';
import { machine } from './compose/machine.ts';
import { type OpenedDatabase, openDatabase } from './compose/open-database.ts';
import { type FontSources, openRenderer } from './compose/open-renderer.ts';
import { readinessChecks } from './compose/readiness-checks.ts';
import type { ServeOptions, SharedParts } from './compose/serve-api.ts';
import type { Environment } from './config/environment.ts';
import type { HomePaths } from './config/home-paths.ts';
import { defaultServerSettings, type ServerSettings } from './config/server-settings.ts';
import type { BrowserPlaces } from './contract/browser-places.ts';
import { SettingError } from './contract/errors.ts';
import { createLocalOperations, type PerformLocally } from './operations/perform-locally.ts';
import { ensureOwner } from './service/accounts/accounts.ts';
import { newServerName } from './service/accounts/page-session.ts';
import { createService } from './service/create-service.ts';
import { createHostService, type HostUseCases } from './service/host-service.ts';
import type { FetchPosting, Ports, Renderer } from './service/ports.ts';
import type { Store } from './service/store-port.ts';
import { startSweep } from './service/sweep-pdf-files.ts';
import { createWorkSlots } from './service/work-slots.ts';
import { createPdfFiles } from './store/pdf-files.ts';
import { createLazyEngine } from './tailoring/lazy-engine.ts';
import { didYouMean } from './values/nearest.ts';
import { ifThere } from './values/system-error.ts';
import { ValidationError } from './values/validation-error.ts';

export interface ComposeOptions {
  readonly home: HomePaths;
  readonly settings: ServerSettings;
  /** Overrides the database of the settings. */
  readonly database?: string | undefined;
  /** True if this process creates and knows the account of the home's owner. Default: true. */
  readonly hasOwner?: boolean | undefined;
  /** The package folder with themes and fonts. */
  readonly packageRoot: string;
  /** For characters missing in the packaged fonts. Default: none. */
  readonly fonts?: FontSources | undefined;
  /** Where to look for a browser, for themes that need one. Default: nowhere. */
  readonly browser?: BrowserPlaces | undefined;
  /** Servers render in child processes; a single command starts faster without. Default: `this-process`. */
  readonly renderIn?: 'this-process' | 'child-processes' | undefined;
  /** Servers tailor in threads, so that one long posting does not block others. Default: `this-thread`. */
  readonly tailorIn?: 'this-thread' | 'threads' | undefined;
  /** true for a server: each score of a request counts towards the rate limit, not only the request. */
  readonly countEachScore?: boolean | undefined;
  /** Where the key of a language model is looked up. */
  readonly environment: Environment;
  /** Fetches postings, for a server that one person runs for themselves. Default: none. */
  readonly fetchPosting?: FetchPosting | undefined;
  /** Loads the fetch function for language models. */
  readonly loadFetch: () => Promise<typeof globalThis.fetch>;
  /** Receives the cause of every internal error; the response only says that one occurred. */
  readonly reportFailure?: ((failure: Failure) => void) | undefined;
  /** Receives the progress of long work in words. */
  readonly reportProgress?: ((news: string) => void) | undefined;
}

export type { LocalFailure } from './operations/perform-locally.ts';

export interface ServingHome extends RunningServer {
  /** The page address, which signs one browser in within a minute. */
  pageAddress(): Promise<string>;
}

/** The whole service of one home. The caller must close it. */
export interface Composition {
  readonly ownerApiKey: string | null;
  readonly ownerDashboardToken: string | null;
  /** For the host: works on the store directly, never over HTTP. */
  readonly accounts: HostUseCases;
  /** Operations for callers in this process; `pdf_url` is a file. */
  readonly perform: PerformLocally;
  /** Serves the API on a socket; `pdf_url` is a signed link. */
  serve(options: ServeOptions): Promise<ServingHome>;
  /** The page address of a running server of this home, which signs the owner's browser in once. */
  pageAddress(serving: Serving): Promise<string>;
  close(): Promise<void>;
}

/** Connects the modules. The only place that imports all of them. */
export async function compose({
  fonts,
  browser,
  renderIn,
  ...options
}: ComposeOptions): Promise<Composition> {
  const { home, settings, packageRoot } = options;
  const renderer = await openRenderer({ packageRoot, home, settings, fonts, browser, renderIn });
  checkTheme(settings, home.serverFile, renderer);
  const opened = await openDatabase(options.database ?? settings.database, home);
  const { store } = opened;
  let engines: Engines | undefined;
  const close = async () => {
    await engines?.close();
    await renderer.close();
    await store.close();
  };
  try {
    engines = await openEngines(store, options);
    return { ...(await composeOn({ ...opened, renderer, engines }, options)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

type HomeOptions = Omit<ComposeOptions, 'fonts' | 'browser' | 'renderIn'>;

interface OpenParts extends OpenedDatabase {
  readonly renderer: Renderer;
  readonly engines: Engines;
}

async function composeOn(
  { store, clock, connections, renderer, engines }: OpenParts,
  options: HomeOptions,
): Promise<Omit<Composition, 'close'>> {
  const { home, settings, reportFailure, packageRoot } = options;
  const files = createPdfFiles(home.filesFolder);
  const ports: Ports = {
    store,
    files,
    documents: engines.documents,
    formats: engines.formats,
    fetchPosting: options.fetchPosting,
    engine: engines.engine,
    engineTakesLong: engines.engineTakesLong,
    offlineEngine: engines.offlineEngine,
    renderer,
    ...machine,
    clock,
  };
  const owner = options.hasOwner === false ? null : await ownerSecrets(home, machine.randomness);
  if (owner) await ensureOwner(ports, owner);
  const limits = modelLimits(settings);
  const serverName = newServerName(machine);
  const policy = { ...settings, countEachScore: options.countEachScore ?? false };
  const useCases = createService(ports, policy, { slots: createWorkSlots(limits.work), serverName });
  const shared = sharedParts(useCases, ports, home.filesFolder, reportFailure);
  const accounts = createHostService(ports, settings);
  const readsAddresses = options.fetchPosting !== undefined;
  const pageAddress = async ({ url, server }: Serving) => {
    if (!owner) throw new SettingError('database', noOwner);
    return `${url}/#token=${await accounts.createPageToken(owner.dashboardToken, server)}`;
  };
  return {
    ownerApiKey: owner?.apiKey ?? null,
    ownerDashboardToken: owner?.dashboardToken ?? null,
    accounts,
    pageAddress,
    perform: createLocalOperations({
      ...shared,
      pdfUrl: ({ id, pdfVersion }) => (pdfVersion === null ? null : pathToFileURL(files.pathOf(id)).href),
    }),
    async serve(options) {
      const secret = await store.secret('pdf_links', () => randomBytes(32).toString('hex'));
      const { serveApi } = await import('./compose/serve-api.ts');
      const pageFiles = createPageFiles((name) =>
        ifThere(readFile(path.join(packageRoot, 'dist', 'page', name))),
      );
      const metrics = await openMetrics(options.metricsToken, connections);
      const server = await serveApi(
        { ...shared, pageFiles, metrics, readsAddresses, creditCosts: settings.credit_costs },
        Buffer.from(secret, 'hex'),
        { ...options, drainLimit: limits.drain },
      );
      const serving = { url: server.url, server: serverName };
      await recordServing(home.servingFile, serving);
      return withSweep(
        {
          url: server.url,
          pageAddress: () => pageAddress(serving),
          async close() {
            await removeServing(home.servingFile, serving);
            await server.close();
          },
        },
        ports,
        reportFailure,
      );
    },
  };
}

async function openMetrics(
  token: string | undefined,
  connections: OpenedDatabase['connections'],
): Promise<ApiParts['metrics']> {
  if (token === undefined) return undefined;
  const { createMetrics } = await import('./compose/create-metrics.ts');
  return createMetrics(token, { connections });
}

function sharedParts(
  useCases: SharedParts['useCases'],
  ports: Ports,
  filesFolder: string,
  log: ComposeOptions['reportFailure'],
): SharedParts {
  return {
    useCases,
    // Node generates the randomness of many UUIDs at once, so this is the cheapest unguessable id.
    newRequestId: () => `req_${randomUUID()}`,
    log,
    clock: ports.clock,
    timer: machine.timer,
    readinessChecks: readinessChecks(ports, filesFolder),
  };
}

const noOwner =
  'several servers may share it, and none has an owner: open the address of the server in a browser and give the dashboard token of an account';

interface Engines
  extends Pick<Ports, 'engine' | 'engineTakesLong' | 'offlineEngine' | 'documents' | 'formats'> {
  close(): Promise<void>;
}

async function openEngines(store: Store, options: HomeOptions): Promise<Engines> {
  const { home, settings, tailorIn } = options;
  const rules = createLazyEngine(settings.lexicon, lazyTitleReader);
  if (settings.lexicon.length > 0) await rules.load().catch(withFileName(home.serverFile));
  const threads = tailorIn === 'threads' ? await openThreads(settings) : null;
  const offlineEngine = threads ?? rules;
  const documents = lazyDocumentReader(threads);
  const formats = lazyFileFormats(threads);
  const close = async (): Promise<void> => threads?.close();
  if (settings.engine !== 'llm') return { engine: offlineEngine, offlineEngine, documents, formats, close };
  return {
    engine: createModelEngine(offlineEngine, { store, ...machine, ...options }),
    engineTakesLong: true,
    offlineEngine,
    documents,
    formats,
    close,
  };
}

/** Leaves one core for serving. */
async function openThreads({ lexicon }: ServerSettings): Promise<EngineThreads> {
  const { createEngineThreads } = await import('./compose/engine/engine-threads.ts');
  return createEngineThreads(lexicon, Math.max(1, availableParallelism() - 1));
}

/** Checks only a theme other than the default, so that reading starts without disk access. */
function checkTheme({ theme }: ServerSettings, serverFile: string, renderer: Renderer): void {
  if (theme === defaultServerSettings.theme || renderer.themes.includes(theme)) return;
  const message = `there is no theme "${theme}"${didYouMean(theme, renderer.themes)}`;
  throw new ValidationError([{ path: `${serverFile}: theme`, message }]);
}

/** Removes leftovers of killed processes while the server runs, without delaying its start or end. */
function withSweep(server: ServingHome, ports: Ports, report: ComposeOptions['reportFailure']): ServingHome {
  const stopSweep = startSweep(ports, (error) => report?.({ requestId: 'sweep-pdf-files', error }));
  const close = (): Promise<void> => {
    stopSweep();
    return server.close();
  };
  return { ...server, close };
}

/** Prefixes validation errors with the file name. */
function withFileName(file: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ValidationError)) throw error;
    const issues = error.issues.map((issue) => ({ ...issue, path: `${file}: ${issue.path}` }));
    throw new ValidationError(issues);
  };
}
