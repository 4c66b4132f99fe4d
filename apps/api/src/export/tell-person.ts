import type { Config } from "../config.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { ExportFailure } from "@polyportal/domain/export/exports";
import { fullName } from "@polyportal/domain/format/name";
import {
  exportFailureWords,
  exportMessages,
  exportReadyMail,
} from "@polyportal/domain/messages/export";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { eq } from "drizzle-orm";
import type { Transaction } from "../database/connect.ts";
import { exportRequests } from "../database/schema/exports.ts";
import { users } from "../database/schema/users.ts";
import { notify } from "../notification/notify.ts";
import type { Exported } from "./paper-export.ts";
import type { ExportRequest } from "./reauthorize.ts";

/** Notifies the requester that the file is ready, with a link. */
export async function tellReady(
  tx: Transaction,
  { config, outbox }: { readonly config: Config; readonly outbox: Outbox },
  { title }: Exported,
  id: string,
): Promise<void> {
  const [found] = await tx
    .select({ person: users, rows: exportRequests.done })
    .from(exportRequests)
    .innerJoin(users, eq(users.id, exportRequests.userId))
    .where(eq(exportRequests.id, id));
  if (!found) return;
  const { person, rows } = found;
  const path = staffPaths.downloads;
  await notify(tx, {
    userId: person.id,
    title: exportMessages.readyTitle,
    body: exportMessages.ready(title, rows),
    path,
    now: new Date(),
  });
  if (!person.email) return;
  const told = { name: fullName(person), title, rows, link: config.publicUrl + path };
  await outbox.mail(tx, {
    to: person.email,
    kind: "exportReady",
    about: id,
    ...exportReadyMail({ school: config.school.name, ...told }),
  });
}

export const tellFailed = (
  tx: Transaction,
  { userId }: ExportRequest,
  title: string,
  failure: ExportFailure,
): Promise<void> =>
  notify(tx, {
    userId,
    title: exportMessages.failedTitle,
    body: exportMessages.failed(title, exportFailureWords[failure]),
    path: staffPaths.downloads,
    now: new Date(),
  });
