import type { Contract } from "@polyportal/api-client/contract/contract";
import type { SharedSubject } from "@polyportal/domain/audit/subjects";
import type { ApprovalAct } from "../approval/act.ts";
import type { HistorySource } from "../audit/history.ts";
import type { ExportList } from "../export/export-list.ts";
import type { PaperExport } from "../export/paper-export.ts";
import type { AnyImporter, AnyUndoable } from "../import/importer.ts";
import type { Resolver } from "../import/resolver.ts";
import type { Job } from "../jobs/jobs.ts";
import type { PaymentEffects } from "../payment/effects.ts";
import type { Extension } from "../server/app.ts";
import type { Handlers } from "../server/handler.ts";
import type { Machinery } from "../server/mount.ts";

/** What one noun of the school brings with it; `families.ts` lists them all, and nobody else imports one. */
export type Family = {
  /** Who answers its endpoints. */
  readonly handlers?: Partial<Handlers<Contract>>;
  /** Its lists that can be had as files. */
  readonly lists?: readonly ExportList[];
  /** Its papers of many students, which the machine of files makes. */
  readonly papers?: readonly PaperExport[];
  /** What can be imported from sheets. */
  readonly importers?: readonly AnyImporter[];
  /** What is done to many records at once, and can be undone like an import. */
  readonly bulkEdits?: readonly AnyUndoable[];
  /** Who can be named in a pasted list. */
  readonly resolvers?: readonly Resolver[];
  /** What two people do. */
  readonly approvalActs?: readonly ApprovalAct[];
  /** What follows a payment, by what was paid for. */
  readonly effects?: Partial<PaymentEffects>;
  /** Work that it repeats while the server runs. */
  readonly jobs?: readonly ((machinery: Machinery) => Job)[];
  /** Routes beside the contract: what others call in their own form, such as the gateway's webhook. */
  readonly routes?: readonly ((machinery: Machinery) => Extension)[];
  /** Who sees the past of a record that no claim shows, and where it began. */
  readonly history?: Partial<Readonly<Record<SharedSubject, HistorySource>>>;
};
