import type { Contract } from "@polyportal/api-client/contract/contract";
import { cbtColumns } from "@polyportal/domain/messages/cbt-results";
import { putmeColumns } from "@polyportal/domain/messages/putme-upload";
import { cautiousChoice } from "@polyportal/domain/score-sheet/cbt-choice";
import { readPerson } from "../../families/authentication/testing/people.ts";
import { official, pasted, previewOfficials } from "../../import/testing/sheets.ts";
import type { TestServer } from "../../testing/test-server.ts";
import type { ExportList } from "../export-list.ts";

const as = { as: { user: "admin" } };

/** Whose list it is: an official's who sees all, or a lecturer's own. */
export const readerOf = ({ endpoint }: Pick<ExportList, "endpoint">): string =>
  endpoint.audience.some((kind) => kind === "official") ? "admin" : "lecturer";

type Server = TestServer<Contract>;
type Filters = Readonly<Record<string, string>>;

/** What a list is asked that shows nothing until it is, by the list's name. */
export type Needed = (name: string) => Filters;

/** Puts something into the lists that the demo leaves empty, and answers what some of them have to be asked. */
export async function fillLists(server: Server): Promise<Needed> {
  await askForHelp(server);
  const taught = await uploadCbt(server);
  await uploadPutme(server);
  const clashing = await clashOf(server);
  await decideOfClasses(server);
  const needed: Readonly<Record<string, Filters>> = {
    listAmendments: { session: "2" },
    listCourseClass: taught,
    listClashStudents: clashing,
    listClassStudents: { department: "5", level: "1" },
    listPageOpeners: { address: "/user_management/roles" },
  };
  return (name) => needed[name] ?? {};
}

async function askForHelp(server: Server): Promise<void> {
  const referral = { code: "ADA1", name: "=Ada", phone: "08012345678" };
  await server.ok("createReferral", referral, as);
  const { id } = await readPerson(server, "helpdesk");
  const reason = "The council has appointed her this week.";
  await server.ok("assignRole", { id, role: "bursar", has: true, reason }, as);
  await server.request("login", { userName: "admin", password: "Wrong-Pass-1" });
  await server.ok("impersonate", { userName: "student", reason: "The form would not open." }, as);
  await server.services.securityLog.flush();
  await previewOfficials(server, [official("listed.here")], as);
}

/** A course that the demo's lecturer teaches, and somebody has registered, with a sheet of its test. */
async function uploadCbt(server: Server): Promise<Filters> {
  const lecturer = { as: { user: "lecturer" } };
  const { items } = await server.ok("listMyCourses", { size: 100 }, lecturer);
  const one = items.find(({ students }) => students > 1);
  const which = { courseId: one?.courseId ?? 0, sessionId: one?.sessionId ?? 0 };
  const text = pasted(Object.values(cbtColumns), [["SND/NOBODY/1", "30", "40", "Nobody", ""]]);
  const choice = { component: "exam", ...cautiousChoice } as const;
  await server.ok("previewCbtResults", { ...which, ...choice, text }, lecturer);
  return { course: String(which.courseId), session: String(which.sessionId) };
}

/** Two of the demo's candidates for the ND's screening. */
async function uploadPutme(server: Server): Promise<void> {
  const heads = Object.values(putmeColumns).map(({ heading }) => heading);
  const rows = [
    ["202610000001AA", "", "61.5", ""],
    ["202610000002AB", "", "ABS", ""],
  ];
  const which = { slug: "nd", sessionId: 3 } as const;
  const sheet = { ...which, text: pasted(heads, rows) };
  const { importId } = await server.ok("previewPutmeResults", sheet, as);
  await server.ok("uploadPutmeResults", { importId }, as);
}

/** Two courses that somebody has to attend at one time. */
async function clashOf(server: Server): Promise<Filters> {
  const { items } = await server.ok("listTimetableClashes", { sort: "-students" }, as);
  const [most] = items;
  return { one: String(most?.one.courseId), other: String(most?.other.courseId) };
}

/** Packs of classes for the board, and what is decided for single students. */
async function decideOfClasses(server: Server): Promise<void> {
  const { items } = await server.ok("listBoardClasses", {}, as);
  const own = await server.ok("listBoardClasses", {}, { as: { user: "hod" } });
  const classes = [...items.slice(0, 2), ...own.items.slice(0, 1)];
  for (const { sessionId, semester, departmentId, levelId } of classes) {
    await server.ok("makeBoardPack", { sessionId, semester, departmentId, levelId }, as);
  }
  const waiting = await server.ok("listRegistrationApprovals", { size: 2 }, as);
  const when = { sessionId: 3, semester: "First", reason: "The fees came late." } as const;
  await server.ok(
    "openForStudents",
    {
      ...when,
      matricNumbers: waiting.items.map(({ matricNumber }) => matricNumber).join("\n"),
      untilOn: "2099-01-01",
    },
    as,
  );
  const studentIds = waiting.items.map(({ studentId }) => studentId);
  const load = { minimum: 6, maximum: 25 };
  await server.ok("setStudentUnitLoads", { ...when, studentIds, ...load }, as);
}
