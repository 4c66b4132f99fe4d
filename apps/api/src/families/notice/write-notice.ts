import type { noticeEndpoints } from "@polyportal/api-client/contract/notice";
import { noticeFormMessages } from "@polyportal/domain/messages/notice-form";
import type { NoticeDraft } from "@polyportal/domain/notice/notice-form";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { failWithConflict } from "../../audit/conflict.ts";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../database/connect.ts";
import { departments } from "../../database/schema/faculty.ts";
import { notices } from "../../database/schema/notice.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { askForMail } from "./ask-for-mail.ts";

type Endpoints = typeof noticeEndpoints;
type Notice = typeof notices.$inferSelect;

/** Puts a notice on the board. */
export const createNotice: Handler<Endpoints["createNotice"]> = async (
  { caller, change, now },
  { reason, ...draft },
) => {
  const id = uuid();
  const description = await described(draft.text);
  await change(async ({ tx, audit }) => {
    await requireDepartments(tx, draft.departmentIds);
    const values = columnsOf(draft);
    const { noted, letters } = await askForMail(tx, { caller, now, draft, reason });
    await tx
      .insert(notices)
      .values({ ...values, ...noted, id, description, authorId: caller.userId, createdAt: now });
    audit({
      action: "createNotice",
      subject: "notice",
      subjectId: id,
      after: { ...values, letters },
      reason: reason || undefined,
    });
  });
  return { id };
};

/** Changes a notice, unless somebody else has since the form began. */
export const updateNotice: Handler<Endpoints["updateNotice"]> = async (
  { caller, change, now },
  { id, revision, reason, ...draft },
) => {
  const description = await described(draft.text);
  await change(async ({ tx, audit }) => {
    const before = await lockNotice(tx, id);
    if (before.revision !== revision) {
      return failWithConflict(tx, {
        subject: "notice",
        subjectId: id,
        actions: ["updateNotice", "activateNotice", "deactivateNotice"],
      });
    }
    await requireDepartments(tx, draft.departmentIds);
    const values = columnsOf(draft);
    const { noted, letters } = await askForMail(tx, { caller, now, draft, reason, before });
    await tx
      .update(notices)
      .set({ ...values, ...noted, description, revision: sql`${notices.revision} + 1` })
      .where(eq(notices.id, id));
    const told = columnsOf({ ...before, endDate: before.endDate ?? "" });
    audit({
      action: "updateNotice",
      subject: "notice",
      subjectId: id,
      before: told,
      after: { ...values, letters },
      reason: reason || undefined,
    });
  });
  return {};
};

/** Switches a notice on or off. */
export const toggleNotice: Handler<Endpoints["toggleNotice"]> = async (
  { change },
  { id, active },
) => {
  await change(async ({ tx, audit }) => {
    const before = await lockNotice(tx, id);
    await tx.update(notices).set({ active }).where(eq(notices.id, id));
    audit({
      action: active ? "activateNotice" : "deactivateNotice",
      subject: "notice",
      subjectId: id,
      before: { active: before.active },
      after: { active, title: before.title },
    });
  });
  return {};
};

/** What is being written, as its readers will see it. */
export const previewNotice: Handler<Endpoints["previewNotice"]> = async (_, { text }) => {
  const { render } = await import("./render.ts");
  return { description: render(text) };
};

/** A notice that is not deleted, which nobody else changes until the end. */
export async function lockNotice(tx: Transaction, id: string): Promise<Notice> {
  const [notice] = await tx
    .select()
    .from(notices)
    .where(and(eq(notices.id, id), isNull(notices.deletedAt)))
    .for("update");
  return notice ?? fail("not_found");
}

/** The HTML of a text, in which there is something to read. */
async function described(text: string): Promise<string> {
  // Loaded by the first writer: no start waits for it.
  const { render } = await import("./render.ts");
  const html = render(text);
  if (html.replaceAll(/<[^>]*>|&nbsp;|\s/g, "") === "") {
    fail("invalid_input", { fields: { text: noticeFormMessages.textMissing } });
  }
  return html;
}

async function requireDepartments(tx: Transaction, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const known = await tx.$count(departments, inArray(departments.id, wanted));
  if (known < wanted.length) {
    fail("invalid_input", { fields: { departmentIds: noticeFormMessages.departmentUnknown } });
  }
}

const inOrder = (ids: readonly number[]) => [...new Set(ids)].toSorted((one, other) => one - other);

const columnsOf = ({
  title,
  category,
  text,
  senderName,
  startDate,
  endDate,
  departmentIds,
  levelIds,
  mail,
  inPublic,
}: NoticeDraft) => ({
  title,
  category,
  text,
  senderName,
  startDate,
  endDate: endDate || null,
  departmentIds: inOrder(departmentIds),
  levelIds: inOrder(levelIds),
  mail,
  inPublic,
});
