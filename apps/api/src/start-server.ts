import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { HttpBindings } from "@hono/node-server";
import { contract, type Contract } from "@polyportal/api-client/contract/contract";
import type { Endpoint } from "@polyportal/api-client/contract/define";
import { defaultBrandHue, permittedHue } from "@polyportal/domain/school/brand-hue";
import type { Hono } from "hono";
import type { Config } from "./config.ts";
import { connect, type Database } from "./database/connect.ts";
import { startEmbedded } from "./database/embedded/embedded.ts";
import { migrate } from "./database/migrate.ts";
import { openReplica } from "./database/replica.ts";
import { seed } from "./database/seed/seed.ts";
import {
  familyJobs,
  familyRoutes,
  handlers,
  bulkEdits,
  importers,
  paymentEffects,
  resolvers,
} from "./families/families.ts";
import { createExportMaker } from "./export/make.ts";
import { databaseFileStore } from "./files/file-store.ts";
import { sealing } from "./audit/job.ts";
import { createImports } from "./import/imports.ts";
import { endImports, runImports } from "./import/job.ts";
import { housekeeping, retention } from "./jobs/housekeeping.ts";
import { createClock } from "./jobs/clock.ts";
import { createJobs, type Job } from "./jobs/jobs.ts";
import { createLog, type Logger } from "./log.ts";
import { deliver } from "./mail/deliver.ts";
import { developerMail } from "./mail/developer-page.ts";
import { createOutbox, type Transports } from "./mail/outbox.ts";
import { createPayment, sandboxPath } from "./payment/create-payment.ts";
import { crestRoute } from "./school/crest.ts";
import { createApp, type Extension } from "./server/app.ts";
import { applicationWorker } from "./server/application-worker.ts";
import { createAuthenticate } from "./server/authenticate.ts";
import { documentation } from "./server/documentation.ts";
import type { Answer, AppEnvironment } from "./server/environment.ts";
import type { Handlers } from "./server/handler.ts";
import { programmePage } from "./families/application/programme-page.ts";
import { frontDoor } from "./server/front-door.ts";
import { createAddressCrowd } from "./server/address-crowd.ts";
import { createLimiter } from "./server/limiter.ts";
import { close, listen } from "./server/listen.ts";
import type { Machinery } from "./server/mount.ts";
import { createIsForeign } from "./server/own-origin.ts";
import type { WriteIntervals } from "./server/rate-limits.ts";
import { removeLeftUploads } from "./server/read-upload.ts";
import { retryAfter } from "./server/retry-after.ts";
import { storybook } from "./server/storybook.ts";
import { noWorkshop, type Workshop } from "./server/workshop.ts";
import { createDevices } from "./sign-in/known-device.ts";
import { createPresence } from "./presence/presence.ts";
import { createPasswords, type Passwords } from "./sign-in/passwords.ts";
import { readSecrets } from "./sign-in/secrets.ts";
import { createSecurityLog } from "./sign-in/security-log.ts";
import { createSessions } from "./sign-in/sessions.ts";
import { createTokens } from "./sign-in/tokens.ts";
import { createVault } from "./sign-in/vault.ts";
import { workspaceRoot } from "./workspace-root.ts";

export type RunningServer = {
  /** Where people reach it. */
  readonly url: string;
  /** Where this machine reaches this process. */
  readonly localUrl: string;
  /** Takes a request that did not come by the port: a test's, which so costs no network. */
  readonly take: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
  readonly db: Database;
  readonly services: Machinery["services"];
  /** Runs one job now, as tests do. */
  readonly runJob: (name: string) => Promise<void>;
  /** Ends open calls (at most 10 s), jobs, connections and the embedded database. */
  readonly stop: () => Promise<void>;
  /** Ends open calls now, for a stop that somebody waits for. */
  readonly hurry: () => void;
};

/** What a test may put in the place of the product's own. */
type Options<C extends Record<string, Endpoint>> = {
  readonly log?: Logger;
  readonly contract?: C;
  readonly handlers?: Handlers<C>;
  readonly passwords?: Passwords;
  readonly writeIntervals?: WriteIntervals;
  /** Off: jobs run only when `runJob` is called. */
  readonly repeatJobs?: boolean;
  /** The build of the workshop beside this server, where there is one. */
  readonly workshop?: Readonly<Workshop>;
};

/** To who calls before the database and the apps are there. */
const starting = () =>
  new Response("Starting", {
    status: 503,
    headers: { "Retry-After": String(retryAfter(1, 5)), "Cache-Control": "no-store" },
  });

/** Starts everything that `config` names, and answers when it serves. Port 0 takes a free one. */
export async function startServer<C extends Record<string, Endpoint> = Contract>(
  given: Config,
  options: Options<C> = {},
): Promise<RunningServer> {
  const log = options.log ?? createLog(given.logLevel);
  let app: Answer<HttpBindings> | undefined;
  // The port comes first: a taken one stops the start before anything else has begun.
  const { server, port } = await listen(given, (request, bindings) =>
    app ? app(request, bindings) : starting(),
  );
  const ownUrl = `http://localhost:${given.port}`;
  const publicUrl = given.publicUrl === ownUrl ? `http://localhost:${port}` : given.publicUrl;
  const config = { ...given, port, publicUrl };
  const { brandHue = defaultBrandHue } = config.school;
  if (permittedHue(brandHue) !== brandHue) {
    log.warn(
      { SCHOOL_BRAND_HUE: brandHue, used: permittedHue(brandHue) },
      "the school's hue could be taken for a status: the nearest that cannot is used",
    );
  }
  const closing: (() => Promise<unknown>)[] = [() => close(server)];
  const stop = async () => {
    for (const step of closing.splice(0)) {
      await step().catch((error: unknown) => log.error({ reason: String(error) }, "stop failed"));
    }
  };
  try {
    const embedded = config.databaseUrl ? undefined : await startEmbedded(config.dataDir);
    if (embedded) closing.push(embedded.stop);
    const url = config.databaseUrl ?? embedded?.url ?? "";
    const { db, pool, signIn } = connect(
      url,
      log,
      config.databaseConnections,
      config.databasePooler,
    );
    closing.splice(1, 0, () => pool.end());
    const replica =
      config.databaseReplicaUrl === undefined
        ? undefined
        : openReplica(
            config.databaseReplicaUrl,
            pool,
            log,
            config.databaseConnections,
            config.databasePooler,
          );
    if (replica) closing.splice(1, 0, replica.end);
    const prepare = async () => {
      await migrate(db);
      // Whoever learns the server's password can add to the record's checkpoints, and change none.
      if (!embedded) return;
      const { keepInsertOnly } = await import("./database/insert-only.ts");
      await keepInsertOnly(embedded.adminUrl, new URL(url).username);
    };
    if (config.production) {
      const { refuseUnsafe } = await import("./production/refuse-unsafe.ts");
      await refuseUnsafe(given, db, log, prepare);
    } else await prepare();
    await seed(db, { demo: config.demo });

    const secrets = await readSecrets(db, {
      tokens: config.keys.signing,
      vault: config.keys.vault,
      audit: config.keys.audit,
    });
    const tokens = createTokens(secrets.tokens);
    const localUrl = `http://127.0.0.1:${port}`;
    const payment = createPayment({ config, db, localUrl });
    const transports = await chooseTransports(config);
    const outbox = createOutbox(transports);
    const vault = createVault(secrets.vault);
    const securityLog = createSecurityLog(db, vault, log);
    closing.splice(1, 0, securityLog.stop);
    const clock = createClock(db, ({ fault = "", own, database, last }) => {
      securityLog.note({ kind: "clock_wrong", reason: fault });
      log.error(
        { fault, own, database, last },
        "the clock is in doubt: nothing ends, lapses or is deleted by time until it is right, or retention.js --confirm says that it is",
      );
    });
    const running = createImports(
      db,
      log,
      { importers, resolvers, bulkEdits },
      () => machinery.services,
    );
    const presence = createPresence(db);
    const intervals = options.writeIntervals;
    const machinery: Machinery = {
      db,
      replica: replica?.reader ?? db,
      signIn: signIn.db,
      authenticate: createAuthenticate(signIn.db, tokens, securityLog),
      limit: createLimiter(signIn, intervals),
      deviceOf: createDevices(secrets.tokens),
      isForeign: createIsForeign(config),
      services: {
        auditKey: secrets.audit,
        clock,
        config,
        effects: paymentEffects,
        exports: createExportMaker({ db, config, files: databaseFileStore, outbox }),
        files: databaseFileStore,
        gateway: payment.gateway,
        guessCrowd: createAddressCrowd(signIn.db, "guessByAddress", { intervals }),
        imports: running,
        outbox,
        passwords: options.passwords ?? createPasswords(),
        presence,
        securityLog,
        signInCrowd: createAddressCrowd(signIn.db, "signInByAddress", { intervals }),
        sessions: createSessions(tokens),
        tokens,
        vault,
      },
    };
    const { sandbox } = payment;
    const extensions: Extension[] = [
      ...familyRoutes(machinery),
      documentation(contract, config.school.name),
      ...(config.demo ? [developerMail(db)] : []),
      ...(sandbox
        ? [(host: Hono<AppEnvironment>) => void host.route(sandboxPath, sandbox.app)]
        : []),
      crestRoute(config),
      storybook(
        join(workspaceRoot() ?? process.cwd(), "storybook-static"),
        options.workshop ?? noWorkshop(),
      ),
      applicationWorker(config.offlineForms, appFolders().applicant),
      frontDoor(config, appFolders(), (slug) => programmePage(machinery.replica, slug, new Date())),
    ];
    const jobs = createJobs(
      db,
      log,
      [
        {
          name: "deliver messages",
          seconds: 2,
          byTime: false,
          run: () => deliver(db, transports, new Date(), clock),
        },
        housekeeping(db, presence),
        retention({ db, log, clock }, config.retention),
        sealing(machinery, log),
        runImports(running),
        endImports(running),
        ...(sandbox ? [noticesOf(sandbox.deliverNotices)] : []),
        ...familyJobs(machinery),
      ],
      { failed: (reason) => securityLog.note({ kind: "job_failed", reason }), clock },
    );
    app = createApp(
      { ...contract, ...options.contract },
      { ...handlers, ...options.handlers },
      machinery,
      log,
      extensions,
    );
    removeLeftUploads().catch((error: unknown) =>
      log.error({ reason: String(error) }, "uploads of a server before are left on disk"),
    );
    if (options.repeatJobs !== false) jobs.start();
    closing.splice(1, 0, jobs.stop);
    return {
      url: config.publicUrl,
      localUrl,
      take: (incoming, outgoing) => void server.emit("request", incoming, outgoing),
      db,
      services: machinery.services,
      runJob: jobs.run,
      stop,
      hurry: () => server.closeAllConnections(),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const noticesOf = (run: () => Promise<number>): Job => ({
  name: "sandbox notices",
  seconds: 1,
  byTime: false,
  run,
});

async function chooseTransports({ mail, sms }: Config): Promise<Transports> {
  const chosen: Transports = {};
  if (mail.smtpUrl) {
    const { smtpTransport } = await import("./mail/smtp.ts");
    chosen.mail = smtpTransport(mail.smtpUrl, mail.from);
  }
  if (sms) {
    const { termiiTransport } = await import("./mail/termii.ts");
    chosen.sms = termiiTransport(sms);
  }
  return chosen;
}

function appFolders() {
  const apps = join(workspaceRoot() ?? process.cwd(), "apps");
  return { applicant: join(apps, "applicant/dist"), portal: join(apps, "portal/dist") };
}
