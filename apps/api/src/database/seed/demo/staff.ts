import { levels } from "@polyportal/domain/student/levels";
import { staffRelationships } from "@polyportal/domain/staff-request/staff-requests";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../connect.ts";
import { classAdvisers, staffOffices, userRoles } from "../../schema/rights.ts";
import { rightsReviews } from "../../schema/rights-review.ts";
import { staff, staffAccounts } from "../../schema/staff.ts";
import { staffRequests } from "../../schema/staff-request.ts";
import type { users } from "../../schema/users.ts";
import { currentSessionId } from "./admissions.ts";
import { insertMany } from "./insert-many.ts";
import { firstNames, surnames } from "./names.ts";
import { departmentRows, facultyRows } from "./school.ts";

type Account = typeof users.$inferInsert;

/** Titles and designations of the demo's staff; all others are "Mr" or "Mrs" and administrative officers. */
const known: Readonly<Record<string, readonly [title: string, designation: string]>> = {
  lecturer: ["Mr", "Lecturer II"],
  hod: ["Dr", "Chief Lecturer"],
  dean: ["Dr", "Chief Lecturer"],
  registrar: ["Mrs", "Registrar"],
  bursar: ["Mr", "Bursar"],
};

/** Who works at the demo school, who heads what, and who advises a class. */
export async function insertStaff(tx: Transaction, accounts: readonly Account[]): Promise<void> {
  const people = accounts.filter(({ userType }) => ["lecturer", "official"].includes(userType));
  const idOf = (userName: string) => {
    const found = people.find((person) => person.userName === userName);
    if (!found) throw new Error(`No demo account is called ${userName}.`);
    return found.id;
  };
  const computing = departmentRows.find(({ code }) => code === "COM");
  const science = facultyRows.find(({ code }) => code === "SSC");
  if (!computing || !science) throw new Error("The demo school has no Computer Science.");

  const members = people.map((person, index) => {
    const [title, designation] = known[person.userName] ?? ["", "Administrative Officer"];
    return {
      userId: person.id,
      row: {
        id: uuid(),
        staffNumber: `ASP/${String(101 + index).padStart(4, "0")}`,
        title,
        designation,
        departmentId: person.userType === "lecturer" ? computing.id : null,
        employmentStatus: "Permanent",
      },
    };
  });
  await tx.insert(staff).values(members.map(({ row }) => row));
  await tx
    .insert(staffAccounts)
    .values(members.map(({ userId, row }) => ({ userId, staffId: row.id })));
  await insertStaffRequests(tx, members);
  await insertAnswered(tx, members, [idOf("hod"), idOf("dean")]);

  const since = "2025-09-01";
  await tx.insert(staffOffices).values([
    {
      id: uuid(),
      office: "head of department",
      departmentId: computing.id,
      holderId: idOf("hod"),
      since,
    },
    {
      id: uuid(),
      office: "dean of faculty",
      facultyId: science.id,
      holderId: idOf("dean"),
      since,
    },
  ]);
  await tx.insert(userRoles).values({
    userId: idOf("exams"),
    role: "course adviser",
    since: new Date(`${since}T08:00:00Z`),
  });
  await insertReviews(tx, people, idOf);
  const adviserOf = (userName: string, levelName: string) => ({
    id: uuid(),
    sessionId: currentSessionId,
    departmentId: computing.id,
    levelId: levels.find(({ name }) => name === levelName)?.id ?? 0,
    adviserId: idOf(userName),
  });
  await tx
    .insert(classAdvisers)
    .values([adviserOf("lecturer", "ND I"), adviserOf("adviser", "ND II")]);
}

const day = 86_400_000;

/** Half of the officials were looked at lately, the others before the summer: they are due again. */
async function insertReviews(
  tx: Transaction,
  people: readonly Account[],
  idOf: (userName: string) => string,
): Promise<void> {
  const officials = people.filter(({ userType }) => userType === "official");
  await insertMany(
    tx,
    rightsReviews,
    officials.map(({ id, userName }, index) => ({
      userId: id,
      confirmedBy: idOf(userName === "super.two" ? "admin" : "super.two"),
      confirmedAt: new Date(Date.now() - (index % 2 === 0 ? 40 : 200) * day),
    })),
  );
}

type Member = { readonly userId: string; readonly row: { readonly id: string } };

/** Applicants who name a member of staff: everybody has one to answer. */
async function insertStaffRequests(tx: Transaction, members: readonly Member[]): Promise<void> {
  const waits = members.map(({ row }, index) => ({
    id: uuid(),
    staffId: row.id,
    sessionId: currentSessionId,
    fullName: `${surnames[(index * 7) % surnames.length]} ${firstNames.Female[(index * 5) % firstNames.Female.length]}`,
    relationship: staffRelationships[index % 2] ?? "ward",
    askedAt: new Date(Date.now() - (index % 6) * 86_400_000),
  }));
  await insertMany(tx, staffRequests, waits);
}

/** What heads were asked in earlier sessions: one confirmed and one denied, one confirmed and one never answered. */
async function insertAnswered(
  tx: Transaction,
  members: readonly Member[],
  heads: readonly string[],
): Promise<void> {
  const answers = [
    [true, false],
    [true, null],
  ];
  const rows = heads.flatMap((userId, head) => {
    const member = members.find((one) => one.userId === userId);
    return (answers[head] ?? []).flatMap((confirmed, index) => {
      const sessionId = currentSessionId - 1 - index;
      const askedAt = new Date(Date.now() - (120 + 365 * index) * day);
      const answeredAt = confirmed === null ? null : new Date(askedAt.getTime() + 2 * day);
      const { row } = member ?? {};
      return row
        ? {
            id: uuid(),
            staffId: row.id,
            sessionId,
            fullName: `${surnames[head * 3 + index]} ${firstNames.Male[head + index]}`,
            relationship: staffRelationships[index] ?? "ward",
            askedAt,
            confirmed,
            answeredAt,
            answeredBy: answeredAt && userId,
            // Those applicants were told long ago.
            toldAt: confirmed ? null : new Date(askedAt.getTime() + 7 * day),
          }
        : [];
    });
  });
  await insertMany(tx, staffRequests, rows);
}
