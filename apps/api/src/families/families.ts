import type { Contract } from "@polyportal/api-client/contract/contract";
import type { SharedSubject } from "@polyportal/domain/audit/subjects";
import type { HistorySource } from "../audit/history.ts";
import { exportHandlers } from "../export/handlers.ts";
import { makeExports } from "../export/job.ts";
import { importExport } from "../import/export-imports.ts";
import { sharedImportHandlers } from "../import/handlers.ts";
import { historyOfImport } from "../import/history-source.ts";
import type { Job } from "../jobs/jobs.ts";
import type { PaymentEffects } from "../payment/effects.ts";
import { savedViewHandlers } from "../saved-view/handlers.ts";
import type { Extension } from "../server/app.ts";
import type { Handlers } from "../server/handler.ts";
import type { Machinery } from "../server/mount.ts";
import { approvalHandlers } from "./approval/handlers.ts";
import { auditHandlers } from "./audit/handlers.ts";
import type { Family } from "./family.ts";
import { family as admission } from "./admission/family.ts";
import { family as admissionLetter } from "./admission-letter/family.ts";
import { family as application } from "./application/family.ts";
import { family as applicationDesk } from "./application-desk/family.ts";
import { family as applicationInvoice } from "./application-invoice/family.ts";
import { family as applicationSetup } from "./application-setup/family.ts";
import { family as appraisal } from "./appraisal/family.ts";
import { family as approval } from "./approval/family.ts";
import { family as audit } from "./audit/family.ts";
import { family as authentication } from "./authentication/family.ts";
import { family as course } from "./course/family.ts";
import { family as courseRegistration } from "./course-registration/family.ts";
import { family as dashboard } from "./dashboard/family.ts";
import { family as degreeChange } from "./degree-change/family.ts";
import { family as departmentChange } from "./department-change/family.ts";
import { family as document } from "./document/family.ts";
import { family as faculty } from "./faculty/family.ts";
import { family as fees } from "./fees/family.ts";
import { family as holiday } from "./holiday/family.ts";
import { family as hostel } from "./hostel/family.ts";
import { family as invoice } from "./invoice/family.ts";
import { family as jambList } from "./jamb-list/family.ts";
import { family as lecturer } from "./lecturer/family.ts";
import { family as notice } from "./notice/family.ts";
import { family as notification } from "./notification/family.ts";
import { family as office } from "./office/family.ts";
import { family as payment } from "./payment/family.ts";
import { family as programmes } from "./programmes/family.ts";
import { family as putmeResult } from "./putme-result/family.ts";
import { family as rating } from "./rating/family.ts";
import { family as referee } from "./referee/family.ts";
import { family as reference } from "./reference/family.ts";
import { family as referral } from "./referral/family.ts";
import { family as registrationWindow } from "./registration-window/family.ts";
import { family as results } from "./results/family.ts";
import { family as rights } from "./rights/family.ts";
import { family as school } from "./school/family.ts";
import { family as scoreSheet } from "./score-sheet/family.ts";
import { family as screening } from "./screening/family.ts";
import { family as search } from "./search/family.ts";
import { family as security } from "./security/family.ts";
import { family as siwes } from "./siwes/family.ts";
import { family as staffRequest } from "./staff-request/family.ts";
import { family as student } from "./student/family.ts";
import { family as sundry } from "./sundry/family.ts";
import { family as timetable } from "./timetable/family.ts";
import { family as unitLoad } from "./unit-load/family.ts";
import { family as userManagement } from "./user-management/family.ts";
import { family as whyNot } from "./why-not/family.ts";

/** What the machines bring that no family owns. */
const machines = {
  handlers: { ...sharedImportHandlers, ...savedViewHandlers },
  lists: [importExport],
  history: { import: historyOfImport },
} satisfies Family;

/** The families: adding one touches this list alone. */
const families = [
  machines,
  school,
  notice,
  reference,
  authentication,
  userManagement,
  lecturer,
  course,
  scoreSheet,
  rights,
  office,
  referral,
  staffRequest,
  faculty,
  programmes,
  search,
  security,
  dashboard,
  rating,
  notification,
  student,
  application,
  referee,
  jambList,
  putmeResult,
  screening,
  applicationSetup,
  applicationInvoice,
  applicationDesk,
  invoice,
  payment,
  fees,
  admission,
  sundry,
  holiday,
  admissionLetter,
  hostel,
  document,
  siwes,
  departmentChange,
  degreeChange,
  appraisal,
  courseRegistration,
  registrationWindow,
  results,
  unitLoad,
  whyNot,
  timetable,
  approval,
  audit,
] as const;

type Every = (typeof families)[number];
/** Of a union of objects one that has the fields of all. */
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  one: infer One,
) => void
  ? One
  : never;
type Part = "handlers" | "effects" | "history";

/** What the families say of one part, together: what nobody says is missing in its type. */
const joined = <Name extends Part>(name: Name) =>
  Object.assign({}, ...families.map((one: Family) => one[name])) as All<
    Extract<Every, Readonly<Record<Name, unknown>>>[Name]
  >;

const every: readonly Family[] = families;

/** Lists that can be had as files. */
export const exportLists = every.flatMap(({ lists = [] }) => lists);
/** What is made as a file: lists, and papers of many students. */
const exported = [...exportLists, ...every.flatMap(({ papers = [] }) => papers)];

const history: Readonly<Record<SharedSubject, HistorySource>> = joined("history");

/** Who answers each endpoint of the contract. */
export const handlers: Handlers<Contract> = {
  ...joined("handlers"),
  ...approvalHandlers(every.flatMap(({ approvalActs = [] }) => approvalActs)),
  ...auditHandlers(history),
  ...exportHandlers(exported),
};

/** What follows a payment, by what was paid for. */
export const paymentEffects: PaymentEffects = joined("effects");

/** What can be imported from sheets. */
export const importers = every.flatMap((one) => one.importers ?? []);

/** What is done to many records at once, and can be undone like an import. */
export const bulkEdits = every.flatMap((one) => one.bulkEdits ?? []);

/** Who can be named in a pasted list. */
export const resolvers = every.flatMap((one) => one.resolvers ?? []);

/** Routes beside the contract. */
export const familyRoutes = (machinery: Machinery): Extension[] =>
  every.flatMap(({ routes = [] }) => routes.map((route) => route(machinery)));

/** Work that the families repeat while the server runs. */
export const familyJobs = (machinery: Machinery): Job[] => [
  ...every.flatMap(({ jobs = [] }) => jobs.map((job) => job(machinery))),
  makeExports(machinery, exported),
];
